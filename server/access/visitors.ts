/**
 * Visitors: every browser gets a random token in an HttpOnly cookie. The server stores only the token's SHA-256, and
 * stores nothing about a new visitor until they do something that has to be kept, such as sitting down at a table,
 * choosing a name or writing a chat line.
 */
import type { IncomingMessage } from 'node:http';
import { guestOf, newToken } from '#tables/ids.ts';
import type { People } from '../people/people.ts';
import { isSecure } from './proxy-policy.ts';

const PLAIN = 'ludoteca';
/** Over HTTPS: browsers take a cookie of this name only from this very host, not from one of its subdomains. */
const SECURE = '__Host-ludoteca';
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 3600;

export interface Visitor {
  /** Id of the guest. */
  readonly guest: string;
  /** Id of the guest's browser: SHA-256 of its token. */
  readonly device: string;
  /** Value of the Set-Cookie header for a new visitor, or one whose cookie gets another name. */
  readonly setCookie?: string;
}

/** The first good token under this name. */
const tokenIn = (request: IncomingMessage, wanted: string): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && TOKEN.test(value)) return value;
  }
  return undefined;
};

/** Value of the Set-Cookie header that gives a browser this token. */
export const cookieFor = (request: IncomingMessage, token: string): string => {
  const [name, secure] = isSecure(request) ? [SECURE, '; Secure'] : [PLAIN, ''];
  return `${name}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${MAX_AGE}${secure}`;
};

/** The sender of a request: the guest to whom the browser belongs, or a new one. */
export const visitorOf = async (
  request: IncomingMessage,
  people: Pick<People, 'guestOf'>,
): Promise<Visitor> => {
  const secured = isSecure(request) ? tokenIn(request, SECURE) : undefined;
  // A browser that came before cookies had the other name, or over plain HTTP, stays who it is.
  const known = secured ?? tokenIn(request, PLAIN);
  if (known !== undefined) {
    const device = guestOf(known);
    const guest = await people.guestOf(device);
    const renamed = isSecure(request) && secured === undefined;
    if (guest !== undefined)
      return { guest, device, ...(renamed ? { setCookie: cookieFor(request, known) } : {}) };
  }
  const token = newToken();
  const guest = guestOf(token);
  return { guest, device: guest, setCookie: cookieFor(request, token) };
};
