/**
 * What the parts of a table see of it, as it is at the moment. A class, because V8 keeps every object that has getters of
 * its own as a dictionary of half a kilobyte, and each table in memory would have four of them.
 */
import type { Match } from '#engine/match/match.ts';
import type { Room } from './room.ts';
import type { StoredTable } from './storage.ts';

export class Sight {
  readonly #row: () => StoredTable;
  readonly #room: () => Room | undefined;

  constructor(row: () => StoredTable, room: () => Room | undefined) {
    this.#row = row;
    this.#room = room;
  }

  get row(): StoredTable {
    return this.#row();
  }
  /** Undefined before the match begins. */
  get room(): Room | undefined {
    return this.#room();
  }
  /** Throws before the match begins. */
  get match(): Match {
    return this.#room()!.match;
  }
}
