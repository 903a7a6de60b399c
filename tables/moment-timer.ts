/** A timer for moments of the service's up time. */
import type { UptimeClock } from './uptime-clock.ts';

/** A timer takes no more than 2^31 - 1 ms; a longer wait is looked at again. */
const LONGEST_WAIT = 3_600_000;

export class MomentTimer {
  readonly #up: UptimeClock;
  readonly #ring: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it rings. */
  #at = Number.POSITIVE_INFINITY;

  /** `ring` may be called early, never late: it looks for itself what is due. */
  constructor(up: UptimeClock, ring: () => void) {
    this.#up = up;
    this.#ring = ring;
  }

  /** Waits for this moment of the service's up time instead of any other; undefined = for none. */
  set(at: number | undefined): void {
    // A later moment is set again when it has rung for the earlier one: most moments are put off before they come.
    if (at !== undefined && this.#at <= at) return;
    clearTimeout(this.#timer);
    this.#at = Number.POSITIVE_INFINITY;
    if (at === undefined) return;
    const now = this.#up.now();
    const wait = Math.min(LONGEST_WAIT, Math.max(0, at - now));
    this.#at = now + wait;
    this.#timer = setTimeout(() => {
      this.#at = Number.POSITIVE_INFINITY;
      this.#ring();
    }, wait + 1);
  }
}
