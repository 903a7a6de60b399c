/** Characters: faction, class, capacities, and which cards work for them. */
import type { Op, OpName, OpOf } from '../content/effects/vocabulary.ts';
import { FACTIONS } from '../content/factions.ts';
import {
  abilitiesAt,
  classAt,
  isOnSheet,
  mayHavePassive,
  onSheet,
  sourcesNamed,
  sourcesOf,
} from './belongings.ts';
import { FIRST_ITEM, MOST_HEROES, SOURCES } from './sources.ts';
import { AREAS, bookOf, cardArea, FIGHTING, heroNames, talentsOf, type Warcraft } from './state.ts';

export {
  abilitiesAt,
  classAt,
  factionOf,
  hasSource,
  inArea,
  onSheet,
  sourceId,
  sourcesOf,
} from './belongings.ts';

export const factionName = (faction: number): string => FACTIONS[faction]!;
const NAMES: Readonly<Record<number, readonly string[]>> = { 4: heroNames(4), 6: heroNames(6) };
export const heroName = (s: Warcraft, hero: number): string => NAMES[s.config.heroes]![hero]!;
export const heroNumber = (s: Warcraft, name: string): number => NAMES[s.config.heroes]!.indexOf(name);
/** Set of characters or of seats → its members, ascending: there are six at most. */
const MEMBERS: readonly (readonly number[])[] = Array.from({ length: 1 << MOST_HEROES }, (_, set) =>
  Array.from({ length: MOST_HEROES }, (_unused, one) => one).filter((one) => set & (1 << one)),
);
export const membersOf = (set: number): readonly number[] => MEMBERS[set]!;
/** All characters of a faction. */
export const heroesOf = (s: Warcraft, faction: number): readonly number[] => {
  const half = s.config.heroes / 2;
  return membersOf(((1 << half) - 1) << (faction * half));
};
/** The undefeated participants of a faction, in the order of their numbers. */
export const fightersOf = (s: Warcraft, faction: number): readonly number[] => {
  const half = s.config.heroes / 2;
  let set = 0;
  for (let hero = faction * half; hero < (faction + 1) * half; hero++)
    if (s.role[hero] === FIGHTING) set |= 1 << hero;
  return membersOf(set);
};

export const isOn = (s: Warcraft, from: number): boolean => !s.off.has(from);
export const working = (s: Warcraft, hero: number): number[] =>
  sourcesOf(s, hero).filter((one) => isOn(s, one));

/** Whether a card of this id lies on the sheet and is on. */
export const isEquipped = (s: Warcraft, hero: number, id: string): boolean =>
  sourcesNamed(id).some((one) => isOn(s, one) && isOnSheet(s, hero, one));
export const hasTalent = (s: Warcraft, hero: number, id: string): boolean =>
  sourcesNamed(id).some((one) => one < FIRST_ITEM && s.cards.zoneOf[one] === talentsOf(s, hero));
/** A card of this id in the spellbook, or -1. */
export const inBook = (s: Warcraft, hero: number, id: string): number =>
  s.cards.list(bookOf(s, hero)).find((one) => SOURCES[one]!.id === id) ?? -1;
/** Equipped powers that are not printed on the sheet. */
export const powersOn = (s: Warcraft, hero: number): number[] =>
  onSheet(s, hero).filter((one) => SOURCES[one]!.kind === 'power');

const NONE: readonly never[] = [];
/** The passive operations of this name that hold for a character. Capacity and such stay when a card is off. */
export const passives = <K extends OpName>(s: Warcraft, hero: number, name: K): readonly OpOf<K>[] => {
  if (!mayHavePassive(s, hero, name)) return NONE;
  const found: OpOf<K>[] = [];
  for (const from of sourcesOf(s, hero)) {
    if (!isOn(s, from)) continue;
    for (const { on, ops } of abilitiesAt(s, from))
      if (on === 'passive')
        for (const op of ops as readonly Op[]) if (op.name === name) found.push(op as OpOf<K>);
  }
  return found;
};

/** WOW-2.2, 12.10. */
export const capacityOf = (s: Warcraft, hero: number, resource: 'health' | 'energy'): number => {
  let sum = classAt(s, hero)[resource][s.level[hero]! - 1]!;
  if (!mayHavePassive(s, hero, 'capacity')) return sum;
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
export const petOf = (s: Warcraft, hero: number): number => {
  for (let area = 0; area < AREAS; area++)
    for (let card = s.cards.first(cardArea(s, hero, area)); card >= 0; card = s.cards.next(card))
      if (SOURCES[card]!.pet > 0) return card;
  return -1;
};
