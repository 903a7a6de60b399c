/** The limits of a server: rates and sizes of requests, messages and connections. "By address" is by client address. */
import type { RateLimit } from './rate-limiter.ts';

export interface Limits {
  /** Requests to the API, by address. */
  readonly requests: RateLimit;
  /** Requests for pages and their files, by address. A first visit makes some dozens. */
  readonly pages: RateLimit;
  /** Tables opened, by address. */
  readonly tables: RateLimit;
  /** Messages over a WebSocket, by connection. */
  readonly messages: RateLimit;
  /** New WebSocket connections, by address. */
  readonly connections: RateLimit;
  /** WebSocket connections open at the same time, by address: a club shares one. */
  readonly sockets: number;
  /** The same by guest: pages that somebody has open. */
  readonly socketsOfGuest: number;
  /**
   * Whole tables and earlier moments that are shown (`WEIGHTS`), by guest and by address. What is beyond waits, up to
   * ten seconds, and is refused after that.
   */
  readonly shownToGuest: RateLimit;
  readonly shownToAddress: RateLimit;
  /**
   * Messages above the limit `messages` that are answered with a refusal, by connection. Beyond it the connection is
   * closed.
   */
  readonly refusals: RateLimit;
  /** Chat lines, by guest. */
  readonly chat: RateLimit;
  /** Changes of names, accounts, devices, vacations and notifications, by address. */
  readonly identity: RateLimit;
  /** Attempts to sign in by password, by the account name that is tried. */
  readonly signIn: RateLimit;
  /** Largest message over a WebSocket, in bytes. */
  readonly message: number;
  /** Largest request body, in bytes. */
  readonly body: number;
  /** Tables that one connection may watch at the same time. */
  readonly watched: number;
}

export const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 20 },
  pages: { burst: 2000, perSecond: 100 },
  tables: { burst: 60, perSecond: 0.5 },
  messages: { burst: 100, perSecond: 30 },
  connections: { burst: 60, perSecond: 5 },
  sockets: 200,
  socketsOfGuest: 8,
  shownToGuest: { burst: 80, perSecond: 16 },
  shownToAddress: { burst: 400, perSecond: 80 },
  refusals: { burst: 300, perSecond: 5 },
  chat: { burst: 5, perSecond: 0.5 },
  identity: { burst: 20, perSecond: 0.1 },
  signIn: { burst: 20, perSecond: 0.03 },
  message: 16_384,
  body: 65_536,
  watched: 20,
};

/**
 * What it costs to show something, in tokens: about half a millisecond of processor time each. `again`: a table that the
 * connection follows already, whose picture is mostly known.
 */
export const WEIGHTS = { watch: 4, again: 2, past: 4 } as const;
/** Milliseconds that a table or an earlier moment waits for its tokens at most. */
export const SHOWN_PATIENCE = 10_000;
