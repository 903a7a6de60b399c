/**
 * What one tank can shoot at from where its manoeuvre ends, and what the shot does (TC-5, TC-6, TC-7).
 *
 * Everywhere `from` is the square the manoeuvre started on, which counts as empty by now (TC-5.11), and
 * `square` the one the tank fires from. Shot codes are those of types.ts.
 */
import { ARMOUR, CANNON, FIXED, GUN, MAX_RANGE, MIN_RANGE, MORTAR_GUN, TURRET } from './armament.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { EMPTY, facingOf, isLive, LIVE, ownerOf, type Position, typeOf } from './types.ts';

const FRONT_LEFT = 1;
export const AHEAD = 2;
const FRONT_RIGHT = 3;
/** The mortar's shots are coded by their distance: code = distance + 1 (TC-7.4). */
export const LAST_SHOT = 6;

/** Sides of a tank, as indices of the armour table. */
export const SIDES = ['front', 'side', 'rear'] as const;
export type StruckSide = (typeof SIDES)[number];

/** The side that a shot travelling in `direction` strikes on a tank facing `facing` (TC-6.1 to TC-6.4). */
export function sideStruck(direction: number, facing: number): 0 | 1 | 2 {
  const r = (direction - facing) & 7;
  return r === 4 ? 0 : r === 0 ? 2 : 1;
}

/** The armour that a shot travelling in `direction` meets on the tank `target` (TC-6.4). */
const armourStruck = (target: number, direction: number): number =>
  ARMOUR[typeOf(target) * 3 + sideStruck(direction, facingOf(target))]!;

/** Whether a shot by a tank of this type, travelling in `direction`, destroys the tank `target` (TC-6.5). */
export const destroys = (type: number, target: number, direction: number): boolean =>
  CANNON[type]! > armourStruck(target, direction);

/** The direction a shot travels in (TC-5.3, TC-7.4). */
export const shotDirection = (facing: number, shot: number): number =>
  shot < MORTAR_SHOT ? (facing + shot - AHEAD) & 7 : facing;
export const MORTAR_SHOT = 4;

/** First and last shot code that each gun has: turret 1-3, fixed 2, mortar 4-6 (TC-5.3, TC-5.4, TC-7.4). */
export const FIRST_SHOT_OF = Int8Array.of(FRONT_LEFT, AHEAD, MORTAR_SHOT);
export const LAST_SHOT_OF = Int8Array.of(FRONT_RIGHT, AHEAD, LAST_SHOT);
if (TURRET !== 0 || FIXED !== 1 || MORTAR_GUN !== 2) throw new Error('the tables above are ordered by gun');

/** Whether a tank of this type has that shot at all. */
export const hasShot = (type: number, shot: number): boolean =>
  shot >= FIRST_SHOT_OF[GUN[type]!]! && shot <= LAST_SHOT_OF[GUN[type]!]!;

/** Whether the cell holds a live tank of the other side: the only thing that can be a target (TC-5.12). */
export const isTarget = (cell: number, owner: number): boolean =>
  (cell & (LIVE | 64)) === (LIVE | ((owner ^ 1) << 6));

/** The first square on the line from `square` that is not empty, or -1 (TC-5.7, TC-5.9, TC-5.11). */
export function firstOccupied(
  geometry: Geometry,
  cells: Int32Array,
  from: number,
  square: number,
  direction: number,
): number {
  const step = geometry.step[direction]!;
  let s = square;
  for (let room = geometry.room[(square << 3) | direction]!; room > 0; room--) {
    s += step;
    if (cells[s] !== EMPTY && s !== from) return s;
  }
  return -1;
}

/** The square `distance` steps away on a line, or -1 beyond the edge. */
export function squareAt(geometry: Geometry, square: number, direction: number, distance: number): number {
  const room = geometry.room[(square << 3) | direction]!;
  return distance <= room ? square + distance * geometry.step[direction]! : -1;
}

/** Steps from `square` to `target` on the line they share. */
export function distanceOnLine(geometry: Geometry, square: number, target: number): number {
  const files = geometry.file[square]! - geometry.file[target]!;
  const ranks = geometry.rank[square]! - geometry.rank[target]!;
  return Math.max(Math.abs(files), Math.abs(ranks));
}

/**
 * The square of the tank that this shot strikes, or -1 if there is no such shot: the first occupant of the line
 * for direct fire (TC-5.5 to TC-5.9), whatever stands between for a mortar (TC-7.4, TC-7.5). `cell` is the
 * shooter as it stood before the turn (its type and owner are read), `facing` what it faces now.
 */
export function targetOf(
  geometry: Geometry,
  cells: Int32Array,
  cell: number,
  from: number,
  square: number,
  facing: number,
  shot: number,
): number {
  const type = typeOf(cell);
  if (!hasShot(type, shot)) return -1;
  const direction = shotDirection(facing, shot);
  const target =
    shot < MORTAR_SHOT
      ? firstOccupied(geometry, cells, from, square, direction)
      : squareAt(geometry, square, direction, shot - 1);
  if (target < 0 || target === from || !isTarget(cells[target]!, ownerOf(cell))) return -1;
  const distance = distanceOnLine(geometry, square, target);
  return distance >= MIN_RANGE[type]! && distance <= MAX_RANGE[type]! ? target : -1;
}

/** A tank that can be shot at, and what would come of it. */
export interface Target {
  /** Shot code of types.ts. */
  readonly shot: number;
  readonly square: number;
  readonly distance: number;
  readonly direction: number;
  readonly side: StruckSide;
  /** Armour of that side and the shooter's cannon (TC-6.5). */
  readonly armour: number;
  readonly cannon: number;
  /** Whether the shot destroys the target. */
  readonly effective: boolean;
}

/** Every target of the tank of `from`, standing on `square` with `facing` after its manoeuvre (TC-5, TC-7). */
export function targetsAt(pos: Position, from: number, square: number, facing: number): Target[] {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const cell = pos.cells[from]!;
  const targets: Target[] = [];
  if (!isLive(cell)) return targets;
  for (let shot = FRONT_LEFT; shot <= LAST_SHOT; shot++) {
    const target = targetOf(geometry, pos.cells, cell, from, square, facing, shot);
    if (target >= 0) targets.push(aim(pos, from, square, shotDirection(facing, shot), shot, target));
  }
  return targets;
}

/** What a shot at the tank on `target` meets. */
export function aim(
  pos: Position,
  from: number,
  square: number,
  direction: number,
  shot: number,
  target: number,
): Target {
  const geometry = geometryOf(pos.config.width, pos.config.height);
  const struck = pos.cells[target]!;
  const type = typeOf(pos.cells[from]!);
  return {
    shot,
    square: target,
    distance: distanceOnLine(geometry, square, target),
    direction,
    side: SIDES[sideStruck(direction, facingOf(struck))]!,
    armour: armourStruck(struck, direction),
    cannon: CANNON[type]!,
    effective: destroys(type, struck, direction),
  };
}
