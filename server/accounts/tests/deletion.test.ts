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
  db.prepare(
    `INSERT INTO jobs VALUES ('j1', 'c1', 'turn', 'It is your turn in Bingen', 9e15, NULL, 0)`,
  ).run();
  db.prepare(`INSERT INTO tastes VALUES (?, 'en', 'Europe/Rupertsberg', NULL, NULL)`).run(guest);
  db.prepare('INSERT INTO vacations VALUES (1, ?, 1, 2, 1, 2)').run(guest);
  const hash = String(db.prepare('SELECT password FROM accounts').get()!.password);
  db.close();
  return { ...running, dataDir, her, bo, guest, hash, over, running: running2, waiting };
};

test('a person’s own data are exported as one file', async () => {
  const { her, bo, over, running, waiting } = await begin();
  const response = await her.request('/api/account/export');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const kept = await response.json();
  expect(kept).toMatchObject({
    guest: { name: NAME },
    account: { password: 'kept as a hash by scrypt' },
    passkeys: [{ id: CREDENTIAL, label: 'Key' }],
    devices: [{}],
    waysToTellYou: [{ kind: 'mail', address: MAIL }],
    tastes: [{ zone: 'Europe/Rupertsberg' }],
    vacations: [{ since: 1, until: 2 }],
    chat: [{ table: over, text: 'I live in Rupertsberg', name: 'Hilde of the hills' }],
  });
  expect(kept.tables.map((one: { table: string }) => one.table)).toEqual([over, running, waiting]);
  expect(kept.tables[0].entries).toMatchObject([{ text: 'take 3' }]);
  const text = JSON.stringify(kept);
  for (const secret of [her.cookie.split('=')[1]!, 'scrypt$']) expect(text).not.toContain(secret);
  // Nobody finds anything of another person in their own export.
  const others = JSON.stringify(await (await bo.request('/api/account/export')).json());
  for (const hers of [NAME, 'Rupertsberg', 'take 2', 'take 3']) expect(others).not.toContain(hers);
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

test('deletion knows every database table that names people', async () => {
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
  // A new database table needs deletion in sqlite-accounts.ts, export in personal-records.ts, and its name here.
  const known =
    'accounts awaited barred channels chat devices ended passkeys ratings seats tastes transfers vacations';
  expect(rows.map(({ name }) => name)).toEqual(known.split(' '));
});
