/** Character management as a decision: the whole arrangement of each character of a seat (WOW-11). */

import type { Refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';
import type { Tell } from '../events.ts';
import { dropExcess, unequip } from '../fight/resources.ts';
import { heroesOf, heroName, membersOf, onSheet, petCapacityOf } from '../heroes.ts';
import { inOrder } from '../lists.ts';
import { follows, refusedBy, type Trial } from '../points/point.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import { FIRST_ITEM, FIRST_PRINTED, MOST_HEROES, SOURCES } from '../sources.ts';
import { AREAS, bagOf, bookOf, cardArea, itemArea, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  areasAreUsual,
  besideFault,
  canComplete,
  isAffordable,
  isAnyWorn,
  isFree,
  isWorn,
  type Judged,
  placesOf,
  priced,
  refuseArea,
  refuseBeside,
  Sheet,
  sheetOf,
  wearable,
} from './arrange.ts';
import { managedFaction } from './turn.ts';

/**
 * A character that is arranged, how many of the seat come before it, what may be worn, in which areas each as bits, and the
 * areas in which anything may lie.
 */
interface Wardrobe {
  readonly hero: number;
  readonly before: number;
  readonly cards: readonly number[];
  readonly places: readonly number[];
  readonly open: number;
}
const wardrobeOf = (s: Warcraft, hero: number, before: number): Wardrobe => {
  const cards = wearable(s, hero);
  const usual = areasAreUsual(s, hero);
  const places: number[] = [];
  let open = 0;
  for (let i = 0; i < cards.length; i++) {
    const here = placesOf(s, hero, cards[i]!, usual);
    places.push(here);
    open |= here;
  }
  return { hero, before, cards, places, open };
};
/** How it is arranged so far. A class, because a draw makes one for each step: its members are written in one place. */
class Plan {
  readonly of: Wardrobe;
  readonly sheet: Sheet;
  /** What the sheet costs, before anything is equipped once more. */
  readonly judged: Judged;
  readonly again: readonly number[];
  readonly area: number;
  readonly last: number;
  /** An area is named, and no card in it yet. */
  readonly openArea: boolean;
  constructor(
    of: Wardrobe,
    sheet: Sheet,
    judged: Judged,
    again: readonly number[] = NOTHING,
    area = -1,
    last = -1,
    openArea = false,
  ) {
    this.of = of;
    this.sheet = sheet;
    this.judged = judged;
    this.again = again;
    this.area = area;
    this.last = last;
    this.openArea = openArea;
  }
  inArea(area: number): Plan {
    return new Plan(this.of, this.sheet, this.judged, NOTHING, area, -1, true);
  }
  wearing(s: Warcraft, card: number): Plan {
    const { hero } = this.of;
    const sheet = this.sheet.with(card, this.area);
    const judged = isFree(s, hero, card) ? this.judged : priced(s, hero, sheet, NOTHING);
    return new Plan(this.of, sheet, judged, NOTHING, this.area, card);
  }
  withAgain(card: number): Plan {
    return new Plan(this.of, this.sheet, this.judged, [...this.again, card], this.area, this.last);
  }
}
const NOTHING: readonly number[] = [];
const BARE = new Sheet();
const emptyPlan = (s: Warcraft, hero: number, before: number): Plan =>
  new Plan(wardrobeOf(s, hero, before), BARE, priced(s, hero, BARE, NOTHING));

const ownHeroes = (s: Warcraft, seat: number): readonly number[] => {
  let own = 0;
  for (const hero of heroesOf(s, managedFaction(s))) if (s.seatOf[hero] === seat) own |= 1 << hero;
  return membersOf(own);
};

/** Powers on the sheet before and after that cost energy when they are equipped once more. */
const repeatable = (s: Warcraft, { of: { hero }, sheet: { cards } }: Plan): readonly number[] => {
  let list: number[] | undefined;
  for (let i = 0; i < cards.length; i++)
    if (SOURCES[cards[i]!]!.type === 'active' && isWorn(s, hero, cards[i]!)) (list ??= []).push(cards[i]!);
  return list ? inOrder(list) : NOTHING;
};
const judgedWith = (s: Warcraft, { of: { hero }, sheet, judged, again }: Plan): Judged =>
  again.length === 0 ? judged : priced(s, hero, sheet, again);
const isDone = (s: Warcraft, plan: Plan): boolean => isAffordable(s, plan.of.hero, judgedWith(s, plan));
const costs = (s: Warcraft, plan: Plan): Refusal => {
  const { energy, surplus } = judgedWith(s, plan);
  return surplus > 0
    ? refuse('BAG_TOO_FULL', { count: surplus })
    : refuse('NOT_ENOUGH_ENERGY', { price: energy, energy: s.energy[plan.of.hero]! });
};

/**
 * Why a step cannot come next, told of the plan so far and what the step is about: said only to who asks, because a draw
 * tries many steps.
 */
type Why = (s: Warcraft, plan: Plan, about: number) => Refusal;
const notYours: Why = () => refuse('NOT_YOUR_CARD');
const noPlace: Why = (s, { of: { hero }, area }, card) => refuseArea(s, hero, card, area)!;
const notBeside: Why = (_s, { sheet, area }, card) => refuseBeside(sheet, card, area)!;
const tooDear: Why = (s, plan, card) => costs(s, plan.wearing(s, card));
const tooDearAgain: Why = (s, plan, card) => costs(s, plan.withAgain(card));
/** Puts a card into the area that is named last, or says why it cannot lie there. */
const withCard = (s: Warcraft, plan: Plan, card: number): Plan | Why => {
  const { of, area } = plan;
  const place = of.cards.indexOf(card);
  if (place < 0) return notYours;
  if (!(of.places[place]! & (1 << area))) return noPlace;
  if (card <= plan.last || plan.sheet.has(card)) return disordered;
  if (besideFault(plan.sheet, card, area)) return notBeside;
  const more = plan.wearing(s, card);
  return isDone(s, more) || canComplete(s, of.hero, more.sheet, area, card) ? more : tooDear;
};
/** Adds a step to the plan of a character, or says why it cannot be added. */
const withStep = (s: Warcraft, plan: Plan, one: number): Plan | Why => {
  const { again, openArea } = plan;
  const about = aboutOf(one);
  const verb = verbOf(one);
  if (verb === VERB.area && !openArea && again.length === 0 && about > plan.area && about < AREAS)
    return plan.inArea(about);
  if (verb === VERB.area && about <= plan.area) return disordered;
  if (verb === VERB.wear && plan.area >= 0 && again.length === 0) return withCard(s, plan, about);
  if (verb !== VERB.again || openArea) return malformed;
  if (!repeatable(s, plan).includes(about) || about <= (again.at(-1) ?? -1)) return malformed;
  const more = plan.withAgain(about);
  return isDone(s, more) ? more : tooDearAgain;
};

const notYourCharacter: Why = () => refuse('NOT_YOUR_CHARACTER');
/** Adds a step to a draft so far; `plan` is that of the character which it names last of the seat's `own`. */
const withNext = (s: Warcraft, own: readonly number[], plan: Plan | undefined, one: number): Plan | Why => {
  if (verbOf(one) !== VERB.manage) return plan ? withStep(s, plan, one) : malformed;
  const next = plan ? plan.of.before + 1 : 0;
  if (aboutOf(one) !== own[next] || plan?.openArea) return notYourCharacter;
  return plan && !isDone(s, plan) ? costs : emptyPlan(s, aboutOf(one), next);
};
/** Whether nothing that may be worn has its place in this area, as is so of most. */
const isClosed = ({ of }: Plan, area: number): boolean => !(of.open & (1 << area));
/** Whether a card may come next into this area, so that the arrangement can still be completed. */
const canWear = (s: Warcraft, plan: Plan, area: number): boolean => {
  const { of, sheet } = plan;
  const { hero, cards, places } = of;
  if (isClosed(plan, area)) return false;
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
/** Area → the steps that name a later one. */
const LATER_AREAS = Array.from({ length: AREAS + 1 }, (_, from) =>
  Array.from({ length: AREAS - from }, (_unused, i) => step(VERB.area, from + i)),
);
/** What may follow is not sorted out here: each step is tried when it is taken or listed. */
const whatFollows = (s: Warcraft, own: readonly number[], plan: Plan): Trial => {
  const { again, area } = plan;
  if (plan.openArea && !canWear(s, plan, area)) return NOTHING_FITS;
  let next: readonly number[] = NOTHING;
  if (again.length === 0) {
    if (plan.openArea) return follows(wearSteps(plan), false);
    const later = LATER_AREAS[area + 1]!;
    next = area < 0 ? later : [...wearSteps(plan), ...later];
  }
  if (!isDone(s, plan)) return follows(next, false, NOTHING_CLOSES, costs(s, plan));
  const last = again.at(-1) ?? -1;
  const powers = repeatable(s, plan);
  if (powers.length > 0)
    next = [...next, ...powers.filter((card) => card > last).map((card) => step(VERB.again, card))];
  const more = plan.of.before + 1;
  if (more === own.length) return follows(next, true);
  return follows([...next, step(VERB.manage, own[more]!)], false);
};
/** The cards that may lie in this area after the last one, as steps. */
const wearSteps = ({ of: { cards }, sheet, last }: Plan): number[] => {
  const list: number[] = [];
  for (let i = 0; i < cards.length; i++)
    if (cards[i]! > last && !sheet.has(cards[i]!)) list.push(step(VERB.wear, cards[i]!));
  return list;
};

/** What a decision begins with: the first character of the seat. */
export const firstManaged = (s: Warcraft, seat: number): readonly number[] =>
  FIRST_STEPS[ownHeroes(s, seat)[0]!]!;
const FIRST_STEPS = Array.from({ length: MOST_HEROES }, (_, hero) => [step(VERB.manage, hero)]);
export const tryManage = (s: Warcraft, seat: number, draft: readonly number[]): Trial => {
  const own = ownHeroes(s, seat);
  let plan: Plan | undefined;
  for (const one of draft) {
    const more = withNext(s, own, plan, one);
    // Before a character is named nothing is said of its plan.
    if (typeof more === 'function') return refusedBy(more(s, plan!, aboutOf(one)));
    plan = more;
  }
  return whatFollows(s, own, plan!);
};
const REFUSED = refusedBy(malformed());
/** The same for drafts that grow by a step at a time: what stands before the last step is read already. */
export const growManage = (s: Warcraft, seat: number): ((draft: readonly number[]) => Trial) => {
  const own = ownHeroes(s, seat);
  READ[0] = undefined;
  return (draft) => {
    const { length } = draft;
    const one = draft[length - 1]!;
    const plan = READ[length - 1];
    // Told first, because most steps that are drawn are such.
    if (plan && verbOf(one) === VERB.area && isClosed(plan, aboutOf(one))) return REFUSED;
    const more = withNext(s, own, plan, one);
    if (typeof more === 'function') return REFUSED;
    READ[length] = more;
    return whatFollows(s, own, more);
  };
};
/** By the length of the draft that grows; used anew by each draw. */
const READ: (Plan | undefined)[] = [];

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
  const before = onSheet(s, hero);
  s.energy[hero]! -= priced(s, hero, sheet, again).energy;
  // What is put on leaves the bag first, so that the bag is never too full in between.
  for (let i = 0; i < sheet.cards.length; i++) putOn(s, hero, sheet.cards[i]!, sheet.areas[i]!);
  for (let i = 0; i < before.length; i++)
    if (before[i]! < FIRST_PRINTED && !sheet.has(before[i]!)) unequip(s, hero, before[i]!, tell);
  for (let i = 0; i < sheet.cards.length; i++) {
    const card = sheet.cards[i]!;
    if (before.includes(card) && !again.includes(card)) continue;
    const { pet, id } = SOURCES[card]!;
    if (pet > 0) s.pet[hero] = petCapacityOf(s, hero, card);
    tell?.({ type: 'equipped', hero: heroName(s, hero), card: id });
  }
  dropExcess(s, hero, 'health');
  dropExcess(s, hero, 'energy');
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
  dropExcess(s, hero, 'health');
  dropExcess(s, hero, 'energy');
};
export const manage = (s: Warcraft, seat: number, decision: readonly number[], tell: Tell | null): void => {
  let at = 0;
  while (at < decision.length) {
    const hero = aboutOf(decision[at]!);
    const cards: number[] = [];
    const areas: number[] = [];
    const again: number[] = [];
    let area = -1;
    for (at++; at < decision.length && verbOf(decision[at]!) !== VERB.manage; at++) {
      const about = aboutOf(decision[at]!);
      if (verbOf(decision[at]!) === VERB.area) area = about;
      else if (verbOf(decision[at]!) === VERB.wear) {
        cards.push(about);
        areas.push(area);
      } else again.push(about);
    }
    carryOut(s, hero, new Sheet(cards, areas), again, tell);
  }
  s.managed |= seatBit(seat);
};
/** Whether there is anything to decide for a character: a card on its sheet, or one that fits somewhere. */
export const canManage = (s: Warcraft, hero: number): boolean => isAnyWorn(s, hero) || canPutOn(s, hero);
const canPutOn = (s: Warcraft, hero: number): boolean => {
  const book = bookOf(s, hero);
  const usual = areasAreUsual(s, hero);
  for (let card = s.cards.first(book); card >= 0; card = s.cards.next(card))
    if (placesOf(s, hero, card, usual) !== 0) return true;
  const bag = bagOf(s, hero);
  // What is used from the bag has no place.
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item))
    if (placesOf(s, hero, FIRST_ITEM + item, usual) !== 0) return true;
  return false;
};
