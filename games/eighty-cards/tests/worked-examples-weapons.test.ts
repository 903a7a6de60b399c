/** The specification's worked examples on weapons and explosive balloons. */
import { expect, test } from 'vitest';
import { given, startOf } from './support.ts';

test('EX-28 earth torpedo [EC-3.14, EC-11.2, EC-11.9]', () => {
  const torpedo = (at: Record<number, number>, ap = 5) =>
    given('REF-3', { weapon: { 1: 'earth-torpedo' }, at, ap, pressure: { 2: 6 } });
  expect(torpedo({ 2: 16, 3: 32 }).after('fire at')).toEqual(['P2 damage', 'P3 damage']);
  expect(torpedo({ 2: 17 }).refused('fire at P2 damage')).toBe('OUT_OF_RANGE EC-11.2');
  expect(torpedo({ 2: 4 }).refused('fire at P2 damage')).toBe('TOO_NEAR EC-11.9');
  const table = torpedo({ 2: 5 }, 1).play('fire at P2 damage');
  expect([table.pressure(2), table.ap(), table.campDiscard]).toEqual([4, 1, 'earth-torpedo']);
});

test('EX-29 rocket in the own space [EC-4.6, EC-11.10]', () => {
  const at = { 1: 20, 2: 20 };
  const table = given('REF-4', { at, weapon: { 1: 'rocket' }, ap: 1, pressure: { 2: 5 } });
  expect(table.play('fire at P2 damage').pressure(2)).toBe(2);
  const torpedo = given('REF-4', { at, weapon: { 1: 'earth-torpedo' } });
  expect(torpedo.refused('fire at P2 damage')).toBe('TOO_NEAR EC-11.9');
});

test('EX-30 destroying an upgrade [EC-11.5, EC-11.7]', () => {
  const table = given('REF-4', {
    at: { 1: 20, 2: 23 },
    weapon: { 1: 'rocket' },
    upgrade: { 2: 'skids' },
    pressure: { 2: 6 },
  }).play('fire at P2 upgrade');
  expect([table.upgrade(2), table.pressure(2), table.campDiscard]).toEqual(['', 6, 'skids rocket']);
});

test('EX-31 gunner and armour [EC-11.6]', () => {
  const table = given('REF-4', {
    at: { 1: 20, 2: 22 },
    crew: { 1: 'gunner' },
    weapon: { 1: 'rocket' },
    pressure: { 2: 7 },
    hand: { 2: 'emergency-armour' },
  }).open('fire at P2 damage');
  table.answer(2, 'react emergency-armour');
  expect(table.pressure(2)).toBe(4);
});

test('EX-32 a balloon drifts [EC-12.2, EC-12.3, EC-12.4, EC-12.6, EC-12.7, EC-12.8, EC-12.12]', () => {
  const full = 'coal-1 coal-1 coal-2 coal-2 coal-2';
  const table = given('REF-4', {
    at: { 1: 10, 2: 14, 3: 24, 4: 36 },
    ap: 1,
    weapon: { 1: 'explosive-balloon-1' },
    pressure: { 2: 6 },
    hand: { 1: full, 2: 'coal-1 coal-1 coal-1 coal-3 coal-3', 3: 'coal-3 coal-3 coal-3 stoker stoker' },
  });
  table.play('launch forward');
  expect([table.chip(1), table.ap(), table.weapon()]).toEqual(['s11 P1', 1, 'explosive-balloon-1']);
  table.play('end', 'keep');
  expect([table.asked, table.asks]).toEqual(['drift', '1']);
  table.play('drift forward');
  expect([table.chip(1), table.turn, table.boiler(2)]).toEqual(['s12 P1', 2, '6/5']);
  table.play('end', 'keep', 'drift forward');
  expect([table.chip(1), table.turn]).toEqual(['s13 P1', 3]);
  table.play('end', 'keep', 'drift forward');
  // P2 has nothing that could be destroyed, so there is no choice but damage.
  expect([table.turn, table.pressure(2), table.chip(1), table.campDiscard]).toEqual([
    4,
    2,
    'off',
    'explosive-balloon-1',
  ]);
});

test('EX-33 a chip adrift [EC-5.7, EC-12.13, EC-12.14]', () => {
  const table = given('REF-4', {
    at: { 1: 10, 2: 30 },
    weapon: { 1: 'explosive-balloon-2' },
    chips: { 2: '11' },
    ap: 4,
    pressure: { 1: 6 },
    hand: { 1: 'evasive-manoeuvre coal-1 coal-1 coal-2 coal-2' },
  });
  table.play('throw weapon', 'end', 'keep');
  expect([table.chip(2), table.turn, table.asked]).toEqual(['s11 adrift P1', 2, 'act']);
  const later = given('REF-4', {
    at: { 1: 10 },
    chips: { 2: '11 adrift P1' },
    pressure: { 1: 6 },
    hand: { 1: 'evasive-manoeuvre' },
  }).open('move');
  expect([later.asked, later.pressure(1), later.chip(2)]).not.toContain('react');
  expect([later.pressure(1), later.chip(2), later.hand(1)]).toEqual([3, 'off', 'evasive-manoeuvre']);
  later.pass();
});

test('EX-51 the own balloon [EC-12.9, EC-12.18]', () => {
  const table = given('REF-4', {
    at: { 1: 10 },
    weapon: { 1: 'explosive-balloon-1' },
    upgrade: { 1: 'springs' },
    crew: { 1: 'gunner' },
    chips: { 1: '11' },
    pressure: { 1: 6 },
    ap: 4,
    hand: { 1: 'evasive-manoeuvre' },
  }).play('move');
  expect([table.ap(), table.pressure(), table.hand(), table.upgrade()]).toEqual([
    2,
    3,
    'evasive-manoeuvre',
    'springs',
  ]);
  expect([table.chip(1), table.weapon(), table.campDiscard]).toEqual(['off', '', 'explosive-balloon-1']);
});

test('EX-52 not drifting [EC-5.8, EC-12.19]', () => {
  const position = { weapon: { 1: 'explosive-balloon-1' }, chips: { 1: '20' }, crew: { 1: 'stoker' } };
  const own = startOf('REF-4', position).play('keep');
  expect(own.offers()).toEqual(['drift forward', 'drift back', 'throw crew', 'throw weapon']);
  own.play('throw weapon');
  expect([own.chip(1), own.asked]).toEqual(['s20 adrift P1', 'act']);
  expect(startOf('REF-4', position).play('keep', 'drift back').chip(1)).toBe('s19 P1');
  const others = startOf('REF-4', { ...position, turn: 2 }).play('keep');
  expect([others.asks, others.offers()]).toEqual(['1', ['drift forward', 'drift back']]);
  expect(others.refused('throw weapon', 1)).toBe('NOT_YOUR_TURN EC-1.2');
});
