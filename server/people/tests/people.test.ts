import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { guestOf } from '#tables/ids.ts';
import type { ChatLine, Message } from '#wire/protocol.ts';
import type { Me, Refused, Transfer } from '#wire/rest.ts';
import { SqliteStorage } from '../../storage/sqlite-storage.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder } from '../../tests/help/servers.ts';
import { cleanLine } from '../chat.ts';
import { DeviceTransfers, TRANSFER_LASTS } from '../device-transfer.ts';
import { SqlitePeople } from '../sqlite-people.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const post = async <T>(client: Client, path: string, body: object): Promise<[number, T]> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await client.request(path, init);
  return [response.status, (await response.json()) as T];
};
const me = async (client: Client) => (await (await client.request('/api/me')).json()) as Me;
const heard = (client: Client): ChatLine[] =>
  client.messages.flatMap((m) => (m.t === 'chat' ? [m.line] : []));

test('a guest’s chosen name appears at their tables, in their lists, at the next seat, and after a restart', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir });
  const [host, friend] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  await host.watch(table);
  await friend.watch(table);
  const given = (await me(host)).name;
  expect(given).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/);
  const [status, answer] = await post<Me>(host, '/api/me', { name: ' Ada ' });
  expect([status, answer.name]).toEqual([200, 'Ada']);
  await friend.until((m) => m.t === 'info' && m.info.seats[0]!.name === 'Ada');
  expect(answer.tables[0]!.seats[0]!.name).toBe('Ada');
  expect(await post<Refused>(host, '/api/me', { name: '\u202E' })).toEqual([
    422,
    { refusal: { code: 'BAD_NAME', clause: '', params: { most: 24 } } },
  ]);
  await post(friend, '/api/me', { name: 'Bo' });
  await friend.ask({ t: 'sit', table });
  await host.until((m) => m.t === 'info' && m.info.seats[1]!.name === 'Bo');
  await first.close();
  const second = await server({ dataDir });
  expect((await me(new Client(second.url, host.cookie))).name).toBe('Ada');
});

/** More lines than a test can send, however quick the machine. */
const MANY = { burst: 1000, perSecond: 1000 };

test('players and spectators chat; newcomers see earlier lines; nothing of it is in the match', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir, limits: { chat: MANY, messages: MANY } });
  const [host, friend, third] = [
    await new Client(first.url).connect(),
    await new Client(first.url).connect(),
    await new Client(first.url).connect(),
  ];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  for (const client of [host, friend, third]) await client.watch(table);
  await friend.ask({ t: 'sit', table });
  await post(host, '/api/me', { name: 'Ada' });
  expect(codeOf(await host.ask({ t: 'say', table, text: 'Good  luck!\n' }, 'c1'))).toBe('ack');
  expect(codeOf(await host.ask({ t: 'say', table, text: 'Good  luck!\n' }, 'c1'))).toBe('ack');
  expect(codeOf(await host.ask({ t: 'say', table, text: 'Bad luck!' }, 'c1'))).toBe('COMMAND_ID_USED');
  expect(codeOf(await third.ask({ t: 'say', table, text: 'take 3\u202E!' }))).toBe('ack');
  expect(codeOf(await third.ask({ t: 'say', table, text: '\u0007' }))).toBe('NOTHING_SAID');
  expect(codeOf(await third.ask({ t: 'say', table, text: 'x'.repeat(301) }))).toBe('BAD_MESSAGE');
  const said = [
    { n: 1, seat: 1, name: 'Ada', text: 'Good luck!' },
    { n: 2, name: (await me(third)).name, text: 'take 3!' },
  ];
  await eventually(() => heard(friend).length === 2);
  expect(heard(friend)).toMatchObject(said);
  expect(heard(friend)[1]).not.toHaveProperty('seat');
  for (let n = 3; n <= 103; n++)
    expect(codeOf(await host.ask({ t: 'say', table, text: `line ${n}` }))).toBe('ack');
  await host.decide(table, 1, 'take 3');
  await host.ask({ t: 'act', table, seat: 1, act: 'resign' });
  const file = await (await host.request(`/api/tables/${table}/file`)).text();
  expect(file).not.toContain('line 50');
  // Chat does not count as news of the match: a gap in `seq` would make every page ask for everything.
  const numbers = host.messages.flatMap((m) => (m.t === 'update' || m.t === 'info' ? [m.seq] : []));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  await first.close();
  const second = await server({ dataDir });
  const later = await new Client(second.url).connect();
  const { chat } = await later.watch(table);
  expect(chat.map((line) => line.n)).toEqual(Array.from({ length: 100 }, (_, i) => i + 4));
  expect(chat.at(-1)).toMatchObject({ text: 'line 103', seat: 1, name: 'Ada' });
});

test('a person who chats too fast is refused, counting all tables together; others are not affected', async () => {
  const { url } = await server({ limits: { chat: { burst: 2, perSecond: 0.001 } } });
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const [one, two] = [await host.open({ seats: [HUMAN, BOT] }), await host.open({ seats: [HUMAN, BOT] })];
  const say = async (client: Client, table: string) =>
    codeOf(await client.ask({ t: 'say', table, text: 'hi' }));
  expect([await say(host, one), await say(host, two), await say(host, one)]).toEqual([
    'ack',
    'ack',
    'CHAT_TOO_FAST',
  ]);
  expect(await say(friend, one)).toBe('ack');
});

test('a chat line is one line, and reads the way it is written', () => {
  expect(cleanLine('a\r\n\u2028b\u0000c')).toBe('a b c');
  expect(cleanLine('\u202Eabc\u2069\u200B')).toBe('abc');
  expect(cleanLine(`a${'\u0316'.repeat(50)}`)).toBe('a\u0316\u0316');
  expect(cleanLine('👩\u200D🚀 ciąg')).toBe('👩\u200D🚀 ciąg');
});

test('another browser becomes the same guest by a link, once', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir });
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ seats: [HUMAN, HUMAN] });
  await friend.ask({ t: 'sit', table });
  await post(host, '/api/me', { name: 'Ada' });
  const [status, { token, expires }] = await post<Transfer>(host, '/api/transfer', {});
  expect(status).toBe(201);
  expect(expires - Date.now()).toBeGreaterThan(TRANSFER_LASTS - 60_000);
  const before = host.cookie;
  const phone = new Client(url);
  await phone.request('/api/me');
  const [accepted, who] = await post<Me>(phone, '/api/transfer/accept', { token });
  expect([accepted, who.name, who.tables[0]?.mine]).toEqual([200, 'Ada', [1]]);
  expect(phone.cookie).not.toBe(before);
  const gone = [410, { refusal: { code: 'TRANSFER_GONE', clause: '' } }];
  expect(await post(new Client(url), '/api/transfer/accept', { token })).toEqual(gone);
  expect((await post(phone, '/api/transfer/accept', { token: 'short' }))[0]).toBe(400);
  await phone.connect();
  expect((await phone.watch(table)).info.mine).toEqual([1]);
  expect(codeOf(await phone.decide(table, 1, 'take 2'))).toBe('ack');
  // The old browser stays the same guest, and both are one person to the others.
  expect((await host.watch(table)).story.map((line) => line.text)).toContain('take 2');
  expect((await friend.watch(table)).info.spectators).toBe(0);
  const file = new DatabaseSync(join(dataDir, 'ludoteca.db'), { readOnly: true });
  atTheEnd(() => file.close());
  const stored = JSON.stringify(file.prepare('SELECT * FROM devices').all());
  expect(stored).toContain(guestOf(phone.cookie.split('=')[1]!));
  expect(stored).not.toContain(phone.cookie.split('=')[1]!);
});

test('a link to another device is valid for ten minutes; only its hash is stored', async () => {
  const storage = new SqliteStorage(tempFolder());
  atTheEnd(() => storage.close());
  const time = { now: Date.now() };
  const identity = new DeviceTransfers(new SqlitePeople(storage.file), () => time.now);
  const [one, two] = [await identity.offer('ada'), await identity.offer('ada')];
  const kept = JSON.stringify(storage.file.sql('SELECT * FROM transfers').all());
  expect(kept).toContain(guestOf(one.token));
  expect(kept).not.toContain(one.token);
  time.now += TRANSFER_LASTS - 1;
  expect((await identity.accept(one.token))?.guest).toBe('ada');
  time.now += 1;
  expect(await identity.accept(two.token)).toBeUndefined();
});

test('too many changes of identity are refused', async () => {
  const { url } = await server({ limits: { identity: { burst: 2, perSecond: 0.001 } } });
  const client = new Client(url);
  expect((await post(client, '/api/me', { name: 'Ada' }))[0]).toBe(200);
  expect((await post(client, '/api/transfer', {}))[0]).toBe(201);
  expect((await post(client, '/api/transfer/accept', { token: 'x'.repeat(22) }))[0]).toBe(429);
});
