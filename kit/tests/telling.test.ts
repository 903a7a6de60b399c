import { expect, it } from 'vitest';
import type { StoryItem } from '#wire/protocol.ts';
import { Teller } from '../telling.ts';

const item = (index: number, ...types: string[]): StoryItem => ({
  index,
  seat: (index % 2) + 1,
  text: `turn ${index}`,
  told: types.map((type, n) => ({ type, n, cards: ['a', 'b'] })),
});
const say = (key: string, params?: Readonly<Record<string, unknown>>): string =>
  `${key}${params ? JSON.stringify(params) : ''}`;
const FACT = (one: StoryItem): string => `fact ${one.fact}`;
const ONE = item(1, 'moved');
const TWO = item(2, 'moved', 'destroyed');
const THREE = item(3, 'moved');

it('whoever comes to the table hears the last that happened', () => {
  const told = new Teller().tell([ONE, TWO], (key) => key, FACT);
  expect(told).toBe('event.moved event.destroyed');
  expect(new Teller().tell([], (key) => key, FACT)).toBe('');
});

it('two happenings that come at once are both told, in order, with their parameters', () => {
  const teller = new Teller();
  expect(teller.tell([], say, FACT)).toBe('');
  expect(teller.tell([ONE, TWO], say, FACT)).toBe(
    [
      'event.moved{"type":"moved","n":0,"cards":["a","b"]}',
      'event.moved{"type":"moved","n":0,"cards":["a","b"]}',
      'event.destroyed{"type":"destroyed","n":1,"cards":["a","b"]}',
    ].join(' '),
  );
  expect(teller.tell([ONE, TWO], say, FACT)).toBe('');
  expect(teller.tell([{ ...ONE }, { ...TWO }, THREE], (key) => key, FACT)).toBe('event.moved');
});

it('what is taken back is said, with what came instead', () => {
  const teller = new Teller();
  teller.tell([ONE, TWO, THREE], say, FACT);
  expect(teller.tell([ONE], (key) => key, FACT)).toBe('undo.done');
  teller.tell([ONE, TWO], say, FACT);
  expect(teller.tell([ONE, { ...TWO, text: 'another' }], (key) => key, FACT)).toBe(
    'undo.done event.moved event.destroyed',
  );
});

it('what happens beside the game is told in the words of the table, unless the game has told it', () => {
  const teller = new Teller();
  teller.tell([ONE], say, FACT);
  const resigned: StoryItem = { index: 2, seat: 1, told: [], fact: 'resign' };
  expect(teller.tell([ONE, resigned], say, FACT)).toBe('fact resign');
  const told: StoryItem = { index: 3, told: [{ type: 'over' }], fact: 'abort' };
  expect(teller.tell([ONE, resigned, told], (key) => key, FACT)).toBe('event.over');
});
