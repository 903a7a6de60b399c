/**
 * Guests: whoever comes gets a random token in a cookie that scripts cannot read; the server knows its SHA-256
 * only. Nothing is stored before a guest sits down.
 */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { guestOf, newToken } from '#tables/ids.ts';
import type { People } from '../people/people.ts';

const COOKIE = 'ludoteca';
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 24 * 3600;

export interface Visitor {
  /** Who it is. */
  readonly guest: string;
  /** Which of his browsers: SHA-256 of its token. */
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

export interface Doorman {
  /** Believe X-Forwarded-For and X-Forwarded-Host, because a proxy of the host's sets them. */
  readonly trustProxy: boolean;
  /** Further origins that may talk to us, e.g. "https://games.example". */
  readonly origins: readonly string[];
}

const firstOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** The address that limits count for: of IPv6 the network, because whoever has one address there has all of it. */
export const addressOf = (request: IncomingMessage, door: Doorman): string => {
  const address =
    (door.trustProxy ? firstOf(request.headers['x-forwarded-for']) : undefined) ??
    request.socket.remoteAddress ??
    '';
  return isIPv6(address) ? networkOf(address) : address;
};

/** The first 64 bits of an IPv6 address; an IPv4 address in IPv6's clothes is itself. */
const networkOf = (address: string): string => {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old) return old[1]!;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const left = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - behind).fill('0')];
  return `${[...left, '0', '0', '0', '0'].slice(0, 4).join(':')}::`;
};

/**
 * Is this a page of ours that asks, or no page at all? A page of somebody else's must not act with the cookies
 * of our visitors; a program that sends no Origin has no cookies but its own.
 */
export const isOurOrigin = (request: IncomingMessage, door: Doorman): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (door.origins.includes(origin)) return true;
  const host =
    (door.trustProxy ? firstOf(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
