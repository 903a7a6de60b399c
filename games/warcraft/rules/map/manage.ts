/** Character management as a decision: the whole arrangement of each character of a seat (WOW-11). */

import type { Refusal } from '#engine/result.ts';
import { setOf } from '#engine/seats.ts';
import type { Tell } from '../events.ts';
import { dropExcess, unequip } from '../fight/resources.ts';
import { heroesOf, heroName, membersOf, petCapacityOf } from '../heroes.ts';
import { inOrder } from '../lists.ts';
import { follows, refusedBy, type Trial } from '../points/point.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import { FIRST_ITEM, SOURCES } from '../sources.ts';
import { AREAS, bagOf, bookOf, cardArea, itemArea, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
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

/** How a character is arranged so far. */
interface Plan {
  readonly hero: number;
  /** What may be worn, and in which areas each, as bits. */
  readonly cards: readonly number[];
  readonly places: readonly number[];
  readonly sheet: Sheet;
  /** What the sheet costs, before anything is equipped once more. */
  readonly judged: Judged;
  readonly again: readonly number[];
  readonly area: number;
  readonly last: number;
  /** An area is named, and no card in it yet. */
  readonly openArea: boolean;
}
const ownHeroes = (s: Warcraft, seat: number): readonly number[] => {
  let own = 0;
  for (const hero of heroesOf(s, managedFaction(s))) if (s.seatOf[hero] === seat) own |= 1 << hero;
  return membersOf(own);
};

const NOTHING: readonly number[] = [];
const emptyPlan = (s: Warcraft, hero: number): Plan => {
  const sheet = new Sheet();
  const cards = wearable(s, hero);
  return {
    hero,
    cards,
    places: cards.map((card) => placesOf(s, hero, card)),
    sheet,
    judged: priced(s, hero, sheet, NOTHING),
    again: NOTHING,
    area: -1,
    last: -1,
    openArea: false,
  };
};

/** Powers on the sheet before and after that cost energy when they are equipped once more. */
const repeatable = (s: Warcraft, { hero, sheet }: Plan): number[] => {
  const list: number[] = [];
  const { cards } = sheet;
  for (let i = 0; i < cards.length; i++)
    if (SOURCES[cards[i]!]!.type === 'active' && isWorn(s, hero, cards[i]!)) list.push(cards[i]!);
  return inOrder(list);
};
const judgedWith = (s: Warcraft, { hero, sheet, judged, again }: Plan): Judged =>
  again.length === 0 ? judged : priced(s, hero, sheet, again);
const isDone = (s: Warcraft, plan: Plan): boolean => isAffordable(s, plan.hero, judgedWith(s, plan));
const costs = (s: Warcraft, plan: Plan): Refusal => {
  const { energy, surplus } = judgedWith(s, plan);
  return surplus > 0
    ? refuse('BAG_TOO_FULL', { count: surplus })
    : refuse('NOT_ENOUGH_ENERGY', { price: energy, energy: s.energy[plan.hero]! });
};

/**
 * Why a step cannot come next, told of the plan so far and what the step is about: said only to who asks, because a draw
 * tries many steps.
 */
type Why = (s: Warcraft, plan: Plan, about: number) => Refusal;
const notYours: Why = () => refuse('NOT_YOUR_CARD');
const noPlace: Why = (s, { hero, area }, card) => refuseArea(s, hero, card, area)!;
const notBeside: Why = (_s, { sheet, area }, card) => refuseBeside(sheet, card, area)!;
const tooDear: Why = (s, plan, card) => costs(s, wearing(s, plan, card));
const tooDearAgain: Why = (s, plan, card) => costs(s, { ...plan, again: [...plan.again, card] });
const wearing = (s: Warcraft, plan: Plan, card: number): Plan => {
  const { hero } = plan;
  const sheet = plan.sheet.with(card, plan.area);
  const judged = isFree(s, hero, card) ? plan.judged : priced(s, hero, sheet, NOTHING);
  return { ...plan, sheet, judged, last: card, openArea: false };
};
/** Puts a card into the area that is named last, or says why it cannot lie there. */
const withCard = (s: Warcraft, plan: Plan, card: number): Plan | Why => {
  const { hero, area } = plan;
  const place = plan.cards.indexOf(card);
  if (place < 0) return notYours;
  if (!(plan.places[place]! & (1 << area))) return noPlace;
  if (card <= plan.last || plan.sheet.has(card)) return disordered;
  if (besideFault(plan.sheet, card, area)) return notBeside;
  const more = wearing(s, plan, card);
  return isDone(s, more) || canComplete(s, hero, more.sheet, area, card) ? more : tooDear;
};
/** Adds a step to the plan of a character, or says why it cannot be added. */
const withStep = (s: Warcraft, plan: Plan, one: number): Plan | Why => {
  const { again, openArea } = plan;
  const about = aboutOf(one);
  const verb = verbOf(one);
  if (verb === VERB.area && !openArea && again.length === 0 && about > plan.area && about < AREAS)
    return { ...plan, area: about, last: -1, openArea: true };
  if (verb === VERB.area && about <= plan.area) return disordered;
  if (verb === VERB.wear && plan.area >= 0 && again.length === 0) return withCard(s, plan, about);
  if (verb !== VERB.again || openArea) return malformed;
  if (!repeatable(s, plan).includes(about) || about <= (again.at(-1) ?? -1)) return malformed;
  const more = { ...plan, again: [...again, about] };
  return isDone(s, more) ? more : tooDearAgain;
};

/** A draft so far: the characters of the seat, the one that is arranged, and how many come before it. */
interface Arranging {
  readonly own: readonly number[];
  readonly before: number;
  readonly plan: Plan | undefined;
}
const notYourCharacter: Why = () => refuse('NOT_YOUR_CHARACTER');
const withNext = (s: Warcraft, { own, before, plan }: Arranging, one: number): Arranging | Why => {
  if (verbOf(one) === VERB.manage) {
    const next = plan ? before + 1 : 0;
    if (aboutOf(one) !== own[next] || plan?.openArea) return notYourCharacter;
    if (plan && !isDone(s, plan)) return costs;
    return { own, before: next, plan: emptyPlan(s, aboutOf(one)) };
  }
  const more = plan ? withStep(s, plan, one) : malformed;
  return typeof more === 'function' ? more : { own, before, plan: more };
};
/** Whether a card may come next into this area, so that the arrangement can still be completed. */
const canWear = (s: Warcraft, plan: Plan, area: number): boolean => {
  const { hero, cards, places, sheet } = plan;
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
/** What may follow is not sorted out here: each step is tried when it is taken or listed. */
const whatFollows = (s: Warcraft, { own, before, plan }: Arranging): Trial => {
  if (!plan) return follows([step(VERB.manage, own[0]!)], false);
  const { cards, sheet, again, area } = plan;
  const next: number[] = [];
  if (again.length === 0) {
    if (area >= 0)
      for (const card of cards) if (card > plan.last && !sheet.has(card)) next.push(step(VERB.wear, card));
    if (plan.openArea)
      return canWear(s, plan, area) ? follows(next, false) : refusedBy(refuse('NOTHING_FITS'));
    for (let one = area + 1; one < AREAS; one++) next.push(step(VERB.area, one));
  }
  const done = isDone(s, plan);
  if (!done) return { ...follows(next, false), unfinished: costs(s, plan) };
  for (const card of repeatable(s, plan)) if (card > (again.at(-1) ?? -1)) next.push(step(VERB.again, card));
  if (before + 1 < own.length) next.push(step(VERB.manage, own[before + 1]!));
  return follows(next, before + 1 === own.length);
};

const nothingYet = (s: Warcraft, seat: number): Arranging => ({
  own: ownHeroes(s, seat),
  before: 0,
  plan: undefined,
});
export const tryManage = (s: Warcraft, seat: number, draft: readonly number[]): Trial => {
  let now = nothingYet(s, seat);
  for (const one of draft) {
    const more = withNext(s, now, one);
    // Before a character is named nothing is said of its plan.
    if (typeof more === 'function') return { refused: more(s, now.plan!, aboutOf(one)) };
    now = more;
  }
  return whatFollows(s, now);
};
const REFUSED = refusedBy(malformed());
/** The same for drafts that grow by a step at a time: what stands before the last step is read already. */
export const growManage = (s: Warcraft, seat: number): ((draft: readonly number[]) => Trial) => {
  READ[0] = nothingYet(s, seat);
  return (draft) => {
    const more = withNext(s, READ[draft.length - 1]!, draft.at(-1)!);
    if (typeof more === 'function') return REFUSED;
    READ[draft.length] = more;
    return whatFollows(s, more);
  };
};
/** By the length of the draft that grows; used anew by each draw. */
const READ: Arranging[] = [];

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
  const before = sheetOf(s, hero);
  s.energy[hero]! -= priced(s, hero, sheet, again).energy;
  // What is put on leaves the bag first, so that the bag is never too full in between.
  for (let i = 0; i < sheet.cards.length; i++) putOn(s, hero, sheet.cards[i]!, sheet.areas[i]!);
  for (const card of before.cards) if (!sheet.has(card)) unequip(s, hero, card, tell);
  for (const card of sheet.cards) {
    if (before.has(card) && !again.includes(card)) continue;
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
  s.managed |= setOf([seat]);
};
/** Whether there is anything to decide for a character: a card on its sheet, or one that fits somewhere. */
export const canManage = (s: Warcraft, hero: number): boolean => isAnyWorn(s, hero) || canPutOn(s, hero);
const canPutOn = (s: Warcraft, hero: number): boolean => {
  const book = bookOf(s, hero);
  for (let card = s.cards.first(book); card >= 0; card = s.cards.next(card))
    if (placesOf(s, hero, card) !== 0) return true;
  const bag = bagOf(s, hero);
  // What is used from the bag has no place.
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item))
    if (placesOf(s, hero, FIRST_ITEM + item) !== 0) return true;
  return false;
};
