/** Plans for phase 2: a beam over whole turns, in which nobody interferes and nobody reacts. */
import { type BeamSettings, type Plan, type Planning, plans } from '#bots/beam.ts';
import { decisionsOf } from '#bots/decisions.ts';
import type { Decision } from '#engine/game.ts';
import { type Seat, seatBit } from '#engine/seats.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { travelCopy } from '../rules/cards.ts';
import { eightyCards } from '../rules/game.ts';
import { ACT, CLOSING, type Eighty, SPY } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import { candidates } from './candidates.ts';
import type { Value } from './value.ts';

/** Decisions of a turn: nine points of steam, and what costs nothing. */
const LONGEST = 24;

const draws = (decision: Decision): boolean => {
  const kind = TRAVEL_KINDS[aboutOf(decision[0]!)]!;
  return verbOf(decision[0]!) === VERB.play && kind.type === 'action' && kind.effect.do === 'draw';
};

/** What is tried at each question of a plan. */
const tried = (s: Eighty, seat: Seat): readonly Decision[] => {
  // A plan is made before the cards are seen, so it does not draw any; see `drawFirst`.
  if (s.asked === ACT) return candidates(s, seat).filter((decision) => !draws(decision));
  const all = decisionsOf(eightyCards, s, seat);
  // The hand is seen when the spy looks at it, and not before.
  return s.asked === SPY ? all.slice(0, 1) : all;
};

/** The plans of the seat on turn, the best first; values are logits of its chance to win. */
export const turnPlans = (s: Eighty, seat: Seat, value: Value, width: number, seed: number): Plan[] => {
  const planning: Planning<Eighty> = {
    planners: seatBit(seat),
    blank: () => eightyCards.blank(s.config),
    value: (after) => value.worth(after, seat),
    candidates: tried,
    ended: ({ stage }) => stage >= CLOSING,
    reply: (at, other) => eightyCards.timeout(at, other),
  };
  const settings: BeamSettings = { width, longest: LONGEST, seed };
  return plans(eightyCards, s, planning, settings);
};

/** What draws cards is played first, while there are points left to use them. */
const POINTS_TO_DRAW = 3;
export const drawFirst = (s: Eighty, seat: Seat): Decision | undefined => {
  if (s.ap[seat]! < POINTS_TO_DRAW) return undefined;
  for (const [kind, card] of TRAVEL_KINDS.entries())
    if (card.type === 'action' && card.effect.do === 'draw' && travelCopy(s, seat, kind) >= 0)
      return [step(VERB.play, kind)];
  return undefined;
};
