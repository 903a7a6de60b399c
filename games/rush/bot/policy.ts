/** Evaluation preferences per level, and quick decisions: the best-ranked answer, or one nearly as good. */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { COST, DEFENCE, KINDS, RESOURCES, VEHICLE_COUNT } from '../content/cards.ts';
import type { RushState } from '../rules/state.ts';
import type { Answers } from './answers.ts';
import type { Option } from './plan.ts';
import type { Taste } from './taste.ts';
import { FEATURE_COUNT, FEATURES, type Weights } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** The learned preferences, by number of players. */
export const LEARNED: readonly Taste[] = WEIGHTS.map((weights) => ({
  weights,
  draw: 0.16,
  sabotage: 0.12,
  freshReserve: 0.35,
  damage: 0.01,
}));
export const learnedTaste = (seats: number): Taste => LEARNED[seats - 2]!;
/** The same, misjudging Vehicles by up to so many logits. */
export const misjudging = (whim: number): ((seats: number) => Taste) => {
  const tastes = LEARNED.map((taste): Taste => ({ ...taste, whim }));
  return (seats) => tastes[seats - 2]!;
};

const weighing = (named: Readonly<Record<string, number>>): Weights => {
  const list = new Float64Array(FEATURE_COUNT);
  for (const [name, weight] of Object.entries(named)) list[FEATURES.indexOf(name)] = weight;
  return { early: list, late: list, last: list, singles: new Float64Array(VEHICLE_COUNT) };
};

/** A simple baseline: immediate points, and a Vehicle is worth its cost. */
export const GUNNER: Taste = {
  weights: weighing({ points: 1, open: -0.15 }),
  draw: 0.12,
  sabotage: 0.05,
  freshReserve: 0.2,
  damage: 0.01,
  prices: Float64Array.from(KINDS, (kind, k) =>
    kind.vehicle ? 0.06 + 0.05 * COST[k]! : kind.points ? 0.2 : 0.02,
  ),
};
/** A beginner: prefers expensive, heavy and rich Vehicles, and does not think of the Bases. */
export const ROOKIE: Taste = {
  weights: weighing({ points: 1, open: -0.02 }),
  draw: 0.08,
  sabotage: 0.05,
  freshReserve: 0.1,
  damage: 0.02,
  prices: Float64Array.from(KINDS, (kind, k) =>
    kind.vehicle
      ? 0.1 + 0.02 * COST[k]! + 0.01 * RESOURCES[k]! + 0.01 * DEFENCE[k]!
      : kind.points
        ? 0.2
        : 0.02,
  ),
};

/** A loss of this much is a blunder that even a beginner avoids: a Base, a Medal. */
const GLARING = 0.24;

/** A random answer, better ones likelier; never one that is worse than the best by `GLARING` or more. */
export const softened = (ranked: readonly Option[], half: number, chance: Chance): Decision => {
  const best = ranked[0]!;
  const near = ranked.filter(({ worth }) => worth > best.worth - GLARING);
  const weights = near.map(({ worth }) => Math.round(4096 * 2 ** ((worth - best.worth) / half)));
  let left = chance.draw(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [i, { decision }] of near.entries()) {
    left -= weights[i]!;
    if (left < 0) return decision;
  }
  return best.decision;
};

/** The best-ranked answer of the learned preferences; the model of opponents in the search. */
export const quickDecision = (answers: Answers, s: RushState, seat: number): Decision =>
  answers.ranked(s, seat, learnedTaste(s.config.seats))[0]!.decision;
