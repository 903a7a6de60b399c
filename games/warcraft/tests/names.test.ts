/** Every thing of the game has a name in every language, and only such things have one. */
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../content/characters.ts';
import { CLASSES } from '../content/classes.ts';
import { CREATURES } from '../content/creatures.ts';
import { LABEL_CATEGORIES, UNIQUE_CATEGORIES } from '../content/decks/index.ts';
import { EFFECT_CARDS } from '../content/effects/index.ts';
import { ITEM_IDS, ITEM_KINDS } from '../content/items/index.ts';
import { BOSSES, OVERLORDS } from '../content/opponents.ts';
import { QUESTS } from '../content/quests/index.ts';
import { REGIONS, ZONES } from '../content/regions.ts';
import { EVENT_IDS } from '../rules/event-cards/fields.ts';
import { names as en } from '../text/en/names.ts';
import { names as italian } from '../text/it/names.ts';
import { names as pl } from '../text/pl/names.ts';

const under = (prefix: string, ids: readonly string[]): string[] => ids.map((id) => `${prefix}.${id}`);
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const THINGS = [
  ...under('region', ids(REGIONS)),
  ...under('zone', ZONES),
  ...under('card', [...ids(EFFECT_CARDS), ...ITEM_IDS]),
  ...under('quest', ids(QUESTS)),
  ...under('eventCard', EVENT_IDS),
  ...under('character', ids(CHARACTERS)),
  ...under('creature', ids(CREATURES)),
  ...under('boss', ids([...BOSSES, ...OVERLORDS])),
  ...under('class', ids(CLASSES)),
  ...under('race', [...new Set(CHARACTERS.map(({ race }) => race))]),
  ...under('category', [...UNIQUE_CATEGORIES, ...LABEL_CATEGORIES]),
  ...under('trait', [...new Set(ITEM_KINDS.flatMap(({ traits, addOn = [] }) => [...traits, addOn].flat()))]),
];
/** Words of several things: their keys are the same in all languages by type. */
const OTHERS =
  /^(cardType|rarity|faction|figure|figureColour|questColour|die|box|resource|hero|opponent|enemies|player|seat|eventCard|card)\./;

describe.each(Object.entries({ en, it: italian, pl }))('the names in %s', (language, names) => {
  it('are there for every thing, and for nothing else [WOW-1.6, WOW-2.1, WOW-14.1, WOW-18.1]', () => {
    expect(THINGS.filter((key) => !Object.hasOwn(names, key))).toEqual([]);
    const known = new Set(THINGS);
    expect(Object.keys(names).filter((key) => !known.has(key) && !OTHERS.test(key))).toEqual([]);
    expect(Object.keys(names).sort()).toEqual(Object.keys(en).sort());
  });

  it('are well formed', () => {
    for (const [key, name] of Object.entries(names)) {
      expect(name, key).toMatch(/^[\p{L}][\p{L}\p{N} ’,:/()-]*$/u);
      expect(name, key).not.toMatch(/ {2}|'/);
    }
  });

  it('tell things apart: no two regions, items, quests, or powers of one class have one name', () => {
    for (const prefix of ['region', 'zone', 'quest', 'creature', 'boss', 'character', 'class', 'trait']) {
      const all = Object.entries(names).filter(([key]) => key.startsWith(`${prefix}.`));
      expect(new Set(all.map(([, name]) => name)).size, `${language} ${prefix}`).toBe(all.length);
    }
    const cards = EFFECT_CARDS.map(({ id }) => id).filter((id) => !/-vengeance$/.test(id));
    const called = new Map(cards.map((id) => [names[`card.${id}`], id]));
    expect(cards.filter((id) => called.get(names[`card.${id}`]) !== id)).toEqual([]);
  });
});
