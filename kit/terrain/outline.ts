/** The outline of many squares as one path: neighbours grow together, and the corners of each group are round. */
import { UNIT } from '../board/frame.ts';
import type { Point } from '../board/lens.svelte.ts';

/** From the edge of a square to its outline, and the radius of a corner. */
const INSET = 1.4;
const ROUND = 6;

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const SIDE = UNIT - 2 * INSET;
const STRAIGHT = SIDE - 2 * ROUND;
const CORNER = `a${ROUND} ${ROUND} 0 0 1`;
const ROUNDED = `h${STRAIGHT}${CORNER} ${ROUND} ${ROUND}v${STRAIGHT}${CORNER} ${-ROUND} ${ROUND}h${-STRAIGHT}${CORNER} ${-ROUND} ${-ROUND}v${-STRAIGHT}${CORNER} ${ROUND} ${-ROUND}z`;

/** Of the squares with these middles. All parts run clockwise, so that they overlap without holes. */
export const outline = (middles: readonly Point[]): string => {
  const taken = new Set(middles.map(({ x, y }) => `${x} ${y}`));
  return middles
    .map(({ x, y }) => {
      const right = taken.has(`${x + UNIT} ${y}`);
      const below = taken.has(`${x} ${y + UNIT}`);
      const both = right && below && taken.has(`${x + UNIT} ${y + UNIT}`);
      const [left, top] = [x - UNIT / 2 + INSET, y - UNIT / 2 + INSET];
      return [
        `M${left + ROUND} ${top}${ROUNDED}`,
        right ? box(x, top, UNIT, SIDE) : '',
        below ? box(left, y, SIDE, UNIT) : '',
        both ? box(x, y, UNIT, UNIT) : '',
      ].join('');
    })
    .join('');
};
