/**
 * One random legal turn without listing the others, for random games and playouts.
 *
 * A tank is drawn, then one of the end states it would have on an open board, again and again until it is within
 * reach here; so every manoeuvre of that tank is equally likely. What is in reach is decided by steps.ts, along
 * the drives of drives.ts.
 */
import { type Chance, FastChance } from '#engine/chance.ts';
import { GUN, SPEED } from './armament.ts';
import { DRIVES, FACINGS_IN_PLACE, nodeDepth, nodeDirection, nodeFacings } from './drives.ts';
import { DX, DY, type Geometry, geometryOf, MAX_AREA } from './geometry.ts';
import { canExit } from './manoeuvre.ts';
import { destroys, FIRST_SHOT_OF, LAST_SHOT_OF, shotDirection, targetOf } from './shot.ts';
import { isOpen } from './steps.ts';
import { COMMAND, LIVE, makeTurn, OUT, type Position, type Turn, typeOf } from './types.ts';

/** An end state on an open board: its facing, and the drives that lead to it. */
interface OpenState {
  readonly facing: number;
  /** Directions of the forward moves of each drive. */
  readonly drives: number[][];
}

/** Squares that a drive runs over, relative to its start; the start is always free. */
const cellsOf = (drive: readonly number[]): string[] => {
  let x = 0;
  let y = 0;
  const run = drive.map((direction) => `${(x += DX[direction]!)},${(y += DY[direction]!)}`);
  return run.filter((cell) => cell !== '0,0');
};

/** Drives that no shorter drive to the same state makes needless, because it runs over fewer squares. */
function needed(drives: readonly number[][]): number[][] {
  const kept: number[][] = [];
  for (const drive of drives.toSorted((a, b) => a.length - b.length)) {
    const squares = cellsOf(drive);
    if (!kept.some((other) => cellsOf(other).every((cell) => squares.includes(cell)))) kept.push(drive);
  }
  return kept;
}

/** All end states on an open board except the present one, the reverse step last (TC-4.15). */
function openStates(speed: number, facing: number): OpenState[] {
  const states = new Map<string, OpenState>();
  const add = (drive: number[], facings: number): void => {
    const x = drive.reduce((sum, direction) => sum + DX[direction]!, 0);
    const y = drive.reduce((sum, direction) => sum + DY[direction]!, 0);
    for (let f = 0; f < 8; f++) {
      if (((facings >> f) & 1) === 0 || (x === 0 && y === 0 && f === facing)) continue;
      const key = `${x},${y},${f}`;
      const state = states.get(key) ?? { facing: f, drives: [] };
      states.set(key, state);
      state.drives.push(drive);
    }
  };
  add([], FACINGS_IN_PLACE[speed * 8 + facing]!);
  const track: number[] = [];
  for (const node of DRIVES[speed * 8 + facing]!) {
    track.length = nodeDepth(node);
    track.push(nodeDirection(node));
    add([...track], nodeFacings(node));
  }
  return [
    ...Array.from(states.values(), (state) => ({ facing: state.facing, drives: needed(state.drives) })),
    { facing, drives: [[(facing + 4) & 7]] },
  ];
}

const packDrive = (facing: number, drive: readonly number[]): number =>
  drive.reduce((sum, direction, i) => sum | (direction << (6 + 3 * i)), facing | (drive.length << 3));

/**
 * The open states of all speeds and facings packed into numbers. The states of `speed * 8 + facing` are
 * FIRST_STATE[speed * 8 + facing] and those that follow; FIRST_DRIVE[i]..FIRST_DRIVE[i + 1] are the drives of
 * state i. A drive: bits 0-2 final facing, 3-5 number of forward moves, then three bits for each direction.
 */
const OPEN = DRIVES.map((_, index) => openStates(index >> 3, index & 7));
const FIRST_STATE = new Uint16Array(OPEN.length + 1);
OPEN.forEach((states, index) => {
  FIRST_STATE[index + 1] = FIRST_STATE[index]! + states.length;
});
const STATES = OPEN.flat();
const FIRST_DRIVE = new Uint16Array(STATES.length + 1);
STATES.forEach((state, index) => {
  FIRST_DRIVE[index + 1] = FIRST_DRIVE[index]! + state.drives.length;
});
const PACKED = Int32Array.from(
  STATES.flatMap((state) => state.drives.map((drive) => packDrive(state.facing, drive))),
);

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
  const first = FIRST_STATE[start]!;
  const states = FIRST_STATE[start + 1]! - first;
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
    const end = FIRST_DRIVE[first + slot + 1]!;
    for (let i = FIRST_DRIVE[first + slot]!; i < end; i++) {
      const packed = PACKED[i]!;
      const to = drive(geometry, cells, from, packed);
      if (to < 0) continue;
      return withShot(geometry, cells, from, to, packed & 7, drawn & ((1 << shotBits) - 1));
    }
  }
}
