import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { GameCard, Refused } from '#wire/rest.ts';
import { settingsFromEnv } from '../../settings.ts';
import { Client } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as Refused).refusal.code,
];
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const order = (more: object = {}) =>
  JSON.stringify({
    game: 'nim',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
    ...more,
  });

test('a new visitor is given a cookie that scripts cannot read', async () => {
  const { url } = await server();
  const plain = (await fetch(`${url}/api/me`)).headers.get('set-cookie')!;
  expect(plain).toMatch(/^ludoteca=[\w-]{22}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/);
  const cookie = plain.split(';')[0]!;
  expect((await fetch(`${url}/api/me`, { headers: { cookie } })).headers.get('set-cookie')).toBeNull();
  const forged = await fetch(`${url}/api/me`, { headers: { cookie: 'ludoteca=short' } });
  expect(forged.headers.get('set-cookie')).not.toBeNull();
});

test('games are listed with options and levels', async () => {
  const { url } = await server();
  const cards = (await (await fetch(`${url}/api/games`)).json()) as GameCard[];
  expect(cards.map((card) => card.id)).toEqual([
    'nim',
    'bids',
    'small-bids',
    'small-summit',
    'small-ambush',
    'small-parry',
    'small-tokens',
    'small-barter',
  ]);
  expect(cards[0]).toMatchObject({ version: '1', seats: { min: 2, max: 2 } });
  expect(cards[0]!.levels).toContain('random');
  expect(cards[0]!.options[0]).toEqual({
    kind: 'number',
    id: 'pile',
    clause: 'N-1',
    min: 1,
    max: 100,
    initial: 12,
  });
});

test('a table that cannot be opened is refused with the reason', async () => {
  const { url } = await server();
  const open = async (body: string, headers?: Record<string, string>) =>
    codeOf(await fetch(`${url}/api/tables`, post(body, headers)));
  expect(await open('{')).toEqual([400, 'BAD_MESSAGE']);
  expect(await open('{"game":"nim"}')).toEqual([400, 'BAD_MESSAGE']);
  expect(await open(order(), { 'content-type': 'text/plain' })).toEqual([415, 'WRONG_TYPE']);
  expect(await open(order({ game: 'chess' }))).toEqual([422, 'NO_SUCH_GAME']);
  expect(await open(order({ options: { pile: 1000 } }))).toEqual([422, 'BAD_OPTION']);
  expect(await open(order({ options: { colour: 'red' } }))).toEqual([422, 'BAD_OPTION']);
  expect(await open(order({ seats: [{ kind: 'human' }] }))).toEqual([422, 'BAD_SEATS']);
  expect(await open(order({ seats: [{ kind: 'bot', level: 'genius' }] }))).toEqual([422, 'NO_SUCH_LEVEL']);
  expect(await open(order(), { origin: 'https://elsewhere.example' })).toEqual([403, 'FOREIGN_ORIGIN']);
  expect(await open(`"${'x'.repeat(70_000)}"`)).toEqual([413, 'TOO_LARGE']);
  expect((await fetch(`${url}/api/tables`, post(order(), { origin: url }))).status).toBe(201);
});

test('unknown addresses and methods are refused in JSON', async () => {
  const { url } = await server();
  expect(await codeOf(await fetch(`${url}/api/nothing`))).toEqual([404, 'NOT_FOUND']);
  expect(await codeOf(await fetch(`${url}/api/tables/abcdefgh1234/file`))).toEqual([404, 'NO_SUCH_TABLE']);
  const wrong = await fetch(`${url}/api/tables`, { method: 'DELETE' });
  expect(wrong.headers.get('allow')).toBe('GET, POST');
  expect(await codeOf(wrong)).toEqual([405, 'METHOD_NOT_ALLOWED']);
  expect(await codeOf(await fetch(`${url}/`, { method: 'DELETE' }))).toEqual([405, 'METHOD_NOT_ALLOWED']);
  expect(await codeOf(await fetch(`${url}/`))).toEqual([503, 'NOT_BUILT']);
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok', tables: 0 });
});

test('too many requests are refused', async () => {
  const { url } = await server({ limits: { requests: { burst: 3, perSecond: 0.001 } } });
  for (let n = 0; n < 3; n++) expect((await fetch(`${url}/api/me`)).status).toBe(200);
  expect(await codeOf(await fetch(`${url}/api/me`))).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('the page: types, caching, a document for every address of the page, nothing outside its folder', async () => {
  const webDir = tempFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(webDir, 'assets', 'main-1a2b.js'), `export const text = '${'long '.repeat(1000)}';`);
  writeFileSync(join(webDir, '..', 'ludoteca-outside.txt'), 'secret');
  const { url } = await server({ webDir });
  const page = await fetch(`${url}/table/abc`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Page</title>');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const csp = page.headers.get('content-security-policy')!;
  expect(csp).toContain("default-src 'none'");
  expect(csp).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  const again = await fetch(`${url}/`, { headers: { 'if-none-match': page.headers.get('etag')! } });
  expect(again.status).toBe(304);

  const script = await fetch(`${url}/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(Number(script.headers.get('content-length'))).toBeLessThan(200);
  expect(await script.text()).toContain('long long');
  expect(await codeOf(await fetch(`${url}/assets/gone.js`))).toEqual([404, 'NOT_FOUND']);
  for (const path of [
    '/..%2fludoteca-outside.txt',
    '/%2e%2e/ludoteca-outside.txt',
    '/assets/..%5c..%5cx.txt',
    '/%00.txt',
    '/%zz.txt',
  ])
    expect(await codeOf(await fetch(url + path))).toEqual([404, 'NOT_FOUND']);
});

test('each address has a document in the reader’s language and colour scheme; the policy names its styles', async () => {
  const webDir = tempFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(join(webDir, path, '..'), { recursive: true });
    writeFileSync(join(webDir, path), text);
  };
  const style = 'p{width:1px}@media (width<=9px){p{width:2px}}';
  for (const language of ['en', 'it']) {
    write(`pages/${language}.html`, `<html lang="${language}">front<style>${style}</style>`);
    write(`pages/t/tank-chess/${language}.html`, `<html lang="${language}">table`);
  }
  write('index.html', '<html lang="en">any');
  const { url } = await server({ webDir });
  const read = async (path: string, headers: Record<string, string>): Promise<string> =>
    (await fetch(url + path, { headers })).text();

  expect(await read('/', { 'accept-language': 'de,it;q=0.8,en;q=0.5' })).toContain('lang="it">front');
  expect(await read('/', { 'accept-language': 'en;q=0.5, it' })).toContain('lang="it">front');
  expect(await read('/', { 'accept-language': 'de' })).toContain('lang="en">front');
  const dark = { 'accept-language': 'en', cookie: 'a=b; look=it.dark' };
  expect(await read('/', dark)).toContain('<html data-theme="dark" lang="it">front');
  expect(await read('/', { cookie: 'look=it.auto' })).toContain('<html lang="it">front');
  const kept = { cookie: 'look=it.dark; places=2' };
  expect(await read('/', kept)).toContain('<html data-theme="dark" data-places="2" lang="it">front');
  expect(await read('/t/nosuchtable', kept)).toContain('<html data-theme="dark" lang="en">any');
  expect(await read('/', { cookie: 'places=9' })).toContain('<html lang="en">front');
  expect(await read('/', { cookie: 'look=it.">' })).toContain('<html lang="en">front');
  for (const path of ['/t/nosuchtable', '/t/', '/t/tank-chess/x', '/nowhere'])
    expect(await read(path, {})).toContain('any');

  const front = await fetch(`${url}/`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(front.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(front.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('the service worker covers the whole page and is always revalidated; so is the manifest', async () => {
  const webDir = tempFolder();
  writeFileSync(join(webDir, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(webDir, 'manifest.webmanifest'), '{"name":"Page"}');
  const { url } = await server({ webDir });
  const worker = await fetch(`${url}/sw.js`);
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('service-worker-allowed')).toBe('/');
  const manifest = await fetch(`${url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  expect(manifest.headers.get('service-worker-allowed')).toBeNull();
});

test('a page of another origin does not get a connection', async () => {
  const { url } = await server({ origins: ['https://games.example'] });
  const statusFor = (origin: string | undefined, path = '/socket') =>
    new Promise<number>((done) => {
      const socket = new WebSocket(
        `${url.replace('http', 'ws')}${path}`,
        origin === undefined ? {} : { origin },
      );
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
      socket.on('open', () => {
        done(101);
        socket.close();
      });
      socket.on('error', () => undefined);
    });
  expect(await statusFor('https://elsewhere.example')).toBe(403);
  expect(await statusFor('null')).toBe(403);
  expect(await statusFor(url)).toBe(101);
  expect(await statusFor('https://games.example')).toBe(101);
  expect(await statusFor(undefined)).toBe(101);
  expect(await statusFor(url, '/elsewhere')).toBe(404);
});

test('a server that stops says goodbye (1001)', async () => {
  const running = await server();
  const client = await new Client(running.url).connect();
  await running.close();
  expect(await client.closed).toBe(1001);
  await expect(fetch(running.url)).rejects.toThrow();
});

test('the environment configures it', () => {
  expect(settingsFromEnv({})).toEqual({ trustProxy: false, origins: [] });
  expect(
    settingsFromEnv({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: 'there',
      TRUST_PROXY: '1',
      ORIGINS: 'https://a https://b',
    }),
  ).toEqual({
    port: 9000,
    host: '0.0.0.0',
    dataDir: 'there',
    trustProxy: true,
    origins: ['https://a', 'https://b'],
  });
  expect(() => settingsFromEnv({ PORT: 'eighty' })).toThrow(/PORT/);
  expect(() => settingsFromEnv({ PORT: '70000' })).toThrow(/PORT/);
  expect(settingsFromEnv({ BOT_PACE: '0' }).pace).toBe(0);
  expect(settingsFromEnv({ SOCKETS_PER_ADDRESS: '1000' }).limits).toEqual({ sockets: 1000 });
  expect(() => settingsFromEnv({ SOCKETS_PER_ADDRESS: '0' })).toThrow(/SOCKETS_PER_ADDRESS/);
  for (const pace of ['soon', '-1', '1.5'])
    expect(() => settingsFromEnv({ BOT_PACE: pace })).toThrow(/BOT_PACE/);
});
