import type { Seat } from '#engine/seats.ts';
import { COST, KIND_OF, NATION, NATIONAL_RESOURCES, RESOURCES, VEHICLE_COUNT } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import type { RushState } from './state.ts';
import { handOf } from './state.ts';

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

  /** One object serves many payments: playouts pay a million times a minute. */
  clear(): this {
    this.points = 0;
    this.cards = 0;
    this.national = 0;
    this.nationalCards = 0;
    return this;
  }
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

  fill(s: RushState, seat: Seat): this {
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
const everything = new Payment();

/** RUSH-4.8, 4.11: one purchase a turn, or as many as one likes. */
export const mayPurchase = (s: RushState): boolean => s.purchases === 0 || s.conscription !== 0;

/** Could this Vehicle of the Reserve be bought with what is in this purse? `mayPurchase` must hold. */
export const affords = (s: RushState, purse: Purse, vehicle: number): boolean =>
  everything.setPurse(purse, NATION[vehicle]!).suffices(s, vehicle);
