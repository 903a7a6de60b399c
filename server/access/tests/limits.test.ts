/** Limits on what one address, one connection and one slow reader may cost. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newEntropy, newSecret, newTableId, newToken } from '#tables/ids.ts';
import type { Refused } from '#wire/rest.ts';
import { Client } from '../../tests/help/client.ts';
import { server } from '../../tests/help/servers.ts';
import { clientAddress } from '../proxy-policy.ts';
import { RateLimiter } from '../rate-limiter.ts';

const addressFrom = (remoteAddress: string): string =>
  clientAddress({ headers: {}, socket: { remoteAddress } } as IncomingMessage, {
    trustProxy: false,
    origins: [],
    hosts: [],
  });

test('pages and their files are limited by address, separately from the API', async () => {
  const { url } = await server({ limits: { pages: { burst: 3, perSecond: 0.001 } } });
  const statuses: number[] = [];
  for (const path of ['/', '/settings', '/assets/none.js', '/t/abcdefgh1234'])
    statuses.push((await fetch(url + path)).status);
  expect(statuses).toEqual([503, 404, 404, 429]);
  const refused = (await (await fetch(`${url}/`)).json()) as Refused;
  expect(refused).toEqual({ refusal: { code: 'TOO_MANY_REQUESTS', clause: '' } });
  expect((await fetch(`${url}/api/me`)).status).toBe(200);
});

test('an IPv6 address counts as its /64 network, an IPv4-mapped one as the IPv4 address', () => {
  expect(addressFrom('192.0.2.7')).toBe('192.0.2.7');
  expect(addressFrom('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressFrom('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
  expect(addressFrom('2001:DB8:1:2::9')).toBe('2001:db8:1:2::');
  expect(addressFrom('2001:db8::1')).toBe('2001:db8:0:0::');
  expect(addressFrom('fe80::1%eth0')).toBe('fe80:0:0:0::');
  expect(addressFrom('::1')).toBe('0:0:0:0::');
});

test('connections of an address are limited; closing one allows another', async () => {
  const { url } = await server({ limits: { sockets: 2 } });
  const first = await new Client(url).connect();
  await new Client(url).connect();
  await expect(new Client(url).connect()).rejects.toThrow('429');
  first.disconnect();
  await first.closed;
  await wait(20);
  await new Client(url).connect();
});

test('a guest has eight connections at most, wherever they come from', async () => {
  const { url } = await server({ trustProxy: true });
  const first = await new Client(url).connect();
  const again = (n: number) =>
    new Client(url, first.cookie).connect({ 'x-forwarded-for': `198.51.100.${n}` });
  const more = await Promise.all(Array.from({ length: 7 }, (_, n) => again(n)));
  await expect(again(9)).rejects.toThrow('429');
  await new Client(url).connect();
  more[0]!.disconnect();
  await more[0]!.closed;
  await wait(20);
  await again(10);
});

test('tokens may be reserved: what has to wait keeps its order, and waits no longer than its patience', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 10, perSecond: 4 }, () => now);
  expect(limiter.reserve('a', 8, 1000)).toBe(0);
  expect(limiter.reserve('a', 4, 1000)).toBe(500);
  expect(limiter.reserve('a', 2, 1000)).toBe(1000);
  expect(limiter.reserve('a', 1, 1000), 'it would be 1,250').toBeUndefined();
  expect(limiter.reserve('b', 1, 1000)).toBe(0);
  now = 250;
  expect(limiter.reserve('a', 1, 1000)).toBe(1000);
  expect(limiter.take('a'), 'all that comes is promised').toBe(false);
});

const STINGY = { burst: 4, perSecond: 0.1 };
test.each([
  ['guest', { shownToGuest: STINGY }],
  ['address', { shownToAddress: STINGY }],
] as const)(
  'whole tables and earlier moments are limited by %s; what people do there is not',
  async (by, limits) => {
    const { url } = await server({ limits });
    const one = await new Client(url).connect();
    const two = await new Client(url).connect();
    const table = await one.open({ seats: [{ kind: 'human' }, { kind: 'human' }] });
    expect((await one.ask({ t: 'watch', table })).t).toBe('table');
    const codes = [];
    for (const order of [
      { t: 'watch', table },
      { t: 'past', table, index: 0 },
    ] as const) {
      const answer = await one.ask(order);
      codes.push(answer.t === 'refused' ? answer.refusal.code : answer.t);
    }
    expect(codes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect((await one.ask({ t: 'say', table, text: 'still here' })).t).toBe('ack');
    expect((await two.ask({ t: 'watch', table })).t).toBe(by === 'guest' ? 'table' : 'refused');
  },
);

test('what comes too fast waits and is shown, not refused', async () => {
  const { url } = await server({ limits: { shownToGuest: { burst: 4, perSecond: 20 } } });
  const one = await new Client(url).connect();
  const table = await one.open({ seats: [{ kind: 'human' }, { kind: 'human' }] });
  const answers = await Promise.all(Array.from({ length: 4 }, () => one.ask({ t: 'watch', table })));
  expect(answers.map(({ t }) => t)).toEqual(['table', 'table', 'table', 'table']);
});

test('a client that continues after too many refusals is disconnected', async () => {
  const one = { burst: 5, perSecond: 0.001 };
  const { url } = await server({ limits: { messages: one, refusals: one } });
  const client = await new Client(url).connect();
  let open = true;
  void client.closed.then(() => {
    open = false;
  });
  for (let n = 0; open && n < 50; n++) {
    client.send({ t: 'leave', id: `l${n}`, table: 'whatever-table' });
    await wait(10);
  }
  expect(await client.closed).toBe(1008);
  const answers = client.messages.map((m) => (m.t === 'refused' ? m.refusal.code : m.t));
  const refused = Array.from({ length: 5 }, () => 'TOO_MANY_REQUESTS');
  expect(answers).toEqual(['welcome', 'ack', 'ack', 'ack', 'ack', ...refused]);
});

test('a client that asks but never reads is disconnected before much data waits for it', async () => {
  const boundless = { burst: 1e9, perSecond: 1e9 };
  const limits = { messages: boundless, shownToGuest: boundless, shownToAddress: boundless };
  const { url } = await server({ limits });
  const host = await new Client(url).connect();
  const table = await host.open({ seats: [{ kind: 'human' }, { kind: 'human' }] });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: 1 }));
  socket.pause();
  let gone = false;
  socket.on('error', () => {
    gone = true;
  });
  socket.on('close', () => {
    gone = true;
  });
  const before = process.memoryUsage();
  // Answers have a few hundred bytes, and the system's buffers take some megabytes of them first.
  for (let n = 0; n < 60_000 && !gone; n++) {
    socket.send(JSON.stringify({ t: 'watch', id: `w${n}`, table }));
    if (n % 500 === 499) await wait(1);
    // The end of an unread connection is noticed when it is read.
    if (n % 5000 === 4999) await host.ask({ t: 'watch', table });
  }
  await wait(100);
  socket.resume();
  await expect.poll(() => gone, { timeout: 20_000 }).toBe(true);
  const { arrayBuffers } = process.memoryUsage();
  expect(arrayBuffers - before.arrayBuffers).toBeLessThan(40_000_000);
  expect((await host.ask({ t: 'watch', table })).t).toBe('table');
}, 60_000);

test('a request whose headers never arrive is not waited for', async () => {
  const { url } = await server();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /api/me HTTP/1.1\r\nX-Slow: ');
  const began = performance.now();
  socket.resume();
  await once(socket, 'close');
  expect(performance.now() - began).toBeLessThan(20_000);
}, 40_000);

test('secrets use all their bits, and no two are equal', () => {
  const bits = { token: 128, id: 96, entropy: 128, secret: 256 };
  const bytesOf = (text: string) => Buffer.from(text, 'base64url');
  const made = {
    token: Array.from({ length: 4000 }, () => bytesOf(newToken())),
    id: Array.from({ length: 4000 }, () => bytesOf(newTableId())),
    entropy: Array.from({ length: 4000 }, () => bytesOf(newEntropy())),
    secret: Array.from({ length: 4000 }, () => Buffer.from(newSecret())),
  };
  for (const [kind, all] of Object.entries(made)) {
    expect(all[0]!.length * 8, kind).toBe(bits[kind as keyof typeof bits]);
    expect(new Set(all.map((one) => one.toString('hex'))).size, kind).toBe(all.length);
    // Every bit is set in about half of them; a deviation of eight sigmas never happens by chance.
    for (let bit = 0; bit < all[0]!.length * 8; bit++) {
      const set = all.filter((one) => (one[bit >> 3]! >> (bit & 7)) & 1).length;
      expect(Math.abs(set - 2000), `${kind}, bit ${bit}`).toBeLessThan(8 * Math.sqrt(1000));
    }
  }
});
