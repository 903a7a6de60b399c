/**
 * All legal turns of a position (TC-3, TC-15.1): listed, or only counted.
 *
 * Nothing here decides a rule: manoeuvre.ts says where a tank can go, shot.ts what it can shoot at from there.
 */
import { FIXED, GUN, MORTAR_GUN } from './armament.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { EXITS, explore, reachedFacings, reachedSquares } from './manoeuvre.ts';
import { AHEAD, destroys, LAST_SHOT, MORTAR_SHOT, targetOf } from './shot.ts';
import { addSight, clearSight, liftOff, putBack, sight } from './sight.ts';
import { LIVE, OUT, type Position, typeOf } from './types.ts';

export interface GenerateOptions {
  /**
   * Also list shots that destroy nothing, as `allowBounce` accepts them (TC-5.15). They are the same turn as the
   * one without a shot for counting (TC-15.1), so counts leave them out; under `effectiveOnly` this does nothing.
   */
  readonly bounces: boolean;
}

/** A tank has at most 131 manoeuvres (TC-4.15), each with at most three shots or none; the escape comes on top. */
const TURNS_OF_TANK = 131 * 4;

/** No position with at most 14 tanks a side (TC-13.3) has more turns than this. */
export const MAX_TURNS = 14 * TURNS_OF_TANK + 1;

/** Room for the turns of either side of any position, also one with more tanks: at least MAX_TURNS. */
export function turnCapacity(pos: Position): number {
  let tanks = 0;
  for (let square = 0; square < pos.cells.length; square++) if ((pos.cells[square]! & LIVE) !== 0) tanks++;
  return Math.max(MAX_TURNS, tanks * TURNS_OF_TANK + 1);
}

/** Lines that each gun has with each facing, as a set of directions: `LINES[gun * 8 + facing]` (TC-5.3, TC-5.4). */
const LINES = Uint8Array.from({ length: 24 }, (_, index) => {
  const facing = index & 7;
  const ahead = 1 << facing;
  if (index >> 3 === MORTAR_GUN) return 0;
  return index >> 3 === FIXED ? ahead : ahead | (1 << ((facing + 1) & 7)) | (1 << ((facing + 7) & 7));
});

/** Number of bits in a set of eight. */
const SIZE = Uint8Array.from({ length: 256 }, (_, set) => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});

const ownSquares = new Uint16Array(1024);

/** Notes the squares of the tanks of `side` and the lines that lead to their enemies; returns their number. */
function survey(geometry: Geometry, cells: Int32Array, side: number): number {
  const own = LIVE | (side << 6);
  const enemy = own ^ 64;
  const area = geometry.area;
  clearSight(area);
  let count = 0;
  for (let square = 0; square < area; square++) {
    const kind = cells[square]! & 192;
    if (kind === own) ownSquares[count++] = square;
    else if (kind === enemy) addSight(geometry, cells, square, own);
  }
  return count;
}

/** Directions in which the tank `cell` of `from`, now on `square`, has a target that it destroys, or any target. */
function directHits(
  geometry: Geometry,
  cells: Int32Array,
  cell: number,
  from: number,
  square: number,
  any: boolean,
): number {
  let hits = 0;
  for (let direction = 0, seen = sight[square]!; seen !== 0; direction++, seen >>= 1) {
    if ((seen & 1) === 0) continue;
    const target = targetOf(geometry, cells, cell, from, square, direction, AHEAD);
    if (target >= 0 && (any || destroys(typeOf(cell), cells[target]!, direction))) hits |= 1 << direction;
  }
  return hits;
}

/** Whether that mortar shot has a target that it destroys, or any target. */
function mortarHits(
  geometry: Geometry,
  cells: Int32Array,
  cell: number,
  from: number,
  square: number,
  facing: number,
  shot: number,
  any: boolean,
): boolean {
  const target = targetOf(geometry, cells, cell, from, square, facing, shot);
  return target >= 0 && (any || destroys(typeOf(cell), cells[target]!, facing));
}

/** The list being written by `generateTurns`. */
let list: number[] | Int32Array = [];
let length = 0;

/** Lists the turns of the tank on `from`; `survey` has been done. */
function listTank(pos: Position, geometry: Geometry, from: number, any: boolean): void {
  const cells = pos.cells;
  const cell = cells[from]!;
  const gun = GUN[typeOf(cell)]!;
  const found = explore(geometry, pos.config, cells, from, cell);
  const squares = found & (EXITS - 1);
  liftOff(geometry, cells, from);
  for (let i = 0; i < squares; i++) {
    const square = reachedSquares[i]!;
    let facings = reachedFacings[square]!;
    reachedFacings[square] = 0;
    const hits =
      gun === MORTAR_GUN || sight[square] === 0 ? 0 : directHits(geometry, cells, cell, from, square, any);
    const base = from | (square << 10);
    for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
      if ((facings & 1) === 0) continue;
      const turn = base | (facing << 20);
      list[length++] = turn;
      if (gun === MORTAR_GUN) {
        for (let shot = MORTAR_SHOT; shot <= LAST_SHOT; shot++) {
          if (mortarHits(geometry, cells, cell, from, square, facing, shot, any)) {
            list[length++] = turn | (shot << 23);
          }
        }
      } else if ((hits & LINES[gun * 8 + facing]!) !== 0) {
        for (let turned = -1; turned <= 1; turned++) {
          const direction = 1 << ((facing + turned) & 7);
          if ((hits & LINES[gun * 8 + facing]! & direction) !== 0)
            list[length++] = turn | ((AHEAD + turned) << 23);
        }
      }
    }
  }
  putBack(geometry, cells, from);
  if (found >= EXITS) list[length++] = from | (OUT << 10);
}

/**
 * Writes all distinct legal turns of the side to move into `out` from index 0 and returns how many there are
 * (TC-15.1). Ordered by the tank's square; MAX_TURNS integers are enough if armies keep to TC-13.3, and a list too
 * short for the position throws. It does not ask whether the game is over.
 */
export function generateTurns(pos: Position, out: number[] | Int32Array, options: GenerateOptions): number {
  return generateTurnsOf(pos, pos.side, out, options);
}

/** The same for a given side, as if it were its move (TC-9.3). */
export function generateTurnsOf(
  pos: Position,
  side: number,
  out: number[] | Int32Array,
  options: GenerateOptions,
): number {
  const { config, cells } = pos;
  const geometry = geometryOf(config.width, config.height);
  const any = options.bounces && config.shotPolicy === 'allowBounce';
  const tanks = survey(geometry, cells, side);
  list = out;
  length = 0;
  for (let i = 0; i < tanks; i++) listTank(pos, geometry, ownSquares[i]!, any);
  if (length > out.length) throw new RangeError(`no room for ${length} turns in a list of ${out.length}`);
  return length;
}

/** Whether the tank last counted by `countTank` can end on a square with an enemy in sight; never for mortars. */
export let sawEnemy = false;

/** Number of turns of the tank on `from`; the lines to its enemies have been noted in `sight`. */
export function countTank(pos: Position, geometry: Geometry, from: number): number {
  const cells = pos.cells;
  const cell = cells[from]!;
  const gun = GUN[typeOf(cell)]!;
  const found = explore(geometry, pos.config, cells, from, cell);
  const squares = found & (EXITS - 1);
  sawEnemy = false;
  if (gun === MORTAR_GUN) return countMortar(geometry, cells, from, squares);
  let count = found >= EXITS ? 1 : 0;
  liftOff(geometry, cells, from);
  for (let i = 0; i < squares; i++) {
    const square = reachedSquares[i]!;
    const facings = reachedFacings[square]!;
    reachedFacings[square] = 0;
    count += SIZE[facings]!;
    if (sight[square] !== 0) {
      sawEnemy = true;
      count += countDirect(geometry, cells, from, square, facings);
    }
  }
  putBack(geometry, cells, from);
  return count;
}

/** Number of effective direct shots of the tank on `from` from that square with one of those facings. */
function countDirect(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  square: number,
  facings: number,
): number {
  const cell = cells[from]!;
  const lines = GUN[typeOf(cell)]! << 3;
  const hits = directHits(geometry, cells, cell, from, square, false);
  let count = 0;
  if (hits === 0) return 0;
  for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
    if ((facings & 1) !== 0) count += SIZE[hits & LINES[lines | facing]!]!;
  }
  return count;
}

/** Number of turns of the mortar on `from`, which can end on the first so many reached squares. */
function countMortar(geometry: Geometry, cells: Int32Array, from: number, squares: number): number {
  const cell = cells[from]!;
  let count = 0;
  for (let i = 0; i < squares; i++) {
    const square = reachedSquares[i]!;
    let facings = reachedFacings[square]!;
    reachedFacings[square] = 0;
    count += SIZE[facings]!;
    for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
      if ((facings & 1) === 0) continue;
      for (let shot = MORTAR_SHOT; shot <= LAST_SHOT; shot++) {
        if (mortarHits(geometry, cells, cell, from, square, facing, shot, false)) count++;
      }
    }
  }
  return count;
}

/** The number of distinct legal turns of the side to move, without listing them: perft(1) (TC-15.3). */
export function countTurns(pos: Position): number {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const tanks = survey(geometry, pos.cells, pos.side);
  let count = 0;
  for (let i = 0; i < tanks; i++) count += countTank(pos, geometry, ownSquares[i]!);
  return count;
}
