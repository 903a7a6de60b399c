import { expect, test } from 'vitest';
import { leadOf } from '../scores/lead.ts';

test('a player is ahead of all others, level with the best of them, or behind', () => {
  expect(leadOf({ values: [5, 3, 4], leader: 0 }, 0)).toEqual({ kind: 'ahead', n: 1 });
  expect(leadOf({ values: [5, 3, 4], leader: 0 }, 1)).toEqual({ kind: 'behind', n: 2 });
  expect(leadOf({ values: [5, 5, 4], leader: -1 }, 1)).toEqual({ kind: 'level', n: 0 });
});

test('while nobody has anything, nobody leads', () => {
  expect(leadOf({ values: [0, 0], leader: -1 }, 0)).toEqual({ kind: 'none', n: 0 });
});
