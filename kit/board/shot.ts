/**
 * How a shot is shown, by the steps of motion that have passed since it was fired: the recoil, the flash, the flight,
 * the blast or the sparks, and how the board is nudged. Purely for the eye; nothing waits for it but the next turn.
 */

import { ahead } from './frame.ts';
import type { Point } from './lens.svelte.ts';

export interface Shot {
  readonly effective: boolean;
  /** It ends the match. */
  readonly final: boolean;
}

/** The flight, and what the shot does where it strikes, last so many steps. The sound of it knows the flight. */
export const FLIGHT = 0.8;
const BLAST = 1.6;
export const FIRING = FLIGHT + BLAST;
/** A shot throws the piece that fires it back by so many units, and so many steps pass until it stands again. */
const RECOIL = 4;
const SETTLE = 1.1;
/** The blast that ends a match is held so long, in milliseconds, when so much of it has been seen. No turn follows. */
const HOLD = 500;
const HELD = FLIGHT + BLAST * 0.2;
/** How far the board is nudged when a shot is fired, bounces, destroys, and ends the match; in CSS pixels. */
const NUDGE = { fired: 1.5, bounced: 2, destroyed: 4, final: 8 } as const;
/** From the middle of a piece to its muzzle, in units of the board. */
const MUZZLE = 21;

export interface Flash {
  /** The muzzle, and what is struck. */
  readonly from: Point;
  readonly to: Point;
  /** Degrees clockwise from up in which it flies. */
  readonly angle: number;
  readonly effective: boolean;
  /** How far the shot has flown, and how far what it does there has gone, 0 to 1. */
  readonly share: number;
  readonly burst: number;
}

const between = (t: number): number => Math.min(1, Math.max(0, t));

/** Degrees clockwise from up. */
export const angleTo = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** The steps of a shot that are seen so many milliseconds after it, at so many a step. `FIRING`: it is over. */
export const stepsAfter = ({ final }: Shot, passed: number, pace: number): number => {
  const held = HELD * pace;
  const seen = final && passed > held ? Math.max(held, passed - HOLD) : passed;
  return Math.min(FIRING, seen / pace);
};

/** How far back the piece is: at once, and slowly forward again. In units of the board. */
export const recoil = (steps: number): number =>
  steps <= 0 || steps >= SETTLE ? 0 : RECOIL * (1 - steps / SETTLE) ** 2;

export const flashAt = (shooter: Point, to: Point, { effective }: Shot, steps: number): Flash => {
  const angle = angleTo(shooter, to);
  const from = ahead(shooter, angle, MUZZLE);
  return {
    ...{ from, to, angle, effective },
    share: between(steps / FLIGHT),
    burst: between((steps - FLIGHT) / BLAST),
  };
};

/** After how many steps the board is nudged, and by how much: back with the gun, on with the shell. */
export const nudgesOf = (
  { effective, final }: Shot,
  angle: number,
): { readonly at: number; readonly by: Point }[] => {
  const by = (length: number): Point => ahead({ x: 0, y: 0 }, angle, length);
  const struck = final ? NUDGE.final : effective ? NUDGE.destroyed : NUDGE.bounced;
  return [
    { at: 0, by: by(-NUDGE.fired) },
    { at: FLIGHT, by: by(struck) },
  ];
};
