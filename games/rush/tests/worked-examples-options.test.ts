/** The rulebook's worked examples on options and conduct: WE-51 to WE-55, WE-59 to WE-62. */
import { describe, expect, test } from 'vitest';
import { given, newGame } from './support.ts';

describe('options', () => {
  test('WE-51 a Reserve of 5 [RUSH-12.1, RUSH-6.7]', () => {
    const dealt = newGame(2, { reserveSize: 5 });
    expect([dealt.deckSize, dealt.reserve.split(', ').length]).toEqual([95, 5]);
    const table = given({
      options: { reserveSize: 5 },
      hand: { 1: 'usa-m8-greyhound' },
      reserve: 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60, ussr-t-70',
      deck: 'france-d1, france-d2, france-arl-44, france-amx-m4, france-fcm-36',
    });
    table.play('play usa-m8-greyhound');
    expect(table.discard.split(', ')).toHaveLength(5);
    expect(table.reserve).toBe('france-fcm-36, france-amx-m4, france-arl-44, france-d2, france-d1');
  });

  test('WE-52 restoring the Reserve by choice [RUSH-12.2, RUSH-12.3]', () => {
    const position = {
      turn: 2,
      options: { reserveRefresh: 'optionalAtStart' },
      hand: { 1: 'E, E, E' },
      reserve: 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60',
      deck: 'usa-t20',
      more: { asked: 'stepTwo' },
    };
    const table = given(position).play('end');
    expect([table.turn, table.asked]).toEqual([1, 'chooseReserveRefresh']);
    expect(table.seen('hand', 2), 'after the reveal').toEqual([expect.any(Array), []]);
    expect(table.offers()).toEqual(['no', 'yes']);
    table.play('yes');
    expect([table.discard, table.reserve]).toEqual(['ussr-t-60', 'usa-t20, ussr-ms-1, ussr-t-26, ussr-bt-7']);
    table.play('end');
    expect(table.reserve, 'step III leaves it alone').toBe('usa-t20, ussr-ms-1, ussr-t-26, ussr-bt-7');
    const kept = given(position).play('end', 'no', 'end');
    expect([kept.discard, kept.reserve]).toEqual(['', 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60']);
  });

  test('WE-53 the exposure of an attacker [RUSH-12.5, RUSH-12.6]', () => {
    const table = given({
      options: { attackerExposure: true },
      hand: { 1: 'usa-m18-hellcat, usa-m4-sherman' },
      on: { 'S1.2': 'ussr-t-28', 'S1.3': 'france-d1', 'S2.1': 'ussr-ms-1' },
    });
    table.play(
      'attack with usa-m18-hellcat, usa-m4-sherman',
      'usa-m18-hellcat hits ussr-ms-1',
      'usa-m4-sherman hits S2.1',
    );
    expect(table.offers().sort()).toEqual([
      'expose usa-m18-hellcat on S1.1',
      'expose usa-m4-sherman on S1.1',
    ]);
    expect(table.illegal('expose usa-m4-sherman on S1.2')).toBe('5.8');
    expect(table.depot(1), 'before the Medals').toBe('usa-m18-hellcat, usa-m4-sherman');
    table.play('expose usa-m4-sherman on S1.1');
    expect(table.defenders['S1.1']).toBe('usa-m4-sherman');
    expect(table.depot(1)).toBe('usa-m18-hellcat, medal-usa-single');
  });

  test('WE-54 Siege by points [RUSH-12.8]', () => {
    const table = given({
      options: { siegeDamage: 'point' },
      hand: { 1: 'usa-m12' },
      on: { 'S2.1': 'france-amx-12t' },
    });
    table.play('play usa-m12', 'siege france-amx-12t');
    expect(table.depot(2)).toBe('france-amx-12t');
    expect([...table.state.noted]).toEqual([0, 0, 1, 0]);
    table.play('place on S1.1', 'end');
    expect(table.pile('usa')).toEqual([8, 3]);
  });

  test('WE-55 the Vehicle deck runs out [RUSH-10.5, RUSH-10.6]', () => {
    const table = given({
      hand: { 1: 'E' },
      reserve: 'france-hotchkiss-h35, usa-m6, usa-t29, usa-t32',
      discard: 'ussr-ms-1, ussr-t-26, ussr-bt-7',
      deckOnly: true,
      script: [{ shuffle: ['ussr-t-26', 'ussr-ms-1', 'ussr-bt-7'] }],
    });
    expect(table.deckSize, 'nothing is shuffled before a card is needed').toBe(0);
    table.play('buy france-hotchkiss-h35 with E');
    expect(table.reserve).toBe('ussr-t-26, usa-m6, usa-t29, usa-t32');
    expect([table.deckSize, table.discard]).toEqual([2, '']);
  });
});

describe('uses of a card', () => {
  test('WE-59 Research by a Vehicle [RUSH-6.25, RUSH-6.31, RUSH-5.4, RUSH-6.28]', () => {
    const position = {
      hand: { 1: 'france-renault-r35' },
      reserve: 'ussr-su-85, ussr-ms-1, usa-t29, usa-t32',
    };
    const table = given(position).play('play france-renault-r35', 'gain ussr-su-85');
    expect([table.graveyard, table.depot(1), table.defenders]).toEqual([
      'france-renault-r35',
      'ussr-su-85',
      {},
    ]);
    given(position).play('deploy france-renault-r35 on S1.1');
    given(position).play('attack with france-renault-r35', 'france-renault-r35 hits S2.1');
    given(position).play('buy ussr-ms-1 with france-renault-r35');
    expect(given(position).illegal('buy ussr-su-85 with france-renault-r35')).toBe('4.4');
  });

  test('WE-60 no discards of convenience [RUSH-3.12, RUSH-13.10]', () => {
    const table = given({ hand: { 1: 'Tech, E, usa-m4-sherman' } });
    expect(table.illegal('discard Tech')).toBe('3.12');
    expect(table.offersOf('discard')).toEqual([]);
  });

  test('WE-61 undo [RUSH-13.1, RUSH-13.2]', () => {
    const table = given({
      hand: { 1: 'ussr-t-28, E' },
      reserve: 'france-hotchkiss-h35, usa-m6, usa-t29, usa-t32',
    });
    table.play('deploy ussr-t-28 on S1.1');
    expect(table.undo()).toBeUndefined();
    expect([table.hand(1), table.defenders]).toEqual(['ussr-t-28, E', {}]);
    table.play('deploy ussr-t-28 on S1.1', 'buy france-hotchkiss-h35 with E');
    expect(table.undo()).toBe('13.1');
    expect(table.defenders['S1.1']).toBe('ussr-t-28');
  });

  test('WE-62 Barracks and Medal cards have one use [RUSH-3.16, RUSH-3.17, RUSH-3.18, RUSH-5.14]', () => {
    const table = given({ hand: { 1: 'E, Tech, medal-usa-single' }, reserve: 'ussr-ms-1' });
    expect(table.illegal('deploy E on S1.1')).toBe('3.16');
    expect(table.illegal('buy ussr-ms-1 with Tech')).toBe('4.2');
    expect(table.illegal('attack with medal-usa-single')).toBe('3.18');
  });
});
