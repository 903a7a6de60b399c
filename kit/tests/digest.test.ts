import { expect, test } from 'vitest';
import type { SeatNumber } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { rowsOf, sinceLastTurn, tells } from '../digest/digest.ts';

type Item = StoryItem<{ readonly type: string; readonly seat: SeatNumber }>;
const item = (index: number, seat: SeatNumber, ...types: readonly string[]): Item => ({
  index,
  seat,
  told: types.map((type) => ({ type, seat })),
});
const STORY = [
  item(1, 1, 'begun', 'ended'),
  item(2, 2, 'begun', 'hit'),
  item(3, 2, 'ended'),
  item(4, 1, 'begun'),
  item(5, 1, 'hit'),
];
const since = (at: number) => {
  const news = sinceLastTurn(STORY, at, tells(1, 'begun'), tells(1, 'ended'));
  return news && [news.since, news.told.map(({ type }) => type)];
};

test('a digest goes from the end of one’s last turn to the beginning of the present one', () => {
  expect(since(4)).toEqual([4, ['begun', 'hit', 'ended', 'begun']]);
  // It stays the same while one plays.
  expect(since(5)).toEqual(since(4));
});

test('a digest goes to the moment itself while others play', () => {
  expect(since(2)).toEqual([2, ['begun', 'hit']]);
  expect(since(1)).toBeUndefined();
  expect(since(0)).toBeUndefined();
});

test('what one player won stands in one row, and nothing else does', () => {
  const line = (message: string, seat?: number) => ({ message, filling: {}, ...(seat ? { seat } : {}) });
  const lines = [
    line('last'),
    line('lost', 2),
    line('bought', 2),
    line('medals', 2),
    line('bought', 3),
    line('lost', 3),
    line('medals', 3),
  ];
  const rows = rowsOf(lines, ['bought', 'medals']).map((row) => row.map(({ message }) => message));
  expect(rows).toEqual([['last'], ['lost'], ['bought', 'medals'], ['bought'], ['lost'], ['medals']]);
});
