/** Paying and purchasing (RUSH-4): one set of predicates for what is offered, refused and done. */
import type { Chance } from '#engine/chance.ts';
import type { Tell } from '#engine/narration.ts';
import type { Refusal } from '#engine/result.ts';
import {
  COST,
  KIND_IDS,
  KIND_OF,
  NATION,
  NATIONAL_RESOURCES,
  RESOURCES,
  VEHICLE_COUNT,
} from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { refuseHandCards } from './hand.ts';
import { copyIn, nameOf, reveal, toDepot } from './piles.ts';
import { refuse } from './refusals.ts';
import type { RushState } from './state.ts';
import { handOf, reserveOf } from './zones.ts';

/** What a purchase would add to the turn account. */
interface Payment {
  points: number;
  cards: number;
  national: number;
  nationalCards: number;
}

/** Do a card's Resources serve a Vehicle of this nation (RUSH-4.16, 4.18, 4.21)? It must have a Resource value. */
export const serves = (kind: number, nation: number): boolean =>
  NATIONAL_RESOURCES[kind] === 0 || NATION[kind] === nation;
/** Can this kind pay now: with a Resource value, and not played before this turn (RUSH-4.2, 3.8)? */
export const canPay = (s: RushState, kind: number): boolean =>
  RESOURCES[kind]! >= 0 && !(kind < VEHICLE_COUNT && s.played.has(kind));

const add = (payment: Payment, kind: number): void => {
  if (NATIONAL_RESOURCES[kind]) {
    payment.national += RESOURCES[kind]!;
    payment.nationalCards++;
  } else {
    payment.points += RESOURCES[kind]!;
    payment.cards++;
  }
};
const paymentOf = (kinds: readonly number[]): Payment => {
  const payment = { points: 0, cards: 0, national: 0, nationalCards: 0 };
  for (const kind of kinds) add(payment, kind);
  return payment;
};
/** Everything that could be paid for a Vehicle of this nation with the hand as it is. */
const largestPayment = (s: RushState, seat: number, nation: number): Payment => {
  const payment = { points: 0, cards: 0, national: 0, nationalCards: 0 };
  const { card } = s;
  for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    if (canPay(s, kind) && serves(kind, nation)) add(payment, kind);
  }
  return payment;
};

/** RUSH-4.20: how many ordinary points lack after this purchase; 0 or less when the account covers everything. */
const shortOf = (s: RushState, vehicle: number, payment: Payment): number => {
  let needed = 0;
  for (let nation = 0; nation < NATIONS.length; nation++) {
    const own = nation === NATION[vehicle];
    const cost = s.bought[nation]! + (own ? COST[vehicle]! : 0);
    needed += Math.max(0, cost - s.nationalPaid[nation]! - (own ? payment.national : 0));
  }
  return needed - s.paid - payment.points;
};
/** RUSH-4.12: the same with all points alike. */
const totalShort = (s: RushState, vehicle: number, payment: Payment): number => {
  let balance = COST[vehicle]! - s.paid - payment.points - payment.national;
  for (let nation = 0; nation < NATIONS.length; nation++)
    balance += s.bought[nation]! - s.nationalPaid[nation]!;
  return balance;
};

/** What stands against this payment, from RUSH-4.8 on in the order of RUSH-13.8. */
const refusePayment = (
  s: RushState,
  vehicle: number,
  payment: Payment,
  wrongNation: boolean,
): Refusal | undefined => {
  const nation = NATION[vehicle]!;
  if (s.purchases > 0 && !s.conscription) return refuse('ONE_PURCHASE');
  const first = s.purchases === 0;
  if (first && payment.cards + payment.nationalCards === 0 && !wrongNation) return refuse('PAY_SOMETHING');
  if (wrongNation) return refuse('OTHER_NATIONS_RESOURCES', { nation: NATIONS[nation]! });
  if (s.paidCards + payment.cards + s.nationalCards[nation]! + payment.nationalCards === 0)
    return refuse('NO_CARD_SERVES', { nation: NATIONS[nation]! });
  if (s.card.zoneOf[vehicle] !== reserveOf(s)) return refuse('NOT_IN_RESERVE', { card: KIND_IDS[vehicle]! });
  const short = totalShort(s, vehicle, payment);
  if (short > 0) return refuse(first ? 'NOT_ENOUGH' : 'ACCOUNT_SHORT', { short, card: KIND_IDS[vehicle]! });
  const bound = shortOf(s, vehicle, payment);
  if (bound > 0) return refuse('NATIONAL_POINTS_BOUND', { short: bound, card: KIND_IDS[vehicle]! });
  return undefined;
};

/** Why this Vehicle cannot be bought with these cards – or, unless `whole`, with these and others of the hand. */
export const refusePurchase = (
  s: RushState,
  seat: number,
  vehicle: number,
  kinds: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  if (vehicle >= VEHICLE_COUNT) return refuse('NOT_IN_RESERVE', { card: KIND_IDS[vehicle] ?? '' });
  const unheld = refuseHandCards(s, seat, kinds);
  if (unheld) return unheld;
  const nation = NATION[vehicle]!;
  const worthless = kinds.find((kind) => RESOURCES[kind]! < 0);
  if (worthless !== undefined) return refuse('NO_RESOURCE_VALUE', { card: KIND_IDS[worthless]! });
  const used = kinds.find((kind) => !canPay(s, kind));
  if (used !== undefined) return refuse('PLAYED_ALREADY', { card: KIND_IDS[used]! });
  const wrongNation = kinds.some((kind) => !serves(kind, nation));
  // Every card that serves adds to the account, so all of them together are the best that can still be done.
  const payment = whole ? paymentOf(kinds) : largestPayment(s, seat, nation);
  return refusePayment(s, vehicle, payment, wrongNation);
};

/** Could this Vehicle be bought with what is in the hand? */
export const canBuy = (s: RushState, seat: number, vehicle: number): boolean =>
  refusePayment(s, vehicle, largestPayment(s, seat, NATION[vehicle]!), false) === undefined;
/** Does this payment suffice for a Vehicle of the Reserve? All cards must serve. */
export const suffices = (s: RushState, vehicle: number, kinds: readonly number[]): boolean =>
  refusePayment(s, vehicle, paymentOf(kinds), false) === undefined;

/** RUSH-4.6: pays, takes, slides, reveals. */
export const purchase = (
  s: RushState,
  seat: number,
  vehicle: number,
  kinds: readonly number[],
  chance: Chance,
  tell: Tell | null,
): void => {
  const payment = paymentOf(kinds);
  const nation = NATION[vehicle]!;
  for (const kind of kinds) {
    if (kind < VEHICLE_COUNT) s.played.add(kind);
    toDepot(s, copyIn(s, handOf(s, seat), kind), seat);
  }
  s.paid += payment.points;
  s.paidCards += payment.cards;
  s.nationalPaid[nation] = s.nationalPaid[nation]! + payment.national;
  s.nationalCards[nation] = s.nationalCards[nation]! + payment.nationalCards;
  s.bought[nation] = s.bought[nation]! + COST[vehicle]!;
  s.purchases++;
  tell?.({
    type: 'bought',
    seat: seat + 1,
    card: nameOf(vehicle),
    with: kinds.map((kind) => KIND_IDS[kind]!),
    points: payment.points + payment.national,
  });
  toDepot(s, vehicle, seat);
  reveal(s, 1, chance, tell);
};
