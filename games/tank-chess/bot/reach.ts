/**
 * Where tanks can go, remembered. From one position of a search to the next hardly any tank has other squares
 * within reach than before; the rules (`explore`) are asked again only when something in its neighbourhood has
 * changed between empty and taken. Neighbourhoods are compared exactly, by blocks of 4x4 squares.
 */
import { SPEED } from '../rules/armament.ts';
import type { Geometry } from '../rules/geometry.ts';
import { EXITS, explore, reachedFacings, reachedSquares } from '../rules/manoeuvre.ts';
import { type Config, EMPTY, typeOf } from '../rules/types.ts';

/** Entries for each tank, by what its neighbourhood looked like. */
const WAYS = 4;
/** More squares than any tank reaches in one turn, and more blocks than its neighbourhood touches. */
const MOST_SQUARES = 80;
const MOST_BLOCKS = 16;
/** Blocks in a row of blocks; a board has at most 26 files. */
const ROW = 8;

/** Which squares are taken, sixteen to a number. */
export class Blocks {
  readonly taken = new Uint16Array(ROW * 16);
  readonly block: Uint8Array;
  readonly bit: Uint16Array;

  constructor(geometry: Geometry, cells: Int32Array) {
    this.block = new Uint8Array(geometry.area);
    this.bit = new Uint16Array(geometry.area);
    for (let square = 0; square < geometry.area; square++) {
      const file = geometry.file[square]!;
      const rank = geometry.rank[square]!;
      this.block[square] = (rank >> 2) * ROW + (file >> 2);
      this.bit[square] = 1 << (((rank & 3) << 2) | (file & 3));
      if (cells[square] !== EMPTY) this.toggle(square);
    }
  }

  /** A square was left or taken. */
  toggle(square: number): void {
    const block = this.block[square]!;
    this.taken[block] = this.taken[block]! ^ this.bit[square]!;
  }
}

export class Reaches {
  /** `squares[entry * STRIDE + i]` for i below `counts[entry]`: what `explore` found, facings as a set of bits. */
  static readonly STRIDE = MOST_SQUARES;
  readonly squares: Uint16Array;
  readonly facings: Uint8Array;
  readonly counts: Uint8Array;
  readonly #states: Int32Array;
  readonly #masks: Uint16Array;
  readonly #geometry: Geometry;
  readonly #config: Config;
  readonly #blocks: Blocks;
  readonly #now = new Uint16Array(MOST_BLOCKS);

  constructor(tanks: number, geometry: Geometry, config: Config, blocks: Blocks) {
    const entries = tanks * WAYS;
    this.squares = new Uint16Array(entries * MOST_SQUARES);
    this.facings = new Uint8Array(entries * MOST_SQUARES);
    this.counts = new Uint8Array(entries);
    this.#states = new Int32Array(entries).fill(-1);
    this.#masks = new Uint16Array(entries * MOST_BLOCKS);
    this.#geometry = geometry;
    this.#config = config;
    this.#blocks = blocks;
  }

  /** The entry with the end states of tank number `tank`, which is `cell` on `from`. */
  find(cells: Int32Array, tank: number, from: number, cell: number): number {
    const geometry = this.#geometry;
    const speed = SPEED[typeOf(cell)]!;
    const file = geometry.file[from]!;
    const rank = geometry.rank[from]!;
    const left = file < speed ? 0 : (file - speed) >> 2;
    const right = (file + speed >= geometry.width ? geometry.width - 1 : file + speed) >> 2;
    const low = rank < speed ? 0 : (rank - speed) >> 2;
    const high = (rank + speed >= geometry.height ? geometry.height - 1 : rank + speed) >> 2;
    const { taken } = this.#blocks;
    const now = this.#now;
    const state = (from << 3) | (cell & 7);
    let blocks = 0;
    let mixed = state;
    for (let y = low; y <= high; y++) {
      for (let x = left; x <= right; x++) {
        const mask = taken[y * ROW + x]!;
        now[blocks++] = mask;
        mixed = Math.imul(mixed ^ mask, 0x9e3779b1);
      }
    }
    const entry = tank * WAYS + (mixed >>> 30);
    const masks = this.#masks;
    const at = entry * MOST_BLOCKS;
    if (this.#states[entry] === state) {
      let same = 0;
      while (same < blocks && masks[at + same] === now[same]) same++;
      if (same === blocks) return entry;
    }
    this.#states[entry] = state;
    for (let i = 0; i < blocks; i++) masks[at + i] = now[i]!;
    this.#fill(cells, entry, from, cell);
    return entry;
  }

  #fill(cells: Int32Array, entry: number, from: number, cell: number): void {
    const found = explore(this.#geometry, this.#config, cells, from, cell) & (EXITS - 1);
    const at = entry * MOST_SQUARES;
    for (let i = 0; i < found; i++) {
      const square = reachedSquares[i]!;
      this.squares[at + i] = square;
      this.facings[at + i] = reachedFacings[square]!;
      reachedFacings[square] = 0;
    }
    this.counts[entry] = found;
  }
}
