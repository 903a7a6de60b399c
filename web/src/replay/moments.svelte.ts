/**
 * The moments of a match, and which one is shown. Each has an address; the present is the address without a
 * number.
 */

import type { Session } from '../connection/session.svelte.ts';
import { router } from '../frame/router.svelte.ts';
import { settings } from '../frame/settings.svelte.ts';

/** Pause of the playback between two moments in milliseconds, beside the animation. */
const REST = 900;
/** Animation steps allowed for a turn. */
const STEPS = 4;

export class Moments {
  readonly #session: Session;
  readonly #wanted: () => number | undefined;
  /** Is the playback running? */
  playing = $state(false);
  /** Where the playback ends; undefined: with the present. */
  #until = $state<number | undefined>();

  /** @param wanted the moment given by the address */
  constructor(session: Session, wanted: () => number | undefined) {
    this.#session = session;
    this.#wanted = wanted;
    $effect(() => {
      if (!this.playing) return;
      if (this.live || this.at === this.#until) {
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

  /** Starts or stops the playback, which begins at the start when the present is shown. */
  readonly play = (on: boolean): void => {
    this.playing = on;
    this.#until = undefined;
    if (on && this.live) this.show(0);
  };

  /** Plays what happened from one moment to another. */
  readonly replay = (from: number, to: number): void => {
    this.show(from);
    this.#until = to;
    this.playing = true;
  };
}
