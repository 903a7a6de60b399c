/** Worked examples of what creatures do to dice, tokens and characters (WOW-13 to 16). */
import { expect, test } from 'vitest';
import { type Fight, given } from './support.ts';

/** The dice of the last roll. */
const rolled = (fight: Fight): string[] =>
  fight.events
    .flatMap((event) => (event.type === 'rolled' ? [event.dice] : []))
    .at(-1)!
    .split(' ');
const placed = (fight: Fight) => fight.events.filter(({ type }) => type === 'placed');

test('W-58: tokens of all characters count together; hits that do not suffice wait (WOW-14.2, WOW-14.7, WOW-14.10, WOW-14.12, WOW-14.13)', () => {
  const fight = given({
    horde: [{ class: 'warrior' }, { class: 'mage' }],
    against: ['green naga'],
    dice: new Array(40).fill(3),
  });
  fight.until(() => placed(fight).length === 1 && fight.asked === 'dicePool');
  // What both place by the example: 1 damage and 1 defence, then 2 defence, 1 attrition and 1 armour.
  fight.s.hits.set([1, 3, 1], fight.s.attackers * 3);
  fight.s.armor[fight.s.attackers] = 1;
  fight.events = [];
  fight.until(() => fight.asked === 'assignWound');
  expect(fight.events).toContainEqual({ type: 'wounds', faction: 'horde', count: 1 });
  fight.until(() => fight.s.round === 2);
  expect(fight.boxes).toBe('5/0/0+0');
  expect(fight.told).not.toContain('fightWon');
});

test('W-159: who falls by their own dice places nothing; the next one attacks (WOW-13.3, WOW-13.19, WOW-15.10)', () => {
  const fight = given({
    horde: [{ class: 'hunter', health: 1 }, { class: 'mage' }],
    against: ['green naga'],
    dice: [2, 8, 7, ...new Array(30).fill(8)],
  });
  fight.play(fight.offers.find((one) => one === 'attack horde-1') ?? 'roll');
  fight.until(() => placed(fight).length > 0);
  expect(fight.told).toContain('defeated');
  expect(placed(fight)).toHaveLength(1);
  expect(placed(fight)[0]).toMatchObject({ hero: 'horde-2' });
});

test('W-89: a 1 against a Wraith is a curse, which takes a die and a reroll in the next round (WOW-14.20, WOW-16.4, WOW-16.8)', () => {
  const fight = given({
    horde: [{ class: 'hunter', level: 3 }],
    against: ['green wraith'],
    dice: [6, 1, 3, ...new Array(40).fill(3)],
  });
  fight.until(() => placed(fight).length === 1);
  expect(placed(fight)[0]).toMatchObject({ attrition: 0 });
  expect(rolled(fight).filter((die) => die.endsWith('1'))).toHaveLength(1);
  fight.until(() => fight.s.round === 2 && fight.asked === 'dicePool');
  expect(fight.s.curse[2]).toBe(1);
  fight.events = [];
  // The cursed player chooses the die that is missing.
  expect(fight.refused('roll')).toBe('PAY_DICE_FIRST WOW-16.4');
  const pool = fight.dice.split(' ');
  const [missing] = fight.next('roll');
  fight.play(`roll ${missing}`);
  expect(rolled(fight)).toHaveLength(pool.length - 1);
});

test('what is told of placed tokens is what lies in the boxes: against a Wraith no attrition (WOW-14.20, WOW-14.6)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 1 }],
    against: ['green wraith'],
    dice: [2, 2, 2, 2, 2],
  });
  fight.play('roll');
  expect(fight.s.attrition).toBe(1);
  expect(placed(fight)).toEqual([
    { type: 'placed', hero: 'horde-1', damage: 0, defense: 0, attrition: 0, armor: 0 },
  ]);
});

test('an Infernal takes the Energy after the Health, for whose healing it may still pay (WOW-14.18, WOW-12.16, WOW-15.5)', () => {
  const infernal = (health: number, ...answers: string[]) => {
    const fight = given({
      horde: [{ class: 'warlock', level: 2, health, energy: 2 }],
      against: ['green infernal'],
      dice: [1, ...new Array(30).fill(2)],
    });
    fight.play('roll');
    expect([fight.asked, fight.points()]).toEqual(['react', `${health - 1}/2`]);
    return fight.play(...answers);
  };
  const told = (fight: Fight) => fight.told.filter((type) => /Lost|used|regained/.test(type));
  const answered = infernal(3, 'use warlock-robe');
  expect(told(answered).slice(0, 5)).toEqual(['healthLost', 'used', 'regained', 'healthLost', 'energyLost']);
  expect(told(infernal(3, 'done', 'done')).slice(0, 3)).toEqual(['healthLost', 'healthLost', 'energyLost']);
  // Who falls loses none of the 1 that they come back with.
  const fallen = infernal(2, 'done', 'done');
  expect([told(fallen), fallen.points()]).toEqual([['healthLost', 'healthLost'], '1/1']);
});
