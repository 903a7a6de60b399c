/** The worked examples of dice, cards and opponents' abilities (WOW-12 to 14, 22). */
import { expect, test } from 'vitest';
import { given } from './support.ts';

const rogue = { class: 'rogue', level: 3, sheet: ['dual-wield@3'] };

test('W-81: an ability once per round, or as often as it can be paid (WOW-12.11)', () => {
  const cleaver = (faqOncePerRound: boolean) => {
    const fight = given({
      horde: [{ class: 'warrior', level: 5, energy: 2, sheet: ['cleave@2'] }],
      against: ['green gnoll'],
      options: { faqOncePerRound },
      dice: [8, 8, 3],
    });
    return fight.play('roll', 'use cleave');
  };
  expect(cleaver(true).boxes).toBe('6/0/0+0');
  const twice = cleaver(false).play('use cleave');
  expect(twice.boxes).toBe('9/0/0+0');
});

test('W-82: one scroll in a round (WOW-12.12, WOW-12.13)', () => {
  const fight = given({
    horde: [{ ...rogue, bag: ['scroll-of-lesser-strength', 'scroll-of-lesser-spirit'] }],
    against: ['green gnoll'],
  });
  fight.play('use scroll-of-lesser-strength');
  expect(fight.told).toContain('toMerchant');
  expect(fight.refused('use scroll-of-lesser-spirit')).toBe('ONE_SCROLL WOW-12.12');
});

test('W-84: an aura helps friends while its owner stands (WOW-12.14, WOW-12.15)', () => {
  const fight = given({
    horde: [{ class: 'warrior', sheet: ['battle-shout@2'] }, { class: 'mage' }],
    against: ['green gnoll'],
  });
  fight.play('attack horde-2');
  expect(fight.s.rerolls).toBe(1);
});

test('W-16, W-87: removed dice count towards the seven (WOW-13.6, WOW-13.8, WOW-13.16)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 5, sheet: ['quelserrar@5', 'archeus@6'], talents: ['mortal-strike'] }],
    against: ['green gnoll'],
  });
  expect(fight.dice).toBe('R R R R R R R B G G');
  fight.play('use mortal-strike');
  expect(fight.dice).toBe('R R R R R R R B');
  fight.script.dice.push(...new Array(60).fill(3));
  fight.until(() => fight.s.round === 2 && fight.asked === 'dicePool');
  expect(fight.dice).toBe('R R R R R R R B G G');
});

test('W-88: one batch of rerolls within the value (WOW-13.12)', () => {
  const fight = given({
    horde: [{ class: 'rogue', level: 3, sheet: ['dull-blade-1@5'] }],
    against: ['green gnoll'],
    dice: [1, 2, 1, 3],
  });
  fight.play('roll');
  expect(fight.refused('reroll R1 reroll B2')).toBe('TOO_MANY_REROLLS WOW-13.12');
  expect(fight.refused('reroll R7')).toBe('CANNOT_REROLL WOW-13.12');
  fight.play('reroll R1');
  expect(fight.events).toContainEqual({ type: 'rerolled', hero: 'horde-1', dice: 'R3 B2 G1' });
});

test('W-91: dice that are set aside stay away (WOW-14.24, WOW-13.7)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 5, sheet: ['bad-mojo-mask@6'] }],
    against: ['green doom-guard'],
    dice: [2, 7, 1, 2, 2],
  });
  fight.play('roll');
  expect(fight.told.filter((type) => type === 'healthLost').length).toBeGreaterThanOrEqual(2);
  expect([...fight.s.dieAt].filter((place) => place === 4).length).toBe(2);
});

test('W-92: armour against a Drake only from green 8s (WOW-14.21)', () => {
  const fight = given({
    horde: [{ ...rogue, talents: [], sheet: ['evasion@1'] }],
    against: ['green drake'],
    dice: [1, 1, 6, 8, 7, 2],
  });
  fight.play('use evasion', 'roll');
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({ armor: 1 });
});

test('W-93: Worgens take hits of the damage box (WOW-14.23)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 5 }],
    against: ['2 green worgen'],
    dice: [1, 1, 1, 1, 1],
  });
  // Bloodfury adds the third.
  fight.s.hits[3] = 2;
  fight.s.armor[1] = 14;
  fight.play('roll');
  expect(fight.events).toContainEqual({ type: 'tokensMoved', damage: 3 });
  expect(fight.events).toContainEqual({ type: 'hitsDropped', box: 'damage', count: 3 });
});

test('W-94: The Old Snake discards the attrition box (WOW-14.12, WOW-21.12)', () => {
  const fight = given({ horde: [{ class: 'warrior', level: 5 }], against: ['old-snake'], dice: [1, 1, 1] });
  fight.s.hits[4] = 3;
  fight.s.hits[5] = 4;
  fight.play('roll');
  expect(fight.events).toContainEqual({ type: 'tokensMoved', damage: 3 });
});

test('W-95: who leaves by Ice Block is not defeated (WOW-14.26)', () => {
  const fight = given({
    horde: [{ class: 'mage', level: 5, talents: ['ice-block'] }],
    against: ['green naga'],
    dice: [1, 1],
  });
  fight.play('roll', 'use ice-block');
  expect(fight.told).toContain('escaped');
  expect(fight.told).not.toContain('defeated');
  expect(fight.events).toContainEqual({ type: 'fightWon', by: 'opponents' });
});

test('W-118: dice that are set are not rolled (WOW-14.3)', () => {
  const fight = given({
    horde: [{ class: 'hunter', level: 5, talents: ['aimed-shot'], sheet: ['gorewood-bow@4'] }],
    against: ['green gnoll'],
    dice: [1, 1, 1, 1, 1, 1],
  });
  fight.play('use aimed-shot', 'roll');
  const rolled = fight.events.find(({ type }) => type === 'rolled');
  expect(rolled).toMatchObject({ dice: expect.stringContaining('B7 B8') });
});

test('W-165: wounds without anybody left are lost (WOW-15.1, WOW-15.3)', () => {
  const fight = given({
    horde: [
      { class: 'rogue', health: 1, energy: 0, sheet: [] },
      { class: 'mage', health: 2, energy: 0 },
    ],
    against: ['green naga'],
    dice: [3, 3, 3, 3, 3],
  });
  fight.play('attack horde-1', 'roll', 'roll');
  expect(fight.asked).toBe('assignWound');
  expect(fight.offers).toEqual(['wound horde-1', 'wound horde-2']);
  fight.play('wound horde-1');
  expect(fight.events).toContainEqual({ type: 'woundsLost', count: 2 });
});

test('W-168: Health paid is not lost, and the last one cannot be paid (WOW-15.12, WOW-15.16)', () => {
  const warrior = {
    class: 'warrior',
    level: 4,
    sheet: ['bloodrage@2', 'robe-of-power@7'],
    talents: ['warrior-enrage'],
  };
  const fight = given({ horde: [{ ...warrior, health: 8 }], against: ['green gnoll'] });
  fight.play('use bloodrage times 2');
  expect(fight.asked).toBe('dicePool');
  expect(fight.s.lostFight[fight.of('horde-1')]).toBe(0);
  const last = given({ horde: [{ ...warrior, health: 1 }], against: ['green gnoll'] });
  expect(last.refused('use bloodrage')).toBe('NOT_ENOUGH_HEALTH WOW-15.12');
});

test('what an ability pays as often as it works is told as a price, not as a loss (WOW-12.2, WOW-15.16)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 4, health: 8, sheet: ['bloodrage@2'] }],
    against: ['green gnoll'],
  });
  fight.events = [];
  fight.play('use bloodrage times 2');
  expect(fight.events).toEqual([
    { type: 'used', hero: 'horde-1', card: 'bloodrage', energy: 0 },
    { type: 'paid', hero: 'horde-1', resource: 'health', count: 2 },
    { type: 'regained', hero: 'horde-1', resource: 'energy', count: 2 },
    { type: 'regained', hero: 'horde-1', resource: 'energy', count: 2 },
  ]);
  const mage = { class: 'mage', level: 3, energy: 6, sheet: ['mana-shield@4'] };
  const shielded = given({ horde: [mage], against: ['green gnoll'] });
  shielded.play('use mana-shield times 2');
  expect(shielded.points()).toBe(`${shielded.s.health[shielded.of('horde-1')]}/2`);
  expect(shielded.events).toContainEqual({ type: 'paid', hero: 'horde-1', resource: 'energy', count: 4 });
});
