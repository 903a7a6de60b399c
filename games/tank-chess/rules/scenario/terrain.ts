/** What validation asks of the board of a scenario: symmetry, density, one region, far edges (TC-13.4, TC-13.5). */
import { geometryOf } from '../geometry.ts';
import type { TcpData } from '../notation/tcp.ts';
import { BORDER, facingOf, isLive, LIVE, OBSTACLE, WHITE } from '../types.ts';
import { BOTH, type Finding, finding, namesOf, SIDE_NAMES } from './finding.ts';
import type { Symmetry } from './scenario.ts';

/** Obstacles are 5 % to 35 % of the squares that are no border, both limits included (TC-13.5, TC-13.12). */
const MIN_DENSITY = 5;
const MAX_DENSITY = 35;
/** Squares of each far rank that are neither obstacle nor border (TC-13.5). */
const MIN_GOAL_WIDTH = 6;

const OWNER_BIT = 1 << 6;

/** Where a symmetry takes a square, and what it makes of the cell there: the sides change places (TC-13.4). */
const partner = ({ width, height }: TcpData, symmetry: Symmetry, square: number): number => {
  const file = square % width;
  const rank = (square - file) / width;
  return (symmetry === 'rotate' ? width - 1 - file : file) + (height - 1 - rank) * width;
};
const counterpart = (symmetry: Symmetry, cell: number): number => {
  if (!isLive(cell)) return cell;
  const facing = symmetry === 'rotate' ? facingOf(cell) + 4 : 4 - facingOf(cell);
  return ((cell & ~7) ^ OWNER_BIT) | (facing & 7);
};

export const judgeSymmetry = (data: TcpData, symmetry: Symmetry): readonly Finding[] => {
  if (symmetry === 'none') return [];
  const odd: number[] = [];
  for (const [square, cell] of data.cells.entries()) {
    if (data.cells[partner(data, symmetry, square)] !== counterpart(symmetry, cell)) odd.push(square);
  }
  return odd.length === 0
    ? []
    : [finding('SYMMETRY', 'TC-13.4', { symmetry, found: odd.length }, namesOf(data, odd))];
};

export const isTerrainFree = (cell: number | undefined): boolean => cell !== OBSTACLE && cell !== BORDER;

/** Obstacles and squares that are no border: density is their ratio (TC-13.5). */
export const density = (data: TcpData): { readonly obstacles: number; readonly squares: number } => ({
  obstacles: data.cells.filter((cell) => cell === OBSTACLE).length,
  squares: data.cells.filter((cell) => cell !== BORDER).length,
});

export const judgeDensity = (data: TcpData): readonly Finding[] => {
  const { obstacles, squares } = density(data);
  const share = 100 * obstacles;
  if (share >= MIN_DENSITY * squares && share <= MAX_DENSITY * squares) return [];
  return [finding('DENSITY', 'TC-13.5', { obstacles, squares, min: MIN_DENSITY, max: MAX_DENSITY })];
};

/**
 * The regions into which `among` falls, largest first, if neighbours are joined in steps of `stride`
 * directions: 1 for king moves, 2 for the four orthogonal ones. Of equal regions the one with the lowest
 * square comes first.
 */
const regions = (data: TcpData, among: readonly number[], stride: 1 | 2): readonly (readonly number[])[] => {
  const { next } = geometryOf(data.width, data.height);
  const unseen = new Set(among);
  const found: number[][] = [];
  for (const start of among) {
    if (!unseen.delete(start)) continue;
    const region = [start];
    for (const square of region) {
      for (let direction = 0; direction < 8; direction += stride) {
        const neighbour = next[square * 8 + direction] ?? -1;
        if (unseen.delete(neighbour)) region.push(neighbour);
      }
    }
    found.push(region);
  }
  return found.sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
};

const freeSquares = (data: TcpData): number[] =>
  [...data.cells.keys()].filter((square) => isTerrainFree(data.cells[square]));

export const judgeConnection = (data: TcpData): readonly Finding[] => {
  const [, ...cutOff] = regions(data, freeSquares(data), 1);
  if (cutOff.length === 0) return [];
  return [finding('DISCONNECTED', 'TC-13.5', { regions: cutOff.length + 1 }, namesOf(data, cutOff.flat()))];
};

/** Warns of squares that only a diagonal step joins to the rest of their region (TC-13.8). */
export const judgePockets = (data: TcpData): readonly Finding[] => {
  const pockets = regions(data, freeSquares(data), 1).flatMap((region) => {
    const [, ...cutOff] = regions(
      data,
      [...region].sort((a, b) => a - b),
      2,
    );
    return cutOff;
  });
  if (pockets.length === 0) return [];
  return [finding('ORTHO_POCKET', 'TC-13.8', { pockets: pockets.length }, namesOf(data, pockets.flat()))];
};

export const judgeGoals = (data: TcpData): readonly Finding[] =>
  BOTH.flatMap((side) => {
    const rank = side === WHITE ? data.height - 1 : 0;
    const found = data.cells
      .subarray(rank * data.width, (rank + 1) * data.width)
      .filter(isTerrainFree).length;
    if (found >= MIN_GOAL_WIDTH) return [];
    return [finding('GOAL_WIDTH', 'TC-13.5', { side: SIDE_NAMES[side], found, expected: MIN_GOAL_WIDTH })];
  });

/** The live tanks of a side, by square. */
export const tanksOf = (data: TcpData, side: number): readonly number[] =>
  [...data.cells.keys()].filter(
    (square) => ((data.cells[square] ?? 0) & (LIVE | OWNER_BIT)) === (LIVE | (side << 6)),
  );
