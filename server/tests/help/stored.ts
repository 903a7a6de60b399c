/** Databases for tests: made of a fixture, opened by hand, damaged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SCHEMAS } from '../../storage/sqlite-schema.ts';
import { tempFolder } from './servers.ts';

/** Changes the database in a folder by hand. */
export const inDatabase = <T>(folder: string, run: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(join(folder, 'ludoteca.db'));
  try {
    return run(db);
  } finally {
    db.close();
  }
};

/** A folder with the data of a server of this schema; by default of the present one. */
export const fixture = (schema = SCHEMAS.length): string => {
  const folder = tempFolder();
  const sql = readFileSync(new URL(`../fixtures/schema-${schema}.sql`, import.meta.url), 'utf8');
  inDatabase(folder, (db) => db.exec(sql));
  return folder;
};

/** The id of the only table for which a condition holds. */
export const tableWhere = (folder: string, where: string): string =>
  inDatabase(folder, (db) => {
    const rows = db.prepare(`SELECT id FROM tables WHERE ${where}`).all();
    if (rows.length !== 1) throw new Error(`${rows.length} tables where ${where}`);
    return String(rows[0]!.id);
  });
