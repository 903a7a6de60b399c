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

  /** Takes `weight` tokens from the bucket of `key`, by default one; false if it has fewer left. */
  take(key: string, weight = 1): boolean {
    const bucket = this.#bucketOf(key);
    if (bucket.tokens < weight) return false;
    bucket.tokens -= weight;
    return true;
  }

  /**
   * Takes tokens that may still have to come: answers with the milliseconds to wait for them, in order of arrival.
   * Undefined, and nothing is taken, if that would be longer than `patience`.
   */
  reserve(key: string, weight: number, patience: number): number | undefined {
    const bucket = this.#bucketOf(key);
    const wait = (Math.max(0, weight - bucket.tokens) / this.#limit.perSecond) * 1000;
    if (wait > patience) return undefined;
    bucket.tokens -= weight;
    return wait;
  }

  #bucketOf(key: string): { tokens: number; at: number } {
    const now = this.#now();
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    // The least recently used bucket has refilled for longest, so dropping it gives its client least.
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}
