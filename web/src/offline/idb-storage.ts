/**
 * The storage of offline tables, in IndexedDB. It implements the server's storage interface, so the same
 * table code runs on it. Every promise resolves when the data is durable. Two tabs may have the same table
 * open: the second one to write at a position of a log gets a `Conflict` and reads again.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Entry } from '#engine/match/entry.ts';
import {
  Conflict,
  type ListedTable,
  type RematchOffers,
  type Storage,
  type StoredEntry,
  type StoredTable,
  type Summary,
} from '#tables/storage.ts';
import { DATABASE } from './messages.ts';

const VERSION = 1;
const STORES = ['tables', 'log', 'time'] as const;
const UP = 'up';

interface TableRow {
  readonly id: string;
  readonly table: StoredTable;
  readonly length: number;
  readonly updated: number;
  readonly summary?: Summary;
}
interface LogRow extends StoredEntry {
  readonly table: string;
  readonly place: number;
}

/** Object stores: tables by id, log entries by table and position, and the uptime under one key. */
interface Stores extends DBSchema {
  tables: { key: string; value: TableRow };
  log: { key: [table: string, place: number]; value: LogRow; indexes: { byCommand: [string, string] } };
  time: { key: typeof UP; value: number };
}
type Database = IDBPDatabase<Stores>;
type Transaction = IDBPTransaction<Stores, typeof STORES, 'readwrite'>;

const openDatabase = (): Promise<Database> =>
  openDB<Stores>(DATABASE, VERSION, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      const log = db.createObjectStore('log', { keyPath: ['table', 'place'] });
      // Entries without a command have no key in this index.
      log.createIndex('byCommand', ['table', 'command.id'], { unique: true });
      db.createObjectStore('time');
    },
  });

/** The key range of one table's log. */
const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class IdbStorage implements Storage {
  readonly #db: Database;
  #before: number;
  #clock: () => number = () => this.#before;
  #notes: Promise<unknown> = Promise.resolve();

  private constructor(db: Database, before: number) {
    this.#db = db;
    this.#before = before;
  }

  /** @throws when the browser does not allow storage for this page */
  static async open(): Promise<IdbStorage> {
    const db = await openDatabase();
    const storage = new IdbStorage(db, (await db.get('time', UP)) ?? 0);
    // A newer page in another tab may need a newer database version, so this connection must not block the
    // upgrade. This page then has to be reloaded.
    db.onversionchange = () => db.close();
    return storage;
  }

  /**
   * Runs `job` in one transaction. Resolves when it is durable; rolls back when `job` throws. The browser
   * commits as soon as no request is open, so `job` may wait only for requests of its transaction.
   */
  async #write<T>(job: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = this.#db.transaction(STORES, 'readwrite', { durability: 'strict' });
    const time = transaction.objectStore('time').put(this.#clock(), UP);
    try {
      const [result] = await Promise.all([job(transaction), time, transaction.done]);
      return result;
    } catch (error) {
      // A failed request has already aborted the transaction.
      if (!(error instanceof DOMException)) transaction.abort();
      else if (error.name === 'ConstraintError') throw new Conflict(error.message);
      throw error;
    }
  }

  create(table: StoredTable, previous?: string): Promise<void> {
    return this.#write(async (transaction) => {
      const tables = transaction.objectStore('tables');
      if (previous !== undefined) {
        const before = await this.#row(transaction, previous);
        if (before.table.next !== undefined) throw new Conflict(`${previous} has a next table already`);
        await tables.put({ ...before, table: { ...before.table, next: table.id } });
      }
      await tables.add({ id: table.id, table, length: 0, updated: Date.now() });
    });
  }

  async load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined> {
    const transaction = this.#db.transaction(['tables', 'log']);
    const [row, rows] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('log').getAll(logOf(id)),
      transaction.done,
    ]);
    return row && { table: row.table, log: rows.map((line) => line.entry) };
  }

  append(id: string, place: number, entries: readonly StoredEntry[]): Promise<void> {
    return this.#write(async (transaction) => {
      const row = await this.#row(transaction, id);
      if (row.length !== place)
        throw new Conflict(`Place ${place} of ${id} is not the next one, ${row.length}`);
      const log = transaction.objectStore('log');
      const adding = entries.map(({ entry, command }, i) =>
        log.add({ table: id, place: place + i, entry, ...(command ? { command } : {}) }),
      );
      await Promise.all(adding);
      const length = place + entries.length;
      await transaction.objectStore('tables').put({ ...row, length, updated: Date.now() });
    });
  }

  async findCommand(id: string, command: string): Promise<string | undefined> {
    const row = await this.#db.getFromIndex('log', 'byCommand', [id, command]);
    return row?.command?.digest;
  }

  sit(...[id, seat, who, started]: Parameters<Storage['sit']>): Promise<void> {
    return this.#change(id, (table) => {
      const taken = table.seats[seat];
      if (taken?.kind !== 'human' || taken.guest !== undefined) throw new Conflict(`Seat ${seat} of ${id}`);
      const seats = table.seats.map((s, i) => (i === seat ? { ...s, ...who } : s));
      return { ...table, seats, ...(started === undefined ? {} : { started }) };
    });
  }

  setReady(id: string, ready: number): Promise<void> {
    return this.#change(id, (table) => ({ ...table, ready }));
  }

  setOffers(id: string, offers: RematchOffers | undefined): Promise<void> {
    return this.#change(id, (table) => ({ ...table, offers }));
  }

  setLevel(id: string, seat: number, level: string): Promise<void> {
    return this.#change(id, (table) => ({
      ...table,
      seats: table.seats.map((s, i) => (i === seat ? { ...s, level } : s)),
    }));
  }

  setAway(id: string, seats: readonly number[], away: number | undefined): Promise<void> {
    return this.#change(id, (table) => ({
      ...table,
      seats: table.seats.map((s, i) => (seats.includes(i) ? { ...s, away } : s)),
    }));
  }

  #change(id: string, change: (table: StoredTable) => StoredTable): Promise<void> {
    return this.#rewrite(id, (row) => ({ ...row, table: change(row.table) }));
  }

  #rewrite(id: string, change: (row: TableRow) => TableRow): Promise<void> {
    return this.#write(async (transaction) => {
      const row = await this.#row(transaction, id);
      await transaction.objectStore('tables').put(change(row));
    });
  }

  async #row(transaction: Transaction, id: string): Promise<TableRow> {
    const row = await transaction.objectStore('tables').get(id);
    if (!row) throw new Error(`There is no table ${id}`);
    return row;
  }

  note(id: string, summary: Summary): void {
    const noted = this.#rewrite(id, (row) => ({ ...row, summary }));
    // Only a cache: readers can tell when it is out of date.
    this.#notes = Promise.allSettled([this.#notes, noted]);
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    const rows = await this.#db.getAll('tables');
    return rows
      .filter((row) => row.table.seats.some((seat) => seat.guest === guest))
      .sort((a, b) => b.updated - a.updated)
      .slice(0, limit);
  }

  keepTime(clock: () => number): number {
    const before = this.#before;
    this.#clock = clock;
    return before;
  }

  tick(): Promise<void> {
    return this.#write(async () => undefined);
  }

  async close(): Promise<void> {
    await this.#notes;
    this.#db.close();
  }
}
