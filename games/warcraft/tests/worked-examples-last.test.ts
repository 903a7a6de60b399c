/** Worked examples of how a game ends, and of who decides for a faction (WOW-3, 22 to 24). */
import { describe, expect, test } from 'vitest';
import { beginFinale } from '../rules/finale.ts';
import { settle, warcraft } from '../rules/game.ts';
import { MANAGING } from '../rules/map/fields.ts';
import { DEFEATED, REGION_IDS, stageNo } from '../rules/state.ts';
import { eventLies, eventNo, putEvents } from './event-support.ts';
import { onMap, type Place } from './map-support.ts';
import type { Fight } from './support.ts';

const ALL: Place['heroes'] = [
  { name: 'alliance-1', class: 'hunter', level: 3, xp: 12, region: 'southshore' },
  { name: 'alliance-2', class: 'druid', level: 3, xp: 12, region: 'southshore' },
  { name: 'horde-1', class: 'mage', level: 3, xp: 11, region: 'brill', bag: ['scimitar-1'] },
  { name: 'horde-2', class: 'priest', level: 3, xp: 11, region: 'brill' },
];
/** The final battle has begun, and nobody ever hits. */
const finalBattle = (place: Partial<Place> = {}): Fight => {
  const game = onMap({ space: 30, heroes: ALL, dice: new Array(300).fill(1), ...place });
  game.s.course = MANAGING;
  game.s.managed = 0b1111;
  beginFinale(game.s, game.script, game.tell as never);
  settle(game.s, game.script, game.tell as never);
  return game.until(() => game.asked !== 'finalManage');
};

test("W-120: who takes Kel'Thuzad's 18 hits wins at once; nothing comes after (WOW-3.13, WOW-22.1)", () => {
  const facing = (hits: number): Fight => {
    const game = onMap({
      space: 21,
      options: { overlord: 'kelthuzad' },
      heroes: [{ name: 'horde-1', class: 'mage', level: 3, region: 'stratholme', actions: 2 }],
      more: (s) => {
        s.overlord = 0;
        s.overlordAt = REGION_IDS.indexOf('stratholme');
        s.health[2] = 30;
      },
      dice: new Array(60).fill(3),
    });
    game.play('challenge horde-1 opponent kelthuzad');
    game.s.hits[3] = hits;
    return game;
  };
  const short = facing(17);
  short.until(() => short.s.round === 2, true);
  expect(warcraft.outcome(short.s)).toBeUndefined();
  const game = facing(18);
  game.until(() => game.asked === 'over', true);
  expect(warcraft.outcome(game.s)).toMatchObject({ ranks: [3, 3, 1, 1] });
  expect([game.s.space, game.s.gold[2], game.s.xp[2], game.s.actions[2]]).toEqual([21, 0, 0, 1]);
  expect(game.told.at(-1)).toBe('gameEnded');
  expect(game.refused('3: pass horde-1')).toMatch(/^GAME_OVER/);
});

test('W-121: the one with more experience decides for the faction, at a tie chance does (WOW-3.16, WOW-3.17)', () => {
  const asked = (xp: readonly [number, number], drawn: number): number => {
    const game = onMap({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'druid', level: 2, xp: xp[0], region: 'ambermill' },
        { name: 'alliance-2', class: 'hunter', level: 2, xp: xp[1], region: 'ambermill' },
      ],
      figures: ['blue ogre in ambermill'],
      dice: new Array(60).fill(3),
    });
    game.script.draw = () => drawn;
    game.play('1: challenge alliance-1 group ogre-blue-1 invite alliance-2', '2: join alliance-2');
    game.until(() => game.asked === 'assignWound');
    expect(game.offers.sort()).toEqual(['wound alliance-1', 'wound alliance-2']);
    return game.s.answerer;
  };
  expect([asked([14, 11], 0), asked([14, 11], 1), asked([11, 14], 0)]).toEqual([0, 0, 1]);
  expect([asked([12, 12], 0), asked([12, 12], 1)]).toEqual([0, 1]);
});

describe('who answers together by `vote` (WOW-3.17)', () => {
  const wounded = (teamDecision: string, health = 8) => {
    const game = onMap({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'druid', level: 2, xp: 6, region: 'ambermill', health },
        { name: 'alliance-2', class: 'hunter', level: 2, xp: 5, region: 'ambermill', health },
      ],
      figures: ['blue ogre in ambermill'],
      dice: new Array(60).fill(3),
      options: { teamDecision },
    });
    return game.play('1: challenge alliance-1 group ogre-blue-1 invite alliance-2', '2: join alliance-2');
  };
  const together = (game: Fight): number => warcraft.together!(game.s, game.s.answerer);
  test('those whose characters fight, where a faction is asked', () => {
    const game = wounded('vote');
    game.until(() => game.asked === 'dicePool');
    expect(together(game)).toBe(0);
    game.until(() => game.asked === 'assignWound');
    expect(game.s.answerer).toBe(0);
    expect(together(game)).toBe(0b11);
    expect(warcraft.together!(game.s, 1)).toBe(0);
    expect(game.refused('2: wound alliance-1')).toBe('NOT_YOUR_TURN WOW-3.16');
    expect(game.refused('3: wound alliance-1')).toBe('NOT_YOUR_TURN WOW-3.15');
    // Who has fallen is not concerned any more.
    game.s.role[1] = DEFEATED;
    expect(together(game)).toBe(0);
  });
  test('with `leader` nobody', () => {
    const game = wounded('leader');
    game.until(() => game.asked === 'assignWound');
    expect(together(game)).toBe(0);
  });
});

test('W-137: after the turn on space 30 wars are checked, then all recover and the richer faction manages first (WOW-3.12, WOW-3.9, WOW-23.1, WOW-23.2)', () => {
  const game = onMap({
    space: 30,
    heroes: [
      {
        name: 'alliance-1',
        class: 'hunter',
        level: 3,
        xp: 12,
        region: 'southshore',
        actions: 1,
        book: ['serpents-sting'],
      },
      {
        name: 'horde-1',
        class: 'mage',
        level: 3,
        xp: 10,
        health: 1,
        energy: 0,
        region: 'ambermill',
        book: ['frostbolt'],
      },
      { name: 'horde-2', class: 'priest', level: 1, xp: 0, region: 'shining-strand' },
    ],
  });
  putEvents(game.s, 'play', ['the-silverpine-war']);
  putEvents(game.s, 'deck', ['the-andorhal-war']);
  game.play('1: pass alliance-1');
  game.until(() => game.asked === 'finalManage');
  expect(eventLies(game, 'the-silverpine-war')).toBe('discard');
  expect([game.s.gold[2], game.s.gold[3]]).toEqual([5, 5]);
  expect(game.told).not.toContain('eventDrawn');
  // The war has made the Horde the richer one.
  expect(game.events).toContainEqual({ type: 'finalBattle', attackers: 'horde' });
  expect(game.points('horde-1')).toBe('4/9');
  expect(warcraft.active(game.s) & 0b11).toBe(0);
  game.play('3: manage horde-1 area 1 wear frostbolt');
  expect(warcraft.active(game.s) & 0b1100).toBe(0);
  expect(game.asked).toBe('finalManage');
});

test('W-172: loot comes before what Bounty pays, and the defeat pays nothing (WOW-17.9, WOW-17.13, WOW-17.18, WOW-21.8)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      { name: 'alliance-1', class: 'hunter', level: 5, region: 'tarren-mill', xp: 20 },
      { name: 'alliance-2', class: 'druid', level: 5, region: 'southshore', xp: 20 },
      { name: 'horde-1', class: 'mage', level: 1, region: 'tarren-mill', health: 1, bag: ['scimitar-1'] },
    ],
    dice: Array.from({ length: 60 }, (_, i) => (i < 20 ? 8 : 1)),
  });
  putEvents(game.s, 'play', ['bounty-1']);
  const card = eventNo('bounty-1');
  game.s.marked[2 * card] = game.of('alliance-2');
  game.s.marked[2 * card + 1] = game.of('horde-1');
  game.play('1: challenge alliance-1 enemies');
  game.until(() => game.asked === 'respawn');
  game.play('into brill');
  expect(game.asked).toBe('loot');
  expect([game.s.xp[0], game.s.xp[1]]).toEqual([20, 20]);
  expect(eventLies(game, 'bounty-1')).toBe('play');
  game.play('loot scimitar-1 on alliance-1');
  expect([game.s.xp[0], game.s.xp[1]]).toEqual([23, 23]);
  expect(eventLies(game, 'bounty-1')).toBe('discard');
});

test('W-194: one survivor wins for the whole Horde; no loot, no Bounty (WOW-23.3, WOW-23.5, WOW-23.6)', () => {
  const game = finalBattle();
  const { s } = game;
  putEvents(s, 'play', ['bounty-1']);
  const card = eventNo('bounty-1');
  s.marked[2 * card] = 0;
  s.marked[2 * card + 1] = 2;
  s.role[2] = DEFEATED;
  s.health.set([1, 1], 0);
  s.hits[3] = 2;
  game.until(() => game.asked === 'over');
  expect(warcraft.outcome(s)).toMatchObject({ ranks: [3, 3, 1, 1], reason: 'fight' });
  expect(game.told).not.toContain('looted');
  expect([...s.xp]).toEqual([12, 12, 11, 11]);
  expect(eventLies(game, 'bounty-1')).toBe('play');
});

test('W-195: when all fall in a lethal final battle, fewer unabsorbed wounds win (WOW-24.2, WOW-15.3)', () => {
  const fallen = (lethalPvp: boolean, alliance: number): Fight => {
    const game = finalBattle({ options: { lethalPvp } });
    const { s } = game;
    s.health.set([2, 2, 2, 1]);
    s.energy.fill(0);
    s.active = -1;
    s.hits.fill(0);
    s.armor.fill(0);
    s.hits[3] = alliance;
    s.hits[0] = 6;
    s.stage = stageNo('resolution');
    s.opened = 0;
    settle(s, game.script, game.tell as never);
    return game;
  };
  const game = fallen(true, 4);
  game.until(() => game.asked === 'over');
  expect(game.told.filter((one) => one === 'defeated')).toHaveLength(4);
  expect([...game.s.unabsorbed]).toEqual([0, 3]);
  expect(warcraft.outcome(game.s)).toMatchObject({ ranks: [1, 1, 3, 3] });
  // As many on both sides: nobody wins.
  const equal = fallen(true, 7);
  equal.until(() => equal.asked === 'over');
  expect(warcraft.outcome(equal.s)).toMatchObject({ reason: 'nobody' });
});

test('when all fall in a lethal fight, the one with fewer unabsorbed wounds has won for Old Hatreds, without loot (WOW-17.16, WOW-21.9, WOW-24.2)', () => {
  const purses = (lethalPvp: boolean): string[] => {
    const game = onMap({
      options: { lethalPvp },
      heroes: [
        { name: 'alliance-1', class: 'rogue', region: 'tarren-mill', xp: 2, bag: ['scimitar-1'] },
        { name: 'horde-1', class: 'mage', region: 'tarren-mill', xp: 1, bag: ['ley-staff-1'] },
      ],
    });
    const { s } = game;
    putEvents(s, 'play', ['old-hatreds-1']);
    game.play('challenge horde-1 enemies');
    s.health.set([2, 2, 1, 1]);
    s.energy.fill(0);
    s.active = -1;
    // 4 wounds for 2 Health of the Alliance, 4 for 1 of the Horde.
    s.hits[3] = 4;
    s.hits[0] = 4;
    s.stage = stageNo('strike');
    s.opened = 0;
    settle(s, game.script, game.tell as never);
    game.until(() => game.asked === 'action');
    expect(game.told).not.toContain('looted');
    expect(game.events.find(({ type }) => type === 'fightWon')).toMatchObject({ by: 'nobody' });
    return [...[0, 2].map((hero) => `${s.gold[hero]}/${s.xp[hero]}`), eventLies(game, 'old-hatreds-1')];
  };
  expect(purses(true)).toEqual(['8/3', '0/1', 'discard']);
  expect(purses(false)).toEqual(['0/2', '0/1', 'play']);
});
test('wounds that nobody took in an earlier fight decide no later one (WOW-24.2, WOW-15.3)', () => {
  const game = onMap({
    options: { lethalPvp: true },
    heroes: [
      { name: 'alliance-1', class: 'hunter', region: 'tarren-mill', health: 1 },
      {
        name: 'horde-1',
        class: 'mage',
        level: 5,
        region: 'tarren-mill',
        health: 1,
        energy: 2,
        sheet: ['arcane-explosion@4'],
      },
      { name: 'horde-2', class: 'priest', region: 'brill', health: 1 },
    ],
    figures: ['blue naga in brill'],
    dice: new Array(99).fill(3),
  });
  const { s } = game;
  putEvents(s, 'play', ['old-hatreds-1']);
  // The priest is alone with more wounds than Health.
  game.play('4: challenge horde-2 group naga-blue-1');
  game.until(() => game.asked === 'respawn');
  game.play('into brill');
  expect([...s.unabsorbed]).toEqual([0, 3]);
  // The mage's explosion takes the last Health of both, so that no wounds are left over.
  game.script.dice.fill(1);
  game.play('3: challenge horde-1 enemies', 'use arcane-explosion', 'roll');
  game.until(() => game.asked === 'action');
  expect(game.told.filter((one) => one === 'defeated')).toHaveLength(3);
  expect([s.gold[0], s.gold[2]]).toEqual([0, 0]);
  expect(eventLies(game, 'old-hatreds-1')).toBe('play');
});
