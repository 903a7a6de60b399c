/** The options, on and off: RUSH-12. (12.8, 12.9 and 12.11 to 12.14 are tested with what they change.) */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#engine/options.ts';
import { OPTIONS, V2 } from '../rules/options.ts';
import { given, newGame } from './support.ts';

test('the changes of v2.0 are one preset [RUSH-12.1, RUSH-12.2, RUSH-12.5]', () => {
  const { options } = newGame(2, { ...V2.options }).match.setup;
  const changed = Object.entries(options).filter(([id, value]) => value !== defaultOptions(OPTIONS)[id]);
  expect(changed.map(([id]) => id)).toEqual([
    'reserveSize',
    'reserveRefresh',
    'attackerExposure',
    'firstPlayer',
  ]);
});

const ROW = 'ussr-ms-1, ussr-t-26, ussr-bt-7, ussr-t-60';

describe('the Reserve', () => {
  test('holds 4 or 5 cards throughout the game [RUSH-12.1]', () => {
    for (const reserveSize of [4, 5]) {
      const table = newGame(2, { reserveSize, roundLimit: 5 });
      while (!table.match.outcome) {
        expect(table.reserve.split(', ')).toHaveLength(reserveSize);
        table.play('end');
      }
    }
    for (const reserveSize of [3, 6]) expect(() => newGame(2, { reserveSize })).toThrow('BAD_OPTION');
  });

  test('is restored in step III, or by option once in step I if the player wants [RUSH-12.2, RUSH-12.3]', () => {
    const end = given({ reserve: ROW, deck: 'usa-t20' }).play('end');
    expect([end.reserve, end.asked]).toEqual(['usa-t20, ussr-ms-1, ussr-t-26, ussr-bt-7', 'stepTwo']);
    const asked = newGame(2, { reserveRefresh: 'optionalAtStart' });
    expect([asked.asked, asked.offers()]).toEqual(['chooseReserveRefresh', ['no', 'yes']]);
    expect(asked.illegal('end'), 'it is step I').toBe('3.1');
    asked.play('yes');
    expect(asked.illegal('yes')).toBe('12.2');
    expect(asked.illegal('no')).toBe('12.2');
    const [before, deck] = [asked.reserve, asked.deckSize];
    asked.play('end');
    expect([asked.reserve, asked.deckSize]).toEqual([before, deck]);
    asked.play('no');
    expect(asked.reserve).toBe(before);
  });

  test('purchases, Research and Reconnaissance refill it with either option [RUSH-12.4]', () => {
    const table = given({
      options: { reserveRefresh: 'optionalAtStart' },
      hand: { 1: 'Tech, E, usa-m8-greyhound' },
      reserve: 'ussr-ms-1, usa-t29, ussr-t-26, usa-t32',
      deck: 'france-d1, france-hotchkiss-h35, usa-m6, ussr-kv-1, ussr-kv-2, ussr-is-3',
    }).play('play Tech', 'gain ussr-ms-1');
    expect(table.reserve).toBe('france-d1, usa-t29, ussr-t-26, usa-t32');
    table.play('buy ussr-t-26 with E');
    expect(table.reserve).toBe('france-hotchkiss-h35, france-d1, usa-t29, usa-t32');
    table.play('play usa-m8-greyhound');
    expect(table.reserve).toBe('ussr-is-3, ussr-kv-2, ussr-kv-1, usa-m6');
  });
});

describe('exposure', () => {
  const attack = (position: Parameters<typeof given>[0], exposure = true) =>
    given({ ...position, options: { attackerExposure: exposure } });

  test('is asked only by option [RUSH-12.5]', () => {
    for (const exposure of [false, true]) {
      const table = attack({ hand: { 1: 'ussr-t-28' } }, exposure).play(
        'attack with ussr-t-28',
        'ussr-t-28 hits S2.1',
      );
      expect(table.asked).toBe(exposure ? 'chooseExposedAttacker' : 'stepTwo');
      if (!exposure) continue;
      expect(table.illegal('end')).toBe('7.23');
      expect(table.illegal('expose ussr-ms-1 on S1.1')).toBe('12.5');
      expect(table.illegal('expose ussr-t-28 on S2.1')).toBe('5.7');
      expect(table.illegal('play ussr-t-28')).toBe('7.20');
      table.play('expose ussr-t-28 on S1.2');
      expect([table.defenders, table.depot(1)]).toEqual([{ 'S1.2': 'ussr-t-28' }, '']);
    }
  });

  test('happens once, after the last hit and before the Medals, as a normal placement [RUSH-12.6]', () => {
    const table = attack({
      hand: { 1: 'ussr-t-28, ussr-ms-1' },
      on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t29', 'S1.3': 'usa-t32', 'S2.1': 'france-amx-38' },
      damaged: 'S1.3',
    }).play('attack with ussr-t-28, ussr-ms-1', 'ussr-ms-1 hits france-amx-38', 'ussr-t-28 hits S2.1');
    expect(table.depot(1)).toBe('ussr-ms-1, ussr-t-28');
    // In the order of the Depot from the bottom. All Bases are defended, so any may be chosen.
    expect(table.offers()).toEqual(
      ['ussr-ms-1', 'ussr-t-28'].flatMap((card) =>
        ['S1.1', 'S1.2', 'S1.3'].map((at) => `expose ${card} on ${at}`),
      ),
    );
    table.play('expose ussr-ms-1 on S1.3');
    expect(table.depot(1)).toBe('ussr-t-28, usa-t32, medal-ussr-single');
    expect(table.damaged, 'the Base keeps its damage').toBe('S1.3, S2.1');
    expect(table.asked).toBe('stepTwo');
  });

  test('a single answer is given automatically; there is none without Defence, without a Base or after Siege [RUSH-12.7]', () => {
    const single = attack({ hand: { 1: 'ussr-t-28' }, on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t29' } });
    single.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1');
    expect(single.defenders['S1.3']).toBe('ussr-t-28');
    const auxiliary = attack({ hand: { 1: 'ussr-ba-10' } }).play(
      'attack with ussr-ba-10',
      'ussr-ba-10 hits S2.1',
    );
    expect([auxiliary.asked, auxiliary.defenders]).toEqual(['stepTwo', {}]);
    const homeless = attack({
      hand: { 1: 'ussr-t-28' },
      lost: 'S1.1, S1.2, S1.3',
      more: { trigger: 'bases' },
    });
    homeless.play('attack with ussr-t-28', 'ussr-t-28 hits S2.1');
    expect([homeless.asked, homeless.depot(1)]).toEqual(['stepTwo', 'ussr-t-28']);
    const siege = attack({ hand: { 1: 'germany-panzerwerfer-42, germany-hummel' } });
    siege.play('play germany-panzerwerfer-42', 'siege S2.1', 'play germany-hummel', 'siege S2.2');
    expect(siege.asked, 'its own placement, no exposure').toBe('chooseDefendedBase');
    siege.play('place on S1.1');
    expect(siege.asked).toBe('stepTwo');
    // A declared attacker can be exposed even if it had no target.
    const idle = attack({
      hand: { 1: 'ussr-t-35, ussr-ba-10' },
      on: {
        'S2.1': 'france-amx-38',
        'S2.2': 'usa-m6',
        'S2.3': 'usa-t29',
        'S1.1': 'usa-t32',
        'S1.2': 'usa-t20',
      },
    }).play('attack with ussr-t-35, ussr-ba-10', 'ussr-ba-10 hits usa-m6');
    expect(idle.defenders['S1.3']).toBe('ussr-t-35');
  });

  test('everybody sees the top of the Depot afterwards [RUSH-12.6, RUSH-2.3]', () => {
    const table = attack({
      hand: { 1: 'ussr-ba-10, ussr-t-28' },
      on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t29' },
    }).play('attack with ussr-ba-10, ussr-t-28', 'ussr-ba-10 hits S2.1', 'ussr-t-28 hits S2.2');
    expect(table.seen('depot', 2)).toEqual([['ussr-ba-10'], []]);
  });
});

describe('captured Bases in the hand', () => {
  test('leave when the hand is revealed, or by option when it is drawn [RUSH-12.10]', () => {
    for (const baseCardsLeaveHand of ['onReveal', 'onDraw']) {
      const table = given({
        options: { baseCardsLeaveHand },
        hand: { 1: 'E', 2: 'ussr-m-72' },
        garage: { 1: 'base-s2-1, E, Tech, Vol' },
        lost: '',
        on: { 'S2.2': 'usa-m6', 'S2.3': 'usa-t29' },
      }).play('end');
      const stays = baseCardsLeaveHand === 'onReveal';
      expect([table.hand(1), table.garage(1)]).toEqual([stays ? 'base-s2-1, E, Tech' : 'E, Tech', 'Vol']);
      expect(table.depot(1)).toBe(stays ? 'E' : 'E, base-s2-1');
      table.play('play ussr-m-72');
      expect(table.offers(1).includes('discard base-s2-1'), 'Sabotage').toBe(stays);
      table.by(1, 'discard E').play('end');
      expect([table.turn, table.hand(1)]).toEqual([1, 'Tech']);
    }
  });

  test('with onDraw, a Base drawn in the middle of a turn leaves at once, too [RUSH-12.10, RUSH-6.3]', () => {
    const table = given({
      options: { baseCardsLeaveHand: 'onDraw' },
      hand: { 1: 'usa-t29' },
      garage: { 1: 'base-s2-1, E' },
      on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t32' },
    }).play('play usa-t29');
    expect([table.hand(1), table.depot(1)]).toEqual(['E', 'base-s2-1']);
  });
});
