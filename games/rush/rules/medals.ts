/** Medals: payouts for noted Vehicles, and single Medals (RUSH-8). */
import { numberOf, type Seat } from '#engine/seats.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { triggerEnd } from './bases.ts';
import type { Tell } from './events.ts';
import { toDepot } from './piles.ts';
import { medalPile, PAYOUT, type RushState } from './state.ts';

const singlesLeft = (s: RushState, nation: number): number => s.card.size(medalPile(s, nation, false));
const doublesLeft = (s: RushState, nation: number): number => s.card.size(medalPile(s, nation, true));

/** RUSH-8.6: the points of the largest payout for this nation's noted Vehicles. */
const largestPayout = (s: RushState, nation: number): number => {
  let largest = 0;
  for (let doubles = 0; doubles <= doublesLeft(s, nation); doubles++) {
    const rest = s.noted[nation]! - 2 * doubles;
    if (rest >= 0) largest = Math.max(largest, 2 * doubles + Math.min(rest, singlesLeft(s, nation)));
  }
  return largest;
};
const isLargest = (s: RushState, nation: number, largest: number, singles: number, doubles: number) =>
  singles >= 0 &&
  singles <= singlesLeft(s, nation) &&
  doubles <= doublesLeft(s, nation) &&
  singles + 2 * doubles === largest;
/** RUSH-8.6: whether this is a legal payout for this nation's noted Vehicles. */
export const isPayout = (s: RushState, nation: number, singles: number, doubles: number): boolean =>
  isLargest(s, nation, largestPayout(s, nation), singles, doubles);

/** The nation whose noted Vehicles are paid next (RUSH-8.9), or -1. */
export const nextPayout = (s: RushState): number => {
  for (let nation = 0; nation < NATIONS.length; nation++) if (s.noted[nation]! > 0) return nation;
  return -1;
};

/** Calls `each` with every legal payout, those with the most doubles first (RUSH-13.12). */
export const eachPayout = (
  s: RushState,
  nation: number,
  each: (singles: number, doubles: number) => void,
): void => {
  const largest = largestPayout(s, nation);
  for (let doubles = doublesLeft(s, nation); doubles >= 0; doubles--) {
    const singles = largest - 2 * doubles;
    if (isLargest(s, nation, largest, singles, doubles)) each(singles, doubles);
  }
};

const take = (s: RushState, seat: Seat, nation: number, double: boolean): void => {
  const pile = medalPile(s, nation, double);
  toDepot(s, s.card.first(pile), seat);
};

/** Moves Medals from a nation's piles to the seat's Depot. Taking the last single triggers the end (RUSH-11.2). */
const takeMedals = (
  s: RushState,
  seat: Seat,
  nation: number,
  singles: number,
  doubles: number,
  tell: Tell | null,
): void => {
  for (let i = 0; i < singles; i++) take(s, seat, nation, false);
  for (let i = 0; i < doubles; i++) take(s, seat, nation, true);
  if (singles + doubles > 0)
    tell?.({ type: 'tookMedals', seat: numberOf(seat), nation: NATIONS[nation]!, singles, doubles });
  if (singles > 0 && singlesLeft(s, nation) === 0) triggerEnd(s, 'medals', tell);
};

/** Takes one single Medal, if one is left (RUSH-6.36, 6.37, 12.9). */
export const takeSingle = (s: RushState, seat: Seat, nation: number, tell: Tell | null): void => {
  if (singlesLeft(s, nation) > 0) takeMedals(s, seat, nation, 1, 0, tell);
  else tell?.({ type: 'noMedalLeft', seat: numberOf(seat), nation: NATIONS[nation]! });
};

/** Pays the noted Vehicles of one nation. */
export const payOut = (
  s: RushState,
  seat: Seat,
  nation: number,
  singles: number,
  doubles: number,
  tell: Tell | null,
): void => {
  if (singles + 2 * doubles < s.noted[nation]!)
    tell?.({ type: 'medalsLost', seat: numberOf(seat), nation: NATIONS[nation]! });
  s.noted[nation] = 0;
  takeMedals(s, seat, nation, singles, doubles, tell);
};

/**
 * Pays for all noted Vehicles, nation by nation, as far as there is no choice; asks where there is one (RUSH-8.8, 8.9).
 * @returns true when everything is paid
 */
export const reward = (s: RushState): boolean => {
  if (nextPayout(s) < 0) return true;
  s.asked = PAYOUT;
  return false;
};
