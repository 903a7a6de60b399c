/** Data of earlier schemas, as servers of their time left them, are upgraded to the present schema and used. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { library } from '#tables/tests/help/library.ts';
import { diagnose } from '../../operations/doctor.ts';
import { Client } from '../../tests/help/client.ts';
import { server } from '../../tests/help/servers.ts';
import { fixture, inDatabase, tableWhere } from '../../tests/help/stored.ts';
import { SCHEMAS } from '../sqlite-schema.ts';
import { SqliteStorage } from '../sqlite-storage.ts';

/** The first schema of which data were kept. */
const FIRST = 3;
const FORMS = Array.from({ length: SCHEMAS.length - FIRST + 1 }, (_, i) => FIRST + i);

const formOf = (folder: string): number =>
  inDatabase(folder, (db) => Number(db.prepare('PRAGMA user_version').get()!.user_version));
const rowsOf = (folder: string, sql: string): unknown[] => inDatabase(folder, (db) => db.prepare(sql).all());
const shapeOf = (folder: string): unknown[] =>
  rowsOf(
    folder,
    `SELECT m.name AS of, c.name, c.type, c."notnull", c.dflt_value, c.pk FROM sqlite_master m, pragma_table_info(m.name) c
     WHERE m.type IN ('table', 'index') ORDER BY m.name, c.name`,
  );

test('every schema since then has data of its time (node server/tests/fixtures/make.ts writes the present one)', () => {
  for (const form of FORMS)
    expect(
      existsSync(new URL(`../../tests/fixtures/schema-${form}.sql`, import.meta.url)),
      `schema-${form}.sql`,
    ).toBe(true);
});

test.each(FORMS)(
  'data of schema %i are upgraded to the present one, replay, and are continued',
  async (form) => {
    const folder = fixture(form);
    expect(formOf(folder)).toBe(form);
    const KEPT = [
      'SELECT id, game, version, options, secret, created, started, ready FROM tables ORDER BY id',
      'SELECT * FROM log ORDER BY table_id, seq',
      'SELECT table_id, seat, kind, level, guest, name, entropy FROM seats ORDER BY table_id, seat',
      'SELECT table_id, seq, seat, name, text, at, command, digest FROM chat',
      'SELECT id, name FROM guests ORDER BY id',
    ];
    const before = KEPT.map((sql) => rowsOf(folder, sql));
    expect(before[1]!.length).toBeGreaterThan(8);
    await new SqliteStorage(folder).close();
    expect(formOf(folder)).toBe(SCHEMAS.length);
    expect(KEPT.map((sql) => rowsOf(folder, sql))).toEqual(before);
    // The upgraded schema equals that of a new database.
    const fresh = fixture();
    expect(shapeOf(folder)).toEqual(shapeOf(fresh));
    const { findings, tables } = await diagnose(folder, library);
    expect([findings, tables]).toEqual([[], 6]);

    const running = await server({ dataDir: folder });
    const watcher = await new Client(running.url).connect();
    const timed = await watcher.watch(tableWhere(folder, `options LIKE '%"pile":40%'`));
    expect(timed.view).toMatchObject({ state: { pile: 31 }, owing: [2] });
    const over = await watcher.watch(tableWhere(folder, `next IS NOT NULL`));
    expect([over.view?.outcome?.reason, over.chat.map(({ text }) => text)]).toEqual(['taken', ['Good luck']]);
    const hidden = await watcher.watch(tableWhere(folder, `game = 'bids'`));
    expect(hidden.view?.state).toMatchObject({ round: 1 });
  },
);

test('an upgrade that is interrupted half way is completed by the next server', async () => {
  const folder = fixture(FIRST);
  inDatabase(folder, (db) => {
    // A step is one transaction: either all of it is stored with its number, or nothing.
    db.exec(`BEGIN; ${SCHEMAS[FIRST]!}`);
  });
  expect(formOf(folder)).toBe(FIRST);
  await new SqliteStorage(folder).close();
  expect(formOf(folder)).toBe(SCHEMAS.length);
});
