/** Is the server well? What a supervisor, a balancer and a host ask. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Storage } from '#tables/storage.ts';
import { finishesWithin } from '../finishes-within.ts';

export const Health = v.strictObject({
  status: v.picklist(['ok', 'failing', 'closing']),
  /** Of this program. */
  version: v.string(),
  /** Seconds since it started. */
  uptime: v.number(),
  storage: v.strictObject({ writable: v.boolean() }),
});
export type Health = v.InferOutput<typeof Health>;

/**
 * Told only to those who may see internals. How long a table stays in memory follows from what is done there, also
 * from what nobody else may notice, such as a sealed answer that is changed; and with a table's id it can be watched.
 */
export const Internals = v.strictObject({
  /** In memory. */
  tables: v.number(),
  /** How many of them have a bot that gave up, and which. */
  stuck: v.number(),
  stuckTables: v.array(v.string()),
  connections: v.number(),
  /** Lengths of queues: writes, tasks of tables, questions to bots. */
  queues: v.record(v.string(), v.number()),
});
export type Internals = v.InferOutput<typeof Internals>;

/** Version of this program. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** What was found holds so long: a check is a write and a flush. */
const FRESH = 1000;
/** A disk that takes longer is out of order. */
const PATIENCE = 3000;

/** Whether something can be written now. */
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
