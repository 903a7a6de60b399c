import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { library } from '#tables/tests/help/library.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { ended, startProcess } from '../../tests/help/processes.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { fixture, inDatabase, tableWhere } from '../../tests/help/stored.ts';
import { Archive, ArchiveError, databaseIn } from '../archive.ts';
import { BackupRefused, backUp, restore } from '../backup.ts';

const openFile = fs.openSync;
const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

/** Everything in a folder's database, by database table. */
const logsOf = (path: string): Map<string, string[]> => {
  const archive = new Archive(path);
  try {
    return new Map(
      archive.tables().map((id) => [id, archive.load(id)!.log.map((entry) => JSON.stringify(entry))]),
    );
  } finally {
    archive.close();
  }
};

test('a backup taken while people play contains everything acknowledged, and tables continue from it elsewhere', async () => {
  const dataDir = tempFolder();
  const running = await startProcess(dataDir);
  const pairs = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [one, two] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
      const table = await one.open({ options: { pile: 100 }, seats: HUMANS });
      await one.watch(table);
      await two.ask({ t: 'sit', table });
      await two.watch(table);
      return { table, clients: [one, two], acknowledged: [] as string[] };
    }),
  );
  let stop = false;
  const load = pairs.map(async ({ table, clients, acknowledged }) => {
    for (let n = 0; n < 95 && !stop; n++) {
      const mover = clients[n % 2]!;
      await eventually(() => mover.view(table).owing.includes((n % 2) + 1));
      if ((await mover.decide(table, (n % 2) + 1, 'take 1')).t === 'ack') acknowledged.push('take 1');
    }
  });
  await eventually(() => pairs.every(({ acknowledged }) => acknowledged.length > 5));
  const before = pairs.map(({ acknowledged }) => acknowledged.length);
  const file = join(tempFolder(), 'backup.db');
  const script = fileURLToPath(new URL('../../tests/help/backup-process.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_FILE: file };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const during = pairs.map(({ acknowledged }) => acknowledged.length);
  stop = true;
  await Promise.all(load);
  expect(JSON.parse(said)).toMatchObject({ tables: 4, replayed: 4, withoutRules: 0 });
  // It was taken under load; otherwise this would prove little.
  expect(during.some((n, i) => n > before[i]!)).toBe(true);
  running.child.kill('SIGKILL');
  await ended(running.child);

  const inBackup = logsOf(file);
  const inData = logsOf(databaseIn(dataDir));
  for (const [i, { table }] of pairs.entries()) {
    const saved = inBackup.get(table)!;
    expect(saved.length).toBeGreaterThanOrEqual(before[i]!);
    expect(inData.get(table)!.slice(0, saved.length)).toEqual(saved);
  }
  const elsewhere = tempFolder();
  const done = await restore(file, elsewhere, library);
  expect(done).toMatchObject({ tables: 4, replayed: 4, aside: undefined });
  const again = await server({ dataDir: elsewhere });
  for (const { table, clients } of pairs) {
    const players = [];
    for (const { cookie } of clients) players.push(await new Client(again.url, cookie).connect());
    for (const player of players) await player.watch(table);
    const seat = players[0]!.view(table).owing[0]!;
    expect((await players[seat - 1]!.decide(table, seat, 'take 2')).t).toBe('ack');
    expect(players[seat - 1]!.view(table).state).toMatchObject({
      pile: 100 - inBackup.get(table)!.length - 2,
    });
  }
});

test('a backup overwrites nothing and leaves nothing half done', async () => {
  const folder = fixture();
  const out = tempFolder();
  const file = join(out, 'mine.txt');
  writeFileSync(file, 'mine');
  await expect(backUp(folder, file, library)).rejects.toThrow(BackupRefused);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await expect(backUp(folder, join(out, 'nowhere', 'b.db'), library)).rejects.toThrow(/no folder/);
  await expect(backUp(tempFolder(), join(out, 'b.db'), library)).rejects.toThrow(ArchiveError);
  expect(readdirSync(out)).toEqual(['mine.txt']);
});

/** Permissions of the others on everything in a folder, and on the folder itself. */
const openTo = (folder: string): string[] =>
  ['.', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

test.skipIf(process.platform === 'win32')(
  'data, backups and what a restore keeps are open to their owner only, from their first byte',
  async () => {
    const before = process.umask(0);
    const modes = new Set<number>();
    // What VACUUM INTO finds, and what a copy is while it grows.
    const touched = vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
      if (flags !== 'r') modes.add(Number(mode));
      return openFile(path, flags, mode);
    });
    syncBuiltinESMExports();
    try {
      const folder = join(tempFolder(), 'data');
      const running = await server({ dataDir: folder });
      expect(openTo(folder)).toEqual([]);
      expect(readdirSync(folder)).toContain('ludoteca.db-wal');
      const out = tempFolder();
      const file = join(out, 'b.db');
      await backUp(folder, file, library);
      expect(openTo(out)).toEqual([]);
      await running.close();
      chmodSync(file, 0o644);
      // Data of an earlier version, which left this to the system.
      for (const name of ['.', 'ludoteca.db']) chmodSync(join(folder, name), name === '.' ? 0o755 : 0o644);
      const { aside } = await restore(file, folder, library);
      expect(aside).toBeDefined();
      expect(openTo(folder)).toEqual([]);
      expect(modes).toEqual(new Set([0o600]));
    } finally {
      touched.mockRestore();
      syncBuiltinESMExports();
      process.umask(before);
    }
  },
);

test('a folder that holds other things as well keeps its permissions; the data in it are closed', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'letter.txt'), 'mine', { mode: 0o644 });
  chmodSync(folder, 0o755);
  await server({ dataDir: folder });
  if (process.platform !== 'win32') expect(openTo(folder)).toEqual(['.', 'letter.txt']);
});

test('a backup with a trigger or a view that is not ours is refused: it would act within our own writes', async () => {
  const good = join(tempFolder(), 'good.db');
  await backUp(fixture(), good, library);
  for (const sql of [
    `CREATE TRIGGER t AFTER INSERT ON log BEGIN UPDATE tables SET host = 'me'; END`,
    'CREATE VIEW v AS SELECT secret FROM tables',
  ]) {
    const folder = tempFolder();
    copyFileSync(good, databaseIn(folder));
    inDatabase(folder, (db) => db.exec(sql));
    const target = tempFolder();
    await expect(restore(databaseIn(folder), target, library)).rejects.toThrow(/it has a (trigger t|view v)/);
    expect(readdirSync(target)).toEqual(['ludoteca.lock']);
  }
});

test('a database that cannot be replayed is no backup', async () => {
  const folder = fixture();
  const hidden = tableWhere(folder, `game = 'bids'`);
  inDatabase(folder, (db) =>
    db.prepare(`UPDATE log SET entry = replace(entry, 'bid c', 'bid x') WHERE table_id = ?`).run(hidden),
  );
  const out = tempFolder();
  await expect(backUp(folder, join(out, 'b.db'), library)).rejects.toThrow(
    `table ${hidden} cannot be played`,
  );
  expect(readdirSync(out)).toEqual([]);
});

test('restoring keeps the previous data, whole', async () => {
  const folder = fixture();
  const file = join(tempFolder(), 'b.db');
  await backUp(folder, file, library);
  const first = logsOf(file);
  // Played on after the backup, and killed with a write-ahead log left behind.
  const id = tableWhere(folder, `options LIKE '%"pile":40%'`);
  inDatabase(folder, (db) =>
    db
      .prepare(`INSERT INTO log VALUES (?, 5, '{"kind":"decide","seat":1,"text":"take 3"}', NULL, NULL)`)
      .run(id),
  );
  const later = logsOf(databaseIn(folder));
  const done = await restore(file, folder, library);
  expect(logsOf(databaseIn(folder))).toEqual(first);
  expect(logsOf(done.aside!)).toEqual(later);
  expect(later.get(id)).toHaveLength(first.get(id)!.length + 1);
  const left = readdirSync(folder).filter((name) => name.startsWith('incoming'));
  expect(left).toEqual([]);
});

test('restoring over a broken file keeps its bytes, and none of its log gets into the new data', async () => {
  const file = join(tempFolder(), 'b.db');
  await backUp(fixture(), file, library);
  const folder = tempFolder();
  writeFileSync(databaseIn(folder), 'no database at all, but mine');
  writeFileSync(`${databaseIn(folder)}-wal`, 'its log');
  const { aside } = await restore(file, folder, library);
  expect(readFileSync(aside!, 'utf8')).toBe('no database at all, but mine');
  expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('its log');
  expect(existsSync(`${databaseIn(folder)}-wal`)).toBe(false);
  expect(logsOf(databaseIn(folder))).toEqual(logsOf(file));
});

test('nothing is restored while a server has the folder', async () => {
  const dataDir = tempFolder();
  await server({ dataDir });
  const file = join(tempFolder(), 'b.db');
  await backUp(dataDir, file, library);
  await expect(restore(file, dataDir, library)).rejects.toThrow(/Another Ludoteca/);
  expect(readdirSync(dataDir).filter((name) => /^(replaced|incoming)/.test(name))).toEqual([]);
});

test('a file that is no backup, a damaged one and one of a newer schema are refused, and nothing is changed', async () => {
  const folder = fixture();
  const before = logsOf(databaseIn(folder));
  const good = join(tempFolder(), 'good.db');
  await backUp(folder, good, library);
  const bad = (name: string, make: (path: string) => void): string => {
    const path = join(tempFolder(), name);
    copyFileSync(good, path);
    make(path);
    return path;
  };
  const other = tempFolder();
  inDatabase(other, (db) => db.exec('CREATE TABLE t (a); PRAGMA user_version=1'));
  const newer = tempFolder();
  copyFileSync(good, databaseIn(newer));
  inDatabase(newer, (db) => db.exec('PRAGMA user_version=999'));
  const cases: readonly (readonly [string, RegExp])[] = [
    [join(folder, 'not-there.db'), /There is no/],
    [bad('words.db', (path) => writeFileSync(path, 'a letter')), /cannot be (opened|read)/],
    [databaseIn(other), /no database of Ludoteca/],
    [databaseIn(newer), /newer Ludoteca \(schema 999\)/],
    [
      bad('cut.db', (path) => writeFileSync(path, readFileSync(path).subarray(0, -8192))),
      /damaged|cannot be read/,
    ],
    [
      bad('scratched.db', (path) => {
        const bytes = readFileSync(path);
        bytes.fill(0xff, bytes.length - 6000, bytes.length - 4000);
        writeFileSync(path, bytes);
      }),
      /damaged|cannot be|is not whole/,
    ],
  ];
  for (const [file, why] of cases) await expect(restore(file, folder, library), file).rejects.toThrow(why);
  expect(logsOf(databaseIn(folder))).toEqual(before);
  expect(readdirSync(folder).filter((name) => /^(replaced|incoming)/.test(name))).toEqual([]);
});
