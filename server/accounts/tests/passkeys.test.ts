/** The server's side of passkeys; that a true one works a browser shows (tests/browser/accounts.spec.ts). */
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

test('passkeys need an address with a name, and a page that asks', async () => {
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

test('an answer that is none is refused, and uses the question up', async () => {
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

test('a question is good for five minutes, for one browser and one answer', async () => {
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
  // It is looked for all the same, so that the time tells nobody which passkeys there are.
  expect(found).toEqual(['k', 'k']);
});
