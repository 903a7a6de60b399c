/** The rulebook's worked examples on Medals, the end and scoring: WE-42 to WE-50, WE-58, WE-63. */
import { describe, expect, test } from 'vitest';
import { numberOf } from '#engine/seats.ts';
import { given } from './support.ts';

/** A table after three hits with three kills. */
const threeKills = (piles: Record<string, readonly [number, number]>) =>
  given({
    seats: 3,
    hand: { 1: 'ussr-t-28, ussr-su-100, ussr-kv-1' },
    on: { 'S2.1': 'usa-m5-stuart', 'S2.2': 'usa-m2-medium', 'S3.1': 'germany-tiger' },
    piles,
  }).play(
    'attack with ussr-t-28, ussr-su-100, ussr-kv-1',
    'ussr-t-28 hits usa-m5-stuart',
    'ussr-su-100 hits usa-m2-medium',
    'ussr-kv-1 hits germany-tiger',
  );
/** A table after two kills by the two Vehicles of seat 1. */
const twoKills = (attackers: string, piles: Record<string, readonly [number, number]>) => {
  const [one, two] = attackers.split(', ');
  return given({ hand: { 1: attackers }, on: { 'S2.1': 'ussr-ms-1', 'S2.2': 'ussr-t-26' }, piles }).play(
    `attack with ${attackers}`,
    `${one} hits ussr-ms-1`,
    `${two} hits ussr-t-26`,
  );
};

describe('Medals', () => {
  test('WE-42 the reward for three [RUSH-8.1, RUSH-8.3, RUSH-8.6]', () => {
    const table = threeKills({ ussr: [9, 3] });
    expect(table.asked).toBe('chooseMedalPayout');
    expect(table.offers()).toEqual(['take 1 single, 1 double', 'take 3 singles']);
    expect(table.illegal('take 2 singles')).toBe('8.6');
    table.play('take 1 single, 1 double');
    expect(table.pile('ussr')).toEqual([8, 2]);
    expect(table.depot(1)).toMatch(/ussr-kv-1, medal-ussr-single, medal-ussr-double$/);
  });

  test('WE-43 two kills [RUSH-8.3, RUSH-8.6]', () => {
    const table = twoKills('france-d1, france-arl-44', { france: [5, 1] });
    expect(table.offers().sort()).toEqual(['take 1 double', 'take 2 singles']);
    table.play('take 1 double');
    expect(table.pile('france')).toEqual([5, 0]);
  });

  test('WE-44 no doubles left [RUSH-8.4]', () => {
    const table = twoKills('usa-m2-medium, usa-m4-sherman', { usa: [4, 0] });
    expect(table.asked).toBe('stepTwo');
    expect([table.pile('usa'), table.depot(1)]).toEqual([
      [2, 0],
      'usa-m2-medium, usa-m4-sherman, medal-usa-single, medal-usa-single',
    ]);
  });

  test('WE-45 no singles left [RUSH-8.5, RUSH-8.6]', () => {
    const table = given({
      turn: 2,
      hand: { 2: 'germany-tiger' },
      on: { 'S1.1': 'ussr-ms-1' },
      piles: { germany: [0, 2] },
      more: { trigger: 'medals' },
    });
    table.play('attack with germany-tiger', 'germany-tiger hits ussr-ms-1');
    expect([table.asked, table.depot(2), table.pile('germany')]).toEqual([
      'stepTwo',
      'germany-tiger',
      [0, 2],
    ]);
  });

  test('WE-58 Invulnerability and kills do not merge [RUSH-6.36, RUSH-6.38, RUSH-8.6]', () => {
    const table = given({
      hand: { 1: 'ussr-t-43, ussr-su-100' },
      on: { 'S2.1': 'usa-m5-stuart', 'S1.2': 'usa-m6', 'S1.3': 'usa-t29' },
    });
    table.play('play ussr-t-43');
    expect([table.depot(1), table.pile('ussr')]).toEqual(['medal-ussr-single', [8, 3]]);
    table.play('attack with ussr-su-100', 'ussr-su-100 hits usa-m5-stuart');
    expect(table.asked, 'a double is not offered').toBe('stepTwo');
    expect(table.depot(1)).toBe('medal-ussr-single, ussr-su-100, medal-ussr-single');
    expect(table.pile('ussr')).toEqual([7, 3]);
  });
});

describe('the end', () => {
  test('WE-46 by Medals [RUSH-11.2, RUSH-11.3]', () => {
    const table = given({
      seats: 4,
      turn: 2,
      hand: { 2: 'usa-m18-hellcat' },
      on: { 'S1.1': 'ussr-ms-1' },
      piles: { usa: [1, 2] },
    });
    table.play('attack with usa-m18-hellcat', 'usa-m18-hellcat hits ussr-ms-1');
    expect([table.depot(2), table.pile('usa')]).toEqual(['usa-m18-hellcat, medal-usa-single', [0, 2]]);
    expect(table.told).toContain('endTriggered');
    expect(table.match.outcome).toBeUndefined();
    table.play('end');
    expect(table.turn).toBe(3);
    table.play('end');
    expect(table.turn).toBe(4);
    table.play('end');
    expect(table.match.outcome).toMatchObject({ reason: 'medals', ranks: [2, 1, 2, 2] });
  });

  test('WE-47 by Bases; playing without Bases [RUSH-11.1, RUSH-11.5, RUSH-5.13, RUSH-11.6]', () => {
    const table = given({
      seats: 3,
      lost: 'S2.1, S2.2',
      hand: { 1: 'germany-tiger', 2: 'ussr-t-34, E, ussr-kv-1' },
      garage: { 2: 'E, E, E, E' },
      depot: { 2: 'base-s1-1, base-s3-1' },
      reserve: 'germany-panzer-i, usa-m6, usa-t29, usa-t32',
    });
    table.play('attack with germany-tiger', 'germany-tiger hits S2.3');
    expect([table.standing(2), table.told.includes('endTriggered')]).toEqual([0, true]);
    table.play('end');
    expect(table.turn).toBe(2);
    table.play('play ussr-t-34');
    expect([table.hand(2), table.depot(2)]).toEqual(['E, ussr-kv-1, E', 'base-s1-1, base-s3-1, ussr-t-34']);
    table.play('buy germany-panzer-i with E', 'attack with ussr-kv-1', 'ussr-kv-1 hits S1.2', 'end');
    expect(table.turn).toBe(3);
    table.play('end');
    expect(table.match.outcome).toEqual({ ranks: [2, 1, 3], scores: [3, 9, 0], reason: 'bases' });
  });

  test('WE-63 the round limit [RUSH-12.14, RUSH-11.8]', () => {
    const position = { turn: 2, options: { roundLimit: 60 }, depot: { 1: 'medal-usa-single' } };
    const before = given({ ...position, more: { round: 59 } }).play('end');
    expect([before.match.outcome, before.state.round]).toEqual([undefined, 60]);
    const table = given({ ...position, more: { round: 60 } }).play('end');
    expect(table.match.outcome).toEqual({ ranks: [1, 2], scores: [1, 0], reason: 'rounds' });
  });
});

describe('scoring', () => {
  /** A list with `n` copies of a name. */
  const times = (count: number, name: string): string => Array.from({ length: count }, () => name).join(', ');

  test('WE-48 ties and full scoring [RUSH-11.8, RUSH-11.12, RUSH-11.13, RUSH-11.15, RUSH-11.24]', () => {
    // Filled up to 24, 22 and 24 cards with Engineers and light tanks, which none of these Achievements counts.
    const LIGHT = [
      'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60, ussr-t-70, germany-leopard, germany-luchs',
      'usa-m2-light, usa-m3-stuart, usa-m5-stuart, usa-t1-cunningham, germany-panzer-i',
      'france-amx-38, france-fcm-36, france-amx-12t, france-amx-13-90, france-renault-ft, france-renault-r35, germany-panzer-38t, france-hotchkiss-h35',
    ];
    const squads = [
      `medal-ussr-single, medal-ussr-single, medal-ussr-double, medal-germany-single, base-s2-1, base-s2-2,
       ussr-kv-1, ussr-kv-2, ussr-is-2, ussr-t-28, ussr-t-34, ${LIGHT[0]}, ${times(6, 'E')}`,
      `medal-germany-single, medal-germany-double, medal-usa-single, medal-usa-single, base-s3-1,
       usa-m6, usa-t29, usa-t32, usa-t20, usa-m2-medium, usa-m3-lee, usa-m4-sherman, ${LIGHT[1]}, ${times(5, 'E')}`,
      `medal-france-single, medal-france-single, medal-france-single, medal-germany-single, medal-germany-single,
       germany-tiger, france-d1, france-d2, france-somua-s35, ${LIGHT[2]}, ${times(7, 'E')}`,
    ];
    expect(squads.map((squad) => squad.split(',').length)).toEqual([24, 22, 24]);
    const table = given({
      seats: 3,
      turn: 3,
      depot: Object.fromEntries(squads.map((squad, seat) => [numberOf(seat), squad.replace(/\s+/g, ' ')])),
      achievements: 'ach-heavy, ach-medium, ach-medals-germany, ach-cards',
      lost: 'S1.1',
      more: { trigger: 'bases' },
    });
    table.play('end');
    expect(table.view().derived).toEqual({
      standings: [
        { id: 'ach-heavy', values: [3, 3, 1], leader: null },
        { id: 'ach-medium', values: [2, 4, 3], leader: 2 },
        { id: 'ach-medals-germany', values: [1, 3, 2], leader: 2 },
        { id: 'ach-cards', values: [24, 22, 24], leader: null },
      ],
      scores: [
        { medals: 5, bases: 2, achievements: 0, total: 11 },
        { medals: 5, bases: 1, achievements: 2, total: 18 },
        { medals: 5, bases: 0, achievements: 0, total: 5 },
      ],
    });
    expect(table.match.outcome).toEqual({ ranks: [2, 1, 3], scores: [11, 18, 5], reason: 'bases' });
  });

  test('WE-49 the tie-break by destroyed Vehicles [RUSH-11.17, RUSH-11.18]', () => {
    const table = given({
      turn: 2,
      depot: {
        1: 'medal-ussr-double, medal-usa-double, medal-france-single, base-s2-1, base-s2-2, base-s2-3',
        2: 'medal-ussr-double, medal-usa-double, medal-germany-double, base-s1-1, ussr-kv-1',
      },
      achievements: 'ach-heavy',
      more: { trigger: 'bases' },
    });
    table.play('end');
    expect(table.match.outcome).toEqual({ ranks: [2, 1], scores: [14, 14], reason: 'bases' });
  });

  test('WE-50 what is in the squad [RUSH-11.8, RUSH-11.9, RUSH-11.10, RUSH-11.11]', () => {
    for (const squadIncludesDefenders of [false, true]) {
      const table = given({
        options: { squadIncludesDefenders },
        hand: { 1: 'ussr-kv-1' },
        garage: { 1: 'germany-tiger' },
        depot: { 1: 'usa-t29' },
        on: { 'S1.1': 'france-arl-44' },
        graveyard: 'usa-m6',
        achievements: 'ach-heavy, ach-bases, ach-cards',
      });
      const heavies = squadIncludesDefenders ? 4 : 3;
      expect(table.view().derived).toMatchObject({
        standings: [{ values: [heavies, 0] }, { values: [0, 0], leader: null }, { values: [heavies, 0] }],
        scores: [{ medals: 0, bases: 0, achievements: 2, total: 10 }, { total: 0 }],
      });
    }
  });
});
