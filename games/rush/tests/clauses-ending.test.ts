/** The end of the game and scoring: RUSH-11. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { outcome, scoreSheet } from '../rules/scoring.ts';
import { OVER } from '../rules/state.ts';
import { type Given, given, newGame } from './support.ts';

/** Ends every turn at once until the game is over; returns the number of turns. */
const endOf = (table: ReturnType<typeof given>): number => {
  let turns = 0;
  for (; !table.match.outcome; turns++) table.play('end');
  return turns;
};

describe('the end', () => {
  test('the loss of all three Bases triggers the end, two do not [RUSH-11.1]', () => {
    const two = given({ lost: 'S2.1', hand: { 1: 'germany-tiger' } });
    two.play('attack with germany-tiger', 'germany-tiger hits S2.2');
    expect([two.standing(2), two.trigger]).toEqual([1, 0]);
    const three = given({ lost: 'S2.1, S2.2', hand: { 1: 'germany-tiger' } });
    three.play('attack with germany-tiger', 'germany-tiger hits S2.3');
    expect(three.trigger).toBe(1);
    const siege = given({ lost: 'S2.1, S2.2', damaged: 'S2.3', hand: { 1: 'germany-panzerwerfer-42' } });
    expect(siege.play('play germany-panzerwerfer-42').trigger).toBe(1);
    const spread = given({ seats: 3, lost: 'S2.1, S3.1, S3.2', hand: { 1: 'germany-tiger' } });
    spread.play('attack with germany-tiger', 'germany-tiger hits S2.2');
    expect(spread.trigger, 'three of two players are not enough').toBe(0);
  });

  test('the last single of a pile triggers the end, whether doubles are left or not [RUSH-11.2]', () => {
    for (const [piles, trigger] of [
      [[2, 0], 0],
      [[1, 3], 2],
      [[1, 0], 2],
    ] as const) {
      const table = given({ hand: { 1: 'usa-t29' }, on: { 'S2.1': 'ussr-ms-1' }, piles: { usa: piles } });
      table.play('attack with usa-t29', 'usa-t29 hits ussr-ms-1');
      expect(table.trigger).toBe(trigger);
    }
    const doubles = given({ more: { noted: [0, 0, 2, 0] }, piles: { usa: [2, 1] } }).play(
      'end',
      'take 1 double',
    );
    expect(doubles.trigger, 'the last double triggers nothing').toBe(0);
  });

  test('the round is finished, so that all have the same number of turns [RUSH-11.3, RUSH-11.4]', () => {
    for (const first of [1, 2, 3])
      for (const turn of [1, 2, 3]) {
        const table = given({ seats: 3, turn, more: { first, trigger: 'bases' } });
        const left = (first - turn + 3) % 3 || 3;
        expect(endOf(table), `first ${first}, turn ${turn}`).toBe(left);
      }
    // If the last player of the round triggers the end, the game ends after that turn.
    const last = given({ turn: 2, lost: 'S1.1, S1.2', hand: { 2: 'germany-tiger' } });
    last.play('attack with germany-tiger', 'germany-tiger hits S1.3', 'end');
    expect(last.match.outcome).toMatchObject({ reason: 'bases' });
    expect(last.refusal('end', 1)).toMatchObject({ code: 'GAME_OVER', clause: 'RUSH-11.3' });
  });

  test('a player without Bases plays on and may win [RUSH-11.5, RUSH-11.6]', () => {
    const table = given({
      lost: 'S2.1, S2.2, S2.3',
      hand: { 2: 'E, ussr-kv-1' },
      depot: { 2: 'medal-usa-double' },
      reserve: 'ussr-t-26, ussr-bt-7, usa-t29, usa-t32',
      more: { trigger: 'bases' },
    }).play('end');
    table.play('buy ussr-t-26 with E', 'attack with ussr-kv-1', 'ussr-kv-1 hits S1.2', 'end');
    expect(table.match.outcome).toEqual({ ranks: [2, 1], scores: [0, 5], reason: 'bases' });
  });

  test('a second trigger changes nothing [RUSH-11.7]', () => {
    const table = given({
      seats: 3,
      lost: 'S2.1, S2.2',
      hand: { 1: 'germany-tiger', 2: 'usa-t20' },
      piles: { usa: [1, 3] },
    }).play('attack with germany-tiger', 'germany-tiger hits S2.3', 'end');
    table.play('play usa-t20');
    expect([table.trigger, table.pile('usa'), table.told.includes('endTriggered')]).toEqual([
      1,
      [0, 3],
      false,
    ]);
    expect(endOf(table)).toBe(2);
    expect(table.match.outcome?.reason).toBe('bases');
  });

  test('the game ends after round R, and only with the option [RUSH-12.14]', () => {
    const turns = endOf(newGame(3, { roundLimit: 5 }));
    expect(turns).toBe(15);
    const free = given({ turn: 2, more: { round: 5 } }).play('end');
    expect(free.match.outcome).toBeUndefined();
    const tooFew = () => newGame(2, { roundLimit: 4 });
    expect(tooFew).toThrow('BAD_OPTION');
  });
});

describe('squads and Achievements', () => {
  const totals = (position: Given) => {
    const { scores, standings } = scoreSheet(given(position).state);
    return { scores, leaders: standings.map((one) => one.leader + 1) };
  };

  test('hand, Garage and Depot count; standing Bases, defenders and the Graveyard do not [RUSH-11.8, RUSH-11.9, RUSH-11.11, RUSH-11.23]', () => {
    const { scores, leaders } = totals({
      hand: { 1: 'medal-usa-single' },
      garage: { 1: 'medal-usa-double' },
      depot: { 1: 'base-s2-1, ussr-kv-1' },
      graveyard: 'medal-france-single, ussr-kv-2',
      on: { 'S2.2': 'germany-tiger', 'S2.3': 'usa-t29' },
      achievements: 'ach-heavy, ach-bases',
    });
    expect(scores.map(({ total }) => total)).toEqual([1 + 2 + 3 + 10, 0]);
    expect(leaders).toEqual([1, 1]);
  });

  test('defenders count only by option [RUSH-11.10, RUSH-12.11]', () => {
    for (const squadIncludesDefenders of [false, true]) {
      const { leaders } = totals({
        options: { squadIncludesDefenders },
        depot: { 1: 'ussr-kv-1' },
        on: { 'S2.2': 'germany-tiger', 'S2.3': 'usa-t29', 'S1.1': 'ussr-ms-1' },
        achievements: 'ach-heavy, ach-light, ach-cards',
      });
      expect(leaders).toEqual(squadIncludesDefenders ? [2, 1, 0] : [1, 0, 1]);
    }
  });

  test('each Achievement counts what its card says [RUSH-11.12, RUSH-11.13, RUSH-11.20, RUSH-11.24]', () => {
    // For each Achievement: a card that leads, one that counts less or nothing, and cards that are level with the first.
    for (const [id, one, two, level] of [
      ['ach-bases', 'base-s2-1', 'medal-usa-double', 'base-s1-1'],
      ['ach-light', 'ussr-ms-1', 'ussr-t-28', 'france-amx-38'],
      ['ach-medium', 'ussr-t-28', 'ussr-ms-1', 'usa-t20'],
      ['ach-spg', 'ussr-su-100', 'ussr-kv-1', 'germany-hummel'],
      ['ach-heavy', 'ussr-kv-1', 'ussr-su-100', 'usa-m6'],
      ['ach-auxiliary', 'ussr-m-72', 'ussr-su-100', 'usa-m32-trv'],
      ['ach-medals-ussr', 'medal-ussr-double', 'medal-ussr-single', 'medal-ussr-single, medal-ussr-single'],
      ['ach-medals-germany', 'medal-germany-single', 'medal-usa-double', 'medal-germany-single'],
      ['ach-medals-usa', 'medal-usa-single', 'E, E', 'medal-usa-single'],
      ['ach-medals-france', 'medal-france-double', 'medal-france-single', 'medal-france-double'],
      ['ach-doubles', 'medal-france-double', 'medal-usa-single, medal-usa-single', 'medal-ussr-double'],
      ['ach-cards', 'E, base-s2-1', 'medal-usa-double', 'Tech, ussr-ms-1'],
    ] as const) {
      const seats = 3;
      expect(totals({ seats, depot: { 1: one, 2: two }, achievements: id }).leaders, id).toEqual([1]);
      expect(totals({ seats, depot: { 1: one, 3: level }, achievements: id }).leaders, id).toEqual([0]);
    }
  });

  test('Achievements are not part of squads [RUSH-11.14]', () => {
    const table = given({ depot: { 1: 'E' }, achievements: 'ach-cards, ach-bases' });
    const { standings } = scoreSheet(table.state);
    const turned = scoreSheet(given({ depot: { 1: 'E' }, achievements: 'ach-bases, ach-cards' }).state);
    expect(standings.map(({ id, leader }) => [id, leader])).toEqual([
      ['ach-cards', 0],
      ['ach-bases', -1],
    ]);
    expect(turned.scores, 'in any order').toEqual(scoreSheet(table.state).scores);
  });

  test('cards give 1, 2 and 3 points, Achievements 5; the highest score wins [RUSH-11.15, RUSH-11.16]', () => {
    const { scores } = totals({
      seats: 3,
      depot: { 1: 'medal-usa-single', 2: 'medal-usa-double', 3: 'base-s1-1' },
      achievements: 'ach-bases',
    });
    expect(scores.map(({ total }) => total)).toEqual([1, 2, 8]);
    const table = given({
      turn: 2,
      depot: { 1: 'base-s2-3', 2: 'medal-usa-double, medal-usa-double' },
      more: { trigger: 'medals' },
    }).play('end');
    expect(table.match.outcome).toMatchObject({ ranks: [2, 1], scores: [3, 4] });
  });
});

describe('tie-breaks', () => {
  const ranks = (depot: Record<number, string>, achievements = '', seats = 2) =>
    given({ seats, turn: seats, depot, achievements, more: { trigger: 'bases' } }).play('end').match.outcome
      ?.ranks;

  test('first by Medal points, not by Medal cards [RUSH-11.17, RUSH-11.18]', () => {
    // 6 points each: two doubles and two singles against a Base and three singles.
    expect(
      ranks({
        1: 'medal-usa-single, medal-usa-single, medal-usa-single, base-s2-1',
        2: 'medal-ussr-double, medal-france-double, medal-usa-single, medal-usa-single',
      }),
    ).toEqual([2, 1]);
  });

  test('then by Bases in the squad [RUSH-11.19, RUSH-11.20]', () => {
    // 17 and two Medal points each: five Bases against three Achievements.
    expect(
      ranks(
        {
          1: 'medal-usa-double, base-s2-1, base-s3-1, base-s3-2, base-s2-2, base-s2-3',
          2: 'medal-usa-double, ussr-kv-1, ussr-su-100, ussr-ms-1',
          3: 'E',
        },
        'ach-heavy, ach-spg, ach-light',
        3,
      ),
    ).toEqual([1, 2, 3]);
  });

  test('players who are level in everything win together [RUSH-11.21, RUSH-11.22]', () => {
    expect(ranks({ 1: 'medal-usa-single', 2: 'medal-france-single', 3: 'E' }, '', 3)).toEqual([1, 1, 3]);
    expect(
      ranks(
        { 1: 'ussr-kv-1, base-s2-1', 2: 'ussr-su-100, base-s1-1', 3: 'medal-usa-single' },
        'ach-heavy, ach-spg',
        3,
      ),
      'one Achievement each',
    ).toEqual([1, 1, 3]);
    // The third tie-break never decides (D20): players who are level in the others have equally many Achievements.
    const random = new FastChance(3);
    for (let i = 0; i < 60; i++) {
      const { state } = given({
        seats: 4,
        achievements: 'ach-heavy, ach-spg, ach-light, ach-medium, ach-cards',
      });
      const { card } = state;
      for (let n = 0; n < 24; n++)
        card.move(random.draw(card.plan.ids.length), card.zone('depot', random.draw(4)));
      state.asked = OVER;
      state.turnOf = -1;
      state.trigger = 1;
      const { scores } = scoreSheet(state);
      const ranked = outcome(state)!.ranks;
      for (const [a, one] of scores.entries())
        for (const [b, other] of scores.entries()) {
          const level = one.total === other.total && one.medals === other.medals && one.bases === other.bases;
          expect(ranked[a] === ranked[b]).toBe(level);
          if (level) expect(one.achievements).toBe(other.achievements);
        }
    }
  });
});
