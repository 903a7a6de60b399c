/** The lines of fire of a pose as the board draws them. */

import type { AimLine } from '#kit/board/aim.ts';
import { ahead, type Frame, UNIT } from '#kit/board/frame.ts';
import type { FireLine } from '../rules/judge-shot.ts';
import { duelText } from './words.ts';

/** A line on which nothing can be reached is as long as this, in units of the board. */
const STUB = UNIT * 0.6;

/** `square`: where the tank stands; `target`: the chosen target's square, or -1. */
export const aimLines = (
  frame: Frame,
  lines: readonly FireLine[],
  square: number,
  target: number,
): readonly AimLine[] =>
  lines.map(({ direction, squares, stops }) => {
    // Direct fire ends at the first thing it meets; a mortar shoots over what it meets.
    const last = stops.length === 1 ? stops[0]!.square : squares.at(-1);
    return {
      end:
        last === undefined ? ahead(frame.middle(square), frame.angle(direction), STUB) : frame.middle(last),
      stops: stops.map((stop) => ({
        at: frame.middle(stop.square),
        text: stop.target && duelText(stop.target.cannon, stop.target.armour),
        good: stop.target?.effective === true,
        chosen: stop.square === target,
      })),
    };
  });
