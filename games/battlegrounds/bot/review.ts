/** How a finished match of Battlegrounds is judged: by each player's chance to win, as the bots see it. */

import { softmax } from '#bots/regression.ts';
import type { Appraisal } from '#bots/review/contract.ts';
import type { State } from '#engine/layout/layout.ts';
import { pointsOf } from '../rules/area.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { sideOfSeat } from './features.ts';
import { isSetUp } from './setup.ts';
import { SoloValue } from './solo.ts';
import { Value } from './value.ts';
import { weightsFor } from './weights.ts';

/** Solo: the points of the first star, and how many points more or less make the odds e times better or worse. */
const STAR = 15;
const SPREAD = 2;
/** Family: what two points more are worth, at the beginning and at the end, in logits; and to be on turn. */
const PAIR = [0.35, 0.9] as const;
const ON_TURN = 0.2;

const familyShares = (s: Battlegrounds): Float64Array => {
  const { seats, target } = s.config;
  const points = Array.from({ length: seats }, (_, seat) => pointsOf(s, seat));
  const late = Math.min(1, Math.max(...points) / target);
  const logits = Float64Array.from(
    points,
    (one, seat) => (one / 2) * (PAIR[0] + (PAIR[1] - PAIR[0]) * late) + (seat === s.turnOf ? ON_TURN : 0),
  );
  softmax(logits, seats);
  return logits;
};

const sharesOf = (s: Battlegrounds): readonly number[] => {
  const { config } = s;
  // What is chosen before the first turn decides nothing, and the weights know positions in play only.
  if (isSetUp(s.asked)) return [];
  if (config.solo) {
    const expected = new SoloValue(s.config).worth(s, false);
    return [1 / (1 + Math.exp((STAR - expected) / SPREAD))];
  }
  if (config.family) return [...familyShares(s)];
  const chances = new Value(config, weightsFor(config.seats, config.team)).chances(s);
  return Array.from({ length: config.seats }, (_, seat) => chances[sideOfSeat(config, seat)]!);
};

/** Turns of the set-up come before all others. */
const SET_UP = 1_000;

export const appraisal: Appraisal = {
  shares: (state: State): readonly number[] => sharesOf(state as Battlegrounds),
  scores: (state: State): readonly number[] => {
    const s = state as Battlegrounds;
    return Array.from({ length: s.config.seats }, (_, seat) => pointsOf(s, seat));
  },
  turn: (state: State): number => {
    const s = state as Battlegrounds;
    return (s.config.solo ? s.shots : s.turnOf) + (isSetUp(s.asked) ? SET_UP : 0);
  },
  setsUp: (state: State): boolean => isSetUp((state as Battlegrounds).asked),
  doesNothing: ([first]) => first === step(VERB.end),
  adviceNodes: 5_000,
};
