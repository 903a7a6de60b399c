// The lines of a move list.
import { expect, test } from 'vitest';
import type { StoryItem } from '#wire/protocol.ts';
import { linesOf, turnHeads } from '../move-lines.ts';

const item = (index: number, text: string): StoryItem => ({ index, seat: 1, text, told: [] });
const story = [item(1, 'pass'), item(2, 'move'), item(3, 'pass'), item(4, 'pass'), item(5, 'move')];

test('every item has a line of its own where none is said beside', () => {
  expect(linesOf(story).map(({ item: { index }, until }) => [index, until])).toEqual(
    [1, 2, 3, 4, 5].map((n) => [n, n]),
  );
});

test('what is said beside stands in the line before, which tells those moments, too', () => {
  const lines = linesOf(story, ({ text }) => (text === 'pass' ? 'passes' : undefined));
  expect(lines.map(({ item: { index }, until, asides }) => [index, until, asides])).toEqual([
    [1, 1, []],
    [2, 4, [{ text: 'passes', times: 2 }]],
    [5, 5, []],
  ]);
});

test('a turn is headed by its first decision, and what comes before the first turn by none', () => {
  const left = { ...item(4, ''), fact: { type: 'timeout' } } as unknown as StoryItem;
  const items = [item(1, 'set up'), item(2, 'end'), item(3, 'end'), left, item(5, 'move'), item(6, 'end')];
  const heads = turnHeads(items, ({ index, text }) => index === 1 || text === 'end');
  expect([...heads].map(([{ index }, turn]) => [index, turn])).toEqual([
    [2, 1],
    [3, 2],
    [5, 3],
  ]);
});
