/** The law suite over the library, in its quick form; `ludoteca laws --games 5000` is the long one. */
import { expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { GAME_IDS, loadGame } from '#games/index.ts';
import { loadLawSettings } from '#games/laws.ts';
import { messagesOf } from '../cli/messages.ts';

/** Laws that a game without windows, or of one seat at a time, cannot break; the small games of the kit do. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  rush: ['ahead'],
  'tank-chess': ['sealed', 'ahead', 'timeouts'],
};

test.each(GAME_IDS)('%s keeps every law in random and guided games', { timeout: 120_000 }, async (id) => {
  const game = await loadGame(id);
  if (!game) throw new Error(id);
  const report = checkLaws(game, {
    games: 24,
    seed: 20_261_121,
    ...(await loadLawSettings(id)),
    messages: await messagesOf(id),
  });
  expect(violationsOf(report)).toEqual([]);
  const never = Object.entries(report.laws).filter(([, law]) => law.checks === 0);
  expect(never.map(([name]) => name)).toEqual(IDLE[id] ?? []);
});
