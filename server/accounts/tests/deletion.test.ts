/** A person's data can be exported, and deleted so that nothing of it is left in the file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { guestOf } from '#tables/ids.ts';
import { library } from '#tables/tests/help/library.ts';
import type { Message } from '#wire/protocol.ts';
import { diagnose } from '../../operations/doctor.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder } from '../../tests/help/servers.ts';
import { skeletonOf } from '../name-folding.ts';
import { Passwords } from '../passwords.ts';

const HUMAN = { kind: 'human' } as const;
const MANY = { burst: 1000, perSecond: 1000 };
const NAME = 'Hildegard von Bingen';
const PASSWORD = 'a horse of the third kind';
const MAIL = 'hilde@bingen.example';
const CREDENTIAL = 'c3VjaC1hLWNyZWRlbnRpYWwtaWQ';

const post = async (client: Client, path: string, body: object = {}): Promise<Response> =>
  client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const codeOf = (m: Message) => (m.t === 'refused' ? m.refusal.code : m.t);
const begin = async () => {
  const dataDir = tempFolder();
  const running = await server({
    dataDir,
    passwords: new Passwords({ log: 4, block: 8, lanes: 1 }),
    limits: { identity: MANY },
  });
  const [her, bo] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const guest = guestOf(her.cookie.split('=')[1]!);
  expect((await post(her, '/api/me', { name: 'Hilde of the hills' })).status).toBe(200);
  const over = await her.open({ seats: [HUMAN, HUMAN], options: { pile: 3 }, listed: true });
  await her.watch(over);
  await her.ask({ t: 'say', table: over, text: 'I live in Rupertsberg' });
  expect((await post(her, '/api/account', { name: NAME, password: PASSWORD })).status).toBe(200);
  await her.closed;
  await her.connect();
  const running2 = await her.open({ seats: [HUMAN, HUMAN], absent: 'vote' });
  const waiting = await her.open({ seats: [HUMAN, HUMAN], listed: true });
  for (const table of [over, running2, waiting]) await her.watch(table);
  for (const table of [over, running2]) {
    await bo.watch(table);
    await bo.ask({ t: 'sit', table });
    await eventually(() => her.messages.some((m) => m.t === 'update' && m.table === table));
  }
  await her.decide(over, 1, 'take 3');
  await her.decide(running2, 1, 'take 2');
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'));
  db.prepare('INSERT INTO passkeys VALUES (?, ?, ?, 0, ?, ?, 1, NULL)').run(
    CREDENTIAL,
    guest,
    new Uint8Array(9),
    '[]',
    'Key',
  );
  db.prepare(`INSERT INTO channels VALUES ('c1', ?, 'mail', ?, 'x', 'Mail', 1, 1, 0, NULL)`).run(guest, MAIL);
  const turns = JSON.stringify([{ table: 'in Bingen', seat: 0, place: 3 }]);
  db.prepare(`INSERT INTO jobs VALUES ('j1', 'c1', 'turn', ?, 9e15, NULL, 0)`).run(turns);
  db.prepare('INSERT INTO awaited VALUES (?, 0, 3, ?, 0, 9e15, 1, 8e15, 9e15)').run(running2, guest);
  db.prepare(`INSERT INTO tastes VALUES (?, 'en', 'Europe/Rupertsberg', NULL, NULL)`).run(guest);
  db.prepare('INSERT INTO vacations VALUES (1, ?, 1, 2, 1, 2)').run(guest);
  const hash = String(db.prepare('SELECT password FROM accounts').get()!.password);
  db.close();
  return { ...running, dataDir, her, bo, guest, hash, over, running: running2, waiting };
};

const exported = async (client: Client) => (await client.request('/api/account/export')).json();

test('a person’s own data are exported as one file', async () => {
  const { her, bo, over, running, waiting } = await begin();
  expect((await her.request('/api/account/export')).headers.get('content-disposition')).toContain(
    'attachment',
  );
  const kept = await exported(her);
  expect(kept).toMatchObject({
    guest: { name: NAME },
    account: { password: 'kept as a hash by scrypt' },
    passkeys: [{ id: CREDENTIAL, label: 'Key' }],
    firstBrowserSignedOut: true,
    devices: [{}],
    waysToTellYou: [{ kind: 'mail', address: MAIL }],
    turnsWaitingForYou: [
      { table: running, seat: 1, decision: 3, here: 0, told: 'standing', remindUp: 8e15, endsUp: 9e15 },
    ],
    messagesToSend: [
      {
        kind: 'mail',
        label: 'Mail',
        what: 'turn',
        turns: [{ table: 'in Bingen', seat: 1, decision: 3 }],
        tries: 0,
      },
    ],
    tastes: [{ zone: 'Europe/Rupertsberg' }],
    vacations: [{ since: 1, until: 2 }],
    chat: [{ table: over, text: 'I live in Rupertsberg', name: 'Hilde of the hills', toSide: 0 }],
    notesAboutYou: [],
  });
  expect(kept.tables.map((one: { table: string }) => one.table)).toEqual([over, running, waiting]);
  expect(kept.tables[0].entries).toMatchObject([{ text: 'take 3' }]);
  const text = JSON.stringify(kept);
  for (const secret of [her.cookie.split('=')[1]!, 'scrypt$']) expect(text).not.toContain(secret);
  // Nobody finds anything of another person in their own export.
  const his = await exported(bo);
  expect(his).toMatchObject({ firstBrowserSignedOut: false, turnsWaitingForYou: [], messagesToSend: [] });
  for (const hers of [NAME, 'Rupertsberg', 'take 2', 'take 3', MAIL, 'in Bingen'])
    expect(JSON.stringify(his)).not.toContain(hers);
});

test('notes of a host about somebody are in the export of that person, without the host’s name', async () => {
  const { her, bo } = await begin();
  await post(bo, '/api/me', { name: 'Bo the host' });
  const table = await bo.open({ seats: [HUMAN, HUMAN] });
  await bo.watch(table);
  await her.watch(table);
  const here = await bo.ask({ t: 'people', table });
  if (here.t !== 'people') throw new Error(codeOf(here));
  await bo.ask({ t: 'mute', table, who: here.people.find(({ name }) => name === NAME)!.who });
  const kept = await exported(her);
  expect(kept.notesAboutYou).toEqual([{ table, act: 'mute', at: expect.any(Number) }]);
  expect(JSON.stringify(kept)).not.toContain('Bo the host');
  const his = await exported(bo);
  expect(his).toMatchObject({ chat: [{ table, act: 'mute' }], notesAboutYou: [] });
  expect(JSON.stringify(his)).not.toContain(NAME);
});

test('an export does not show how many answers and lines of others there are between one’s own', async () => {
  const { url } = await server({ dataDir: tempFolder() });
  const [ada, bo] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await ada.open({ game: 'bids', seats: [HUMAN, HUMAN] });
  for (const client of [ada, bo]) await client.watch(table);
  await bo.ask({ t: 'sit', table });
  await eventually(() => ada.view(table).owing.includes(1));
  const cardOf = (client: Client, seat: number, n: number) =>
    (client.view(table).state as { cards: { hand: string[][] } }).cards.hand[seat - 1]![n]!;
  const say = (client: Client, text: string) => client.ask({ t: 'say', table, text });
  await say(ada, 'one');
  // The friend changes their mind before the host answers.
  for (const n of [0, 1]) expect((await bo.decide(table, 2, `bid ${cardOf(bo, 2, n)}`)).t).toBe('ack');
  await say(bo, 'two');
  await ada.decide(table, 1, `bid ${cardOf(ada, 1, 0)}`);
  await say(ada, 'three');
  const { chat, tables } = await exported(ada);
  const membersOf = (rows: object[]) => rows.map((row) => Object.keys(row).sort());
  const line = ['act', 'at', 'name', 'table', 'text', 'toSide'];
  expect(membersOf(chat)).toEqual([line, line]);
  expect(membersOf(tables[0].entries)).toEqual([['at', 'kind', 'text']]);
});

test('a deleted person is in no byte of the file; their games remain, and nobody waits for them', async () => {
  const { her, bo, guest, hash, dataDir, over, running, waiting, close } = await begin();
  const file = () =>
    ['ludoteca.db', 'ludoteca.db-wal']
      .map((name) => join(dataDir, name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path).toString('latin1'))
      .join();
  const traces = [
    NAME,
    skeletonOf(NAME),
    'Hilde of the hills',
    'Rupertsberg',
    MAIL,
    'in Bingen',
    hash,
    CREDENTIAL,
    guest,
  ];
  const found = () => traces.filter((trace) => file().includes(trace));
  expect(found()).toEqual(traces);
  expect((await (await post(her, '/api/account/delete', { name: 'Hildegard' })).json()).refusal.code).toBe(
    'OTHER_NAME',
  );
  const cookie = her.cookie;
  expect((await post(her, '/api/account/delete', { name: NAME })).status).toBe(200);
  const told = await bo.until(
    (m) => m.t === 'info' && m.info.table === running && m.info.seats[0]!.gone === true,
  );
  expect(told.t === 'info' && told.info.seats[0]).toMatchObject({ kind: 'human', name: '', present: false });
  expect((await bo.watch(over)).info.seats[0]).toMatchObject({ gone: true, name: '' });
  expect((await bo.watch(over)).chat).toMatchObject([{ n: 1, text: '', name: '' }]);
  // The old cookie is a stranger's, and the name is free again.
  const mine = (await (await new Client(her.url, cookie).request('/api/me')).json()) as { tables: unknown[] };
  expect(mine.tables).toEqual([]);
  expect((await post(bo, '/api/account', { name: 'Hilda', password: PASSWORD })).status).toBe(200);
  expect(found()).toEqual([]);
  // The table that waited for somebody is closed.
  const open = (await (await bo.request('/api/tables?state=open')).json()) as { tables: { table: string }[] };
  expect(open.tables.map(({ table }) => table)).not.toContain(waiting);
  await close();
  expect(found()).toEqual([]);
  expect((await diagnose(dataDir, library)).findings).toEqual([]);
});

test('a deleted player’s seat passes by its table’s rule for absence', async () => {
  const { her, bo, running } = await begin();
  await eventually(() => bo.view(running).owing.includes(2));
  await bo.decide(running, 2, 'take 2');
  await eventually(() => her.view(running).owing.includes(1));
  await post(her, '/api/account/delete', { name: NAME });
  await bo.until((m) => m.t === 'info' && m.info.table === running && m.info.seats[0]!.gone === true);
  const vote = await bo.ask({ t: 'act', table: running, seat: 2, act: 'voteBot', about: 1 });
  // As after anybody who has just left: after two minutes.
  expect(codeOf(vote)).toBe('NOT_AWAY_LONG');
  const seat = (await bo.watch(running)).info.seats[0]!;
  expect(seat.away).toBeLessThan(60_000);
});

test('a guest without an account is deleted as well', async () => {
  const dataDir = tempFolder();
  const { url, close } = await server({ dataDir });
  const guest = await new Client(url).connect();
  await guest.open({ seats: [HUMAN, HUMAN] });
  await post(guest, '/api/me', { name: 'Wanderer nobody knows' });
  const id = guestOf(guest.cookie.split('=')[1]!);
  expect((await post(guest, '/api/account/delete', { name: 'Wanderer nobody knows' })).status).toBe(200);
  await close();
  const left = readFileSync(join(dataDir, 'ludoteca.db')).toString('latin1');
  expect(left).not.toContain('Wanderer');
  expect(left).not.toContain(id);
});

test('deletion and export know every database table that names people', async () => {
  const dataDir = tempFolder();
  await (await server({ dataDir })).close();
  const db = new DatabaseSync(join(dataDir, 'ludoteca.db'));
  atTheEnd(() => db.close());
  const rows = db
    .prepare(
      `SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name = 'guest' ORDER BY m.name`,
    )
    .all();
  // A new database table needs deletion in sqlite-accounts.ts, export in personal-records.ts, and its names here.
  const exports = {
    accounts: 'account',
    awaited: 'turnsWaitingForYou',
    barred: 'barredBy',
    channels: 'waysToTellYou',
    chat: 'chat',
    daily_attempts: 'dailyGames',
    devices: 'devices',
    ended: 'firstBrowserSignedOut',
    passkeys: 'passkeys',
    ratings: 'ratings',
    seats: 'tables',
    tastes: 'tastes',
    transfers: 'linksToOtherDevices',
    vacations: 'vacations',
  };
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(exports));
  const { url } = await server({ dataDir });
  const kept = await exported(await new Client(url).connect());
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.values(exports)));
});
