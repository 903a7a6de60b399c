/**
 * A fake clock for all worlds, which advances only when told to: a difference of one millisecond shows, and a bot's
 * pause costs no time. It replaces JavaScript's globals only; sockets and files are not affected.
 */

type Job = (...args: unknown[]) => void;

interface Timer {
  at: number;
  readonly n: number;
  readonly every: number | undefined;
  readonly job: () => void;
}

const REAL = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  dateNow: Date.now,
  performanceNow: performance.now.bind(performance),
  uptime: process.uptime.bind(process),
};

/** A fixed moment in 2026, so that no run depends on its date. */
const BEGIN = 1_790_000_000_000;

/** The true time. */
export const trueNow = (): number => REAL.performanceNow();

/** Waits for one turn of the event loop. */
export const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

export class StandingTime {
  #now = 0;
  #count = 0;
  readonly #timers = new Map<number, Timer>();

  /** Milliseconds since its creation. */
  get now(): number {
    return this.#now;
  }

  /** Installs the clock in this process; the returned function restores the real one. */
  install(): () => void {
    const handleOf = (n: number): object => {
      const handle = {
        ref: () => handle,
        unref: () => handle,
        hasRef: () => true,
        refresh: () => handle,
        [Symbol.toPrimitive]: () => n,
        [Symbol.dispose]: () => void this.#timers.delete(n),
      };
      return handle;
    };
    const set = (job: Job, wait: number, args: unknown[], again: boolean): object => {
      const n = ++this.#count;
      const ms = Math.max(1, Number(wait) || 0);
      this.#timers.set(n, { n, at: this.#now + ms, every: again ? ms : undefined, job: () => job(...args) });
      return handleOf(n);
    };
    const clear = (handle: unknown): void => {
      if (handle !== undefined && handle !== null) this.#timers.delete(Number(handle));
    };
    Object.assign(globalThis, {
      setTimeout: (job: Job, wait = 0, ...args: unknown[]) => set(job, wait, args, false),
      setInterval: (job: Job, wait = 0, ...args: unknown[]) => set(job, wait, args, true),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => BEGIN + this.#now;
    performance.now = () => this.#now;
    process.uptime = () => this.#now / 1000;
    return () => {
      const { setTimeout, clearTimeout, setInterval, clearInterval } = REAL;
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Date.now = REAL.dateNow;
      performance.now = REAL.performanceNow;
      process.uptime = REAL.uptime;
    };
  }

  /** Advances by so many milliseconds; awaits `settle` after every moment at which a timer fired. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      let next = Number.POSITIVE_INFINITY;
      for (const { at } of this.#timers.values()) if (at < next) next = at;
      if (next > end) break;
      this.#now = Math.max(this.#now, next);
      for (const timer of [...this.#timers.values()]) {
        if (timer.at > this.#now || this.#timers.get(timer.n) !== timer) continue;
        if (timer.every === undefined) this.#timers.delete(timer.n);
        else timer.at += timer.every;
        timer.job();
      }
      await settle();
    }
    this.#now = end;
  }
}
