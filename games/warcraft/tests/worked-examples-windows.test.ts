/** Worked examples of cards in the windows of a round: rerolls, tokens, seals, powers given up (WOW-12 to 14). */
import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../content/effects/index.ts';
import type { Run } from '../rules/effects/choices.ts';
import { perform } from '../rules/effects/perform.ts';
import { dieText } from '../rules/fight/dice.ts';
import { rerollValue } from '../rules/fight/values.ts';
import { CLASS_CARD_IDS } from '../rules/sources.ts';
import { REGION_IDS, type Warcraft } from '../rules/state.ts';
import { aboutOf } from '../rules/steps.ts';
import { onMap } from './map-support.ts';
import { type Fight, given } from './support.ts';

const placedOf = (fight: Fight) => fight.events.find(({ type }) => type === 'placed');
const skipTo = (fight: Fight, offer: string): Fight => {
  for (let guard = 0; !fight.offers.includes(offer) && guard < 9; guard++) fight.play('done');
  expect(fight.offers).toContain(offer);
  return fight;
};

test('W-40: Ghouls take the Reroll value, not separate rerolls (WOW-14.19, WOW-13.13)', () => {
  const fight = given({
    horde: [{ class: 'mage', level: 2, talents: ['arcane-focus'], sheet: ['frostbolt@1'] }],
    against: ['green ghoul'],
    dice: new Array(30).fill(2),
  });
  fight.play('use frostbolt');
  const blues = (fight.dice.match(/B/g) ?? []).length;
  expect(blues).toBeGreaterThan(1);
  fight.s.rerolls = 3;
  expect(rerollValue(fight.s)).toBe(0);
  fight.play('roll');
  skipTo(fight, 'use arcane-focus');
  fight.s.rerolls = 3;
  // Two of its blue dice at level 2, then no step of rerolls.
  const before = fight.script.dice.length;
  let draft = 'use arcane-focus';
  for (let guard = 0; fight.next(draft).length > 0 && guard < 9; guard++)
    draft += ` ${fight.next(draft).at(-1)}`;
  fight.play(draft);
  expect(before - fight.script.dice.length).toBe(2);
  expect(fight.asked).not.toBe('reroll');
  fight.until(() => fight.told.includes('placed'));
  expect(fight.told).not.toContain('rerolled');
});

test('W-85: combo tokens lie on an equipped Finishing Move until they are spent or the combat ends (WOW-12.19)', () => {
  const rogue = (sheet: readonly string[]): Fight =>
    given({
      horde: [{ class: 'rogue', level: 2, energy: 4, sheet }],
      against: ['green gnoll'],
      dice: new Array(30).fill(2),
    });
  const tokensOf = ({ s }: Fight): number => s.combo.reduce((sum, n) => sum + n, 0);
  /** Spots two red dice with Sinister Strike. */
  const struck = (sheet: readonly string[]): Fight => {
    const fight = rogue(sheet);
    fight.play('use sinister-strike');
    // Dice that it spots show 6 or more.
    fight.script.dice.fill(6, 0, 2);
    fight.play('roll');
    let draft = 'use sinister-strike#2';
    skipTo(fight, draft);
    for (let guard = 0; fight.next(draft).length > 0 && guard < 9; guard++)
      draft += ` ${fight.next(draft).at(-1)}`;
    fight.play(draft);
    expect(draft).toBe('use sinister-strike#2 times 2');
    return fight;
  };
  const spent = (times: number): Fight => {
    const fight = struck(['eviscerate@1', 'sinister-strike@2']);
    expect(tokensOf(fight)).toBe(2);
    skipTo(fight, 'use eviscerate');
    expect(fight.next('use eviscerate')).toEqual(['times 1', 'times 2']);
    expect(fight.refused('use eviscerate times 3')).toMatch(/ WOW-/);
    const { attrition } = fight.s;
    fight.play(`use eviscerate times ${times}`);
    expect(placedOf(fight)).toMatchObject({ attrition: attrition + times });
    expect(tokensOf(fight)).toBe(2 - times);
    return fight;
  };
  spent(2);
  const fight = spent(1);
  fight.s.hits[fight.s.attackers * 3] = 30;
  fight.until(() => fight.asked === 'over', true);
  expect(tokensOf(fight)).toBe(0);

  // With no Finishing Move equipped the dice are spotted for nothing.
  const without = struck(['sinister-strike@2']);
  expect(tokensOf(without)).toBe(0);
  without.until(() => without.told.includes('placed'));
  expect(placedOf(without)).toMatchObject({ attrition: 0 });
});

test('W-86: Judgement uses the Seal, which works as usual and stays (WOW-12.20)', () => {
  const fight = given({
    alliance: [{ class: 'paladin', level: 2, sheet: ['seal-of-righteousness@1'] }],
    against: ['green gnoll'],
    dice: new Array(30).fill(2),
  });
  const reds = (fight.dice.match(/R/g) ?? []).length;
  const { energy } = fight.s;
  const before = energy[0];
  expect(fight.s.attrition).toBe(1);
  fight.play('use judgement');
  expect((fight.dice.match(/R/g) ?? []).length - reds).toBe(1);
  expect([fight.s.attrition, energy[0]]).toEqual([1, before]);
  expect(fight.lies('seal-of-righteousness')).toBe('area');
  fight.until(() => fight.told.includes('placed'));
  expect(placedOf(fight)).toMatchObject({ attrition: 1 });
});

test('W-90: a Wildkin takes powers of the class, not what is printed on the sheet (WOW-14.22)', () => {
  const fight = given({
    horde: [{ class: 'shaman', level: 1, sheet: ['rockbiter-weapon@1'] }],
    against: ['green wildkin'],
    dice: new Array(30).fill(1),
  });
  fight.play('use lightning-bolt');
  fight.script.dice.splice(0, 4, 1, 1, 1, 1);
  fight.until(() => fight.asked === 'wildkinUnequip');
  expect(fight.offers).toEqual(['unequip rockbiter-weapon']);
  expect(fight.refused('unequip ghost-wolf')).toBe('NO_SUCH_POWER WOW-14.22');
  fight.play('unequip rockbiter-weapon');
  // The other dice that show 1 find no power any more.
  expect(fight.asked).not.toBe('wildkinUnequip');
  expect(fight.lies('rockbiter-weapon')).toBe('spellbook');
});

/** `discardDie` of Earth Shock: no warrior has one, so it is carried out here by itself. */
const DISCARD = abilitiesOf('earth-shock')
  .flatMap(({ ops }) => ops)
  .flatMap(({ then }) => then)
  .find(({ name }) => name === 'discardDie')!;
const discarding = (s: Warcraft): Run => ({
  s,
  hero: 2,
  target: 2,
  source: CLASS_CARD_IDS.indexOf('earth-shock'),
  use: 0,
  auto: false,
  steps: [],
  at: 0,
  chance: null,
  tell: null,
  wanted: undefined,
  refused: undefined,
  paid: 0,
});
describe("W-123: the Naga's ability counts dice as they lie, spotted or not (WOW-13.10, WOW-14.17)", () => {
  /** R8, R1 and B2 lie there; all others show 5. */
  const cleave = (spotted: boolean): Fight => {
    const fight = given({
      horde: [
        { class: 'warrior', level: 4, energy: 4, sheet: ['cleave@2', 'thunder-clap@3', 'deathblow@5'] },
      ],
      against: ['green naga'],
      dice: new Array(30).fill(5),
    });
    fight.s.health[2] = 11;
    fight.play('use thunder-clap');
    const dice = fight.dice.split(' ');
    const faces = dice.map(() => 5);
    faces[dice.indexOf('R')] = 8;
    faces[dice.indexOf('R') + 1] = 1;
    faces[dice.indexOf('B')] = 2;
    fight.script.dice.splice(0, faces.length, ...faces);
    fight.play('roll');
    skipTo(fight, 'use cleave');
    const { s } = fight;
    expect(fight.dice.split(' ')).toEqual(expect.arrayContaining(['R8', 'R1', 'B2']));
    for (const [die, face] of s.face.entries())
      if (face === 1 || face === 2) s.spotted[die] = spotted ? 1 : 0;
    return fight;
  };
  test.each([true, false])('other dice are spotted: %s', (spotted) => {
    const fight = cleave(spotted);
    const attrition = fight.s.attrition;
    fight.play('use cleave');
    fight.until(() => fight.told.includes('placed'));
    expect(placedOf(fight)).toMatchObject({ attrition: attrition + 3 });
    // The ability comes before the tokens, the Attack after them.
    const before = fight.told.slice(0, fight.told.indexOf('placed'));
    expect(before.filter((one) => one === 'healthLost')).toHaveLength(2);
  });
  test('the die that Cleave has spotted cannot be removed by choice (WOW-13.11)', () => {
    const fight = cleave(false);
    const { s } = fight;
    const removable = (): string[] => {
      const run = discarding(s);
      perform(run, [DISCARD]);
      return (run.wanted ?? []).map((one) => dieText(aboutOf(one)));
    };
    expect(removable()).toContain('R8');
    const r8 = [...s.face].indexOf(8);
    s.spotted[r8] = 1;
    expect(fight.dice).toContain('R8*');
    expect(removable()).toEqual(expect.arrayContaining(['R1', 'B2']));
    expect(removable().filter((die) => die.startsWith('R8'))).toEqual([]);
  });
});

test("W-110: the bearer of Light of Ages begins against Kel'Thuzad with 4 hits (WOW-21.19)", () => {
  const facing = (front: readonly string[]): Fight => {
    const game = onMap({
      space: 21,
      options: { overlord: 'kelthuzad' },
      heroes: [
        { name: 'horde-1', class: 'mage', level: 3, region: 'stratholme', seat: 3 },
        { name: 'horde-2', class: 'priest', level: 3, region: 'stratholme', seat: 4, front },
      ],
      more: (s) => {
        s.overlord = 0;
        s.overlordAt = REGION_IDS.indexOf('stratholme');
      },
      dice: new Array(60).fill(3),
    });
    return game.play('3: challenge horde-1 opponent kelthuzad invite horde-2', '4: join horde-2');
  };
  expect(facing([]).boxes).toBe('0/0/0+0');
  const game = facing(['light-of-ages']);
  expect(game.boxes).toBe('4/0/0+0');
  // With 14 more they count at the first ranged strike.
  game.s.hits[3]! += 14;
  game.until(() => game.asked === 'killCreatures');
  expect([game.s.round, game.offers.includes('fell')]).toEqual([1, true]);
});
