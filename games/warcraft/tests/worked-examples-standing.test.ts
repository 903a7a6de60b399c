/** Worked examples of event cards that stay in play until something happens, and of Nefarian's way (WOW-21, 22). */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { BOSSES, OVERLORDS } from '../content/opponents.ts';
import { cauldronAttack } from '../rules/event-cards/attack.ts';
import { bossesIn, noteAttempt, payBoss } from '../rules/event-cards/bosses.ts';
import { overlordNo } from '../rules/event-cards/dragon.ts';
import { PLAGUE_REGIONS } from '../rules/event-cards/fields.ts';
import { noteFree } from '../rules/event-cards/free.ts';
import { afterFightEvents, checkWars } from '../rules/event-cards/wars.ts';
import { CHARACTERS_ARE } from '../rules/fight/foes.ts';
import { beginDragon, beginFinale } from '../rules/finale.ts';
import { settle } from '../rules/game.ts';
import { capacityOf } from '../rules/heroes.ts';
import { MANAGING } from '../rules/map/fields.ts';
import { AWAY, DEFEATED, FIGURES, REGION_IDS, stockZone, type Warcraft } from '../rules/state.ts';
import { drawEvents, eventLies, eventNo, putEvents } from './event-support.ts';
import { onMap, type Place } from './map-support.ts';
import type { Fight } from './support.ts';

const ATTACKS = 1;
const CREATURES_ARE = 0;

const FOUR: Place['heroes'] = [
  { name: 'alliance-1', class: 'rogue', region: 'tarren-mill', xp: 4 },
  { name: 'alliance-2', class: 'druid', region: 'southshore', xp: 4 },
  { name: 'horde-1', class: 'priest', region: 'tarren-mill', xp: 1 },
  { name: 'horde-2', class: 'mage', region: 'tarren-mill', xp: 2 },
];
/** A fight has just ended; `roles` by character. */
const ended = (game: Fight, opposed: number, roles: readonly number[]): Fight => {
  game.s.opposed = opposed;
  game.s.role.set(roles);
  afterFightEvents(game.s, new FastChance(2), game.tell as never);
  game.s.frames.pop();
  return game;
};
const purse = (game: Fight): string[] => [...game.s.gold].map((gold, hero) => `${gold}/${game.s.xp[hero]}`);

describe('W-103: Bounty pays the enemies of the marked one who falls first in PvP (WOW-21.8)', () => {
  const marked = (): Fight => {
    const game = onMap({ heroes: FOUR });
    putEvents(game.s, 'play', ['bounty-1']);
    const card = eventNo('bounty-1');
    game.s.marked[2 * card] = game.of('alliance-1');
    game.s.marked[2 * card + 1] = game.of('horde-1');
    return game;
  };
  test('each of the Horde gains 3 XP; the card leaves', () => {
    const game = marked();
    game.s.fellAt[game.of('alliance-1')] = 1;
    game.s.fellAt[game.of('horde-1')] = 2;
    ended(game, CHARACTERS_ARE, [DEFEATED, AWAY, DEFEATED, ATTACKS]);
    expect(purse(game)).toEqual(['0/4', '0/4', '0/4', '0/5']);
    expect(eventLies(game, 'bounty-1')).toBe('discard');
  });
  test('falling to a creature does nothing', () => {
    const game = marked();
    game.s.fellAt[game.of('alliance-1')] = 1;
    ended(game, CREATURES_ARE, [DEFEATED, AWAY, AWAY, AWAY]);
    expect(purse(game)).toEqual(['0/4', '0/4', '0/1', '0/2']);
    expect(eventLies(game, 'bounty-1')).toBe('play');
  });
});

test('W-106: Old Hatreds pays the participants of the weaker faction that won 4 gold and 2 XP (WOW-21.9)', () => {
  const game = onMap({ heroes: FOUR });
  putEvents(game.s, 'play', ['old-hatreds-1', 'old-hatreds-2']);
  game.s.wonBy = 1;
  ended(game, CHARACTERS_ARE, [DEFEATED, AWAY, ATTACKS, ATTACKS]);
  expect(purse(game)).toEqual(['0/4', '0/4', '4/3', '4/4']);
  // One copy a combat.
  expect([eventLies(game, 'old-hatreds-1'), eventLies(game, 'old-hatreds-2')].sort()).toEqual([
    'discard',
    'play',
  ]);
  const stronger = onMap({ heroes: FOUR });
  putEvents(stronger.s, 'play', ['old-hatreds-1']);
  stronger.s.wonBy = 0;
  ended(stronger, CHARACTERS_ARE, [ATTACKS, AWAY, DEFEATED, DEFEATED]);
  expect(purse(stronger)).toEqual(['8/5', '0/4', '0/1', '0/2']);
});

/** The first figure of this kind that nobody has placed. */
const figureOf = (s: Warcraft, colour: string, attack: number): number => {
  const found = FIGURES.findIndex(
    (one, i) =>
      one.colour === colour && one.strength.attack === attack && s.figures.zoneOf[i] === stockZone(s),
  );
  expect(found).toBeGreaterThanOrEqual(0);
  return found;
};

test('W-105: trophies of Attack 10 pay each character 4 gold and 2 XP, and return (WOW-21.16)', () => {
  const trophies = (...attacks: number[]): Fight => {
    const game = onMap({ heroes: FOUR });
    putEvents(game.s, 'play', ['cleanse-the-land']);
    game.s.attackers = 0;
    for (const attack of attacks)
      game.s.figures.move(figureOf(game.s, 'blue', attack), game.s.figures.plan.base.trophy!);
    return ended(game, CREATURES_ARE, [ATTACKS, AWAY, AWAY, AWAY]);
  };
  const blues = [
    ...new Set(FIGURES.filter(({ colour }) => colour === 'blue').map((one) => one.strength.attack)),
  ];
  expect(blues).toEqual(expect.arrayContaining([4, 6]));
  const enough = trophies(4, 6);
  expect(purse(enough)).toEqual(['4/6', '4/6', '0/1', '0/2']);
  expect(enough.s.figures.size(enough.s.figures.plan.base.trophy!)).toBe(0);
  expect(eventLies(enough, 'cleanse-the-land')).toBe('discard');
  const less = trophies(4, 4);
  expect(purse(less)).toEqual(['0/4', '0/4', '0/1', '0/2']);
  expect(less.s.figures.size(less.s.figures.plan.base.trophy!)).toBe(2);
});

test('W-104: Ears pays a group 1 XP and half the Attack in gold, until the next event (WOW-21.15, WOW-19.2)', () => {
  const game = onMap({ heroes: FOUR });
  putEvents(game.s, 'play', ['ears-and-heads-of-the-wild']);
  game.s.attackers = 1;
  game.s.freeFelled = 1;
  game.s.freeGold = 5;
  ended(game, CREATURES_ARE, [AWAY, AWAY, ATTACKS, ATTACKS]);
  expect([game.s.xp[2], game.s.xp[3]]).toEqual([2, 2]);
  expect([game.s.gold[2], game.s.gold[3]].sort()).toEqual([2, 3]);
  const next = onMap({ heroes: FOUR, space: 7 });
  putEvents(next.s, 'play', ['ears-and-heads-of-the-wild']);
  drawEvents(next, ['the-andorhal-war']).until(() => next.asked === 'action');
  expect(eventLies(next, 'ears-and-heads-of-the-wild')).toBe('discard');
});

test('Ears pays half of the Attack that Spread the Plague raises in the Plaguelands (WOW-21.15, WOW-21.21)', () => {
  const paid = (region: string): number => {
    const game = onMap({ heroes: FOUR });
    putEvents(game.s, 'play', ['ears-and-heads-of-the-wild', 'spread-the-plague']);
    game.s.attackers = 1;
    game.s.fightIn = REGION_IDS.indexOf(region);
    noteFree(game.s, figureOf(game.s, 'blue', 4));
    ended(game, CREATURES_ARE, [AWAY, AWAY, ATTACKS, AWAY]);
    return game.s.gold[2]!;
  };
  expect(paid('hearthglen')).toBe(3);
  expect(paid('tarren-mill')).toBe(2);
});

describe('W-111: Nefarian moves as far as the event’s fate (WOW-22.8, WOW-20.6)', () => {
  const nefarian = (from: string, event: string): Fight =>
    drawEvents(
      onMap({
        heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }],
        space: 7,
        options: { overlord: 'nefarian' },
        more: (s) => {
          s.overlord = 1;
          s.overlordAt = REGION_IDS.indexOf(from);
        },
      }),
      [event],
    );
  const at = (game: Fight): string => REGION_IDS[game.s.overlordAt]!;
  test('fate 1: one region', () => {
    expect(at(nefarian('overlook-cliffs', 'bounty-1'))).toBe('shaolwatha');
  });
  test('fate 2: the faction whose turn ended picks the way', () => {
    const game = nefarian('shaolwatha', 'cleanse-the-land');
    expect(at(game)).toBe('shaolwatha');
    expect(game.offers.map((one) => one.split(' ').at(-1)).sort()).toEqual(['altar-of-zul', 'skulk-rock']);
    game.play(game.offers[0]!);
    expect(at(game)).toBe('queldanil-lodge');
  });
  test('fate 0: none', () => {
    const game = nefarian('overlook-cliffs', 'foul-plaguewinds');
    expect(at(game)).toBe('overlook-cliffs');
  });
});

test('W-113: a false counter of Kazzak costs all participants their action, and nobody fights (WOW-22.11)', () => {
  const game = onMap({
    options: { overlord: 'kazzak' },
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'dalsons-tears', actions: 2 },
      { name: 'horde-2', class: 'priest', region: 'dalsons-tears', actions: 2 },
    ],
    more: (s) => {
      s.overlord = 2;
      const number = s.counters.plan.index.get('kazzak-false-1')!;
      s.counters.move(number, s.counters.plan.base.place! + 2);
      s.counters.cover(number);
    },
  });
  game.play('3: challenge horde-1 opponent kazzak invite horde-2');
  expect(game.asked).toBe('inviteAnswer');
  game.play('4: join horde-2');
  expect([game.s.actions[2], game.s.actions[3]]).toEqual([1, 1]);
  expect(game.lies('kazzak-false-1')).toBe('away');
  expect(game.asked).toBe('action');
});

test('W-109: who has acted at a plague token may pay 3 Energy for 1 XP (WOW-21.21)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', region: 'hearthglen', energy: 4, actions: 2 }],
    more: (s) => {
      putEvents(s, 'play', ['spread-the-plague']);
      s.plague.fill(1);
    },
  });
  game.play('pass horde-1');
  const cleanse = game.offers.find((one) => one.startsWith('cleanse'))!;
  const xp = game.s.xp[2]!;
  game.play(cleanse.includes('horde-1') ? cleanse : `${cleanse} horde-1`);
  expect([game.s.energy[2], game.s.xp[2]]).toEqual([1, xp + 1]);
  expect(game.events).toContainEqual({ type: 'paid', hero: 'horde-1', resource: 'energy', count: 3 });
  expect(game.s.plague[(PLAGUE_REGIONS as readonly string[]).indexOf('hearthglen')]).toBe(0);
});

describe('W-182: a war pays more XP to the weaker faction; a tie makes both the stronger (WOW-20.5, WOW-21.11)', () => {
  const wonBy = (hordeXp: number): string[] => {
    const game = onMap({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'rogue', region: 'seradane', xp: 12 },
        { name: 'alliance-2', class: 'druid', region: 'shadraalor', xp: 12 },
        { name: 'horde-1', class: 'mage', region: 'brill', xp: 12 },
        { name: 'horde-2', class: 'priest', region: 'brill', xp: hordeXp - 12 },
      ],
    });
    putEvents(game.s, 'play', ['the-hinterlands-war']);
    checkWars(game.s, 0, null);
    game.s.frames.pop();
    return purse(game).slice(0, 2);
  };
  test('24 XP each', () => expect(wonBy(24)).toEqual(['5/15', '5/15']));
  test('the Horde has 25 XP', () => expect(wonBy(25)).toEqual(['5/17', '5/17']));
});

describe('auctions (WOW-21.22, WOW-21.23, WOW-21.27)', () => {
  const sold = (...ids: string[]): Fight => {
    const game = onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }], space: 7 });
    game.s.gold.fill(0);
    drawEvents(game, ids);
    expect(game.asked).toBe('bid');
    game.play(
      '1: bid alliance-1 gold 0',
      '2: bid alliance-2 gold 0',
      '3: bid horde-1 gold 0',
      '4: bid horde-2 gold 0',
    );
    return game;
  };
  test('W-128: with no gold at all chance gives the item to one character for nothing', () => {
    const game = sold('auction-house-ring', 'the-andorhal-war');
    expect([...game.s.gold]).toEqual([0, 0, 0, 0]);
    const won = game.events.filter(({ type }) => type === 'auctionWon');
    expect(won).toHaveLength(1);
  });
  test('W-190: a card that was auctioned leaves the game; a duplicate is shuffled again', () => {
    const game = sold('auction-house-hood', 'auction-house-ring', 'the-andorhal-war');
    expect(eventLies(game, 'auction-house-hood')).toBe('gone');
    expect(['fresh', 'discard']).toContain(eventLies(game, 'auction-house-ring'));
  });
});

describe('W-193: Nefarian at the Bulwark (WOW-22.9, WOW-22.12)', () => {
  const arrived = (xp: readonly number[], nefarianRecovery: boolean): Fight => {
    const game = onMap({
      space: 20,
      options: { overlord: 'nefarian', nefarianRecovery },
      heroes: [
        { name: 'alliance-1', class: 'rogue', region: 'southshore', level: 4, xp: xp[0]!, health: 1 },
        { name: 'horde-1', class: 'mage', region: 'brill', level: 4, xp: xp[1]!, health: 1 },
      ],
      more: (s) => {
        s.overlord = 1;
      },
    });
    beginDragon(game.s, game.script, game.tell as never);
    return game;
  };
  test('the faction with more XP fights first, all of it, with what it has', () => {
    const game = arrived([20, 19], false);
    expect(game.s.attackers).toBe(0);
    expect([...game.s.role]).toEqual([ATTACKS, ATTACKS, AWAY, AWAY]);
    expect(game.points('alliance-1')).toMatch(/^1\//);
    expect(arrived([19, 20], false).s.attackers).toBe(1);
  });
  test('by option all recover and manage before', () => {
    const game = arrived([19, 20], true);
    expect(game.points('alliance-1')).not.toMatch(/^1\//);
    expect(game.points('horde-1')).not.toMatch(/^1\//);
    expect(game.s.attackers).toBe(1);
    settle(game.s, game.script, game.tell as never);
  });
});

test('W-114: the final battle restores Health and Energy, and leaves the curses (WOW-23.1, WOW-23.4)', () => {
  const game = onMap({
    space: 30,
    heroes: [{ name: 'horde-1', class: 'mage', region: 'brill', level: 3, health: 1, energy: 0 }],
  });
  game.s.curse[game.of('horde-1')] = 2;
  game.s.course = MANAGING;
  game.s.managed = 0b1111;
  beginFinale(game.s, game.script, game.tell as never);
  expect(game.points()).toBe(`${capacityOf(game.s, 2, 'health')}/${capacityOf(game.s, 2, 'energy')}`);
  expect(game.s.curse[2]).toBe(2);
  settle(game.s, game.script, game.tell as never);
});

describe('W-127: A Spectral Revenge collects half of everybody’s gold (WOW-21.13, WOW-21.14, WOW-19.15)', () => {
  const drawn = (): Fight => {
    const gold = [5, 8, 1, 0];
    const names = ['alliance-1', 'alliance-2', 'horde-1', 'horde-2'];
    const game = onMap({
      space: 7,
      heroes: names.map((name, i) => ({
        name,
        class: ['rogue', 'druid', 'mage', 'priest'][i]!,
        region: i < 2 ? 'southshore' : 'brill',
        gold: gold[i]!,
      })),
    });
    return drawEvents(game, ['a-spectral-revenge']);
  };
  test('each loses half, rounded down, to the card', () => {
    const game = drawn();
    expect([...game.s.gold]).toEqual([3, 4, 1, 0]);
    expect(game.s.collectedGold).toBe(6);
  });
  test('who defeats the boss alone takes it, and 6 XP if weaker, without adjustment to the level', () => {
    const game = drawn();
    const boss = BOSSES.findIndex(({ event }) => event === 'a-spectral-revenge');
    game.s.attackers = 1;
    game.s.xp.set([9, 0, 1, 0]);
    game.s.level[2] = 5;
    game.s.role.set([AWAY, AWAY, ATTACKS, AWAY]);
    payBoss(game.s, boss, new FastChance(1), null);
    expect([game.s.gold[2], game.s.xp[2]]).toEqual([7, 7]);
    expect(game.s.collectedGold).toBe(0);
    expect(eventLies(game, 'a-spectral-revenge')).toBe('discard');
    game.s.role.fill(AWAY);
    game.s.frames.clear();
  });
});

describe('Scourge Cauldrons (WOW-21.18, WOW-21.26, WOW-9.8)', () => {
  const cauldrons = (): Fight => {
    const game = onMap({ heroes: FOUR, options: { overlord: 'kelthuzad' } });
    putEvents(game.s, 'play', ['scourge-cauldrons']);
    return game;
  };
  const boss = BOSSES.findIndex(({ event }) => event === 'scourge-cauldrons');
  const there = (game: Fight, faction: number): boolean =>
    bossesIn(game.s, faction, REGION_IDS.indexOf(BOSSES[boss]!.region)).includes(boss);
  test('W-187: the victors share 4 gold and 3 XP; each faction has one attempt', () => {
    const game = cauldrons();
    expect([there(game, 0), there(game, 1)]).toEqual([true, true]);
    noteAttempt(game.s, boss, 1);
    game.s.attackers = 1;
    game.s.role.set([AWAY, AWAY, ATTACKS, ATTACKS]);
    payBoss(game.s, boss, new FastChance(1), null);
    const gained = [2, 3].map((hero) => [game.s.gold[hero]!, game.s.xp[hero]!] as const);
    expect(gained.reduce((sum, [gold]) => sum + gold, 0)).toBe(4);
    expect(gained.reduce((sum, [, xp]) => sum + xp, 0)).toBe(3 + 1 + 2);
    expect([game.s.cauldron[2], game.s.cauldron[3], game.s.cauldron[0]]).toEqual([1, 1, 0]);
    // The boss stays for the Alliance, and a second challenge of the Horde is refused.
    expect([there(game, 0), there(game, 1)]).toEqual([true, false]);
    noteAttempt(game.s, boss, 0);
    expect([there(game, 0), eventLies(game, 'scourge-cauldrons')]).toEqual([false, 'play']);
    game.s.overlord = 0;
    game.s.single = overlordNo(game.s);
    const attack = [0, 1].map((faction) => {
      game.s.attackers = faction;
      return OVERLORDS[0]!.four.attack + cauldronAttack(game.s);
    });
    expect(attack).toEqual([18, 14]);
    game.s.single = -1;
    game.s.role.fill(AWAY);
    game.s.frames.clear();
  });
});
