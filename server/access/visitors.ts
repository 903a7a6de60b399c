/**
 * Visitors: every browser gets a random token in an HttpOnly cookie. The server stores only the token's SHA-256, and
 * stores nothing about a new visitor until they do something that has to be kept, such as sitting down at a table,
 * choosing a name or writing a chat line.
 */
import type { IncomingMessage } from 'node:http';
import { guestOf, newToken } from '#tables/ids.ts';
import type { People } from '../people/people.ts';

const COOKIE = 'ludoteca';
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 3600;

export interface Visitor {
  /** Id of the guest. */
  readonly guest: string;
  /** Id of the guest's browser: SHA-256 of its token. */
  readonly device: string;
  /** Value of the Set-Cookie header for a new visitor. */
  readonly setCookie?: string;
}

const cookieOf = (request: IncomingMessage): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && TOKEN.test(value)) return value;
  }
  return undefined;
};

/** Does the browser use HTTPS, with this server or with a proxy in front of it? */
const isSecure = (request: IncomingMessage): boolean =>
  request.headers['x-forwarded-proto'] === 'https' || 'encrypted' in request.socket;

/** Value of the Set-Cookie header that gives a browser this token. */
export const cookieFor = (request: IncomingMessage, token: string): string => {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${COOKIE}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${MAX_AGE}${secure}`;
};

/** The sender of a request: the guest to whom the browser belongs, or a new one. */
export const visitorOf = async (
  request: IncomingMessage,
  people: Pick<People, 'guestOf'>,
): Promise<Visitor> => {
  const known = cookieOf(request);
  if (known !== undefined) {
    const device = guestOf(known);
    const guest = await people.guestOf(device);
    if (guest !== undefined) return { guest, device };
  }
  const token = newToken();
  const guest = guestOf(token);
  return { guest, device: guest, setCookie: cookieFor(request, token) };
};
