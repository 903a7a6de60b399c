/**
 * What a character has at hand, and what follows from that alone: its cards in order, their abilities, and what holds
 * always by name. Cards move seldom, and each window of a fight asks all this of everybody, so the last two hands of each
 * character are kept. As long as no card has moved, a hand holds. Else it says from which cards it was found, and it is
 * looked whether exactly these lie there; so it holds for copies of a state, too, and however the cards were moved.
 */
import type { Ability, Op, OpName } from '../content/effects/vocabulary.ts';
import { CARD_WINDOWS, type CardWindow } from '../content/effects/vocabulary.ts';
import { abilitiesAt, counts, covers, factionOf, isUsedFromBag, printedAt } from './belongings.ts';
import { FIRST_ITEM, FIRST_RACIAL, FIRST_USE, SOURCES } from './sources.ts';
import { AREAS, bagOf, cardArea, frontOf, itemArea, talentsOf, type Warcraft } from './state.ts';

/** Windows as bits. Those of opponents are of no card. */
export const WINDOW_BITS = Object.fromEntries(CARD_WINDOWS.map((on, i) => [on, 1 << i])) as Readonly<
  Record<CardWindow, number>
>;
export const windowBit = (on: string): number => WINDOW_BITS[on as CardWindow] ?? 0;

/** An ability at hand, with its card and its number. */
export interface Held {
  readonly source: number;
  readonly use: number;
  readonly ability: Ability;
  /** Its window as a bit. */
  readonly window: number;
  /** Lifts what friends have above their capacities. */
  readonly lifts: boolean;
}
/** Operations of one name that hold always, and the card of each. */
interface Always {
  readonly name: OpName;
  readonly sources: number[];
  readonly ops: Op[];
}
interface Hand {
  /** The stamps of cards and items (`Zones.stamp`) for which it was last seen to hold. */
  cardStamp: number;
  itemStamp: number;
  /** From what it was found: the class, the number of characters, and each card and item, followed by its zone. */
  readonly classNo: number;
  readonly heroes: number;
  readonly cards: readonly number[];
  readonly items: readonly number[];

  /** The sheet: powers, items and what is printed there. */
  readonly sheet: readonly number[];
  /** How many items of bag and sheet count toward the limit of the bag. */
  readonly counted: number;
  /** Everything with abilities: sheet, bag, front, talents and race; also what is off. */
  readonly sources: readonly number[];
  /** What its race gives. */
  readonly racial: Gift;
  /** The windows of abilities that the player uses, and of those that happen by themselves. */
  readonly useWindows: number;
  readonly autoWindows: number;
  /** Of those that it uses, the windows of abilities for allies (`~`): all that is open to it in a step of another. */
  readonly allyWindows: number;
  /** These abilities, gathered when they are first asked for (`usesIn`, `autosIn`): mostly no such window is open. */
  uses: readonly Held[] | undefined;
  autos: readonly Held[] | undefined;
  /** The windows of auras. */
  readonly auraWindows: number;
  readonly always: readonly Always[];
  /** What the cards add to the capacities. */
  readonly health: number;
  readonly energy: number;
  /** The pet or demon on the sheet, or -1. */
  readonly pet: number;
}

/** Whether the same cards lie where they did. */
const areCardsStill = (s: Warcraft, hero: number, { cardStamp, cards }: Hand): boolean => {
  const zones = s.cards;
  if (cardStamp === zones.stamp) return true;
  const { zoneOf } = zones;
  for (let i = 0; i < cards.length; i += 2) if (zoneOf[cards[i]!] !== cards[i + 1]) return false;
  const first = cardArea(s, hero, 0);
  let count = zones.size(talentsOf(s, hero));
  for (let area = 0; area < AREAS; area++) count += zones.size(first + area);
  return 2 * count === cards.length;
};
/** The same of items. */
const areItemsStill = (s: Warcraft, hero: number, { itemStamp, items }: Hand): boolean => {
  const zones = s.items;
  if (itemStamp === zones.stamp) return true;
  const { zoneOf } = zones;
  for (let i = 0; i < items.length; i += 2) if (zoneOf[items[i]!] !== items[i + 1]) return false;
  const first = itemArea(s, hero, 0);
  let count = zones.size(bagOf(s, hero)) + zones.size(frontOf(s, hero));
  for (let area = 0; area < AREAS; area++) count += zones.size(first + area);
  return 2 * count === items.length;
};
const isStill = (s: Warcraft, hero: number, hand: Hand): boolean =>
  hand.classNo === s.classOf[hero] &&
  hand.heroes === s.config.heroes &&
  areCardsStill(s, hero, hand) &&
  areItemsStill(s, hero, hand);

/** A character has few of them, so they are looked through. */
const find = (always: readonly Always[], name: OpName): Always | undefined => {
  for (let i = 0; i < always.length; i++) if (always[i]!.name === name) return always[i];
  return undefined;
};
/** The operations of this name that hold always, also those of cards that are off. */
export const alwaysOf = ({ always }: Hand, name: OpName): Always | undefined => find(always, name);

/** What one card gives. */
interface Gift {
  readonly uses: readonly Held[];
  readonly autos: readonly Held[];
  readonly always: readonly Op[];
  /** The windows of its uses, of those among them that are for allies, and of what happens by itself. */
  readonly useWindows: number;
  readonly allyWindows: number;
  readonly autoWindows: number;
}
const giftOf = (source: number, abilities: readonly Ability[]): Gift => {
  const uses: Held[] = [];
  const autos: Held[] = [];
  const always: Op[] = [];
  for (const [i, ability] of abilities.entries()) {
    const { on, auto, ops } = ability;
    if (on === 'passive') always.push(...ops);
    else
      (auto ? autos : uses).push({
        source,
        use: FIRST_USE[source]! + i,
        ability,
        window: windowBit(on),
        lifts: ops.some(({ name }) => name === 'groupGain'),
      });
  }
  return {
    uses,
    autos,
    always,
    useWindows: windowsIn(uses),
    allyWindows: windowsIn(uses.filter(({ ability }) => ability.ally)),
    autoWindows: windowsIn(autos),
  };
};
const auraWindowsIn = (ops: readonly Op[]): number =>
  ops.reduce((all, op) => (op.name === 'aura' ? all | windowBit(op.args[0]) : all), 0);
const windowsIn = (some: readonly Held[]): number => some.reduce((all, { window }) => all | window, 0);
/** By source, but for those of races. */
const GIFTS = SOURCES.slice(0, FIRST_RACIAL).map(({ abilities }, source) => giftOf(source, abilities));
/** The windows of each, in memory that lies together: a look asks them of all cards of a hand. */
const USE_WINDOWS = Int32Array.from(GIFTS, ({ useWindows }) => useWindows);
const ALLY_WINDOWS = Int32Array.from(GIFTS, ({ allyWindows }) => allyWindows);
const AUTO_WINDOWS = Int32Array.from(GIFTS, ({ autoWindows }) => autoWindows);
const GIVES_ALWAYS = Uint8Array.from(GIFTS, ({ always }) => (always.length > 0 ? 1 : 0));
/** By character and by whose race it has, which its class and faction say. */
const racialGifts: Gift[][] = [];
const racialGift = (s: Warcraft, hero: number): Gift => {
  const own = (racialGifts[hero] ??= []);
  const source = FIRST_RACIAL + hero;
  return (own[2 * s.classOf[hero]! + factionOf(s, hero)] ??= giftOf(source, abilitiesAt(s, source)));
};
/** The windows at which cards of any kind do something by themselves, for their owner or for friends; no race helps these. */
const BY_CARDS = GIFTS.reduce((all, { autoWindows, always }) => all | autoWindows | auraWindowsIn(always), 0);
/**
 * Whether anything may happen by itself at this window, told without knowing which cards the character has: at the start of
 * a turn only some races do anything, and cards have often moved since they were looked up last.
 */
export const mayHappen = (s: Warcraft, hero: number, window: number): boolean =>
  ((BY_CARDS | racialGift(s, hero).autoWindows) & window) !== 0;
/** What a source gives; `racial` for that of its character's race. */
const giftFrom = (source: number, racial: Gift): Gift => GIFTS[source] ?? racial;
/** The abilities of a hand that the player uses. */
export const usesIn = (hand: Hand): readonly Held[] =>
  (hand.uses ??= gather(hand.sources, GIVEN_USES, hand.racial.uses));
/**
 * The abilities of a hand that happen by themselves. Of those of one window the order counts only where one fills up to the
 * capacity and another lifts above it: that one comes last, as everybody would order them (WOW-12.9, 12.16).
 */
export const autosIn = (hand: Hand): readonly Held[] =>
  (hand.autos ??= liftsLast(gather(hand.sources, GIVEN_AUTOS, hand.racial.autos)));
const liftsLast = (autos: readonly Held[]): readonly Held[] => {
  for (let i = autos.length - 2; i >= 0; i--)
    if (autos[i]!.lifts)
      return [...autos.filter(({ lifts }) => !lifts), ...autos.filter(({ lifts }) => lifts)];
  return autos;
};
/** Characters in the same order: first those of whose abilities none lifts. */
export const liftersLast = (s: Warcraft, heroes: readonly number[]): readonly number[] => {
  const lifts = (hero: number): boolean => autosIn(handOf(s, hero)).at(-1)?.lifts === true;
  return [...heroes.filter((hero) => !lifts(hero)), ...heroes.filter(lifts)];
};
const GIVEN_USES = GIFTS.map(({ uses }) => uses);
const GIVEN_AUTOS = GIFTS.map(({ autos }) => autos);
const gather = (
  sources: readonly number[],
  given: readonly (readonly Held[])[],
  racial: readonly Held[],
): Held[] => {
  const list: Held[] = [];
  for (let n = 0; n < sources.length; n++) {
    const some = given[sources[n]!] ?? racial;
    for (let i = 0; i < some.length; i++) list.push(some[i]!);
  }
  return list;
};

const PET = Uint8Array.from(SOURCES, ({ pet }) => pet);
const NOTHING: readonly never[] = [];
const look = (s: Warcraft, hero: number): Hand => {
  const cards: number[] = [];
  const items: number[] = [];
  const sources: number[] = [];
  let pet = -1;
  let counted = 0;
  for (let area = 0; area < AREAS; area++) {
    let covered = false;
    const zone = cardArea(s, hero, area);
    for (let card = s.cards.first(zone); card >= 0; card = s.cards.next(card)) {
      if (covers(card)) covered = true;
      if (pet < 0 && PET[card]! > 0) pet = card;
      cards.push(card, zone);
      sources.push(card);
    }
    const place = itemArea(s, hero, area);
    for (let item = s.items.first(place); item >= 0; item = s.items.next(item)) {
      if (covers(FIRST_ITEM + item)) covered = true;
      if (counts(item)) counted++;
      items.push(item, place);
      sources.push(FIRST_ITEM + item);
    }
    const printed = covered ? -1 : printedAt(s, hero, area);
    if (printed >= 0) sources.push(printed);
  }
  const sheet = sources.slice();
  const bag = bagOf(s, hero);
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item)) {
    if (counts(item)) counted++;
    items.push(item, bag);
    if (isUsedFromBag(item)) sources.push(FIRST_ITEM + item);
  }
  const front = frontOf(s, hero);
  for (let item = s.items.first(front); item >= 0; item = s.items.next(item)) {
    items.push(item, front);
    sources.push(FIRST_ITEM + item);
  }
  const talents = talentsOf(s, hero);
  for (let card = s.cards.first(talents); card >= 0; card = s.cards.next(card)) {
    cards.push(card, talents);
    sources.push(card);
  }
  sources.push(FIRST_RACIAL + hero);

  const racial = racialGift(s, hero);
  let { useWindows, allyWindows, autoWindows } = racial;
  let auraWindows = 0;
  let always: Always[] | undefined;
  const more = { health: 0, energy: 0 };
  for (let n = 0; n < sources.length; n++) {
    const source = sources[n]!;
    useWindows |= USE_WINDOWS[source] ?? 0;
    allyWindows |= ALLY_WINDOWS[source] ?? 0;
    autoWindows |= AUTO_WINDOWS[source] ?? 0;
    if (GIVES_ALWAYS[source] === 0) continue;
    const given = giftFrom(source, racial).always;
    for (let i = 0; i < given.length; i++) {
      const op = given[i]!;
      if (op.name === 'capacity') more[op.args[0]] += op.args[1];
      else if (op.name === 'aura') auraWindows |= windowBit(op.args[0]);
      always ??= [];
      let same = find(always, op.name);
      if (!same) always.push((same = { name: op.name, sources: [], ops: [] }));
      same.sources.push(source);
      same.ops.push(op);
    }
  }
  return {
    cardStamp: s.cards.stamp,
    itemStamp: s.items.stamp,
    classNo: s.classOf[hero]!,
    heroes: s.config.heroes,
    cards,
    items,
    sheet,
    counted,
    sources,
    racial,
    useWindows,
    autoWindows,
    allyWindows,
    uses: undefined,
    autos: undefined,
    auraWindows,
    always: always ?? NOTHING,
    health: more.health,
    energy: more.energy,
    pet,
  };
};

/** The windows at which this hand does anything at all for its owner, as bits. */
export const windowsOf = ({ useWindows, autoWindows, auraWindows }: Hand): number =>
  useWindows | autoWindows | auraWindows;
/** Those at which it does anything in a step of a friend. */
export const friendlyWindowsOf = ({ allyWindows, auraWindows }: Hand): number => allyWindows | auraWindows;

/** By character. */
const latest: Hand[] = [];
const earlier: Hand[] = [];
export const handOf = (s: Warcraft, hero: number): Hand => {
  const last = latest[hero];
  return last !== undefined &&
    last.cardStamp === s.cards.stamp &&
    last.itemStamp === s.items.stamp &&
    last.classNo === s.classOf[hero]
    ? last
    : findHand(s, hero);
};
const findHand = (s: Warcraft, hero: number): Hand => {
  const last = latest[hero];
  let found = last;
  if (!found || !isStill(s, hero, found)) {
    const other = earlier[hero];
    if (last) earlier[hero] = last;
    found = other && isStill(s, hero, other) ? other : look(s, hero);
    latest[hero] = found;
  }
  found.cardStamp = s.cards.stamp;
  found.itemStamp = s.items.stamp;
  return found;
};
