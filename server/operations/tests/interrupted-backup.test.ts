/** Backup and restore leave nothing half done when they are killed before any of their file operations. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { library } from '#tables/tests/help/library.ts';
import { tempFolder } from '../../tests/help/servers.ts';
import { fixture, inDatabase } from '../../tests/help/stored.ts';
import { Archive, databaseIn } from '../archive.ts';
import { backUp, restore } from '../backup.ts';

const SCRIPT = fileURLToPath(new URL('../../tests/help/killed-process.ts', import.meta.url));

/** One entry less, as data of another day. */
const LOSE_ONE = `DELETE FROM log WHERE (table_id, seq) IN (
  SELECT table_id, max(seq) FROM log WHERE table_id = (SELECT max(table_id) FROM log))`;

/** @returns the number of its file operations when it was not killed */
const run = async (what: 'backup' | 'restore', folder: string, file: string, killAt: number) => {
  const env = { ...process.env, DO: what, DATA_DIR: folder, FILE: file, KILL_AT: String(killAt) };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (signal === 'SIGKILL') return undefined;
  if (said === '') throw new Error('It failed without being killed');
  return Number(said);
};

/** Tells one state of the data from the other: the number of entries. Throws when the file is not whole. */
const entriesOf = (path: string): number => {
  const archive = new Archive(path);
  try {
    expect(archive.integrity()).toEqual([]);
    return archive.entries;
  } finally {
    archive.close();
  }
};

test('a killed restore leaves the old data or the new, whole, and can be repeated', async () => {
  const source = fixture();
  const file = join(tempFolder(), 'b.db');
  await backUp(source, file, library);
  const old = entriesOf(file) - 1;
  const seen = new Set<number>();
  let steps: number | undefined;
  for (let n = 1; steps === undefined; n++) {
    const folder = tempFolder();
    copyFileSync(databaseIn(source), databaseIn(folder));
    inDatabase(folder, (db) => db.exec(LOSE_ONE));
    steps = await run('restore', folder, file, n);
    const now = entriesOf(databaseIn(folder));
    expect([old, old + 1]).toContain(now);
    seen.add(now);
    // The previous data are still there, under one name or the other.
    const all = readdirSync(folder).filter((name) => /^(ludoteca|replaced-\d).*\.db$/.test(name));
    const aside = all.filter((name) => name.startsWith('replaced'));
    if (now === old + 1) expect(aside.map((name) => entriesOf(join(folder, name)))).toEqual([old]);
    if (n % 6 === 0) {
      await restore(file, folder, library);
      expect(entriesOf(databaseIn(folder))).toBe(old + 1);
    }
  }
  expect(steps).toBeGreaterThan(8);
  expect(seen).toEqual(new Set([old, old + 1]));
}, 300_000);

test('a killed backup has its final name only if it is complete', async () => {
  const folder = fixture();
  const entries = entriesOf(databaseIn(folder));
  let steps: number | undefined;
  let missing = 0;
  for (let n = 1; steps === undefined; n++) {
    const file = join(tempFolder(), 'b.db');
    steps = await run('backup', folder, file, n);
    if (existsSync(file)) expect(entriesOf(file)).toBe(entries);
    else missing++;
  }
  expect(steps).toBeGreaterThan(4);
  expect(missing).toBeGreaterThan(3);
}, 300_000);
