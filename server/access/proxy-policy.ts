/** Trust in reverse proxies and origins. It decides the client's address and which pages may use the API. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export interface ProxyPolicy {
  /** Trust X-Forwarded-For (its first entry) and X-Forwarded-Host, because the operator's own proxy sets them. */
  readonly trustProxy: boolean;
  /** Further origins whose pages may use the API, e.g. "https://games.example". */
  readonly origins: readonly string[];
}

const firstOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/**
 * The client's address for rate limits. IPv6 clients are limited by /64 network, because a subscriber has a whole one.
 */
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
 * CSRF protection: is the request from a page of this server or of an allowed origin? A foreign page must not act with
 * a visitor's cookies. Without an Origin header the request is allowed: a program other than a browser has only its own
 * cookies.
 */
export const isAllowedOrigin = (request: IncomingMessage, proxy: ProxyPolicy): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (proxy.origins.includes(origin)) return true;
  const host =
    (proxy.trustProxy ? firstOf(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
