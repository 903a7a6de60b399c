/**
 * The moment that lies on the table. A game that hides nothing replays its moments itself and is always given the
 * present; the past of a game with secrets is what the referee says that these eyes saw then.
 */
import { untrack } from 'svelte';
import type { View } from '#engine/match/view.ts';
import type { Session } from '../connection/session.svelte.ts';
import type { Moments } from './moments.svelte.ts';
import { PastViews } from './past-views.ts';

export interface Moment {
  readonly at: number;
  readonly view: View;
}

export class ShownMoment {
  readonly #session: Session;
  readonly #moments: Moments;
  readonly #hides: () => boolean;
  readonly #past: PastViews;
  /** Counts what has arrived. */
  #arrived = $state(0);
  /** What lay there last stays until the next is here. */
  #last: Moment | undefined;

  /** Called while a component is being set up. `hides`: does the game hide anything from anybody? */
  constructor(session: Session, moments: Moments, hides: () => boolean) {
    this.#session = session;
    this.#moments = moments;
    this.#hides = hides;
    this.#past = new PastViews((moment) => session.past(moment));
    $effect(() => {
      this.#last = this.moment;
    });
    $effect(() => {
      const { at, last, live, story } = moments;
      if (live || !hides()) return;
      void story;
      untrack(() => void this.#fetch(at, last));
    });
  }

  /** Undefined until the first one is here. */
  readonly moment: Moment | undefined = $derived.by(() => {
    const view = this.#session.picture?.view;
    const { at, live, story } = this.#moments;
    if (view === undefined) return undefined;
    if (live || !this.#hides()) return { at, view };
    void this.#arrived;
    const past = this.#past.get(story, at);
    return past === undefined ? this.#last : { at, view: past };
  });

  /** The moment that is wanted, then its neighbours: whoever looks at one mostly goes on to the next. */
  async #fetch(at: number, last: number): Promise<void> {
    for (const moment of [at, at + 1, at - 1]) {
      if (moment < 0 || moment >= last) continue;
      if (await this.#past.fetch(() => this.#moments.story, moment)) this.#arrived++;
    }
  }
}
