import { expect, test } from 'vitest';
import { parseOptions } from '#engine/options.ts';
import { rush } from '../../rules/game.ts';
import { learn, notebook } from '../learn.ts';
import { GUNNER, learnedTaste } from '../policy.ts';
import { FEATURE_COUNT } from '../value.ts';

const lessons = (games: number, weights: ReturnType<typeof notebook>): number[] => {
  const options = parseOptions(rush.options, { roundLimit: 60 }, 3);
  const config = options.ok ? rush.config(options.value, 3) : options;
  if (!config.ok) throw new Error(config.error.code);
  const losses: number[] = [];
  learn(
    { ...learnedTaste(3), weights },
    {
      config: config.value,
      games,
      seed: 5,
      rate: [0.02, 0.01],
      half: 0.03,
      partner: GUNNER,
      onGame: (_, loss) => losses.push(loss),
    },
  );
  return losses;
};
const nothing = () => {
  const blank = new Float64Array(FEATURE_COUNT);
  return notebook({ early: blank, late: blank, last: blank, singles: new Float64Array(100) });
};
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

test('from nothing, self-play teaches who will win; the same lessons teach the same', () => {
  const weights = nothing();
  const losses = lessons(60, weights);
  // Who knows nothing is surprised by the logarithm of three at every turn of the first game.
  expect(losses[0]).toBeGreaterThan(0.9);
  expect(mean(losses.slice(30))).toBeLessThan(1.0);
  const again = nothing();
  lessons(60, again);
  expect(again).toEqual(weights);
});
