import { expect, test } from 'vitest';
import type { State } from '#engine/layout/layout.ts';
import { because, judgesOf, SOLVED } from '../opening/judging.ts';

type Event = { readonly type: 'moved'; readonly to: string } | { readonly type: 'ended' };
const { first, once, on } = judgesOf<State, Event>();
const judge = first(
  once(({ told }) => told.some((event) => event.type === 'moved' && event.to === 'e4')),
  on('moved', ({ to }) => (to === 'd4' ? because('square', { to }) : undefined)),
  on('ended', () => because('late')),
);
const judged = (...told: readonly Event[]) => judge({ after: {} as State, decision: [], told });

test('the first part that has something to say settles a task', () => {
  expect(judged({ type: 'moved', to: 'e4' }, { type: 'ended' })).toBe(SOLVED);
  expect(judged({ type: 'moved', to: 'd4' }, { type: 'ended' })).toEqual([
    { key: 'learn.wrong.square', params: { to: 'd4' } },
  ]);
  expect(judged({ type: 'moved', to: 'a1' }, { type: 'ended' })).toEqual([{ key: 'learn.wrong.late' }]);
});

test('a task is not settled while no part has something to say', () => {
  expect(judged()).toBeUndefined();
  expect(judged({ type: 'moved', to: 'a1' })).toBeUndefined();
});

test('every event of a type is looked at', () => {
  expect(judged({ type: 'moved', to: 'a1' }, { type: 'moved', to: 'd4' })).toEqual([
    { key: 'learn.wrong.square', params: { to: 'd4' } },
  ]);
});
