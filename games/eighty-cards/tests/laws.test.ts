/** The engine's laws with each number of players, by random play: a small sample. */
import { expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { laws } from '../laws.ts';
import { eightyCards } from '../rules/game.ts';

const { idle: _, ...settings } = laws;

test.each([3, 4])('%i seats keep every law', (players) => {
  const report = checkLaws(eightyCards, { ...settings, games: 4, seed: 20261124, effort: 0.15, players });
  expect(violationsOf(report)).toEqual([]);
  expect(report.games).toBe(4);
  expect(report.pairs.compared).toBeGreaterThan(50);
});
