/**
 * The moments of a match, and which one is shown. Each has an address; the present is the address without a
 * number.
 */

import { lastMoment } from '#kit/story.ts';
import type { Session } from '../connection/session.svelte.ts';
import { router } from '../frame/router.svelte.ts';
import { settings } from '../frame/settings.svelte.ts';

/** Pause of the playback between two moments in milliseconds, beside the animation. */
const REST = 900;
/** Before the first of them, when somebody wants to see something again. */
const START = 600;
/** Animation steps allowed for a turn. */
const STEPS = 4;

export class Moments {
  readonly #session: Session;
  readonly #wanted: () => number | undefined;
  /** Is the playback running? */
  playing = $state(false);
  /** Where the playback ends; undefined: with the present. */
  #until = $state<number | undefined>();
  /** Where it began, if somebody wanted to see something again. */
  #start: number | undefined;
  /** Does the playback go on to the present at its end? */
  #returns = false;

  /** @param wanted the moment given by the address */
  constructor(session: Session, wanted: () => number | undefined) {
    this.#session = session;
    this.#wanted = wanted;
    $effect(() => {
      if (!this.playing) return;
      const done = this.at === this.#until;
      if (this.live || (done && !this.#returns)) {
        this.playing = false;
        return;
      }
      const next = done ? this.last : this.at + 1;
      const rest = this.at === this.#start ? START : REST + settings.pace * STEPS;
      const timer = setTimeout(() => this.show(next), rest);
      return () => clearTimeout(timer);
    });
  }

  readonly story = $derived.by(() => this.#session.picture?.story ?? []);
  readonly last: number = $derived.by(() => lastMoment(this.story));
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
    this.#start = undefined;
    this.#returns = false;
    if (on && this.live) this.show(0);
  };

  /** Plays what happened from one moment to another. `returns`: and then shows the present again. */
  readonly replay = (from: number, to: number, returns = false): void => {
    this.show(from);
    this.#start = from;
    this.#until = to;
    this.#returns = returns;
    this.playing = true;
  };
}
