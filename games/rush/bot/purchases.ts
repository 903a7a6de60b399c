/** Plans purchases: which cards of the hand pay for which Vehicle or, with Conscription, for several. */
import { COST, NATION, NATIONAL_RESOURCES, RESOURCES } from '../content/cards.ts';
import { canPay, Payment, serves } from '../rules/payment.ts';
import type { RushState } from '../rules/state.ts';
import { reserveOf } from '../rules/state.ts';
import type { Changes } from './changes.ts';

export interface Purchase {
  /** All cards that pay, as a mask over the hand. */
  readonly mask: number;
  /** The first purchase, and the cards that pay for it. */
  readonly vehicle: number;
  readonly pays: number;
  readonly worth: number;
  /** The card with Conscription that must be played first, as an index into the hand; -1: none. */
  readonly after: number;
}

/** The penalty per paying card and, for a single Vehicle, per point too many, so that no card pays without need. */
const PAYMENT_PENALTY = 1e-4;
/** Further cards of the hand are not considered for paying; hands are rarely larger. */
const MAX_PAYERS = 8;

/**
 * All purchases that are possible now, and those after Conscription from the hand.
 * @param hand the usable kinds
 * @param conscriptionCards indices into the hand; empty when Conscription is in force already
 */
export const purchases = (
  changes: Changes,
  hand: readonly number[],
  conscriptionCards: readonly number[],
): Purchase[] => {
  const { state: s } = changes;
  const found: Purchase[] = [];
  const forSale = s.card.list(reserveOf(s));
  if (forSale.length === 0) return found;
  const gains = forSale.map((vehicle) => changes.gain(vehicle));
  let payers = 0;
  for (let i = 0; i < Math.min(hand.length, MAX_PAYERS); i++) if (canPay(s, hand[i]!)) payers |= 1 << i;
  const many = s.conscription !== 0;
  if (s.purchases === 0 || many) {
    // All subsets of the payers, the empty one last.
    for (let mask = payers; ; mask = (mask - 1) & payers) {
      for (let v = 0; v < forSale.length && takesCopiesInOrder(hand, mask); v++)
        if (suffices(s, hand, mask, forSale[v]!))
          found.push({
            mask,
            vehicle: forSale[v]!,
            pays: mask,
            worth: gains[v]! - PAYMENT_PENALTY * paymentCost(hand, mask, forSale[v]!),
            after: -1,
          });
      if (mask === 0) break;
    }
  }
  if (many) addSets(changes, hand, payers, -1, forSale, gains, found);
  else
    for (const card of conscriptionCards)
      addSets(changes, hand, payers & ~(1 << card), card, forSale, gains, found);
  return found;
};

/** Whether the first ones among identical copies pay. Each payment is then found only once. */
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
/** Paying cards plus points beyond the Vehicle's cost. */
const paymentCost = (hand: readonly number[], mask: number, vehicle: number): number => {
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
 * Adds purchases of several Vehicles. An estimate is enough here: ordinary points count fully and national ones by
 * half. Before each of the purchases everything is planned again, exactly by the rules.
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
  const sets: { cost: number; worth: number; mostExpensive: number }[] = [];
  for (let set = 1; set < 1 << forSale.length; set++) {
    const members = forSale.filter((_, v) => set & (1 << v));
    if (members.length < 2) continue;
    const sum = gains.reduce((total, gain, v) => (set & (1 << v) ? total + gain : total), 0);
    const mostExpensive = members.reduce((a, b) => (COST[b]! > COST[a]! ? b : a));
    sets.push({ cost: members.reduce((total, one) => total + COST[one]!, 0), worth: sum, mostExpensive });
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
      const pays = after >= 0 ? mask : cheapestPayment(s, hand, mask, best.mostExpensive);
      if (pays >= 0) {
        const worth = best.worth - PAYMENT_PENALTY * cards;
        found.push({ mask, vehicle: best.mostExpensive, pays, worth, after });
      }
    }
    if (mask === 0) break;
  }
};
/** The least costly subset of these cards that pays for the Vehicle now, as a mask; -1: none does. */
const cheapestPayment = (s: RushState, hand: readonly number[], cards: number, vehicle: number): number => {
  let least = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let mask = cards; ; mask = (mask - 1) & cards) {
    const cost = paymentCost(hand, mask, vehicle);
    if (cost < lowest && suffices(s, hand, mask, vehicle)) {
      least = mask;
      lowest = cost;
    }
    if (mask === 0) break;
  }
  return least;
};
