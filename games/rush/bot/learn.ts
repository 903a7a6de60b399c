/**
 * Learns the weights from self-play by softmax regression. The features of all seats are recorded after each
 * turn. After a game each record is a training sample with the winner as its label, and makes one gradient step. The
 * same arguments give the same weights.
 */
import { Regression, type Sample } from '#bots/regression.ts';
import { FastChance } from '#engine/chance.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain } from '#engine/playout.ts';
import { firstSeat } from '#engine/seats.ts';
import { rush } from '../rules/game.ts';
import type { RushConfig } from '../rules/options.ts';
import { OVER } from '../rules/state.ts';
import { Answers } from './answers.ts';
import type { EvaluationParameters } from './parameters.ts';
import { sampleAnswer } from './policy.ts';
import { Evaluator, FEATURE_COUNT, type Weights } from './value.ts';

/** Weights that training can change. */
export interface TrainableWeights extends Weights {
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly last: Float64Array;
  readonly vehicleValues: Float64Array;
}
export const trainableWeights = (from: Weights): TrainableWeights => ({
  early: Float64Array.from(from.early),
  late: Float64Array.from(from.late),
  last: Float64Array.from(from.last),
  vehicleValues: Float64Array.from(from.vehicleValues),
});

export interface TrainingSettings {
  readonly config: RushConfig;
  readonly games: number;
  readonly seed: number;
  /** The learning rate at the beginning and at the end. */
  readonly rate: readonly [number, number];
  /** For `sampleAnswer`: answers vary a little, so that training sees more than one way of playing. */
  readonly temperature: number;
  /** Some seats play by these parameters instead, so that training also sees other ways of playing. */
  readonly alternative: EvaluationParameters;
  /** Called after each game. `loss`: the mean cross-entropy of its samples, in nats. */
  readonly onGame?: (game: number, loss: number) => void;
}

/** On average one seat in three plays by the alternative parameters. */
const ALTERNATIVE_SEATS = 3;

/** Improves the weights of these parameters in place. */
export const learn = (
  parameters: EvaluationParameters & { readonly weights: TrainableWeights },
  settings: TrainingSettings,
): void => {
  const { config, games, seed, rate, temperature, alternative } = settings;
  const { seats } = config;
  const { weights } = parameters;
  const chance = new FastChance(seed);
  const s = rush.blank(config);
  const answers = new Answers();
  const evaluator = new Evaluator();
  const features = new Float64Array(FEATURE_COUNT);
  const regression = new Regression([weights.early, weights.late, weights.last], seats);
  const most = rush.maxDecisions(config);
  for (let game = 0; game < games; game++) {
    dealAgain(rush, s, chance);
    const samples: Sample[] = [];
    const bySeat = Array.from({ length: seats }, () =>
      chance.draw(ALTERNATIVE_SEATS) === 0 ? alternative : parameters,
    );
    let turn = s.turnOf;
    for (let n = 0; s.asked !== OVER && n < most; n++) {
      if (s.turnOf !== turn) {
        turn = s.turnOf;
        evaluator.load(s, weights);
        const all = new Float64Array(seats * FEATURE_COUNT);
        for (let seat = 0; seat < seats; seat++) {
          evaluator.describe(seat, features);
          all.set(features, seat * FEATURE_COUNT);
        }
        const { progress, last } = evaluator;
        samples.push({ features: all, mix: last ? [0, 0, 1] : [1 - progress, progress, 0] });
      }
      const seat = firstSeat(rush.active(s));
      rush.apply(
        s,
        seat,
        sampleAnswer(answers.ranked(s, seat, bySeat[seat]!), temperature, chance),
        chance,
        null,
      );
    }
    const outcome = rush.outcome(s);
    if (!outcome) continue;
    const learningRate = rate[0] + ((rate[1] - rate[0]) * game) / games;
    const won = winSharesOf(outcome);
    let loss = 0;
    for (const sample of samples) loss += regression.learn(sample, won, learningRate) / samples.length;
    settings.onGame?.(game, loss);
  }
};
