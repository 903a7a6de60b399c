/** The rulebook's worked examples on paying and purchasing: WE-7 to WE-15. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

test('WE-7 a purchase [RUSH-4.4, RUSH-4.6, RUSH-4.7]', () => {
  const table = given({
    hand: { 1: 'ussr-bt-7, E, Tech' },
    reserve: 'usa-m2-light, germany-stug-iii, france-d1, ussr-su-100',
    deck: 'usa-t20',
  });
  table.play('buy germany-stug-iii with ussr-bt-7, E');
  expect(table.depot(1)).toBe('ussr-bt-7, E, germany-stug-iii');
  expect(table.hand(1)).toBe('Tech');
  expect(table.reserve).toBe('usa-t20, usa-m2-light, france-d1, ussr-su-100');
});

test('WE-8 nothing is free [RUSH-4.5, RUSH-7.1]', () => {
  const table = given({
    hand: { 1: 'usa-m2-medium, usa-m18-hellcat, germany-panzer-i' },
    reserve: 'france-renault-ft, france-d1, ussr-kv-1, germany-wespe',
    deck: 'usa-t20, usa-t29, usa-m6, ussr-t-26',
    on: { 'S2.1': 'ussr-t-28' },
  });
  table.play(
    'attack with usa-m2-medium, usa-m18-hellcat',
    'usa-m2-medium hits S2.2',
    'usa-m18-hellcat hits S2.2',
  );
  expect(table.illegal('attack with germany-panzer-i')).toBe('7.1');
  table.play('play germany-panzer-i', 'place on S1.2');
  expect(table.reserve).toBe('ussr-t-26, usa-m6, usa-t29, usa-t20');
  // The same with Renault FT in the new Reserve.
  const again = given({
    hand: { 1: 'germany-panzer-i' },
    reserve: 'france-d1, ussr-kv-1, germany-wespe, usa-t20',
    deck: 'usa-t29, usa-m6, ussr-t-26, france-renault-ft',
  });
  again.play('play germany-panzer-i', 'place on S1.1');
  expect(again.reserve).toBe('france-renault-ft, ussr-t-26, usa-m6, usa-t29');
  expect(again.illegal('buy france-renault-ft')).toBe('4.5');
});

test('WE-9 the Resource value 0 pays, none does not [RUSH-4.2, RUSH-4.3, RUSH-4.5, RUSH-4.4]', () => {
  const position = {
    hand: { 1: 'usa-t1-cunningham, Vol, Tech' },
    reserve: 'france-renault-ft, france-hotchkiss-h35',
  };
  const table = given(position);
  expect(table.illegal('buy france-renault-ft with Vol')).toBe('4.2');
  expect(table.illegal('buy france-renault-ft with Tech')).toBe('4.2');
  expect(table.illegal('buy france-renault-ft')).toBe('4.5');
  table.play('buy france-renault-ft with usa-t1-cunningham');
  expect(table.depot(1)).toBe('usa-t1-cunningham, france-renault-ft');
  expect(given(position).illegal('buy france-hotchkiss-h35 with usa-t1-cunningham')).toBe('4.4');
});

test('WE-10 one purchase a turn [RUSH-4.8, RUSH-4.9]', () => {
  const table = given({
    hand: { 1: 'E, E, usa-m5-stuart' },
    reserve: 'france-hotchkiss-h35, ussr-ms-1, ussr-kv-1, usa-t29',
  });
  table.play('buy france-hotchkiss-h35 with usa-m5-stuart');
  expect(table.illegal('buy ussr-ms-1 with E')).toBe('4.8');
  expect(table.illegal('buy ussr-ms-1'), 'not from the three points that are left either').toBe('4.8');
  expect(table.offersOf('buy')).toEqual([]);
});

test('WE-11 Conscription, two purchases [RUSH-4.11, RUSH-6.4, RUSH-4.13]', () => {
  const table = given({
    hand: { 1: 'Vol, E, E' },
    reserve: 'france-hotchkiss-h35, ussr-t-26, ussr-kv-1, usa-t29',
    deck: 'france-d1, usa-t20',
  });
  table.play('play Vol', 'buy ussr-t-26 with E');
  expect(table.reserve).toBe('france-d1, france-hotchkiss-h35, ussr-kv-1, usa-t29');
  table.play('buy france-hotchkiss-h35 with E');
  expect(table.reserve).toBe('usa-t20, france-d1, ussr-kv-1, usa-t29');
  expect(table.depot(1)).toBe('Vol, E, ussr-t-26, E, france-hotchkiss-h35');
});

test('WE-12 Conscription, change is kept [RUSH-4.12, RUSH-4.13, RUSH-4.14]', () => {
  const table = given({
    hand: { 1: 'Vol, usa-m5-stuart, E' },
    reserve: 'france-hotchkiss-h35, ussr-su-100, germany-tiger, usa-t29',
    deck: 'usa-m4-sherman, france-d1',
  });
  table.play('play Vol', 'buy france-hotchkiss-h35 with usa-m5-stuart');
  expect(
    table.offersOf('buy'),
    'the card that was revealed may be bought next, without another card',
  ).toContain('buy usa-m4-sherman');
  table.play('buy usa-m4-sherman');
  expect(table.reserve).toBe('france-d1, ussr-su-100, germany-tiger, usa-t29');
  expect(table.illegal('buy ussr-su-100 with E')).toBe('4.12');
  expect(table.illegal('buy france-d1 with E')).toBe('4.12');
  expect(table.illegal('buy france-d1')).toBe('4.12');
});

test('WE-13 National Resources in one purchase [RUSH-4.16, RUSH-4.17, RUSH-4.18, RUSH-4.21]', () => {
  const position = { hand: { 1: 'ussr-zis-5, E, Tech' }, reserve: 'ussr-is-2, germany-panzer-i' };
  given(position).play('buy ussr-is-2 with ussr-zis-5, E');
  expect(given(position).illegal('buy germany-panzer-i with ussr-zis-5')).toBe('4.21');
  expect(given(position).illegal('buy germany-panzer-i with E, ussr-zis-5')).toBe('4.21');
});

test('WE-14 National Resources with Conscription [RUSH-4.19, RUSH-4.20]', () => {
  const position = {
    hand: { 1: 'ussr-zis-5, E, E' },
    reserve: 'ussr-t-43, ussr-su-85, germany-panzer-iii, germany-panzer-iv',
    more: { conscription: true },
  };
  given(position).play('buy ussr-t-43 with ussr-zis-5', 'buy germany-panzer-iii with E, E');
  const short = given(position).play('buy ussr-su-85 with ussr-zis-5');
  expect(short.illegal('buy germany-panzer-iv with E, E')).toBe('4.20');
});

test('WE-15 Medals pay ordinary Resources [RUSH-4.1, RUSH-4.23]', () => {
  const table = given({
    hand: { 1: 'medal-france-double, medal-ussr-single, E' },
    reserve: 'usa-t1-heavy',
  });
  expect(table.illegal('buy usa-t1-heavy with medal-france-double, medal-ussr-single')).toBe('4.4');
  table.play('buy usa-t1-heavy with medal-france-double, medal-ussr-single, E');
  expect(table.depot(1)).toBe('medal-france-double, medal-ussr-single, E, usa-t1-heavy');
  expect(table.view(2).derived).toMatchObject({ scores: [{ medals: 3, total: 3 }, { total: 0 }] });
});
