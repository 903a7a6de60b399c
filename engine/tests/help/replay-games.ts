/** The tests of stored games (record-games.ts): replayed by the rules of today, they must give the same bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { verifyMatch } from '#engine/match/verify.ts';
import { addressOf, type RecordedGame, textOf } from './record-games.ts';

/** The tests of stored games: an unintended change of a rule fails them. `clause`: the clause of undisputed replays. */
export const replayGames = (
  game: AnyGame,
  games: readonly RecordedGame[],
  folder: URL,
  clause: string,
): void => {
  const textFrom = (one: RecordedGame): string => readFileSync(addressOf(folder, one), 'utf8');

  test('every game has a match file, and every match file a game', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.match'));
    expect(files.sort()).toEqual(games.map(({ name }) => `${name}.match`).sort());
    expect(files.length).toBeGreaterThanOrEqual(10);
  });

  test.each(games)(`$name: $seats seats [${clause}]`, (one) => {
    const text = textFrom(one);
    const file = JSON.parse(text) as MatchFile;
    expect(verifyMatch(game, file)).toEqual({ holds: true });
    expect(file.players).toHaveLength(one.seats);
    const match = loadMatch(game, file);
    if (!match.ok) throw new Error(match.error.code);
    expect(match.value.outcome).toBeDefined();
    expect(textOf(match.value)).toBe(text);
  });

  test('a changed log or secret fails verification', () => {
    const file = JSON.parse(textFrom(games[0]!)) as MatchFile;
    const without = { ...file, log: file.log.slice(0, -1) };
    expect(verifyMatch(game, without)).toMatchObject({ holds: false });
    expect(verifyMatch(game, { ...file, secret: 'ab'.repeat(32) })).toEqual({
      holds: false,
      fault: 'commitment',
    });
  });
};
