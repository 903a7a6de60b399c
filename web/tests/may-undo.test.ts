import { expect, test } from 'vitest';
import type { StoryItem } from '#wire/protocol.ts';
import { mayUndo, type Undoing } from '../src/match/may-undo.ts';

const item = (index: number, seat: number): StoryItem => ({ index, seat, text: `turn ${index}`, told: [] });
const seat = (n: number, kind: 'human' | 'bot') => ({ seat: n, kind, name: '', present: true }) as const;
const own = (...acts: 'undo'[]) => ({ 1: { acts } });

/** One person, seat 1, against a bot that has answered: the rules alone would refuse, but the bot takes back first. */
const ANSWERED: Undoing = {
  rules: { clause: 'X-1', late: 'X-2', policy: 'consent' },
  hides: false,
  info: { mine: [1], seats: [seat(1, 'human'), seat(2, 'bot')] },
  view: { own: own(), bots: [] },
  story: [item(1, 1), item(2, 2)],
};

test('what the rules allow may be taken back, and what a bot has answered', () => {
  expect(mayUndo(ANSWERED)).toBe(true);
  expect(mayUndo({ ...ANSWERED, story: [item(1, 1)], view: { own: own('undo'), bots: [] } })).toBe(true);
});

test('nothing can be taken back where nothing was decided, or the match has no such thing', () => {
  expect(mayUndo({ ...ANSWERED, story: [] })).toBe(false);
  expect(mayUndo({ ...ANSWERED, story: [item(1, 2)] })).toBe(false);
  expect(mayUndo({ ...ANSWERED, rules: undefined })).toBe(false);
  expect(mayUndo({ ...ANSWERED, rules: { ...ANSWERED.rules!, policy: 'off' } })).toBe(false);
});

test('with other people at the table, the rules alone count', () => {
  const people = { mine: [1], seats: [seat(1, 'human'), seat(2, 'human')] };
  expect(mayUndo({ ...ANSWERED, info: people })).toBe(false);
  expect(mayUndo({ ...ANSWERED, info: people, view: { own: own('undo'), bots: [] } })).toBe(true);
  // People who share the device are no bots, either.
  expect(mayUndo({ ...ANSWERED, info: { ...people, mine: [1, 2] } })).toBe(false);
  // A bot stands in for the other one.
  expect(mayUndo({ ...ANSWERED, info: people, view: { own: own(), bots: [2] } })).toBe(true);
});

test('what was decided last of all is for the rules alone, and so is a game that hides something', () => {
  expect(mayUndo({ ...ANSWERED, story: [item(1, 1)] })).toBe(false);
  expect(mayUndo({ ...ANSWERED, hides: true })).toBe(false);
  expect(mayUndo({ ...ANSWERED, hides: true, view: { own: own('undo'), bots: [] } })).toBe(true);
});

test('where everybody may ask at any time, no bot takes anything back first', () => {
  const free: Undoing = { ...ANSWERED, rules: { ...ANSWERED.rules!, policy: 'free' } };
  expect(mayUndo(free)).toBe(false);
  expect(mayUndo({ ...free, view: { own: own('undo'), bots: [] } })).toBe(true);
});

test('nothing goes back past a fact', () => {
  const fact: StoryItem = { index: 3, seat: 2, told: [], fact: 'timeout' };
  expect(mayUndo({ ...ANSWERED, story: [...ANSWERED.story, fact] })).toBe(false);
});
