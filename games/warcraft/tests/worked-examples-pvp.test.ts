/** Worked examples of combat between characters, and of the final battle (WOW-17, 23, 24). */
import { describe, expect, test } from 'vitest';
import { auditWarcraft } from '../rules/audit.ts';
import { tryUse } from '../rules/effects/use.ts';
import { CREATURES_ARE } from '../rules/fight/foes.ts';
import { PVP_STAGES } from '../rules/fight/pvp.ts';
import { beginFinale } from '../rules/finale.ts';
import { settle, warcraft } from '../rules/game.ts';
import { AFTER, MANAGING } from '../rules/map/fields.ts';
import { CLASS_CARD_IDS, FIRST_USE } from '../rules/sources.ts';
import { ARMOR, DEFEATED, FINAL_MANAGE, stageNo } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { onMap, type Place } from './map-support.ts';
import type { Fight } from './support.ts';

const TWO_AND_ONE: Place = {
  space: 2,
  heroes: [
    { name: 'alliance-1', class: 'hunter', level: 5, region: 'tarren-mill', xp: 5 },
    { name: 'horde-1', class: 'mage', level: 3, region: 'tarren-mill' },
    { name: 'horde-2', class: 'priest', level: 4, region: 'tarren-mill' },
  ],
};
const begin = (place: Place = TWO_AND_ONE): Fight => {
  const game = onMap(place);
  game.play('challenge alliance-1 enemies');
  return game;
};
/** Boxes of a faction as `damage/defence/attrition`, and its armour. */
const set = (game: Fight, faction: number, hits: readonly number[], armor = 0): void => {
  hits.forEach((n, box) => {
    game.s.hits[faction * 3 + box] = n;
  });
  game.s.armor[faction] = armor;
};
const boxes = (game: Fight, faction: number): string =>
  [0, 1, 2].map((box) => game.s.hits[faction * 3 + box]).join('/');
/** Carries out one stage of the defence phase on boxes that were set by hand. */
const stage = (game: Fight, name: 'strike' | 'moveTokens' | 'resolution'): void => {
  game.s.stage = stageNo(name);
  game.s.opened = 0;
  PVP_STAGES[name]!(game.s, game.script, game.tell as never);
};
const wounds = (game: Fight): string[] =>
  game.events.flatMap((event) => (event.type === 'wounds' ? [`${event.faction} ${event.count}`] : []));

test('W-13: all enemies in the region are defenders (WOW-9.6, WOW-17.1)', () => {
  const game = begin();
  expect([...game.s.role]).toEqual([1, 0, 1, 1]);
  expect(game.s.actions[2]).toBe(0);
});

test('W-20: the Threat is the highest level of the opponents and two (WOW-17.3)', () => {
  const game = begin();
  expect(game.s.pvpThreat).toBe(6);
  const lower = begin({
    ...TWO_AND_ONE,
    heroes: TWO_AND_ONE.heroes.slice(0, 2),
  });
  expect(lower.s.pvpThreat).toBe(5);
});

test('W-21, W-52: the difference in wounds, or all of them (WOW-17.11, WOW-24.1)', () => {
  const game = begin();
  set(game, 1, [6, 0, 0]);
  set(game, 0, [9, 0, 0]);
  stage(game, 'resolution');
  expect(wounds(game)).toEqual(['horde 3']);
  expect([boxes(game, 0), boxes(game, 1)]).toEqual(['0/0/0', '0/0/0']);
  const lethal = begin({ ...TWO_AND_ONE, options: { lethalPvp: true } });
  set(lethal, 1, [6, 0, 0]);
  set(lethal, 0, [9, 0, 0]);
  stage(lethal, 'resolution');
  expect(wounds(lethal)).toEqual(['alliance 6', 'horde 9']);
});

test('wounds are for undefeated characters of the own side (WOW-15.1, WOW-15.3, WOW-17.8)', () => {
  const game = begin({
    ...TWO_AND_ONE,
    heroes: [
      ...TWO_AND_ONE.heroes,
      { name: 'horde-3', class: 'rogue', level: 4, region: 'tarren-mill', health: 1 },
      { name: 'alliance-2', class: 'druid', region: 'southshore' },
    ],
    seats: 6,
  });
  const { s } = game;
  s.active = -1;
  s.hits.fill(0);
  s.hits[0] = 4;
  s.stage = stageNo('strike');
  s.opened = 0;
  settle(s, game.script, game.tell as never);
  game.play('wound horde-3');
  expect(game.offers).toEqual(['wound horde-1', 'wound horde-2']);
  expect(game.refused('wound horde-3')).toBe('CANNOT_TAKE_WOUND WOW-15.3');
  expect(game.refused('wound alliance-1')).toBe('CANNOT_TAKE_WOUND WOW-17.8');
  expect(game.refused('wound alliance-2')).toBe('CANNOT_TAKE_WOUND WOW-15.1');
  expect(game.refused('pet horde-1')).toBe('NO_PET WOW-12.17');
});

test('W-44: armour takes an attrition hit and one of damage or defence each (WOW-17.5, WOW-17.6)', () => {
  const game = begin();
  set(game, 0, [0, 0, 0], 3);
  set(game, 1, [2, 2, 1]);
  game.s.stage = stageNo('strike');
  game.s.opened = 0;
  PVP_STAGES.strike!(game.s, game.script, game.tell as never);
  expect(game.s.armorSplit[0]).toBe(-1);
  game.s.asked = ARMOR;
  expect(game.refused('armor 0')).toBe('NO_SUCH_SPLIT WOW-17.5');
  expect(game.offers).toEqual(['armor 1', 'armor 2']);
  game.s.armorSplit[0] = 2;
  PVP_STAGES.strike!(game.s, game.script, game.tell as never);
  expect(boxes(game, 1)).toBe('0/1/0');
  expect(wounds(game)).toEqual([]);
  // Both sealed answers are revealed by what they do; the Horde has no armour.
  expect(game.events.filter(({ type }) => type === 'armorTook')).toEqual([
    { type: 'armorTook', faction: 'alliance', damage: 2, defense: 1, attrition: 1 },
  ]);
});

describe('the armour step (WOW-17.5, WOW-17.6)', () => {
  /** Alliance and Horde as `damage, defence, attrition` and armour, before the step; then the leaders that are asked. */
  const step = (
    alliance: readonly [readonly number[], number],
    horde: readonly [readonly number[], number],
  ): Fight => {
    const game = begin();
    set(game, 0, ...alliance);
    set(game, 1, ...horde);
    stage(game, 'strike');
    game.s.asked = ARMOR;
    return game;
  };
  const splits = (game: Fight, faction: number): string[] => game.after([], game.s.leaders[faction]!);
  const strike = (game: Fight, ...split: readonly number[]): void => {
    game.s.armorSplit.set(split);
    PVP_STAGES.strike!(game.s, game.script, game.tell as never);
  };

  test('both sides go by the boxes as they stood: neither loses armour or choices to the other', () => {
    const game = step([[4, 3, 2], 2], [[3, 4, 1], 3]);
    expect(splits(game, 0)).toEqual([0, 1, 2].map((n) => `armor ${n}`));
    expect(splits(game, 1)).toEqual([0, 1, 2, 3].map((n) => `armor ${n}`));
    // Sealed: who has answered changes nothing for the other.
    game.s.armorSplit[0] = 2;
    expect(splits(game, 1)).toEqual([0, 1, 2, 3].map((n) => `armor ${n}`));
    strike(game, 2, 1);
    // The Alliance takes 2 of damage, the Horde 1 of damage and 2 of defence; of attrition each as many as it can.
    expect([boxes(game, 0), boxes(game, 1)]).toEqual(['0/1/0', '0/4/0']);
    expect(wounds(game)).toEqual(['horde 3', 'alliance 1']);
    expect([...game.s.armor]).toEqual([0, 0]);
  });
  test.each([
    // Armour, the enemy's damage and defence; the splits to choose from (one: nobody is asked).
    [2, 2, 2, [0, 1, 2]],
    [3, 2, 2, [1, 2]],
    [4, 2, 2, []],
    [5, 2, 2, []],
    [2, 0, 3, []],
    [2, 3, 0, []],
    [0, 2, 2, []],
  ])('%i armour against %i and %i', (armor, damage, defense, asked) => {
    const game = step([[0, 0, 0], armor], [[damage, defense, 1], 0]);
    if (asked.length > 0) expect(splits(game, 0)).toEqual(asked.map((n) => `armor ${n}`));
    else expect(game.s.leaders[0]).toBe(-1);
  });
  test('armour that finds nothing is wasted, and takes nothing of another box', () => {
    const game = step([[0, 0, 0], 5], [[1, 2, 4], 0]);
    // All of damage and defence, four of attrition; the fifth finds nothing.
    expect(boxes(game, 1)).toBe('0/0/0');
    expect(wounds(game)).toEqual([]);
    const less = step([[0, 0, 0], 3], [[1, 2, 4], 0]);
    expect(boxes(less, 1)).toBe('0/0/1');
  });
});

test('W-171: armour, ranged strike, tokens, resolution (WOW-17.4, WOW-17.5, WOW-17.7, WOW-17.10, WOW-17.11)', () => {
  const game = begin();
  set(game, 1, [2, 1, 0]);
  set(game, 0, [0, 3, 2], 1);
  game.s.stage = stageNo('strike');
  game.s.opened = 0;
  PVP_STAGES.strike!(game.s, game.script, game.tell as never);
  game.s.armorSplit[0] = 1;
  PVP_STAGES.strike!(game.s, game.script, game.tell as never);
  expect(wounds(game)).toEqual(['alliance 1']);
  game.s.frames.pop();
  stage(game, 'moveTokens');
  expect([boxes(game, 0), boxes(game, 1)]).toEqual(['5/0/0', '1/0/0']);
  stage(game, 'resolution');
  expect(wounds(game)).toEqual(['alliance 1', 'horde 4']);
  game.s.frames.pop();
});

describe('the final battle (WOW-23)', () => {
  test('W-51: all recover; the richer faction manages and attacks first', () => {
    const game = onMap({
      space: 30,
      heroes: [
        {
          name: 'alliance-1',
          class: 'hunter',
          level: 3,
          xp: 12,
          region: 'southshore',
          book: ['serpents-sting'],
        },
        { name: 'horde-1', class: 'mage', level: 3, xp: 11, health: 1, region: 'brill', book: ['frostbolt'] },
      ],
    });
    game.s.course = MANAGING;
    game.s.managed = 0b1111;
    beginFinale(game.s, game.script, game.tell as never);
    game.s.asked = FINAL_MANAGE;
    expect(game.s.attackers).toBe(0);
    expect(game.points('horde-1')).not.toMatch(/^1\//);
    game.play('manage alliance-1');
    game.play('manage horde-1');
    expect([...game.s.role]).toEqual([1, 1, 1, 1]);
    expect(game.s.side).toBe(0);
  });
});

test('W-46: both fall in the same ranged strike: nobody wins, no loot (WOW-17.8, WOW-17.16)', () => {
  const game = begin({
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'hunter', level: 3, health: 1, region: 'tarren-mill' },
      { name: 'horde-1', class: 'mage', level: 3, health: 1, region: 'tarren-mill', bag: ['scimitar-1'] },
    ],
    dice: new Array(60).fill(8),
  });
  game.until(() => game.asked === 'respawn');
  expect(game.told.filter((one) => one === 'defeated')).toHaveLength(2);
  expect(game.events).toContainEqual({ type: 'fightWon', by: 'nobody' });
  expect(game.told).not.toContain('looted');
  while (game.asked === 'respawn') game.play(game.offers[0]!);
  expect(game.asked).not.toBe('loot');
  expect(game.s.items.zoneOf[game.s.items.plan.index.get('scimitar-1')!]).toBe(
    game.s.items.plan.base.bag! + 2,
  );
});

test('after a mutual defeat it is drawn who comes back first, else the seats come in their order (WOW-15.15)', () => {
  const back = (pick: number): number[] => {
    const game = begin({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'hunter', level: 3, health: 1, region: 'tarren-mill' },
        { name: 'horde-1', class: 'mage', level: 3, health: 1, region: 'tarren-mill' },
      ],
      dice: new Array(60).fill(8),
    });
    game.script.draw = () => pick;
    const order: number[] = [];
    game.until(() => game.asked === 'respawn');
    for (; game.asked === 'respawn'; game.play(game.offers[0]!)) {
      order.push(game.s.askedHero);
      // Who is drawn stays the one who is asked.
      expect(auditWarcraft(game.s)).toEqual([]);
    }
    return order;
  };
  expect([back(0), back(1)]).toEqual([
    [0, 2],
    [2, 0],
  ]);
  const { s, script, tell } = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'tarren-mill', seat: 4 },
      { name: 'horde-2', class: 'priest', region: 'tarren-mill', seat: 3 },
    ],
  });
  s.opposed = CREATURES_ARE;
  s.course = AFTER;
  s.role.set([DEFEATED, DEFEATED], 2);
  settle(s, script, tell as never);
  expect([s.askedHero, s.answerer]).toEqual([3, 2]);
});

/** A mage and a priest of the Horde challenge a hunter; nobody ever hits. */
const harmless = (space = 1): Fight => {
  const game = onMap({
    space,
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'tarren-mill', level: 3 },
      { name: 'horde-2', class: 'priest', region: 'tarren-mill', level: 3 },
      { name: 'alliance-1', class: 'hunter', region: 'tarren-mill', level: 3, bag: ['scimitar-1'] },
    ],
    dice: new Array(600).fill(1),
  });
  return game;
};
const phases = (game: Fight): string[] =>
  game.events.flatMap((event) => (event.type === 'attackPhase' ? [event.hero] : []));

test('W-131: attackers and defenders take turns; who is left goes last (WOW-13.3, WOW-17.2)', () => {
  const game = harmless();
  game.play('challenge horde-1 enemies invite horde-2', '4: join horde-2');
  expect(game.offers).toEqual(['attack horde-1', 'attack horde-2']);
  expect(game.refused('roll')).toBe('OTHER_QUESTION WOW-13.3');
  expect(game.refused('attack alliance-1')).toBe('OTHER_SIDE WOW-17.2');
  expect(game.refused('attack alliance-2')).toBe('NOT_FIGHTING WOW-12.14');
  game.play('attack horde-2');
  game.until(() => game.asked === 'chooseAttacker');
  expect(phases(game)).toEqual(['horde-2', 'alliance-1', 'horde-1']);
  expect(game.s.round).toBe(2);
});

test('W-132: the fortieth round ends a combat without winner and loot (WOW-13.20)', () => {
  const game = harmless();
  game.play('challenge horde-1 enemies');
  game.until(() => {
    expect(game.s.round).toBeLessThanOrEqual(40);
    return game.asked === 'action';
  });
  expect(game.events.filter(({ type }) => type === 'round')).toHaveLength(40);
  expect(game.told).not.toContain('looted');
  expect(game.told).not.toContain('defeated');
  expect(game.events.flatMap((event) => (event.type === 'fightWon' ? [event.by] : []))).not.toContain(
    'horde',
  );
  expect(game.points('alliance-1')).toMatch(/^[1-9]/);
});

test('W-132: in the final battle the faction with more Health left wins then (WOW-13.20, WOW-23.5)', () => {
  const game = harmless(30);
  game.s.health[game.of('alliance-1')] = 1;
  game.s.course = MANAGING;
  game.s.managed = 0b1111;
  beginFinale(game.s, game.script, game.tell as never);
  settle(game.s, game.script, game.tell as never);
  game.until(() => game.asked === 'over');
  const left = [0, 1].map((faction) =>
    [0, 1].reduce((sum, n) => sum + game.s.health[2 * faction + n]!, 0),
  ) as [number, number];
  expect(left[0]).not.toBe(left[1]);
  const { ranks } = warcraft.outcome(game.s)!;
  const best = left[0] > left[1] ? [0, 1] : [2, 3];
  expect(best.every((seat) => ranks[seat] === 1)).toBe(true);
  expect(ranks.filter((rank) => rank === 1)).toHaveLength(2);
});

test('a new round begins with the attackers again (WOW-17.12)', () => {
  const game = harmless();
  game.play('challenge horde-1 enemies');
  game.until(() => game.s.round === 2 && game.s.active >= 0);
  expect(game.s.active).toBe(2);
});
test('what works on creatures cannot be used against characters (WOW-17.17)', () => {
  const game = onMap({
    space: 1,
    heroes: [
      { name: 'horde-1', class: 'mage', level: 3, energy: 5, region: 'tarren-mill', sheet: ['polymorph@1'] },
      { name: 'alliance-1', class: 'hunter', level: 3, region: 'tarren-mill' },
      { name: 'horde-2', class: 'priest', level: 4, region: 'tarren-mill', sheet: ['mind-control@1'] },
    ],
  });
  game.play('3: challenge horde-1 enemies invite horde-2', '4: join horde-2');
  for (let guard = 0; game.asked === 'useAbility' && guard < 9; guard++) {
    expect(game.offers).not.toContain('use polymorph');
    game.play('done');
  }
  game.play('attack horde-2');
  expect(game.offers).not.toContain('use mind-control');
  expect(game.refused('use mind-control')).toBe('NOT_IN_PVP WOW-17.17');
  const { s } = game;
  s.stage = stageNo('roundStart');
  s.active = -1;
  const polymorph = FIRST_USE[CLASS_CARD_IDS.indexOf('polymorph')]!;
  expect(tryUse(s, 2, [step(VERB.use, polymorph)]).refused).toMatchObject({
    code: 'NOT_IN_PVP',
    clause: 'WOW-17.17',
  });
  // What fails for another reason says so.
  s.round = 2;
  expect(tryUse(s, 2, [step(VERB.use, polymorph)]).refused?.code).toBe('CONDITION');
});
