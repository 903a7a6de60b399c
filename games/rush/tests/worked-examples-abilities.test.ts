/** The rulebook's worked examples on abilities and defence: WE-16 to WE-31. */
import { describe, expect, test } from 'vitest';
import { given } from './support.ts';

const POOR = 'ussr-kv-1, ussr-kv-2, ussr-is-3, germany-maus';

describe('defending', () => {
  test('WE-16 a defender is replaced [RUSH-5.1, RUSH-5.2, RUSH-5.3, RUSH-5.7, RUSH-5.9, RUSH-5.10]', () => {
    const table = given({
      hand: { 1: 'germany-panzer-iv, E, E' },
      reserve: POOR,
      on: { 'S1.1': 'usa-m4-sherman', 'S1.2': 'germany-hummel', 'S1.3': 'ussr-t-28' },
    });
    table.play('play germany-panzer-iv');
    expect([table.state.conscription, table.asked]).toEqual([1, 'chooseDefendedBase']);
    expect(table.offers()).toEqual(['place on S1.1', 'place on S1.2', 'place on S1.3']);
    expect(table.illegal('buy ussr-kv-1 with E, E'), 'another card waits').toBe('5.3');
    table.play('place on S1.2');
    expect(table.defenders['S1.2']).toBe('germany-panzer-iv');
    expect(table.depot(1)).toBe('germany-hummel');
    table.play('end');
    expect([table.depot(1), table.depot(2)].join()).not.toContain('medal');
  });

  test('WE-17 the undefended Base first [RUSH-5.8]', () => {
    const table = given({ hand: { 1: 'ussr-kv-1' }, on: { 'S1.1': 'ussr-ms-1' } });
    expect(table.illegal('deploy ussr-kv-1 on S1.1')).toBe('5.8');
    table.play('deploy ussr-kv-1 on S1.3');
    expect(table.defenders).toEqual({ 'S1.1': 'ussr-ms-1', 'S1.3': 'ussr-kv-1' });
  });

  test('WE-18 no ability [RUSH-5.4, RUSH-5.5]', () => {
    const table = given({ hand: { 1: 'ussr-is-2, E, E' }, garage: { 1: 'Tech' } });
    table.play('deploy ussr-is-2 on S1.2');
    expect([table.defenders['S1.2'], table.hand(1), table.garage(1)]).toEqual(['ussr-is-2', 'E, E', 'Tech']);
  });

  test('WE-19 Defence 0 after abilities [RUSH-5.12]', () => {
    const table = given({
      seats: 3,
      hand: { 1: 'ussr-m-72', 2: 'E, Tech', 3: 'Vol, E' },
      garage: { 1: 'E' },
    });
    table.play('play ussr-m-72');
    expect([table.hand(1), table.depot(1)], 'first everybody has given up a card').toEqual(['', '']);
    table.by(2, 'discard Tech').by(3, 'discard Vol');
    expect([table.depot(2), table.depot(3)]).toEqual(['Tech', 'Vol']);
    expect([table.hand(1), table.depot(1)]).toEqual(['E', 'ussr-m-72']);
    expect(table.told.filter((type) => type === 'drew' || type === 'gaveUp')).toEqual([
      'gaveUp',
      'gaveUp',
      'drew',
    ]);
    expect(table.defenders).toEqual({});
  });
});

describe('abilities', () => {
  test('WE-20 all abilities in order, none skipped [RUSH-5.2, RUSH-5.5]', () => {
    const table = given({ hand: { 1: 'ussr-t-34-85' }, garage: { 1: 'E' } });
    expect(table.illegal('play ussr-t-34-85 for Conscription')).toBe('5.5');
    expect(table.illegal('play ussr-t-34-85 without Reinforcements')).toBe('5.5');
    table.play('play ussr-t-34-85');
    expect(table.told).toEqual(['played', 'drew', 'conscription']);
    expect([table.hand(1), table.state.conscription, table.asked]).toEqual(['E', 1, 'chooseDefendedBase']);
    table.play('place on S1.1');
  });

  test('WE-21 Reinforcements with a reshuffle [RUSH-6.1, RUSH-6.2, RUSH-2.12, RUSH-10.1]', () => {
    const table = given({
      hand: { 1: 'usa-m26-pershing, E, medal-ussr-single' },
      garage: { 1: 'Tech' },
      depot: { 1: 'volunteers-1, ussr-t-28' },
      on: { 'S1.2': 'usa-m4-sherman', 'S1.3': 'usa-m6' },
      script: [{ shuffle: ['ussr-t-28', 'volunteers-1'] }],
    });
    table.play('play usa-m26-pershing');
    expect(table.hand(1)).toBe('E, medal-ussr-single, Tech, ussr-t-28');
    expect([table.garage(1), table.depot(1)]).toEqual(['Vol', '']);
    expect(table.defenders['S1.1'], 'the only undefended Base').toBe('usa-m26-pershing');
    table.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1');
  });

  test('WE-22 once a turn [RUSH-3.8, RUSH-3.9, RUSH-4.24]', () => {
    const table = given({
      hand: { 1: 'ussr-t-44, usa-m3-half-track, E' },
      reserve: 'germany-jagdpanther, ussr-kv-1, ussr-kv-2, ussr-is-3',
      deck: 'france-renault-ft',
    });
    table.play('buy germany-jagdpanther with ussr-t-44', 'play usa-m3-half-track', 'place on S1.1');
    expect(table.hand(1).split(', ').sort()).toEqual(['E', 'germany-jagdpanther', 'ussr-t-44']);
    expect(table.illegal('deploy ussr-t-44 on S1.2')).toBe('3.8');
    expect(table.illegal('attack with ussr-t-44')).toBe('3.8');
    expect(table.illegal('buy france-renault-ft with ussr-t-44')).toBe('3.8');
    expect(table.illegal('play ussr-t-44')).toBe('3.8');
    expect(table.offers().some((text) => text.includes('ussr-t-44'))).toBe(false);
    table.play('play germany-jagdpanther', 'place on S1.2', 'end');
    expect(`${table.depot(1)}, ${table.garage(1)}, ${table.hand(1)}`).toContain('ussr-t-44');
  });

  test('WE-23 an Engineer again [RUSH-3.10]', () => {
    const table = given({
      hand: { 1: 'E, usa-m3-stuart' },
      reserve: 'france-hotchkiss-h35, ussr-t-26, germany-panzer-i, ussr-kv-1',
      deck: 'ussr-is-3, ussr-kv-2',
      more: { conscription: true },
      script: [{ shuffle: ['engineer-20'] }],
    });
    table.play('buy france-hotchkiss-h35 with E', 'play usa-m3-stuart', 'place on S1.1');
    expect(table.hand(1), 'the same Engineer came back').toBe('E');
    expect(table.illegal('buy ussr-t-26'), 'the account is empty').toBe('4.12');
    table.play('buy ussr-t-26 with E');
    expect(table.state.paid).toBe(2);
  });

  test('WE-24 Reconnaissance [RUSH-6.6]', () => {
    const table = given({
      hand: { 1: 'usa-m8-greyhound' },
      reserve: 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60',
      deck: 'france-d1, france-d2, france-arl-44, france-amx-m4',
    });
    table.play('play usa-m8-greyhound');
    expect(table.discard.split(', ').sort()).toEqual(['ussr-bt-7', 'ussr-ms-1', 'ussr-t-26', 'ussr-t-60']);
    expect(table.reserve).toBe('france-amx-m4, france-arl-44, france-d2, france-d1');
  });

  test('WE-25 Sabotage [RUSH-6.8, RUSH-6.9, RUSH-6.10, RUSH-6.13]', () => {
    const table = given({
      seats: 4,
      hand: { 1: 'ussr-t-26', 2: 'E, Tech, Vol', 3: 'E', 4: 'E, E, Tech' },
      garage: { 2: 'E', 3: 'E', 4: 'E' },
      on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t29' },
    });
    table.play('play ussr-t-26');
    expect(table.asked).toBe('chooseSabotageDiscard');
    expect(table.view(1).owing).toEqual([2, 4]);
    table.by(4, 'discard E');
    expect(table.seen('depot'), 'nothing is shown until all have answered').toEqual([0, 0, 0, 0]);
    expect(table.sizes(3)).toEqual([1, 1, 0]);
    expect([table.view(2).sealed, table.view(2).owing]).toEqual([[4], [2]]);
    table.by(2, 'discard Vol');
    expect([2, 3, 4].map((seat) => table.depot(seat))).toEqual(['Vol', 'E', 'E']);
    expect([2, 3, 4].map((seat) => table.sizes(seat)[0])).toEqual([2, 0, 2]);
    table.play('end');
    expect(table.turn).toBe(2);
    expect([2, 3, 4].map((seat) => table.sizes(seat)[0])).toEqual([2, 0, 2]);
  });

  test('WE-26 Research by the Technician [RUSH-6.25, RUSH-6.26, RUSH-6.29, RUSH-13.4]', () => {
    const table = given({
      hand: { 1: 'Tech, E, E' },
      reserve: 'ussr-kv-1, germany-panzer-i, france-d1, usa-t20',
      deck: 'usa-m4-sherman',
    });
    table.play('play Tech');
    expect([table.graveyard, table.depot(1)]).toEqual(['Tech', 'germany-panzer-i']);
    expect(table.reserve).toBe('usa-m4-sherman, ussr-kv-1, france-d1, usa-t20');
    table.play('buy france-d1 with E, E');
    expect(table.depot(1)).toBe('germany-panzer-i, E, E, france-d1');
  });

  test('WE-27 Research cannot be topped up [RUSH-6.27, RUSH-6.28]', () => {
    const position = {
      hand: { 1: 'france-sau-40, E, E' },
      reserve: 'germany-tiger, usa-m36-jackson, ussr-t-26, ussr-kv-1',
    };
    const table = given(position).play('play france-sau-40');
    expect(table.illegal('gain germany-tiger with E')).toBe('6.27');
    expect(table.illegal('gain germany-tiger')).toBe('6.26');
    expect(table.offers()).toEqual(['gain usa-m36-jackson', 'gain ussr-t-26']);
    const payer = given(position).play('buy usa-m36-jackson with france-sau-40, E, E');
    expect(payer.depot(1)).toBe('france-sau-40, E, E, usa-m36-jackson');
    expect(payer.graveyard).toBe('');
  });

  test('WE-28 Repair [RUSH-6.32, RUSH-6.33, RUSH-6.35]', () => {
    const table = given({
      hand: { 1: 'france-lorraine-37l' },
      depot: { 1: 'E, Tech, Vol' },
      on: { 'S1.2': 'usa-m6', 'S1.3': 'usa-t29' },
    });
    table.play('play france-lorraine-37l');
    expect(table.illegal('repair E, Tech, Vol')).toBe('6.32');
    expect(table.illegal('repair')).toBe('6.35');
    table.play('repair E, Tech');
    expect(table.graveyard.split(', ').sort()).toEqual(['E', 'Tech']);
    expect(table.depot(1)).toBe('Vol');
    expect(table.defenders['S1.1']).toBe('france-lorraine-37l');
  });

  test('WE-29 Invulnerability [RUSH-6.36]', () => {
    const table = given({
      hand: { 1: 'ussr-t-43' },
      piles: { ussr: [4, 3] },
      on: { 'S1.2': 'usa-m6', 'S1.3': 'usa-t29' },
    });
    table.play('play ussr-t-43');
    expect(table.depot(1)).toBe('medal-ussr-single');
    expect(table.pile('ussr')).toEqual([3, 3]);
    expect(table.defenders['S1.1']).toBe('ussr-t-43');
  });
});

describe('Siege', () => {
  test('WE-30 on a defended Base [RUSH-6.14, RUSH-6.16, RUSH-6.18, RUSH-6.19, RUSH-6.20]', () => {
    const table = given({
      hand: { 1: 'ussr-bm-13', 2: 'E, Tech' },
      on: { 'S2.2': 'usa-t29' },
      damaged: 'S2.2',
    });
    table.play('play ussr-bm-13', 'siege S2.2');
    expect([table.depot(1), table.depot(2)]).toEqual(['base-s2-2', 'usa-t29']);
    expect([...table.state.noted]).toEqual([0, 0, 0, 0]);
    expect(table.asked, 'then Sabotage follows').toBe('chooseSabotageDiscard');
    table.by(2, 'discard E');
    expect(table.depot(1)).toBe('base-s2-2, ussr-bm-13');
    expect(table.depot(2)).toBe('usa-t29, E');
  });

  const position = {
    hand: { 1: 'germany-panzerwerfer-42' },
    on: { 'S2.1': 'france-amx-12t', 'S2.2': 'germany-panther', 'S2.3': 'usa-m32-trv' },
    damaged: 'germany-panther',
  };
  test('WE-31 on Vehicles [RUSH-6.15, RUSH-6.16, RUSH-6.17, RUSH-6.21, RUSH-8.8]', () => {
    const safe = given(position).play('play germany-panzerwerfer-42');
    expect(safe.illegal('siege usa-m32-trv')).toBe('6.15');
    expect(safe.offers()).not.toContain('siege usa-m32-trv');
    expect(safe.offers()).toContain('siege S2.3');

    const damaged = given(position).play('play germany-panzerwerfer-42', 'siege france-amx-12t');
    expect(damaged.damaged).toBe('france-amx-12t, germany-panther');
    expect([...damaged.state.noted]).toEqual([0, 0, 0, 0]);

    const destroyed = given(position).play('play germany-panzerwerfer-42', 'siege germany-panther');
    expect(destroyed.depot(2)).toBe('germany-panther');
    expect([...destroyed.state.noted]).toEqual([0, 1, 0, 0]);
    expect(destroyed.depot(1)).toBe('germany-panzerwerfer-42');
    expect(destroyed.pile('germany')).toEqual([9, 3]);
    destroyed.play('end');
    expect(destroyed.pile('germany')).toEqual([8, 3]);
    expect(destroyed.told.indexOf('tookMedals')).toBeLessThan(destroyed.told.indexOf('drew'));
  });
});
