/**
 * Backups: a whole database in one file, taken while a server runs and writes, and put back. Nothing is trusted
 * because it was written: a backup is read again and played again before it has its name.
 */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Library } from '#tables/rules.ts';
import { lockFolder } from '../storage/sqlite-file.ts';
import { Archive, databaseIn } from './archive.ts';
import { type ReplayFault, replaySample } from './replay.ts';

/** What is in a database, and how it was proved. */
interface Proof {
  readonly schema: number;
  readonly tables: number;
  readonly entries: number;
  readonly bytes: number;
  readonly replayed: number;
  /** Tables of the sample whose rules this program does not have; nothing is wrong with them otherwise. */
  readonly withoutRules: number;
}
export interface BackupDone extends Proof {
  readonly file: string;
}
export interface RestoreDone extends Proof {
  readonly folder: string;
  /** Where the data of before is kept; undefined when there was none. */
  readonly aside: string | undefined;
}

/** Why nothing was done; the message is for people. */
export class BackupRefused extends Error {}

/** Tables played again to prove a backup. */
const SAMPLE = 500;

const syncPath = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Makes sure of a file and of its name. Windows has no handles for folders. */
const syncFile = (path: string): void => {
  syncPath(path);
  if (process.platform !== 'win32') syncPath(dirname(resolve(path)));
};

/** Gives a finished file its name, unless something has it. */
const nameNew = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new BackupRefused(`${to} is there already; nothing was overwritten`);
    // A file system without links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
  rmSync(from);
  syncFile(to);
};

/** A moment as part of a file's name: 20261121-184500. */
export const stamp = (now = new Date()): string =>
  now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/** Reads a database whole and plays its tables. @throws ArchiveError, BackupRefused */
const prove = async (path: string, library: Library, sample: number): Promise<Proof> => {
  const archive = new Archive(path);
  try {
    const wrong = archive.integrity();
    if (wrong.length === 0) wrong.push(...archive.dangling());
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
 * Writes the database of a folder as it is at one moment into a new file; a server may be running and writing.
 * @throws BackupRefused, ArchiveError; then there is no such file
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
      // One read transaction: one moment of the data, however long it takes and whatever is written meanwhile.
      source.db.prepare('VACUUM INTO ?').run(partial);
    } finally {
      source.close();
    }
    // It holds the secrets of running matches.
    chmodSync(partial, 0o600);
    syncFile(partial);
    const proof = await prove(partial, library, sample);
    nameNew(partial, file);
    return { file, ...proof };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
};

/** Everything that is in the write-ahead log of a database, into its file; false when it cannot be read. */
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

/** Keeps what is in a folder under another name: byte by byte first, since even opening a broken file may change it. */
const putAside = (folder: string): string | undefined => {
  const path = databaseIn(folder);
  if (!existsSync(path)) return undefined;
  const aside = freeName(join(folder, `replaced-${stamp()}`));
  for (const end of ['', '-wal']) if (existsSync(path + end)) nameNewCopy(path + end, aside + end);
  if (settle(path)) settle(aside);
  // What is left of a log must never be taken for the log of the file that comes.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  return aside;
};

/** A file that is not there yet, nor its log: two restores of one second keep both. */
const freeName = (path: string): string => {
  for (let n = 1; ; n++) {
    const name = `${path}${n === 1 ? '' : `-${n}`}.db`;
    if (!existsSync(name) && !existsSync(`${name}-wal`)) return name;
  }
};

const nameNewCopy = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, 0o600);
  syncFile(to);
};

/**
 * Puts a backup in the place of a folder's data, which is kept beside it. The old or the new data is there at
 * every moment, whole.
 * @throws BackupRefused, ArchiveError, and when a server has the folder; then nothing was changed
 */
export const restore = async (
  file: string,
  folder: string,
  library: Library,
  sample = SAMPLE,
): Promise<RestoreDone> => {
  // Before anything is made or touched.
  new Archive(file).close();
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const incoming = join(folder, `incoming-${process.pid}.db`);
  try {
    copyFileSync(file, incoming);
    chmodSync(incoming, 0o600);
    syncFile(incoming);
    // What is proved is the copy, which nobody changes any more.
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
