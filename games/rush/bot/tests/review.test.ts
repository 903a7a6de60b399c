/** Finished matches looked back at: the stored ones, and those that ended otherwise. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reviewing, reviewOf } from '#bots/review/review.ts';
import { MARKED } from '#bots/review/swings.ts';
import type { AnyGame } from '#engine/game.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import type { Match } from '#engine/match/match.ts';
import { rush } from '../../rules/game.ts';
import { step, VERB } from '../../rules/steps.ts';
import { bots } from '../index.ts';
import { appraisal } from '../review.ts';

const game: AnyGame = rush;
const stored = (name: string): MatchFile =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/${name}.match`, import.meta.url), 'utf8'));
const replayed = (file: MatchFile): Match => {
  const loaded = loadMatch(game, file);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
};
const review = (file: MatchFile, readers: readonly number[] = []) =>
  reviewOf({ game, file, appraisal, bots, readers });

describe('a finished match of Rush', () => {
  test.each([
    ['two-rounds', 16],
    ['three-plain', 8],
  ])('is reviewed turn by turn: %s', (name, least) => {
    const file = stored(name);
    const found = review(file, [1]);
    const seats = file.players.length;
    expect(found.turns.length).toBeGreaterThanOrEqual(least);
    // The turns follow each other without a gap, to the end of the story.
    expect(found.turns.map(({ from }) => from)).toEqual([0, ...found.turns.slice(0, -1).map(({ to }) => to)]);
    const { items } = replayed(file).history;
    expect(found.turns.at(-1)?.to).toBe(items.length);
    expect(found.shares).toHaveLength(found.turns.length + 1);
    for (const row of found.shares) {
      expect(row).toHaveLength(seats);
      expect(Math.abs(row.reduce((all, share) => all + share, 0) - 1000)).toBeLessThanOrEqual(seats);
    }
    // At the end the result stands, and so do the points.
    const first = file.outcome!.ranks.map((rank) => rank === 1);
    expect(found.shares.at(-1)).toEqual(first.map((won) => (won ? 1000 / first.filter(Boolean).length : 0)));
    expect(found.scores?.at(-1)).toEqual(file.outcome!.scores);
    expect(found.drew).toBe(true);
    // Each turn begins with a decision of its seat.
    for (const {
      seats: [seat],
      from,
    } of found.turns)
      expect(items.at(from)?.answers[0]?.seat).toBe(seat);
  });

  test.each(['two-rounds', 'three-plain', 'five-plain', 'five-rounds'])(
    'what decided it is not the mere end of a turn: %s',
    (name) => {
      const file = stored(name);
      const { decisive, turns } = review(file);
      const { from, to } = turns[decisive!.turn]!;
      const ends = replayed(file)
        .history.items.at(decisive!.at - 1)!
        .answers.some(({ decision }) => decision[0] === step(VERB.end));
      expect(ends && to - from > 1).toBe(false);
    },
  );

  test('the same file gives the same review, and three moments of the reader with what was better', () => {
    const file = stored('two-plain');
    const found = review(file, [1]);
    expect(review(file, [1])).toEqual(found);
    expect(found.marked).toHaveLength(MARKED);
    for (const { turn, seat, at, better } of found.marked) {
      const { seats, from, to } = found.turns[turn]!;
      expect([seat, seats]).toEqual([1, [0]]);
      expect(at > from && at <= to).toBe(true);
      if (!better) continue;
      expect(better.gain).toBeGreaterThan(0);
      expect(at).toBe(better.at + 1);
      // What the bot would have done instead is legal there, and not what was done.
      const { entry } = replayed(file).history.items.at(better.at)!;
      const text = better.line[0]!.text!;
      expect(text).not.toBe((file.log[entry] as { text: string }).text);
      expect(replayed({ ...file, log: file.log.slice(0, entry) }).submit(0, text).ok).toBe(true);
    }
    expect(found.marked.some(({ better }) => better)).toBe(true);
    expect(found.decisive).toMatchObject({ seat: 2 });
    expect(found.best).toMatchObject({ seat: 1 });
    // Of others the moments are others.
    expect(review(file, [2]).marked.every(({ seat }) => seat === 2)).toBe(true);
    expect(new Set(review(file).marked.map(({ turn }) => turn)).size).toBe(MARKED);
  });

  test('without bots the moments are marked all the same', () => {
    const found = reviewOf({ game, file: stored('two-rounds'), appraisal, bots: undefined, readers: [1] });
    expect(found.marked.length).toBeGreaterThan(0);
    expect(found.marked.every(({ better }) => better === undefined)).toBe(true);
  });

  test('one that runs is refused', () => {
    const file = stored('two-rounds');
    expect(() => review({ ...file, log: file.log.slice(0, -1) })).toThrow('runs');
  });

  test('it is computed in slices, none of them longer than one piece of advice', () => {
    const slices = reviewing({ game, file: stored('two-rounds'), appraisal, bots, readers: [1] });
    let count = 0;
    while (!slices.next().done) count++;
    expect(count).toBeGreaterThan(20);
  });
});
