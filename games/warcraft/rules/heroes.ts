/** Characters: faction, class, capacities, and which cards work for them. */
import type { OpName, OpOf } from '../content/effects/vocabulary.ts';
import { FACTIONS } from '../content/factions.ts';
import { classAt, isOnSheet, sourcesNamed } from './belongings.ts';
import { alwaysOf, handOf } from './hands.ts';
import { FIRST_ITEM, MOST_HEROES, SOURCES } from './sources.ts';
import { bookOf, FIGHTING, heroNames, talentsOf, type Warcraft } from './state.ts';

export {
  abilitiesAt,
  classAt,
  factionOf,
  hasSource,
  inArea,
  sourceId,
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
export const heroesOf = (s: Warcraft, faction: number): readonly number[] =>
  (s.config.heroes === MOST_HEROES ? OF_SIX : OF_FOUR)[faction]!;
/** Both factions, where there are so many characters. */
const halvesOf = (heroes: number): readonly (readonly number[])[] => {
  const half = (1 << (heroes / 2)) - 1;
  return [membersOf(half), membersOf(half << (heroes / 2))];
};
const OF_FOUR = halvesOf(4);
const OF_SIX = halvesOf(MOST_HEROES);
const fighterSet = (s: Warcraft, faction: number): number => {
  const heroes = heroesOf(s, faction);
  let set = 0;
  for (let i = 0; i < heroes.length; i++) if (s.role[heroes[i]!] === FIGHTING) set |= 1 << heroes[i]!;
  return set;
};
/** The undefeated participants of a faction, in the order of their numbers. */
export const fightersOf = (s: Warcraft, faction: number): readonly number[] =>
  membersOf(fighterSet(s, faction));
/** Whether a faction has an undefeated participant. */
export const hasFighters = (s: Warcraft, faction: number): boolean => fighterSet(s, faction) !== 0;

/** The sheet: powers, items and what is printed there. */
export const onSheet = (s: Warcraft, hero: number): readonly number[] => handOf(s, hero).sheet;
/** Everything with abilities that the character has at hand: sheet, bag, front, talents and race; also what is off. */
export const sourcesOf = (s: Warcraft, hero: number): readonly number[] => handOf(s, hero).sources;
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
  const always = alwaysOf(handOf(s, hero), name);
  if (!always) return NONE;
  const { sources } = always;
  const ops = always.ops as OpOf<K>[];
  for (let i = 0; i < sources.length; i++)
    if (!isOn(s, sources[i]!)) return ops.filter((_, n) => isOn(s, sources[n]!));
  return ops;
};
/** What talents add to a use of this card at a window (`enhance`). */
export const enhancements = (
  s: Warcraft,
  hero: number,
  source: number,
  on: string,
): readonly OpOf<'enhance'>[] => {
  const all = passives(s, hero, 'enhance');
  return all.length === 0
    ? all
    : all.filter(({ args: [cards, window] }) => window === on && cards.includes(SOURCES[source]!.id));
};

export type Resource = 'health' | 'energy';
export const RESOURCES: readonly Resource[] = ['health', 'energy'];
/** The points of all characters. Both are named, because a name that varies is looked up slowly. */
export const pointsOf = (s: Warcraft, resource: Resource): Int32Array =>
  resource === 'health' ? s.health : s.energy;
/** What the class gives at this level. Cards only add to it. */
export const ownCapacityOf = (s: Warcraft, hero: number, resource: Resource): number => {
  const { health, energy } = classAt(s, hero);
  const level = s.level[hero]! - 1;
  return resource === 'health' ? health[level]! : energy[level]!;
};
/** WOW-2.2, 12.10. */
export const capacityOf = (s: Warcraft, hero: number, resource: Resource): number => {
  const hand = handOf(s, hero);
  return ownCapacityOf(s, hero, resource) + (resource === 'health' ? hand.health : hand.energy);
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
export const petOf = (s: Warcraft, hero: number): number => handOf(s, hero).pet;
