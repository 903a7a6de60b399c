/** Trust in reverse proxies, host names and origins: the client's address, and which pages may use the API. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

export interface ProxyPolicy {
  /**
   * Trust the last entry of X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto, which the operator's own proxy has
   * written. Entries before it come from the client.
   */
  readonly trustProxy: boolean;
  /** Further origins whose pages may use the API, e.g. "https://games.example". */
  readonly origins: readonly string[];
  /** Names under which this server is reached, beside localhost and addresses, without ports. */
  readonly hosts: readonly string[];
}

/** The last entry of a header that each proxy appends to. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/**
 * The client's address for rate limits. IPv6 clients are limited by /64 network, because a subscriber has a whole one.
 */
export const clientAddress = (request: IncomingMessage, proxy: ProxyPolicy): string => {
  const address =
    (proxy.trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined) ??
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

/** The host that the client asked for, with its port. */
const hostOf = (request: IncomingMessage, proxy: ProxyPolicy): string | undefined =>
  (proxy.trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined) ?? request.headers.host;

/** A host without its port and without the brackets of an IPv6 address, in lower case. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/**
 * Protection against DNS rebinding: a foreign page's name that is made to lead to this server must not count as its own
 * origin. Addresses cannot be rebound, nor can localhost.
 */
export const isAllowedHost = (request: IncomingMessage, proxy: ProxyPolicy): boolean => {
  const host = hostOf(request, proxy);
  if (host === undefined) return true;
  const name = nameIn(host);
  return name === 'localhost' || isIP(name) !== 0 || proxy.hosts.includes(name);
};

/** Names under which a server is reached: the address that it listens on, and those of its origins and public URL. */
export const hostsOf = (urls: readonly string[], listensOn: string): readonly string[] => [
  listensOn.toLowerCase(),
  ...urls.filter((url) => URL.canParse(url)).map((url) => nameIn(new URL(url).host)),
];

/** Does the browser use HTTPS, with this server or with a proxy in front of it? */
export const isSecure = (request: IncomingMessage): boolean =>
  lastOf(request.headers['x-forwarded-proto']) === 'https' || 'encrypted' in request.socket;

/**
 * CSRF protection: is the request from a page of this server or of an allowed origin? A foreign page must not act with
 * a visitor's cookies. Without an Origin header the request is allowed: a program other than a browser has only its own
 * cookies.
 */
export const isAllowedOrigin = (request: IncomingMessage, proxy: ProxyPolicy): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (proxy.origins.includes(origin)) return true;
  const host = hostOf(request, proxy);
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
};
