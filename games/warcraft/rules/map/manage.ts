/** Character management as a decision: the whole arrangement of each character of a seat (WOW-11). */

import type { Refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';
import type { Tell } from '../events.ts';
import { dropExcess, unequip } from '../fight/resources.ts';
import { heroesOf, heroName, membersOf, onSheet, petCapacityOf } from '../heroes.ts';
import { empty, inOrder } from '../lists.ts';
import { follows, refusedBy, type Trial } from '../points/point.ts';
import { disordered, malformed, refuse, refuseIn } from '../refusals.ts';
import { FIRST_ITEM, FIRST_PRINTED, MOST_HEROES, SOURCES } from '../sources.ts';
import { AREAS, bagOf, bookOf, cardArea, itemArea, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  areasAreUsual,
  besideFault,
  canComplete,
  energyOf,
  isActive,
  isAffordable,
  isAnyWorn,
  isFree,
  isWorn,
  placesOf,
  refuseArea,
  refuseBeside,
  Sheet,
  sheetOf,
  surplusOf,
  wearable,
} from './arrange.ts';
import { managedFaction } from './turn.ts';

/**
 * How a character is arranged by a draft so far. There is one for all, filled anew for each character that a draft names and
 * changed by each step that is not refused, because a draw reads many drafts.
 */
class Plan {
  /** -1: none is named yet. */
  hero = -1;
  /** How many of the seat come before it. */
  before = -1;
  /** What may be worn, in which areas each as bits, and the areas in which anything may lie. */
  readonly cards: number[] = [];
  readonly places: number[] = [];
  open = 0;
  readonly #worn: number[] = [];
  readonly #areas: number[] = [];
  readonly sheet = new Sheet(this.#worn, this.#areas);
  readonly again: number[] = [];
  /** What sheet and powers that are equipped once more cost, and what is left over then. */
  energy = 0;
  surplus = 0;
  area = -1;
  last = -1;
  /** An area is named, and no card in it yet. */
  openArea = false;

  /** Nobody is named yet. */
  clear(): void {
    this.hero = -1;
    this.before = -1;
    this.openArea = false;
  }
  name(s: Warcraft, hero: number): void {
    const { cards, places } = this;
    this.hero = hero;
    this.before++;
    empty(cards);
    empty(places);
    empty(this.#worn);
    empty(this.#areas);
    empty(this.again);
    this.area = -1;
    this.last = -1;
    this.openArea = false;
    wearable(s, hero, cards);
    const usual = areasAreUsual(s, hero);
    this.open = 0;
    for (let i = 0; i < cards.length; i++) {
      const here = placesOf(s, hero, cards[i]!, usual);
      places.push(here);
      this.open |= here;
    }
    this.#judge(s);
  }
  #judge(s: Warcraft): void {
    this.energy = energyOf(s, this.hero, this.sheet, this.again);
    this.surplus = surplusOf(s, this.hero, this.sheet);
  }
  nameArea(area: number): void {
    this.area = area;
    this.last = -1;
    this.openArea = true;
  }
  /** Puts a card into the area that is named last. */
  putOn(s: Warcraft, card: number): void {
    this.#worn.push(card);
    this.#areas.push(this.area);
    if (!isFree(s, this.hero, card)) this.#judge(s);
  }
  takeOff(s: Warcraft): void {
    this.#worn.pop();
    this.#areas.pop();
    this.#judge(s);
  }
  equipAgain(s: Warcraft, card: number): void {
    this.again.push(card);
    this.#judge(s);
  }
  doNotEquipAgain(s: Warcraft): void {
    this.again.pop();
    this.#judge(s);
  }
}
const NOTHING: readonly number[] = [];
const PLAN = new Plan();

const ownHeroes = (s: Warcraft, seat: number): readonly number[] => {
  let own = 0;
  for (const hero of heroesOf(s, managedFaction(s))) if (s.seatOf[hero] === seat) own |= 1 << hero;
  return membersOf(own);
};

/** Powers on the sheet before and after that cost energy when they are equipped once more. */
const repeatable = (s: Warcraft, { hero, sheet: { cards } }: Plan): readonly number[] => {
  let list: number[] | undefined;
  for (let i = 0; i < cards.length; i++)
    if (isActive(cards[i]!) && isWorn(s, hero, cards[i]!))
      list = list ? inOrder([...list, cards[i]!]) : [cards[i]!];
  return list ?? NOTHING;
};
const isDone = (s: Warcraft, { hero, energy, surplus }: Plan): boolean =>
  isAffordable(s, hero, energy, surplus);
const costs = (s: Warcraft, { hero, energy, surplus }: Plan): Refusal =>
  surplus > 0
    ? refuse('BAG_TOO_FULL', { count: surplus })
    : refuseIn('sheet', 'NOT_ENOUGH_ENERGY', { price: energy, energy: s.energy[hero]! });

/**
 * Why a step cannot come next, told of the plan so far and what the step is about: said only to who asks, because a draw
 * tries many steps.
 */
type Why = (s: Warcraft, plan: Plan, about: number) => Refusal;
const notYours: Why = () => refuseIn('sheet', 'NOT_YOUR_CARD');
const noPlace: Why = (s, { hero, area }, card) => refuseArea(s, hero, card, area)!;
const notBeside: Why = (_s, { sheet, area }, card) => refuseBeside(sheet, card, area)!;
const tooDear: Why = (s, plan, card) => {
  plan.putOn(s, card);
  return costs(s, plan);
};
const tooDearAgain: Why = (s, plan, card) => {
  plan.equipAgain(s, card);
  return costs(s, plan);
};
/** Puts a card into the area that is named last, or says why it cannot lie there. */
const addCard = (s: Warcraft, plan: Plan, card: number): Why | undefined => {
  const { hero, area, sheet } = plan;
  const place = plan.cards.indexOf(card);
  if (place < 0) return notYours;
  if (!(plan.places[place]! & (1 << area))) return noPlace;
  if (card <= plan.last || sheet.has(card)) return disordered;
  if (besideFault(sheet, card, area)) return notBeside;
  plan.putOn(s, card);
  if (!isDone(s, plan) && !canComplete(s, hero, sheet, area, card)) {
    plan.takeOff(s);
    return tooDear;
  }
  plan.last = card;
  plan.openArea = false;
  return undefined;
};
/** Adds a step to the plan of a character, or says why it cannot be added. */
const addStep = (s: Warcraft, plan: Plan, one: number): Why | undefined => {
  const { again, openArea } = plan;
  const about = aboutOf(one);
  const verb = verbOf(one);
  if (verb === VERB.area && !openArea && again.length === 0 && about > plan.area && about < AREAS) {
    plan.nameArea(about);
    return undefined;
  }
  if (verb === VERB.area && about <= plan.area) return disordered;
  if (verb === VERB.wear && plan.area >= 0 && again.length === 0) return addCard(s, plan, about);
  if (verb !== VERB.again || openArea) return malformed;
  if (!repeatable(s, plan).includes(about) || about <= (again.at(-1) ?? -1)) return malformed;
  plan.equipAgain(s, about);
  if (isDone(s, plan)) return undefined;
  plan.doNotEquipAgain(s);
  return tooDearAgain;
};

const notYourCharacter: Why = () => refuse('NOT_YOUR_CHARACTER');
/** Adds a step to a draft so far of the seat's `own`, or says why it cannot come next: the plan is as before then. */
const addNext = (s: Warcraft, own: readonly number[], plan: Plan, one: number): Why | undefined => {
  const isBegun = plan.hero >= 0;
  if (verbOf(one) !== VERB.manage) return isBegun ? addStep(s, plan, one) : malformed;
  if (aboutOf(one) !== own[plan.before + 1] || plan.openArea) return notYourCharacter;
  if (isBegun && !isDone(s, plan)) return costs;
  plan.name(s, aboutOf(one));
  return undefined;
};
/** Whether a card may come next into this area, so that the arrangement can still be completed. */
const canWear = (s: Warcraft, plan: Plan, area: number): boolean => {
  const { hero, cards, places, sheet } = plan;
  // Told first, because it is so of most areas.
  if (!(plan.open & (1 << area))) return false;
  const done = isDone(s, plan);
  for (let i = 0; i < cards.length; i++) {
    if (!(places[i]! & (1 << area))) continue;
    const card = cards[i]!;
    if (sheet.has(card) || besideFault(sheet, card, area)) continue;
    if (done && isFree(s, hero, card)) return true;
    if (canComplete(s, hero, sheet.with(card, area), area, card)) return true;
  }
  return false;
};
const NOTHING_CLOSES: readonly never[] = [];
const NOTHING_FITS = refusedBy(refuse('NOTHING_FITS'));
/** Area → the steps that name a later one, and the trial of a draft after which only they or its end follow. */
const LATER_AREAS = Array.from({ length: AREAS + 1 }, (_, from) =>
  Array.from({ length: AREAS - from }, (_unused, i) => step(VERB.area, from + i)),
);
const ONLY_LATER_AREAS = LATER_AREAS.map((areas) => follows(areas, true));
/** What may follow is not sorted out here: each step is tried when it is taken or listed. */
const whatFollows = (s: Warcraft, own: readonly number[], plan: Plan): Trial => {
  const { again, area } = plan;
  if (plan.openArea) return follows(wearSteps(plan), false);
  let next: readonly number[] = NOTHING;
  if (again.length === 0) {
    next = LATER_AREAS[area + 1]!;
    const worn = area < 0 ? NOTHING : wearSteps(plan);
    if (worn.length > 0) next = [...worn, ...next];
  }
  if (!isDone(s, plan)) return follows(next, false, NOTHING_CLOSES, costs(s, plan));
  const powers = repeatable(s, plan);
  const last = again.at(-1) ?? -1;
  for (let i = 0; i < powers.length; i++)
    if (powers[i]! > last) next = [...next, step(VERB.again, powers[i]!)];
  const more = plan.before + 1;
  if (more < own.length) return follows([...next, step(VERB.manage, own[more]!)], false);
  return next === LATER_AREAS[area + 1] ? ONLY_LATER_AREAS[area + 1]! : follows(next, true);
};
/** The cards that may lie in this area after the last one, as steps: few or none. */
const wearSteps = ({ cards, sheet, last }: Plan): readonly number[] => {
  let list = NOTHING;
  for (let i = 0; i < cards.length; i++)
    if (cards[i]! > last && !sheet.has(cards[i]!)) {
      const alone = WEARING[cards[i]!]!;
      list = list.length === 0 ? alone : [...list, alone[0]!];
    }
  return list;
};
/** Card → the step that puts it on, in a list of its own. */
const WEARING: readonly (readonly number[])[] = SOURCES.map((_, card) => [step(VERB.wear, card)]);

/** What a decision begins with: the first character of the seat. */
export const firstManaged = (s: Warcraft, seat: number): readonly number[] =>
  FIRST_STEPS[ownHeroes(s, seat)[0]!]!;
const FIRST_STEPS = Array.from({ length: MOST_HEROES }, (_, hero) => [step(VERB.manage, hero)]);
export const tryManage = (s: Warcraft, seat: number, draft: readonly number[]): Trial => {
  const own = ownHeroes(s, seat);
  PLAN.clear();
  for (const one of draft) {
    const why = addNext(s, own, PLAN, one);
    if (why) return refusedBy(why(s, PLAN, aboutOf(one)));
  }
  return PLAN.openArea && !canWear(s, PLAN, PLAN.area) ? NOTHING_FITS : whatFollows(s, own, PLAN);
};
const REFUSED = refusedBy(malformed());
/** The same for drafts that grow by a step at a time: what stands before the last step is in the plan already. */
export const growManage = (s: Warcraft, draft: readonly number[], seat: number): Trial => {
  const { length } = draft;
  const one = draft[length - 1]!;
  if (length === 1) {
    PLAN.clear();
    GROWN.own = ownHeroes(s, seat);
  } else if (verbOf(one) === VERB.area && !canWear(s, PLAN, aboutOf(one))) return REFUSED;
  return addNext(s, GROWN.own, PLAN, one) ? REFUSED : whatFollows(s, GROWN.own, PLAN);
};
/** Whose arrangement the draw grows. */
const GROWN = { own: NOTHING };

/** The decision that changes nothing. */
export const keepAll = (s: Warcraft, seat: number): number[] =>
  ownHeroes(s, seat).flatMap((hero) => [step(VERB.manage, hero), ...stepsOf(sheetOf(s, hero))]);
/** The cards of a sheet as the steps of a decision. */
export const stepsOf = (sheet: Sheet): number[] =>
  Array.from({ length: AREAS }, (_, area) => {
    const cards = sheet.cards.filter((_card, i) => sheet.areas[i] === area).sort((a, b) => a - b);
    return cards.length > 0 ? [step(VERB.area, area), ...cards.map((card) => step(VERB.wear, card))] : [];
  }).flat();

/** WOW-11.9–11.12, 12.17: energy is paid, then what exceeds the new capacities is lost (11.17). */
const carryOut = (
  s: Warcraft,
  hero: number,
  sheet: Sheet,
  again: readonly number[],
  tell: Tell | null,
): void => {
  const { cards, areas } = sheet;
  const before = onSheet(s, hero);
  const paid = energyOf(s, hero, sheet, again);
  s.energy[hero]! -= paid;
  if (paid > 0) {
    s.spenders |= 1 << hero;
    tell?.({ type: 'paid', hero: heroName(s, hero), resource: 'energy', count: paid });
  }
  // What is put on leaves the bag first, so that the bag is never too full in between.
  for (let i = 0; i < cards.length; i++) putOn(s, hero, cards[i]!, areas[i]!);
  for (let i = 0; i < before.length; i++)
    if (before[i]! < FIRST_PRINTED && !sheet.has(before[i]!)) unequip(s, hero, before[i]!, tell);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (before.includes(card) && !again.includes(card)) continue;
    const { pet, id } = SOURCES[card]!;
    if (pet > 0) s.pet[hero] = petCapacityOf(s, hero, card);
    tell?.({ type: 'equipped', hero: heroName(s, hero), card: id });
  }
  dropExcess(s, hero, 'health', tell);
  dropExcess(s, hero, 'energy', tell);
};
/** A card that stays where it is needs no move, so that it need not be looked up anew what a character has at hand. */
const putOn = (s: Warcraft, hero: number, card: number, area: number): void => {
  const item = card - FIRST_ITEM;
  if (item < 0) {
    if (s.cards.zoneOf[card] !== cardArea(s, hero, area)) s.cards.move(card, cardArea(s, hero, area));
  } else if (s.items.zoneOf[item] !== itemArea(s, hero, area)) s.items.move(item, itemArea(s, hero, area));
};
/** What may no longer lie where it does, because the card that allowed it is gone, is taken off (WOW-11.17, 11.20). */
export const takeOffUnfit = (s: Warcraft, hero: number, tell: Tell | null): void => {
  const { cards, areas } = sheetOf(s, hero);
  for (const [i, card] of cards.entries())
    if (refuseArea(s, hero, card, areas[i]!)) unequip(s, hero, card, tell);
  dropExcess(s, hero, 'health', tell);
  dropExcess(s, hero, 'energy', tell);
};
export const manage = (s: Warcraft, seat: number, decision: readonly number[], tell: Tell | null): void => {
  let at = 0;
  while (at < decision.length) {
    const hero = aboutOf(decision[at]!);
    empty(WORN);
    empty(WORN_AT);
    empty(AGAIN);
    let area = -1;
    for (at++; at < decision.length && verbOf(decision[at]!) !== VERB.manage; at++) {
      const about = aboutOf(decision[at]!);
      if (verbOf(decision[at]!) === VERB.area) area = about;
      else if (verbOf(decision[at]!) === VERB.wear) {
        WORN.push(about);
        WORN_AT.push(area);
      } else AGAIN.push(about);
    }
    carryOut(s, hero, ARRANGED, AGAIN, tell);
  }
  s.managed |= seatBit(seat);
};
/** What is carried out; used anew for each character. */
const WORN: number[] = [];
const WORN_AT: number[] = [];
const AGAIN: number[] = [];
const ARRANGED = new Sheet(WORN, WORN_AT);
/** Whether there is anything to decide for a character: a card on its sheet, or one that fits somewhere. */
export const canManage = (s: Warcraft, hero: number): boolean => isAnyWorn(s, hero) || canPutOn(s, hero);
// What the sheet alone allows is asked first: it is enough mostly, and cards need not be looked through for it.
const canPutOn = (s: Warcraft, hero: number): boolean =>
  fitsAnywhere(s, hero, true) || (!areasAreUsual(s, hero) && fitsAnywhere(s, hero, false));
const fitsAnywhere = (s: Warcraft, hero: number, usual: boolean): boolean => {
  const book = bookOf(s, hero);
  for (let card = s.cards.first(book); card >= 0; card = s.cards.next(card))
    if (placesOf(s, hero, card, usual) !== 0) return true;
  const bag = bagOf(s, hero);
  // What is used from the bag has no place.
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item))
    if (placesOf(s, hero, FIRST_ITEM + item, usual) !== 0) return true;
  return false;
};
