/** The evaluation parameters of each level, and decisions without search: the best answer, or one nearly as good. */
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { COST, DEFENCE, KINDS, RESOURCES, VEHICLE_COUNT } from '../content/cards.ts';
import type { RushState } from '../rules/state.ts';
import type { Answers } from './answers.ts';
import type { EvaluationParameters } from './parameters.ts';
import type { Option } from './plan.ts';
import { FEATURE_COUNT, FEATURES, type Weights } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** With the learned weights, by number of players, from 2. */
export const LEARNED: readonly EvaluationParameters[] = WEIGHTS.map((weights) => ({
  weights,
  draw: 0.16,
  sabotage: 0.12,
  freshReserve: 0.35,
  damage: 0.01,
}));
export const learnedParameters = (seats: number): EvaluationParameters => LEARNED[seats - 2]!;
/** The learned parameters with errors of up to `noise` logits in the values of Vehicles. */
export const withNoise = (noise: number): ((seats: number) => EvaluationParameters) => {
  const noisy = LEARNED.map((parameters): EvaluationParameters => ({ ...parameters, noise }));
  return (seats) => noisy[seats - 2]!;
};

const weightsOf = (named: Readonly<Record<string, number>>): Weights => {
  const list = new Float64Array(FEATURE_COUNT);
  for (const [name, weight] of Object.entries(named)) list[FEATURES.indexOf(name)] = weight;
  return { early: list, late: list, last: list, vehicleValues: new Float64Array(VEHICLE_COUNT) };
};

/** A simple player: counts points, and values a Vehicle by its cost. */
export const GUNNER: EvaluationParameters = {
  weights: weightsOf({ points: 1, undefended: -0.15 }),
  draw: 0.12,
  sabotage: 0.05,
  freshReserve: 0.2,
  damage: 0.01,
  cardValues: Float64Array.from(KINDS, (kind, k) =>
    kind.vehicle ? 0.06 + 0.05 * COST[k]! : kind.points ? 0.2 : 0.02,
  ),
};
/** A beginner: prefers Vehicles with a high cost, Resource value or Defence, and nearly ignores undefended Bases. */
export const ROOKIE: EvaluationParameters = {
  weights: weightsOf({ points: 1, undefended: -0.02 }),
  draw: 0.08,
  sabotage: 0.05,
  freshReserve: 0.1,
  damage: 0.02,
  cardValues: Float64Array.from(KINDS, (kind, k) =>
    kind.vehicle
      ? 0.1 + 0.02 * COST[k]! + 0.01 * RESOURCES[k]! + 0.01 * DEFENCE[k]!
      : kind.points
        ? 0.2
        : 0.02,
  ),
};

/** Even a beginner does not give up this much: a Base or a Medal is worth more. */
const BLUNDER = 0.24;

/**
 * A random answer: `temperature` less worth halves its probability, and none is worse than the best by `BLUNDER` or
 * more.
 * @param ranked the best first; not empty
 * @param temperature above 0
 */
export const sampleAnswer = (ranked: readonly Option[], temperature: number, chance: Chance): Decision =>
  soften(ranked, ({ worth }) => worth, { margin: BLUNDER, half: temperature }, chance).decision;

/** The best answer by the learned weights; all seats play like this in the simulations of the search. */
export const quickDecision = (answers: Answers, s: RushState, seat: Seat): Decision =>
  answers.ranked(s, seat, learnedParameters(s.config.seats))[0]!.decision;
