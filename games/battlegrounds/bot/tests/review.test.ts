/** Finished matches looked back at: partners share one chance, and what decided a match was played, not laid out. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Review } from '#bots/review/contract.ts';
import { reviewOf } from '#bots/review/review.ts';
import type { AnyGame } from '#engine/game.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import type { Match } from '#engine/match/match.ts';
import { type StoryItem, wholeStory } from '#engine/match/story.ts';
import { turnHeads } from '#kit/move-lines.ts';
import type { BattlegroundsEvent } from '../../rules/events.ts';
import { battlegrounds } from '../../rules/game.ts';
import type { Battlegrounds } from '../../rules/state.ts';
import { step, VERB } from '../../rules/steps.ts';
import { beginsTurn } from '../../table/entry.ts';
import { appraisal } from '../review.ts';
import { isSetUp } from '../setup.ts';

const begins = (item: StoryItem): boolean => beginsTurn(item as StoryItem<BattlegroundsEvent>);
const game: AnyGame = battlegrounds;
const reviewed = (
  name: string,
): { file: MatchFile; review: Review; history: Match['history']; story: readonly StoryItem[] } => {
  const path = new URL(`../../tests/fixtures/${name}.match`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as MatchFile;
  const loaded = loadMatch(game, file);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const review = reviewOf({ game, file, appraisal, bots: undefined, readers: [1] });
  return { file, review, history: loaded.value.history, story: wholeStory(loaded.value, 1) };
};

describe('a finished match of Battlegrounds', () => {
  test.each(['team', 'battle-three', 'solo'])('nothing changes before the first turn: %s', (name) => {
    const { file, review, history } = reviewed(name);
    const first = review.turns.findIndex(
      ({ from }) => !isSetUp((history.stateBefore(from) as Battlegrounds).asked),
    );
    expect(first).toBeGreaterThan(0);
    const row = review.shares[first];
    expect(row).toHaveLength(file.players.length);
    for (const one of review.shares.slice(0, first)) expect(one).toEqual(row);
  });

  test.each(['team', 'battle-three', 'solo', 'family-two', 'battle-two-draft'])(
    'its turns have the numbers that head them in the record: %s',
    (name) => {
      const { review, story } = reviewed(name);
      const heads = turnHeads(story, begins);
      const numbers = review.turns.map(({ from }, turn) => [from + 1, review.counted!.numbers[turn]]);
      const first = numbers.filter(([, n], i) => n !== 0 && n !== numbers[i - 1]?.[1]);
      expect(first).toEqual([...heads].map(([{ index }, turn]) => [index, turn]));
    },
  );

  test('partners have the chance of their team, also at the end', () => {
    const { file, review } = reviewed('team');
    for (const [a, b, c, d] of review.shares) expect([c, d]).toEqual([a, b]);
    expect(review.shares.at(-1)).toEqual(file.outcome!.ranks.map((rank) => (rank === 1 ? 1000 : 0)));
  });

  test.each(['battle-two-draft', 'battle-three', 'battle-four-draft'])(
    'what decided it is not the mere end of a turn: %s',
    (name) => {
      const { review, history } = reviewed(name);
      const { decisive } = review;
      const turn = review.turns[decisive!.turn]!;
      const ends = history.items
        .at(decisive!.at - 1)!
        .answers.some(({ decision }) => decision[0] === step(VERB.end));
      expect(ends && turn.to - turn.from > 1).toBe(false);
    },
  );
});
