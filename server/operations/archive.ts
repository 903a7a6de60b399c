/**
 * Read-only access to a database, for backup, restore, doctor and deploy-check. It works while a server is writing, and
 * with earlier schemas.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Entry } from '#engine/match/entry.ts';
import type { StoredTable, Summary } from '#tables/storage.ts';
import { readSummary, readTable } from '../storage/sqlite-rows.ts';
import { SCHEMAS } from '../storage/sqlite-schema.ts';

type Row = Record<string, SQLOutputValue>;

/** One table as it is stored, with the faults of its rows. */
export interface ArchivedTable {
  readonly table: StoredTable;
  readonly log: readonly Entry[];
  readonly summary: Summary | undefined;
  readonly due: number | undefined;
  /** Readable descriptions of faults in its rows, such as gaps in the log or repeated commands. */
  readonly faults: readonly string[];
}

/** The file is missing, unreadable, not a Ludoteca database, or of a newer schema. The message is shown to the user. */
export class ArchiveError extends Error {}

/** Path of the database file in a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'ludoteca.db');

export class Archive {
  readonly path: string;
  /** Schema version: the number of migrations in `SCHEMAS` that were applied. */
  readonly schema: number;
  readonly db: DatabaseSync;

  /** @throws ArchiveError */
  constructor(path: string) {
    if (!existsSync(path)) throw new ArchiveError(`There is no ${path}`);
    this.path = path;
    try {
      this.db = new DatabaseSync(path, { readOnly: true });
    } catch (error) {
      throw new ArchiveError(`${path} cannot be opened: ${errorMessage(error)}`);
    }
    try {
      this.db.exec('PRAGMA busy_timeout=5000');
      this.schema = Number(this.db.prepare('PRAGMA user_version').get()?.user_version);
      const names = this.db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
      const known = new Set(names.map(({ name }) => String(name)));
      if (this.schema === 0 || !['tables', 'seats', 'log', 'service'].every((name) => known.has(name)))
        throw new ArchiveError(`${path} is no database of Ludoteca`);
    } catch (error) {
      this.db.close();
      throw error instanceof ArchiveError
        ? error
        : new ArchiveError(`${path} cannot be read: ${errorMessage(error)}`);
    }
    if (this.schema > SCHEMAS.length) {
      this.db.close();
      throw new ArchiveError(
        `${path} is of a newer Ludoteca (schema ${this.schema}); this one knows ${SCHEMAS.length}`,
      );
    }
  }

  all(sql: string, ...values: (string | number)[]): Row[] {
    return this.db.prepare(sql).all(...values);
  }
  number(sql: string): number {
    return Number(Object.values(this.db.prepare(sql).get() ?? { n: 0 })[0]);
  }

  /**
   * Triggers and views that the schema does not have, or not so: they would run within the server's own writes and
   * reads. Empty where there are none.
   */
  foreignParts(): string[] {
    const own = new DatabaseSync(':memory:');
    try {
      own.exec(SCHEMAS.slice(0, this.schema).join(''));
      const partsOf = (db: DatabaseSync) =>
        db.prepare(`SELECT type, name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view')`).all();
      const ours = new Set(partsOf(own).map((part) => JSON.stringify(part)));
      return partsOf(this.db)
        .filter((part) => !ours.has(JSON.stringify(part)))
        .map(({ type, name }) => `it has a ${type} ${name}`);
    } finally {
      own.close();
    }
  }

  /** Result of SQLite's integrity check: descriptions of damage, empty if the file is intact. */
  integrity(): string[] {
    try {
      const found = this.all('PRAGMA integrity_check').map((row) => String(row.integrity_check));
      return found.length === 1 && found[0] === 'ok' ? [] : found;
    } catch (error) {
      return [errorMessage(error)];
    }
  }
  /** Descriptions of rows whose foreign key points to a missing row. */
  dangling(): string[] {
    const byTable = new Map<string, number>();
    for (const row of this.all('PRAGMA foreign_key_check')) {
      const name = `${String(row.table)} without ${String(row.parent)}`;
      byTable.set(name, (byTable.get(name) ?? 0) + 1);
    }
    return [...byTable].map(([name, n]) => `${n} rows of ${name}`);
  }

  /** Ids of all tables, most recently updated first. */
  tables(): string[] {
    return this.all('SELECT id FROM tables ORDER BY updated DESC, id').map(({ id }) => String(id));
  }
  has(table: string): boolean {
    return this.all('SELECT 1 FROM tables WHERE id = ?', table).length > 0;
  }
  get entries(): number {
    return this.number('SELECT count(*) FROM log');
  }
  /** Total up time of the service over all restarts, in milliseconds. */
  get up(): number {
    return this.number(`SELECT value FROM service WHERE key = 'up'`);
  }

  load(id: string): ArchivedTable | undefined {
    const [row] = this.all('SELECT * FROM tables WHERE id = ?', id);
    if (!row) return undefined;
    const seats = this.all('SELECT * FROM seats WHERE table_id = ? ORDER BY seat', id);
    const rows = this.all('SELECT seq, entry, command, digest FROM log WHERE table_id = ? ORDER BY seq', id);
    const faults: string[] = [];
    const gap = rows.findIndex(({ seq }, i) => seq !== i);
    if (gap >= 0) faults.push(`place ${gap} of the log is missing`);
    if (seats.some(({ seat }, i) => seat !== i)) faults.push('a seat is missing');
    if (rows.some(({ command, digest }) => (command === null) !== (digest === null)))
      faults.push('a command stands without what it said');
    const commands = rows.flatMap(({ command }) => (command === null ? [] : [String(command)]));
    if (new Set(commands).size < commands.length) faults.push('a command was carried out twice');
    if (row.started === null && rows.length > 0) faults.push('entries stand in the log before the deal');
    const log: Entry[] = [];
    for (const { entry, seq } of rows) {
      try {
        log.push(JSON.parse(String(entry)) as Entry);
      } catch {
        faults.push(`entry ${String(seq)} cannot be read`);
        break;
      }
    }
    const due = row.due === null || row.due === undefined ? undefined : Number(row.due);
    return { table: readTable(row, seats), log, summary: readSummary(row.summary), due, faults };
  }

  close(): void {
    this.db.close();
  }
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
