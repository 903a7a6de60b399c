/** How a finished match of Rush is judged: by each player's probability of winning, as the learned weights see it. */
import type { Appraisal } from '#bots/review/contract.ts';
import type { State } from '#engine/layout/layout.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { RushState } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { learnedParameters } from './policy.ts';
import { Evaluator } from './value.ts';

const evaluator = new Evaluator();

export const appraisal: Appraisal = {
  shares: (state: State): readonly number[] => {
    const s = state as RushState;
    const { seats } = s.config;
    const out = new Float64Array(seats);
    evaluator.load(s, learnedParameters(seats).weights);
    evaluator.winProbabilities(out);
    return [...out];
  },
  scores: (state: State): readonly number[] =>
    scoreSheet(state as RushState).scores.map(({ total }) => total),
  turn: (state: State): number => {
    const { config, round, turnOf } = state as RushState;
    return round * config.seats + turnOf;
  },
  count: { unit: 'round', at: (state: State): number => (state as RushState).round },
  doesNothing: ([first]) => first === step(VERB.end),
  adviceNodes: 2_000,
};
