/** Worked examples of the quests that come after a completed one (WOW-18). */
import { describe, expect, test } from 'vitest';
import { CREATURE_IDS } from '../content/creatures.ts';
import { QUESTS } from '../content/quests/index.ts';
import { questDeck } from '../rules/map/quests.ts';
import { FIGURES, REGION_IDS, type Warcraft } from '../rules/state.ts';
import { drawEvents } from './event-support.ts';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

const open = (s: Warcraft): number => s.quests.size(s.quests.plan.base.open!);
const put = (s: Warcraft, zone: 'open' | 'removed', ...ids: readonly string[]): void => {
  for (const id of ids) s.quests.move(s.quests.plan.index.get(id)!, s.quests.plan.base[zone]!);
};
/** A druid who beats whatever stands there; the Alliance has this quest and others open. */
const hunter = (others: readonly string[], more?: (s: Warcraft) => void): Fight =>
  onMap({
    space: 2,
    heroes: [
      {
        name: 'alliance-1',
        class: 'druid',
        region: 'ambermill',
        level: 5,
        xp: 10,
        actions: 2,
        sheet: ['trogg-club-1@5'],
      },
    ],
    figures: ['green gnoll in ambermill of dogs-in-the-mill', 'green murloc in ambermill of fishy-business'],
    more: (s) => {
      put(s, 'open', ...others);
      more?.(s);
    },
    dice: new Array(60).fill(8),
  });
/** A green or yellow deck of this faction, by turns. */
const deckOf = (s: Warcraft, faction: string, n: number): number =>
  questDeck(s, faction === 'alliance' ? 0 : 1, 1 + (n % 2));
const complete = (game: Fight, figure: string): Fight => {
  game.play(`challenge alliance-1 group ${figure}`);
  return game.until(() => game.told.includes('fightWon'), true);
};
const THREE = ['gnolls-on-the-warpath', 'red-ruin', 'fishy-business'];

test('W-173: a grey quest leaves the game, and one of another colour is drawn (WOW-18.2, WOW-18.8, WOW-18.10)', () => {
  const game = hunter(THREE);
  expect(open(game.s)).toBe(4);
  complete(game, 'gnoll-green-1');
  expect(game.asked).toBe('newQuest');
  expect(game.offers).toEqual(['draw green', 'draw yellow', 'draw red']);
  expect(game.refused('draw grey')).toMatch(/WOW-/);
  game.play('draw yellow');
  expect(game.asked).toBe('action');
  expect(open(game.s)).toBe(4);
  expect(['done', 'removed']).toContain(game.lies('dogs-in-the-mill'));
});

test('W-174: a faction that finds no quest goes on with fewer, and draws up to all of them later (WOW-18.5)', () => {
  let away: readonly number[] = [];
  const game = hunter(THREE, ({ quests }) => {
    const decks = quests.plan.ids.flatMap((_, quest) =>
      quests.plan.label[quests.zoneOf[quest]!]![0] === 'deck' ? [quest] : [],
    );
    away = decks;
    for (const quest of decks) quests.move(quest, quests.plan.base.removed!);
  });
  complete(game, 'gnoll-green-1');
  expect(game.asked).toBe('action');
  expect(open(game.s)).toBe(3);

  // There are quests again when the next one is completed.
  const { s } = game;
  for (const [n, quest] of away.entries()) s.quests.move(quest, deckOf(s, QUESTS[quest]!.faction, n));
  game.events = [];
  complete(game, 'murloc-green-1');
  for (const drawn of [3, 4]) {
    expect(game.asked).toBe('newQuest');
    game.play('draw green');
    expect(open(s)).toBe(drawn);
  }
  // Both actions are spent.
  expect(game.asked).toBe('manage');
});

describe('the two Gnolls of The Fields of War', () => {
  const gnolls = (): Fight =>
    onMap({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'druid', region: 'hillsbrad-fields', level: 5, xp: 10, actions: 2 },
        { name: 'alliance-2', class: 'hunter', region: 'hillsbrad-fields', level: 2, xp: 4, actions: 2 },
      ],
      figures: ['2 green gnoll in hillsbrad-fields of the-fields-of-war'],
      more: ({ health }) => {
        health[0] = 20;
        health[1] = 20;
      },
      dice: new Array(200).fill(3),
    });
  const left = (game: Fight): number =>
    game.s.figures.size(game.s.figures.plan.base.region! + REGION_IDS.indexOf('hillsbrad-fields'));
  /** Goes on until one Gnoll has fallen by hits that lie in the box. */
  const fellOne = (game: Fight): Fight => {
    game.s.hits[game.s.attackers * 3] = 3;
    game.until(() => game.asked === 'killCreatures');
    game.play(game.offers.find((one) => one.startsWith('kill'))!);
    return game;
  };
  /** The last character falls in this round. */
  const fall = (game: Fight, hero: number): Fight => {
    game.s.health[hero] = 1;
    game.until(() => game.asked === 'respawn');
    return game.play(game.offers[0]!);
  };

  test('W-163: the fallen one stays away when the other wins, and the quest stays open (WOW-14.14, WOW-14.15)', () => {
    const game = gnolls();
    fall(fellOne(game.play('challenge alliance-1 group gnoll-green-1')), 0);
    expect(game.events).toContainEqual({ type: 'fightWon', by: 'opponents' });
    expect(left(game)).toBe(1);
    expect(game.lies('the-fields-of-war')).toBe('open');
    expect(game.told).not.toContain('questCompleted');
    // The other one has its whole Health for the next challenge.
    expect(game.boxes).toBe('0/0/0+0');
  });

  test('W-126: the character who defeats the last one gets the whole reward (WOW-18.7)', () => {
    const game = gnolls();
    fall(fellOne(game.play('challenge alliance-1 group gnoll-green-1')), 0);
    const [gold, xp] = [game.s.gold[0]!, game.s.xp[0]!];
    game.play('challenge alliance-2 group gnoll-green-2');
    fellOne(game);
    expect(game.told).toContain('questCompleted');
    expect([game.s.gold[0], game.s.xp[0]]).toEqual([gold, xp]);
    expect([game.s.gold[1], game.s.xp[1]]).toEqual([8, 4 + 4]);
    expect(left(game)).toBe(0);
  });
});

describe('New Horizons where quests are short (WOW-18.5, WOW-21.2)', () => {
  /** The Alliance has these quests; its decks hold only the cards named by their deck. */
  const horizons = (
    open: readonly string[],
    decks: Readonly<Partial<Record<'green' | 'yellow' | 'red', readonly string[]>>>,
    figures: readonly string[] = [],
    more?: (s: Warcraft) => void,
  ): Fight => {
    const game = onMap({
      // The Alliance has just ended its turn on space 6.
      space: 7,
      heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }],
      figures,
      more: (s) => {
        for (const [quest] of QUESTS.entries())
          if (s.quests.plan.label[s.quests.zoneOf[quest]!]![0] === 'deck')
            s.quests.move(quest, s.quests.plan.base.removed!);
        put(s, 'open', ...open);
        for (const [n, colour] of (['green', 'yellow', 'red'] as const).entries())
          for (const id of decks[colour] ?? [])
            s.quests.move(s.quests.plan.index.get(id)!, questDeck(s, 0, 1 + n));
        more?.(s);
      },
    });
    return drawEvents(game, ['new-horizons-1', 'the-andorhal-war']);
  };
  const green = ['ghost-farm', 'city-by-the-sea', 'shades-of-sorrow'];
  const gnoll = ['green gnoll in ambermill of dogs-in-the-mill'];

  test('a faction that is short draws up to its number at this draw', () => {
    const game = horizons(['gnolls-on-the-warpath', 'red-ruin'], { green }, gnoll);
    expect(open(game.s)).toBe(3);
    game.play('replace dogs-in-the-mill draw green');
    expect([open(game.s), game.asked]).toEqual([3, 'newQuest']);
    game.play('draw green');
    expect([open(game.s), game.asked]).toEqual([4, 'action']);
  });
  test('one that is not draws one', () => {
    const game = horizons(['gnolls-on-the-warpath', 'red-ruin', 'fishy-business'], { green }, gnoll);
    game.play('replace dogs-in-the-mill draw green');
    expect([open(game.s), game.asked]).toEqual([4, 'action']);
    expect(game.told.filter((one) => one === 'questDrawn')).toHaveLength(1);
  });
  test('the figures of the quest that goes are there for the one that comes', () => {
    const all = 'the-moon-cursed-village';
    const worgen = [
      '4 green worgen in deep-elem-mine of moonrage-mines',
      'green wraith in brill of ghost-farm',
    ];
    const game = horizons([], { yellow: [all] }, worgen);
    const { s } = game;
    const left = s.figures
      .list(s.figures.plan.base.stock!)
      .filter(
        (figure) => FIGURES[figure]!.colour === 'green' && CREATURE_IDS[FIGURES[figure]!.kind] === 'worgen',
      );
    expect(left).toEqual([]);
    expect(game.offers).toEqual(['skip', 'replace moonrage-mines']);
    expect(game.refused('replace ghost-farm draw yellow')).toMatch(/ WOW-/);
    game.play('replace moonrage-mines draw yellow');
    expect(game.lies(all)).toBe('open');
  });
  test('with no card that could come nothing is given away', () => {
    const game = horizons(['red-ruin'], {}, gnoll);
    expect(game.offers).toEqual(['skip']);
  });
});
