/** Finished matches looked back at: whose turns they were, by the rounds that the table counts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviewOf } from '#bots/review/review.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { plainGame } from '../../rules/plain-game.ts';
import { type Eighty, NONE, roundOf } from '../../rules/state.ts';
import { appraisal } from '../review.ts';

const name = (file: string): string => `../../tests/fixtures/${file}.match`;

test.each(['three', 'four'])(
  'a turn is of the player whose it is, also where others answer first: %s',
  (of) => {
    const file = JSON.parse(readFileSync(new URL(name(of), import.meta.url), 'utf8')) as MatchFile;
    const loaded = loadMatch(plainGame, file);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { history } = loaded.value;
    const { turns, counted } = reviewOf({ game: plainGame, file, appraisal, bots: undefined, readers: [1] });
    let others = 0;
    for (const [i, { seats, from }] of turns.entries()) {
      const s = history.stateBefore(from) as Eighty;
      if (seats.length === 0 || s.turnOf < 0) continue;
      expect(seats).toEqual([s.turnOf]);
      expect(counted?.numbers[i]).toBe(roundOf(s));
      expect(roundOf(s) === 0).toBe(s.stage === NONE);
      if (history.items.at(from)!.answers.some(({ seat }) => seat !== s.turnOf)) others++;
    }
    expect(others).toBeGreaterThan(0);
  },
);
