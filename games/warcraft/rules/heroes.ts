/** Characters: faction, class, capacities, and which cards work for them. */
import { CHARACTERS, RACIALS } from '../content/characters.ts';
import { type CharacterClass, CLASSES } from '../content/classes.ts';
import { abilitiesOf } from '../content/effects/index.ts';
import type { Ability, Op, OpName, OpOf } from '../content/effects/vocabulary.ts';
import { FACTIONS } from '../content/factions.ts';
import { PREPRINTED } from '../content/preprinted.ts';
import { FIRST_ITEM, FIRST_PRINTED, FIRST_RACIAL, SOURCES } from './sources.ts';
import {
  AREAS,
  bagOf,
  bookOf,
  cardArea,
  FIGHTING,
  frontOf,
  heroNames,
  itemArea,
  talentsOf,
  type Warcraft,
} from './state.ts';

/** 0 Alliance, 1 Horde. */
export const factionOf = (s: Warcraft, hero: number): number => (hero < s.config.heroes / 2 ? 0 : 1);
export const factionName = (faction: number): string => FACTIONS[faction]!;
const NAMES: Readonly<Record<number, readonly string[]>> = { 4: heroNames(4), 6: heroNames(6) };
export const heroName = (s: Warcraft, hero: number): string => NAMES[s.config.heroes]![hero]!;
export const heroNumber = (s: Warcraft, name: string): number => NAMES[s.config.heroes]!.indexOf(name);
/** All characters of a faction. */
export const heroesOf = (s: Warcraft, faction: number): number[] => {
  const half = s.config.heroes / 2;
  return Array.from({ length: half }, (_, i) => faction * half + i);
};
export const classAt = (s: Warcraft, hero: number): CharacterClass => CLASSES[s.classOf[hero]!]!;
/** The undefeated participants of a faction, in the order of their numbers. */
export const fightersOf = (s: Warcraft, faction: number): number[] => {
  const half = s.config.heroes / 2;
  const list: number[] = [];
  for (let hero = faction * half; hero < (faction + 1) * half; hero++)
    if (s.role[hero] === FIGHTING) list.push(hero);
  return list;
};

const racialIds = new Map<string, string>(
  CHARACTERS.map(({ classId, faction, racial }) => [`${classId} ${faction}`, racial]),
);
/** The id of a source, for events; the racial ability of its character for those. */
export const sourceId = (s: Warcraft, from: number): string => {
  if (from < FIRST_RACIAL) return SOURCES[from]!.id;
  const hero = from - FIRST_RACIAL;
  return racialIds.get(`${classAt(s, hero).id} ${factionName(factionOf(s, hero))}`) ?? RACIALS[0]!.id;
};
export const abilitiesAt = (s: Warcraft, from: number): readonly Ability[] =>
  from < FIRST_RACIAL ? SOURCES[from]!.abilities : abilitiesOf(sourceId(s, from));

/** Class → area → the source printed there, or -1. */
const PRINTED_AT: readonly (readonly number[])[] = CLASSES.map(({ areas }) =>
  Array.from({ length: AREAS }, (_, area) => {
    const id = areas[area]?.preprinted;
    return id === undefined ? -1 : FIRST_PRINTED + PREPRINTED.findIndex((one) => one.id === id);
  }),
);

/** The cards in an area: powers, items, and what is printed there while no normal card lies on it (WOW-11.5). */
export const inArea = (s: Warcraft, hero: number, area: number): number[] => {
  const list = [
    ...s.cards.list(cardArea(s, hero, area)),
    ...s.items.list(itemArea(s, hero, area)).map((item) => FIRST_ITEM + item),
  ].sort((a, b) => a - b);
  const printed = PRINTED_AT[s.classOf[hero]!]![area]!;
  if (printed >= 0 && list.every((one) => SOURCES[one]!.addOn)) list.push(printed);
  return list;
};
export const onSheet = (s: Warcraft, hero: number): number[] => {
  const list: number[] = [];
  for (let area = 0; area < AREAS; area++) list.push(...inArea(s, hero, area));
  return list;
};
/** Everything with abilities that the character has at hand: sheet, bag, front, talents and race; also what is off. */
export const sourcesOf = (s: Warcraft, hero: number): number[] => [
  ...onSheet(s, hero),
  ...s.items
    .list(bagOf(s, hero))
    .flatMap((item) => (SOURCES[FIRST_ITEM + item]!.type === 'bag' ? [FIRST_ITEM + item] : [])),
  ...s.items.list(frontOf(s, hero)).map((item) => FIRST_ITEM + item),
  ...s.cards.list(talentsOf(s, hero)),
  FIRST_RACIAL + hero,
];
export const isOn = (s: Warcraft, from: number): boolean => s.off[from] === 0;
export const working = (s: Warcraft, hero: number): number[] =>
  sourcesOf(s, hero).filter((one) => isOn(s, one));

/** Whether a card of this id lies on the sheet and is on. */
export const isEquipped = (s: Warcraft, hero: number, id: string): boolean =>
  onSheet(s, hero).some((one) => SOURCES[one]!.id === id && isOn(s, one));
export const hasTalent = (s: Warcraft, hero: number, id: string): boolean =>
  s.cards.list(talentsOf(s, hero)).some((one) => SOURCES[one]!.id === id);
/** A card of this id in the spellbook, or -1. */
export const inBook = (s: Warcraft, hero: number, id: string): number =>
  s.cards.list(bookOf(s, hero)).find((one) => SOURCES[one]!.id === id) ?? -1;
/** Equipped powers that are not printed on the sheet. */
export const powersOn = (s: Warcraft, hero: number): number[] =>
  onSheet(s, hero).filter((one) => SOURCES[one]!.kind === 'power');

/** The passive operations of this name that hold for a character. Capacity and such stay when a card is off. */
export const passives = <K extends OpName>(s: Warcraft, hero: number, name: K): OpOf<K>[] => {
  const found: OpOf<K>[] = [];
  for (const from of working(s, hero))
    for (const { on, ops } of abilitiesAt(s, from))
      if (on === 'passive')
        for (const op of ops as readonly Op[]) if (op.name === name) found.push(op as OpOf<K>);
  return found;
};

/** WOW-2.2, 12.10. */
export const capacityOf = (s: Warcraft, hero: number, resource: 'health' | 'energy'): number => {
  let sum = classAt(s, hero)[resource][s.level[hero]! - 1]!;
  for (const from of sourcesOf(s, hero))
    for (const { on, ops } of abilitiesAt(s, from))
      if (on === 'passive')
        for (const op of ops) if (op.name === 'capacity' && op.args[0] === resource) sum += op.args[1];
  return sum;
};
/** The Health of a pet or demon when it is equipped (WOW-12.17, `petCapacity`). */
export const petCapacityOf = (s: Warcraft, hero: number, card: number): number => {
  const { pet, category } = SOURCES[card]!;
  return passives(s, hero, 'petCapacity').reduce(
    (sum, { args: [categories, more] }) => (categories.includes(category) ? sum + more : sum),
    pet,
  );
};
/** The pet or demon on the sheet, or -1. */
export const petOf = (s: Warcraft, hero: number): number =>
  powersOn(s, hero).find((one) => SOURCES[one]!.pet > 0) ?? -1;
