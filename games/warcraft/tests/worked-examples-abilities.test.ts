/** Worked examples of single abilities in a fight (WOW-11 to 15). */
import { expect, test } from 'vitest';
import { warcraft } from '../rules/game.ts';
import { CLASS_CARD_IDS, FIRST_USE } from '../rules/sources.ts';
import { step, VERB } from '../rules/steps.ts';
import { type Fight, given } from './support.ts';

/** Lets everything pass until something else is asked. */
const passUntil = (fight: Fight, ...asked: string[]): Fight =>
  fight.until(() => asked.includes(fight.asked), true);

test('W-29: a die is replaced by one of another colour, if there is one (WOW-13.15)', () => {
  const wall = (dice: readonly number[]): Fight =>
    given({
      horde: [{ class: 'warrior', level: 3, sheet: ['shield-wall@2'] }],
      against: ['green gnoll'],
      dice,
    }).play('roll');
  const fight = wall([4, 2, 2, 2, 2, 2, 2, 2]);
  expect(fight.asked).toBe('useAbility');
  fight.play('use shield-wall#2');
  // R4 has become G8, which is armour and no hit.
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({
    damage: 0,
    defense: 0,
    armor: 1,
  });
});

test('W-83: more energy than the capacity for as long as the fight lasts (WOW-12.9)', () => {
  const fight = given({
    horde: [{ class: 'mage', level: 5, sheet: ['arcane-intellect@1', 'archeus@4'] }],
    against: ['green murloc'],
    dice: new Array(30).fill(8),
  });
  const [, full] = fight.points().split('/').map(Number);
  passUntil(fight, 'over');
  expect(Number(fight.points().split('/')[1])).toBe(full! - 1);
});

test('W-96: Reincarnation revives once, leaves, and its owner counts as defeated (WOW-15.11)', () => {
  const fight = given({
    horde: [{ class: 'shaman', level: 2, health: 1, energy: 0, sheet: ['reincarnation@1'] }],
    against: ['green ogre'],
    dice: new Array(30).fill(2),
  });
  fight.until(() => fight.offers.includes('use reincarnation'));
  fight.play('use reincarnation');
  passUntil(fight, 'over');
  expect(fight.points()).toBe('3/3');
  expect(fight.lies('reincarnation')).toBe('spellbook');
  expect(fight.told).toContain('defeated');
});

test('W-97: the last Health is not paid (WOW-15.12)', () => {
  const rage = (health: number): Fight =>
    given({
      horde: [{ class: 'warrior', level: 3, health, energy: 0, sheet: ['bloodrage@2'] }],
      against: ['green gnoll'],
    });
  expect(rage(1).refused('use bloodrage')).toBe('NOT_ENOUGH_HEALTH WOW-15.12');
  rage(2).play('use bloodrage');
});
test('a price that is paid several times is said together with the Energy that there is (WOW-12.2)', () => {
  const { s } = given({
    horde: [{ class: 'mage', level: 3, energy: 1, sheet: ['mana-shield@4'] }],
    against: ['green gnoll'],
  });
  const shield = step(VERB.use, FIRST_USE[CLASS_CARD_IDS.indexOf('mana-shield')]!);
  expect(warcraft.refuse(s, s.answerer, [shield], true)).toEqual({
    code: 'NOT_ENOUGH_ENERGY',
    clause: 'WOW-12.2',
    params: { price: 2, energy: 1 },
  });
});

test('W-133: a die is spotted once for one more red die (WOW-13.9, WOW-14.3)', () => {
  const club = (first: number): Fight =>
    given({
      horde: [{ class: 'warrior', sheet: ['trogg-club-1@5'] }],
      against: ['green gnoll'],
      dice: [first, 3, 3, 3, 3, 3, 3, 3],
    }).play('roll');
  const fight = club(7);
  const left = fight.script.dice.length;
  fight.play('use trogg-club-1#2');
  expect(fight.script.dice.length).toBe(left - 1);
  expect(club(6).offers).not.toContain('use trogg-club-1#2');
});

test('W-156: dice are shifted without a roll, and never beyond 8 (WOW-13.14)', () => {
  const mark = (...blues: number[]): Fight => {
    const fight = given({
      horde: [{ class: 'hunter', level: 5, energy: 2, sheet: ['gorewood-bow@4', 'hunters-mark@1'] }],
      against: ['green gnoll'],
      dice: new Array(20).fill(2),
    });
    const reds = fight.dice.match(/R/g)?.length ?? 0;
    fight.script.dice.splice(0, fight.script.dice.length, ...new Array(reds).fill(2), ...blues, 2, 2, 2, 2);
    return passUntil(fight.play('roll'), 'useAbility');
  };
  const fight = mark(7, 3);
  for (let guard = 0; !fight.offers.includes('use hunters-mark') && guard < 5; guard++) fight.play('done');
  // Another die, a number that there is not, and more than is asked.
  expect(fight.refused('use hunters-mark times 2 die B8')).toBe('NO_SUCH_DIE WOW-13.9');
  expect(fight.refused('use hunters-mark times 9')).toBe('NOT_A_CHOICE WOW-12.3');
  expect(fight.refused('use hunters-mark times 1 die B3 die B3')).toBe('NOTHING_TO_CHOOSE WOW-12.3');
  fight.play('use hunters-mark times 2 die B3');
  // B3 has become B4, which reaches the Threat of the Gnoll.
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({ damage: 2 });
  const without = mark(7, 3);
  without.play('foe');
  expect(without.refused('foe')).toBe('FOE_NOT_DUE WOW-13.10');
  while (!without.told.includes('placed')) without.play('done');
  expect(without.events.find(({ type }) => type === 'placed')).toMatchObject({ damage: 1 });
});

test('W-164: one of two independent creatures is taken away (WOW-14.27)', () => {
  const fight = given({
    horde: [{ class: 'mage', level: 2, energy: 5, sheet: ['polymorph@1'] }],
    against: ['2 blue gnoll'],
  });
  expect(fight.offers).toContain('use polymorph');
  fight.play('use polymorph');
  expect(fight.s.figures.size(fight.s.figures.plan.base.fight!)).toBe(1);
  expect(fight.lies('polymorph')).toBe('spellbook');
});

test('W-150: what unequips itself becomes one more counted item in the bag (WOW-11.19, WOW-12.15)', () => {
  const fight = given({
    horde: [
      {
        class: 'rogue',
        level: 3,
        sheet: ['head-of-grimhal-duuc@6'],
        bag: ['cobalt-buckler', 'ley-staff-1'],
      },
    ],
    against: ['green gnoll'],
  });
  fight.play('use head-of-grimhal-duuc');
  expect(fight.lies('head-of-grimhal-duuc')).toBe('bag');
  expect([fight.lies('cobalt-buckler'), fight.lies('ley-staff-1')]).toEqual(['bag', 'bag']);
  expect(fight.s.threat).toBe(-1);
});

test('W-152: what is automatic works by itself, what is not may be left (WOW-12.6)', () => {
  const fight = given({
    horde: [{ class: 'hunter', level: 5, talents: ['trueshot', 'precision'] }],
    against: ['green gnoll'],
    dice: new Array(20).fill(8),
  });
  expect(fight.s.threat).toBe(-1);
  fight.play('roll');
  for (let guard = 0; !fight.offers.includes('use precision') && guard < 6; guard++) fight.play('done');
  expect(fight.offers).toContain('done');
  fight.play('done');
  expect(fight.told.filter((one) => one === 'used')).toHaveLength(0);
});

test('what cards place before the step of tokens is not counted in it (content 1.4: `perPlaced`)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 4, sheet: ['defensive-stance@1', 'revenge@2', 'war-maul@5'] }],
    against: ['green ogre'],
    // R8 is armour by War Maul after the reroll; no green die is armour in the step itself.
    dice: [8, 1, 1, 1, 1, 1, ...new Array(12).fill(1)],
  });
  fight.play('roll', 'use war-maul#2');
  expect(fight.told.filter((type) => type === 'attackPhase')).toHaveLength(2);
  expect(fight.told).not.toContain('use revenge');
  expect(fight.s.hits[5]).toBe(0);
});

test('dice that a use rolls, changes or removes are told (WOW-25.2, WOW-13.14)', () => {
  const diceNow = (fight: Fight): string[] =>
    fight.events.flatMap((event) => (event.type === 'diceNow' ? [event.dice] : []));
  // Trogg Club rolls one more die for a 7 (W-133).
  const rolling = given({
    horde: [{ class: 'warrior', sheet: ['trogg-club-1@5'] }],
    against: ['green gnoll'],
    dice: [7, 3, 5, 2, ...new Array(9).fill(3)],
  }).play('roll', 'use trogg-club-1#2');
  expect(diceNow(rolling)).toEqual(['R7 R3 R2 G5']);
  // Hunter's Mark turns a die without a roll.
  const turning = given({
    horde: [{ class: 'hunter', level: 5, sheet: ['hunters-mark@1'] }],
    against: ['green ghoul'],
    dice: [3, 4, 5, ...new Array(9).fill(3)],
  }).play('roll', 'use hunters-mark');
  expect(diceNow(turning)).toEqual(['R3 R4 B6 G3']);
  // Before the roll there are none to tell of.
  const mage = { class: 'mage', level: 1, energy: 4, sheet: ['fireball@1'] };
  const before = given({ horde: [mage], against: ['green gnoll'] }).play('use fireball');
  expect(diceNow(before)).toEqual([]);
});
