import { expect, test } from 'vitest';
import { parseOptions } from '#engine/options.ts';
import { rush } from '../../rules/game.ts';
import { learn, trainableWeights } from '../learn.ts';
import { GUNNER, learnedParameters } from '../policy.ts';
import { FEATURE_COUNT } from '../value.ts';

const train = (games: number, weights: ReturnType<typeof trainableWeights>): number[] => {
  const options = parseOptions(rush.options, { roundLimit: 60 }, 3);
  const config = options.ok ? rush.config(options.value, 3) : options;
  if (!config.ok) throw new Error(config.error.code);
  const losses: number[] = [];
  learn(
    { ...learnedParameters(3), weights },
    {
      config: config.value,
      games,
      seed: 5,
      rate: [0.02, 0.01],
      temperature: 0.03,
      alternative: GUNNER,
      onGame: (_, loss) => losses.push(loss),
    },
  );
  return losses;
};
const zeroWeights = () => {
  const blank = new Float64Array(FEATURE_COUNT);
  return trainableWeights({ early: blank, late: blank, last: blank, vehicleValues: new Float64Array(100) });
};
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

test('from zero weights, self-play learns to predict the winner; the same arguments give the same weights', () => {
  const weights = zeroWeights();
  const losses = train(60, weights);
  // Zero weights give every seat the same probability, so the cross-entropy of three seats begins at ln 3.
  expect(losses[0]).toBeGreaterThan(0.9);
  expect(mean(losses.slice(30))).toBeLessThan(1.0);
  const again = zeroWeights();
  train(60, again);
  expect(again).toEqual(weights);
});
