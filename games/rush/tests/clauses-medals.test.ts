/** Medals: RUSH-8. */
import { describe, expect, test } from 'vitest';
import { rush } from '../rules/game.ts';
import { payoutStep } from '../rules/steps.ts';
import { given } from './support.ts';

/** A table after `count` kills by French cards; `piles`: the single and double French Medals left. */
const kills = (count: number, piles: readonly [number, number]) =>
  given({ seats: 3, hand: { 1: 'E' }, piles: { france: piles }, more: { noted: [0, 0, 0, count] } }).play(
    'end',
  );

describe('payouts', () => {
  test('one Medal of the attackers’ nation for each Vehicle [RUSH-8.1]', () => {
    const table = given({ hand: { 1: 'usa-m18-hellcat' }, on: { 'S2.1': 'ussr-kv-1' } });
    table.play('attack with usa-m18-hellcat', 'usa-m18-hellcat hits ussr-kv-1');
    expect(table.depot(1)).toBe('usa-m18-hellcat, medal-usa-single');
    expect([table.pile('usa'), table.pile('ussr')]).toEqual([
      [8, 3],
      [9, 3],
    ]);
  });

  test('no Medal for a Base [RUSH-8.2]', () => {
    const table = given({ hand: { 1: 'usa-t29' } }).play('attack with usa-t29', 'usa-t29 hits S2.1', 'end');
    expect(table.pile('usa')).toEqual([9, 3]);
  });

  test('all payouts for every number of kills and every pile [RUSH-8.3, RUSH-8.4, RUSH-8.5, RUSH-8.6, RUSH-8.7]', () => {
    for (let count = 1; count <= 6; count++)
      for (const singles of [0, 1, 2, 3, 9])
        for (const doubles of [0, 1, 2, 3]) {
          // Computed from the text of 8.6, without the rules.
          let most = 0;
          const all: string[] = [];
          for (let d = 0; d <= doubles; d++)
            for (let s = 0; s <= singles; s++) if (s + 2 * d <= count) most = Math.max(most, s + 2 * d);
          for (let d = doubles; d >= 0; d--) {
            const s = most - 2 * d;
            const words = [
              ...(s > 0 ? [`${s} single${s > 1 ? 's' : ''}`] : []),
              ...(d > 0 ? [`${d} double${d > 1 ? 's' : ''}`] : []),
            ];
            if (s >= 0 && s <= singles) all.push(`take ${words.join(', ')}`);
          }
          const table = kills(count, [singles, doubles]);
          const which = `${count} of ${singles}/${doubles}`;
          if (all.length > 1) {
            expect([table.asked, table.offers()], which).toEqual(['chooseMedalPayout', all]);
            for (let d = 0; d <= 3; d++)
              for (let s = 0; s <= 9; s++) {
                const legal = s + 2 * d === most && s <= singles && d <= doubles;
                expect(rush.refuse(table.state, 0, [payoutStep(s, d)], true)?.clause, which).toBe(
                  legal ? undefined : 'RUSH-8.6',
                );
              }
            table.play(all[0]!);
          }
          const [s, d] = table.pile('france');
          expect(singles - s + 2 * (doubles - d), which).toBe(most);
          expect(table.turn).toBe(2);
        }
  });

  test('Medals cannot be refused [RUSH-8.7]', () => {
    const table = kills(2, [1, 1]);
    expect(table.pile('france'), 'the double is the only full payout').toEqual([1, 0]);
    const choice = kills(3, [9, 3]);
    for (const text of [
      'take 2 singles',
      'take 1 single',
      'take 1 double',
      'take 4 singles',
      'take 2 doubles',
    ])
      expect(choice.illegal(text), text).toBe('8.6');
    expect(choice.illegal('end')).toBe('3.14');
    choice.play('take 3 singles');
  });

  test('each nation is paid separately, in order [RUSH-8.9]', () => {
    const table = given({
      hand: { 1: 'usa-m12, germany-panzerwerfer-42, ussr-t-28, ussr-ms-1' },
      on: { 'S2.1': 'france-d1', 'S2.2': 'usa-t20', 'S2.3': 'germany-tiger' },
      damaged: 'france-d1, usa-t20, germany-tiger',
    });
    table.play('play usa-m12', 'siege france-d1', 'place on S1.1');
    table.play('play germany-panzerwerfer-42', 'siege usa-t20');
    expect([...table.state.noted]).toEqual([0, 1, 1, 0]);
    table.play('attack with ussr-ms-1', 'ussr-ms-1 hits germany-tiger');
    expect(table.depot(1)).toMatch(/medal-ussr-single, medal-germany-single, medal-usa-single$/);
  });

  test('two choices are asked one after the other [RUSH-8.9, RUSH-8.13]', () => {
    const table = given({ hand: { 1: 'E' }, more: { noted: [2, 0, 0, 3] } }).play('end');
    expect(table.view(1).own['1']?.point?.params).toEqual({ nation: 'ussr' });
    expect(table.illegal('buy ussr-ms-1 with E')).toBe('8.13');
    table.play('take 1 double');
    expect(table.view(1).own['1']?.point?.params).toEqual({ nation: 'france' });
    expect(table.offers()).toEqual(['take 1 single, 1 double', 'take 3 singles']);
    table.play('take 1 single, 1 double');
    expect([table.turn, table.pile('ussr'), table.pile('france')]).toEqual([2, [9, 2], [8, 2]]);
  });
});

describe('when Medals are paid, and to whom', () => {
  test('a Siege kill before the attack and a kill of the attack make a double [RUSH-8.8, RUSH-8.3]', () => {
    const position = {
      hand: { 1: 'ussr-bm-13, ussr-su-100' },
      on: { 'S2.1': 'france-d1', 'S2.2': 'usa-t20' },
      damaged: 'france-d1',
    };
    const table = given(position).play('play ussr-bm-13', 'siege france-d1');
    expect(table.pile('ussr')).toEqual([9, 3]);
    table.play('attack with ussr-su-100', 'ussr-su-100 hits usa-t20');
    expect(table.offers()).toEqual(['take 1 double', 'take 2 singles']);
    table.play('take 1 double');
    // After the attack, Medals are next paid at the end of step II.
    const late = given(position).play('attack with ussr-su-100', 'ussr-su-100 hits usa-t20');
    expect(late.pile('ussr')).toEqual([8, 3]);
    late.play('play ussr-bm-13', 'siege france-d1', 'end');
    expect(late.pile('ussr')).toEqual([7, 3]);
  });

  test('with immediate payment a Siege kill pays one single at once and never merges [RUSH-12.9]', () => {
    const table = given({
      options: { killMedalTiming: 'immediate' },
      hand: { 1: 'ussr-bm-13, ussr-su-100' },
      on: { 'S2.1': 'france-d1', 'S2.2': 'usa-t20' },
      damaged: 'france-d1',
    }).play('play ussr-bm-13', 'siege france-d1');
    expect([table.depot(1), ...table.state.noted]).toEqual(['medal-ussr-single, ussr-bm-13', 0, 0, 0, 0]);
    table.play('attack with ussr-su-100', 'ussr-su-100 hits usa-t20');
    expect([table.asked, table.pile('ussr')]).toEqual(['stepTwo', [7, 3]]);
    const none = given({
      options: { killMedalTiming: 'immediate' },
      hand: { 1: 'ussr-bm-13' },
      on: { 'S2.1': 'france-d1' },
      damaged: 'france-d1',
      piles: { ussr: [0, 3] },
    }).play('play ussr-bm-13', 'siege france-d1', 'end');
    expect([none.pile('ussr'), none.told.includes('tookMedals')]).toEqual([[0, 3], false]);
    const twice = given({
      options: { killMedalTiming: 'immediate' },
      hand: { 1: 'ussr-t-28, ussr-ms-1' },
      on: { 'S2.1': 'usa-m5-stuart', 'S2.2': 'usa-m2-light' },
    }).play(
      'attack with ussr-t-28, ussr-ms-1',
      'ussr-t-28 hits usa-m5-stuart',
      'ussr-ms-1 hits usa-m2-light',
    );
    expect(twice.offers(), 'Vehicles of the attack form doubles').toEqual([
      'take 1 double',
      'take 2 singles',
    ]);
    twice.play('take 2 singles');
  });

  test('the player who destroys is rewarded, no matter who damaged before [RUSH-8.10]', () => {
    const table = given({
      seats: 3,
      hand: { 1: 'ussr-ms-1', 2: 'usa-m2-light' },
      on: { 'S3.1': 'germany-tiger' },
    }).play('attack with ussr-ms-1', 'ussr-ms-1 hits germany-tiger', 'end');
    table.play('attack with usa-m2-light', 'usa-m2-light hits germany-tiger');
    expect([table.pile('ussr'), table.pile('usa'), table.depot(2)]).toEqual([
      [9, 3],
      [8, 3],
      'usa-m2-light, medal-usa-single',
    ]);
  });

  test('Medal cards pay and score [RUSH-8.11]', () => {
    const table = given({
      hand: { 1: 'medal-france-single' },
      depot: { 2: 'medal-france-double' },
      reserve: 'ussr-t-26, usa-t29',
      achievements: 'ach-medals-france, ach-doubles',
    }).play('buy ussr-t-26 with medal-france-single');
    expect(table.view().derived).toMatchObject({
      standings: [
        { values: [1, 2], leader: 2 },
        { values: [0, 1], leader: 2 },
      ],
      scores: [{ total: 1 }, { total: 12 }],
    });
  });

  test('Vehicles of every class count [RUSH-8.12]', () => {
    for (const victim of ['usa-m5-stuart', 'france-d1', 'germany-hummel', 'germany-tiger', 'usa-m32-trv']) {
      const table = given({ hand: { 1: 'ussr-su-100' }, on: { 'S2.1': victim } });
      table.play('attack with ussr-su-100', `ussr-su-100 hits ${victim}`);
      expect(table.pile('ussr'), victim).toEqual([8, 3]);
    }
  });

  test('Medals of the attack are paid before anything else [RUSH-8.13]', () => {
    const hand = 'ussr-ms-1, ussr-t-26';
    const table = given({
      hand: { 1: `${hand}, E` },
      on: { 'S2.1': 'usa-m5-stuart', 'S2.2': 'usa-m2-light' },
      reserve: 'germany-panzer-i, usa-t29',
    }).play(`attack with ${hand}`, 'ussr-ms-1 hits usa-m5-stuart', 'ussr-t-26 hits usa-m2-light');
    expect(table.illegal('buy germany-panzer-i with E')).toBe('8.13');
    expect(table.illegal('end')).toBe('3.14');
    table.play('take 2 singles', 'buy germany-panzer-i with E');
    expect(table.depot(1)).toBe(`${hand}, medal-ussr-single, medal-ussr-single, E, germany-panzer-i`);
  });
});
