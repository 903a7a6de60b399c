/** The worked examples of overlords and of losses (WOW-15, 22). */
import { describe, expect, test } from 'vitest';
import { type Fight, given } from './support.ts';

/** A warrior whose dice and values are set by hand before the step of tokens. */
const strong = { class: 'warrior', level: 5, sheet: ['archeus@6'] };

test("W-49, W-192: Kel'Thuzad takes attrition hits only for spotted dice (WOW-22.5)", () => {
  const fight = given({ horde: [strong], against: ['kelthuzad'], dice: [2, 7, 6, 3, 3, 1, 1] });
  fight.s.attrition = 3;
  fight.play('roll');
  // Only R2 costs Health.
  expect(fight.told.filter((type) => type === 'healthLost').length).toBe(2);
  expect(fight.asked).toBe('kelSpots');
  expect(fight.refused('spot 3')).toBe('TOO_MANY_SPOTS WOW-22.5');
  fight.play('spot 1');
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({ attrition: 1 });
});

test('W-50: Nefarian halves attrition and caps hits by eights (WOW-22.6)', () => {
  const fight = given({ horde: [strong], against: ['nefarian'], dice: [8, 8, 7, 7, 3, 1, 1] });
  fight.s.attrition = 3;
  fight.play('roll');
  expect(fight.asked).toBe('nefarianHits');
  expect(fight.refused('damage 1 times 2')).toBe('TOO_MANY_HITS WOW-22.6');
  fight.play('damage 0 times 2');
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({
    damage: 0,
    defense: 2,
    attrition: 4,
  });
});

test('W-112: Kazzak lowers the reroll value and strikes after the tokens (WOW-22.7)', () => {
  const fight = given({ horde: [strong], against: ['kazzak'], dice: [2, 8, 7, 3, 3, 1, 1] });
  fight.s.rerolls = 2;
  fight.s.attrition = 1;
  fight.play('roll');
  expect(fight.refused('reroll R2 reroll B3')).toBe('TOO_MANY_REROLLS WOW-13.12');
  fight.play('spare');
  const placed = fight.told.indexOf('placed');
  expect(fight.told.slice(0, placed)).not.toContain('healthLost');
  expect(fight.events).toContainEqual({ type: 'hitsDropped', box: 'attrition', count: 1 });
});

test('W-166: one answer to the loss of one ability (WOW-15.5, WOW-14.18)', () => {
  const fight = given({
    horde: [{ class: 'warlock', level: 2, energy: 1 }],
    against: ['green naga'],
    dice: [1, 2],
  });
  fight.s.armor[1] = 9;
  fight.play('roll');
  expect(fight.asked).toBe('react');
  expect(fight.points()).toBe('2/1');
  fight.play('use warlock-robe');
  expect(fight.told.filter((type) => type === 'used').length).toBe(1);
  expect(fight.asked).toBe('dicePool');
  expect(fight.points()).toBe('2/0');
});

describe('a token that was lost comes back once (WOW-12.9, WOW-15.5)', () => {
  /** A warlock with a capacity of 8 who had this much Health has just taken the only wound of this round. */
  const wounded = (health: number): Fight => {
    const fight = given({
      horde: [{ class: 'warlock', level: 5, health, bag: ['minor-healing-potion-1'] }],
      against: ['green worgen'],
      dice: [3, 3],
    });
    fight.s.armor[1] = 6;
    return fight.play('roll');
  };
  test('what a potion has filled up is not given back as well', () => {
    expect(wounded(8).play('use minor-healing-potion-1', 'use warlock-robe').points()).toBe('8/11');
    expect(wounded(8).play('use warlock-robe', 'done').points()).toBe('8/11');
  });
  test('below the capacity both count, and so does what was gained beyond it', () => {
    expect(wounded(5).play('use minor-healing-potion-1', 'use warlock-robe').points()).toBe('6/11');
    expect(wounded(10).play('use warlock-robe', 'done').points()).toBe('10/11');
  });
});

test.each([
  // Dice, how many hits keep their boxes where that is asked, and the boxes after three hits by Execute.
  [[3, 3, 3, 3, 3], '', '0/0/4+0'],
  [[8, 3, 3, 3, 3], '', '0/1/4+0'],
  [[8, 7, 3, 3, 3], 'damage 0 times 1', '0/1/5+0'],
  [[8, 7, 3, 3, 3], 'damage 0 times 0', '1/0/5+0'],
])(
  'with %j and "%s", Nefarian leaves no room for more hits of cards than eights (WOW-22.6)',
  (dice, kept, boxes) => {
    const fight = given({
      horde: [
        { class: 'warrior', level: 5, energy: 4, sheet: ['archeus@6', 'execute@2'] },
        { class: 'mage' },
      ],
      against: ['nefarian'],
      dice: [...dice, 3, 3],
    });
    fight.play('attack horde-1', 'roll');
    if (fight.asked === 'reroll') fight.play('spare');
    if (kept !== '') fight.play(kept);
    fight.play('use execute times 3');
    expect(fight.boxes).toBe(boxes);
  },
);
test('Nefarian: hits that are counted anew were not placed twice (WOW-22.6; content 1.4: `perPlaced`)', () => {
  const fight = given({
    horde: [
      { class: 'mage', level: 5, talents: ['ice-barrier'], bag: ['cannonball-runner'] },
      { class: 'priest', level: 5 },
    ],
    against: ['nefarian'],
    dice: [8, 8],
  });
  fight.play('attack horde-1', 'roll', 'use cannonball-runner', 'done', 'damage 2 times 0');
  // Two hits of the card stay, which it placed before this step; those of the dice go to the attrition box.
  expect(fight.asked).toBe('dicePool');
  expect(fight.boxes).toBe('2/0/3+0');
});
