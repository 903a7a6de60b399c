/**
 * Storage in one SQLite file: write-ahead log, `synchronous=FULL`, group commit – all writes asked for in one
 * turn of the event loop share one transaction and one flush to the disk.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { Outcome } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import type { OptionValues } from '#engine/options.ts';
import {
  Conflict,
  type ListedTable,
  type Storage,
  type StoredEntry,
  type StoredTable,
  type Summary,
} from './storage.ts';

const SCHEMA_VERSION = 1;
const SCHEMA = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL,
    pass_and_play INTEGER NOT NULL, secret BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
    started INTEGER, ready INTEGER, summary TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT,
    guest TEXT, name TEXT NOT NULL, entropy TEXT, PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;
  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, entry TEXT NOT NULL, command TEXT, digest TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_by_command ON log (table_id, command) WHERE command IS NOT NULL;
  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE service (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO service VALUES ('up', 0);
`;

type Row = Record<string, SQLOutputValue>;
interface Write {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

const optionalNumber = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);
const optionalText = (value: SQLOutputValue | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

/** SQLite's own word for a broken unique constraint or primary key. */
const isUniqueFault = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed/.test(error.message);

export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #writes: Write[] = [];
  readonly #notes = new Map<string, Summary>();
  #flushing: NodeJS.Immediate | undefined;
  #noting: NodeJS.Timeout | undefined;
  #up: (() => number) | undefined;
  /** Transactions so far; the tests of group commit look at it. */
  commits = 0;

  /** Opens or makes the database in a folder. Throws when another server has it open. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#lock = lockFolder(folder);
    this.#db = new DatabaseSync(join(folder, 'ludoteca.db'));
    this.#db.exec(
      'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON',
    );
    const version = Number(this.#db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION)
      throw new Error(
        `The data in ${folder} is of a newer Ludoteca (schema ${version}); this one knows ${SCHEMA_VERSION}`,
      );
    if (version === 0) this.#db.exec(`BEGIN; ${SCHEMA} PRAGMA user_version=${SCHEMA_VERSION}; COMMIT`);
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  /** Asks for a write in the next group. */
  #write(run: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.#writes.push({ run, done, failed });
      this.#flushing ??= setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    this.#flushing = undefined;
    const group = this.#writes;
    this.#writes = [];
    if (group.length === 0 && this.#notes.size === 0) return;
    const fault = this.#transact(group);
    if (fault === undefined) for (const write of group) write.done();
    else if (group.length === 1) group[0]!.failed(fault);
    // One bad write must not fail its neighbours: each alone, then.
    else
      for (const write of group) {
        const own = this.#transact([write]);
        if (own === undefined) write.done();
        else write.failed(own);
      }
  }

  /** Runs writes in one transaction; answers with what went wrong, and then nothing of them is stored. */
  #transact(group: readonly Write[]): unknown {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const write of group) write.run();
      for (const [id, summary] of this.#notes)
        this.#sql('UPDATE tables SET summary = ? WHERE id = ?').run(JSON.stringify(summary), id);
      if (this.#up) this.#sql(`UPDATE service SET value = ? WHERE key = 'up'`).run(Math.ceil(this.#up()));
      this.#db.exec('COMMIT');
      this.#notes.clear();
      this.commits++;
      return undefined;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      return isUniqueFault(error) ? new Conflict('Somebody else was first') : error;
    }
  }

  create(table: StoredTable): Promise<void> {
    return this.#write(() => {
      this.#sql(
        `INSERT INTO tables (id, game, version, options, pass_and_play, secret, created, updated, started, ready)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        table.id,
        table.game,
        table.version,
        JSON.stringify(table.options),
        table.passAndPlay ? 1 : 0,
        table.secret,
        table.created,
        table.created,
        table.started ?? null,
        table.ready ?? null,
      );
      for (const [seat, s] of table.seats.entries()) {
        this.#sql(
          'INSERT INTO seats (table_id, seat, kind, level, guest, name, entropy) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ).run(table.id, seat, s.kind, s.level ?? null, s.guest ?? null, s.name, s.entropy ?? null);
        if (s.guest) this.#keepGuest(s.guest, s.name, table.created);
      }
    });
  }

  #keepGuest(guest: string, name: string, now: number): void {
    this.#sql('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING').run(guest, name, now);
  }

  async load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined> {
    const row = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    if (!row) return undefined;
    const log = this.#sql('SELECT entry FROM log WHERE table_id = ? ORDER BY seq').all(id);
    return { table: this.#tableOf(row), log: log.map((r) => JSON.parse(String(r.entry)) as Entry) };
  }

  #tableOf(row: Row): StoredTable {
    const id = String(row.id);
    const seats = this.#sql('SELECT * FROM seats WHERE table_id = ? ORDER BY seat').all(id);
    return {
      id,
      game: String(row.game),
      version: String(row.version),
      options: JSON.parse(String(row.options)) as OptionValues,
      passAndPlay: row.pass_and_play === 1,
      secret: row.secret as Uint8Array,
      seats: seats.map((s) => ({
        kind: s.kind === 'bot' ? 'bot' : 'human',
        level: optionalText(s.level),
        guest: optionalText(s.guest),
        name: String(s.name),
        entropy: optionalText(s.entropy),
      })),
      created: Number(row.created),
      started: optionalNumber(row.started),
      ready: optionalNumber(row.ready),
    };
  }

  append(id: string, place: number, entries: readonly StoredEntry[]): Promise<void> {
    const lines = entries.map(({ entry, command }) => ({ entry: JSON.stringify(entry), command }));
    return this.#write(() => {
      const { next } = this.#sql('SELECT coalesce(max(seq) + 1, 0) AS next FROM log WHERE table_id = ?').get(
        id,
      )!;
      if (next !== place) throw new Conflict(`Place ${place} of ${id} is not the next one, ${String(next)}`);
      const insert = this.#sql(
        'INSERT INTO log (table_id, seq, entry, command, digest) VALUES (?, ?, ?, ?, ?)',
      );
      for (const [i, { entry, command }] of lines.entries())
        insert.run(id, place + i, entry, command?.id ?? null, command?.digest ?? null);
      this.#sql('UPDATE tables SET updated = ? WHERE id = ?').run(Date.now(), id);
    });
  }

  async findCommand(id: string, command: string): Promise<string | undefined> {
    const row = this.#sql('SELECT digest FROM log WHERE table_id = ? AND command = ?').get(id, command);
    return row && String(row.digest);
  }

  sit(
    id: string,
    seat: number,
    who: { guest: string; name: string; entropy: string },
    started?: number,
  ): Promise<void> {
    return this.#write(() => {
      const done = this.#sql(
        `UPDATE seats SET guest = ?, name = ?, entropy = ?
         WHERE table_id = ? AND seat = ? AND kind = 'human' AND guest IS NULL`,
      ).run(who.guest, who.name, who.entropy, id, seat);
      if (Number(done.changes) !== 1) throw new Conflict(`Seat ${seat} of ${id} is not free`);
      const now = Date.now();
      this.#keepGuest(who.guest, who.name, now);
      this.#sql('UPDATE tables SET started = ?, updated = ? WHERE id = ?').run(started ?? null, now, id);
    });
  }

  setReady(id: string, ready: number): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE tables SET ready = ? WHERE id = ?').run(ready, id);
    });
  }

  note(id: string, summary: Summary): void {
    this.#notes.set(id, summary);
    this.#noting ??= setTimeout(() => {
      this.#noting = undefined;
      this.#flushing ??= setImmediate(() => this.#flush());
    }, 500);
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    const rows = this.#sql(
      `SELECT t.*, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE table_id = t.id) AS length FROM tables t
       WHERE t.id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY t.updated DESC, t.id LIMIT ?`,
    ).all(guest, limit);
    return rows.map((row) => ({
      table: this.#tableOf(row),
      summary: this.#notes.get(String(row.id)) ?? readSummary(row.summary),
      length: Number(row.length),
      updated: Number(row.updated),
    }));
  }

  keepTime(clock: () => number): number {
    this.#up = clock;
    return Number(this.#sql(`SELECT value FROM service WHERE key = 'up'`).get()?.value);
  }

  tick(): Promise<void> {
    return this.#write(() => undefined);
  }

  async close(): Promise<void> {
    clearTimeout(this.#noting);
    if (this.#flushing) clearImmediate(this.#flushing);
    await this.#lastWrites();
    this.#db.close();
    this.#lock.close();
  }

  #lastWrites(): Promise<void> {
    const last = this.tick();
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#flush();
    return last;
  }
}

const readSummary = (value: SQLOutputValue | undefined): Summary | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as Summary & { outcome?: Outcome }) : undefined;

/**
 * Two servers on one folder would each believe to be the only one. The system drops this lock when the process
 * dies, however it dies.
 */
const lockFolder = (folder: string): DatabaseSync => {
  const lock = new DatabaseSync(join(folder, 'ludoteca.lock'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new Error(`Another Ludoteca has ${folder} open; stop it, or give this one another DATA_DIR`);
    throw error;
  }
  return lock;
};
