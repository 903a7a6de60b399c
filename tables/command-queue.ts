/** The queue of one table: one thing at a time, in order of arrival. */
import type { UptimeClock } from './uptime-clock.ts';

export class CommandQueue {
  readonly #up: UptimeClock;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** When anything was last asked for, on the service's up time. */
  touched: number;

  constructor(up: UptimeClock) {
    this.#up = up;
    this.touched = up.now();
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.touched = this.#up.now();
    const result = this.#tail.then(job).finally(() => {
      this.#waiting--;
    });
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Jobs that wait or are being done. */
  get waiting(): number {
    return this.#waiting;
  }
  /** When everything that was asked so far is done. */
  get finished(): Promise<unknown> {
    return this.#tail;
  }
}
