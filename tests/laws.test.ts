/** The law suite over the library, in its quick form; `ludoteca laws --games 5000` is the long one. */
import { expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { MANIFESTS } from '#games/library.ts';
import { messagesOf } from '../cli/messages.ts';

test.each(MANIFESTS)('$id keeps every law in random and guided games', async (game) => {
  const { idle = {}, ...laws } = await game.laws();
  const report = checkLaws(await game.rules(), {
    games: 24,
    seed: 20_261_121,
    ...laws,
    messages: await messagesOf(game.id),
  });
  expect(violationsOf(report)).toEqual([]);
  const never = Object.entries(report.laws).filter(([, law]) => law.checks === 0);
  expect(never.map(([name]) => name).sort()).toEqual(Object.keys(idle).sort());
});
