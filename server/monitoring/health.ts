/** Health check for process supervisors, load balancers and the host. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Storage } from '#tables/storage.ts';
import { finishesWithin } from '../finishes-within.ts';

export const Health = v.strictObject({
  status: v.picklist(['ok', 'failing', 'closing']),
  /** Version of Ludoteca. */
  version: v.string(),
  /** Seconds since the process started. */
  uptime: v.number(),
  storage: v.strictObject({ writable: v.boolean() }),
});
export type Health = v.InferOutput<typeof Health>;

/**
 * Details that only authorised requests get (`maySeeInternals`). The number of tables in memory depends on activity
 * that players must not see, such as a changed sealed answer. The table ids would let anybody watch those tables.
 */
export const Internals = v.strictObject({
  /** Number of tables in memory. */
  tables: v.number(),
  /** Number of tables in memory whose bot gave up; `stuckTables` holds their ids. */
  stuck: v.number(),
  stuckTables: v.array(v.string()),
  connections: v.number(),
  /** Queue lengths by name: `writes`, `tables` (tasks of tables), `bots` (decisions asked of bots). */
  queues: v.record(v.string(), v.number()),
});
export type Internals = v.InferOutput<typeof Internals>;

export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** How long a result is cached, in milliseconds: each check costs a write and an fsync. */
const FRESH = 1000;
/** Timeout of a check, in milliseconds. */
const PATIENCE = 3000;

/** Checks whether the storage accepts writes, with a short cache. */
export class StorageCheck {
  readonly #storage: Pick<Storage, 'tick'>;
  #last: { readonly at: number; readonly writable: Promise<boolean> } | undefined;

  constructor(storage: Pick<Storage, 'tick'>) {
    this.#storage = storage;
  }

  writable(): Promise<boolean> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > FRESH) this.#last = { at: now, writable: this.#try() };
    return this.#last.writable;
  }

  async #try(): Promise<boolean> {
    try {
      return await finishesWithin(this.#storage.tick(), PATIENCE);
    } catch {
      return false;
    }
  }
}

export const healthOf = (
  writable: boolean,
  closing: boolean,
  inside: Internals | undefined,
): Health & Partial<Internals> => ({
  status: writable ? (closing ? 'closing' : 'ok') : 'failing',
  version: VERSION,
  uptime: Math.round(process.uptime()),
  storage: { writable },
  ...inside,
});
