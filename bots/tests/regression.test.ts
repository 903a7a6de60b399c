import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { Regression, type Sample, softmax } from '../regression.ts';

const SEATS = 3;
const WIDTH = 4;
const GAMES = 20_000;
const chance = new FastChance(5);
const numbers = (count: number) => Float64Array.from({ length: count }, () => chance.draw(2001) / 1000 - 1);
const sample = (mix: readonly number[]): Sample => ({ features: numbers(SEATS * WIDTH), mix });
const copyOf = (weights: readonly Float64Array[]) => weights.map((one) => Float64Array.from(one));

describe('softmax', () => {
  test('gives probabilities, also of very large logits, and touches only the first ones', () => {
    const logits = Float64Array.of(0, Math.log(3), 7);
    softmax(logits, 2);
    expect(Array.from(logits, (one) => Number(one.toFixed(12)))).toEqual([0.25, 0.75, 7]);
    const large = Float64Array.of(1e6, 1e6, -1e6);
    softmax(large, 3);
    expect(Array.from(large)).toEqual([0.5, 0.5, 0]);
  });
});

describe('regression', () => {
  test('a step goes down the gradient of the cross-entropy, in every vector by its part of the mix', () => {
    const weights = [numbers(WIDTH), numbers(WIDTH), numbers(WIDTH)];
    const one = sample([0.3, 0.7, 0]);
    const won = [0.5, 0, 0.5];
    const loss = (at: readonly Float64Array[]) =>
      Array.from(new Regression(at, SEATS).predict(one)).reduce(
        (sum, p, seat) => sum - won[seat]! * Math.log(p),
        0,
      );
    const learnt = copyOf(weights);
    const rate = 1e-3;
    expect(new Regression(learnt, SEATS).learn(one, won, rate)).toBeCloseTo(loss(weights), 9);
    for (const [v, vector] of weights.entries())
      for (let i = 0; i < WIDTH; i++) {
        const h = 1e-5;
        const [up, down] = [copyOf(weights), copyOf(weights)];
        up[v]![i]! += h;
        down[v]![i]! -= h;
        const slope = (loss(up) - loss(down)) / (2 * h);
        expect(learnt[v]![i]! - vector[i]!).toBeCloseTo(-rate * slope, 8);
      }
    expect(learnt[2]).toEqual(weights[2]);
  });

  test('learns the weights by which winners were drawn', () => {
    const truth = [Float64Array.of(1.5, -1, 0.5, 0)];
    const weights = [new Float64Array(WIDTH)];
    const [nature, learner] = [new Regression(truth, SEATS), new Regression(weights, SEATS)];
    for (let n = 0; n < GAMES; n++) {
      const one = sample([1]);
      let left = chance.draw(1_000_000) / 1_000_000;
      const winner = Array.from(nature.predict(one)).findIndex((p) => (left -= p) < 0);
      learner.learn(
        one,
        Array.from({ length: SEATS }, (_, seat) => (seat === winner ? 1 : 0)),
        0.01 * (1 - n / GAMES),
      );
    }
    for (const [i, weight] of truth[0]!.entries())
      expect(Math.abs(weights[0]![i]! - weight)).toBeLessThan(0.2);
  });

  test('refuses vectors of different lengths, none, and a row too few', () => {
    expect(() => new Regression([numbers(2), numbers(3)], SEATS)).toThrow(RangeError);
    expect(() => new Regression([], SEATS)).toThrow(RangeError);
    const regression = new Regression([numbers(WIDTH)], SEATS);
    expect(() => regression.predict({ features: numbers(WIDTH * 2), mix: [1] })).toThrow(RangeError);
  });
});
