/** Folders and files that only their owner can read: they hold secrets of running matches, from their first byte on. */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;
/** Permissions of everybody but the owner. */
const OTHERS = 0o077;
const CHUNK = 1 << 20;
/** Names of what Ludoteca itself puts into a data folder. */
const OWN_FILE = /^(?:ludoteca\.|notify-keys\.json|replaced-|incoming-)/;

const closeToOthers = (path: string, mode: number): void => {
  if (process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0) chmodSync(path, mode);
};

/** Creates a data folder, or closes an existing one to others. One that holds other things as well stays as it is. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const names = readdirSync(folder);
  if (names.every((name) => OWN_FILE.test(name))) closeToOthers(folder, OWNER_ONLY_FOLDER);
  for (const name of names) if (OWN_FILE.test(name)) closeToOthers(join(folder, name), OWNER_ONLY);
};

/** Creates an empty file, unless there is one. SQLite gives its log and journals the permissions of the database. */
export const touchPrivate = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
};

/** Copies a file, whatever the permissions of the original are. @throws EEXIST if `to` is taken */
export const copyPrivately = (from: string, to: string): void => {
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, 'wx', OWNER_ONLY);
    try {
      const chunk = Buffer.alloc(CHUNK);
      for (let n = readSync(source, chunk); n > 0; n = readSync(source, chunk))
        for (let at = 0; at < n; ) at += writeSync(target, chunk, at, n - at);
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
};
