/** Worked examples of what a completed quest brings, one thing after another (WOW-18, 19, 21.6). */
import { describe, expect, test } from 'vitest';
import { push } from '../rules/fight/frames.ts';
import { settle } from '../rules/game.ts';
import { AFTER } from '../rules/map/fields.ts';
import { questDeck } from '../rules/map/quests.ts';
import { SOURCES } from '../rules/sources.ts';
import { F_LEVELS, FIGHTING, type Warcraft } from '../rules/state.ts';
import { eventLies, putEvents } from './event-support.ts';
import { onMap, type Standing } from './map-support.ts';
import type { Fight } from './support.ts';

const putQuests = (s: Warcraft, zone: number, ...ids: readonly string[]): void => {
  for (const id of [...ids].reverse()) s.quests.move(s.quests.plan.index.get(id)!, zone);
};
const putItems = (s: Warcraft, rarity: 'triangle' | 'square' | 'circle', ...ids: readonly string[]): void => {
  const deck = s.items.plan.base.deck! + ['triangle', 'square', 'circle'].indexOf(rarity);
  for (const id of [...ids].reverse()) s.items.move(s.items.plan.index.get(id)!, deck);
};
/** These of the Alliance have just completed these quests in one combat. */
const completed = (
  quests: readonly string[],
  heroes: readonly Omit<Standing, 'region'>[],
  more: (s: Warcraft) => void,
): Fight => {
  const game = onMap({
    space: 2,
    heroes: heroes.map((one) => ({ ...one, region: 'ambermill' })),
    more,
  });
  const { s } = game;
  for (const one of heroes) s.role[game.of(one.name)] = FIGHTING;
  putQuests(s, s.quests.plan.base.claimed!, ...quests);
  s.attackers = 0;
  s.opposed = 0;
  s.wonBy = 0;
  s.single = -1;
  s.course = AFTER;
  settle(s, game.script, game.tell as never);
  return game;
};
/** The items of a reward go to the first character, until a new quest is drawn. */
const keepAll = (game: Fight): Fight => {
  for (let guard = 0; game.asked === 'rewardItem' && guard < 9; guard++)
    game.play(`${game.offers[0]} on alliance-1`);
  expect(game.asked).toBe('newQuest');
  return game;
};
const openOf = ({ s }: Fight, faction = 0): number => s.quests.size(s.quests.plan.base.open! + faction);

test('W-125: of two completed quests one is rewarded and replaced before the other (WOW-18.9, WOW-19.16)', () => {
  const game = completed(
    ['dogs-in-the-mill', 'fishy-business'],
    [{ name: 'alliance-1', class: 'druid', level: 5, xp: 20 }],
    (s) => {
      putQuests(s, s.quests.plan.base.open!, 'gnolls-on-the-warpath', 'red-ruin');
      putItems(s, 'triangle', 'scimitar-1', 'ley-staff-1');
    },
  );
  expect(game.asked).toBe('questOrder');
  expect(game.offers.sort()).toEqual(['quest dogs-in-the-mill', 'quest fishy-business']);
  keepAll(game.play('quest dogs-in-the-mill'));
  expect(game.lies('fishy-business')).toBe('claimed');
  game.play('draw green');
  // One draw for one quest; now comes the other quest's reward.
  expect(openOf(game)).toBe(3);
  expect(game.told.filter((one) => one === 'questDrawn')).toHaveLength(1);
  keepAll(game);
  expect(game.lies('fishy-business')).toBe('done');
  game.play('draw green');
  expect(openOf(game)).toBe(4);
  expect(game.asked).toBe('action');
});

test('W-177: gold and experience, squares, circles, a named item, one after another (WOW-19.1, WOW-19.7, WOW-19.9, WOW-19.10, WOW-11.15)', () => {
  const game = completed(
    ['lair-of-the-wyrm'],
    [
      {
        name: 'alliance-1',
        class: 'druid',
        level: 5,
        xp: 20,
        bag: ['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'],
      },
      { name: 'alliance-2', class: 'hunter', level: 5, xp: 20 },
    ],
    (s) => {
      putQuests(s, s.quests.plan.base.open!, 'gnolls-on-the-warpath', 'red-ruin', 'fishy-business');
      putItems(s, 'square', 'solid-iron-maul-1', 'ravenwood-bow-1');
      putItems(s, 'circle', 'archeus', 'deathblow');
    },
  );
  expect([game.s.gold[0], game.s.gold[1], game.s.xp[0], game.s.xp[1]]).toEqual([10, 10, 23, 23]);
  const keeps = (...ids: readonly string[]): void =>
    expect(game.offers.filter((one) => one.startsWith('keep')).sort()).toEqual(
      ids.map((id) => `keep ${id}`).sort(),
    );
  keeps('solid-iron-maul-1', 'ravenwood-bow-1');
  // The druid's bag is full: one counted item goes to the merchant.
  expect(game.refused('keep solid-iron-maul-1 on alliance-1 drop archeus')).toBe('DROP_ONE WOW-11.15');
  expect(game.next('keep solid-iron-maul-1 on alliance-1')).toHaveLength(4);
  game.play('keep solid-iron-maul-1 on alliance-1 drop ley-staff-1');
  expect([game.lies('ley-staff-1'), game.lies('ravenwood-bow-1')]).toEqual(['merchant', 'deck']);
  keeps('archeus', 'deathblow');
  game.play('keep deathblow on alliance-2');
  expect([game.lies('deathblow'), game.lies('archeus')]).toEqual(['bag', 'deck']);
  expect(game.asked).toBe('rewardSpecial');
  keeps('feathered-breastplate', 'bloodrazor');
  game.play('keep bloodrazor on alliance-1 drop cobalt-buckler');
  expect([game.lies('bloodrazor'), game.lies('feathered-breastplate')]).toEqual(['bag', 'special']);
  expect(game.lies('cobalt-buckler')).toBe('merchant');
});

describe('W-178: a symbol for more cards than its deck has (WOW-19.11)', () => {
  const reward = (...circles: readonly string[]): Fight =>
    completed(['lair-of-the-wyrm'], [{ name: 'alliance-1', class: 'druid', level: 5, xp: 20 }], (s) =>
      putItems(s, 'circle', ...circles),
    );
  test('what there is is offered, one is kept, the others go back under the deck', () => {
    const game = reward('archeus');
    expect(game.offers).toEqual(['keep archeus']);
    game.play('keep archeus on alliance-1');
    expect(game.lies('archeus')).toBe('bag');
    const { s } = game;
    expect(s.items.size(s.items.plan.base.deck! + 2)).toBe(0);
  });
  test('of two one is kept, the other goes back under the deck (WOW-19.6)', () => {
    const game = reward('archeus', 'war-maul');
    expect(game.offers.sort()).toEqual(['keep archeus', 'keep war-maul']);
    const { items } = game.s;
    // A card that came into the deck meanwhile lies above the one that goes back.
    putItems(game.s, 'circle', 'deathblow');
    game.play('keep war-maul on alliance-1');
    expect(game.lies('war-maul')).toBe('bag');
    const circles = items.list(items.plan.base.deck! + 2).map((item) => items.plan.ids[item]);
    expect(circles).toEqual(['deathblow', 'archeus']);
    expect(game.told.filter((one) => one === 'itemsDrawn')).toHaveLength(1);
    expect(game.asked).toBe('rewardSpecial');
  });
  test('an empty deck gives nothing', () => {
    const game = reward();
    expect(game.asked).toBe('rewardSpecial');
    expect(game.told).not.toContain('itemsDrawn');
    expect(game.s.items.size(game.s.items.plan.base.bag!)).toBe(0);
  });
});

test('W-185: with Subterfuge a quest of the enemies pays 1 XP less, and they draw anew (WOW-21.6, WOW-9.3)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'druid',
        level: 2,
        xp: 4,
        region: 'north-tides-hollow',
        sheet: ['trogg-club-1@5'],
      },
    ],
    figures: ['green naga in north-tides-hollow of devils-from-the-deep'],
    more: (s) => {
      putEvents(s, 'play', ['subterfuge-1']);
      putItems(s, 'triangle', 'scimitar-1');
      s.health[0] = 20;
    },
    dice: new Array(60).fill(8),
  });
  game.play('challenge alliance-1 group naga-green-1');
  game.until(() => game.asked === 'rewardItem', true);
  expect([game.s.gold[0], game.s.xp[0]]).toEqual([7, 4 + 3]);
  expect(game.offers).toEqual(['keep scimitar-1']);
  game.play('keep scimitar-1 on alliance-1');
  expect(eventLies(game, 'subterfuge-1')).toBe('discard');
  expect(game.asked).toBe('newQuest');
  expect([2, 3]).toContain(game.s.answerer);
  const before = openOf(game, 1);
  game.play('draw yellow');
  expect([openOf(game, 1), openOf(game, 0)]).toEqual([before + 1, 0]);
});

test('W-98: the only red Ogre is out: the card goes under its deck, the next one is drawn (WOW-18.4, WOW-18.8)', () => {
  const game = onMap({
    heroes: [{ name: 'horde-1', class: 'mage', level: 5, xp: 20, region: 'ambermill' }],
    figures: ['red ogre in corrahns-dagger of monsters-on-the-march', '3 red ogre in brill'],
  });
  const { s } = game;
  const red = questDeck(s, 1, 3);
  putQuests(s, red, 'brutes-in-the-barrows');
  const [, second] = s.quests.list(red);
  s.role[game.of('horde-1')] = FIGHTING;
  putQuests(s, s.quests.plan.base.claimed! + 1, 'terror-in-the-fields');
  s.attackers = 1;
  s.opposed = 0;
  s.wonBy = 1;
  s.single = -1;
  s.course = AFTER;
  settle(s, game.script, game.tell as never);
  game.until(() => game.asked === 'newQuest');
  expect(game.offers).toContain('draw red');
  game.play('draw red');
  expect(game.told).toContain('questPutBack');
  expect(s.quests.plan.ids[s.quests.last(red)]).toBe('brutes-in-the-barrows');
  expect(s.quests.plan.label[s.quests.zoneOf[second!]!]![0]).toBe('open');
  const barrow = game.events.filter((event) => event.type === 'spawned' && event.region === 'infectis-scar');
  expect(barrow).toEqual([]);
});

test('W-154: at level 4 a third talent of level 2 to 4, and none is exchanged (WOW-12.1, WOW-12.8)', () => {
  const game = onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'mage',
        level: 3,
        xp: 18,
        region: 'ambermill',
        talents: ['arcane-focus', 'arcane-meditation'],
      },
    ],
  });
  push(game.s, F_LEVELS);
  settle(game.s, game.script, game.tell as never);
  expect([game.asked, game.s.level[0]]).toEqual(['talent', 4]);
  const offered = game.offers.map((one) => one.split(' ')[1]!);
  const levels = offered.map((id) => SOURCES.find((source) => source.id === id)!.level);
  expect([...new Set(levels)].sort()).toEqual([2, 3, 4]);
  expect(offered).not.toContain('arcane-focus');
  expect(game.refused('talent arcane-focus')).toBe('NO_SUCH_TALENT WOW-19.12');
  game.play(game.offers.at(-1)!);
  expect(game.s.cards.size(game.s.cards.plan.base.talent!)).toBe(3);
  expect([game.lies('arcane-focus'), game.lies('arcane-meditation')]).toEqual(['talent', 'talent']);
  expect(game.asked).toBe('action');
});
