import { expect, it } from 'vitest';
import type { Tool } from '#kit/desk.svelte.ts';
import { actsOf, PLACE, share } from '../src/match/tools.ts';

const tools = (...ids: string[]): Tool[] =>
  ids.map((id) => ({ id, icon: 'book', label: id, run: () => undefined }));
const ids = (list: readonly Tool[]): string => list.map(({ id }) => id).join(' ');
const shown = (others: string[], always: string[], places: number): string => {
  const { bar, sheet } = share(tools(...others), tools(...always), places * PLACE);
  return `${ids(bar)} | ${ids(sheet)}`;
};

it('where there is room beside the button of the sheet, every tool stands in the bar', () => {
  expect(shown(['a'], ['rules', 'undo'], 4)).toBe('a rules undo | ');
  expect(shown(['a', 'b'], ['rules', 'undo'], 5)).toBe('a b rules undo | ');
});

it('where there is none, the last go into the sheet', () => {
  expect(shown(['a', 'b', 'c'], ['rules', 'undo'], 4)).toBe('a rules undo | b c');
  expect(shown(['a', 'b'], ['rules', 'undo'], 4)).toBe('a rules undo | b');
  expect(shown(['a', 'b', 'c', 'd', 'e'], ['rules', 'undo'], 6)).toBe('a b c rules undo | d e');
  // Narrower than any phone: the bar still has tools.
  expect(shown(['a', 'b', 'c'], ['rules', 'undo'], 1)).toBe('a rules undo | b c');
});

it('a bot is not offered where several people share the device; the gravest act stands last', () => {
  const may = ['resign', 'toBot', 'undo', 'offerDraw'] as const;
  expect(actsOf(may, false)).toEqual(['offerDraw', 'toBot', 'resign']);
  expect(actsOf(may, true)).toEqual(['offerDraw', 'resign']);
});
