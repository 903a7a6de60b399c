/**
 * The entries of a log. Where they can be read again from where they are stored, only the latest stay in memory: a long
 * match is mostly entries that nobody asks for before it is over.
 */
import type { Entry } from './entry.ts';
import { ReadSeries } from './series.ts';

/**
 * Reads the stored entries from index `from` to before `to`. Every entry must be stored before it is appended here.
 */
export type ReadStored = (from: number, to: number) => readonly Entry[];

/** So many of the latest entries stay in memory, and at most twice as many. */
const KEPT = 4;

export class Log extends ReadSeries<Entry> {
  readonly #readStored: ReadStored | undefined;
  /** Index of the first entry in memory. */
  #first = 0;
  #entries: Entry[] = [];

  /** Without `readStored` all entries stay in memory. */
  constructor(readStored?: ReadStored) {
    super();
    this.#readStored = readStored;
  }

  get length(): number {
    return this.#first + this.#entries.length;
  }

  push(entry: Entry): void {
    if (this.#readStored && this.#entries.length >= 2 * KEPT) {
      this.#first += this.#entries.length - KEPT;
      // A new array: a shortened one would keep its memory.
      this.#entries = this.#entries.slice(-KEPT);
    }
    this.#entries.push(entry);
  }
  /** Takes the last entry back. */
  pop(): void {
    this.#entries.pop();
  }

  protected read(from: number, to: number): Entry[] {
    const kept = this.#entries.slice(Math.max(0, from - this.#first), Math.max(0, to - this.#first));
    if (from >= this.#first) return kept;
    const end = Math.min(to, this.#first);
    const stored = this.#readStored!(from, end);
    if (stored.length !== end - from)
      throw new Error(`Of the entries ${from} to ${end} of a log, ${stored.length} are stored`);
    return [...stored, ...kept];
  }
}
