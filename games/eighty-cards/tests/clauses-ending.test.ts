/** Clauses on the end of the game (EC-15). */
import { describe, expect, test } from 'vitest';
import { given } from './support.ts';

const FULL = {
  1: 'coal-1 coal-1 coal-1 coal-1 coal-1',
  2: 'coal-2 coal-2 coal-2 coal-2 coal-2',
  3: 'coal-3 coal-3 coal-3 coal-3 coal-3',
  4: 'stoker stoker tailwind tailwind telegram',
};

describe('the finish', () => {
  test('the own start space counts, not another card [EC-15.1]', () => {
    const table = given('REF-4', { turn: 2, progress: { 2: 36 }, ap: 5 }).play('move');
    expect([table.on(2), table.state.across]).toEqual(['s1', -1]);
    const home = given('REF-4', { turn: 2, progress: { 2: 47 } }).play('move');
    expect([home.on(2), home.state.across, home.told]).toEqual(['s12', 1, ['moved', 'advanced', 'crossed']]);
    const leap = given('REF-4', { turn: 2, progress: { 2: 47 }, upgrade: { 2: 'springs' } }).play(
      'use cover',
    );
    expect([leap.progress(2), leap.state.across]).toEqual([49, 1]);
  });

  test('nothing of the first turn after the last round happens [EC-15.2]', () => {
    const table = given('REF-4', {
      turn: 4,
      asked: 'discardHand',
      progress: { 3: 49, 4: 20 },
      across: 3,
      weapon: { 1: 'explosive-balloon-1' },
      chips: { 1: '40' },
      hand: FULL,
    }).play('keep');
    expect([table.over, table.ap(1), table.pressure(1)]).toEqual(['furthest: P3', 0, 5]);
  });

  test('a later crosser completes the turn, also in the last seat [EC-15.4, EC-15.5, EC-15.7]', () => {
    const table = given('REF-4', { turn: 4, progress: { 1: 49, 4: 46 }, across: 1, ap: 9, hand: FULL });
    table.play('move', 'move', 'move', 'move');
    expect([table.progress(4), table.over]).toEqual([50, undefined]);
    expect(table.play('end', 'keep').over).toBe('furthest: P4');
  });

  test('ranks below the winner [EC-15.6, EC-15.11]', () => {
    const table = given('REF-4', {
      turn: 4,
      asked: 'discardHand',
      progress: { 1: 49, 2: 30, 3: 40, 4: 30 },
      across: 1,
      hand: FULL,
    }).play('keep');
    expect(table.match.outcome).toMatchObject({
      ranks: [1, 3, 2, 3],
      scores: [49, 30, 40, 30],
      reason: 'furthest',
    });
  });

  test('one more turn each, by option [EC-15.12]', () => {
    const options = { finalTurns: 'oneMoreEach' };
    const last = given('REF-4', { options, turn: 4, progress: { 4: 47 }, ap: 5, hand: FULL }).play(
      'move',
      'move',
    );
    expect([last.progress(4), last.over]).toEqual([49, undefined]);
    const seen: number[] = [];
    while (last.over === undefined) {
      seen.push(last.turn);
      last.play('end', 'keep');
    }
    expect([seen, last.over]).toEqual([[4, 1, 2, 3], 'furthest: P4']);
    const third = given('REF-3', { options, turn: 2, progress: { 2: 47, 1: 44 }, hand: FULL }).play(
      'move',
      'end',
      'keep',
    );
    third.play('end', 'keep');
    expect([third.turn, third.over]).toEqual([1, undefined]);
    expect(third.play('end', 'keep').over).toBe('furthest: P2');
  });
});

describe('a duel with cards', () => {
  const duel = (travelDeck: string, more: object = {}) =>
    given('REF-4', {
      options: { tie: 'duelCards' },
      turn: 4,
      asked: 'discardHand',
      progress: { 1: 40, 2: 50, 3: 49, 4: 50 },
      across: 2,
      hand: { 1: '', 2: '', 3: '', 4: 'coal-1 coal-1 coal-1 coal-1 coal-1' },
      travelDeck,
      ...more,
    }).play('keep');

  test('the one who crossed first chooses the deck [EC-15.8, EC-15.10]', () => {
    const table = duel('fog sabotage');
    expect([table.asked, table.asks, table.offers()]).toEqual([
      'duelDeck',
      '2',
      ['duel travel', 'duel base-camp'],
    ]);
    table.play('duel travel');
    expect([table.over, table.travelDiscard]).toEqual(['duel: P4', 'sabotage fog']);
    expect(table.match.outcome?.ranks).toEqual([4, 2, 1, 3].map((_, i) => [4, 2, 3, 1][i]));
    expect(duel('fog sabotage', {}).late()).toBe('duel travel');
  });

  test('equal cards: once more; coal counts 1, reactions 0 [EC-15.10]', () => {
    const table = duel('coal-3 strike evasive-manoeuvre coal-1').play('duel travel');
    expect(
      table.events.flatMap((event) => (event.type === 'duelCard' ? [[event.seat, event.value]] : [])),
    ).toEqual([
      [2, 1],
      [4, 1],
      [2, 0],
      [4, 1],
    ]);
    expect(table.over).toBe('duel: P4');
  });

  test('with base-camp cards, and a new deck [EC-14.8, EC-15.10]', () => {
    const table = duel('', { campDeck: 'rocket', campDiscard: 'springs', hoard: 3 }).play('duel base-camp');
    expect([table.over, table.told.includes('reshuffled')]).toEqual(['duel: P2', true]);
  });

  test('without enough cards, or with equal ones only, they share [EC-15.10]', () => {
    expect(duel('fog', { hoard: 3 }).play('duel travel').over).toBe('duel: P2 P4');
    expect(duel('fog storm', { hoard: 3 }).play('duel travel').over).toBe('duel: P2 P4');
  });

  test('no duel without a tie [EC-15.9]', () => {
    const table = duel('fog', { progress: { 1: 40, 2: 50, 3: 49, 4: 51 } });
    expect(table.over).toBe('furthest: P4');
  });
});
