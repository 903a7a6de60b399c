/**
 * The moment that is shown on the table. A game without hidden information replays its moments itself and
 * always receives the present. For other games the past is the view that the server returns for this viewer.
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
  /** Counts arrived views. */
  #arrived = $state(0);
  /** The last moment stays visible until the next one has arrived. */
  #last: Moment | undefined;

  /**
   * To be called during the setup of a component.
   * @param hides whether the game hides information from anybody
   */
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

  /** Undefined until the first view has arrived. */
  readonly moment: Moment | undefined = $derived.by(() => {
    const view = this.#session.picture?.view;
    const { at, live, story } = this.#moments;
    if (view === undefined) return undefined;
    if (live || !this.#hides()) return { at, view };
    void this.#arrived;
    const past = this.#past.get(story, at);
    return past === undefined ? this.#last : { at, view: past };
  });

  /** Fetches the moment that is shown, then prefetches its neighbours, which are usually shown next. */
  async #fetch(at: number, last: number): Promise<void> {
    for (const moment of [at, at + 1, at - 1]) {
      if (moment < 0 || moment >= last) continue;
      if (await this.#past.fetch(() => this.#moments.story, moment)) this.#arrived++;
    }
  }
}
