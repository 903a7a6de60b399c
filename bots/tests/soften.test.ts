import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { soften } from '../soften.ts';

const same = (n: number) => n;
/** How often each of these worths is taken, of 10,000. */
const counts = (worths: readonly number[], softness: Parameters<typeof soften>[2]) => {
  const chance = new FastChance(3);
  const taken = new Map(worths.map((worth) => [worth, 0]));
  for (let n = 0; n < 10_000; n++) {
    const worth = soften(worths, same, softness, chance);
    taken.set(worth, taken.get(worth)! + 1);
  }
  return worths.map((worth) => taken.get(worth)! / 10_000);
};

test('odds halve with every `half`, in any order', () => {
  const [two, one, none, best] = counts([-2, -1, -0.5, 0], { margin: 3, half: 1 });
  const whole = 1 + 2 ** -0.5 + 2 ** -1 + 2 ** -2;
  expect(best).toBeCloseTo(1 / whole, 1.5);
  expect(none).toBeCloseTo(2 ** -0.5 / whole, 1.5);
  expect(one).toBeCloseTo(0.5 / whole, 1.5);
  expect(two).toBeCloseTo(0.25 / whole, 1.5);
});

test('in steps, a loss of less than `half` changes nothing', () => {
  const [best, near, far] = counts([10, 9, 8], { margin: 5, half: 2, steps: true });
  expect(Math.abs(best! - near!)).toBeLessThan(0.03);
  expect(far! / best!).toBeCloseTo(0.5, 1);
});

test('a choice that loses the margin is never taken, one that loses less sometimes', () => {
  expect(counts([100, 94], { margin: 6, half: 5 })[1]).toBe(0);
  expect(counts([100, 94], { margin: 6.001, half: 5 })[1]).toBeGreaterThan(0.2);
});

test('draws once, also when one choice is left; refuses none', () => {
  const chance = new FastChance(1);
  expect(soften([5, 1], same, { margin: 1, half: 1 }, chance)).toBe(5);
  expect(chance.used).toBe(1);
  expect(() => soften([], same, { margin: 1, half: 1 }, chance)).toThrow(RangeError);
});

test('odds that round to nothing are never drawn', () => {
  expect(counts([20, 0], { margin: 100, half: 1 })).toEqual([1, 0]);
});
