/** The server's side of passkeys. A browser tests the real ceremony (tests/browser/accounts.spec.ts). */
import { expect, test } from 'vitest';
import type { Refused } from '#wire/rest.ts';
import { Client } from '../../tests/help/client.ts';
import { server } from '../../tests/help/servers.ts';
import { CEREMONY_LASTS, Passkeys } from '../passkeys.ts';

const SITE = { origin: 'http://localhost:8080', host: 'localhost' };
const MANY = { burst: 1000, perSecond: 1000 };

const post = async (
  client: Client,
  path: string,
  body: object,
  origin?: string,
): Promise<[number, unknown]> => {
  const headers = { 'content-type': 'application/json', ...(origin ? { origin } : {}) };
  const response = await client.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return [response.status, await response.json()];
};
const codeOf = ([, body]: [number, unknown]) => (body as Refused).refusal?.code;

test('passkeys need a host name, and a request from a page', async () => {
  const { url } = await server({ limits: { identity: MANY } });
  const client = new Client(url);
  const named = url.replace('127.0.0.1', 'localhost');
  const ask = (origin?: string) => post(client, '/api/account/passkeys/new', { name: 'Ada' }, origin);
  expect(codeOf(await ask())).toBe('PASSKEYS_NEED_NAME');
  expect(codeOf(await ask(url))).toBe('PASSKEYS_NEED_NAME');
  const there = new Client(named);
  const [status, options] = await post(there, '/api/account/passkeys/new', { name: 'Ada' }, named);
  expect([status, options]).toMatchObject([
    200,
    { rp: { id: 'localhost' }, user: { name: 'Ada' }, authenticatorSelection: { residentKey: 'required' } },
  ]);
  expect(codeOf(await post(there, '/api/account/passkeys/new', { name: 'admin' }, named))).toBe(
    'BAD_ACCOUNT_NAME',
  );
});

test('a malformed answer is refused, and uses up the challenge', async () => {
  const { url } = await server({ limits: { identity: MANY } });
  const named = url.replace('127.0.0.1', 'localhost');
  const client = new Client(named);
  await post(client, '/api/account/passkeys/new', { name: 'Ada' }, named);
  for (const response of [{ id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])
    expect(codeOf(await post(client, '/api/account/passkeys', { response }, named))).toBe('PASSKEY_FAILED');
  await post(client, '/api/account/passkeys/ask', {}, named);
  const body = { response: { id: 'unknown' }, bring: true };
  expect(codeOf(await post(client, '/api/account/passkeys/sign-in', body, named))).toBe('PASSKEY_FAILED');
  expect((await post(client, '/api/account/passkeys', {}, named))[0]).toBe(400);
});

test('a challenge is valid for five minutes, one browser and one answer', async () => {
  const time = { now: 1_000_000 };
  const passkeys = new Passkeys(() => time.now);
  const found: string[] = [];
  const find = async (id: string) => {
    found.push(id);
    return undefined;
  };
  const one = await passkeys.ask('one', SITE);
  const again = await passkeys.ask('one', SITE);
  expect(one.challenge).not.toBe(again.challenge);
  expect((await passkeys.used('two', { id: 'k' }, find)).ok).toBe(false);
  time.now += CEREMONY_LASTS + 1;
  expect((await passkeys.used('one', { id: 'k' }, find)).ok).toBe(false);
  expect((await passkeys.made('one', { id: 'k' })).ok).toBe(false);
  // The lookup is done all the same, so that timing does not reveal which passkeys exist.
  expect(found).toEqual(['k', 'k']);
});
