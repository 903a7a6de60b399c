/** Rings when the next flag falls. */
import type { UpClock } from './upclock.ts';

/** A timer takes no more than 2^31 - 1 ms; a longer wait is looked at again. */
const LONGEST_WAIT = 3_600_000;

export class FlagTimer {
  readonly #up: UpClock;
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ring` may be called early, never late: it looks for itself whether a flag has fallen. */
  constructor(up: UpClock, ring: () => void) {
    this.#up = up;
    this.#ring = ring;
  }

  /** Waits for this moment of the service's up time instead of any other; undefined = for none. */
  set(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, at - this.#up.now()));
    this.#timer = setTimeout(this.#ring, wait + 1);
  }
}
