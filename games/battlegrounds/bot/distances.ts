/**
 * How many main actions a pawn needs until it can shoot at each square, with its tank or, after a change or a return,
 * with one in reserve. Most positions of a search differ from others by one pawn only, so tables are kept.
 */
import { SQUARE_COUNT } from '../content/board.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { NEVER, PACKS, reachOf } from './reach.ts';

const SLOTS = 1 << 10;
const KEYS = 3;

export class Distances {
  readonly #keys = new Int32Array(SLOTS * KEYS).fill(-1);
  readonly #tables: (Uint8Array | undefined)[] = [];

  /**
   * The table of a pawn by square; not to be changed.
   * @param card what it drives, or -1 @param zone of its reserve @param packs upgrades by card
   */
  of(s: Battlegrounds, pawn: number, card: number, zone: number, packs: Uint8Array): Uint8Array {
    const { tank, damaged } = s;
    const square = s.square[pawn]!;
    const driven = square >= 0 && card >= 0 ? card * PACKS + packs[card]! + 1 : 0;
    const first = (square + 1) | (pawn << 7) | (driven << 9);
    let second = 0;
    let third = 0;
    for (let other = tank.first(zone); other >= 0; other = tank.next(other)) {
      second |= (damaged.has(other) ? 1 << 12 : 1) << other;
      if (packs[other]! > 0) third = Math.imul(third, 509) + other * PACKS + packs[other]!;
    }
    const mixed = Math.imul(first ^ Math.imul(second, 0x9e3779b1) ^ third, 0x85ebca6b);
    const slot = (mixed >>> 16) & (SLOTS - 1);
    const at = slot * KEYS;
    const keys = this.#keys;
    if (keys[at] === first && keys[at + 1] === second && keys[at + 2] === third) return this.#tables[slot]!;
    keys[at] = first;
    keys[at + 1] = second;
    keys[at + 2] = third;
    const table = (this.#tables[slot] ??= new Uint8Array(SQUARE_COUNT));
    table.fill(NEVER);
    if (driven > 0) lower(table, reachOf(card, packs[card]!).actions, square * SQUARE_COUNT, 0);
    for (let other = tank.first(zone); other >= 0; other = tank.next(other)) {
      const late = damaged.has(other) ? 1 : 0;
      const reach = reachOf(other, packs[other]!);
      // A change costs an action, and a damaged card waits for its repair, or pauses the turn.
      if (square >= 0) lower(table, reach.actions, square * SQUARE_COUNT, 1 + late);
      else lower(table, reach.fromBase, pawn * SQUARE_COUNT, late);
    }
    return table;
  }
}

const lower = (table: Uint8Array, by: Uint8Array, from: number, more: number): void => {
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const one = by[from + square]! + more;
    if (one < table[square]!) table[square] = one;
  }
};
