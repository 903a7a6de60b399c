/** Legal paths of a tank (BG-4, 10.1–10.10). A whole path is judged before anything on it happens (BG-4.8). */
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { SQUARES } from '../content/board.ts';
import { TANKS } from '../content/tanks.ts';
import { DIRECTION, LONGER_MOVE } from '../content/tokens.ts';
import { away, directionTo, FIRST, OF_A_KIND } from './geometry.ts';
import { refuse } from './refusals.ts';
import { activeCard, artilleryAt, type Battlegrounds, onBoard, pawnAt, upgradesOf } from './state.ts';

/** What a tank can drive with the card it has, upgrades included (BG-4.22). */
export interface Drive {
  /** The first of the four directions of its steps. */
  first: number;
  least: number;
  most: number;
  /** It may turn at will (BG-10.1). */
  turns: boolean;
}

const FIRST_OF = TANKS.map(({ moveDir }) => FIRST[moveDir]);
const DISTANCE_OF = TANKS.map(({ moveDistance }) => moveDistance);

/** Fills in what a pawn can drive. The object is given, because playouts ask for it at every move. */
export const driveOf = (s: Battlegrounds, pawn: number, into: Drive): Drive => {
  const card = activeCard(s, pawn);
  into.first = FIRST_OF[card]!;
  into.least = DISTANCE_OF[card]!;
  into.most = into.least + upgradesOf(s, card, LONGER_MOVE);
  into.turns = upgradesOf(s, card, DIRECTION) > 0;
  return into;
};
const scratch: Drive = { first: 0, least: 0, most: 0, turns: false };

/** BG-4.7: whether a move of this pawn may end here. */
export const mayEndOn = (s: Battlegrounds, pawn: number, square: number): boolean => {
  const other = pawnAt(s, square);
  return (other < 0 || other === pawn) && artilleryAt(s, square) < 0;
};

/** Whether a path that has come `length` squares far, to `at`, can be driven on to a legal end. */
const goesOn = (
  s: Battlegrounds,
  pawn: number,
  drive: Drive,
  at: number,
  length: number,
  way: number,
): boolean => {
  const start = s.square[pawn]!;
  if (length >= drive.least && length > 0 && at !== start && mayEndOn(s, pawn, at)) return true;
  if (length >= drive.most) return false;
  if (length > 0 && !drive.turns) {
    const next = away(at, way, 1);
    return next >= 0 && goesOn(s, pawn, drive, next, length + 1, way);
  }
  for (let i = 0; i < OF_A_KIND; i++) {
    const next = away(at, drive.first + i, 1);
    if (next >= 0 && goesOn(s, pawn, drive, next, length + 1, drive.first + i)) return true;
  }
  return false;
};

/** BG-4.20: whether a pawn on the board has a legal path. */
export const hasPath = (s: Battlegrounds, pawn: number): boolean => {
  const drive = driveOf(s, pawn, scratch);
  return goesOn(s, pawn, drive, s.square[pawn]!, 0, -1);
};

/** BG-4.21: whether any tank of the seat on the board has a legal path. */
export const anyHasPath = (s: Battlegrounds, seat: Seat): boolean => {
  for (const pawn of s.config.pawnsOf[seat]!) if (onBoard(s, pawn) && hasPath(s, pawn)) return true;
  return false;
};

/** Calls `each` with every square that can come next after this much of a path, legal or not. */
export const eachNext = (
  s: Battlegrounds,
  pawn: number,
  path: readonly number[],
  each: (square: number) => void,
): void => {
  const drive = driveOf(s, pawn, scratch);
  const at = path.length === 0 ? s.square[pawn]! : path[path.length - 1]!;
  for (let i = 0; i < OF_A_KIND; i++) {
    const next = away(at, drive.first + i, 1);
    if (next >= 0) each(next);
  }
};

/** Why this is no legal path, or not the beginning of one. `path` are the squares that are entered. */
export const refusePath = (
  s: Battlegrounds,
  pawn: number,
  path: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  const drive = driveOf(s, pawn, scratch);
  const start = s.square[pawn]!;
  let at = start;
  let way = -1;
  for (const square of path) {
    const direction = square < SQUARES.length ? directionTo(at, square) : -1;
    if (direction < 0) return refuse('OFF_THE_BOARD');
    if (direction < drive.first || direction >= drive.first + OF_A_KIND) return refuse('WRONG_DIRECTION');
    if (way >= 0 && direction !== way && !drive.turns) return refuse('MUST_GO_STRAIGHT');
    way = direction;
    at = square;
  }
  const wrongDistance = (): Refusal =>
    refuse('WRONG_DISTANCE', { least: drive.least, most: drive.most, driven: path.length });
  if (path.length > drive.most) return wrongDistance();
  if (!whole)
    return goesOn(s, pawn, drive, at, path.length, way) ? undefined : refuseEnds(s, pawn, path, drive);
  if (path.length < drive.least) return wrongDistance();
  return refuseEnd(s, pawn, at);
};

const refuseEnd = (s: Battlegrounds, pawn: number, at: number): Refusal | undefined => {
  if (at === s.square[pawn]) return refuse('ENDS_AT_START');
  if (mayEndOn(s, pawn, at)) return undefined;
  return refuse(artilleryAt(s, at) >= 0 ? 'ENDS_ON_ARTILLERY' : 'ENDS_ON_TANK', { square: SQUARES[at]! });
};

/** Why no legal path begins like this: the straight way on ends on a tank or off the board. */
const refuseEnds = (s: Battlegrounds, pawn: number, path: readonly number[], drive: Drive): Refusal => {
  if (path.length === 0) return refuse('NO_PATH');
  const before = path.length === 1 ? s.square[pawn]! : path[path.length - 2]!;
  const way = directionTo(before, path[path.length - 1]!);
  const end = away(path[path.length - 1]!, way, Math.max(0, drive.least - path.length));
  return (end >= 0 ? refuseEnd(s, pawn, end) : undefined) ?? refuse('OFF_THE_BOARD');
};

/** Every legal path of a pawn on the board, each as the squares it enters. */
export const pathsOf = (s: Battlegrounds, pawn: number): number[][] => {
  const drive = { ...driveOf(s, pawn, scratch) };
  const start = s.square[pawn]!;
  const paths: number[][] = [];
  const extend = (path: readonly number[], at: number, way: number): void => {
    if (path.length >= drive.least && at !== start && mayEndOn(s, pawn, at)) paths.push([...path]);
    if (path.length === drive.most) return;
    for (let i = 0; i < OF_A_KIND; i++) {
      const direction = drive.first + i;
      if (way >= 0 && way !== direction && !drive.turns) continue;
      const next = away(at, direction, 1);
      if (next >= 0) extend([...path, next], next, direction);
    }
  };
  extend([], start, -1);
  return paths;
};
