/** The rulebook's worked examples on the attack: WE-32 to WE-41, WE-56, WE-57. */
import { expect, test } from 'vitest';
import { given } from './support.ts';

test('WE-32 hits on Vehicles [RUSH-7.9, RUSH-7.10, RUSH-7.11, RUSH-7.12]', () => {
  const target = { on: { 'S2.1': 'ussr-t-28' } };
  const table = given({ ...target, hand: { 1: 'usa-m4-sherman, usa-m2-medium' } });
  table.play('attack with usa-m4-sherman, usa-m2-medium', 'usa-m4-sherman hits ussr-t-28');
  expect(table.damaged).toBe('ussr-t-28');
  table.play('usa-m2-medium hits ussr-t-28');
  expect([table.damaged, table.defenders]).toEqual(['', {}]);
  expect([table.depot(2), table.graveyard]).toEqual(['ussr-t-28', '']);
  expect(table.depot(1)).toBe('usa-m4-sherman, usa-m2-medium, medal-usa-single');
  const alone = given({ ...target, hand: { 1: 'usa-m18-hellcat' } });
  alone.play('attack with usa-m18-hellcat', 'usa-m18-hellcat hits ussr-t-28');
  expect([alone.depot(2), alone.depot(1)]).toEqual(['ussr-t-28', 'usa-m18-hellcat, medal-usa-single']);
});

test('WE-33 an SPG against a Base [RUSH-7.13, RUSH-7.16]', () => {
  const table = given({ hand: { 1: 'germany-hummel' } });
  table.play('attack with germany-hummel', 'germany-hummel hits S2.1');
  expect([table.damaged, table.standing(2), table.depot(1)]).toEqual(['S2.1', 3, 'germany-hummel']);
});

test('WE-34 a Heavy Tank against a Base [RUSH-7.15, RUSH-7.17, RUSH-8.2]', () => {
  const table = given({ hand: { 1: 'germany-tiger' } });
  table.play('attack with germany-tiger', 'germany-tiger hits S2.1');
  expect([table.damaged, table.standing(2), table.depot(1)]).toEqual(['', 2, 'base-s2-1, germany-tiger']);
  expect(table.pile('germany')).toEqual([9, 3]);
});

test('WE-35 defender and Base in one attack [RUSH-7.4, RUSH-7.5, RUSH-7.6, RUSH-7.7, RUSH-7.8, RUSH-7.18]', () => {
  const table = given({ hand: { 1: 'ussr-su-100, ussr-kv-1' }, on: { 'S2.1': 'france-d1' } });
  table.play('attack with ussr-su-100, ussr-kv-1');
  expect([table.hand(1), table.depot(1)], 'declared, not resolved').toEqual(['', '']);
  table.play('ussr-su-100 hits france-d1');
  expect([table.depot(1), table.depot(2)]).toEqual(['ussr-su-100', 'france-d1']);
  table.play('ussr-kv-1 hits S2.1');
  expect(table.depot(1)).toBe('ussr-su-100, base-s2-1, ussr-kv-1, medal-ussr-single');
});

test('WE-36 limits of nation and number [RUSH-7.1, RUSH-7.2, RUSH-7.3]', () => {
  const table = given({ hand: { 1: 'ussr-t-28, usa-m2-medium, ussr-zis-5' } });
  expect(table.illegal('attack with ussr-t-28, usa-m2-medium')).toBe('7.3');
  expect(table.illegal('attack with ussr-t-28, ussr-zis-5')).toBe('7.2');
  table.play('attack with ussr-t-28', 'ussr-t-28 hits S2.3');
  expect(table.illegal('attack with usa-m2-medium')).toBe('7.1');
});

test('WE-37 Siege of another nation beside the attack [RUSH-6.22, RUSH-7.13, RUSH-7.14]', () => {
  const table = given({
    hand: { 1: 'germany-panzerwerfer-42, ussr-su-100, ussr-t-28' },
    on: { 'S2.1': 'france-d1' },
  });
  table.play('play germany-panzerwerfer-42', 'siege S2.1');
  expect(table.damaged).toBe('S2.1');
  table.play('attack with ussr-su-100, ussr-t-28', 'ussr-su-100 hits france-d1', 'ussr-t-28 hits S2.1');
  expect(table.depot(1)).toBe(
    'germany-panzerwerfer-42, ussr-su-100, base-s2-1, ussr-t-28, medal-ussr-single',
  );
  expect(table.depot(2)).toBe('france-d1');
});

test('WE-38 targets of several opponents [RUSH-7.7]', () => {
  const table = given({ seats: 3, hand: { 1: 'france-arl-44, france-d1' } });
  table.play('attack with france-arl-44, france-d1', 'france-arl-44 hits S3.1', 'france-d1 hits S2.1');
  expect([table.standing(3), table.damaged]).toEqual([2, 'S2.1']);
});

test('WE-39 damage lasts until the owner’s turn [RUSH-7.19, RUSH-3.2]', () => {
  const position = { seats: 3, hand: { 1: 'ussr-ms-1', 2: 'usa-m2-medium' } };
  const first = () => given(position).play('attack with ussr-ms-1', 'ussr-ms-1 hits S3.1', 'end');
  const table = first();
  expect(table.damaged).toBe('S3.1');
  table.play('attack with usa-m2-medium', 'usa-m2-medium hits S3.1');
  expect([table.standing(3), table.depot(2)]).toEqual([2, 'base-s3-1, usa-m2-medium']);
  const spared = first();
  expect(spared.damaged).toBe('S3.1');
  spared.play('end');
  expect([spared.turn, spared.damaged]).toEqual([3, '']);
});

test('WE-40 attack limits of a card [RUSH-6.40, RUSH-6.41, RUSH-6.42, RUSH-7.21]', () => {
  const guarded = given({
    hand: { 1: 'ussr-t-35' },
    on: { 'S2.1': 'ussr-t-28', 'S2.2': 'france-d1', 'S2.3': 'usa-m2-medium' },
  });
  expect(guarded.illegal('attack with ussr-t-35')).toBe('7.21');
  expect(guarded.match.submit(0, 'attack with ussr-t-35')).toMatchObject({
    error: { code: 'NO_BASE_TO_HIT' },
  });
  const open = given({ hand: { 1: 'germany-marder-ii' } });
  expect(open.illegal('attack with germany-marder-ii')).toBe('7.21');
  expect(open.match.submit(0, 'attack with germany-marder-ii')).toMatchObject({
    error: { code: 'NO_VEHICLE_TO_HIT' },
  });
});

test('WE-41 a defended Base [RUSH-5.15, RUSH-7.6]', () => {
  const table = given({ hand: { 1: 'ussr-t-28' }, on: { 'S2.1': 'france-d1' } });
  table.play('attack with ussr-t-28');
  expect(table.illegal('ussr-t-28 hits S2.1')).toBe('7.6');
  expect(table.offers()).toEqual(['ussr-t-28 hits france-d1', 'ussr-t-28 hits S2.2', 'ussr-t-28 hits S2.3']);
});

test('WE-56 Auxiliary Units fight and count [RUSH-7.2, RUSH-7.24, RUSH-8.12]', () => {
  const table = given({ hand: { 1: 'ussr-ba-10' }, on: { 'S2.1': 'germany-sdkfz-251' } });
  table.play('attack with ussr-ba-10', 'ussr-ba-10 hits germany-sdkfz-251');
  expect([table.depot(2), table.depot(1)]).toEqual(['germany-sdkfz-251', 'ussr-ba-10, medal-ussr-single']);
});

test('WE-57 Base and defender keep separate damage [RUSH-5.16, RUSH-7.25, RUSH-7.14]', () => {
  const table = given({
    hand: { 1: 'usa-m12, france-sau-40, france-d1' },
    on: { 'S2.1': 'ussr-kv-1' },
  });
  table.play('play usa-m12', 'siege S2.1', 'place on S1.1');
  expect(table.damaged).toBe('S2.1');
  expect(table.defenders['S2.1']).toBe('ussr-kv-1');
  table.play('attack with france-sau-40, france-d1');
  expect(table.illegal('france-d1 hits S2.1'), 'it still protects').toBe('7.6');
  table.play('france-sau-40 hits ussr-kv-1', 'france-d1 hits S2.1');
  expect(table.depot(1)).toBe('france-sau-40, base-s2-1, france-d1, medal-france-single');
  expect(table.depot(2)).toBe('ussr-kv-1');
});
