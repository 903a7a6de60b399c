import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Library } from '#tables/rules.ts';
import { library } from '#tables/tests/help/library.ts';
import { Client } from '../../tests/help/client.ts';
import { server } from '../../tests/help/servers.ts';
import { fixture, inDatabase, tableWhere } from '../../tests/help/stored.ts';
import { databaseIn } from '../archive.ts';
import { diagnose, repair } from '../doctor.ts';

const TIMED = `options LIKE '%"pile":40%'`;
const HIDDEN = `game = 'bids'`;
const WITH_BOT = `id IN (SELECT table_id FROM seats WHERE kind = 'bot')`;

const briefly = async (folder: string, lib: Library = library) =>
  (await diagnose(folder, lib)).findings.map(({ check, table, remedy }) => ({ check, table, remedy }));
const run = (folder: string, sql: string, ...values: (string | number)[]): void =>
  inDatabase(folder, (db) => {
    db.exec('PRAGMA foreign_keys=OFF');
    db.prepare(sql).run(...values);
  });

test.each([3, 4, 5, 6, 7])('data of schema %i are checked before they are upgraded', async (schema) => {
  const diagnosis = await diagnose(fixture(schema), library);
  expect(diagnosis).toMatchObject({ schema, findings: [] });
  expect(diagnosis.tables).toBeGreaterThan(0);
});

test('the data of a stopped server are sound, and checking them changes nothing', async () => {
  const folder = fixture();
  const all = () =>
    inDatabase(folder, (db) =>
      JSON.stringify([...db.prepare('SELECT * FROM tables').all(), db.prepare('SELECT * FROM log').all()]),
    );
  const before = all();
  const diagnosis = await diagnose(folder, library);
  expect(diagnosis.findings).toEqual([]);
  expect(diagnosis).toMatchObject({ tables: 6, quarantined: [], repairs: [], repaired: [] });
  expect(diagnosis.running).toBeGreaterThanOrEqual(4);
  expect(all()).toBe(before);
});

test('it checks while a server runs, but refuses to repair then', async () => {
  const dataDir = fixture();
  await server({ dataDir });
  expect((await diagnose(dataDir, library)).findings).toEqual([]);
  await expect(repair(dataDir, library)).rejects.toThrow(/Another Ludoteca/);
});

test('a log with a gap, an illegal entry, a truncated one, a duplicate command: found, quarantined, recorded', async () => {
  for (const damage of [
    (id: string, folder: string) => run(folder, 'DELETE FROM log WHERE table_id = ? AND seq = 2', id),
    (id: string, folder: string) =>
      run(folder, `UPDATE log SET entry = replace(entry, 'take 3', 'take 9') WHERE table_id = ?`, id),
    (id: string, folder: string) =>
      run(folder, `UPDATE log SET entry = substr(entry, 1, 20) WHERE table_id = ? AND seq = 4`, id),
    (id: string, folder: string) =>
      run(
        folder,
        `UPDATE log SET command = (SELECT min(command) FROM log WHERE table_id = ?1) WHERE table_id = ?1 AND command IS NOT NULL`,
        id,
      ),
  ]) {
    const folder = fixture();
    const id = tableWhere(folder, TIMED);
    damage(id, folder);
    const [finding, ...more] = await briefly(folder);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ table: id, remedy: 'quarantine' });
    const after = await repair(folder, library, () => 1234);
    expect(after.findings).toEqual([]);
    expect(after.quarantined).toEqual([id]);
    expect(after.repaired).toEqual([
      { n: 1, at: 1234, table: id, what: 'quarantine', detail: expect.any(String) },
    ]);
    const rows = inDatabase(folder, (db) => db.prepare('SELECT * FROM repairs').all());
    expect(rows).toMatchObject([{ at: 1234, table_id: id, what: 'quarantine' }]);
    // What is known and recorded is no finding; nothing is done twice.
    expect((await repair(folder, library)).repaired).toEqual([]);
  }
});

test('a quarantined table cannot be opened, the others continue, and it returns once it can be replayed', async () => {
  const folder = fixture();
  const id = tableWhere(folder, TIMED);
  run(folder, `UPDATE log SET entry = replace(entry, 'take 3', 'take 9') WHERE table_id = ?`, id);
  await repair(folder, library);
  const first = await server({ dataDir: folder });
  const client = await new Client(first.url).connect();
  expect(await client.ask({ t: 'watch', table: id })).toMatchObject({ refusal: { code: 'QUARANTINED' } });
  expect((await client.watch(tableWhere(folder, HIDDEN))).view?.game).toBe('bids');
  await first.close();
  run(folder, `UPDATE log SET entry = replace(entry, 'take 9', 'take 3') WHERE table_id = ?`, id);
  expect(await briefly(folder)).toEqual([{ check: 'replay', table: id, remedy: 'release' }]);
  const mended = await repair(folder, library);
  expect(mended.repaired.map(({ what }) => what)).toEqual(['release']);
  expect(mended.repairs.map(({ what }) => what)).toEqual(['quarantine', 'release']);
  const second = await server({ dataDir: folder });
  const back = await new Client(second.url).connect();
  expect((await back.watch(id)).view?.state).toMatchObject({ pile: 31 });
});

test('a summary that does not agree with the log is made again', async () => {
  const folder = fixture();
  const id = tableWhere(folder, TIMED);
  run(folder, `UPDATE tables SET summary = json_set(summary, '$.owing', 1) WHERE id = ?`, id);
  expect(await briefly(folder)).toEqual([{ check: 'summary', table: id, remedy: 'summary' }]);
  const { repaired, findings } = await repair(folder, library);
  expect(repaired).toMatchObject([{ table: id, what: 'summary' }]);
  expect(findings).toEqual([]);
  const [row] = inDatabase(folder, (db) => db.prepare('SELECT summary FROM tables WHERE id = ?').all(id));
  expect(JSON.parse(String(row!.summary))).toEqual({ length: 5, decisions: 5, owing: 2 });
  // A summary beyond the log's end is wrong, too; one behind it is usual.
  run(folder, `UPDATE tables SET summary = json_set(summary, '$.length', 9) WHERE id = ?`, id);
  expect(await briefly(folder)).toEqual([{ check: 'summary', table: id, remedy: 'summary' }]);
  run(folder, `UPDATE tables SET summary = json_set(summary, '$.length', 4) WHERE id = ?`, id);
  expect(await briefly(folder)).toEqual([]);
});

test('a stuck bot is asked again when a server runs', async () => {
  const folder = fixture();
  const id = tableWhere(folder, WITH_BOT);
  run(
    folder,
    `INSERT INTO log VALUES (?, 0, '{"kind":"decide","seat":0,"text":"take 1","at":5}', NULL, NULL)`,
    id,
  );
  const [{ value: up } = { value: 0 }] = inDatabase(folder, (db) =>
    db.prepare(`SELECT value FROM service WHERE key = 'up'`).all(),
  );
  run(folder, 'UPDATE tables SET due = ? WHERE id = ?', Number(up) + 3_600_000, id);
  const { findings } = await diagnose(folder, library);
  expect(findings).toMatchObject([{ check: 'stuck', table: id, remedy: 'ask' }]);
  expect(findings[0]!.what).toContain('60 min');
  run(folder, 'UPDATE tables SET due = NULL WHERE id = ?', id);
  expect(await briefly(folder)).toEqual([{ check: 'stuck', table: id, remedy: 'ask' }]);
  const mended = await repair(folder, library);
  expect(mended.repaired).toMatchObject([{ table: id, what: 'ask' }]);
  expect(mended.findings).toEqual([]);
  const [row] = inDatabase(folder, (db) => db.prepare('SELECT due FROM tables WHERE id = ?').all(id));
  expect(row!.due).toBe(up);
});

test('finds a running clock without a due moment, which would never fall', async () => {
  const folder = fixture();
  const id = tableWhere(folder, TIMED);
  run(folder, 'UPDATE tables SET due = NULL WHERE id = ?', id);
  expect(await briefly(folder)).toEqual([{ check: 'stuck', table: id, remedy: 'ask' }]);
});

test('missing rules are reported, and no table is quarantined for them', async () => {
  const folder = fixture();
  const id = tableWhere(folder, HIDDEN);
  run(folder, `UPDATE tables SET version = '0' WHERE id = ?`, id);
  expect(await briefly(folder)).toEqual([{ check: 'rules', table: id, remedy: undefined }]);
  const broken: Library = {
    ...library,
    earlier: async () => {
      throw new Error('was altered after it was frozen');
    },
  };
  expect((await diagnose(folder, broken)).findings).toMatchObject([
    { check: 'rules', table: id, what: 'was altered after it was frozen' },
  ]);
  expect((await repair(folder, library)).repaired).toEqual([]);
});

test('orphaned rows are found', async () => {
  const folder = fixture();
  run(folder, `INSERT INTO log VALUES ('nowhere-at-all', 0, '{}', NULL, NULL)`);
  run(folder, `UPDATE tables SET next = 'nowhere-either' WHERE ${HIDDEN}`);
  run(folder, 'DELETE FROM accounts');
  run(folder, `DELETE FROM guests`);
  run(folder, 'UPDATE chat SET seq = 7');
  const { findings } = await diagnose(folder, library);
  expect(findings.map(({ check }) => check)).toEqual(['references', 'orphans', 'orphans', 'orphans']);
  expect(findings[0]!.what).toBe('1 rows of log without tables');
});

test('a damaged file is reported as such, and not checked further', async () => {
  const folder = fixture();
  const at = inDatabase(folder, (db) => {
    const { rootpage } = db.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'tables_due'`).get()!;
    return (Number(rootpage) - 1) * Number(db.prepare('PRAGMA page_size').get()!.page_size);
  });
  const bytes = readFileSync(databaseIn(folder));
  writeFileSync(databaseIn(folder), bytes.fill(0xff, at, at + 4096));
  const { findings, tables } = await diagnose(folder, library);
  expect(findings.length).toBeGreaterThan(0);
  expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(['integrity']));
  expect(tables).toBe(0);
});
