import { expect, test } from 'vitest';
import { slowdownFor } from '../page/slowdown.ts';

test("Lighthouse's multiplier follows its guide from point to point", () => {
  const given = [150, 475, 800, 1050, 1300, 1533, 1766, 1999];
  expect(given.map(slowdownFor)).toEqual([1, 1.5, 2, 2.5, 3, 4, 5, 6]);
});

test('a machine that is slower than the phone cannot simulate it', () => {
  for (const index of [149, 0, -1, Number.NaN]) expect(() => slowdownFor(index)).toThrow(RangeError);
});
