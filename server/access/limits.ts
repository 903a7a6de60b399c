/** Token buckets: how much one guest or one address may ask for. */

export interface Limit {
  /** So many at once … */
  readonly burst: number;
  /** … and then so many a second. */
  readonly perSecond: number;
}

export interface Limits {
  /** Requests to the API, by address. */
  readonly requests: Limit;
  /** Pages and their files, by address: a first visit takes some dozens. */
  readonly pages: Limit;
  /** Tables opened, by address. */
  readonly tables: Limit;
  /** Messages, by connection. */
  readonly messages: Limit;
  /** Connections opened, by address. */
  readonly connections: Limit;
  /** Connections open at a time, by address. */
  readonly sockets: number;
  /** Messages beyond `messages` that are still refused, by connection; whoever goes on is cut off. */
  readonly refusals: Limit;
  /** Lines of chat, by guest. */
  readonly chat: Limit;
  /** New names, links to another device and uses of one, by address. */
  readonly identity: Limit;
  /** Attempts to sign in, by the name that is tried. */
  readonly signIn: Limit;
  /** Largest message over a socket, in bytes. */
  readonly message: number;
  /** Largest body of a request, in bytes. */
  readonly body: number;
  /** Tables that one connection may watch. */
  readonly watched: number;
}

export const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 20 },
  pages: { burst: 2000, perSecond: 100 },
  tables: { burst: 60, perSecond: 0.5 },
  messages: { burst: 100, perSecond: 30 },
  connections: { burst: 60, perSecond: 5 },
  sockets: 500,
  refusals: { burst: 300, perSecond: 5 },
  chat: { burst: 5, perSecond: 0.5 },
  identity: { burst: 20, perSecond: 0.1 },
  signIn: { burst: 20, perSecond: 0.03 },
  message: 16_384,
  body: 65_536,
  watched: 20,
};

const MOST_BUCKETS = 10_000;

export class Buckets {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** `now` in milliseconds. */
  constructor(limit: Limit, now: () => number = () => performance.now()) {
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
