/**
 * Where one tank can go in one turn (TC-4, TC-8.2 to TC-8.14): all its end states, the distance to each, and
 * the canonical path.
 */
import { SPEED } from './armament.ts';
import {
  DRIVES,
  FACINGS_IN_PLACE,
  nodeCost,
  nodeDepth,
  nodeDirection,
  nodeFacings,
  nodeSkip,
} from './drives.ts';
import { type Geometry, geometryOf, MAX_AREA, turnsBetween } from './geometry.ts';
import { routeFacings, routeSkip, routeSquare, routesOf } from './routes.ts';
import { escapesCount, isOpen, judgeStep, STEP_EXIT, STEP_IN } from './steps.ts';
import { COMMAND, type Config, facingOf, OUT, ownerOf, type Position, typeOf } from './types.ts';

/**
 * What the last call of `explore` found; overwritten by the next one. `reachedSquares[0..n-1]` are the squares
 * that a manoeuvre can end on and `reachedFacings[square]` the facings there as a set of bits. A caller of
 * `explore` puts `reachedFacings` of those squares back to 0 before the next call.
 */
export const reachedSquares = new Uint16Array(128);
export const reachedFacings = new Uint8Array(MAX_AREA + 1);

/**
 * Finds all end states of the tank `cell` on `from`, by TC-4.2 every drive within its speed and the reverse
 * step, without the state it is in (TC-4.9). Returns how many squares were reached, plus EXITS if the tank
 * can escape (TC-8.2, TC-8.8).
 */
export function explore(
  geometry: Geometry,
  config: Config,
  cells: Int32Array,
  from: number,
  cell: number,
): number {
  const facing = cell & 7;
  const speed = SPEED[typeOf(cell)]!;
  const nodes = routesOf(geometry, from, speed, facing);
  const size = nodes.length;
  let count = 1;
  reachedSquares[0] = from;
  reachedFacings[from] = FACINGS_IN_PLACE[(speed << 3) | facing]!;
  let i = 0;
  while (i < size) {
    const node = nodes[i]!;
    const entered = routeSquare(node);
    if (isOpen(cells[entered]!, entered, from)) {
      const before = reachedFacings[entered]!;
      reachedSquares[count] = entered;
      // Counts the square if it is new, without a branch that no processor could foresee.
      count += (before - 1) >>> 31;
      reachedFacings[entered] = before | routeFacings(node);
      i++;
    } else {
      i = routeSkip(node);
    }
  }
  reachedFacings[from] = reachedFacings[from]! & ~(1 << facing);
  const behind = geometry.next[(from << 3) | (facing ^ 4)]!;
  if (behind >= 0 && isOpen(cells[behind]!, behind, from)) {
    const before = reachedFacings[behind]!;
    if (before === 0) reachedSquares[count++] = behind;
    reachedFacings[behind] = before | (1 << facing);
  }
  return typeOf(cell) === COMMAND && canExit(geometry, config, cells, from, cell) ? count + EXITS : count;
}

/** Added to the number that `explore` returns when the tank can escape. */
export const EXITS = 1024;

/** Empties what the last call of `explore` left behind; `found` is what it returned. */
export function forget(found: number): void {
  const count = found & (EXITS - 1);
  for (let i = 0; i < count; i++) reachedFacings[reachedSquares[i]!] = 0;
}

/** Steps from a square to the first one beyond the far edge of `owner`, if nothing is in the way (TC-1.7). */
const stepsToExit = (geometry: Geometry, square: number, owner: number): number =>
  owner === 0 ? geometry.height - geometry.rank[square]! : geometry.rank[square]! + 1;

/** Whether the command tank `cell` on `from` can leave the board, forward or in reverse (TC-8.2 to TC-8.14). */
export function canExit(
  geometry: Geometry,
  config: Config,
  cells: Int32Array,
  from: number,
  cell: number,
): boolean {
  if (!escapesCount(config)) return false;
  const speed = SPEED[typeOf(cell)]!;
  const toGo = stepsToExit(geometry, from, ownerOf(cell));
  if (toGo > speed) return false;
  if (toGo === 1 && reverseExits(geometry, config, cells, from)) return true;
  const nodes = DRIVES[(speed << 3) | facingOf(cell)]!;
  track[0] = from;
  for (let i = 0; i < nodes.length; ) {
    const node = nodes[i]!;
    const depth = nodeDepth(node);
    const square = track[depth]!;
    const step = judgeStep(geometry, cells, cell, from, square, nodeDirection(node));
    if (step === STEP_EXIT) return true;
    if (step === STEP_IN) track[depth + 1] = geometry.next[(square << 3) | nodeDirection(node)]!;
    i = step === STEP_IN ? i + 1 : nodeSkip(node);
  }
  return false;
}

/** The square before each forward move of the drive that `canExit` follows. */
const track = new Uint16Array(8);

/**
 * Adds `bit` to `marks[square]` for every square whose being empty or not the manoeuvres of the tank `cell` on
 * `from` depend on. As long as none of them changes, `explore` finds the same.
 */
export function markLooks(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  cell: number,
  marks: Int32Array,
  bit: number,
): void {
  const facing = facingOf(cell);
  const nodes = routesOf(geometry, from, SPEED[typeOf(cell)]!, facing);
  for (let i = 0; i < nodes.length; ) {
    const node = nodes[i]!;
    const square = routeSquare(node);
    marks[square] = marks[square]! | bit;
    i = isOpen(cells[square]!, square, from) ? i + 1 : routeSkip(node);
  }
  const behind = geometry.next[(from << 3) | (facing ^ 4)]!;
  if (behind >= 0) marks[behind] = marks[behind]! | bit;
}

/** Whether the tank on `from` can end its turn on `to` with `facing`, or leave the board if `to` is OUT. */
export function canReach(pos: Position, from: number, to: number, facing: number): boolean {
  const { config, cells } = pos;
  const geometry = geometryOf(config.width, config.height);
  const cell = cells[from]!;
  if (to === OUT) return typeOf(cell) === COMMAND && canExit(geometry, config, cells, from, cell);
  const found = explore(geometry, config, cells, from, cell);
  const reached = ((reachedFacings[to]! >> facing) & 1) === 1;
  forget(found);
  return reached;
}

/** Whether the reverse step of the tank on `from` leaves the board and may do so (TC-8.8, TC-8.14). */
function reverseExits(geometry: Geometry, config: Config, cells: Int32Array, from: number): boolean {
  const cell = cells[from]!;
  return (
    escapesCount(config) &&
    config.reverseExit &&
    judgeStep(geometry, cells, cell, from, from, facingOf(cell) ^ 4) === STEP_EXIT
  );
}

/** The square a reverse step leads to, or -1 if it leads nowhere on the board (TC-4.5, TC-4.6). */
export function reverseSquare(pos: Position, from: number): number {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const cell = pos.cells[from]!;
  const backwards = facingOf(cell) ^ 4;
  if (judgeStep(geometry, pos.cells, cell, from, from, backwards) !== STEP_IN) return -1;
  return geometry.next[from * 8 + backwards]!;
}

/** Follows every drive that the board allows; `visit` sees each with the square entered, or OUT for an escape. */
function followDrives(
  pos: Position,
  from: number,
  visit: (node: number, entered: number, directions: readonly number[]) => void,
): void {
  const { config, cells } = pos;
  const geometry = geometryOf(config.width, config.height);
  const cell = cells[from]!;
  const nodes = DRIVES[SPEED[typeOf(cell)]! * 8 + facingOf(cell)]!;
  const squares = [from];
  const directions: number[] = [];
  for (let i = 0; i < nodes.length; ) {
    const node = nodes[i]!;
    const depth = nodeDepth(node);
    const direction = nodeDirection(node);
    const step = judgeStep(geometry, cells, cell, from, squares[depth]!, direction);
    directions.length = depth;
    directions.push(direction);
    if (step === STEP_IN) {
      const entered = geometry.next[squares[depth]! * 8 + direction]!;
      squares[depth + 1] = entered;
      visit(node, entered, directions);
      i++;
    } else {
      if (step === STEP_EXIT && escapesCount(config)) visit(node, OUT, directions);
      i = nodeSkip(node);
    }
  }
}

/** Where a tank can go and what it costs, for a table that shows it. */
export interface Reach {
  /** `steps[square * 8 + facing]`: the fewest steps of F, L and R, 0 for the present state, -1 if out of reach. */
  readonly steps: Int8Array;
  /** Fewest steps of an escape by F, L and R, or -1 (TC-8.3). */
  readonly exit: number;
  /** Square of the reverse step, or -1; its facing is the present one (TC-4.5). */
  readonly reverse: number;
  /** Whether the reverse step is an escape (TC-8.8). */
  readonly reverseExit: boolean;
}

/** The states the tank on `from` can reach, with the steps each takes (TC-4.2, TC-4.14). */
export function distanceTo(pos: Position, from: number): Reach {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const cell = pos.cells[from]!;
  const speed = SPEED[typeOf(cell)]!;
  const steps = new Int8Array(geometry.area * 8).fill(-1);
  const note = (square: number, heading: number, spent: number): void => {
    for (let f = 0; f < 8; f++) {
      const cost = spent + turnsBetween(heading, f);
      const known = steps[square * 8 + f]!;
      if (cost <= speed && (known < 0 || cost < known)) steps[square * 8 + f] = cost;
    }
  };
  note(from, facingOf(cell), 0);
  let exit = -1;
  followDrives(pos, from, (node, entered) => {
    const cost = nodeCost(node);
    if (entered !== OUT) note(entered, nodeDirection(node), cost);
    else if (exit < 0 || cost < exit) exit = cost;
  });
  return {
    steps,
    exit,
    reverse: reverseSquare(pos, from),
    reverseExit: reverseExits(geometry, pos.config, pos.cells, from),
  };
}

/** The rotations from one facing to another, the shorter way round; opposite facings go left (TC-4.14). */
function rotations(from: number, to: number): string {
  const left = (from - to) & 7;
  return left <= 4 ? 'L'.repeat(left) : 'R'.repeat(8 - left);
}

function spell(facing: number, directions: readonly number[], last: number | undefined): string {
  let path = '';
  let heading = facing;
  for (const direction of directions) {
    path += `${rotations(heading, direction)}F`;
    heading = direction;
  }
  return last === undefined ? path : path + rotations(heading, last);
}

/**
 * The canonical path to an end state: the shortest, then the alphabetically smallest; `B` only if nothing else
 * leads there (TC-4.14). `to` may be OUT, then `facing` is not looked at. Undefined if the tank on `from`
 * cannot get there, and for the state it is in (TC-4.9).
 */
export function pathTo(pos: Position, from: number, to: number, facing: number): string | undefined {
  const heading = facingOf(pos.cells[from]!);
  if (to === from && facing === heading) return undefined;
  let best: string | undefined;
  const offer = (path: string): void => {
    const shorter = best === undefined || path.length < best.length;
    if (shorter || (path.length === best?.length && path < best)) best = path;
  };
  if (to === from && turnsBetween(heading, facing) <= SPEED[typeOf(pos.cells[from]!)]!) {
    offer(rotations(heading, facing));
  }
  followDrives(pos, from, (node, entered, directions) => {
    if (entered !== to) return;
    if (to === OUT) offer(spell(heading, directions, undefined));
    else if ((nodeFacings(node) >> facing) & 1) offer(spell(heading, directions, facing));
  });
  if (best !== undefined) return best;
  if (to === OUT) {
    const geometry = geometryOf(pos.config.width, pos.config.height);
    return reverseExits(geometry, pos.config, pos.cells, from) ? 'B' : undefined;
  }
  return facing === heading && to === reverseSquare(pos, from) ? 'B' : undefined;
}
