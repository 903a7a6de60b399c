/** Why a tank may or may not shoot at a named square, and what lies along its lines of fire (TC-5 to TC-7). */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { FIXED, GUN, MAX_RANGE, MIN_RANGE, MORTAR_GUN } from './armament.ts';
import { type Geometry, geometryOf, lineDirection, squareName } from './geometry.ts';
import { refuse } from './refusals.ts';
import {
  aim,
  destroys,
  distanceOnLine,
  FIRST_SHOT_OF,
  firstOccupied,
  hasShot,
  isTarget,
  LAST_SHOT_OF,
  MORTAR_SHOT,
  shotDirection,
  squareAt,
  type Target,
  targetOf,
} from './shot.ts';
import { EMPTY, isLive, isWreck, letterOf, ownerOf, type Position, typeOf } from './types.ts';

/** What stands on a square once the tank of `from` has gone to `square` (TC-5.11, TC-14.11). */
function cellAfter(pos: Position, from: number, square: number, asked: number): number {
  if (asked === square) return pos.cells[from]!;
  return asked === from ? EMPTY : pos.cells[asked]!;
}

/** Why the tank of `from`, now on `square`, cannot have that square as a target whatever the line (TC-5.12). */
function refuseTarget(pos: Position, from: number, square: number, target: number): Refusal | undefined {
  const cell = cellAfter(pos, from, square, target);
  const owner = ownerOf(pos.cells[from]!);
  if (isTarget(cell, owner)) return undefined;
  const params = { square: squareName(target, pos.config.width) };
  if (isLive(cell)) return refuse('SHOT_OWN_PIECE', params);
  return refuse('SHOT_NO_TARGET', params, isWreck(cell) ? 'TC-6.9' : undefined);
}

/** The clause that gives a gun its lines. */
export const lineClause = (gun: number): string =>
  gun === MORTAR_GUN ? 'TC-7.4' : gun === FIXED ? 'TC-5.4' : 'TC-5.3';

/** The shot code with which a gun facing `facing` fires in that direction to that distance, or -1. */
function shotAlong(gun: number, facing: number, direction: number, distance: number): number {
  if (gun === MORTAR_GUN) return direction === facing ? distance + 1 : -1;
  for (let shot = FIRST_SHOT_OF[gun]!; shot <= LAST_SHOT_OF[gun]!; shot++) {
    if (shotDirection(facing, shot) === direction) return shot;
  }
  return -1;
}

/**
 * Judges a shot at the square `target` by the tank of `from`, standing on `square` with `facing` after its
 * manoeuvre; the value is the shot code. Codes in the order of TC-14.11, from SHOT_OWN_PIECE on.
 */
export function judgeShot(
  pos: Position,
  from: number,
  square: number,
  facing: number,
  target: number,
): Result<number, Refusal> {
  const { width, height, shotPolicy } = pos.config;
  const geometry = geometryOf(width, height);
  const refused = refuseTarget(pos, from, square, target);
  if (refused !== undefined) return err(refused);
  const cell = pos.cells[from]!;
  const type = typeOf(cell);
  const gun = GUN[type]!;
  const name = squareName(target, width);
  const letter = letterOf(type);
  const direction = lineDirection(geometry, square, target);
  const distance = direction < 0 ? 0 : distanceOnLine(geometry, square, target);
  const shot = direction < 0 ? -1 : shotAlong(gun, facing, direction, distance);
  if (shot < 0) return err(refuse('SHOT_NOT_IN_LINE', { square: name, letter }, lineClause(gun)));
  const min = MIN_RANGE[type]!;
  const max = MAX_RANGE[type]!;
  if (gun === MORTAR_GUN && (distance < min || distance > max)) {
    return err(refuse('SHOT_OUT_OF_RANGE', { square: name, distance, min, max }));
  }
  if (distance < min) return err(refuse('SHOT_TOO_CLOSE', { square: name, distance }));
  if (targetOf(geometry, pos.cells, cell, from, square, facing, shot) !== target) {
    const by = squareName(firstOccupied(geometry, pos.cells, from, square, direction), width);
    return err(refuse('SHOT_BLOCKED', { square: name, by }));
  }
  if (shotPolicy === 'effectiveOnly' && !destroys(type, pos.cells[target]!, direction)) {
    const { side, armour, cannon } = aim(pos, from, square, direction, shot, target);
    return err(refuse('SHOT_NO_EFFECT', { square: name, side, armour, cannon }));
  }
  return ok(shot);
}

/** Why the tank of `from` cannot fire that shot code from `square` with `facing`; undefined if it can. */
export function refuseShot(
  pos: Position,
  from: number,
  square: number,
  facing: number,
  shot: number,
): Refusal | undefined {
  const { cells, config } = pos;
  const geometry = geometryOf(config.width, config.height);
  const cell = cells[from]!;
  const type = typeOf(cell);
  const target = targetOf(geometry, cells, cell, from, square, facing, shot);
  if (
    target >= 0 &&
    (config.shotPolicy === 'allowBounce' || destroys(type, cells[target]!, shotDirection(facing, shot)))
  ) {
    return undefined;
  }
  if (!hasShot(type, shot)) {
    return refuse('SHOT_NOT_IN_LINE', { letter: letterOf(type) }, lineClause(GUN[type]!));
  }
  const direction = shotDirection(facing, shot);
  const aimed =
    shot < MORTAR_SHOT
      ? firstOccupied(geometry, cells, from, square, direction)
      : squareAt(geometry, square, direction, shot - 1);
  if (aimed < 0) return refuse('SHOT_NO_TARGET');
  const judged = judgeShot(pos, from, square, facing, aimed);
  return judged.ok ? undefined : judged.error;
}

/** Something that stands on a line of fire, and whether it can be shot. */
export interface FireStop {
  readonly square: number;
  readonly distance: number;
  /** HIT: it would be destroyed; BOUNCE: it may be shot at without effect (TC-5.15); else why it cannot be shot. */
  readonly verdict: string;
  /** The clause behind the verdict. */
  readonly clause: string;
  /** What the shot would meet, if it is a target. */
  readonly target?: Target;
}

/** One line of fire of a tank. */
export interface FireLine {
  readonly direction: number;
  /** Squares that the line runs over, nearest first, up to the last one a shot could reach. */
  readonly squares: readonly number[];
  /** Direct fire: the first occupant, if there is one (TC-5.7). Mortar: every live tank on the line. */
  readonly stops: readonly FireStop[];
}

function reportStop(
  pos: Position,
  geometry: Geometry,
  from: number,
  square: number,
  facing: number,
  at: number,
): FireStop {
  const judged = judgeShot(pos, from, square, facing, at);
  const distance = distanceOnLine(geometry, square, at);
  if (!judged.ok) {
    const { code, clause } = judged.error;
    if (code !== 'SHOT_NO_EFFECT') return { square: at, distance, verdict: code, clause };
  }
  const direction = lineDirection(geometry, square, at);
  const shot = shotAlong(GUN[typeOf(pos.cells[from]!)]!, facing, direction, distance);
  const target = aim(pos, from, square, direction, shot, at);
  const verdict = target.effective ? 'HIT' : judged.ok ? 'BOUNCE' : judged.error.code;
  return { square: at, distance, verdict, clause: 'TC-6.5', target };
}

/**
 * The lines of fire of the tank of `from`, standing on `square` with `facing` after its manoeuvre: what each
 * runs over and what stops it, with the verdict of `judgeShot` (TC-12.2).
 */
export function linesOfFire(pos: Position, from: number, square: number, facing: number): FireLine[] {
  const { cells, config } = pos;
  const geometry = geometryOf(config.width, config.height);
  const type = typeOf(cells[from]!);
  const gun = GUN[type]!;
  const lines: FireLine[] = [];
  const direct = gun !== MORTAR_GUN;
  const last = direct ? LAST_SHOT_OF[gun]! : FIRST_SHOT_OF[gun]!;
  for (let shot = FIRST_SHOT_OF[gun]!; shot <= last; shot++) {
    const direction = shotDirection(facing, shot);
    const squares: number[] = [];
    const stops: FireStop[] = [];
    let at = geometry.next[square * 8 + direction]!;
    for (let distance = 1; at >= 0; distance++, at = geometry.next[at * 8 + direction]!) {
      if (distance <= MAX_RANGE[type]!) squares.push(at);
      const cell = cellAfter(pos, from, square, at);
      if (direct ? cell !== EMPTY : isLive(cell))
        stops.push(reportStop(pos, geometry, from, square, facing, at));
      if (direct && cell !== EMPTY) break;
    }
    lines.push({ direction, squares, stops });
  }
  return lines;
}
