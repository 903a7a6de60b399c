import { expect, test } from 'vitest';
import type { StoryItem } from '#wire/protocol.ts';
import { sinceMyTurn } from '../src/match/since-my-turn.ts';

const item = (index: number, seat?: number, fact?: StoryItem['fact']): StoryItem => ({
  index,
  told: [],
  ...(seat === undefined ? {} : { seat }),
  ...(fact === undefined ? {} : { fact }),
});

test('everything after my last decision, by any player; everything since the deal where I have made none', () => {
  const story = [item(1, 1), item(2, 2), item(3, 1), item(4, 2), item(5, 3), item(6)];
  expect(sinceMyTurn(story, [1])).toEqual({ from: 3, items: story.slice(3) });
  expect(sinceMyTurn(story, [3])).toEqual({ from: 5, items: story.slice(5) });
  expect(sinceMyTurn(story, [4])).toEqual({ from: 0, items: story });
  expect(sinceMyTurn([], [1])).toEqual({ from: 0, items: [] });
});

test('of a decision that several made at once nothing is news', () => {
  const story = [item(1, 1), item(2, 1), item(2, 2), item(2, 3), item(3, 2)];
  expect(sinceMyTurn(story, [2]).items).toEqual([]);
  expect(sinceMyTurn(story, [1])).toEqual({ from: 2, items: [item(3, 2)] });
});
