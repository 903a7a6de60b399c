/** Replays finished games. They must give the same bytes, so an unintended change of a rule fails here. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { rush } from '../rules/game.ts';
import { FIXTURE_GAMES, textOf } from './fixtures/games.ts';

const textFrom = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.match`, import.meta.url), 'utf8');

test('every game has a match file, and every match file a game', () => {
  const files = readdirSync(new URL('fixtures/', import.meta.url)).filter((name) => name.endsWith('.match'));
  expect(files.sort()).toEqual(FIXTURE_GAMES.map(({ name }) => `${name}.match`).sort());
  expect(files.length).toBeGreaterThanOrEqual(10);
});

test.each(FIXTURE_GAMES)('$name: $seats seats [RUSH-1.16]', ({ name, seats }) => {
  const text = textFrom(name);
  const file = JSON.parse(text) as MatchFile;
  expect(verifyMatch(rush, file)).toEqual({ holds: true });
  expect(file.players).toHaveLength(seats);
  const match = loadMatch(rush, file);
  if (!match.ok) throw new Error(match.error.code);
  expect(match.value.outcome).toBeDefined();
  expect(textOf(match.value)).toBe(text);
});

test('a changed log or secret fails verification', () => {
  const file = JSON.parse(textFrom('two-rounds')) as MatchFile;
  const without = { ...file, log: file.log.slice(0, -1) };
  expect(verifyMatch(rush, without)).toMatchObject({ holds: false });
  expect(verifyMatch(rush, { ...file, secret: 'ab'.repeat(32) })).toEqual({
    holds: false,
    fault: 'commitment',
  });
});
