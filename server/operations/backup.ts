/**
 * Backup and restore of the whole database as one file. A backup can be taken while a server is writing. Every copy is
 * verified before it gets its final name: its integrity is checked and a sample of its tables is replayed.
 */
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Library } from '#tables/rules.ts';
import { copyPrivately, makePrivateFolder, touchPrivate } from '../storage/private-files.ts';
import { lockFolder } from '../storage/sqlite-file.ts';
import { Archive, databaseIn } from './archive.ts';
import { type ReplayFault, replaySample } from './replay.ts';

/** Contents of a database, and how many tables were replayed to verify it. */
interface Proof {
  readonly schema: number;
  readonly tables: number;
  readonly entries: number;
  readonly bytes: number;
  readonly replayed: number;
  /** Tables of the sample that were not replayed because their version of the rules is missing. */
  readonly withoutRules: number;
}
export interface BackupDone extends Proof {
  readonly file: string;
}
export interface RestoreDone extends Proof {
  readonly folder: string;
  /** File that keeps the replaced database; undefined if there was none. */
  readonly aside: string | undefined;
}

/** The backup or restore was refused. The message is shown to the user. */
export class BackupRefused extends Error {}

/** Maximum number of tables to replay when verifying. */
const SAMPLE = 500;

const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Flushes a file and its directory entry to the disk. Windows cannot open folders, so there only the file. */
const syncFile = (path: string): void => {
  syncPath(path);
  if (process.platform !== 'win32') syncPath(dirname(resolve(path)));
};

/** Moves a finished file to its final name, without overwriting. @throws BackupRefused if the name is taken */
const nameNew = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new BackupRefused(`${to} is there already; nothing was overwritten`);
    // The file system has no hard links.
    copyPrivately(from, to);
  }
  rmSync(from);
  syncFile(to);
};

/** A time in UTC for a file name: 20261121-184500. */
export const stamp = (now = new Date()): string =>
  now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/** Verifies a database: checks its integrity and replays a sample of its tables. @throws ArchiveError, BackupRefused */
const prove = async (path: string, library: Library, sample: number): Promise<Proof> => {
  const archive = new Archive(path);
  try {
    const wrong = archive.integrity();
    if (wrong.length === 0) wrong.push(...archive.dangling());
    const foreign = archive.foreignParts();
    if (foreign.length > 0) throw new BackupRefused(`${path} is not as Ludoteca made it: ${foreign[0]}`);
    if (wrong.length > 0) throw new BackupRefused(`${path} is damaged: ${wrong[0]}`);
    const { replayed, faults, withoutRules } = await replaySample(archive, library, sample);
    const [first] = faults;
    if (first) throw new BackupRefused(`${path}: table ${first.table} ${whyNot(first.fault)}`);
    const { schema, entries } = archive;
    return {
      schema,
      tables: archive.tables().length,
      entries,
      bytes: statSync(path).size,
      replayed,
      withoutRules,
    };
  } finally {
    archive.close();
  }
};

const whyNot = ({ kind, entry, detail }: ReplayFault): string =>
  kind === 'entry'
    ? `cannot be played again from entry ${entry ?? 'the clock'} on`
    : `is not whole: ${detail}`;

/**
 * Writes a consistent snapshot of a folder's database to a new file; a server may be running and writing.
 * @throws BackupRefused, ArchiveError; then no file is left behind
 */
export const backUp = async (
  folder: string,
  file: string,
  library: Library,
  sample = SAMPLE,
): Promise<BackupDone> => {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already; nothing was overwritten`);
  if (!existsSync(dirname(resolve(file)))) throw new BackupRefused(`There is no folder for ${file}`);
  const partial = `${file}.partial-${process.pid}`;
  rmSync(partial, { force: true });
  const source = new Archive(databaseIn(folder));
  try {
    try {
      // The file contains the secrets of running matches. VACUUM INTO takes an empty file.
      touchPrivate(partial);
      // VACUUM INTO reads in one transaction, so the copy is consistent even if a server writes meanwhile.
      source.db.prepare('VACUUM INTO ?').run(partial);
    } finally {
      source.close();
    }
    syncFile(partial);
    const proof = await prove(partial, library, sample);
    nameNew(partial, file);
    return { file, ...proof };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
};

/** Checkpoints a database: moves its write-ahead log into the main file. False if the database cannot be read. */
const settle = (path: string): boolean => {
  try {
    const db = new DatabaseSync(path);
    try {
      db.exec('PRAGMA busy_timeout=5000; PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
    return true;
  } catch {
    return false;
  }
};

/**
 * Copies a folder's database to another name. The files are copied before the database is opened, because opening a
 * damaged file may change it. Returns the new name, or undefined if there is no database.
 */
const putAside = (folder: string): string | undefined => {
  const path = databaseIn(folder);
  if (!existsSync(path)) return undefined;
  const aside = freeName(join(folder, `replaced-${stamp()}`));
  for (const end of ['', '-wal']) if (existsSync(path + end)) nameNewCopy(path + end, aside + end);
  if (settle(path)) settle(aside);
  // SQLite must not apply a leftover write-ahead log to the restored file.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  return aside;
};

/** A name that is free, also with `-wal`: two restores within one second both keep the data they replace. */
const freeName = (path: string): string => {
  for (let n = 1; ; n++) {
    const name = `${path}${n === 1 ? '' : `-${n}`}.db`;
    if (!existsSync(name) && !existsSync(`${name}-wal`)) return name;
  }
};

const nameNewCopy = (from: string, to: string): void => {
  copyPrivately(from, to);
  syncFile(to);
};

/**
 * Replaces a folder's database with a backup, and keeps the old database beside it under another name. The switch is
 * one rename, so at every moment either the old or the new database is there, complete.
 * @throws BackupRefused, ArchiveError, or DataFolderInUse when a server has the folder; then the data is unchanged
 */
export const restore = async (
  file: string,
  folder: string,
  library: Library,
  sample = SAMPLE,
): Promise<RestoreDone> => {
  // Fail before anything is created or changed.
  new Archive(file).close();
  makePrivateFolder(folder);
  const lock = lockFolder(folder);
  const incoming = join(folder, `incoming-${process.pid}.db`);
  try {
    rmSync(incoming, { force: true });
    copyPrivately(file, incoming);
    syncFile(incoming);
    // Verify the copy, not the original: nobody changes the copy any more.
    const proof = await prove(incoming, library, sample);
    for (const end of ['-wal', '-shm']) rmSync(incoming + end, { force: true });
    const aside = putAside(folder);
    renameSync(incoming, databaseIn(folder));
    syncFile(databaseIn(folder));
    return { folder, aside, ...proof };
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) rmSync(incoming + end, { force: true });
    throw error;
  } finally {
    lock.close();
  }
};
