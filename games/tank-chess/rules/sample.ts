/**
 * One random legal turn without listing the others, for random games and playouts.
 *
 * A tank and one of the end states it would have on an open board are drawn, and drawn again if the state is
 * not within reach here; so every manoeuvre of the position is about equally likely. What is in reach is decided
 * by steps.ts, along the drives of drives.ts.
 */
import { GUN, SPEED } from './armament.ts';
import { DRIVES, FACINGS_IN_PLACE, nodeDepth, nodeDirection, nodeFacings } from './drives.ts';
import { DX, DY, type Geometry, geometryOf } from './geometry.ts';
import { canReach } from './manoeuvre.ts';
import { destroys, FIRST_SHOT_OF, LAST_SHOT_OF, shotDirection, targetOf } from './shot.ts';
import { escapesCount, isOpen } from './steps.ts';
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

/**
 * The open states of a speed and facing packed into numbers. `starts[i]..starts[i + 1]` are the drives of state
 * i: bits 0-2 final facing, 3-5 number of forward moves, then three bits for each direction.
 */
interface PackedStates {
  readonly starts: Uint16Array;
  readonly drives: Int32Array;
}

const pack = (states: readonly OpenState[]): PackedStates => {
  const drives: number[] = [];
  const starts = [0];
  for (const state of states) {
    for (const drive of state.drives) {
      drives.push(
        drive.reduce(
          (sum, direction, i) => sum | (direction << (6 + 3 * i)),
          state.facing | (drive.length << 3),
        ),
      );
    }
    starts.push(drives.length);
  }
  return { starts: Uint16Array.from(starts), drives: Int32Array.from(drives) };
};

const OPEN: readonly PackedStates[] = DRIVES.map((_, index) => pack(openStates(index >> 3, index & 7)));

/** One slot for every open state of the fastest tanks, and one for the escape. */
const SLOTS = Math.max(...OPEN.map((states) => states.starts.length));

/** Strides that visit all squares of a board of this area, by area. */
const strides: (Uint16Array | undefined)[] = [];
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
function stridesOf(area: number): Uint16Array {
  return (strides[area] ??= Uint16Array.from({ length: area }, (_, i) => i).filter(
    (i) => gcd(i, area) === 1,
  ));
}

/** A random square with a tank of `side`: the next one found in strides of random width from a random square. */
function drawTank(cells: Int32Array, area: number, side: number, int: (n: number) => number): number {
  const own = LIVE | (side << 6);
  const all = stridesOf(area);
  const stride = all[int(all.length)]!;
  let square = int(area);
  for (let looked = 0; looked < area; looked++) {
    if ((cells[square]! & 192) === own) return square;
    square += stride;
    if (square >= area) square -= area;
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

const found = new Int32Array(4);

/** The turn with that manoeuvre and, at random, no shot or one of those that destroy. */
function withShot(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  to: number,
  facing: number,
  int: (n: number) => number,
): Turn {
  const cell = cells[from]!;
  const type = typeOf(cell);
  const gun = GUN[type]!;
  let count = 1;
  found[0] = 0;
  for (let shot = FIRST_SHOT_OF[gun]!; shot <= LAST_SHOT_OF[gun]!; shot++) {
    const target = targetOf(geometry, cells, cell, from, to, facing, shot);
    if (target >= 0 && destroys(type, cells[target]!, shotDirection(facing, shot))) found[count++] = shot;
  }
  return makeTurn(from, to, facing, count === 1 ? 0 : found[int(count)]!);
}

/**
 * A random legal turn of the side to move; `int(n)` draws 0..n-1. Manoeuvres are about equally likely, then each
 * effective shot of the manoeuvre as likely as none. Throws if the side has no live tank.
 */
export function sampleTurn(pos: Position, int: (n: number) => number): Turn {
  const { cells, config } = pos;
  const geometry = geometryOf(config.width, config.height);
  for (;;) {
    const from = drawTank(cells, geometry.area, pos.side, int);
    const cell = cells[from]!;
    const type = typeOf(cell);
    const states = OPEN[(SPEED[type]! << 3) | (cell & 7)]!;
    const slot = int(SLOTS);
    const exit = states.starts.length - 1;
    if (slot > exit) continue;
    if (slot === exit) {
      if (type === COMMAND && escapesCount(config) && canReach(pos, from, OUT, 0))
        return makeTurn(from, OUT, 0, 0);
      continue;
    }
    for (let i = states.starts[slot]!; i < states.starts[slot + 1]!; i++) {
      const packed = states.drives[i]!;
      const to = drive(geometry, cells, from, packed);
      if (to >= 0) return withShot(geometry, cells, from, to, packed & 7, int);
    }
  }
}
