/** Worked examples of cards in a fight: what they add, spot, change and cost (WOW-12, 13, 15). */
import { describe, expect, test } from 'vitest';
import { threatNow, totalAttack } from '../rules/fight/foes.ts';
import { rerollValue } from '../rules/fight/values.ts';
import { type Fight, given } from './support.ts';

const lost = (fight: Fight, type: string): number => fight.told.filter((one) => one === type).length;

test('W-151: Warstomp stays on, but its die may be left unrolled (WOW-12.5, WOW-13.5)', () => {
  const fight = given({ horde: [{ class: 'hunter', health: 1 }], against: ['green murloc'] });
  // Cards can be switched off; what a character is born with cannot even be named.
  expect(fight.offers.some((one) => one.startsWith('off '))).toBe(true);
  expect(fight.refused('off warstomp')).toBe('UNREADABLE WOW-25.9');
  expect(fight.refused('off pet-bear')).not.toMatch(/^UNREADABLE/);
  expect(fight.next('roll')).toContain('leave red');
});

test('W-153: a talent that improves a card adds nothing while the card lies in the spellbook (WOW-12.7, WOW-12.3)', () => {
  const warlock = { class: 'warlock', level: 2, energy: 1, talents: ['improved-shadow-bolt'] };
  const without = given({ horde: [{ ...warlock, book: ['shadow-bolt'] }], against: ['green murloc'] });
  expect(without.offers).not.toContain('use shadow-bolt');
  const dice = without.dice;
  const fight = given({ horde: [{ ...warlock, sheet: ['shadow-bolt@1'] }], against: ['green murloc'] });
  fight.play('use shadow-bolt');
  expect(fight.points()).toMatch(/\/0$/);
  expect(fight.dice.match(/B/g)!.length - (dice.match(/B/g) ?? []).length).toBe(2);
});

test('W-155: dice below the Threat place nothing (WOW-13.1, WOW-14.5)', () => {
  // R5 R4 B5 B4 G5 G4 against Threat 5: a damage hit, a defence hit, armour.
  const fight = given({
    horde: [{ class: 'rogue', level: 3, sheet: ['dual-wield@3'] }],
    against: ['green gnoll'],
    dice: [5, 4, 3, 5, 5],
  });
  fight.s.threat = 5 - threatNow(fight.s);
  fight.play('roll');
  while (!fight.told.includes('placed'))
    fight.play(fight.offers.includes('done') ? 'done' : fight.offers[0]!);
  expect(fight.events.find(({ type }) => type === 'placed')).toMatchObject({
    damage: 1,
    defense: 1,
    armor: 1,
    attrition: 0,
  });
});

test('W-157: Reroll is never below 0 (WOW-13.18, WOW-12.15)', () => {
  const fight = given({
    horde: [
      {
        class: 'warlock',
        level: 3,
        energy: 9,
        sheet: ['curse-of-recklessness@1'],
        talents: ['demonic-embrace'],
      },
    ],
    against: ['green gnoll'],
    dice: [1, 1, 1, 1, 1, 1],
  });
  if (fight.offers.includes('use curse-of-recklessness')) fight.play('use curse-of-recklessness');
  fight.play('roll');
  expect(fight.s.rerolls).toBe(-2);
  expect([rerollValue(fight.s), threatNow(fight.s)]).toEqual([0, 3]);
});

test('W-158: the second use in consecutive rounds is stronger (WOW-13.17)', () => {
  const priest = { class: 'priest', level: 3, energy: 9, sheet: ['shadow-word-pain@1'] };
  const blues = (fight: Fight): number => (fight.dice.match(/B/g) ?? []).length;
  const fight = given({ horde: [priest], against: ['3 green naga'], dice: new Array(60).fill(2) });
  fight.s.armor[1] = 30;
  const before = blues(fight);
  fight.play('use shadow-word-pain');
  expect(blues(fight) - before).toBe(1);
  fight.play('roll');
  while (fight.asked !== 'dicePool') fight.play(fight.offers.includes('done') ? 'done' : fight.offers[0]!);
  const second = blues(fight);
  fight.play('use shadow-word-pain');
  expect(blues(fight) - second).toBe(2);
});

test('W-130: a pet bears what an ability costs, each point singly (WOW-12.17, WOW-12.18, WOW-14.18)', () => {
  const fight = given({
    horde: [{ class: 'hunter', level: 3, energy: 0, sheet: ['pet-white-tiger@1'] }],
    against: ['green murloc'],
    dice: [1, 1, 2, 2, 2, 2, 2, 2],
  });
  const [health, pet] = [fight.s.health[2]!, fight.s.pet[2]!];
  fight.play('roll');
  expect(fight.offers.sort()).toEqual(['pet horde-1', 'wound horde-1']);
  fight.play('pet horde-1', 'wound horde-1');
  expect([fight.s.health[2], fight.s.pet[2]]).toEqual([health - 1, pet - 1]);
});

test('the loss of one character is nobody else’s (WOW-12.18, WOW-14.18)', () => {
  const fight = given({
    horde: [
      { class: 'hunter', level: 3, energy: 0, sheet: ['pet-white-tiger@1'] },
      { class: 'mage', level: 3 },
    ],
    against: ['green murloc'],
    dice: [1, 1, 2, 2, 2, 2, 2, 2],
  });
  fight.play('attack horde-1', 'roll');
  expect(fight.refused('wound horde-2')).toBe('OWN_LOSS WOW-12.18');
  expect(fight.refused('pet horde-2')).toBe('OWN_LOSS WOW-12.18');
});

test('W-162: Threat is the highest, Attack the sum (WOW-14.1, WOW-9.2, WOW-14.8)', () => {
  const fight = given({
    horde: [{ class: 'warrior', level: 5 }],
    against: ['green gnoll', 'red gnoll'],
  });
  expect([threatNow(fight.s), totalAttack(fight.s)]).toEqual([4, 8]);
});

test('W-160: stun ends with the fight, curses stay, energy falls to its capacity (WOW-13.21, WOW-16.3, WOW-16.6, WOW-12.9)', () => {
  const fight = given({
    horde: [{ class: 'warrior', energy: 1 }],
    against: ['green murloc'],
    dice: [1, 8, 8],
  });
  // Charge gives more than the capacity for as long as the fight lasts.
  expect(fight.points()).toBe('4/2');
  fight.play('roll');
  fight.s.stun[2] = 2;
  fight.s.curse[2] = 1;
  fight.play('kill murloc-green-1');
  expect(fight.asked).toBe('over');
  expect([fight.s.energy[2], fight.s.stun[2], fight.s.curse[2]]).toEqual([1, 0, 1]);
  expect(fight.events).toContainEqual({
    type: 'excessLost',
    hero: 'horde-1',
    resource: 'energy',
    count: 1,
  });
  expect([...fight.s.hits, ...fight.s.armor]).toEqual(new Array(8).fill(0));
});

test('W-161: no end of a round once the last creature has fallen (WOW-13.22, WOW-14.9)', () => {
  const ended = (dice: readonly number[]) => {
    const fight = given({
      horde: [
        {
          class: 'rogue',
          level: 3,
          energy: 1,
          sheet: ['archeus@4', 'eviscerate@2', 'sinister-strike@1'],
          talents: ['relentless-strikes'],
        },
      ],
      against: ['green murloc'],
      dice,
    });
    fight.play('use sinister-strike', 'roll');
    for (let guard = 0; !['over', 'dicePool'].includes(fight.asked) && guard < 20; guard++) {
      const strike = fight.offers.find((one) => one.startsWith('use sinister-strike'));
      const plain = fight.offers.find((one) => one.startsWith('kill') || ['done', 'spare'].includes(one));
      fight.play(strike ? [strike, ...fight.next(strike).slice(-1)].join(' ') : (plain ?? fight.offers[0]!));
    }
    return fight;
  };
  const fight = ended(new Array(20).fill(8));
  expect(fight.told).toContain('fightWon');
  expect(lost(fight, 'regained')).toBe(0);
  // A token of a fight that goes on brings a point of Energy at the end of its round.
  const going = ended([7, ...new Array(19).fill(2)]);
  expect(going.asked).toBe('dicePool');
  expect(going.events).toContainEqual({ type: 'regained', hero: 'horde-1', resource: 'energy', count: 1 });
});

test('a card that was switched off gives nothing back when another takes its area (WOW-12.4, content 1.4)', () => {
  const values = (...before: string[]): number[] => {
    const fight = given({
      horde: [
        {
          class: 'rogue',
          level: 4,
          energy: 6,
          sheet: ['fine-longbow-1@4', 'vanish@1', 'dual-wield@6'],
          book: ['stealth'],
          talents: ['improved-dual-wield'],
        },
      ],
      against: ['green murloc'],
    }).play(...before);
    const rerolls = fight.s.rerolls;
    fight.play(fight.offers.find((one) => one.startsWith('use vanish'))!);
    return [rerolls, fight.s.rerolls];
  };
  // The bow gives a Reroll of 1 as long as it is on.
  expect([values(), values('off fine-longbow-1')]).toEqual([
    [3, 2],
    [2, 2],
  ]);
});

describe('what another card takes the place of gives its dice back (content 1.4)', () => {
  const blues = (fight: Fight): number => fight.dice.split('B').length - 1;
  test('of more than seven those beyond first (WOW-13.6, WOW-13.8)', () => {
    const fight = given({
      horde: [
        {
          class: 'rogue',
          level: 5,
          sheet: ['fine-longbow-1@4', 'vanish@1', 'ravenwood-bow-1@5', 'gorewood-bow@6'],
          book: ['stealth'],
        },
      ],
      against: ['green murloc'],
    });
    // Nine, of which the bow gives two.
    expect(blues(fight)).toBe(7);
    fight.play('use vanish');
    expect(blues(fight)).toBe(7);
  });
  test('those it was used for, too, with what enhances it', () => {
    const shaman = (): Fight =>
      given({
        horde: [
          {
            class: 'shaman',
            level: 4,
            energy: 9,
            sheet: ['chain-lightning@1', 'earth-shock@2'],
            book: ['healing-wave'],
            talents: ['natures-swiftness', 'call-of-thunder'],
          },
        ],
        against: ['2 green murloc'],
      });
    const fight = shaman().play('use chain-lightning', 'use earth-shock');
    expect([fight.dice, fight.s.energy[2]]).toEqual(['R R R B B B B G', 9 - 4]);
    fight.play('use natures-swiftness area 1');
    expect([fight.dice, fight.lies('chain-lightning')]).toEqual(['R R R G', 'spellbook']);
    const other = shaman().play('use chain-lightning', 'use earth-shock', 'use natures-swiftness area 2');
    expect(other.dice).toBe('R B B B B G');
  });
});
