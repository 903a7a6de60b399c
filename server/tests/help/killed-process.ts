/**
 * Backs up or restores (DO, DATA_DIR, FILE) and is killed before its nth file operation (KILL_AT). If it lives to the
 * end, it prints the number of operations.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { library } from '#tables/tests/help/library.ts';

const { DO, DATA_DIR = '', FILE = '', KILL_AT } = process.env;
let done = 0;
const counted = <A extends unknown[], R>(act: (...args: A) => R): ((...args: A) => R) => {
  return (...args) => {
    if (++done === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return act(...args);
  };
};
fs.writeSync = counted(fs.writeSync as (...args: unknown[]) => number) as typeof fs.writeSync;
fs.linkSync = counted(fs.linkSync);
fs.renameSync = counted(fs.renameSync);
fs.rmSync = counted(fs.rmSync);
fs.fsyncSync = counted(fs.fsyncSync);
syncBuiltinESMExports();
// Imported only now, so that it uses the counted functions.
const { backUp, restore } = await import('../../operations/backup.ts');
await (DO === 'restore' ? restore(FILE, DATA_DIR, library) : backUp(DATA_DIR, FILE, library));
process.stdout.write(`${done}\n`);
