/** Which proxies and origins are trusted, and what follows: the client's address, and whether a page may talk to us. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export interface ProxyPolicy {
  /** Believe X-Forwarded-For and X-Forwarded-Host, because a proxy of the host's sets them. */
  readonly trustProxy: boolean;
  /** Further origins that may talk to us, e.g. "https://games.example". */
  readonly origins: readonly string[];
}

const firstOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** The client's address for rate limits; of IPv6 the /64 network, because a subscriber has all of one. */
export const clientAddress = (request: IncomingMessage, proxy: ProxyPolicy): string => {
  const address =
    (proxy.trustProxy ? firstOf(request.headers['x-forwarded-for']) : undefined) ??
    request.socket.remoteAddress ??
    '';
  return isIPv6(address) ? networkOf(address) : address;
};

/** The first 64 bits of an IPv6 address; an IPv4-mapped address is the IPv4 address. */
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
export const isAllowedOrigin = (request: IncomingMessage, proxy: ProxyPolicy): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (proxy.origins.includes(origin)) return true;
  const host =
    (proxy.trustProxy ? firstOf(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
