/** Paying and purchasing (RUSH-4): one set of predicates for what is offered, refused and done. */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import {
  COST,
  KIND_IDS,
  KIND_OF,
  KINDS,
  NATION,
  NATIONAL_RESOURCES,
  RESOURCES,
  VEHICLE_COUNT,
} from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import type { Tell } from './events.ts';
import { refuseHandCards } from './hand.ts';
import { copyIn, nameOf, reveal, toDepot } from './piles.ts';
import { refuse } from './refusals.ts';
import type { RushState } from './state.ts';
import { aboutOf } from './steps.ts';
import { handOf, reserveOf } from './zones.ts';

/** Do a card's Resources serve a Vehicle of this nation (RUSH-4.16, 4.18, 4.21)? It must have a Resource value. */
export const serves = (kind: number, nation: number): boolean =>
  NATIONAL_RESOURCES[kind] === 0 || NATION[kind] === nation;
/** Can this kind pay now: with a Resource value, and not played before this turn (RUSH-4.2, 3.8)? */
export const canPay = (s: RushState, kind: number): boolean =>
  RESOURCES[kind]! >= 0 && !(kind < VEHICLE_COUNT && s.played.has(kind));

/** What a purchase would add to the turn account, and whether that is enough. */
export class Payment {
  points = 0;
  cards = 0;
  national = 0;
  nationalCards = 0;

  add(kind: number): void {
    if (NATIONAL_RESOURCES[kind]) {
      this.national += RESOURCES[kind]!;
      this.nationalCards++;
    } else {
      this.points += RESOURCES[kind]!;
      this.cards++;
    }
  }
  addAll(kinds: readonly number[]): this {
    for (const kind of kinds) this.add(kind);
    return this;
  }
  /** Everything that could be paid with this purse for a Vehicle of this nation; of none for what is no Vehicle. */
  setPurse(purse: Purse, nation: number): this {
    this.points = purse.points;
    this.cards = purse.cards;
    this.national = purse.national[nation] ?? 0;
    this.nationalCards = purse.nationalCards[nation] ?? 0;
    return this;
  }

  /** RUSH-4.5: the first purchase of a turn needs a paying card. */
  lacksCard(s: RushState): boolean {
    return s.purchases === 0 && this.cards + this.nationalCards === 0;
  }
  /** RUSH-4.22: does any card paid this turn serve the Vehicle's nation? */
  servedBy(s: RushState, nation: number): boolean {
    return s.paidCards + this.cards + s.nationalCards[nation]! + this.nationalCards > 0;
  }
  /** RUSH-4.12: how many points lack, all points alike; 0 or less when the totals suffice. */
  totalShort(s: RushState, vehicle: number): number {
    let short = COST[vehicle]! - s.paid - this.points - this.national;
    for (let nation = 0; nation < NATIONS.length; nation++)
      short += s.bought[nation]! - s.nationalPaid[nation]!;
    return short;
  }
  /** RUSH-4.20: how many ordinary points lack; 0 or less when the account covers every nation. */
  ordinaryShort(s: RushState, vehicle: number): number {
    // Before the first purchase there is nothing else on the account.
    if (s.purchases === 0) return Math.max(COST[vehicle]! - this.national, 0) - this.points;
    let needed = 0;
    for (let nation = 0; nation < NATIONS.length; nation++) {
      const own = nation === NATION[vehicle];
      const cost = s.bought[nation]! + (own ? COST[vehicle]! : 0);
      const lack = cost - s.nationalPaid[nation]! - (own ? this.national : 0);
      if (lack > 0) needed += lack;
    }
    return needed - s.paid - this.points;
  }
  /** Is it enough for this Vehicle? Who may buy at all, and whether the Vehicle is for sale, is not asked. */
  suffices(s: RushState, vehicle: number): boolean {
    return (
      !this.lacksCard(s) &&
      this.servedBy(s, NATION[vehicle]!) &&
      // The totals follow: what suffices nation by nation suffices in sum.
      this.ordinaryShort(s, vehicle) <= 0
    );
  }
}

/** What the cards of a hand could pay, for any Vehicle and for those of each nation; filled anew for each question. */
export class Purse {
  points = 0;
  cards = 0;
  readonly national = new Int32Array(NATIONS.length);
  readonly nationalCards = new Int32Array(NATIONS.length);

  fill(s: RushState, seat: number): this {
    const { card } = s;
    this.points = 0;
    this.cards = 0;
    for (let nation = 0; nation < NATIONS.length; nation++) {
      this.national[nation] = 0;
      this.nationalCards[nation] = 0;
    }
    for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
      const kind = KIND_OF[c]!;
      if (!canPay(s, kind)) continue;
      if (NATIONAL_RESOURCES[kind]) {
        const nation = NATION[kind]!;
        this.national[nation] = this.national[nation]! + RESOURCES[kind]!;
        this.nationalCards[nation] = this.nationalCards[nation]! + 1;
      } else {
        this.points += RESOURCES[kind]!;
        this.cards++;
      }
    }
    return this;
  }
}
const purse = new Purse();
const everything = new Payment();

/** RUSH-4.8, 4.11: one purchase a turn, or as many as one likes. */
export const mayPurchase = (s: RushState): boolean => s.purchases === 0 || s.conscription !== 0;
const isForSale = (s: RushState, vehicle: number): boolean => s.card.zoneOf[vehicle] === reserveOf(s);

/** What stands against this payment, from RUSH-4.8 on in the order of RUSH-13.8. */
const refusePayment = (
  s: RushState,
  vehicle: number,
  payment: Payment,
  wrongNation: boolean,
): Refusal | undefined => {
  const card = KIND_IDS[vehicle] ?? '';
  if (!mayPurchase(s)) return refuse('ONE_PURCHASE');
  if (payment.lacksCard(s) && !wrongNation) return refuse('PAY_SOMETHING');
  // What is no Vehicle has no nation that could be served.
  if (vehicle >= VEHICLE_COUNT) return refuse('NOT_IN_RESERVE', { card });
  const nation = NATIONS[NATION[vehicle]!]!;
  if (wrongNation) return refuse('OTHER_NATIONS_RESOURCES', { nation });
  if (!payment.servedBy(s, NATION[vehicle]!)) return refuse('NO_CARD_SERVES', { nation });
  if (!isForSale(s, vehicle)) return refuse('NOT_IN_RESERVE', { card });
  const short = payment.totalShort(s, vehicle);
  if (short > 0) return refuse(s.purchases === 0 ? 'NOT_ENOUGH' : 'ACCOUNT_SHORT', { short, card });
  const bound = payment.ordinaryShort(s, vehicle);
  return bound > 0 ? refuse('NATIONAL_POINTS_BOUND', { short: bound, card }) : undefined;
};

/** Why this Vehicle cannot be bought with these cards – or, unless `whole`, with these and others of the hand. */
export const refusePurchase = (
  s: RushState,
  seat: number,
  vehicle: number,
  kinds: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  const unheld = refuseHandCards(s, seat, kinds);
  if (unheld) return unheld;
  const nation = NATION[vehicle]!;
  const worthless = kinds.find((kind) => RESOURCES[kind]! < 0);
  if (worthless !== undefined) return refuse('NO_RESOURCE_VALUE', { card: KIND_IDS[worthless]! });
  const used = kinds.find((kind) => !canPay(s, kind));
  if (used !== undefined) return refuse('PLAYED_ALREADY', { card: KIND_IDS[used]! });
  const wrongNation = kinds.some((kind) => !serves(kind, nation));
  // Every card that serves adds to the account, so all of them together are the best that can still be done.
  const payment = whole ? new Payment().addAll(kinds) : new Payment().setPurse(purse.fill(s, seat), nation);
  return refusePayment(s, vehicle, payment, wrongNation);
};

/** Could this Vehicle of the Reserve be bought with what is in this purse? `mayPurchase` must hold. */
export const affords = (s: RushState, purse: Purse, vehicle: number): boolean =>
  everything.setPurse(purse, NATION[vehicle]!).suffices(s, vehicle);

/** RUSH-4.6: pays, takes, slides, reveals. The decision is `[buy vehicle, pay kind, …]`. */
export const purchase = (
  s: RushState,
  seat: number,
  decision: Decision,
  chance: Chance,
  tell: Tell | null,
): void => {
  const payment = new Payment();
  const vehicle = aboutOf(decision[0]!);
  const nation = NATION[vehicle]!;
  for (let i = 1; i < decision.length; i++) {
    const kind = aboutOf(decision[i]!);
    payment.add(kind);
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
    with: decision.slice(1).map((pay) => KINDS[aboutOf(pay)]!.id),
    points: payment.points + payment.national,
  });
  toDepot(s, vehicle, seat);
  reveal(s, 1, chance, tell);
};
