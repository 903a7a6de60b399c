/** The engine's laws, by random play: a small sample. What the outcome says of each seat. */
import { expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { laws } from '../laws.ts';
import { warcraft } from '../rules/game.ts';
import { ENDED } from '../rules/map/fields.ts';
import { dealtTo } from './dealt.ts';

const { idle: _, ...settings } = laws;

test.each([4, 6])('%i seats keep every law', { timeout: 120_000 }, (players) => {
  const report = checkLaws(warcraft, {
    ...settings,
    games: 3,
    seed: 20_261_126,
    effort: 0.02,
    most: 120,
    players,
  });
  expect(violationsOf(report)).toEqual([]);
  expect(report.games).toBe(3);
  expect(report.pairs.compared).toBeGreaterThan(40);
});

test.each([
  ['the Alliance', 0, [1, 1, 3, 3]],
  ['the Horde', 1, [3, 3, 1, 1]],
  ['nobody', -1, [1, 1, 1, 1]],
])('%s wins: both seats of a faction share a rank (WOW-3.13)', (_name, wonBy, ranks) => {
  const { s } = dealtTo(4, {});
  s.seatOf.set([0, 1, 2, 3]);
  s.course = ENDED;
  s.wonBy = wonBy;
  expect(warcraft.outcome(s)?.ranks).toEqual(ranks);
});
test('who wins alone against two is followed by the second rank (WOW-1.4, WOW-3.13)', () => {
  const { s } = dealtTo(3, {});
  s.seatOf.set([2, 2, 0, 1]);
  s.course = ENDED;
  s.wonBy = 0;
  expect(warcraft.outcome(s)?.ranks).toEqual([2, 2, 1]);
});
