/** The rulebook's worked examples on setup and turns: WE-1 to WE-6. */
import { describe, expect, test } from 'vitest';
import { given, newGame } from './support.ts';

const NATIONS = ['ussr', 'germany', 'usa', 'france'];

describe('setup', () => {
  test('WE-1 five players [RUSH-1.5, RUSH-1.6, RUSH-1.7, RUSH-1.8, RUSH-1.9, RUSH-1.12, RUSH-1.13]', () => {
    const table = newGame(5);
    const { achievement } = table.state;
    expect(achievement.size(achievement.zone('inGame'))).toBe(6);
    expect(achievement.size(achievement.zone('aside'))).toBe(6);
    for (let seat = 1; seat <= 5; seat++) {
      expect(table.standing(seat)).toBe(3);
      expect(table.sizes(seat)).toEqual([3, 3, 0]);
      const cards = `${table.hand(seat)}, ${table.garage(seat)}`.split(', ').sort();
      expect(cards).toEqual(['E', 'E', 'E', 'E', 'Tech', 'Vol']);
    }
    expect(table.damaged).toBe('');
    expect(table.defenders).toEqual({});
    expect(table.reserve.split(', ')).toHaveLength(4);
    expect([table.deckSize, table.discard, table.graveyard]).toEqual([96, '', '']);
    for (const nation of NATIONS) expect(table.pile(nation)).toEqual([9, 3]);
  });

  test('WE-2 two players [RUSH-1.13, RUSH-1.14]', () => {
    const { card, achievement } = newGame(2).state;
    expect(achievement.size(achievement.zone('inGame'))).toBe(3);
    const box = card.list(card.zone('box')).map((one) => card.plan.ids[one]!);
    expect(box.filter((id) => id.startsWith('base-'))).toHaveLength(9);
    expect(box.filter((id) => !id.startsWith('base-'))).toHaveLength(18);
    for (const id of ['engineer', 'technician', 'volunteers'])
      expect(box.filter((one) => one.startsWith(id))).toHaveLength(id === 'engineer' ? 12 : 3);
  });
});

describe('the turn', () => {
  test('WE-3 repair and reveal [RUSH-3.2, RUSH-3.3]', () => {
    const table = given({
      turn: 2,
      hand: { 1: 'E, E, Tech' },
      on: { 'S1.2': 'ussr-t-28' },
      damaged: 'S1.1, ussr-t-28',
    });
    expect(table.damaged).toBe('S1.1, ussr-t-28');
    expect(table.seen('hand', 2)).toEqual([3, []]);
    table.play('end');
    expect([table.turn, table.damaged]).toEqual([1, '']);
    expect(table.defenders).toEqual({ 'S1.2': 'ussr-t-28' });
    const cards = ['engineer-20', 'engineer-19', 'technician-5'];
    expect(table.seen('hand'), 'face up for all').toEqual([cards, 0]);
    expect(table.seen('hand', 2)).toEqual([cards, []]);
  });

  test('WE-4 a captured Base in the hand [RUSH-3.4, RUSH-3.15]', () => {
    const table = given({
      turn: 2,
      lost: 'S2.2',
      hand: { 1: 'base-s2-1, E, E' },
      garage: { 1: 'Tech' },
      reserve: 'france-hotchkiss-h35, ussr-ms-1',
    });
    table.play('end');
    expect([table.hand(1), table.depot(1), table.garage(1)]).toEqual(['E, E', 'base-s2-1', 'Tech']);
    expect(table.illegal('buy france-hotchkiss-h35 with base-s2-1')).toBe('3.15');
    expect(table.illegal('buy france-hotchkiss-h35 with E, base-s2-1')).toBe('3.15');
    table.play('buy france-hotchkiss-h35 with E, E');
  });

  test('WE-5 the end of a turn with a reshuffle [RUSH-9.1, RUSH-9.2, RUSH-9.3, RUSH-9.4, RUSH-10.1]', () => {
    const table = given({
      hand: { 1: 'Tech', 2: 'E, E, E' },
      depot: { 1: 'engineer-1, engineer-2, volunteers-1' },
      garage: { 1: 'ussr-t-60' },
      reserve: 'usa-m5-stuart, france-d1, ussr-kv-1, germany-wespe',
      deck: 'usa-t20',
      script: [{ shuffle: ['volunteers-1', 'technician-5', 'engineer-2', 'engineer-1'] }],
    });
    table.play('end');
    expect(table.discard).toBe('germany-wespe');
    expect(table.reserve).toBe('usa-t20, usa-m5-stuart, france-d1, ussr-kv-1');
    expect(table.hand(1)).toBe('ussr-t-60, Vol, Tech');
    expect(table.sizes(1)).toEqual([3, 2, 0]);
    expect(table.turn).toBe(2);
    expect(table.seen('hand', 2)).toEqual([3, expect.any(Array)]);
    expect(table.seen('garage', 1), 'nobody sees a Garage').toEqual([2, 0]);
  });

  test('WE-6 nothing is played [RUSH-3.11, RUSH-3.14, RUSH-9.2]', () => {
    const table = given({
      hand: { 1: 'E, Tech, Vol' },
      garage: { 1: 'E, E, E' },
      reserve: 'usa-m5-stuart, france-d1, ussr-kv-1, germany-wespe',
    });
    table.play('end');
    expect(table.depot(1)).toBe('E, Tech, Vol');
    const told = table.told;
    expect(told.indexOf('leftReserve')).toBeLessThan(told.indexOf('handDiscarded'));
    expect(told.indexOf('revealed')).toBeLessThan(told.indexOf('handDiscarded'));
  });
});
