import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Entry } from '#engine/match/entry.ts';
import { Conflict, type StoredTable } from '#tables/storage.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { PersonalRecords } from '../../accounts/personal-records.ts';
import { atTheEnd, tempFolder } from '../../tests/help/servers.ts';
import { SCHEMAS } from '../sqlite-schema.ts';
import { SqliteStorage } from '../sqlite-storage.ts';

const tableOf = (id: string): StoredTable => ({
  id,
  game: 'nim',
  version: '1',
  options: { pile: 12 },
  passAndPlay: false,
  secret: new Uint8Array(32).fill(7),
  seats: [
    { kind: 'human', guest: 'g1', name: 'One', entropy: 'e1' },
    { kind: 'human', name: '' },
  ],
  created: 1000,
});
const take = (n: number, seat = 0): Entry => ({ kind: 'decide', seat, text: `take ${n}`, at: n });

const open = (folder = tempFolder()) => {
  const storage = new SqliteStorage(folder);
  atTheEnd(() => storage.close().catch(() => undefined));
  return storage;
};

test('stored data is read back, also by another process', async () => {
  const folder = tempFolder();
  const first = new SqliteStorage(folder);
  await first.create(tableOf('table-one'));
  await first.sit('table-one', 1, { guest: 'g2', name: 'Two', entropy: 'e2' }, 55);
  await first.setReady('table-one', 66);
  await first.append('table-one', 0, [
    { entry: take(1), command: { id: 'g1:a', digest: 'd' } },
    { entry: take(2, 1) },
  ]);
  first.note('table-one', { length: 2, decisions: 2, owing: 1 });
  await first.close();
  const second = open(folder);
  const { table, log } = (await second.load('table-one'))!;
  const { seats: _seats, ...rest } = tableOf('table-one');
  expect(table).toMatchObject({ ...rest, started: 55, ready: 66 });
  expect(table.seats[1]).toMatchObject({ kind: 'human', guest: 'g2', name: 'Two', entropy: 'e2' });
  expect(log).toEqual([take(1), take(2, 1)]);
  expect(await second.findCommand('table-one', 'g1:a')).toBe('d');
  expect(await second.findCommand('table-one', 'g1:b')).toBeUndefined();
  expect(await second.load('table-two')).toBeUndefined();
  const [listed] = await second.tablesOf('g2', 10);
  expect(listed).toMatchObject({ length: 2, summary: { length: 2, decisions: 2, owing: 1 } });
});

test('any range of a log is read at once, also an entry whose append has just been acknowledged', async () => {
  const storage = open();
  await storage.create(tableOf('table-one'));
  await storage.create(tableOf('table-two'));
  const log = Array.from({ length: 12 }, (_, i) => take(i));
  await storage.append('table-two', 0, [{ entry: take(99) }]);
  for (const [i, entry] of log.entries()) {
    await storage.append('table-one', i, [{ entry }]);
    expect(storage.read('table-one', i, i + 1)).toEqual([entry]);
  }
  expect(storage.read('table-one', 0, 12)).toEqual(log);
  expect(storage.read('table-one', 9, 11)).toEqual(log.slice(9, 11));
  expect(storage.read('table-one', 4, 4)).toEqual([]);
});

test('entries asked for in one turn of the event loop share one commit', async () => {
  const storage = open();
  const ids = Array.from({ length: 50 }, (_, i) => `table-${i}`);
  await Promise.all(ids.map((id) => storage.create(tableOf(id))));
  const before = storage.commits;
  await Promise.all(ids.map((id) => storage.append(id, 0, [{ entry: take(1) }])));
  expect(storage.commits - before).toBe(1);
  for (const id of ids) expect((await storage.load(id))!.log).toHaveLength(1);
});

test('a place of the log is used once, and a failed write does not fail others of its group', async () => {
  const storage = open();
  await Promise.all([storage.create(tableOf('table-one')), storage.create(tableOf('table-two'))]);
  const [first, rival, gap, other] = await Promise.allSettled([
    storage.append('table-one', 0, [{ entry: take(1) }]),
    storage.append('table-one', 0, [{ entry: take(2) }]),
    storage.append('table-one', 5, [{ entry: take(3) }]),
    storage.append('table-two', 0, [{ entry: take(1) }]),
  ]);
  expect([first.status, rival.status, gap.status, other.status]).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect((rival as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
  expect((await storage.load('table-one'))!.log).toEqual([take(1)]);
});

test('several entries are stored together or not at all; a command once', async () => {
  const storage = open();
  await storage.create(tableOf('table-one'));
  await storage.append('table-one', 0, [{ entry: take(1), command: { id: 'g1:a', digest: 'd' } }]);
  const again = storage.append('table-one', 1, [
    { entry: take(2) },
    { entry: take(3), command: { id: 'g1:a', digest: 'd' } },
  ]);
  await expect(again).rejects.toBeInstanceOf(Conflict);
  expect((await storage.load('table-one'))!.log).toEqual([take(1)]);
});

test('a seat is taken once', async () => {
  const storage = open();
  await storage.create(tableOf('table-one'));
  const who = (guest: string) => ({ guest, name: guest, entropy: guest });
  const both = await Promise.allSettled([
    storage.sit('table-one', 1, who('g2'), 1),
    storage.sit('table-one', 1, who('g3'), 1),
  ]);
  expect(both.map((r) => r.status)).toEqual(['fulfilled', 'rejected']);
  expect((await storage.load('table-one'))!.table.seats[1]!.guest).toBe('g2');
});

test('a second server on the same data is refused', () => {
  const folder = tempFolder();
  open(folder);
  expect(() => new SqliteStorage(folder)).toThrow(/Another Ludoteca/);
});

test('the up time continues where the last run ended, and never goes back', async () => {
  const folder = tempFolder();
  let now = 10_000;
  const first = new SqliteStorage(folder);
  const clock = new UptimeClock(first, () => now);
  expect(clock.now()).toBe(0);
  now += 700;
  await first.create(tableOf('table-one'));
  now += 5;
  await first.close();
  now += 1_000_000;
  const later = new UptimeClock(open(folder), () => now);
  expect(later.now()).toBe(705);
  now += 20;
  expect(later.now()).toBe(725);
});

test('data of the first schema is upgraded to the present one without loss', async () => {
  const folder = tempFolder();
  const old = new DatabaseSync(join(folder, 'ludoteca.db'));
  old.exec(`${SCHEMAS[0]} PRAGMA user_version=1;
    INSERT INTO tables VALUES ('table-one', 'nim', '1', '{"pile":12}', 0, x'07', 1000, 1000, 5, NULL, NULL);
    INSERT INTO seats VALUES ('table-one', 0, 'human', NULL, 'g1', 'One', 'e1');
    INSERT INTO log VALUES ('table-one', 0, '{"kind":"decide","seat":0,"text":"take 1"}', NULL, NULL);`);
  old.close();
  const storage = open(folder);
  const { table, log } = (await storage.load('table-one'))!;
  expect(table).toMatchObject({ options: { pile: 12 }, listed: false, started: 5 });
  expect([table.offers, table.next, table.absent]).toEqual([undefined, undefined, undefined]);
  // It runs, so it is due once.
  expect(await storage.due(0, 9)).toEqual([{ id: 'table-one', due: 0 }]);
  expect(log).toEqual([{ kind: 'decide', seat: 0, text: 'take 1' }]);
  await storage.create(tableOf('table-two'), 'table-one');
  expect((await storage.load('table-one'))!.table.next).toBe('table-two');
  await expect(storage.create(tableOf('table-three'), 'table-one')).rejects.toThrow(Conflict);
  expect(await storage.load('table-three')).toBeUndefined();
});

test('absences, their rule and due moments are stored; due tables are listed in pages, by time', async () => {
  const folder = tempFolder();
  const first = new SqliteStorage(folder);
  for (const [id, absent] of [
    ['table-a', 'vote'],
    ['table-b', 15],
    ['table-c', undefined],
  ] as const)
    await first.create({ ...tableOf(id), absent });
  await first.sit('table-a', 1, { guest: 'g2', name: 'Two', entropy: 'e2' }, 50);
  await first.setAway('table-a', [0, 1], 700);
  await first.setAway('table-a', [1], undefined);
  first.note('table-a', { length: 0, decisions: 0, owing: 1 }, 900);
  await first.append('table-b', 0, [{ entry: take(1) }], 300);
  await first.append('table-c', 0, [{ entry: take(1) }]);
  await first.close();
  const second = open(folder);
  const { table } = (await second.load('table-a'))!;
  expect([table.absent, table.seats.map((s) => s.away)]).toEqual(['vote', [700, undefined]]);
  expect((await second.load('table-b'))!.table.absent).toBe(15);
  expect((await second.load('table-c'))!.table.absent).toBeUndefined();
  expect(await second.due(899, 9)).toEqual([{ id: 'table-b', due: 300 }]);
  const [b] = await second.due(900, 1);
  expect(await second.due(900, 1, b)).toEqual([{ id: 'table-a', due: 900 }]);
  second.note('table-a', { length: 0, decisions: 0, owing: 1 });
  await second.tick();
  expect(await second.due(1e9, 9, b)).toEqual([]);
});

test('commands are recognised after a restart, after eviction of the table, and after a failed write', async () => {
  const folder = tempFolder();
  const first = new SqliteStorage(folder);
  await first.create(tableOf('table-one'));
  const say = (n: number) => ({ entry: take(n), command: { id: `g1:${n}`, digest: `d${n}` } });
  for (let n = 0; n < 40; n++) await first.append('table-one', n, [say(n)]);
  first.forget('table-one');
  expect(await first.findCommand('table-one', 'g1:39')).toBe('d39');
  await first.append('table-one', 40, [say(40)]);
  // Nothing of it is stored, so it is not recognised, and its place is free.
  await expect(first.append('table-one', 41, [say(41), say(7)])).rejects.toBeInstanceOf(Conflict);
  expect(await first.findCommand('table-one', 'g1:41')).toBeUndefined();
  await first.append('table-one', 41, [say(42)]);
  await first.close();
  const second = open(folder);
  expect(await second.findCommand('table-one', 'g1:42')).toBe('d42');
  expect(await second.findCommand('table-one', 'g1:41')).toBeUndefined();
  await expect(second.append('table-one', 42, [say(7)])).rejects.toBeInstanceOf(Conflict);
  expect((await second.load('table-one'))!.log).toHaveLength(42);
});

test('a table is due from an entry on, until a note made after that entry replaces it', async () => {
  const storage = open();
  await storage.create(tableOf('table-one'));
  const dueAt = async () => (await storage.due(1e9, 9)).map(({ due }) => due);
  await storage.append('table-one', 0, [{ entry: take(1) }], 100);
  expect(await dueAt()).toEqual([100]);
  storage.note('table-one', { length: 1, decisions: 1, owing: 1 });
  // The note was made before this entry. Written now, it must not say that nothing is due.
  await storage.append('table-one', 1, [{ entry: take(2) }], 200);
  await storage.tick();
  expect(await dueAt()).toEqual([200]);
  storage.note('table-one', { length: 2, decisions: 2, owing: 1 });
  await storage.tick();
  expect(await dueAt()).toEqual([]);
});

test('lists and the player’s export tell when a table changed, whether or not its row has been written', async () => {
  const folder = tempFolder();
  const storage = open(folder);
  await storage.create(tableOf('table-one'));
  await storage.sit('table-one', 1, { guest: 'g2', name: 'Two', entropy: 'e2' }, 55);
  const written = (): number => {
    const db = new DatabaseSync(join(folder, 'ludoteca.db'), { readOnly: true });
    const { updated } = db.prepare('SELECT updated FROM tables').get()!;
    db.close();
    return Number(updated);
  };
  await storage.append('table-one', 0, [{ entry: take(1) }], 100);
  const first = written();
  while (Date.now() === first) await new Promise((done) => setImmediate(done));
  // It is due no earlier, so the row is not written again.
  await storage.append('table-one', 1, [{ entry: take(2, 1) }], 200);
  expect(written()).toBe(first);
  const [{ updated } = { updated: 0 }] = await storage.tablesOf('g2', 10);
  expect(updated).toBeGreaterThan(first);
  const { tables } = new PersonalRecords(storage).everything('g2') as unknown as {
    tables: { updated: number }[];
  };
  expect(tables.map((table) => table.updated)).toEqual([updated]);
});

test('an earlier note does not remove what the start of the clocks makes due', async () => {
  const storage = open();
  await storage.create(tableOf('table-one'));
  await storage.sit('table-one', 1, { guest: 'g2', name: 'Two', entropy: 'e2' }, 55);
  storage.note('table-one', { length: 0, decisions: 0, owing: 1 });
  // The note would be written along with it.
  await Promise.all([storage.setReady('table-one', 66), storage.tick()]);
  expect(await storage.due(1e9, 9)).toEqual([{ id: 'table-one', due: 121 }]);
});
