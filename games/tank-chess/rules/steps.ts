/**
 * One step of a manoeuvre: may this square be entered, and may the board be left here (TC-4.7, TC-8.3 to
 * TC-8.12)? Generation and judgement both ask these functions; nothing else decides it.
 */
import { DX, DY, type Geometry } from './geometry.ts';
import { BORDER, COMMAND, type Config, EMPTY, typeOf } from './types.ts';

/** What a step does. Codes from STEP_OUTSIDE on are the reasons why it is not allowed. */
export const STEP_IN = 0;
export const STEP_EXIT = 1;
/** Onto a border square, or off the board with a tank that may not leave it (TC-1.6, TC-4.12). */
export const STEP_OUTSIDE = 2;
/** Onto an obstacle, a tank or a wreck (TC-4.7). */
export const STEP_BLOCKED = 3;
/** Across a side edge or the own home edge (TC-8.6). */
export const STEP_WRONG_EDGE = 4;
/** Through a corner of the board (TC-8.5), or over a border square of the far rank (TC-8.12). */
export const STEP_CORNER = 5;

/** Whether a square holding `cell` may be entered; the square the tank started from counts as empty (TC-4.7). */
export const isOpen = (cell: number, square: number, start: number): boolean =>
  cell === EMPTY || square === start;

/** Whether escapes count at all: only under the objective `standard` (TC-8.14). */
export const escapesCount = (config: Config): boolean => config.objectives === 'standard';

/**
 * Where a step that leaves the rectangle of the board leads, for a command tank of `owner` standing on
 * `square` and moving in `direction` (TC-8.3 to TC-8.6, TC-8.12).
 */
function leavingStep(
  geometry: Geometry,
  cells: Int32Array,
  square: number,
  direction: number,
  owner: number,
): number {
  const { width, height } = geometry;
  const farRank = owner === 0 ? height - 1 : 0;
  const forward = owner === 0 ? 1 : -1;
  if (geometry.rank[square] !== farRank || DY[direction] !== forward) return STEP_WRONG_EDGE;
  const file = geometry.file[square]! + DX[direction]!;
  if (file < 0 || file >= width || cells[file + farRank * width] === BORDER) return STEP_CORNER;
  return STEP_EXIT;
}

/** What one step from `square` in `direction` does for the tank `cell` that started its manoeuvre on `start`. */
export function judgeStep(
  geometry: Geometry,
  cells: Int32Array,
  cell: number,
  start: number,
  square: number,
  direction: number,
): number {
  const entered = geometry.next[square * 8 + direction]!;
  if (entered < 0) {
    if (typeOf(cell) !== COMMAND) return STEP_OUTSIDE;
    return leavingStep(geometry, cells, square, direction, (cell >> 6) & 1);
  }
  const there = cells[entered]!;
  if (there === BORDER) return STEP_OUTSIDE;
  return isOpen(there, entered, start) ? STEP_IN : STEP_BLOCKED;
}
