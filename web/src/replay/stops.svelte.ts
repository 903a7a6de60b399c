/** Steps through the moments of a table: one by one, or from one turn of a kind to the next. */
import { type StopKind, stopsOf } from '#kit/caption/stops.ts';
import type { Teller } from '#kit/caption/teller.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { Play } from '../match/play.svelte.ts';

export class Stops {
  readonly #play: Play;
  readonly #module: TableModule;
  #teller = $state.raw<Teller>();
  #kind = $state<StopKind>('all');

  constructor(play: Play, module: TableModule) {
    this.#play = play;
    this.#module = module;
  }

  get kind(): StopKind {
    return this.#kind;
  }
  /** Only a game that can be told has turns of a kind. */
  readonly kinds: readonly StopKind[] = $derived.by(() => {
    if (!this.#module.captions) return ['all'];
    return this.#play.company.mine.length > 0 ? ['all', 'own', 'captures'] : ['all', 'captures'];
  });
  readonly choose = async (kind: StopKind): Promise<void> => {
    try {
      if (kind !== 'all') this.#teller ??= await this.#module.captions?.();
      this.#kind = kind;
    } catch (error) {
      console.warn('Turns cannot be told', error);
      this.#play.desk.why(undefined, say('app.failed'));
    }
  };

  /** Undefined: every moment is one. */
  readonly #stops = $derived.by(() => {
    const { moments, session, company } = this.#play;
    if (this.#kind === 'all' || !this.#teller) return undefined;
    const over = session.picture?.view?.outcome !== undefined;
    return stopsOf(this.#kind, this.#teller, moments.story, over, (seat) => company.isMine(seat));
  });
  /** To the one before; where there is none, to the beginning. */
  readonly back = (): void => {
    const { moments } = this.#play;
    moments.play(false);
    moments.show(this.#stops ? (this.#stops.findLast((one) => one < moments.at) ?? 0) : moments.at - 1);
  };
  /** To the next one; where there is none, to the present. */
  readonly forward = (): void => {
    const { moments } = this.#play;
    moments.play(false);
    moments.show(
      this.#stops ? (this.#stops.find((one) => one > moments.at) ?? moments.last) : moments.at + 1,
    );
  };
}
