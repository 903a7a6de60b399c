/** A rate limiter with one token bucket per key. */

export interface RateLimit {
  /** Size of the bucket: so many requests may come at once. */
  readonly burst: number;
  /** Tokens refilled per second. */
  readonly perSecond: number;
}

/** Beyond this many keys the least recently used one is dropped, which bounds the memory. */
const MOST_BUCKETS = 10_000;

export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param now a monotonic clock, in milliseconds */
  constructor(limit: RateLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes one token from the bucket of `key`; false if it has none left. */
  take(key: string): boolean {
    const now = this.#now();
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    // The least recently used bucket has refilled for longest, so dropping it gives its client least.
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value!);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }
}
