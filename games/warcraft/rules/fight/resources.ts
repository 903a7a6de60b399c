/** Health, Energy, pets and cards that leave the sheet (WOW-12.9, 12.17, 15). */

import type { Tell } from '../events.ts';
import {
  capacityOf,
  heroName,
  ownCapacityOf,
  passives,
  petCapacityOf,
  petOf,
  pointsOf,
  RESOURCES,
  type Resource,
  sourceId,
} from '../heroes.ts';
import { isOverfull } from '../map/bag.ts';
import { FINISHERS, FIRST_ITEM, FIRST_USE, SOURCES } from '../sources.ts';
import { bagOf, bookOf, cardArea, F_OVERFLOW, merchant, type Warcraft } from '../state.ts';
import { push } from './frames.ts';

export type { Resource };

/** Up to the capacity (WOW-12.9); excess that was gained stays. */
export const regain = (
  s: Warcraft,
  hero: number,
  resource: Resource,
  count: number,
  tell: Tell | null,
): number => {
  const points = pointsOf(s, resource);
  const now = points[hero]!;
  const more = Math.min(count, Math.max(0, capacityOf(s, hero, resource) - now));
  if (more <= 0) return 0;
  points[hero] = now + more;
  tell?.({ type: 'regained', hero: heroName(s, hero), resource, count: more });
  return more;
};
export const gain = (
  s: Warcraft,
  hero: number,
  resource: Resource,
  count: number,
  tell: Tell | null,
): void => {
  pointsOf(s, resource)[hero]! += count;
  tell?.({ type: 'regained', hero: heroName(s, hero), resource, count });
};
/** Energy that an ability of an opponent takes, never below 0. */
export const loseEnergy = (s: Warcraft, hero: number, count: number, tell: Tell | null): void => {
  const lost = Math.min(s.energy[hero]!, count);
  if (lost === 0) return;
  s.energy[hero]! -= lost;
  tell?.({ type: 'energyLost', hero: heroName(s, hero), left: s.energy[hero]! });
};
/** What exceeds the capacity is lost (WOW-12.9, 13.21). */
export const dropExcess = (s: Warcraft, hero: number, resource: Resource, tell: Tell | null): void => {
  const points = pointsOf(s, resource);
  // Mostly there is none even without cards that add to it, so that it need not be known which these are.
  if (points[hero]! <= ownCapacityOf(s, hero, resource)) return;
  const count = points[hero]! - capacityOf(s, hero, resource);
  if (count <= 0) return;
  points[hero]! -= count;
  tell?.({ type: 'excessLost', hero: heroName(s, hero), resource, count });
};

/** A card leaves the sheet: a power for the spellbook, an item for the bag (WOW-11.12). */
export const unequip = (s: Warcraft, hero: number, from: number, tell: Tell | null): void => {
  const card = SOURCES[from]!;
  if (card.kind === 'power') {
    if (card.pet > 0) s.pet[hero] = 0;
    const finisher = FINISHER_NO[from]!;
    if (finisher >= 0) s.combo[finisher] = 0;
    s.cards.move(from, bookOf(s, hero));
  } else if (card.kind === 'item') {
    s.items.move(from - FIRST_ITEM, bagOf(s, hero));
    // WOW-11.19
    if (isOverfull(s, hero)) push(s, F_OVERFLOW, hero);
  } else return;
  tell?.({ type: 'unequipped', hero: heroName(s, hero), card: card.id });
  if (ADDS_CAPACITY[from]) for (const resource of RESOURCES) dropExcess(s, hero, resource, tell);
};
const FINISHER_NO = SOURCES.map((_, from) => FINISHERS.indexOf(from));
const ADDS_CAPACITY = SOURCES.map(({ abilities }) =>
  abilities.some(({ ops }) => ops.some((op) => op.name === 'capacity')),
);
/** An item that is used up (WOW-12.13). */
export const toMerchant = (s: Warcraft, hero: number, from: number, tell: Tell | null): void => {
  s.items.move(from - FIRST_ITEM, merchant(s));
  tell?.({ type: 'toMerchant', hero: heroName(s, hero), card: sourceId(s, from) });
};
/** A power is equipped by a card, free of energy; a pet or demon has its full Health. */
export const equipFree = (s: Warcraft, hero: number, card: number, area: number, tell: Tell | null): void => {
  s.cards.move(card, cardArea(s, hero, area));
  if (SOURCES[card]!.pet > 0) s.pet[hero] = petCapacityOf(s, hero, card);
  tell?.({ type: 'equipped', hero: heroName(s, hero), card: SOURCES[card]!.id });
};
/** One wound or loss for the pet instead of its owner; at 0 it goes to the spellbook (WOW-12.17). */
export const hurtPet = (s: Warcraft, hero: number, tell: Tell | null): void => {
  s.pet[hero]!--;
  tell?.({ type: 'petHurt', hero: heroName(s, hero), left: s.pet[hero]! });
  if (s.pet[hero] === 0) unequip(s, hero, petOf(s, hero), tell);
};
/** How often this card was used in the present round (WOW-12.11). */
export const usesOfCard = (s: Warcraft, from: number): number => {
  let n = 0;
  for (let i = 0; i < SOURCES[from]!.abilities.length; i++) n += s.used[FIRST_USE[from]! + i]!;
  return n;
};
/** Energy of one use of a power, after what other cards change in it; never below 0 (`cost`). */
export const costOf = (s: Warcraft, hero: number, from: number): number => {
  const card = SOURCES[from]!;
  if (card.energy === 0) return 0;
  let cost = card.energy;
  for (const {
    args: [scope, change],
  } of passives(s, hero, 'cost'))
    if (
      scope === 'allPowers' ||
      (scope === 'allInstants' ? card.type === 'instant' : scope.includes(card.id))
    )
      cost += change;
  return Math.max(0, cost);
};
