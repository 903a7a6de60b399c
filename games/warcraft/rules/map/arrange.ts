/**
 * Arrangements of a sheet: which cards lie where at the end of character management, and what that costs (WOW-11).
 *
 * An arrangement is judged at its end (11.10, 11.14), so all ways to it are one decision. A decision names what changes:
 * cards that leave the sheet, cards that come to lie in an area, and powers that are equipped again.
 */
import type { Refusal } from '#engine/result.ts';
import { CLASSES } from '../../content/classes.ts';
import { UNIQUE_CATEGORIES } from '../../content/decks/index.ts';
import type { Ability } from '../../content/effects/vocabulary.ts';
import { ITEM_CARDS } from '../../content/items/index.ts';
import { counts, isOnSheet, isUsedFromBag } from '../belongings.ts';
import { alwaysOf, handOf } from '../hands.ts';
import { abilitiesAt, passives, sourcesOf } from '../heroes.ts';
import { inOrder } from '../lists.ts';
import { type RefusalCode, refuse, refuseIn } from '../refusals.ts';
import { FIRST_ITEM, FIRST_PRINTED, FIRST_RACIAL, SOURCES } from '../sources.ts';
import { AREAS, bagOf, bookOf, cardArea, itemArea, type Warcraft } from '../state.ts';
import { BAG_LIMIT } from './bag.ts';

/**
 * Cards and the area of each, in the order in which they were put on; only cards that can be moved. Two short lists: a draw
 * makes and asks many.
 */
export class Sheet {
  readonly cards: readonly number[];
  readonly areas: readonly number[];
  constructor(cards: readonly number[] = [], areas: readonly number[] = []) {
    this.cards = cards;
    this.areas = areas;
  }
  has(card: number): boolean {
    const { cards } = this;
    for (let i = 0; i < cards.length; i++) if (cards[i] === card) return true;
    return false;
  }
  with(card: number, area: number): Sheet {
    return new Sheet([...this.cards, card], [...this.areas, area]);
  }
  /** Without the cards of which this is true. */
  without(leaves: (card: number, area: number) => boolean): Sheet {
    const stays = this.cards.map((card, i) => !leaves(card, this.areas[i]!));
    return new Sheet(
      this.cards.filter((_, i) => stays[i]),
      this.areas.filter((_, i) => stays[i]),
    );
  }
}
export const sheetOf = (s: Warcraft, hero: number): Sheet => {
  const cards: number[] = [];
  const areas: number[] = [];
  for (let area = 0; area < AREAS; area++) {
    for (let card = s.cards.first(cardArea(s, hero, area)); card >= 0; card = s.cards.next(card)) {
      cards.push(card);
      areas.push(area);
    }
    for (let item = s.items.first(itemArea(s, hero, area)); item >= 0; item = s.items.next(item)) {
      cards.push(FIRST_ITEM + item);
      areas.push(area);
    }
  }
  return new Sheet(cards, areas);
};
/** Whether this card lies on the sheet and can be moved. */
export const isWorn = (s: Warcraft, hero: number, card: number): boolean =>
  card < FIRST_PRINTED && isOnSheet(s, hero, card);
/** Cards that can be put on: of the spellbook and the bag. */
export const atHand = (s: Warcraft, hero: number, list: number[] = []): number[] => {
  const book = bookOf(s, hero);
  for (let card = s.cards.first(book); card >= 0; card = s.cards.next(card)) list.push(card);
  for (let item = s.items.first(bagOf(s, hero)); item >= 0; item = s.items.next(item))
    if (!isUsedFromBag(item)) list.push(FIRST_ITEM + item);
  return list;
};

/** Card → what it does as one that lies beside another (WOW-11.6), and its category if it is unique (11.8), as numbers. */
const FUNCTIONS = SOURCES.map((_, card) =>
  card < FIRST_ITEM ? 'power' : (ITEM_CARDS[card - FIRST_ITEM]?.kind.addOn ?? ''),
);
const FUNCTION_NO = FUNCTIONS.map((name) => FUNCTIONS.indexOf(name));
const UNIQUE_NO = SOURCES.map(({ category }) => UNIQUE_CATEGORIES.indexOf(category));
const ADDS_ON = SOURCES.map(({ addOn }) => addOn);
/** Why this card cannot lie in this area, whatever else lies there (WOW-11.3, 11.4, 11.6, 11.7, 11.20). */
export const refuseArea = (s: Warcraft, hero: number, card: number, area: number): Refusal | undefined => {
  const code = areaFault(s, hero, card, area);
  if (code === undefined || code === 'NO_SUCH_AREA') return code && refuse(code);
  const { id, level } = SOURCES[card]!;
  if (code === 'LEVEL_TOO_HIGH') return refuseIn('sheet', code, { card: id, level });
  return code === 'WRONG_TRAIT' && ADDS_ON[card]
    ? refuseIn('addOn', code, { card: id })
    : refuse(code, { card: id });
};
/** The same as a code alone: draws ask it of many cards and areas. */
const areaFault = (s: Warcraft, hero: number, card: number, area: number): RefusalCode | undefined => {
  const { level, type, traits } = SOURCES[card]!;
  if (level > s.level[hero]!) return 'LEVEL_TOO_HIGH';
  const fault = printedFault(s.classOf[hero]!, card, area);
  if (fault === 'NO_SUCH_AREA') {
    if (area !== AREAS - 1) return fault;
    const extra = passives(s, hero, 'extraSlot').some(({ args: [accepted] }) => accepted === type);
    return extra ? undefined : fault;
  }
  if (fault !== 'WRONG_TYPE' && fault !== 'WRONG_TRAIT') return fault;
  const { types } = CLASSES[s.classOf[hero]!]!.areas[area]!;
  const allowed = passives(s, hero, 'slotAllows').some(
    ({ args: [accepted, names, most] }) =>
      types.includes(accepted) && level <= most && traits.some((trait) => names.includes(trait)),
  );
  return allowed ? undefined : fault;
};
/** What the sheet of a class says, whatever else a character has. */
const findFault = (classNo: number, card: number, area: number): RefusalCode | undefined => {
  const { type, traits, category, kind } = SOURCES[card]!;
  const { areas } = CLASSES[classNo]!;
  const place = areas[area];
  if (!place) return 'NO_SUCH_AREA';
  const stance = areas.some(({ only }) => only !== undefined && only === category);
  if (place.only !== undefined ? place.only !== category : stance) return 'STANCE_AREA';
  if (type === 'bag' || type === 'talent') return 'NOT_WORN';
  if (!place.types.includes(type)) return 'WRONG_TYPE';
  return kind === 'item' && place.traits && !traits.some((trait) => place.traits!.includes(trait))
    ? 'WRONG_TRAIT'
    : undefined;
};
const FAULTS: readonly (RefusalCode | undefined)[] = [
  undefined,
  'NO_SUCH_AREA',
  'STANCE_AREA',
  'NOT_WORN',
  'WRONG_TYPE',
  'WRONG_TRAIT',
];
/** Class → card and area → the place in `FAULTS`, from 1. Sheets do not change, so each is looked at once. */
const FOUND = CLASSES.map(() => new Uint8Array(SOURCES.length * AREAS));
const printedFault = (classNo: number, card: number, area: number): RefusalCode | undefined => {
  const found = FOUND[classNo]!;
  const at = card * AREAS + area;
  if (found[at] === 0) found[at] = 1 + FAULTS.indexOf(findFault(classNo, card, area));
  return FAULTS[found[at]! - 1];
};

/** Whether no card of this character changes what its areas accept. */
export const areasAreUsual = (s: Warcraft, hero: number): boolean => {
  const hand = handOf(s, hero);
  return !alwaysOf(hand, 'extraSlot') && !alwaysOf(hand, 'slotAllows');
};
const LEVEL = Uint8Array.from(SOURCES, ({ level }) => level);
/** The areas in which this card may lie, whatever else lies there, as bits: those that `areaFault` has nothing against. */
export const placesOf = (s: Warcraft, hero: number, card: number, usual = areasAreUsual(s, hero)): number => {
  if (LEVEL[card]! > s.level[hero]!) return 0;
  const printed = printedPlaces(s.classOf[hero]!, card);
  if (usual) return printed;
  let places = printed;
  for (let area = 0; area < AREAS; area++) if (!areaFault(s, hero, card, area)) places |= 1 << area;
  return places;
};
/** Class → card → the areas that the sheet allows, as bits; -1: not looked at yet. */
const PLACES = CLASSES.map(() => new Int16Array(SOURCES.length).fill(-1));
const printedPlaces = (classNo: number, card: number): number => {
  const places = PLACES[classNo]!;
  if (places[card]! >= 0) return places[card]!;
  let found = 0;
  for (let area = 0; area < AREAS; area++) if (!printedFault(classNo, card, area)) found |= 1 << area;
  places[card] = found;
  return found;
};

/** Why this card cannot lie in this area together with those that were put on before it (WOW-11.2, 11.6, 11.8). */
export const refuseBeside = (sheet: Sheet, card: number, area: number): Refusal | undefined => {
  const code = besideFault(sheet, card, area);
  return code && refuse(code, { card: SOURCES[card]!.id });
};
/** The same as a code alone. */
export const besideFault = ({ cards, areas }: Sheet, card: number, area: number): RefusalCode | undefined => {
  const addOn = ADDS_ON[card]!;
  const unique = UNIQUE_NO[card]!;
  let same = false;
  for (let i = 0; i < cards.length; i++) {
    const other = cards[i]!;
    if (other === card) break;
    if (addOn && ADDS_ON[other] && FUNCTION_NO[other] === FUNCTION_NO[card]) return 'SAME_FUNCTION';
    if (!addOn && !ADDS_ON[other] && areas[i] === area) return 'AREA_TAKEN';
    if (unique >= 0 && UNIQUE_NO[other] === unique) same = true;
  }
  return same ? 'SAME_CATEGORY' : undefined;
};
/** Why these cards cannot lie on one sheet. */
export const refuseTogether = (sheet: Sheet): Refusal | undefined => {
  for (const [i, card] of sheet.cards.entries()) {
    const refused = refuseBeside(sheet, card, sheet.areas[i]!);
    if (refused) return refused;
  }
  return undefined;
};

type Discount = (card: number) => number;
/** What this card takes off the energy of others while it lies on the sheet, or belongs to the character. */
const discountOf = (s: Warcraft, from: number): Discount | undefined =>
  from < FIRST_RACIAL ? DISCOUNTS[from] : racialDiscount(abilitiesAt(s, from));
const discountIn = (abilities: readonly Ability[]): Discount | undefined => {
  const ops = abilities.flatMap(({ on, ops: all }) => (on === 'passive' ? all : []));
  const relevant = ops.filter(({ name }) => name === 'cost' || name === 'freeEquip');
  if (relevant.length === 0) return undefined;
  return (card) => {
    const { id, type, category, energy } = SOURCES[card]!;
    let off = 0;
    for (const op of relevant) {
      if (op.name === 'freeEquip' && op.args[0].includes(category)) off += energy;
      if (op.name !== 'cost') continue;
      const [scope, change] = op.args;
      const meant =
        scope === 'allPowers' || (scope === 'allInstants' ? type === 'instant' : scope.includes(id));
      if (meant) off -= change;
    }
    return off;
  };
};
/** Races have few abilities, so each is looked at once. */
const RACIAL_DISCOUNTS = new Map<readonly Ability[], Discount | undefined>();
const racialDiscount = (abilities: readonly Ability[]): Discount | undefined => {
  if (!RACIAL_DISCOUNTS.has(abilities)) RACIAL_DISCOUNTS.set(abilities, discountIn(abilities));
  return RACIAL_DISCOUNTS.get(abilities);
};
const DISCOUNTS = SOURCES.map(({ abilities }) => discountIn(abilities));
/** Whether anything here takes off energy, of these cards and what is not paid for. */
const isAnyDiscount = (s: Warcraft, hero: number, cards: readonly number[]): boolean => {
  for (let i = 0; i < cards.length; i++) if (discountOf(s, cards[i]!)) return true;
  const sources = sourcesOf(s, hero);
  for (let i = 0; i < sources.length; i++)
    if (isUnpaid(sources[i]!) && discountOf(s, sources[i]!)) return true;
  return false;
};
/** Whether a character has this without paying for it: what is printed on the sheet, talents, the race. */
const isUnpaid = (from: number): boolean => from >= FIRST_PRINTED || SOURCES[from]!.kind === 'talent';
/** The discounts of what is not paid for: what is printed on the sheet, talents, the race, and the cards that stay. */
const discountsAt = (
  s: Warcraft,
  hero: number,
  cards: readonly number[],
  paid: readonly number[],
): Discount[] => {
  const list: Discount[] = [];
  for (const from of sourcesOf(s, hero)) {
    const discount = discountOf(s, from);
    if (discount && isUnpaid(from)) list.push(discount);
  }
  for (const card of cards) {
    const discount = discountOf(s, card);
    if (discount && !paid.includes(card)) list.push(discount);
  }
  return list;
};
/**
 * The energy of the active powers that are newly equipped or equipped again, in the cheapest order; a discount never
 * applies to itself (WOW-11.9–11.11).
 */
const energyFor = (s: Warcraft, hero: number, cards: readonly number[], paid: readonly number[]): number => {
  if (paid.length === 0) return 0;
  if (!isAnyDiscount(s, hero, cards)) {
    let sum = 0;
    for (let i = 0; i < paid.length; i++) sum += SOURCES[paid[i]!]!.energy;
    return sum;
  }
  const base = discountsAt(s, hero, cards, paid);
  const price = (card: number, discounts: readonly Discount[]): number =>
    Math.max(0, SOURCES[card]!.energy - discounts.reduce((sum, discount) => sum + discount(card), 0));
  const givers = paid.filter((card) => discountOf(s, card) !== undefined);
  const others = paid.filter((card) => !givers.includes(card));
  // Givers come before the others; among themselves the cheapest order is tried out, there are two at most.
  const order = (left: readonly number[], discounts: readonly Discount[]): number => {
    if (left.length === 0) return others.reduce((sum, card) => sum + price(card, discounts), 0);
    return Math.min(
      ...left.map(
        (card) =>
          price(card, discounts) +
          order(
            left.filter((one) => one !== card),
            [...discounts, discountOf(s, card)!],
          ),
      ),
    );
  };
  return order(givers, base);
};

/**
 * The energy that is paid for an arrangement.
 * @param again powers on the sheet that are equipped once more (WOW-11.10)
 */
export const energyOf = (s: Warcraft, hero: number, { cards }: Sheet, again: readonly number[]): number => {
  let paid = NONE;
  for (let i = 0; i < cards.length; i++)
    if (isActive(cards[i]!) && !isWorn(s, hero, cards[i]!)) paid = [...paid, cards[i]!];
  for (let i = 0; i < again.length; i++) if (isActive(again[i]!)) paid = [...paid, again[i]!];
  return energyFor(s, hero, cards, paid);
};
const NONE: readonly number[] = [];
/** Whether energy is paid for this card when it is put on. */
export const isActive = (card: number): boolean => IS_ACTIVE[card] === 1;
const IS_ACTIVE = Uint8Array.from(SOURCES, ({ type }) => (type === 'active' ? 1 : 0));
/** Counted items beyond the limit that are in the bag or come there, because the arrangement does not hold them. */
export const surplusOf = (s: Warcraft, hero: number, { cards }: Sheet): number => {
  let surplus = handOf(s, hero).counted - BAG_LIMIT;
  for (let i = 0; i < cards.length && surplus > 0; i++) if (isCounted(s, hero, cards[i]!)) surplus--;
  return Math.max(0, surplus);
};
/** Whether this card is one of the counted items of the bag and the sheet. */
const isCounted = (s: Warcraft, hero: number, card: number): boolean => {
  if (card < FIRST_ITEM || !counts(card - FIRST_ITEM)) return false;
  return s.items.zoneOf[card - FIRST_ITEM] === bagOf(s, hero) || isOnSheet(s, hero, card);
};
export const isAffordable = (s: Warcraft, hero: number, energy: number, surplus: number): boolean =>
  surplus === 0 && energy <= s.energy[hero]!;
/** Whether these cards, which lie well together, can be afforded. */
const canStay = (s: Warcraft, hero: number, sheet: Sheet): boolean =>
  isAffordable(s, hero, energyOf(s, hero, sheet, NONE), surplusOf(s, hero, sheet));
/** Whether these cards can lie so. */
export const isPossible = (s: Warcraft, hero: number, sheet: Sheet): boolean =>
  !refuseTogether(sheet) && canStay(s, hero, sheet);
/** Whether a card, when it is put on, can mend an arrangement that costs too much or leaves too much in the bag. */
const mends = (s: Warcraft, card: number): boolean =>
  discountOf(s, card) !== undefined || (card >= FIRST_ITEM && counts(card - FIRST_ITEM));

/** Whether an arrangement costs the same, and leaves the same, with this card and without it. */
export const isFree = (s: Warcraft, hero: number, card: number): boolean =>
  !mends(s, card) && (!isActive(card) || isWorn(s, hero, card));

/**
 * Cards that may lie on the sheet, sorted: those that do, and those at hand.
 * @param list an empty one to put them into
 */
export const wearable = (s: Warcraft, hero: number, list: number[] = []): number[] => {
  atHand(s, hero, list);
  const { sheet } = handOf(s, hero);
  for (let i = 0; i < sheet.length; i++) if (sheet[i]! < FIRST_PRINTED) list.push(sheet[i]!);
  return inOrder(list);
};
/** Whether anything lies on the sheet that can be moved. */
export const isAnyWorn = (s: Warcraft, hero: number): boolean => {
  const { cards, items } = s;
  const cardsAt = cardArea(s, hero, 0);
  const itemsAt = itemArea(s, hero, 0);
  for (let area = 0; area < AREAS; area++)
    if (cards.first(cardsAt + area) >= 0 || items.first(itemsAt + area) >= 0) return true;
  return false;
};
/** Whether this card may be put into this area beside what lies there. */
export const fits = (s: Warcraft, hero: number, sheet: Sheet, card: number, area: number): boolean =>
  !areaFault(s, hero, card, area) && !sheet.has(card) && !besideFault(sheet, card, area);
/**
 * Whether cards that come after this place, in the order of areas and cards, complete an arrangement that can be
 * afforded. Those that are there already lie well together.
 */
export const canComplete = (s: Warcraft, hero: number, sheet: Sheet, area: number, last: number): boolean => {
  if (canStay(s, hero, sheet)) return true;
  for (const card of wearable(s, hero)) {
    if (!mends(s, card)) continue;
    for (let place = area; place < AREAS; place++) {
      if ((place === area && card <= last) || !fits(s, hero, sheet, card, place)) continue;
      if (canComplete(s, hero, sheet.with(card, place), place, card)) return true;
    }
  }
  return false;
};
