/**
 * One SQLite file with write-ahead log and `synchronous=FULL`. Group commit: all writes requested in one turn of the
 * event loop share one transaction and one fsync. Only one server can open a folder.
 */
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Conflict } from '#tables/storage.ts';
import { makePrivateFolder, touchPrivate } from './private-files.ts';
import { SCHEMAS } from './sqlite-schema.ts';

interface Write {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

/** Hooks that are called for every transaction. */
export interface CommitHooks {
  /** Whether `beforeCommit` has rows that justify a transaction of their own. */
  readonly urgent: boolean;
  /** Called inside the transaction before the commit; may write further rows. */
  beforeCommit(): void;
  /** Called when the transaction is durable. */
  committed(): void;
  /** Called after a rollback: caches filled during the transaction are invalid. */
  rolledBack?(): void;
}

const NO_HOOKS: CommitHooks = {
  urgent: false,
  beforeCommit: () => undefined,
  committed: () => undefined,
};

/** Another process has the data folder open. The message is shown to the user. */
export class DataFolderInUse extends Error {}

/** Whether an error is a violated UNIQUE or PRIMARY KEY constraint. */
const isUniqueFault = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed/.test(error.message);

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #hooks: CommitHooks;
  readonly #statements = new Map<string, StatementSync>();
  #writes: Write[] = [];
  #flushing: NodeJS.Immediate | undefined;
  /** Number of committed transactions. */
  commits = 0;

  /** Number of writes waiting for the next transaction. */
  get waiting(): number {
    return this.#writes.length;
  }

  /**
   * Opens or creates the database in a folder, and runs the migrations it lacks.
   * @throws DataFolderInUse when another server has it open; Error when its schema is newer
   */
  constructor(folder: string, hooks: CommitHooks = NO_HOOKS) {
    makePrivateFolder(folder);
    this.#hooks = hooks;
    this.#lock = lockFolder(folder);
    const path = join(folder, 'ludoteca.db');
    touchPrivate(path);
    this.#db = new DatabaseSync(path);
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

  /** A prepared statement, cached by its text. */
  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  /** Queues a write for the next transaction. Resolves to its return value once the transaction is durable. */
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

  /** Schedules a transaction for the end of this turn of the event loop, also if only the hooks have rows to write. */
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
    // One failing write must not fail the others in its group, so retry each in its own transaction.
    else
      for (const write of group) {
        const own = this.#transact([write]);
        if (own === undefined) write.done();
        else write.failed(own);
      }
  }

  /** Runs writes in one transaction. Returns undefined, or the error after a rollback. */
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
    // Leave an empty write-ahead log, so that the main file alone is complete.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
    this.#lock.close();
  }
}

/**
 * Takes an exclusive lock on a data folder, because two servers on one folder would each work with stale state in
 * memory. The operating system releases the lock when the process dies.
 * @throws DataFolderInUse when another process holds the lock
 */
export const lockFolder = (folder: string): DatabaseSync => {
  const path = join(folder, 'ludoteca.lock');
  touchPrivate(path);
  const lock = new DatabaseSync(path);
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
