/**
 * Plans purchases: which cards of the hand pay for which Vehicle, alone or (with Conscription) for several.
 */
import { COST, NATION, NATIONAL_RESOURCES, RESOURCES } from '../content/cards.ts';
import { canPay, Payment, serves } from '../rules/payment.ts';
import type { RushState } from '../rules/state.ts';
import { reserveOf } from '../rules/state.ts';
import type { Changes } from './changes.ts';

export interface Purchase {
  /** Cards that pay, as a mask over the hand; for several purchases the union. */
  readonly mask: number;
  /** The first purchase, and the cards that pay for it. */
  readonly vehicle: number;
  readonly pays: number;
  readonly worth: number;
  /** The card whose Conscription must be played first, as an index into the hand, or -1. */
  readonly after: number;
}

/** A small penalty per paying card, so that none pays without need. */
const WASTE = 1e-4;
/** Hands are rarely larger; further cards are not considered for paying. */
const MOST_PAYERS = 8;

/** All purchases possible now with the hand (kinds, without unusable cards). */
export const purchases = (
  changes: Changes,
  hand: readonly number[],
  conscripts: readonly number[],
): Purchase[] => {
  const { state: s } = changes;
  const found: Purchase[] = [];
  const forSale = s.card.list(reserveOf(s));
  if (forSale.length === 0) return found;
  const gains = forSale.map((vehicle) => changes.gain(vehicle));
  let payers = 0;
  for (let i = 0; i < Math.min(hand.length, MOST_PAYERS); i++) if (canPay(s, hand[i]!)) payers |= 1 << i;
  const many = s.conscription !== 0;
  if (s.purchases === 0 || many) {
    // All submasks of the payers, the empty one last.
    for (let mask = payers; ; mask = (mask - 1) & payers) {
      for (let v = 0; v < forSale.length && takesCopiesInOrder(hand, mask); v++)
        if (suffices(s, hand, mask, forSale[v]!))
          found.push({
            mask,
            vehicle: forSale[v]!,
            pays: mask,
            worth: gains[v]! - WASTE * wasted(hand, mask, forSale[v]!),
            after: -1,
          });
      if (mask === 0) break;
    }
  }
  if (many) addSets(changes, hand, payers, -1, forSale, gains, found);
  else
    for (const card of conscripts) addSets(changes, hand, payers & ~(1 << card), card, forSale, gains, found);
  return found;
};

/** Among identical copies the first ones pay, so that each payment is found once. */
const takesCopiesInOrder = (hand: readonly number[], mask: number): boolean => {
  for (let i = 1; mask >> i > 0; i++) {
    if (!(mask & (1 << i))) continue;
    for (let j = 0; j < i; j++) if (hand[j] === hand[i] && !(mask & (1 << j))) return false;
  }
  return true;
};

const suffices = (s: RushState, hand: readonly number[], mask: number, vehicle: number): boolean => {
  const payment = new Payment();
  for (let i = 0; mask >> i > 0; i++) {
    if (!(mask & (1 << i))) continue;
    if (!serves(hand[i]!, NATION[vehicle]!)) return false;
    payment.add(hand[i]!);
  }
  return payment.suffices(s, vehicle);
};
const wasted = (hand: readonly number[], mask: number, vehicle: number): number => {
  let sum = -COST[vehicle]!;
  let cards = 0;
  for (let i = 0; mask >> i > 0; i++) {
    if (!(mask & (1 << i))) continue;
    sum += RESOURCES[hand[i]!]!;
    cards++;
  }
  return cards + Math.max(0, sum);
};

/**
 * Several Vehicles from one account. The plan needs only an estimate: it counts ordinary points and half of
 * the national ones; each purchase is then planned exactly by the rules.
 */
const addSets = (
  changes: Changes,
  hand: readonly number[],
  payers: number,
  after: number,
  forSale: readonly number[],
  gains: readonly number[],
  found: Purchase[],
): void => {
  const { state: s } = changes;
  let account = s.paid;
  for (let nation = 0; nation < 4; nation++) account += s.nationalPaid[nation]! - s.bought[nation]!;
  const sets: { cost: number; worth: number; dearest: number }[] = [];
  for (let set = 1; set < 1 << forSale.length; set++) {
    const members = forSale.filter((_, v) => set & (1 << v));
    if (members.length < 2) continue;
    const sum = gains.reduce((total, gain, v) => (set & (1 << v) ? total + gain : total), 0);
    const dearest = members.reduce((a, b) => (COST[b]! > COST[a]! ? b : a));
    sets.push({ cost: members.reduce((total, one) => total + COST[one]!, 0), worth: sum, dearest });
  }
  for (let mask = payers; mask > 0 || account > 0; mask = (mask - 1) & payers) {
    if (mask > 0 && !takesCopiesInOrder(hand, mask)) continue;
    let points = account;
    let cards = 0;
    for (let i = 0; mask >> i > 0; i++) {
      if (!(mask & (1 << i))) continue;
      points += RESOURCES[hand[i]!]! * (NATIONAL_RESOURCES[hand[i]!] ? 0.5 : 1);
      cards++;
    }
    let best: (typeof sets)[number] | undefined;
    for (const one of sets) if (one.cost <= points && (!best || one.worth > best.worth)) best = one;
    if (best) {
      const pays = after >= 0 ? mask : leastPaying(s, hand, mask, best.dearest);
      if (pays >= 0) {
        const worth = best.worth - WASTE * cards;
        found.push({ mask, vehicle: best.dearest, pays, worth, after });
      }
    }
    if (mask === 0) break;
  }
};
/** The fewest points among these cards that buy the Vehicle now, as a mask; -1 when they do not. */
const leastPaying = (s: RushState, hand: readonly number[], cards: number, vehicle: number): number => {
  let least = -1;
  let waste = Number.POSITIVE_INFINITY;
  for (let mask = cards; ; mask = (mask - 1) & cards) {
    const lost = wasted(hand, mask, vehicle);
    if (lost < waste && suffices(s, hand, mask, vehicle)) {
      least = mask;
      waste = lost;
    }
    if (mask === 0) break;
  }
  return least;
};
