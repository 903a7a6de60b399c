import { expect, test } from 'vitest';
import { type Box, nextAhead } from '../ahead.ts';
import { ARROWS } from '../arrow-keys.ts';

interface Named extends Box {
  readonly name: string;
}
const box = (name: string, left: number, top: number, width = 60, height = 90): Named => ({
  name,
  left,
  top,
  width,
  height,
});
const to = (boxes: readonly Named[], from: string, key: string): string | undefined =>
  nextAhead(boxes, boxes.find(({ name }) => name === from)!, ARROWS[key]!)?.name;

/** Three cards above four; the middle one of the upper row stands a little higher, as one does that is chosen. */
const ROWS = [
  box('a', 40, 100),
  box('b', 110, 94),
  box('c', 180, 100),
  box('d', 0, 200),
  box('e', 70, 200),
  box('f', 140, 200),
  box('g', 210, 200),
];

test('arrows go along a row and to the nearest in the next one', () => {
  expect(to(ROWS, 'a', 'ArrowRight')).toBe('b');
  expect(to(ROWS, 'b', 'ArrowRight')).toBe('c');
  expect(to(ROWS, 'c', 'ArrowLeft')).toBe('b');
  expect(to(ROWS, 'd', 'ArrowUp')).toBe('a');
  expect(to(ROWS, 'g', 'ArrowUp')).toBe('c');
  expect(to(ROWS, 'b', 'ArrowDown')).toMatch(/^[ef]$/);
});

test('where nothing lies in the direction of an arrow, it leads nowhere', () => {
  for (const top of ['a', 'b', 'c']) expect(to(ROWS, top, 'ArrowUp'), top).toBeUndefined();
  for (const low of ['d', 'e', 'f', 'g']) expect(to(ROWS, low, 'ArrowDown'), low).toBeUndefined();
  expect(to(ROWS, 'd', 'ArrowLeft')).toBeUndefined();
  expect(to(ROWS, 'g', 'ArrowRight')).toBeUndefined();
});

test('what stands higher in the same row is beside, also when it is smaller, and far away', () => {
  const row = [box('card', 0, 100), box('medal', 400, 90, 30, 30)];
  expect(to(row, 'card', 'ArrowUp')).toBeUndefined();
  expect(to(row, 'card', 'ArrowRight')).toBe('medal');
  expect(to(row, 'medal', 'ArrowDown')).toBeUndefined();
  expect(to(row, 'medal', 'ArrowLeft')).toBe('card');
});

test('a row that begins further in is reached from the end of a longer one', () => {
  const table = [box('middle', 300, 0), box('left', 0, 200), box('right', 600, 200)];
  expect(to(table, 'left', 'ArrowUp')).toBe('middle');
  expect(to(table, 'right', 'ArrowUp')).toBe('middle');
  // Much further to the side than ahead is not ahead.
  expect(to([box('far', 900, 0), box('here', 0, 120)], 'here', 'ArrowUp')).toBeUndefined();
});

test('of two that lie one upon the other, the way goes where most of the distance does', () => {
  const stand = [box('base', 0, 0, 80, 110), box('tank', 10, 30, 60, 90)];
  expect(to(stand, 'base', 'ArrowDown')).toBe('tank');
  expect(to(stand, 'tank', 'ArrowUp')).toBe('base');
  expect(to(stand, 'base', 'ArrowRight')).toBeUndefined();
});
