/**
 * Which tips of the coach hold before a player just now, the most pressing first. What can be done, and what threatens, is
 * asked of the rules.
 */
import { numberOf, type Seat } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import { canWin, declarations } from '../rules/declare.ts';
import type { TankEvent } from '../rules/events.ts';
import { generateTurns, turnCapacity } from '../rules/generate.ts';
import { reverseSquare } from '../rules/manoeuvre.ts';
import type { TankState } from '../rules/state.ts';
import { isLive, isWreck, MORTAR, ownerOf, TYPES, turnShot, typeOf } from '../rules/types.ts';
import { TIPS, type Tip } from '../text/coach.ts';
import { threatened } from './danger.ts';

/** What is before the player whose turn it is. */
export interface Before {
  readonly pos: TankState;
  readonly seat: Seat;
  /** Everything told since the player's last turn, that turn included. */
  readonly told: readonly TankEvent[];
}

/** Has the side to move a turn with a shot: one that destroys, or with `bounces` any? */
const canShoot = ({ pos }: Before, bounces: boolean): boolean => {
  const turns = new Int32Array(turnCapacity(pos));
  const count = generateTurns(pos, turns, { bounces });
  return turns.subarray(0, count).some((turn) => turnShot(turn) !== 0);
};
const DESTROYER = TYPES.indexOf('tank-destroyer');
const own = ({ pos, seat }: Before): number[] =>
  [...pos.cells.keys()].filter((at) => isLive(pos.cells[at]!) && ownerOf(pos.cells[at]!) === seat);
const owns = (before: Before, types: readonly number[]): boolean =>
  own(before).some((at) => types.includes(typeOf(before.pos.cells[at]!)));
/** What the enemy would declare; nothing where the table keeps declarations hidden (TC-9.4). */
const declared = ({ pos, seat }: Before) =>
  pos.config.declarations === 'auto' ? declarations(pos, seat ^ 1) : { check: false, escape: false };
/** Half-moves after which a player has taken so many turns. */
const after =
  (turns: number) =>
  ({ pos }: Before) =>
    pos.plies >= turns * 2;

/** Is the game won by destroying the command tank and by escaping, and by nothing else (TC-8.14)? */
const standard = ({ pos }: Before): boolean => pos.config.objectives === 'standard';

/** The sides on which tanks of the player were struck and destroyed. */
const lostBy = ({ told, seat }: Before) =>
  allOf(told, 'destroyed').flatMap((shot) => (shot.seat === numberOf(seat) ? [] : [shot.side]));

const TESTS: Readonly<Record<Tip, (before: Before) => boolean>> = {
  welcome: (before) => standard(before) && before.pos.plies < 2,
  win: (before) => standard(before) && canWin(before.pos, before.seat),
  check: (before) => declared(before).check,
  escape: (before) => declared(before).escape,
  lost: (before) => lostBy(before).some((side) => side !== 'front'),
  outgunned: (before) => lostBy(before).includes('front'),
  bounced: ({ told, seat }) => allOf(told, 'bounced').some((event) => event.seat === numberOf(seat)),
  hit: (before) => canShoot(before, false),
  bounce: (before) => !canShoot(before, false) && canShoot(before, true),
  threat: ({ pos, seat }) => threatened(pos, seat ^ 1).size > 0,
  wreck: ({ pos }) => pos.cells.some(isWreck),
  mortar: (before) => owns(before, [MORTAR]),
  fixed: (before) => owns(before, [DESTROYER]),
  facing: after(1),
  reverse: (before) => after(2)(before) && own(before).some((at) => reverseSquare(before.pos, at) >= 0),
  danger: after(3),
};

/** The tips that hold now. */
export const tipsFor = (before: Before): readonly Tip[] => TIPS.filter((tip) => TESTS[tip](before));
