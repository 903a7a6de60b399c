/** The specification's worked examples on the end of the game. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

const FULL = {
  1: 'coal-1 coal-1 coal-1 coal-1 coal-1',
  2: 'coal-2 coal-2 coal-2 coal-2 coal-2',
  3: 'coal-3 coal-3 coal-3 coal-3 coal-3',
  4: 'stoker stoker tailwind tailwind telegram',
};

test('EX-41 the round is finished [EC-15.2, EC-15.5, EC-15.6, EC-15.7]', () => {
  const table = given('REF-4', { turn: 2, progress: { 2: 47 }, ap: 5, hand: FULL }).play('move', 'move');
  expect([table.progress(2), table.over]).toEqual([49, undefined]);
  table.play('end', 'keep');
  expect(table.turn).toBe(3);
  table.play('end', 'keep');
  expect([table.turn, table.over]).toEqual([4, undefined]);
  table.play('end', 'keep');
  expect(table.over).toBe('furthest: P2');
});

test('EX-42 the last seat crosses first [EC-15.3, EC-15.4]', () => {
  const table = given('REF-4', { turn: 4, progress: { 4: 46 }, ap: 9, hand: FULL }).play('move');
  expect([table.progress(4), table.over]).toEqual([47, undefined]);
  table.play('move');
  expect([table.progress(4), table.ap(4), table.over]).toEqual([48, 5, 'furthest: P4']);
});

test('EX-43 a tie [EC-15.7, EC-15.8, EC-15.9]', () => {
  const tied = (tie: string) =>
    given('REF-4', {
      turn: 4,
      asked: 'discardHand',
      progress: { 1: 50, 2: 40, 3: 50, 4: 41 },
      across: 1,
      hand: FULL,
      options: { tie },
    }).play('keep');
  expect(tied('shared').over).toBe('shared: P1 P3');
  expect(tied('firstAcross').over).toBe('firstAcross: P1');
  expect(tied('shared').match.outcome?.ranks).toEqual([1, 4, 1, 3]);
  expect(tied('firstAcross').match.outcome?.ranks).toEqual([1, 4, 2, 3]);
});
