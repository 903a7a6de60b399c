/** Is the server well? What a supervisor, a balancer and a host ask. */
import { readFileSync } from 'node:fs';
import type { Storage } from '#tables/storage.ts';
import { finishesWithin } from '../finishes-within.ts';

export interface Health {
  readonly status: 'ok' | 'failing' | 'closing';
  /** Of this program. */
  readonly version: string;
  /** Seconds since it started. */
  readonly uptime: number;
  readonly storage: { readonly writable: boolean };
}

/**
 * What only those are told who may look inside. How long a table stays in memory follows from what is done there, also
 * from what nobody else may notice, such as a sealed answer that is changed; and whoever has a table's id may watch it.
 */
export interface Internals {
  /** In memory. */
  readonly tables: number;
  /** How many of them have a bot that gave up, and which. */
  readonly stuck: number;
  readonly stuckTables: readonly string[];
  readonly connections: number;
  /** What waits: writes, tasks of tables, questions to bots. */
  readonly queues: Readonly<Record<string, number>>;
}

const VERSION: string = (
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
