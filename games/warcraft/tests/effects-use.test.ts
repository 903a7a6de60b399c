/** How often abilities may be used, and when cards work at all (WOW-12). */
import { expect, test } from 'vitest';
import { CLASS_CARD_IDS } from '../rules/sources.ts';
import { REGION_IDS } from '../rules/state.ts';
import { drawEvents } from './event-support.ts';
import { onMap } from './map-support.ts';
import { type Fight, given } from './support.ts';

const skipTo = (fight: Fight, offer: string): Fight => {
  for (let guard = 0; !fight.offers.includes(offer) && guard < 9; guard++) fight.play('done');
  expect(fight.offers).toContain(offer);
  return fight;
};

test('Strength of Earth Totem works once in the phase of each friend, Dispel once in a round (WOW-12.11)', () => {
  const pair = (one: string, sheet: string, more: number): Fight =>
    given({
      horde: [
        { class: one, level: 5, sheet: [`${sheet}@1`] },
        { class: 'warrior', level: 5 },
      ],
      against: ['green drake'],
      dice: new Array(60).fill(more),
    }).play('attack horde-1', 'roll');
  const totem = pair('shaman', 'strength-of-earth-totem', 8);
  skipTo(totem, 'use strength-of-earth-totem').play('use strength-of-earth-totem');
  expect(totem.offers).not.toContain('use strength-of-earth-totem');
  totem.until(() => totem.asked === 'dicePool').play('roll');
  skipTo(totem, 'use strength-of-earth-totem').play('use strength-of-earth-totem');
  expect(totem.offers).not.toContain('use strength-of-earth-totem');

  const dispel = pair('mage', 'dispel', 2);
  skipTo(dispel, 'use dispel').play('use dispel');
  dispel.until(() => dispel.asked === 'dicePool').play('roll');
  dispel.until(() => dispel.s.round === 2 || dispel.offers.includes('use dispel'));
  expect(dispel.s.round).toBe(2);
});

test('dice of a friend for which there was no room are there when cards are switched off (WOW-12.4, WOW-13.6)', () => {
  const fight = given({
    horde: [
      {
        class: 'warrior',
        level: 5,
        sheet: ['dragonscale-armor@7', 'skullance-shield@7', 'defensive-stance@1'],
      },
      { class: 'priest', level: 5, sheet: ['power-word-shield@1'] },
    ],
    against: ['green naga'],
  }).play('attack horde-1');
  const greens = (): number => fight.dice.match(/G/g)!.length;
  // 4 + 1 + 2, and the two of the priest find no room.
  expect(greens()).toBe(7);
  fight.play('use power-word-shield');
  expect(greens()).toBe(7);
  fight.play('off defensive-stance');
  expect(greens()).toBe(4 + 1 + 2);
  fight.play('off skullance-shield');
  expect(greens()).toBe(4 + 2);
});

test('a talent does nothing once the power to which it refers is unequipped, although it was used (WOW-12.7)', () => {
  const placed = (incinerates: boolean): unknown => {
    const fight = given({
      horde: [{ class: 'mage', level: 5, talents: ['impact', 'incinerate'], sheet: ['fireball@1'] }],
      against: ['green naga'],
      dice: new Array(60).fill(3),
    }).play('use fireball', 'roll');
    if (incinerates) fight.play('use incinerate times 1');
    expect(fight.lies('fireball')).toBe(incinerates ? 'spellbook' : 'area');
    fight.until(() => fight.told.includes('placed'));
    return fight.events.find(({ type }) => type === 'placed');
  };
  // With Impact the threes reach Threat 4; else only the blue die that Incinerate has turned.
  expect(placed(false)).toMatchObject({ damage: 2, defense: 1 });
  expect(placed(true)).toMatchObject({ damage: 1, defense: 0 });
});

test("Nature's Swiftness puts Healing Wave into any legal area, that of Hood of Shadow, too (WOW-11.20, content 1.4)", () => {
  const hooded = (front: readonly string[]): Fight =>
    given({
      horde: [
        {
          class: 'shaman',
          level: 5,
          front,
          talents: ['natures-swiftness'],
          sheet: ['rockbiter-weapon@1'],
          book: ['healing-wave'],
        },
      ],
      against: ['green naga'],
    });
  const own = ['area 1', 'area 2', 'area 3', 'area 4', 'area 6'];
  expect(hooded([]).next('use natures-swiftness')).toEqual(own);
  const fight = hooded(['hood-of-shadow']);
  expect(fight.next('use natures-swiftness')).toEqual([...own, 'area 8']);
  const { dice } = fight.play('use natures-swiftness area 8');
  expect(dice).toBe(hooded([]).dice);
  expect([fight.lies('healing-wave'), fight.lies('rockbiter-weapon')]).toEqual(['area', 'area']);
});

test('Inner Focus makes an instant free once in a combat, not at a loss outside it (WOW-12.2, content 1.4)', () => {
  const priest = {
    class: 'priest',
    level: 5,
    talents: ['inner-focus'],
    sheet: ['lesser-heal@1', 'greater-heal@2'],
  };
  const fight = given({ horde: [priest], against: ['green ogre'], dice: new Array(60).fill(2) });
  fight.until(() => fight.asked === 'react');
  expect(fight.next('use lesser-heal')).toEqual(['free']);
  fight.play('use lesser-heal free');
  expect(fight.refused('use greater-heal free')).toBe('NO_FREE_INSTANT WOW-12.2');

  const game = onMap({ space: 7, heroes: [{ ...priest, name: 'horde-1', region: 'northpass-tower' }] });
  game.s.overlordAt = REGION_IDS.indexOf('stratholme');
  drawEvents(game, ['soul-taint']);
  expect(game.next('use lesser-heal')).toEqual([]);
  expect(game.refused('use lesser-heal free')).toBe('NO_FREE_INSTANT WOW-12.2');
  const { energy } = game.s;
  const before = energy[2]!;
  game.play('use lesser-heal');
  expect(energy[2]).toBe(before - 1);
});

test('a pet that is switched off takes no wounds in this round (WOW-12.4, WOW-12.17)', () => {
  // No die hits, and none is low enough for the ability of the Naga, so its five wounds are left.
  const wounded = (...off: string[]): Fight => {
    const fight = given({
      horde: [
        { class: 'hunter', level: 5, sheet: ['pet-bear@1'] },
        { class: 'warrior', level: 5 },
      ],
      against: ['green naga'],
      dice: new Array(60).fill(3),
    }).play('attack horde-1', ...off, 'roll');
    return fight.until(() => fight.asked === 'assignWound');
  };
  expect(wounded().offers).toEqual(['wound horde-1', 'wound horde-2', 'pet horde-1']);
  const fight = wounded('off pet-bear');
  expect(fight.offers).toEqual(['wound horde-1', 'wound horde-2']);
  expect(fight.refused('pet horde-1')).toBe('CARD_IS_OFF WOW-12.4');
  expect(fight.refused('pet horde-2')).toBe('NO_PET WOW-12.17');
  // Every round begins with all cards on.
  fight.until(() => fight.s.round === 2).play('attack horde-1', 'roll');
  expect(fight.until(() => fight.asked === 'assignWound').offers).toContain('pet horde-1');
});

test('a limit of dice holds to the end of the dice pool step, and no longer (content 1.4: `limitPool`; WOW-13.7)', () => {
  const mage = (sheet: readonly string[]): Fight =>
    given({
      horde: [{ class: 'mage', level: 5, talents: ['piercing-ice'], sheet: ['frostbolt@1', ...sheet] }],
      against: ['green drake'],
      dice: new Array(60).fill(8),
    }).play('use frostbolt');
  const plain = mage(['firestarter@4']).play('roll', 'use firestarter#2 die B8');
  expect(plain.dice).toContain('R8 R8 R8 B8');
  const fight = mage(['firestarter@4', 'amulet-of-protection@6']);
  fight.play('use amulet-of-protection', 'roll');
  expect(fight.dice).not.toContain('R');
  fight.play('use firestarter#2');
  expect(fight.dice.match(/B8/g)).toHaveLength(3);
  expect(fight.dice).not.toContain('R');
  fight.until(() => fight.offers.includes('use piercing-ice')).play('use piercing-ice');
  expect(fight.dice.match(/R8/g)).toHaveLength(2);
});

test("Biznick's Accurascope needs a bow or a gun, and is none itself (content 1.3: `equippedTrait`; WOW-11.6)", () => {
  const scoped = (sheet: readonly string[]): boolean => {
    const fight = given({
      horde: [{ class: 'warrior', level: 5, sheet: ['biznicks-accurascope@4', ...sheet] }],
      against: ['green drake'],
      dice: new Array(60).fill(8),
    }).play('roll');
    return (
      fight.until(() => fight.told.includes('placed') || fight.asked === 'useAbility').asked === 'useAbility'
    );
  };
  // Charge, which is printed there, is a power.
  expect([scoped([]), scoped(['screeching-bow@4'])]).toEqual([false, true]);
});

test('what follows the main ability of a power is used once for each use of it (WOW-12.3, WOW-12.11)', () => {
  const bolts = (count: number): Fight => {
    const fight = given({
      horde: [{ class: 'warlock', level: 5, talents: ['nightfall'], sheet: ['shadow-bolt@1'] }],
      against: ['green naga'],
      dice: new Array(60).fill(8),
    }).play(...new Array<string>(count).fill('use shadow-bolt'), 'roll');
    return skipTo(fight, 'use shadow-bolt#2').play('use shadow-bolt#2 die R8');
  };
  const once = bolts(1);
  expect(once.s.rerolls).toBe(2);
  expect(once.offers).not.toContain('use shadow-bolt#2');
  const twice = bolts(2);
  twice.play('use shadow-bolt#2');
  expect(twice.s.rerolls).toBe(4);
});

test('the second use by Arcane Power costs 1 more, also of missiles that are free (WOW-12.11, content 1.4)', () => {
  const paid = (isFree: boolean): number[] => {
    const fight = given({
      horde: [
        { class: 'mage', level: 5, energy: 8, talents: ['arcane-power'], sheet: ['arcane-missiles@1'] },
      ],
      against: ['green naga'],
      round: 1,
    });
    if (isFree) fight.s.usedLast.add(CLASS_CARD_IDS.indexOf('arcane-missiles'));
    const energy = (): number => fight.s.energy[2]!;
    const prices: number[] = [];
    for (let use = 0; use < 2; use++) {
      const before = energy();
      fight.play('use arcane-missiles');
      prices.push(before - energy());
    }
    expect(fight.refused('use arcane-missiles')).toBe('USED_THIS_ROUND WOW-12.11');
    return prices;
  };
  expect(paid(false)).toEqual([2, 3]);
  expect(paid(true)).toEqual([0, 1]);
});

test('one potion in a combat round, as many as one has outside a fight (WOW-12.12, WOW-15.13)', () => {
  const drinker = {
    class: 'priest',
    level: 5,
    sheet: ['lesser-heal@1'],
    bag: ['minor-healing-potion-1', 'lesser-healing-potion'],
  };
  const fight = given({ horde: [drinker], against: ['green naga'], dice: new Array(60).fill(2) });
  fight.until(() => fight.asked === 'react').play('use minor-healing-potion-1');
  expect(fight.refused('use lesser-healing-potion')).toBe('ONE_POTION WOW-12.12');

  const game = onMap({ space: 7, heroes: [{ ...drinker, name: 'horde-1', region: 'northpass-tower' }] });
  game.s.overlordAt = REGION_IDS.indexOf('stratholme');
  drawEvents(game, ['soul-taint']).play('done', 'use minor-healing-potion-1', 'use lesser-healing-potion');
  expect(game.told.filter((type) => type === 'regained')).toHaveLength(2);
});

test("Nature's Grace keeps Rejuvenation at its first use in a combat, not outside one (content 1.4: `keepFirstUse`)", () => {
  const druid = { class: 'druid', level: 5, talents: ['natures-grace'], sheet: ['rejuvenation@1'] };
  const fight = given({ horde: [druid], against: ['green naga'], dice: new Array(60).fill(2) });
  const use = (): string => {
    fight.until(() => fight.asked === 'react').play('use rejuvenation');
    return fight.lies('rejuvenation');
  };
  expect(use()).toBe('area');
  fight.until(() => fight.s.round === 2);
  expect(use()).toBe('spellbook');

  const game = onMap({ space: 7, heroes: [{ ...druid, name: 'horde-1', region: 'northpass-tower' }] });
  game.s.overlordAt = REGION_IDS.indexOf('stratholme');
  drawEvents(game, ['soul-taint']).play('use rejuvenation');
  expect(game.lies('rejuvenation')).toBe('spellbook');
});
