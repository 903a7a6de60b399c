/**
 * The storage of offline tables, in IndexedDB. It implements the server's storage interface, so the same
 * table code runs on it. Every promise resolves when the data is durable. Two tabs may have the same table
 * open: the second one to write at a position of a log gets a `Conflict` and reads again.
 */
import type { Entry } from '#engine/match/entry.ts';
import {
  Conflict,
  type ListedTable,
  type Storage,
  type StoredEntry,
  type StoredTable,
  type Summary,
} from '#tables/storage.ts';
import { DATABASE } from './messages.ts';

const VERSION = 1;
/** Object stores: tables by id, log entries by table and position, and the uptime under one key. */
const STORES = ['tables', 'log', 'time'] as const;
type Store = (typeof STORES)[number];
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

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('tables', { keyPath: 'id' });
    const log = db.createObjectStore('log', { keyPath: ['table', 'place'] });
    // Entries without a command have no key in this index.
    log.createIndex('byCommand', ['table', 'command.id'], { unique: true });
    db.createObjectStore('time');
  };
  return answerOf(request);
};

/** The key range of one table's log. */
const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export class IdbStorage implements Storage {
  readonly #db: IDBDatabase;
  #before: number;
  #clock: () => number = () => this.#before;
  #notes: Promise<unknown> = Promise.resolve();

  private constructor(db: IDBDatabase, before: number) {
    this.#db = db;
    this.#before = before;
  }

  /** @throws when the browser does not allow storage for this page */
  static async open(): Promise<IdbStorage> {
    const db = await openDatabase();
    const before = await answerOf<unknown>(db.transaction('time').objectStore('time').get(UP));
    const storage = new IdbStorage(db, typeof before === 'number' ? before : 0);
    // A newer page in another tab may need a newer database version, so this connection must not block the
    // upgrade. This page then has to be reloaded.
    db.onversionchange = () => db.close();
    return storage;
  }

  /** Runs `job` in one transaction. Resolves when it is durable; rolls back when `job` throws. */
  async #write<T>(job: (store: (name: Store) => IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = this.#db.transaction(STORES, 'readwrite', { durability: 'strict' });
    const finished = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
    const store = (name: Store): IDBObjectStore => transaction.objectStore(name);
    store('time').put(this.#clock(), UP);
    try {
      const result = await job(store);
      await finished;
      return result;
    } catch (error) {
      finished.catch(() => undefined);
      // A failed request has already aborted the transaction.
      if (!(error instanceof DOMException)) transaction.abort();
      else if (error.name === 'ConstraintError') throw new Conflict(error.message);
      throw error;
    }
  }

  create(table: StoredTable, previous?: string): Promise<void> {
    return this.#write(async (store) => {
      if (previous !== undefined) {
        const before = await this.#row(store('tables'), previous);
        if (before.table.next !== undefined) throw new Conflict(`${previous} has a next table already`);
        await answerOf(store('tables').put({ ...before, table: { ...before.table, next: table.id } }));
      }
      const row: TableRow = { id: table.id, table, length: 0, updated: Date.now() };
      await answerOf(store('tables').add(row));
    });
  }

  async load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined> {
    const transaction = this.#db.transaction(['tables', 'log']);
    const found = answerOf<TableRow | undefined>(transaction.objectStore('tables').get(id));
    const log = answerOf<LogRow[]>(transaction.objectStore('log').getAll(logOf(id)));
    const [row, rows] = await Promise.all([found, log]);
    return row && { table: row.table, log: rows.map((line) => line.entry) };
  }

  append(id: string, place: number, entries: readonly StoredEntry[]): Promise<void> {
    return this.#write(async (store) => {
      const row = await this.#row(store('tables'), id);
      if (row.length !== place)
        throw new Conflict(`Place ${place} of ${id} is not the next one, ${row.length}`);
      const adding = entries.map(({ entry, command }, i) => {
        const line: LogRow = { table: id, place: place + i, entry, ...(command ? { command } : {}) };
        return answerOf(store('log').add(line));
      });
      await Promise.all(adding);
      const length = place + entries.length;
      await answerOf(store('tables').put({ ...row, length, updated: Date.now() } satisfies TableRow));
    });
  }

  async findCommand(id: string, command: string): Promise<string | undefined> {
    const index = this.#db.transaction('log').objectStore('log').index('byCommand');
    const row = await answerOf<LogRow | undefined>(index.get([id, command]));
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

  setOffers(id: string, offers: Readonly<Record<string, string>>): Promise<void> {
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
    return this.#write(async (store) => {
      const row = await this.#row(store('tables'), id);
      await answerOf(store('tables').put({ ...row, table: change(row.table) } satisfies TableRow));
    });
  }

  async #row(tables: IDBObjectStore, id: string): Promise<TableRow> {
    const row = await answerOf<TableRow | undefined>(tables.get(id));
    if (!row) throw new Error(`There is no table ${id}`);
    return row;
  }

  note(id: string, summary: Summary): void {
    const noted = this.#write(async (store) => {
      const row = await this.#row(store('tables'), id);
      await answerOf(store('tables').put({ ...row, summary } satisfies TableRow));
    });
    // Only a cache: readers can tell when it is out of date.
    this.#notes = Promise.allSettled([this.#notes, noted]);
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    const rows = await answerOf<TableRow[]>(this.#db.transaction('tables').objectStore('tables').getAll());
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
