/** The engine's laws in every variant, by random play: a small sample. */
import { expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { laws } from '../laws.ts';
import { battlegrounds } from '../rules/game.ts';

const { idle: _, ...settings } = laws;

test.each([
  ['battle', 2],
  ['battle', 3],
  ['battle', 4],
  ['team', 4],
  ['family', 3],
  ['solo', 1],
])('%s at %i seats keeps every law', (variant, players) => {
  const report = checkLaws(battlegrounds, {
    ...settings,
    games: 4,
    seed: 20261124,
    effort: 0.15,
    players,
    options: { variant },
  });
  expect(violationsOf(report)).toEqual([]);
  expect(report.games).toBe(4);
  expect(report.pairs.compared).toBeGreaterThan(50);
});
