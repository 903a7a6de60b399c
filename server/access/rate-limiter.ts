/** A rate limiter: one token bucket for each key. */

export interface RateLimit {
  /** Requests at once. */
  readonly burst: number;
  /** Tokens that come back each second. */
  readonly perSecond: number;
}

/** Beyond this many keys the one unused for longest is dropped. */
const MOST_BUCKETS = 10_000;

export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** `now` in milliseconds. */
  constructor(limit: RateLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes one token; false when there is none. */
  take(key: string): boolean {
    const now = this.#now();
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    // The longest unused ones go first; they are the fullest.
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value!);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }
}
