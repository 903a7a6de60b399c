/**
 * One random legal turn without listing the others, for random games and playouts.
 *
 * A tank is drawn, then one of the end states it would have on an open board, again and again until it is within
 * reach here; so every manoeuvre of that tank is equally likely. What is in reach is decided by steps.ts, along
 * the drives of drives.ts.
 */
import { type Chance, FastChance } from '#engine/chance.ts';
import { GUN, SPEED } from './armament.ts';
import { type Geometry, geometryOf, MAX_AREA } from './geometry.ts';
import { canExit } from './manoeuvre.ts';
import { allOpenStates } from './open-states.ts';
import { destroys, FIRST_SHOT_OF, LAST_SHOT_OF, shotDirection, targetOf } from './shot.ts';
import { isOpen } from './steps.ts';
import { COMMAND, LIVE, makeTurn, OUT, type Position, type Turn, typeOf } from './types.ts';

/** So many orders of all squares of a board, one after another; by area. */
const ORDER_BITS = 5;
const ORDERS = 1 << ORDER_BITS;
const orders: (Uint16Array | undefined)[] = new Array(MAX_AREA + 1).fill(undefined);

/** The orders of a board of this area: shuffled once and for all, the same on every machine. */
function ordersOf(area: number): Uint16Array {
  const known = orders[area];
  if (known !== undefined) return known;
  const some = new Uint16Array(ORDERS * area);
  const squares = Array.from({ length: area }, (_, square) => square);
  const chance = new FastChance(area);
  for (let start = 0; start < some.length; start += area) {
    chance.shuffle(squares, area);
    some.set(squares, start);
  }
  orders[area] = some;
  return some;
}

/** A random square with a tank of `side`: the next one in a random order of all squares, from a random place on. */
function drawTank(cells: Int32Array, area: number, side: number, chance: Pick<Chance, 'draw'>): number {
  const own = LIVE | (side << 6);
  const squares = ordersOf(area);
  const drawn = chance.draw(area << ORDER_BITS);
  const start = (drawn & (ORDERS - 1)) * area;
  const end = start + area;
  const place = start + (drawn >> ORDER_BITS);
  for (let i = place; i < end; i++) {
    const square = squares[i]!;
    if ((cells[square]! & 192) === own) return square;
  }
  for (let i = start; i < place; i++) {
    const square = squares[i]!;
    if ((cells[square]! & 192) === own) return square;
  }
  throw new Error('the side to move has no live tank');
}

/** Where a packed drive leads from a square on this board, or -1 if it is not free. */
function drive(geometry: Geometry, cells: Int32Array, from: number, packed: number): number {
  let square = from;
  let rest = packed >> 6;
  for (let moves = (packed >> 3) & 7; moves > 0; moves--, rest >>= 3) {
    square = geometry.next[(square << 3) | (rest & 7)]!;
    if (square < 0 || !isOpen(cells[square]!, square, from)) return -1;
  }
  return square;
}

/** Shots that each gun has, with the bits that number them and none; a number too high is none as well. */
const SHOT_BITS = FIRST_SHOT_OF.map((first, gun) => 32 - Math.clz32(LAST_SHOT_OF[gun]! - first + 1));

/** The turn with that manoeuvre and that shot, counted from 0; without a shot if it would destroy nothing. */
function withShot(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  to: number,
  facing: number,
  index: number,
): Turn {
  const cell = cells[from]!;
  const type = typeOf(cell);
  const shot = FIRST_SHOT_OF[GUN[type]!]! + index;
  const target = targetOf(geometry, cells, cell, from, to, facing, shot);
  const effective = target >= 0 && destroys(type, cells[target]!, shotDirection(facing, shot));
  return makeTurn(from, to, facing, effective ? shot : 0);
}

/**
 * A random legal turn of the side to move. Live tanks are about equally likely, then all manoeuvres of the tank exactly,
 * then all shots of its gun and none, if they destroy something. Throws if the side has no live tank.
 */
export function sampleTurn(pos: Position, chance: Pick<Chance, 'draw'>): Turn {
  const { cells, config } = pos;
  const geometry = geometryOf(config.width, config.height);
  const from = drawTank(cells, geometry.area, pos.side, chance);
  const cell = cells[from]!;
  const type = typeOf(cell);
  const start = (SPEED[type]! << 3) | (cell & 7);
  const { firstState, firstDrive, packed: drives } = allOpenStates();
  const first = firstState[start]!;
  const states = firstState[start + 1]! - first;
  // The command tank has one slot more, for the escape.
  const slots = type === COMMAND ? states + 1 : states;
  const shotBits = SHOT_BITS[GUN[type]!]!;
  for (;;) {
    const drawn = chance.draw(slots << shotBits);
    const slot = drawn >> shotBits;
    if (slot === states) {
      if (canExit(geometry, config, cells, from, cell)) return makeTurn(from, OUT, 0, 0);
      continue;
    }
    const end = firstDrive[first + slot + 1]!;
    for (let i = firstDrive[first + slot]!; i < end; i++) {
      const packed = drives[i]!;
      const to = drive(geometry, cells, from, packed);
      if (to < 0) continue;
      return withShot(geometry, cells, from, to, packed & 7, drawn & ((1 << shotBits) - 1));
    }
  }
}
