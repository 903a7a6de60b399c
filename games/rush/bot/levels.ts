/**
 * The levels that people can play against; the messages `level.<id>` name them. The first two value cards by their
 * printed numbers. The next two use the learned weights with noise. The last one uses them without noise, and searches.
 * Temperature and noise were chosen so that the steps in strength between neighbours are similar.
 */
import type { Level } from '#bots/contract.ts';
import type { EvaluationParameters } from './parameters.ts';
import { GUNNER, learnedParameters, ROOKIE, withNoise } from './policy.ts';
import type { SearchSettings } from './search.ts';

export interface RushLevel extends Level {
  /** By number of players. */
  readonly parameters: (seats: number) => EvaluationParameters;
  /** An answer that is worth this much less than another is half as likely. 0: always the best answer. */
  readonly temperature: number;
  /** Undefined: the level does not search. */
  readonly search?: SearchSettings;
}

const quick = (
  id: string,
  parameters: (seats: number) => EvaluationParameters,
  temperature: number,
): RushLevel => ({
  id,
  nodes: 1,
  parameters,
  temperature,
});
const searching = (id: string, search: SearchSettings): RushLevel => ({
  id,
  nodes: search.nodes,
  parameters: learnedParameters,
  temperature: 0,
  search,
});

export const LEVELS: readonly RushLevel[] = [
  quick('rookie', () => ROOKIE, 0.15),
  quick('gunner', () => GUNNER, 0.05),
  quick('veteran', withNoise(0.65), 0.15),
  quick('commander', withNoise(0.3), 0.03),
  searching('marshal', { nodes: 10_000, width: 8, rounds: 1 }),
];

/** Evaluates without noise and without search, for measurements over many thousand games. */
export const PLANNER: RushLevel = quick('planner', learnedParameters, 0.15);
