/**
 * Requests to URLs that users have entered, guarded against server-side request forgery (SSRF): only public addresses,
 * never this machine or its network. The host name is resolved once and the connection goes to the checked address, so
 * DNS rebinding fails. Redirects are not followed.
 *
 * Names are asked of the name servers directly, with a time-out of their own. The system's lookup would take one of the
 * four threads that files and passwords need as well, for as long as a slow name server likes.
 */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE = 10_000;
/** Milliseconds that a name may take. */
const NAME_PATIENCE = 3000;

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv4');
/** IPv6: only global unicast, except Teredo and 6to4 (which tunnel to IPv4) and the documentation prefixes. */
const globalNetworks = new BlockList();
globalNetworks.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is publicly routable. False for text that is no IP address. */
export const isPublic = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !privateNetworks.check(address, 'ipv4');
    case 6:
      return globalNetworks.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6');
    default:
      return false;
  }
};

export interface UrlPolicy {
  /** For tests: allows requests to this machine, also without TLS. */
  readonly loopback?: boolean;
  /** For tests: the addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** Why a URL is refused; undefined if it is allowed. Host names are resolved and checked only by the request itself. */
export const refuseUrl = (text: string, { loopback = false }: UrlPolicy): string | undefined => {
  if (!URL.canParse(text)) return 'no address';
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (loopback && LOOPBACK.has(host) && /^https?:$/.test(url.protocol)) return undefined;
  if (url.protocol !== 'https:') return 'https only';
  if (url.username !== '' || url.password !== '') return 'no password in it';
  if (url.port !== '' && Number(url.port) < 1024) return 'no such port';
  if (isIP(host) !== 0 && !isPublic(host)) return 'not in the open Internet';
  return undefined;
};

const resolver = new Resolver({ timeout: NAME_PATIENCE, tries: 1 });

/** All addresses of a name; none where it has none. */
const resolveName = async (name: string): Promise<readonly LookupAddress[]> => {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one, i) =>
    one.status === 'rejected' ? [] : one.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })),
  );
};

/** Rejects after `ms` milliseconds unless `job` is done. */
const within = async <T>(ms: number, job: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('The name takes too long')), ms);
  });
  try {
    return await Promise.race([job, late]);
  } finally {
    clearTimeout(timer);
  }
};

const guardedLookup =
  ({ resolve = resolveName }: UrlPolicy): LookupFunction =>
  (host, options, done) => {
    within(NAME_PATIENCE, resolve(host)).then(
      (found) => {
        const bad = found.find(({ address }) => !isPublic(address));
        if (bad || found.length === 0) done(new Error('Not in the open Internet'), []);
        else if (options.all) done(null, [...found]);
        else done(null, found[0]!.address, found[0]!.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    );
  };

export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

/** Sends a POST request and returns the status code. Rejects if the URL is refused or no response comes in time. */
export const postToPublicUrl = (outgoing: OutgoingPost, policy: UrlPolicy): Promise<number> =>
  new Promise((done, failed) => {
    const refused = refuseUrl(outgoing.url, policy);
    if (refused !== undefined) return failed(new Error(refused));
    const url = new URL(outgoing.url);
    const open = policy.loopback && LOOPBACK.has(url.hostname.replace(/^\[|\]$/g, ''));
    const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = ask(url, {
      method: 'POST',
      headers: { ...outgoing.headers, 'Content-Length': Buffer.byteLength(outgoing.body) },
      ...(open ? {} : { lookup: guardedLookup(policy) }),
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    request.once('error', failed);
    request.once('response', (response) => {
      // Only the status matters, and the body may be endless.
      response.destroy();
      done(response.statusCode ?? 0);
    });
    request.end(outgoing.body);
  });
