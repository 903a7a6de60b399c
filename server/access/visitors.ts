/**
 * Visitors: every browser gets a random token in a cookie that scripts cannot read; the server knows its SHA-256 only.
 * Nothing is stored before a guest sits down.
 */
import type { IncomingMessage } from 'node:http';
import { guestOf, newToken } from '#tables/ids.ts';
import type { People } from '../people/people.ts';

const COOKIE = 'ludoteca';
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 3600;

export interface Visitor {
  /** Who it is. */
  readonly guest: string;
  /** Which of their browsers: SHA-256 of its token. */
  readonly device: string;
  /** To be sent when the visitor is new. */
  readonly setCookie?: string;
}

const cookieOf = (request: IncomingMessage): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && TOKEN.test(value)) return value;
  }
  return undefined;
};

/** Does the browser speak https with us, or with a proxy before us? */
const isSecure = (request: IncomingMessage): boolean =>
  request.headers['x-forwarded-proto'] === 'https' || 'encrypted' in request.socket;

/** The header that gives a browser this token. */
export const cookieFor = (request: IncomingMessage, token: string): string => {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${COOKIE}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${MAX_AGE}${secure}`;
};

/** Who asks: the guest whose device it is, or somebody new. */
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
