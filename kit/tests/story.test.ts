import { expect, test } from 'vitest';
import { hasDecided, lastMoment, toldSince } from '../story.ts';

const item = (index: number, seat: number) => ({
  index,
  seat,
  text: `turn ${index}`,
  told: [{ type: 'moved', seat }],
});
const TWO = [item(1, 1), item(2, 2), item(3, 1), item(4, 2)];

test('what has been told since a seat’s last decision has that decision as well, up to a moment', () => {
  expect(toldSince(TWO, 4, 0)).toHaveLength(2);
  expect(toldSince(TWO, 3, 0)).toHaveLength(1);
  expect(toldSince(TWO, 4, 1)).toHaveLength(1);
  // Who has not decided anything yet is told everything.
  expect(toldSince(TWO, 4, 2)).toHaveLength(4);
});

test('a seat has decided something only by a decision of its own', () => {
  expect(hasDecided(TWO, 0)).toBe(true);
  expect(hasDecided(TWO, 2)).toBe(false);
  expect(hasDecided([{ index: 1, seat: 3, fact: 'resign', told: [] }], 2)).toBe(false);
});

test('the last moment is the one after the last item', () => {
  expect(lastMoment([])).toBe(0);
  expect(lastMoment(TWO)).toBe(4);
});
