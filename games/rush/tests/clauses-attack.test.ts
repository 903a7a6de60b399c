/** The attack: RUSH-7. */
import { describe, expect, test } from 'vitest';
import { KINDS } from '../content/cards.ts';
import { given } from './support.ts';

/** What has happened to a Base or Vehicle after these hits: damaged, destroyed. */
const hits = (attackers: string, target: string, on: Record<string, string> = {}, damaged = '') => {
  const cards = attackers.split(', ');
  const table = given({ hand: { 1: attackers }, on, damaged });
  table.play(`attack with ${attackers}`, ...cards.map((card) => `${card} hits ${target}`));
  if (table.depot(2).includes(target) || table.standing(2) < 3) return 'destroyed';
  return table.damaged === target ? 'damaged' : 'whole';
};

describe('the declaration', () => {
  test('one attack a turn, with at least one card [RUSH-7.1]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1' } });
    expect(table.illegal('attack')).toBe('7.1');
    table.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1');
    expect(table.illegal('attack with ussr-ms-1')).toBe('7.1');
    table.play('end', 'end');
    table.play(`attack with ${table.hand(1).split(', ')[0]}`);
    table.play(table.offers()[0]!);
  });

  test('Vehicles with Attack 1 and 2 attack, even Auxiliary Units; those with 0 do not [RUSH-7.2, RUSH-7.24]', () => {
    for (const [card, clause] of [
      ['ussr-m-72', '7.2'],
      ['germany-sdkfz-251', '7.2'],
      ['ussr-ba-10', undefined],
      ['ussr-ms-1', undefined],
      ['ussr-su-100', undefined],
    ] as const) {
      const table = given({ hand: { 1: card } });
      if (clause) expect(table.illegal(`attack with ${card}`)).toBe(clause);
      else table.play(`attack with ${card}`, `${card} hits S2.1`);
    }
    const attack = KINDS.flatMap(({ vehicle }) => (vehicle ? [vehicle.attack] : []));
    expect([Math.min(...attack), Math.max(...attack)]).toEqual([0, 2]);
  });

  test('all attackers are of one nation [RUSH-7.3]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1, france-d1' } });
    expect(table.illegal('attack with ussr-t-28, ussr-ms-1, france-d1')).toBe('7.3');
    expect(table.offersOf('attack')).toEqual([
      'attack with ussr-t-28',
      'attack with ussr-ms-1',
      'attack with ussr-ms-1, ussr-t-28',
      'attack with france-d1',
    ]);
  });

  test('all attackers are declared before the first target is named [RUSH-7.4, RUSH-7.20]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1, ussr-t-43' }, reserve: 'ussr-t-26, usa-t29' });
    table.play('attack with ussr-t-28, ussr-ms-1');
    expect(table.illegal('attack with ussr-t-43')).toBe('7.20');
    expect(table.illegal('ussr-t-43 hits S2.1'), 'not declared').toBe('7.5');
    table.play('ussr-t-28 hits S2.1');
    for (const text of ['play ussr-t-43', 'deploy ussr-t-43 on S1.1', 'buy ussr-t-26 with ussr-t-43'])
      expect(table.illegal(text), text).toBe('7.20');
    table.play('ussr-ms-1 hits S2.1', 'deploy ussr-t-43 on S1.1');
  });

  test('a declaration needs only one card with a target [RUSH-7.21]', () => {
    const on = { 'S2.1': 'france-d1', 'S2.2': 'usa-m6', 'S2.3': 'usa-t29' };
    const table = given({ hand: { 1: 'ussr-t-35, ussr-ms-1' }, on });
    expect(table.illegal('attack with ussr-t-35')).toBe('7.21');
    table.play('attack with ussr-t-35, ussr-ms-1');
    table.play('ussr-ms-1 hits france-d1');
    expect(table.depot(1)).toBe('ussr-ms-1, ussr-t-35');
    const none = given({ hand: { 1: 'ussr-t-28' }, lost: 'S2.1, S2.2, S2.3', more: { trigger: 'bases' } });
    expect(none.illegal('attack with ussr-t-28')).toBe('7.21');
    expect(none.offersOf('attack')).toEqual([]);
  });
});

describe('the steps', () => {
  test('the player chooses attacker and target for each strike [RUSH-7.5, RUSH-7.27]', () => {
    const table = given({ hand: { 1: 'ussr-su-100, ussr-t-28' }, on: { 'S2.1': 'france-d1' } });
    table.play('attack with ussr-su-100, ussr-t-28');
    expect(table.offers()).toHaveLength(6);
    table.play('ussr-t-28 hits S2.2');
    expect(table.illegal('ussr-t-28 hits S2.3'), 'one card, one target').toBe('7.5');
    table.play('ussr-su-100 hits france-d1');
    expect([table.asked, table.damaged]).toEqual(['stepTwo', 'S2.2']);
    expect(table.illegal('ussr-su-100 hits S2.1'), 'the second point is not split off').toBe('7.5');
  });

  test('targets are enemy defenders and undefended enemy Bases [RUSH-7.6]', () => {
    const table = given({
      seats: 3,
      hand: { 1: 'ussr-t-28' },
      on: { 'S1.1': 'usa-m6', 'S3.1': 'france-d1' },
      lost: 'S3.2, S2.1',
    }).play('attack with ussr-t-28');
    expect(table.offers()).toEqual(
      ['S2.2', 'S2.3', 'france-d1', 'S3.3'].map((target) => `ussr-t-28 hits ${target}`),
    );
    for (const target of ['S1.2', 'usa-m6', 'S3.1', 'S3.2', 'S5.1', 'germany-tiger'])
      expect(table.illegal(`ussr-t-28 hits ${target}`), target).toBe('7.6');
    table.play('ussr-t-28 hits S3.3');
  });

  test('the next attacker may hit the same target or another one [RUSH-7.7]', () => {
    expect(hits('ussr-t-28, ussr-ms-1', 'S2.1')).toBe('destroyed');
    expect(hits('ussr-t-28, ussr-ms-1', 'france-d1', { 'S2.1': 'france-d1' })).toBe('destroyed');
  });

  test('an attacker goes to the Depot as soon as it has hit [RUSH-7.8]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1' } }).play('attack with ussr-t-28, ussr-ms-1');
    table.play('ussr-ms-1 hits S2.1');
    expect(table.depot(1)).toBe('ussr-ms-1');
    table.play('ussr-t-28 hits S2.2');
    expect(table.depot(1)).toBe('ussr-ms-1, ussr-t-28');
  });

  test('Attack points equal to Defence or more destroy, fewer damage [RUSH-7.9, RUSH-7.10, RUSH-7.26]', () => {
    for (const [attacker, defender, result] of [
      ['ussr-ms-1', 'usa-m5-stuart', 'destroyed'],
      ['ussr-ms-1', 'france-d1', 'damaged'],
      ['ussr-su-100', 'usa-m5-stuart', 'destroyed'],
      ['ussr-su-100', 'france-d1', 'destroyed'],
      ['ussr-kv-1', 'usa-t29', 'destroyed'],
      ['ussr-kv-1', 'usa-m5-stuart', 'destroyed'],
    ] as const)
      expect(hits(attacker, defender, { 'S2.1': defender }), `${attacker} on ${defender}`).toBe(result);
  });

  test('a Heavy Tank that destroys a defender does not damage the Base [RUSH-7.26, RUSH-7.27]', () => {
    const table = given({ hand: { 1: 'ussr-kv-1' }, on: { 'S2.1': 'usa-m5-stuart' } });
    table.play('attack with ussr-kv-1', 'ussr-kv-1 hits usa-m5-stuart');
    expect([table.standing(2), table.damaged, table.defenders]).toEqual([3, '', {}]);
  });

  test('a damaged Vehicle is destroyed by any hit and goes to its owner [RUSH-7.11, RUSH-7.12]', () => {
    expect(hits('ussr-ms-1', 'usa-t29', { 'S2.1': 'usa-t29' }, 'usa-t29')).toBe('destroyed');
    const table = given({ hand: { 1: 'ussr-ms-1' }, on: { 'S2.1': 'usa-t29' }, damaged: 'usa-t29' });
    table.play('attack with ussr-ms-1', 'ussr-ms-1 hits usa-t29');
    expect([table.depot(2), table.graveyard, table.depot(1)]).toEqual([
      'usa-t29',
      '',
      'ussr-ms-1, medal-ussr-single',
    ]);
  });

  test('one hit damages a Base and a second destroys it; a Heavy Tank destroys it at once [RUSH-7.13, RUSH-7.14, RUSH-7.15]', () => {
    for (const [attacker, result] of [
      ['ussr-ms-1', 'damaged'],
      ['ussr-t-28', 'damaged'],
      ['ussr-su-100', 'damaged'],
      ['ussr-ba-10', 'damaged'],
      ['ussr-kv-1', 'destroyed'],
    ] as const) {
      expect(hits(attacker, 'S2.1'), attacker).toBe(result);
      expect(hits(attacker, 'S2.1', {}, 'S2.1'), attacker).toBe('destroyed');
    }
  });

  test('two points against a Base are one hit [RUSH-7.16]', () => {
    expect(hits('ussr-su-100, ussr-ms-1', 'S2.1')).toBe('destroyed');
    expect(hits('ussr-su-100', 'S2.1')).toBe('damaged');
  });

  test('the Base goes to the player who destroyed it [RUSH-7.17, RUSH-7.19]', () => {
    const table = given({ seats: 3, hand: { 1: 'ussr-ms-1', 2: 'usa-m2-medium' } });
    table.play('attack with ussr-ms-1', 'ussr-ms-1 hits S3.2', 'end');
    table.play('attack with usa-m2-medium', 'usa-m2-medium hits S3.2');
    expect([table.depot(1).includes('base'), table.depot(2)]).toEqual([false, 'base-s3-2, usa-m2-medium']);
  });

  test('first the defender, then the Base beneath [RUSH-7.18, RUSH-7.25]', () => {
    const table = given({
      hand: { 1: 'ussr-su-100, ussr-t-28, ussr-ms-1' },
      on: { 'S2.1': 'france-d1' },
      damaged: 'france-d1',
    }).play('attack with ussr-su-100, ussr-t-28, ussr-ms-1');
    expect(table.illegal('ussr-t-28 hits S2.1'), 'a damaged defender protects, too').toBe('7.6');
    table.play('ussr-ms-1 hits france-d1', 'ussr-t-28 hits S2.1', 'ussr-su-100 hits S2.1');
    expect([table.standing(2), table.depot(2)]).toEqual([2, 'france-d1']);
  });

  test('attackers with a target must strike before the others, which then have none [RUSH-7.22]', () => {
    const table = given({
      hand: { 1: 'ussr-su-76, ussr-su-100, ussr-t-35' },
      on: { 'S2.1': 'france-d1' },
      lost: 'S2.2, S2.3',
    }).play('attack with ussr-su-76, ussr-su-100, ussr-t-35');
    expect(table.offers()).toEqual(['ussr-su-76 hits france-d1', 'ussr-su-100 hits france-d1']);
    expect(table.illegal('ussr-t-35 hits S2.1')).toBe('7.22');
    table.play('ussr-su-100 hits france-d1');
    expect(table.illegal('ussr-su-76 hits S2.1'), 'Vehicles only').toBe('7.22');
    table.play('ussr-t-35 hits S2.1');
    // The third attacker has no target left and goes to the Depot without effect.
    expect(table.asked).toBe('stepTwo');
    expect(table.depot(1)).toBe('ussr-su-100, base-s2-1, ussr-t-35, ussr-su-76, medal-ussr-single');
    expect(table.told).toContain('struckNothing');
  });

  test('the attack cannot be broken off [RUSH-7.23, RUSH-7.20]', () => {
    const table = given({ hand: { 1: 'ussr-t-28, ussr-ms-1' } }).play('attack with ussr-t-28, ussr-ms-1');
    expect(table.illegal('end')).toBe('7.23');
    table.play('ussr-t-28 hits S2.1');
    expect(table.illegal('end')).toBe('7.23');
    table.play('ussr-ms-1 hits S2.2', 'end');
  });
});
