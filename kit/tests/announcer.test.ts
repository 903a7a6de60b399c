import { expect, it } from 'vitest';
import type { StoryItem } from '#wire/protocol.ts';
import { Announcer, describeNews } from '../announcer.ts';

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

it('a listener who comes to the table hears the last event', () => {
  const told = new Announcer().announce([ONE, TWO], (key) => key, FACT);
  expect(told).toEqual(['event.moved event.destroyed']);
  expect(new Announcer().announce([], (key) => key, FACT)).toEqual([]);
});

it('two events that come at once are both told, in order, with their parameters', () => {
  const announcer = new Announcer();
  expect(announcer.announce([], say, FACT)).toEqual([]);
  expect(announcer.announce([ONE, TWO], say, FACT)).toEqual([
    'event.moved{"type":"moved","n":0,"cards":["a","b"]}',
    'event.moved{"type":"moved","n":0,"cards":["a","b"]} event.destroyed{"type":"destroyed","n":1,"cards":["a","b"]}',
  ]);
  expect(announcer.announce([ONE, TWO], say, FACT)).toEqual([]);
  expect(announcer.announce([{ ...ONE }, { ...TWO }, THREE], (key) => key, FACT)).toEqual(['event.moved']);
});

it('what is taken back is said, with what came instead', () => {
  const announcer = new Announcer();
  announcer.announce([ONE, TWO, THREE], say, FACT);
  expect(announcer.announce([ONE], (key) => key, FACT)).toEqual(['undo.done']);
  announcer.announce([ONE, TWO], say, FACT);
  expect(announcer.announce([ONE, { ...TWO, text: 'another' }], (key) => key, FACT)).toEqual([
    'undo.done',
    'event.moved event.destroyed',
  ]);
});

it('what happens beside the game is told in the words of the table, unless the game has told it', () => {
  const announcer = new Announcer();
  announcer.announce([ONE], say, FACT);
  const resigned: StoryItem = { index: 2, seat: 1, told: [], fact: 'resign' };
  expect(announcer.announce([ONE, resigned], say, FACT)).toEqual(['fact resign']);
  const told: StoryItem = { index: 3, told: [{ type: 'over' }], fact: 'abort' };
  expect(announcer.announce([ONE, resigned, told], (key) => key, FACT)).toEqual(['event.over']);
});

it('what is told once is told in order, after that something was taken back', () => {
  expect(describeNews([ONE, THREE], false, (key) => key, FACT)).toEqual(['event.moved', 'event.moved']);
  expect(describeNews([TWO], true, (key) => key, FACT)).toEqual(['undo.done', 'event.moved event.destroyed']);
  expect(describeNews([], false, (key) => key, FACT)).toEqual([]);
});

it('a history that opens at the end is not read out from its beginning', () => {
  const announcer = new Announcer();
  announcer.announce([ONE], say, FACT);
  announcer.restart();
  expect(announcer.announce([ONE, TWO, THREE], (key) => key, FACT)).toEqual(['event.moved']);
  expect(announcer.announce([ONE, TWO, THREE], (key) => key, FACT)).toEqual([]);
});
