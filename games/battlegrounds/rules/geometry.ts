/** Directions, and squares at an exact distance (BG-0.3, 4.4, 5.2). Everything is computed once. */
import { columnOf, rowOf, SIZE, SQUARE_COUNT, squareAt } from '../content/board.ts';
import type { Direction } from '../content/tanks.ts';

/** N, E, S, W, then NE, SE, SW, NW: column and row of a step. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const DIRECTIONS = STEPS.length;
/** Four directions of each kind: the first of them. */
export const FIRST: Readonly<Record<Direction, number>> = { orthogonal: 0, diagonal: 4 };
export const OF_A_KIND = 4;

/** No card reaches farther: a printed 3 and two upgrades. */
const FARTHEST = 5;

const landing = (square: number, direction: number, distance: number): number => {
  const column = columnOf(square) + STEPS[direction]![0] * distance;
  const row = rowOf(square) + STEPS[direction]![1] * distance;
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? squareAt(column, row) : -1;
};

const AWAY = new Int8Array(SQUARE_COUNT * DIRECTIONS * (FARTHEST + 1));
for (let square = 0; square < SQUARE_COUNT; square++)
  for (let direction = 0; direction < DIRECTIONS; direction++)
    for (let distance = 0; distance <= FARTHEST; distance++)
      AWAY[(square * DIRECTIONS + direction) * (FARTHEST + 1) + distance] = landing(
        square,
        direction,
        distance,
      );

/** The square so many steps away in a direction, or -1 off the board. */
export const away = (square: number, direction: number, distance: number): number =>
  AWAY[(square * DIRECTIONS + direction) * (FARTHEST + 1) + distance]!;

/** The direction from a square to one that touches it, or -1. */
export const directionTo = (from: number, to: number): number => {
  for (let direction = 0; direction < DIRECTIONS; direction++)
    if (away(from, direction, 1) === to) return direction;
  return -1;
};

/** Whether `to` lies exactly so far from `from` in one of the four directions that begin with `first`. */
export const isAway = (from: number, to: number, first: number, distance: number): boolean => {
  for (let i = 0; i < OF_A_KIND; i++) if (away(from, first + i, distance) === to) return true;
  return false;
};
