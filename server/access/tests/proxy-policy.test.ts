/** What a server believes of the proxy before it, under which names it is reached, and what that does to cookies. */
import { type IncomingMessage, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { server } from '../../tests/help/servers.ts';
import {
  clientAddress,
  hostsOf,
  isAllowedHost,
  isAllowedOrigin,
  isSecure,
  type ProxyPolicy,
} from '../proxy-policy.ts';

const POLICY: ProxyPolicy = {
  trustProxy: true,
  origins: [],
  hosts: hostsOf(['https://games.example', 'http://other.example:8080'], '0.0.0.0'),
};
const DIRECT = { ...POLICY, trustProxy: false };

const asked = (headers: IncomingMessage['headers']): IncomingMessage =>
  ({ headers, socket: { remoteAddress: '127.0.0.1' } as Socket }) as IncomingMessage;

test('behind a proxy the address is the one that the proxy wrote, whatever the client put before it', () => {
  const address = (header: string, policy = POLICY) =>
    clientAddress(asked({ 'x-forwarded-for': header }), policy);
  expect(address('198.51.100.7')).toBe('198.51.100.7');
  expect(address('192.0.2.1, 10.0.0.1,198.51.100.7')).toBe('198.51.100.7');
  expect(address('192.0.2.1, 198.51.100.7', DIRECT)).toBe('127.0.0.1');
});

test('behind a proxy the host is the one that the proxy wrote, too', () => {
  const forwarded = {
    origin: 'https://evil.example',
    host: 'games.example',
    'x-forwarded-host': 'evil.example, games.example',
  };
  expect(isAllowedOrigin(asked(forwarded), POLICY)).toBe(false);
  expect(isAllowedOrigin(asked({ ...forwarded, origin: 'https://games.example' }), POLICY)).toBe(true);
  expect(isAllowedHost(asked({ ...forwarded, 'x-forwarded-host': 'evil.example' }), POLICY)).toBe(false);
  expect(isAllowedHost(asked(forwarded), POLICY)).toBe(true);
  expect(isSecure(asked({ 'x-forwarded-proto': 'https, http' }))).toBe(false);
  expect(isSecure(asked({ 'x-forwarded-proto': 'https' }))).toBe(true);
});

const NAMES: readonly (readonly [string, boolean])[] = [
  ['127.0.0.1:8080', true],
  ['192.168.1.20', true],
  ['[::1]:8080', true],
  ['localhost', true],
  ['LOCALHOST:9000', true],
  ['games.example', true],
  ['Games.Example:443', true],
  ['other.example', true],
  ['0.0.0.0', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['games.example.evil.example', false],
  ['127.0.0.1.evil.example', false],
];
test.each(NAMES)('the name %s is ours: %s', (host, ours) => {
  expect(isAllowedHost(asked({ host }), DIRECT)).toBe(ours);
});

const statusFor = (url: string, path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((done, failed) => {
    const request = send(url + path, { headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      done(response.statusCode ?? 0);
    });
    request.on('error', failed);
    request.end();
  });

test('a name that was made to lead here gets nothing: no page, no answer, no connection', async () => {
  const { url } = await server({ origins: ['https://games.example'] });
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  for (const [path, more, good] of [
    ['/', {}, 503],
    ['/api/me', {}, 200],
    ['/metrics', {}, 200],
    ['/socket', upgrade, 101],
  ] as const) {
    expect(await statusFor(url, path, { ...more, host: 'evil.example' }), path).toBe(421);
    expect(await statusFor(url, path, { ...more, host: 'games.example' }), path).toBe(good);
  }
});

test('over HTTPS the cookie is bound to this host, and browsers are told to stay with HTTPS', async () => {
  const { url } = await server();
  const https = { 'x-forwarded-proto': 'https' };
  const ask = (headers: Record<string, string>) => fetch(`${url}/api/me`, { headers });
  const first = await ask(https);
  expect(first.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const given = first.headers.get('set-cookie')!;
  expect(given).toMatch(/^__Host-ludoteca=[\w-]{22}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+; Secure$/);
  const cookie = given.split(';')[0]!;
  expect((await ask({ ...https, cookie })).headers.get('set-cookie')).toBeNull();
  // A subdomain can add a cookie of the other name, but not take this one's place.
  const tossed = { ...https, cookie: `ludoteca=${'A'.repeat(22)}; ${cookie}` };
  expect((await ask(tossed)).headers.get('set-cookie')).toBeNull();
  // Who came over plain HTTP, or before cookies had this name, stays who they are.
  const plain = await ask({});
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  const old = plain.headers.get('set-cookie')!.split(';')[0]!;
  const moved = (await ask({ ...https, cookie: old })).headers.get('set-cookie')!;
  expect(moved.split(';')[0]).toBe(`__Host-${old}`);
});
