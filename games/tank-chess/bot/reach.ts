/**
 * A cache of where tanks can go. From one position of a search to the next hardly any tank can reach other squares than
 * before. The rules (`explore`) are asked again only when one of the squares that a drive of this tank may enter has
 * changed between empty and occupied. These squares are compared exactly, row by row.
 */
import { MAX_SPEED, SPEED } from '../rules/armament.ts';
import { DRIVES, nodeDepth, nodeDirection } from '../rules/drives.ts';
import { DX, DY, type Geometry } from '../rules/geometry.ts';
import { EXITS, explore, reachedFacings, reachedSquares } from '../rules/manoeuvre.ts';
import { type Config, EMPTY, ownerOf, typeOf } from '../rules/types.ts';

/** Cache entries for each tank, by the occupied squares around it. */
const WAYS = 16;
const WAY_BITS = 4;
/** More squares than any tank reaches in one turn. */
const MOST_SQUARES = 80;
const LEAST = -32_767;
const UNKNOWN = -32_768;
/** Rows that drives of the fastest tank may touch, and as they are compared: two by two, sixteen bits each. */
const ROWS = 2 * MAX_SPEED + 1;
const PAIRS = (ROWS + 1) >> 1;

/**
 * `REGIONS[(speed * 8 + facing) * PAIRS + pair]`: the squares that some drive or the reverse step enters on an open
 * board, a bit for each file from MAX_SPEED to the left; rows from MAX_SPEED below.
 */
const REGIONS = new Int32Array((MAX_SPEED + 1) * 8 * PAIRS);

for (const [start, nodes] of DRIVES.entries()) {
  const pairs = REGIONS.subarray(start * PAIRS, (start + 1) * PAIRS);
  const enter = (x: number, y: number): void => {
    const row = y + MAX_SPEED;
    pairs[row >> 1] = pairs[row >> 1]! | (1 << (x + MAX_SPEED + ((row & 1) << 4)));
  };
  const xs = [0];
  const ys = [0];
  for (const node of nodes) {
    const depth = nodeDepth(node);
    const direction = nodeDirection(node);
    xs[depth + 1] = xs[depth]! + DX[direction]!;
    ys[depth + 1] = ys[depth]! + DY[direction]!;
    enter(xs[depth + 1]!, ys[depth + 1]!);
  }
  enter(-DX[start & 7]!, -DY[start & 7]!);
}

export class Reaches {
  /** `squares[entry * STRIDE + i]` for i below `counts[entry]`: what `explore` found, facings as a set of bits. */
  static readonly STRIDE = MOST_SQUARES;
  readonly squares: Uint16Array;
  readonly facings: Uint8Array;
  readonly counts: Uint8Array;
  /** For each square the facing that is worth most there to the tank's side, and what it is worth; see `best`. */
  readonly facing: Uint8Array;
  readonly worth: Int16Array;
  readonly #best: Int16Array;
  #values: Int16Array = new Int16Array(0);
  /** Which squares of each rank are taken, a bit for each file; with empty ranks below and above the board. */
  readonly #taken: Int32Array;
  readonly #states: Int32Array;
  readonly #seen: Int32Array;
  readonly #now = new Int32Array(PAIRS);
  readonly #geometry: Geometry;
  readonly #config: Config;

  constructor(tanks: number, geometry: Geometry, config: Config, cells: Int32Array) {
    const entries = tanks * WAYS;
    this.squares = new Uint16Array(entries * MOST_SQUARES);
    this.facings = new Uint8Array(entries * MOST_SQUARES);
    this.counts = new Uint8Array(entries);
    this.facing = new Uint8Array(entries * MOST_SQUARES);
    this.worth = new Int16Array(entries * MOST_SQUARES);
    this.#best = new Int16Array(entries);
    this.#taken = new Int32Array(geometry.height + ROWS);
    this.#states = new Int32Array(entries).fill(-1);
    this.#seen = new Int32Array(entries * PAIRS);
    this.#geometry = geometry;
    this.#config = config;
    for (let square = 0; square < geometry.area; square++) if (cells[square] !== EMPTY) this.toggle(square);
  }

  /** Sets the values of end states from now on, and clears the cache. */
  setValues(values: Int16Array): void {
    this.#values = values;
    this.#states.fill(-1);
  }

  /** A square became empty or occupied. */
  toggle(square: number): void {
    const row = this.#geometry.rank[square]! + MAX_SPEED;
    this.#taken[row] = this.#taken[row]! ^ (1 << this.#geometry.file[square]!);
  }

  /** The entry with the end states of tank number `tank`, which is `cell` on `from`. */
  find(cells: Int32Array, tank: number, from: number, cell: number): number {
    const start = (SPEED[typeOf(cell)]! << 3) | (cell & 7);
    const file = this.#geometry.file[from]!;
    const rank = this.#geometry.rank[from]!;
    const taken = this.#taken;
    const now = this.#now;
    const state = (from << 3) | (cell & 7);
    let mixed = state;
    // All pairs, whatever the speed: a loop of one length is quicker than one that stops early.
    for (let pair = 0; pair < PAIRS; pair++) {
      const row = rank + 2 * pair;
      const low = ((taken[row]! << MAX_SPEED) >>> file) & 0xffff;
      const high = ((taken[row + 1]! << MAX_SPEED) >>> file) << 16;
      const bits = (low | high) & REGIONS[start * PAIRS + pair]!;
      now[pair] = bits;
      mixed = Math.imul(mixed ^ bits, 0x9e3779b1);
    }
    const entry = tank * WAYS + (mixed >>> (32 - WAY_BITS));
    const seen = this.#seen;
    const at = entry * PAIRS;
    if (this.#states[entry] === state) {
      let changed = 0;
      for (let pair = 0; pair < PAIRS; pair++) changed |= seen[at + pair]! ^ now[pair]!;
      if (changed === 0) return entry;
    }
    this.#states[entry] = state;
    for (let pair = 0; pair < PAIRS; pair++) seen[at + pair] = now[pair]!;
    this.#fill(cells, entry, from, cell);
    return entry;
  }

  #fill(cells: Int32Array, entry: number, from: number, cell: number): void {
    const found = explore(this.#geometry, this.#config, cells, from, cell) & (EXITS - 1);
    const start = entry * MOST_SQUARES;
    for (let i = 0; i < found; i++) {
      const square = reachedSquares[i]!;
      this.squares[start + i] = square;
      this.facings[start + i] = reachedFacings[square]!;
      reachedFacings[square] = 0;
    }
    this.counts[entry] = found;
    this.#best[entry] = UNKNOWN;
  }

  /** What the best end state is worth to the side of the tank `cell`; fills in `facing` and `worth`. */
  best(entry: number, cell: number): number {
    const known = this.#best[entry]!;
    return known === UNKNOWN ? this.#weigh(entry, cell) : known;
  }

  #weigh(entry: number, cell: number): number {
    const values = this.#values;
    const sign = ownerOf(cell) === 0 ? 1 : -1;
    const start = entry * MOST_SQUARES;
    const end = start + this.counts[entry]!;
    let best = LEAST;
    for (let i = start; i < end; i++) {
      const row = (this.squares[i]! << 7) | (cell & 120);
      let most = LEAST;
      let at = 0;
      for (let facing = 0, set = this.facings[i]!; set !== 0; facing++, set >>= 1) {
        if ((set & 1) === 0) continue;
        const value = sign * values[row | facing]!;
        if (value > most) {
          most = value;
          at = facing;
        }
      }
      this.facing[i] = at;
      this.worth[i] = most;
      if (most > best) best = most;
    }
    this.#best[entry] = best;
    return best;
  }
}
