/** The moments of a match, of which one is looked at. Each has an address; the present is the one without a number. */

import type { Session } from '../connection/session.svelte.ts';
import { router } from '../frame/router.svelte.ts';
import { settings } from '../frame/settings.svelte.ts';

/** A replay rests so long between two moments, beside the time that they take; milliseconds. */
const REST = 900;
/** Steps of motion that a turn is given. */
const STEPS = 4;

export class Moments {
  readonly #session: Session;
  readonly #wanted: () => number | undefined;
  /** Are the moments shown one after the other? */
  playing = $state(false);

  /** @param wanted the moment that the address names */
  constructor(session: Session, wanted: () => number | undefined) {
    this.#session = session;
    this.#wanted = wanted;
    $effect(() => {
      if (!this.playing) return;
      if (this.live) {
        this.playing = false;
        return;
      }
      const next = this.at + 1;
      const timer = setTimeout(() => this.show(next), REST + settings.pace * STEPS);
      return () => clearTimeout(timer);
    });
  }

  readonly story = $derived.by(() => this.#session.picture?.story ?? []);
  readonly last: number = $derived.by(() => this.story.at(-1)?.index ?? 0);
  readonly at: number = $derived.by(() => Math.min(this.#wanted() ?? this.last, this.last));
  readonly live: boolean = $derived.by(() => this.at >= this.last);

  readonly show = (index: number): void => {
    const target = Math.max(0, Math.min(index, this.last));
    router.go(`/t/${this.#session.table}${target >= this.last ? '' : `?at=${target}`}`, 'replace');
  };

  /** Starts or stops the replay, which begins anew at the present. */
  readonly play = (on: boolean): void => {
    this.playing = on;
    if (on && this.live) this.show(0);
  };
}
