/** The limits of a server: requests, messages and connections, sizes. */
import type { RateLimit } from './rate-limiter.ts';

export interface Limits {
  /** Requests to the API, by address. */
  readonly requests: RateLimit;
  /** Pages and their files, by address: a first visit takes some dozens. */
  readonly pages: RateLimit;
  /** Tables opened, by address. */
  readonly tables: RateLimit;
  /** Messages, by connection. */
  readonly messages: RateLimit;
  /** Connections opened, by address. */
  readonly connections: RateLimit;
  /** Connections open at a time, by address. */
  readonly sockets: number;
  /** Messages beyond `messages` that are still refused, by connection; then it is closed. */
  readonly refusals: RateLimit;
  /** Lines of chat, by guest. */
  readonly chat: RateLimit;
  /** New names, links to another device and uses of one, by address. */
  readonly identity: RateLimit;
  /** Attempts to sign in, by the name that is tried. */
  readonly signIn: RateLimit;
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
