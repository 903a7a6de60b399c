/**
 * Cache of what an append needs to know about a table's log, kept while the table is open: the next place, and the
 * commands its entries came from. It stores a 32-bit hash per command; a match is confirmed in the database.
 */
import type { SqliteFile } from './sqlite-file.ts';

/** 32-bit FNV-1a over UTF-16 code units. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
};

const FIRST_ROOM = 16;

class LogTail {
  next: number;
  #hashes: Int32Array;
  #count = 0;

  /** `commands`: command ids of the existing entries; null for an entry without a command. */
  constructor(next: number, commands: readonly (string | null)[]) {
    this.next = next;
    this.#hashes = new Int32Array(Math.max(FIRST_ROOM, commands.length + (commands.length >> 1)));
    for (const command of commands) if (command !== null) this.#remember(command);
  }

  #remember(command: string): void {
    if (this.#count === this.#hashes.length) {
      const more = new Int32Array(this.#count + (this.#count >> 1));
      more.set(this.#hashes);
      this.#hashes = more;
    }
    this.#hashes[this.#count++] = hashOf(command);
  }

  /** Records an appended entry. */
  add(command: string | undefined): void {
    this.next++;
    if (command !== undefined) this.#remember(command);
  }

  /** False: no entry has this command. True: possibly one does (hash match). */
  mayHave(command: string): boolean {
    const hash = hashOf(command);
    for (let i = 0; i < this.#count; i++) if (this.#hashes[i] === hash) return true;
    return false;
  }
}

/** Maximum number of cached tables. The one that was added first is evicted first. */
const MOST = 20_000;

export class LogTails {
  readonly #file: SqliteFile;
  readonly #tails = new Map<string, LogTail>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** The tail of a table's log. Callers must `add` each entry they store. */
  of(id: string): LogTail {
    let tail = this.#tails.get(id);
    if (!tail) {
      const rows = this.#file.sql('SELECT seq, command FROM log WHERE table_id = ? ORDER BY seq').all(id);
      const commands = rows.map(({ command }) => (command === null ? null : String(command)));
      tail = new LogTail(Number(rows.at(-1)?.seq ?? -1) + 1, commands);
      this.#tails.set(id, tail);
      if (this.#tails.size > MOST) this.#tails.delete(this.#tails.keys().next().value!);
    }
    return tail;
  }

  /** The digest of the command of this id, if an entry of this table came from it. */
  find(id: string, command: string): string | undefined {
    if (!this.of(id).mayHave(command)) return undefined;
    const row = this.#file.sql('SELECT digest FROM log WHERE table_id = ? AND command = ?').get(id, command);
    return row && String(row.digest);
  }

  forget(id: string): void {
    this.#tails.delete(id);
  }
  /** Clears the cache after a rollback, because it may contain entries that were not stored. */
  clear(): void {
    this.#tails.clear();
  }
}
