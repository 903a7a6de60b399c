/** Where the cards of a character lie, and what each can do. What follows from all of them together is in hands.ts. */
import type { Params } from '#engine/result.ts';
import { CHARACTERS, RACIALS } from '../content/characters.ts';
import { type CharacterClass, CLASSES } from '../content/classes.ts';
import { abilitiesOf } from '../content/effects/index.ts';
import type { Ability } from '../content/effects/vocabulary.ts';
import { FACTIONS } from '../content/factions.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { PREPRINTED } from '../content/preprinted.ts';
import { FIRST_ITEM, FIRST_PRINTED, FIRST_RACIAL, SOURCES } from './sources.ts';
import { AREAS, bagOf, cardArea, frontOf, itemArea, talentsOf, type Warcraft } from './state.ts';

/** 0 Alliance, 1 Horde. */
export const factionOf = (s: Warcraft, hero: number): number => (hero < s.config.heroes / 2 ? 0 : 1);
export const classAt = (s: Warcraft, hero: number): CharacterClass => CLASSES[s.classOf[hero]!]!;

/** Class → faction → the id of the racial ability; where no such character exists the first one. */
const RACIAL_IDS: readonly (readonly string[])[] = CLASSES.map(({ id }) =>
  FACTIONS.map(
    (faction) =>
      CHARACTERS.find((one) => one.classId === id && one.faction === faction)?.racial ?? RACIALS[0]!.id,
  ),
);
const RACIAL_ABILITIES = RACIAL_IDS.map((ids) => ids.map(abilitiesOf));
/** The id of a source, for events; the racial ability of its character for those. */
export const sourceId = (s: Warcraft, from: number): string => {
  if (from < FIRST_RACIAL) return SOURCES[from]!.id;
  const hero = from - FIRST_RACIAL;
  return RACIAL_IDS[s.classOf[hero]!]![factionOf(s, hero)]!;
};
/** What a refusal says of a card; made only where one is refused, because random play tries many. */
export const named = (s: Warcraft, source: number): Params => ({ card: sourceId(s, source) });
export const abilitiesAt = (s: Warcraft, from: number): readonly Ability[] => {
  if (from < FIRST_RACIAL) return SOURCES[from]!.abilities;
  const hero = from - FIRST_RACIAL;
  return RACIAL_ABILITIES[s.classOf[hero]!]![factionOf(s, hero)]!;
};

/** Class → area → the source printed there, or -1. */
const PRINTED_AT: readonly (readonly number[])[] = CLASSES.map(({ areas }) =>
  Array.from({ length: AREAS }, (_, area) => {
    const id = areas[area]?.preprinted;
    return id === undefined ? -1 : FIRST_PRINTED + PREPRINTED.findIndex((one) => one.id === id);
  }),
);
/** What is printed in an area, covered or not, or -1. */
export const printedAt = (s: Warcraft, hero: number, area: number): number =>
  PRINTED_AT[s.classOf[hero]!]![area]!;
/** Whether a card covers what is printed in its area: add-ons leave it in sight (WOW-11.5). */
export const covers = (source: number): boolean => ADDS_ON[source] === 0;
const ADDS_ON = Uint8Array.from(SOURCES, ({ addOn }) => (addOn ? 1 : 0));
/** Whether an item card counts toward the limit of the bag (WOW-11.15). */
export const counts = (item: number): boolean => EXEMPT[FIRST_ITEM + item] === 0;
const EXEMPT = Uint8Array.from(SOURCES, ({ exempt }) => (exempt ? 1 : 0));
/** Whether an item lies in front of its owner: those of the auction house, and the relic (WOW-21.19, 21.24). */
export const liesInFront = (item: number): boolean => item >= ITEM_CARDS.length;
/** Whether an item is used from the bag and never put on (WOW-11.16). */
export const isUsedFromBag = (item: number): boolean => USED_FROM_BAG[FIRST_ITEM + item] === 1;
const USED_FROM_BAG = Uint8Array.from(SOURCES, ({ type }) => (type === 'bag' ? 1 : 0));
/** What is printed in an area counts while no normal card lies on it (WOW-11.5). */
const isCovered = (s: Warcraft, hero: number, area: number): boolean => {
  for (let card = s.cards.first(cardArea(s, hero, area)); card >= 0; card = s.cards.next(card))
    if (covers(card)) return true;
  for (let item = s.items.first(itemArea(s, hero, area)); item >= 0; item = s.items.next(item))
    if (covers(FIRST_ITEM + item)) return true;
  return false;
};
/**
 * The cards in an area: powers, items, and what is printed there. Zones that are not ordered keep the order of the cards,
 * so the list is sorted.
 */
export const inArea = (s: Warcraft, hero: number, area: number): number[] => {
  const list: number[] = [];
  for (let card = s.cards.first(cardArea(s, hero, area)); card >= 0; card = s.cards.next(card))
    list.push(card);
  for (let item = s.items.first(itemArea(s, hero, area)); item >= 0; item = s.items.next(item))
    list.push(FIRST_ITEM + item);
  const printed = printedAt(s, hero, area);
  if (printed >= 0 && !isCovered(s, hero, area)) list.push(printed);
  return list;
};
const isPrintedOn = (s: Warcraft, hero: number, from: number): boolean => {
  const printed = PRINTED_AT[s.classOf[hero]!]!;
  for (let area = 0; area < AREAS; area++)
    if (printed[area] === from && !isCovered(s, hero, area)) return true;
  return false;
};
const isWithin = (zone: number, first: number): boolean => zone >= first && zone < first + AREAS;
/** Whether this source is one of `onSheet`. */
export const isOnSheet = (s: Warcraft, hero: number, from: number): boolean => {
  if (from < FIRST_ITEM) return isWithin(s.cards.zoneOf[from]!, cardArea(s, hero, 0));
  if (from < FIRST_PRINTED) return isWithin(s.items.zoneOf[from - FIRST_ITEM]!, itemArea(s, hero, 0));
  return from < FIRST_RACIAL && isPrintedOn(s, hero, from);
};
/** Whether this source is one of `sourcesOf`. */
export const hasSource = (s: Warcraft, hero: number, from: number): boolean => {
  if (from >= FIRST_RACIAL) return from === FIRST_RACIAL + hero;
  if (isOnSheet(s, hero, from)) return true;
  if (from < FIRST_ITEM) return s.cards.zoneOf[from] === talentsOf(s, hero);
  if (from >= FIRST_PRINTED) return false;
  const zone = s.items.zoneOf[from - FIRST_ITEM];
  return zone === frontOf(s, hero) || (zone === bagOf(s, hero) && SOURCES[from]!.type === 'bag');
};

const BY_ID = new Map<string, number[]>();
for (const [from, { id }] of SOURCES.entries())
  if (from < FIRST_RACIAL) BY_ID.set(id, [...(BY_ID.get(id) ?? []), from]);
/** The copies of a card. */
export const sourcesNamed = (id: string): readonly number[] => BY_ID.get(id) ?? [];
