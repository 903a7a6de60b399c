/** The combat oracle: exact cases by hand, and fights that are played by its answers. */
import { expect, test } from 'vitest';
import { writeSteps } from '../../rules/notation.ts';
import { given } from '../../tests/support.ts';
import { comparison } from '../../tools/comparison.ts';
import { POSITIONS } from '../../tools/fights.ts';
import { FACES } from '../oracle/faces.ts';
import { combatOdds } from '../oracle/odds.ts';
import { ORDERS, poolOf, spreadOf } from '../oracle/pool.ts';
import { judgeRerolls } from '../oracle/reroll.ts';
import { byDrained, drainedOf, meanOf, pack, type Spread, unpack } from '../oracle/spread.ts';

const tokens = (damage: number, defense: number, armor: number): number =>
  pack({ damage, defense, attrition: 0, armor, lost: [0, 0, 0] });
/** The chance of these tokens, whatever the ability takes beyond Health. */
const chanceOf = (spread: Spread, packed: number): number =>
  [...byDrained(spread).values()].reduce((sum, one) => sum + (one.get(packed) ?? 0), 0);
const KEEP = ORDERS.length - 1;

test('packed tokens add up, also where an ability takes some', () => {
  const a = { damage: 3, defense: 1, attrition: 2, armor: 4, lost: [1, 0, 2] };
  const b = { damage: -4, defense: 6, attrition: 0, armor: 0, lost: [0, 5, 0] };
  expect(unpack(pack(a))).toEqual(a);
  expect(unpack(pack(a) + pack(b))).toEqual({
    damage: -1,
    defense: 7,
    attrition: 2,
    armor: 4,
    lost: [1, 5, 2],
  });
});

test('three dice against Threat 4 by hand (WOW-14.5)', () => {
  const { s } = given({ horde: [{ class: 'rogue' }], against: ['green gnoll'] });
  const pool = poolOf(s);
  expect(pool.dice).toEqual([1, 1, 1]);
  const spread = spreadOf({ ...pool, rerolls: 0, spreads: [] }, KEEP);
  const hit = 5 / 8;
  const miss = 3 / 8;
  expect(chanceOf(spread, tokens(1, 1, 1))).toBeCloseTo(hit ** 3, 12);
  expect(chanceOf(spread, tokens(0, 0, 0))).toBeCloseTo(miss ** 3, 12);
  expect(chanceOf(spread, tokens(1, 0, 1))).toBeCloseTo(hit ** 2 * miss, 12);
});

test('a reroll by hand: the misses in the order of colours (WOW-13.12)', () => {
  const { s } = given({ horde: [{ class: 'rogue' }], against: ['green gnoll'] });
  const hit = 5 / 8;
  const miss = 3 / 8;
  // Blue, then red: with one reroll the red die is rolled again only where the blue one hits.
  const spread = spreadOf({ ...poolOf(s), dice: [1, 1, 0], rerolls: 1, spreads: [] }, 0);
  expect(chanceOf(spread, tokens(1, 1, 0))).toBeCloseTo(hit * (hit + miss * hit) + miss * hit * hit, 12);
  expect(chanceOf(spread, tokens(0, 0, 0))).toBeCloseTo(miss * miss * miss, 12);
  // A Gnoll takes 1 energy for each 1 that stays on a red or blue die.
  const energy = meanOf(spread, drainedOf);
  expect(energy).toBeCloseTo((miss + hit * miss + miss) / FACES, 12);
});

test('distributions sum to 1, with harmful faces, rerolls and a full pool of 21 dice', () => {
  const { s } = given({ horde: [{ class: 'rogue' }], against: ['green ogre'] });
  const pool = { ...poolOf(s), dice: [7, 7, 7], rerolls: 5 };
  for (const [order] of ORDERS.entries()) {
    const sum = [...spreadOf({ ...pool, spreads: [] }, order).values()].reduce((total, p) => total + p, 0);
    expect(sum).toBeCloseTo(1, 10);
  }
});

test('too many stun tokens end the phase without a roll (WOW-16.2)', () => {
  const odds = combatOdds(given({ horde: [{ class: 'rogue', stun: 3 }], against: ['green gnoll'] }).s);
  expect(odds.win).toBe(0);
  expect(odds.falls[2]).toBe(1);
  expect(odds.rounds).toBe(1);
});

test('the set of dice to reroll is judged over what may fall (WOW-13.12)', () => {
  const fight = given({
    horde: [{ class: 'warrior', energy: 2, sheet: ['heroic-strike@2'] }],
    against: ['green murloc'],
    dice: [1, 6, 3, 5],
  });
  fight.play('use heroic-strike', 'roll');
  expect(fight.asked).toBe('reroll');
  const sets = judgeRerolls(fight.s);
  expect(sets.length).toBeGreaterThan(1);
  expect(sets.length).toBeLessThanOrEqual(8);
  // The 1 costs Health against Murlocs, so it is rolled again, and not the 3.
  expect(fight.s.rerolls).toBe(1);
  expect(writeSteps(fight.s, sets[0]!.decision)).toBe('reroll R1');
});

/** Those that are exact, and two in which stun or curse is carried from round to round (WOW-16.1, 16.4). */
test.each(POSITIONS.filter(({ exact, name }) => exact || /Spider|Wraith/.test(name)))(
  '$name: the odds agree with 100 fights',
  ({ position, name }) => {
    const { odds, apart } = comparison(position, 100, name.length);
    expect(odds.open).toBeLessThan(1e-4);
    // The chance of more than 4.5 standard errors is below 1e-5; the sample is always the same.
    for (const far of Object.values(apart)) expect(Math.abs(far)).toBeLessThan(4.5);
  },
);
