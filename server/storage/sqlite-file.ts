/**
 * One SQLite file: write-ahead log, `synchronous=FULL`, group commit – all writes asked for in one turn of the
 * event loop share one transaction and one flush to the disk – and one server a folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Conflict } from '#tables/storage.ts';
import { SCHEMAS } from './sqlite-schema.ts';

interface Write {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

/** Commit hooks: called with every transaction. */
export interface CommitHooks {
  /** True: something to store that must not wait for the next write. */
  readonly urgent: boolean;
  /** Inside the transaction, before it commits: adds rows of its own. */
  beforeCommit(): void;
  /** The transaction is on the disk. */
  committed(): void;
  /** The transaction was rolled back: everything concluded from it is void. */
  rolledBack?(): void;
}

const NO_HOOKS: CommitHooks = {
  urgent: false,
  beforeCommit: () => undefined,
  committed: () => undefined,
};

/** Another process has the data folder open; the message is for people. */
export class DataFolderInUse extends Error {}

/** SQLite's own word for a broken unique constraint or primary key. */
const isUniqueFault = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed/.test(error.message);

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #hooks: CommitHooks;
  readonly #statements = new Map<string, StatementSync>();
  #writes: Write[] = [];
  #flushing: NodeJS.Immediate | undefined;
  /** Transactions so far. */
  commits = 0;

  /** Writes that wait for the next group. */
  get waiting(): number {
    return this.#writes.length;
  }

  /** Opens or makes the database in a folder. Throws when another server has it open, or a newer one made it. */
  constructor(folder: string, hooks: CommitHooks = NO_HOOKS) {
    mkdirSync(folder, { recursive: true });
    this.#hooks = hooks;
    this.#lock = lockFolder(folder);
    this.#db = new DatabaseSync(join(folder, 'ludoteca.db'));
    this.#db.exec(
      'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON',
    );
    const version = Number(this.#db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMAS.length)
      throw new Error(
        `The data in ${folder} is of a newer Ludoteca (schema ${version}); this one knows ${SCHEMAS.length}`,
      );
    for (const [i, schema] of SCHEMAS.entries())
      if (i >= version) this.#db.exec(`BEGIN; ${schema} PRAGMA user_version=${i + 1}; COMMIT`);
  }

  /** The prepared statement of this text. */
  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  /** Asks for a write in the next group; answers with what it returned, once that is on the disk. */
  write<T>(run: () => T): Promise<T> {
    return new Promise((done, failed) => {
      let result: T;
      this.#writes.push({
        run: () => {
          result = run();
        },
        done: () => done(result),
        failed,
      });
      this.flushSoon();
    });
  }

  /** Flushes at the end of this turn of the event loop, if only what the hooks add. */
  flushSoon(): void {
    this.#flushing ??= setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#flushing = undefined;
    const group = this.#writes;
    this.#writes = [];
    if (group.length === 0 && !this.#hooks.urgent) return;
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
      this.#hooks.beforeCommit();
      this.#db.exec('COMMIT');
      this.#hooks.committed();
      this.commits++;
      return undefined;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#hooks.rolledBack?.();
      return isUniqueFault(error) ? new Conflict('Somebody else was first') : error;
    }
  }

  async close(): Promise<void> {
    const last = this.write(() => undefined);
    if (this.#flushing) clearImmediate(this.#flushing);
    this.#flush();
    await last;
    // So that what is left is one file.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#lock.close();
  }
}

/**
 * An exclusive lock on a data folder: two servers on one would corrupt each other's state in memory. The system
 * releases it when the process dies, however it dies.
 */
export const lockFolder = (folder: string): DatabaseSync => {
  const lock = new DatabaseSync(join(folder, 'ludoteca.lock'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new DataFolderInUse(
        `Another Ludoteca has ${folder} open; stop it, or give this one another DATA_DIR`,
      );
    throw error;
  }
  return lock;
};
