/** Character management as a decision: the whole arrangement of each character of a seat (WOW-11). */

import { setOf } from '#engine/seats.ts';
import type { Tell } from '../events.ts';
import { dropExcess, unequip } from '../fight/resources.ts';
import { heroesOf, heroName, petCapacityOf } from '../heroes.ts';
import type { Trial } from '../points/point.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import { FIRST_ITEM, SOURCES } from '../sources.ts';
import { AREAS, cardArea, itemArea, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  atHand,
  canComplete,
  fits,
  isAffordable,
  isAnyWorn,
  isWearable,
  isWorn,
  judge,
  refuseArea,
  type Sheet,
  sheetOf,
  wearable,
} from './arrange.ts';
import { managedFaction, seatsOf } from './turn.ts';

const AREA_NUMBERS = Array.from({ length: AREAS }, (_, area) => area);

interface Plan {
  readonly hero: number;
  readonly sheet: Map<number, number>;
  readonly again: number[];
  area: number;
  last: number;
}
export const managers = (s: Warcraft): readonly number[] => seatsOf(s, managedFaction(s));
const ownHeroes = (s: Warcraft, seat: number): number[] =>
  heroesOf(s, managedFaction(s)).filter((hero) => s.seatOf[hero] === seat);

/** Powers on the sheet before and after that cost energy when they are equipped once more. */
const repeatable = (s: Warcraft, { hero, sheet }: Plan): number[] => {
  const list: number[] = [];
  for (const card of sheet.keys())
    if (SOURCES[card]!.type === 'active' && isWorn(s, hero, card)) list.push(card);
  return list.sort((a, b) => a - b);
};
const isDone = (s: Warcraft, { hero, sheet, again }: Plan): boolean =>
  isAffordable(s, hero, judge(s, hero, sheet, again));

/** Adds a step to the plan of a character, or says why it cannot be added. */
const add = (s: Warcraft, plan: Plan, one: number, openArea: boolean) => {
  const { hero, sheet, again } = plan;
  const about = aboutOf(one);
  const verb = verbOf(one);
  if (verb === VERB.area && !openArea && again.length === 0 && about > plan.area && about < AREAS) {
    plan.area = about;
    plan.last = -1;
    return undefined;
  }
  if (verb === VERB.area && about <= plan.area) return disordered();
  if (verb === VERB.wear && plan.area >= 0 && again.length === 0) {
    if (!isWearable(s, hero, about)) return refuse('NOT_YOUR_CARD');
    const refused = refuseArea(s, hero, about, plan.area);
    if (refused) return refused;
    if (about <= plan.last || sheet.has(about)) return disordered();
    sheet.set(about, plan.area);
    const judged = judge(s, hero, sheet, []);
    if (judged.refused) return judged.refused;
    plan.last = about;
    return undefined;
  }
  if (verb === VERB.again && !openArea) {
    if (!repeatable(s, plan).includes(about) || about <= (again.at(-1) ?? -1)) return malformed();
    again.push(about);
    return isDone(s, plan) ? undefined : costs(s, plan);
  }
  return malformed();
};
const costs = (s: Warcraft, { hero, sheet, again }: Plan) => {
  const { energy, surplus } = judge(s, hero, sheet, again);
  return surplus > 0
    ? refuse('BAG_TOO_FULL', { count: surplus })
    : refuse('NOT_ENOUGH_ENERGY', { price: energy, energy: s.energy[hero]! });
};

/** The plans of a draft, one for each character so far; or why it is refused. */
const plansOf = (s: Warcraft, seat: number, draft: readonly number[]) => {
  const own = ownHeroes(s, seat);
  const plans: Plan[] = [];
  for (const [i, one] of draft.entries()) {
    const plan = plans.at(-1);
    const openArea = i > 0 && verbOf(draft[i - 1]!) === VERB.area;
    if (verbOf(one) === VERB.manage) {
      if (aboutOf(one) !== own[plans.length] || openArea)
        return { refused: refuse('NOT_YOUR_CHARACTER'), plans };
      if (plan && !isDone(s, plan)) return { refused: costs(s, plan), plans };
      plans.push({ hero: aboutOf(one), sheet: new Map(), again: [], area: -1, last: -1 });
      continue;
    }
    const refused = plan ? add(s, plan, one, openArea) : malformed();
    if (refused) return { refused, plans };
    if (verbOf(one) === VERB.wear && !canComplete(s, plan!.hero, plan!.sheet, plan!.area, plan!.last))
      return { refused: costs(s, plan!), plans };
  }
  return { plans };
};
/** Whether a card may come next into this area, so that the arrangement can still be completed. */
const canWear = (s: Warcraft, { hero, sheet }: Plan, area: number): boolean =>
  wearable(s, hero).some(
    (card) =>
      fits(s, hero, sheet, card, area) && canComplete(s, hero, new Map(sheet).set(card, area), area, card),
  );

/** What may follow is not sorted out here: each step is tried when it is taken or listed. */
export const tryManage = (s: Warcraft, seat: number, draft: readonly number[]): Trial => {
  const { refused, plans } = plansOf(s, seat, draft);
  if (refused) return { refused };
  const own = ownHeroes(s, seat);
  const plan = plans.at(-1);
  if (!plan) return { next: [step(VERB.manage, own[0]!)] };
  const next: number[] = [];
  if (plan.again.length === 0) {
    if (plan.area >= 0)
      for (const card of wearable(s, plan.hero))
        if (card > plan.last && !plan.sheet.has(card)) next.push(step(VERB.wear, card));
    if (verbOf(draft.at(-1)!) === VERB.area)
      return canWear(s, plan, plan.area) ? { next } : { refused: refuse('NOTHING_FITS') };
    for (let area = plan.area + 1; area < AREAS; area++) next.push(step(VERB.area, area));
  }
  const done = isDone(s, plan);
  if (!done) return { next, unfinished: costs(s, plan) };
  for (const card of repeatable(s, plan))
    if (card > (plan.again.at(-1) ?? -1)) next.push(step(VERB.again, card));
  if (plans.length < own.length) next.push(step(VERB.manage, own[plans.length]!));
  return { next, whole: plans.length === own.length };
};

/** The decision that changes nothing. */
export const keepAll = (s: Warcraft, seat: number): number[] =>
  ownHeroes(s, seat).flatMap((hero) => [step(VERB.manage, hero), ...stepsOf(sheetOf(s, hero))]);
/** The cards of a sheet as the steps of a decision. */
export const stepsOf = (sheet: Sheet): number[] =>
  Array.from({ length: AREAS }, (_, area) => {
    const cards = [...sheet.keys()].filter((card) => sheet.get(card) === area).sort((a, b) => a - b);
    return cards.length > 0 ? [step(VERB.area, area), ...cards.map((card) => step(VERB.wear, card))] : [];
  }).flat();

/** WOW-11.9–11.12, 12.17: energy is paid, then what exceeds the new capacities is lost (11.17). */
const carryOut = (s: Warcraft, { hero, sheet, again }: Plan, tell: Tell | null): void => {
  const before = sheetOf(s, hero);
  s.energy[hero]! -= judge(s, hero, sheet, again).energy;
  // What is put on leaves the bag first, so that the bag is never too full in between.
  for (const [card, area] of sheet) {
    if (card < FIRST_ITEM) s.cards.move(card, cardArea(s, hero, area));
    else s.items.move(card - FIRST_ITEM, itemArea(s, hero, area));
  }
  for (const card of before.keys()) if (!sheet.has(card)) unequip(s, hero, card, tell);
  for (const card of sheet.keys()) {
    if (before.has(card) && !again.includes(card)) continue;
    const { pet, id } = SOURCES[card]!;
    if (pet > 0) s.pet[hero] = petCapacityOf(s, hero, card);
    tell?.({ type: 'equipped', hero: heroName(s, hero), card: id });
  }
  dropExcess(s, hero, 'health');
  dropExcess(s, hero, 'energy');
};
/** What may no longer lie where it does, because the card that allowed it is gone, is taken off (WOW-11.17, 11.20). */
export const takeOffUnfit = (s: Warcraft, hero: number, tell: Tell | null): void => {
  for (const [card, area] of sheetOf(s, hero))
    if (refuseArea(s, hero, card, area)) unequip(s, hero, card, tell);
  dropExcess(s, hero, 'health');
  dropExcess(s, hero, 'energy');
};
export const manage = (s: Warcraft, seat: number, decision: readonly number[], tell: Tell | null): void => {
  for (const plan of plansOf(s, seat, decision).plans) carryOut(s, plan, tell);
  s.managed |= setOf([seat]);
};
/** Whether a seat has anything to decide: a card on a sheet, or one that fits somewhere. */
export const canManage = (s: Warcraft, seat: number): boolean =>
  ownHeroes(s, seat).some(
    (hero) =>
      isAnyWorn(s, hero) ||
      atHand(s, hero).some((card) => AREA_NUMBERS.some((area) => !refuseArea(s, hero, card, area))),
  );
