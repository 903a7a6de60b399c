/** Worked examples of Resurrection, and of sheets whose cards change what fits and what it costs (WOW-11, 12, 15.11). */
import { describe, expect, test } from 'vitest';
import { drawEvents } from './event-support.ts';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

/** A priest and two friends against an Ogre; nobody hits. */
const group = (energy: number): Fight => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'priest', level: 4, region: 'brill', sheet: ['resurrection@1'] },
      { name: 'horde-2', class: 'mage', level: 4, region: 'brill' },
    ],
    figures: ['blue naga in brill'],
    dice: new Array(90).fill(3),
  });
  game.s.energy[2] = energy;
  game.play('3: challenge horde-1 group naga-blue-1 invite horde-2', '4: join horde-2');
  game.s.health[3] = 1;
  game.until(() => game.asked === 'assignWound');
  return game.play('wound horde-2');
};
test('W-59: for a point of Energy the fallen friend stays, with 2 and 4 points as the priest splits them (WOW-15.11)', () => {
  const game = group(5);
  expect(game.asked).toBe('react');
  expect(game.next('use resurrection')).toEqual([0, 1, 2, 3, 4].map((n) => `times ${n}`));
  game.play('use resurrection times 3');
  expect([game.points('horde-2'), game.s.energy[2]]).toEqual(['4/2', 4]);
  expect([game.where('horde-2'), game.s.role[3], game.s.actions[3]]).toEqual(['brill', 2, 0]);
  // It is defeated and then back, so the points that are told last are those that it has.
  expect(game.events.filter(({ type }) => type === 'defeated' || type === 'broughtBack')).toEqual([
    { type: 'defeated', hero: 'horde-2' },
    { type: 'broughtBack', hero: 'horde-2', health: 4, energy: 2 },
  ]);
});
test('W-59: who was brought back takes no further part, and gets experience, but no gold and no item (WOW-15.11, WOW-19.3)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'priest', level: 4, region: 'brill', sheet: ['resurrection@1'] },
      { name: 'horde-2', class: 'mage', level: 4, region: 'brill' },
    ],
    figures: ['green ogre in brill of rumbling-on-the-river'],
    dice: new Array(90).fill(3),
    more: ({ items }) => items.move(items.plan.index.get('archeus')!, items.plan.base.deck! + 1),
  });
  const { s } = game;
  game.play('3: challenge horde-1 group ogre-green-1 invite horde-2', '4: join horde-2');
  s.health[2] = 30;
  s.xp[2] = 20;
  s.xp[3] = 18;
  s.health[3] = 1;
  game.until(() => game.asked === 'assignWound');
  game.play('wound horde-2', 'use resurrection times 0');
  // The wounds that are left, and the next round, are the priest's alone.
  expect(game.offers).not.toContain('wound horde-2');
  game.until(() => game.s.round === 2);
  expect(game.events.flatMap((one) => (one.type === 'attackPhase' ? [one.hero] : [])).slice(-1)).toEqual([
    'horde-1',
  ]);
  expect(game.refused('attack horde-2')).toMatch(/ WOW-/);
  const [gold, xp] = [[...s.gold], [...s.xp]];
  s.hits[s.attackers * 3] = 30;
  game.until(() => game.asked === 'rewardItem', true);
  // 12 gold for one; 5 XP for two, the remainder for the one with fewer.
  expect([s.gold[2]! - gold[2]!, s.gold[3]! - gold[3]!]).toEqual([12, 0]);
  expect([s.xp[2]! - xp[2]!, s.xp[3]! - xp[3]!]).toEqual([2, 3]);
  expect(game.next('keep archeus')).toEqual(['on horde-1']);
  expect(game.refused('keep archeus on horde-2')).toBe('CANNOT_RECEIVE WOW-19.10');
  expect([game.where('horde-2'), s.actions[3]]).toEqual(['brill', 0]);
});

test('W-117: Resurrection saves one of two who fall in one step, once a round (WOW-12.11, WOW-15.11)', () => {
  const game = onMap({
    seats: 6,
    heroes: [
      { name: 'horde-1', class: 'priest', level: 4, region: 'brill', sheet: ['resurrection@1'] },
      { name: 'horde-2', class: 'mage', level: 4, region: 'brill' },
      { name: 'horde-3', class: 'warrior', level: 4, region: 'brill' },
    ],
    figures: ['2 blue naga in brill'],
    dice: new Array(120).fill(3),
  });
  game.s.energy[3] = 12;
  game.play('4: challenge horde-1 group naga-blue-1 invite horde-2 invite horde-3');
  game.play('5: join horde-2', '6: join horde-3');
  game.s.health[3] = 9;
  game.s.health[4] = 1;
  game.s.health[5] = 1;
  game.until(() => game.asked === 'assignWound');
  game.play('wound horde-2');
  expect(game.asked).toBe('react');
  game.play('use resurrection times 0');
  expect(game.where('horde-2')).toBe('brill');
  expect([game.asked, game.s.round]).toEqual(['assignWound', 1]);
  game.play('wound horde-3');
  // Nobody is asked to react, and the fight goes on without them; they have lost their Energy.
  expect([game.asked, game.s.round]).toEqual(['dicePool', 2]);
  expect([game.points('horde-2'), game.points('horde-3'), game.s.energy[3]]).toEqual(['1/5', '1/1', 11]);
});

describe('character management', () => {
  test('W-75: the aura does not discount itself, what comes with it is cheaper (WOW-11.9, WOW-11.11)', () => {
    const paladin = (sheet: readonly string[], book: readonly string[]): Fight =>
      onMap({
        space: 2,
        heroes: [
          {
            name: 'alliance-1',
            class: 'paladin',
            level: 3,
            energy: 5,
            region: 'southshore',
            sheet,
            book,
            actions: 1,
          },
        ],
      }).play('pass alliance-1');
    const all = paladin([], ['concentration-aura', 'seal-of-justice', 'blessing-of-freedom']);
    const two = 'manage alliance-1 area 1 wear concentration-aura area 2 wear seal-of-justice';
    expect(all.refused(`${two} area 3 wear blessing-of-freedom`)).toBe('NOT_ENOUGH_ENERGY WOW-11.11');
    all.play(two);
    expect(all.s.energy[0]).toBe(1);
    const worn = paladin(['concentration-aura@1'], ['seal-of-justice', 'blessing-of-freedom']);
    worn.play(`${two} area 3 wear blessing-of-freedom`);
    expect(worn.s.energy[0]).toBe(1);
  });
  test('W-79: Dual Wield Specialization lets a sword of level 3 lie in the general area (WOW-11.20)', () => {
    const game = onMap({
      heroes: [
        {
          name: 'horde-1',
          class: 'warrior',
          level: 4,
          region: 'agamand-mills',
          talents: ['dual-wield-specialization'],
          bag: ['scimitar-1', 'darkwater-talwar', 'deathblow'],
          actions: 1,
        },
      ],
    });
    game.play('pass horde-1');
    expect(game.refused('manage horde-1 area 6 wear deathblow')).toBe('WRONG_TYPE WOW-11.3');
    expect(game.next('manage horde-1 area 5')).toContain('wear deathblow');
    game.play('manage horde-1 area 5 wear darkwater-talwar area 6 wear scimitar-1');
    expect([game.lies('darkwater-talwar'), game.lies('scimitar-1')]).toEqual(['area', 'area']);
  });
  test.each([
    [['cobalt-buckler', 'gnarled-staff'], 'eventChoice'],
    [['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'], 'dropItem'],
  ])(
    'without that talent the sword goes into the bag, with %j there (WOW-11.17, WOW-11.19, WOW-11.20)',
    (bag, asked) => {
      const game = onMap({
        space: 7,
        heroes: [
          {
            name: 'horde-1',
            class: 'warrior',
            level: 4,
            region: 'brill',
            energy: 6,
            talents: ['anger-management', 'dual-wield-specialization'],
            sheet: ['darkwater-talwar@5', 'scimitar-1@6'],
            bag,
          },
        ],
      });
      game.s.eventOrder.set([2, 0, 1, 3]);
      drawEvents(game, ['another-path-to-power-1', 'the-andorhal-war']);
      for (let guard = 0; game.s.askedHero !== 2 && guard < 4; guard++) game.play('skip');
      game.play('relearn cruelty relearn impale');
      expect([game.lies('scimitar-1'), game.lies('darkwater-talwar')]).toEqual(['bag', 'area']);
      // With Anger Management two points of capacity are gone.
      expect(game.s.energy[2]).toBe(4);
      if (asked === 'dropItem') expect(game.asked).toBe('dropItem');
      else expect(game.asked).not.toBe('dropItem');
    },
  );
});
