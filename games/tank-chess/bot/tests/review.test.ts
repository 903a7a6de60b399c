/** Finished matches looked back at: the specification's sample record, and what ended otherwise. */
import { describe, expect, test } from 'vitest';
import { reviewOf } from '#bots/review/review.ts';
import type { AnyGame } from '#engine/game.ts';
import { type MatchFile, writeMatch } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import { tankChess } from '../../rules/game.ts';
import { importGame } from '../../rules/notation/import.ts';
import { SAMPLE_RECORD } from '../../tests/fixtures/sample-record.ts';
import { bots } from '../index.ts';
import { appraisal } from '../review.ts';

const game: AnyGame = tankChess;
const begin = (options: object): Match => {
  const setup = { id: 'review', options, seats: 2, secret: new Uint8Array(32), entropy: [] };
  const made = Match.create(game, setup);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const TRAINING = { scenarioId: 'training-ground', colours: 'hostWhite', clock: 'none' };
const fileOf = (match: Match): MatchFile => writeMatch(match, ['White', 'Black']);
const review = (match: Match, readers: readonly number[]) =>
  reviewOf({ game, file: fileOf(match), appraisal, bots, readers });

/** The sample record (TC-14.9) to its escape, or so many turns of it. */
const sample = (turns = Number.POSITIVE_INFINITY): Match => {
  const match = begin(TRAINING);
  const read = importGame(SAMPLE_RECORD);
  if (!read.ok) throw new Error(read.error.code);
  for (const { text } of read.value.turns.slice(0, turns)) {
    const done = match.submit(match.onlySeat, text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
  }
  return match;
};

describe('a finished match of Tank Chess', () => {
  test('every turn stands by itself, and the end is the result', () => {
    const found = review(sample(), [1]);
    expect(found.turns).toHaveLength(16);
    expect(found.turns.every(({ from, to }, i) => from === i && to === i + 1)).toBe(true);
    expect(found.shares.at(-1)).toEqual([0, 1000]);
    expect(found.scores).toBeUndefined();
    // The table gives a turn of both one number.
    expect(found.counted).toEqual({ unit: 'turn', numbers: found.turns.map((_, i) => 1 + (i >> 1)) });
    // Nothing was drawn, so there is no deal to check.
    expect(found.drew).toBe(false);
    for (const [white, black] of found.shares) expect(white! + black!).toBe(1000);
    expect(found.decisive).toMatchObject({ seat: 2 });
    for (const { seat } of found.marked) expect(seat).toBe(1);
    expect(review(sample(), [1])).toEqual(found);
    // What cost most could have been played better.
    const worst = [...found.marked].sort((a, b) => a.after - a.before - (b.after - b.before))[0];
    expect(worst!.after).toBeLessThan(worst!.before);
    expect(worst!.better?.line).toHaveLength(1);
    expect(worst!.better?.gain).toBeGreaterThan(0);
  });

  test('a resignation is nobody’s turn', () => {
    const match = sample(5);
    expect(match.act(1, 'resign').ok).toBe(true);
    const found = review(match, [2]);
    expect(found.turns.at(-1)).toEqual({ seats: [], from: 5, to: 6 });
    expect(found.shares.at(-1)).toEqual([1000, 0]);
    for (const { turn } of [...found.marked, ...(found.decisive ? [found.decisive] : [])])
      expect(turn).toBeLessThan(5);
  });

  test('one that was aborted before the first turn has no moments and no result', () => {
    const match = begin(TRAINING);
    expect(match.act(0, 'abort').ok).toBe(true);
    const found = review(match, [1]);
    expect(found.marked).toEqual([]);
    expect(found.decisive ?? found.best).toBeUndefined();
    // Without a result nobody's chances fall to nothing at the end.
    expect(found.shares.at(-1)).toEqual(found.shares[0]);
    expect(found.drew).toBe(false);
  });

  test('an agreed draw was decided by no turn', () => {
    const match = sample(6);
    expect(match.act(0, 'offerDraw').ok).toBe(true);
    expect(match.act(1, 'acceptDraw').ok).toBe(true);
    const found = review(match, [1]);
    expect(found.decisive).toBeUndefined();
    expect(found.shares.at(-1)).toEqual([500, 500]);
  });
});
