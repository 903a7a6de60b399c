/** Clauses on weapons and explosive balloons (EC-11, EC-12). */
import { describe, expect, test } from 'vitest';
import { given, startOf } from './support.ts';

const balloon = { weapon: { 1: 'explosive-balloon-1' } } as const;

describe('weapons', () => {
  test('free, in both directions, in the own phase 2 only [EC-11.1, EC-11.2, EC-11.12]', () => {
    const table = given('REF-4', { at: { 1: 20, 2: 18, 3: 22 }, weapon: { 1: 'rocket' }, ap: 1 });
    expect(table.after('fire at')).toEqual(['P2 damage', 'P3 damage']);
    const other = given('REF-4', { at: { 1: 0, 2: 0 }, weapon: { 2: 'rocket' }, hand: { 2: 'coal-1' } });
    expect(other.open('move').offers(2)).toEqual(['pass']);
  });

  test('a weapon always hits, and its icons go off the pressure [EC-11.3, EC-11.4, EC-11.6]', () => {
    const table = given('REF-4', { at: { 2: 6 }, weapon: { 1: 'earth-torpedo' }, pressure: { 2: 9 } });
    table.play('fire at P2 damage');
    expect([table.pressure(2), table.told]).toEqual([7, ['fired', 'pressure']]);
  });

  test('firing for nothing, and no crew destroyed [EC-11.11]', () => {
    const table = given('REF-4', {
      at: { 2: 1 },
      weapon: { 1: 'rocket', 2: 'rocket' },
      crew: { 2: 'stoker' },
      upgrade: { 2: 'covered springs' },
      pressure: { 2: 2 },
    });
    expect(table.after('fire at P2')).toEqual(['damage', 'upgrade', 'weapon']);
    expect(table.refused('fire at P2 crew')).toBe('BAD_DECISION EC-5.2');
    table.play('fire at P2 damage');
    expect([table.pressure(2), table.weapon(1)]).toEqual([2, '']);
  });

  test('the long rocket [EC-11.10]', () => {
    const table = given('REF-4', {
      at: { 2: 24 },
      weapon: { 1: 'rocket' },
      options: { rocketMaxRange: '24' },
    });
    expect(table.play('fire at P2 damage').pressure(2)).toBe(2);
  });

  test('armour never heals [EC-11.6]', () => {
    const table = given('REF-4', {
      at: { 2: 5 },
      weapon: { 1: 'earth-torpedo' },
      hand: { 2: 'emergency-armour' },
    }).open('fire at P2 damage');
    expect(table.answer(2, 'react emergency-armour').pressure(2)).toBe(5);
  });
});

describe('explosive balloons', () => {
  test('launched ahead or behind, once [EC-12.1, EC-12.2, EC-12.3, EC-12.5]', () => {
    const table = given('REF-4', { at: { 1: 20 }, ...balloon });
    expect(table.after('launch')).toEqual(['forward', 'back']);
    table.play('fire back');
    expect([table.chip(1), table.chip(2), table.weapon()]).toEqual(['s19 P1', 'off', 'explosive-balloon-1']);
    expect(table.refused('launch back')).toBe('FIRED_ALREADY EC-12.5');
  });

  test('launched at a vehicle it explodes at once [EC-12.4, EC-12.11, EC-12.12]', () => {
    const table = given('REF-4', {
      at: { 1: 20, 2: 21 },
      ...balloon,
      crew: { 1: 'gunner' },
      pressure: { 2: 9 },
      upgrade: { 2: 'skids' },
    }).play('launch forward');
    expect([table.asked, table.asks, table.offers()]).toEqual([
      'explosionMode',
      '1',
      ['explode damage', 'explode upgrade'],
    ]);
    table.play('explode damage');
    expect([table.pressure(2), table.chip(1), table.weapon(1), table.campDiscard]).toEqual([
      5,
      'off',
      '',
      'explosive-balloon-1',
    ]);
    expect(table.asked).toBe('act');
  });

  test('owners drift clockwise from the active player [EC-12.6, EC-12.7]', () => {
    const table = startOf('REF-4', {
      turn: 3,
      at: { 1: 0, 2: 1, 3: 2, 4: 3 },
      weapon: { 2: 'explosive-balloon-1', 4: 'explosive-balloon-2' },
      chips: { 1: '20', 2: '30' },
    }).play('keep');
    expect([table.turn, table.asks]).toEqual([3, '4']);
    table.play('drift back');
    expect([table.chip(2), table.asks]).toEqual(['s29 P4', '2']);
    table.play('drift forward');
    expect([table.chip(1), table.asked]).toEqual(['s21 P2', 'act']);
  });

  test('one victim, chosen among the others [EC-12.10, EC-12.16]', () => {
    const table = startOf('REF-4', {
      at: { 1: 12, 2: 12, 3: 24, 4: 12 },
      ...balloon,
      chips: { 1: '11' },
      pressure: { 2: 6, 4: 6 },
    }).play('keep', 'drift forward');
    expect([table.asked, table.asks, table.offers()]).toEqual(['chooseVictim', '1', ['hit P2', 'hit P4']]);
    table.play('hit P4');
    expect([table.pressure(2), table.pressure(4), table.pressure(1)]).toEqual([6, 3, 4]);
  });

  test('the own vehicle where it is alone [EC-12.10, EC-12.18]', () => {
    const table = startOf('REF-4', {
      at: { 1: 12, 2: 20 },
      ...balloon,
      chips: { 1: '11' },
      crew: { 1: 'gunner' },
      upgrade: { 1: 'skids' },
      pressure: { 1: 8 },
      hand: { 1: 'evasive-manoeuvre' },
    }).open('keep');
    table.open('drift forward');
    expect([table.boiler(1), table.upgrade(1), table.hand(1), table.weapon(1)]).toEqual([
      '5/4',
      'skids',
      'evasive-manoeuvre',
      '',
    ]);
    table.pass();
  });

  test('whoever enters sets it off, and drives on [EC-12.9, EC-12.12, EC-12.16]', () => {
    const table = given('REF-4', {
      at: { 1: 8, 3: 10 },
      weapon: { 2: 'explosive-balloon-2' },
      chips: { 2: '10' },
      pressure: { 1: 8, 3: 8 },
      upgrade: { 1: 'skids' },
      hand: { 1: 'short-cut evasive-manoeuvre' },
    }).open('play short-cut');
    expect([table.asked, table.asks, table.offers()]).toEqual([
      'explosionMode',
      '2',
      ['explode damage', 'explode upgrade'],
    ]);
    table.open('explode upgrade');
    expect([table.asked, table.asks]).toEqual(['react', '1']);
    table.answer(1, 'react evasive-manoeuvre').pass();
    expect([table.on(1), table.upgrade(1), table.pressure(3), table.chip(2), table.weapon(2)]).toEqual([
      's11',
      'skids',
      8,
      'off',
      '',
    ]);
  });

  test('adrift: damage only, printed icons, any reaction but that of its former owner [EC-12.13, EC-12.14]', () => {
    const table = given('REF-4', {
      at: { 1: 10 },
      crew: { 2: 'gunner' },
      upgrade: { 1: 'springs' },
      chips: { 1: '11 adrift P2' },
      pressure: { 1: 8 },
      hand: { 1: 'emergency-armour' },
    }).open('move');
    expect([table.asked, table.asks]).toEqual(['react', '1']);
    table.answer(1, 'react emergency-armour').pass();
    expect([table.pressure(1), table.chip(1), table.upgrade(1)]).toEqual([7, 'off', 'springs']);
  });

  test('an adrift chip is picked up with its card [EC-12.15]', () => {
    const table = given('REF-4', { at: { 1: 20 }, ...balloon, chips: { 1: '40 adrift P3' } });
    expect(table.chip(1)).toBe('s40 adrift P3');
    expect(table.play('launch forward').chip(1)).toBe('s21 P1');
  });

  test('two chips in one space, in their order [EC-12.17]', () => {
    const table = given('REF-4', {
      at: { 1: 10 },
      weapon: { 1: 'explosive-balloon-2', 3: 'explosive-balloon-1' },
      chips: { 1: '11', 2: '11' },
      pressure: { 1: 9 },
    }).play('move');
    // The first one destroys the card of the second, which is then adrift, and explodes all the same.
    expect([table.asked, table.asks]).toEqual(['explosionMode', '3']);
    table.play('explode weapon');
    expect([table.chip(1), table.chip(2), table.pressure(1), table.weapon(1)]).toEqual(['off', 'off', 6, '']);
    expect(table.told).toEqual(expect.arrayContaining(['lost', 'adrift', 'exploded']));
  });

  test('late answers: forward, but not at the own vehicle alone; the leader; damage [EC-16.7]', () => {
    const at = (vehicles: Record<number, number>) =>
      startOf('REF-4', { at: vehicles, ...balloon, chips: { 1: '11' }, upgrade: { 4: 'skids' } }).play(
        'keep',
      );
    expect(at({ 1: 40 }).late()).toBe('drift forward');
    expect(at({ 1: 12, 2: 20 }).late()).toBe('drift back');
    const crowd = at({ 1: 12, 2: 12, 3: 30, 4: 12 });
    expect(crowd.late()).toBe('drift forward');
    expect(crowd.late()).toBe('hit P4');
    expect(crowd.late()).toBe('explode damage');
  });
});
