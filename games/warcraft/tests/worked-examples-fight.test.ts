/** The worked examples of fights against creatures (WOW-12 to 16). */
import { expect, test } from 'vitest';
import { given } from './support.ts';

const grumbaz = { class: 'warrior', energy: 1, sheet: ['heroic-strike@2'] };

test('W-38: a warrior against a Murloc (WOW-14.3, WOW-14.4, WOW-14.5, WOW-14.6, WOW-14.8, WOW-14.10, WOW-14.12, WOW-14.13)', () => {
  const fight = given({ horde: [grumbaz], against: ['green murloc'], dice: [1, 6, 3, 5, 2] });
  expect(fight.points()).toBe('4/2');
  fight.play('use heroic-strike');
  expect(fight.points()).toBe('4/0');
  expect(fight.dice).toBe('R R R G');
  fight.play('roll');
  expect(fight.dice).toBe('R1 R3 R6 G5');
  fight.play('reroll R1');
  // Strike: nothing. 3 - 2 = 1 wound; 1 attrition and 1 defence hit make 2.
  expect(fight.told).toContain('wounds');
  expect(fight.asked).toBe('killCreatures');
  expect(fight.points()).toBe('3/0');
  expect(fight.boxes).toBe('2/0/0+0');
  fight.play('kill murloc-green-1');
  expect(fight.told).toContain('fightWon');
  expect(fight.asked).toBe('over');
});

const mage = { class: 'mage', level: 4, energy: 11 };

test('W-15: energy is paid once for all effects of a use (WOW-12.2, WOW-12.3)', () => {
  const fight = given({
    horde: [{ class: 'warlock', energy: 1, sheet: ['shadow-bolt@1'] }],
    against: ['green murloc'],
    dice: [3, 8, 8, 3],
  });
  fight.play('use shadow-bolt');
  expect(fight.points()).toBe('2/0');
  fight.play('roll');
  expect(fight.asked).toBe('useAbility');
  fight.play('done', 'use shadow-bolt#2');
  expect(fight.points()).toBe('2/0');
  expect(fight.s.rerolls).toBe(2);
  expect(fight.asked).toBe('reroll');
});

test('W-41: hits that do not suffice stay in the box (WOW-14.8, WOW-14.10)', () => {
  const fight = given({ horde: [mage], against: ['2 green gnoll'], dice: [1, 1, 1, 1, 1, 1, 1] });
  fight.s.hits[3] = 4;
  fight.play('roll');
  while (fight.asked !== 'killCreatures') fight.play('done');
  expect(fight.refused('fell')).toBe('NOT_IN_THIS_FIGHT WOW-14.8');
  fight.play('kill gnoll-green-1');
  expect(fight.events).toContainEqual({ type: 'wounds', faction: 'horde', count: 3 });
  expect(fight.boxes.split('/')[0]).toBe('1');
});

test('W-39: the ability acts per die, not per creature (WOW-14.16, WOW-14.18)', () => {
  const two = given({ horde: [{ class: 'mage', level: 4 }], against: ['2 green murloc'], dice: [1, 1] });
  two.play('roll');
  while (two.asked === 'useAbility') two.play('done');
  const phase = two.told.slice(0, two.told.indexOf('placed'));
  expect(phase.filter((type) => type === 'healthLost').length).toBe(2);
  expect(phase.filter((type) => type === 'foeActed').length).toBe(1);
});

const rogue = { class: 'rogue', level: 3, sheet: ['dual-wield@3'] };

test('W-27: too few dice for the stun tokens (WOW-16.1, WOW-16.2)', () => {
  const five = given({ horde: [{ ...rogue, stun: 3 }], against: ['green gnoll'] });
  expect(five.dice).toBe('R R R B G');
  five.play('roll');
  expect(five.told).toContain('defeatedByStun');
  expect(five.told).not.toContain('placed');
  expect(five.asked).toBe('over');
  const talents = ['improved-dual-wield'];
  const six = given({ horde: [{ ...rogue, talents, stun: 3 }], against: ['green gnoll'] });
  expect(six.dice).toBe('R R R R B G');
  expect(six.refused('roll')).toBe('PAY_DICE_FIRST WOW-16.1');
  six.play('roll pay red pay red pay red pay red pay blue pay green');
  expect(six.told).not.toContain('defeatedByStun');
});

test('W-28: curses take dice, rerolls and attrition, never below 0 (WOW-16.4, WOW-16.5)', () => {
  const fight = given({
    horde: [{ class: 'mage', level: 3, curse: 3 }],
    against: ['green gnoll'],
  });
  expect(fight.dice).toBe('R B');
  expect(fight.refused('roll pay red')).toBe('PAY_DICE_FIRST WOW-16.4');
  fight.play('roll pay red pay blue');
  expect(fight.told).not.toContain('defeatedByStun');
  expect(fight.events).toContainEqual({ type: 'diceTaken', hero: 'horde-1', count: 2 });
});

test('W-170: stun is satisfied before curse (WOW-16.7)', () => {
  const three = given({
    horde: [{ class: 'rogue', stun: 1, curse: 1 }],
    against: ['green gnoll'],
  });
  expect(three.dice).toBe('R B G');
  expect(three.refused('roll pay red')).toBe('PAY_DICE_FIRST WOW-16.1');
  expect(three.refused('roll pay red pay blue')).toBe('PAY_DICE_FIRST WOW-16.4');
  three.play('roll pay red pay blue pay green');
  expect(three.told).not.toContain('defeatedByStun');
});

test('W-169: dice left unrolled do not count for the stun (WOW-16.9, WOW-13.5)', () => {
  const fight = given({
    horde: [{ ...rogue, stun: 1 }],
    against: ['green gnoll'],
    dice: [4],
  });
  expect(fight.refused('roll leave red leave red')).toBe('PAY_DICE_FIRST WOW-16.9');
  // No more dice are given up than the tokens take; others are left.
  expect(fight.refused('roll pay red pay red pay blue')).toBe('TOO_MANY_PAID WOW-16.1');
  fight.play('roll pay blue pay green leave red leave red');
  expect(fight.events).toContainEqual({ type: 'rolled', hero: 'horde-1', dice: 'R4' });
});

test('W-42: a potion between two wounds, and as the last chance (WOW-15.1, WOW-15.2, WOW-15.4)', () => {
  const alone = (against: string) =>
    given({
      horde: [{ class: 'rogue', health: 2, energy: 0, bag: ['minor-healing-potion-1'] }],
      against: [against],
      dice: [2, 2, 2],
    });
  const three = alone('green gnoll').play('roll');
  expect(three.asked).toBe('react');
  expect(three.points()).toBe('1/0');
  three.play('use minor-healing-potion-1');
  expect(three.told).toContain('defeated');
  expect(three.asked).toBe('over');
  const late = alone('green gnoll').play('roll', 'done', 'use minor-healing-potion-1');
  expect(late.told).toContain('defeated');
});

test('W-37: a pet takes wounds of its owner, and goes at 0 (WOW-12.17)', () => {
  const fight = given({
    horde: [{ class: 'hunter', energy: 0, sheet: ['pet-bear@1'] }],
    against: ['green gnoll'],
    dice: [2, 2, 2, 2, 2],
  });
  fight.play('roll');
  expect(fight.asked).toBe('assignWound');
  expect(fight.offers).toEqual(['wound horde-1', 'pet horde-1']);
  fight.play('pet horde-1', 'pet horde-1', 'pet horde-1');
  expect(fight.told).toContain('unequipped');
  expect(fight.points()).toBe('3/0');
});

test('W-80: a card that is switched off contributes nothing this round (WOW-12.4)', () => {
  const fight = given({ horde: [mage], against: ['green murloc'], dice: [1, 1, 1] });
  expect(fight.dice).toBe('R B');
  fight.play('off crooked-staff');
  expect(fight.dice).toBe('B');
  fight.play('use starting-wand#2');
  expect(fight.refused('off starting-wand')).toBe('SWITCH_FIRST WOW-12.4');
});

test('a card is switched off after a friend has added dice, and those stay (WOW-12.4)', () => {
  const priest = { class: 'priest', level: 2, energy: 4, sheet: ['power-word-shield@1'] };
  const fight = given({ horde: [mage, priest], against: ['green murloc'], dice: [1, 1, 1, 1, 1, 1, 1, 1] });
  fight.play('attack horde-1');
  expect(fight.dice).toBe('R B');
  expect(fight.asked).toBe('useAbility');
  fight.play('use power-word-shield');
  while (fight.asked === 'useAbility') fight.play('done');
  expect(fight.asked).toBe('dicePool');
  expect(fight.dice).toBe('R B G G');
  fight.play('off crooked-staff');
  expect(fight.dice).toBe('B G G');
  fight.play('use starting-wand#2');
  expect(fight.refused('off starting-wand')).toBe('SWITCH_FIRST WOW-12.4');
});
