/**
 * The service's own clock: how long it has been up in all its lives, in milliseconds. It never goes back and
 * stands still while the server is down, so every game clock is credited the downtime by itself: entries of a
 * log carry their time on this clock. It is kept with every write; a crash takes back what passed since the last
 * one, in favour of the players whose time ran.
 */
import type { Storage } from './storage.ts';

export class UptimeClock {
  /** When this life began: how long the service had been up before. */
  readonly began: number;
  readonly #since: number;
  readonly #steady: () => number;

  /** `steady` is a clock that never goes back, in milliseconds. */
  constructor(storage: Storage, steady: () => number = () => performance.now()) {
    this.#steady = steady;
    this.#since = steady();
    this.began = Math.floor(storage.keepTime(() => this.now()));
  }

  now(): number {
    // Whole milliseconds: small integers are what keeps a resident table small.
    return Math.floor(this.began + Math.max(0, this.#steady() - this.#since));
  }
}
