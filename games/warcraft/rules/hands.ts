/**
 * What a character has at hand, and what follows from that alone: its cards in order, their abilities, and what holds
 * always by name. Cards move seldom, and each window of a fight asks all this of everybody, so the last two hands of each
 * character are kept. A hand says from which cards it was found, and it is looked whether exactly these lie there; so it
 * holds for copies of a state, too, and however the cards were moved.
 */
import type { Ability, Op, OpName } from '../content/effects/vocabulary.ts';
import { CARD_WINDOWS } from '../content/effects/vocabulary.ts';
import { abilitiesAt, addArea } from './belongings.ts';
import { FIRST_ITEM, FIRST_RACIAL, FIRST_USE, SOURCES } from './sources.ts';
import { AREAS, bagOf, cardArea, frontOf, itemArea, talentsOf, type Warcraft } from './state.ts';

/** Windows as bits. Those of opponents are of no card. */
const WINDOW_BITS = new Map<string, number>(CARD_WINDOWS.map((on, i) => [on, 1 << i]));
export const windowBit = (on: string): number => WINDOW_BITS.get(on) ?? 0;

/** An ability at hand, with its card and its number. */
export interface Held {
  readonly source: number;
  readonly use: number;
  readonly ability: Ability;
  /** Its window as a bit. */
  readonly window: number;
}
/** Operations of one name that hold always, and the card of each. */
interface Always {
  readonly sources: number[];
  readonly ops: Op[];
}
interface Hand {
  /** From what it was found: the class, the number of characters, and the place of each card and item. */
  readonly classNo: number;
  readonly heroes: number;
  readonly cards: readonly number[];
  readonly cardZones: readonly number[];
  readonly items: readonly number[];
  readonly itemZones: readonly number[];

  /** The sheet: powers, items and what is printed there. */
  readonly sheet: readonly number[];
  /** Everything with abilities: sheet, bag, front, talents and race; also what is off. */
  readonly sources: readonly number[];
  /** Abilities that the player uses, and those that happen by themselves; and the windows of each. */
  readonly uses: readonly Held[];
  readonly useWindows: number;
  readonly autos: readonly Held[];
  readonly autoWindows: number;
  readonly always: ReadonlyMap<OpName, Always>;
  /** What the cards add to the capacities. */
  readonly health: number;
  readonly energy: number;
  /** The pet or demon on the sheet, or -1. */
  readonly pet: number;
}

const countLying = (s: Warcraft, hero: number): number => {
  const { cards, items } = s;
  let count = cards.size(talentsOf(s, hero)) + items.size(bagOf(s, hero)) + items.size(frontOf(s, hero));
  const card = cardArea(s, hero, 0);
  const item = itemArea(s, hero, 0);
  for (let area = 0; area < AREAS; area++) count += cards.size(card + area) + items.size(item + area);
  return count;
};
/** Whether the same cards lie where they did. */
const isStill = (s: Warcraft, hero: number, hand: Hand): boolean => {
  if (hand.classNo !== s.classOf[hero] || hand.heroes !== s.config.heroes) return false;
  const { cards, cardZones, items, itemZones } = hand;
  const cardAt = s.cards.zoneOf;
  for (let i = 0; i < cards.length; i++) if (cardAt[cards[i]!] !== cardZones[i]) return false;
  const itemAt = s.items.zoneOf;
  for (let i = 0; i < items.length; i++) if (itemAt[items[i]!] !== itemZones[i]) return false;
  return countLying(s, hero) === cards.length + items.length;
};

/** What one card gives. */
interface Gift {
  readonly uses: readonly Held[];
  readonly autos: readonly Held[];
  readonly always: readonly Op[];
}
const giftOf = (source: number, abilities: readonly Ability[]): Gift => {
  const uses: Held[] = [];
  const autos: Held[] = [];
  const always: Op[] = [];
  for (const [i, ability] of abilities.entries()) {
    const { on, auto, ops } = ability;
    if (on === 'passive') always.push(...ops);
    else (auto ? autos : uses).push({ source, use: FIRST_USE[source]! + i, ability, window: windowBit(on) });
  }
  return { uses, autos, always };
};
/** By source and, because races differ, by ability. */
const gifts: WeakMap<readonly Ability[], Gift>[] = [];
const giftAt = (s: Warcraft, source: number): Gift => {
  const abilities = abilitiesAt(s, source);
  gifts[source] ??= new WeakMap();
  let gift = gifts[source].get(abilities);
  if (!gift) {
    gift = giftOf(source, abilities);
    gifts[source].set(abilities, gift);
  }
  return gift;
};

const look = (s: Warcraft, hero: number): Hand => {
  const cards: number[] = [];
  const cardZones: number[] = [];
  const items: number[] = [];
  const itemZones: number[] = [];
  const noteCards = (zone: number): void => {
    for (let card = s.cards.first(zone); card >= 0; card = s.cards.next(card)) {
      cards.push(card);
      cardZones.push(zone);
    }
  };
  const noteItems = (zone: number): void => {
    for (let item = s.items.first(zone); item >= 0; item = s.items.next(item)) {
      items.push(item);
      itemZones.push(zone);
    }
  };
  const sources: number[] = [];
  for (let area = 0; area < AREAS; area++) {
    addArea(s, hero, area, sources);
    noteCards(cardArea(s, hero, area));
    noteItems(itemArea(s, hero, area));
  }
  const sheet = sources.slice();
  let pet = -1;
  for (let i = cards.length - 1; i >= 0; i--) if (SOURCES[cards[i]!]!.pet > 0) pet = cards[i]!;
  const worn = items.length;
  const bag = bagOf(s, hero);
  noteItems(bag);
  noteItems(frontOf(s, hero));
  for (let i = worn; i < items.length; i++) {
    const source = FIRST_ITEM + items[i]!;
    if (itemZones[i] !== bag || SOURCES[source]!.type === 'bag') sources.push(source);
  }
  const talents = cards.length;
  noteCards(talentsOf(s, hero));
  for (let i = talents; i < cards.length; i++) sources.push(cards[i]!);
  sources.push(FIRST_RACIAL + hero);

  const uses: Held[] = [];
  let useWindows = 0;
  const autos: Held[] = [];
  let autoWindows = 0;
  const always = new Map<OpName, Always>();
  const more = { health: 0, energy: 0 };
  for (let n = 0; n < sources.length; n++) {
    const source = sources[n]!;
    const gift = giftAt(s, source);
    for (let i = 0; i < gift.uses.length; i++) {
      uses.push(gift.uses[i]!);
      useWindows |= gift.uses[i]!.window;
    }
    for (let i = 0; i < gift.autos.length; i++) {
      autos.push(gift.autos[i]!);
      autoWindows |= gift.autos[i]!.window;
    }
    for (let i = 0; i < gift.always.length; i++) {
      const op = gift.always[i]!;
      if (op.name === 'capacity') more[op.args[0]] += op.args[1];
      let same = always.get(op.name);
      if (!same) always.set(op.name, (same = { sources: [], ops: [] }));
      same.sources.push(source);
      same.ops.push(op);
    }
  }
  return {
    classNo: s.classOf[hero]!,
    heroes: s.config.heroes,
    cards,
    cardZones,
    items,
    itemZones,
    sheet,
    sources,
    uses,
    useWindows,
    autos,
    autoWindows,
    always,
    health: more.health,
    energy: more.energy,
    pet,
  };
};

/** By character. */
const latest: Hand[] = [];
const earlier: Hand[] = [];
export const handOf = (s: Warcraft, hero: number): Hand => {
  const last = latest[hero];
  if (last && isStill(s, hero, last)) return last;
  const other = earlier[hero];
  if (last) earlier[hero] = last;
  return (latest[hero] = other && isStill(s, hero, other) ? other : look(s, hero));
};
