import type { Seat } from '#engine/seats.ts';
import { COST, KIND_OF, NATION, NATIONAL_RESOURCES, RESOURCES, VEHICLE_COUNT } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import type { RushState } from './state.ts';
import { handOf } from './state.ts';

/** Whether a card with a Resource value can pay for a Vehicle of this nation (RUSH-4.16, 4.18, 4.21). */
export const serves = (kind: number, nation: number): boolean =>
  NATIONAL_RESOURCES[kind] === 0 || NATION[kind] === nation;
/** Whether this kind has a Resource value and has not been played this turn (RUSH-4.2, 3.8). */
export const canPay = (s: RushState, kind: number): boolean =>
  RESOURCES[kind]! >= 0 && !(kind < VEHICLE_COUNT && s.played.has(kind));

/** What a purchase would add to the turn account, and whether that suffices. */
export class Payment {
  points = 0;
  cards = 0;
  national = 0;
  nationalCards = 0;

  /** Objects are reused, because playouts pay a million times a minute. */
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
  /** Sets everything in the purse that can pay for a Vehicle of this nation. Without a nation: ordinary points only. */
  setPurse(purse: Purse, nation: number): this {
    this.points = purse.points;
    this.cards = purse.cards;
    this.national = purse.national[nation] ?? 0;
    this.nationalCards = purse.nationalCards[nation] ?? 0;
    return this;
  }

  /** RUSH-4.5: whether this is the first purchase of the turn and no card pays for it. */
  lacksCard(s: RushState): boolean {
    return s.purchases === 0 && this.cards + this.nationalCards === 0;
  }
  /** RUSH-4.22: whether any card paid this turn can pay for a Vehicle of this nation. */
  servedBy(s: RushState, nation: number): boolean {
    return s.paidCards + this.cards + s.nationalCards[nation]! + this.nationalCards > 0;
  }
  /** RUSH-4.12: the points missing in total, of any nation; 0 or less if the total suffices. */
  totalShort(s: RushState, vehicle: number): number {
    let short = COST[vehicle]! - s.paid - this.points - this.national;
    for (let nation = 0; nation < NATIONS.length; nation++)
      short += s.bought[nation]! - s.nationalPaid[nation]!;
    return short;
  }
  /** RUSH-4.20: the ordinary points missing after national points are used for their nations; 0 or less if none are. */
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
  /** Whether this pays for the Vehicle. Does not check `mayPurchase` or that the Vehicle is in the Reserve. */
  suffices(s: RushState, vehicle: number): boolean {
    return (
      !this.lacksCard(s) &&
      this.servedBy(s, NATION[vehicle]!) &&
      // The total need not be checked: if the points suffice nation by nation, their sum suffices.
      this.ordinaryShort(s, vehicle) <= 0
    );
  }
}

/** The points and cards with which a hand could pay: ordinary ones, and those of each nation. Reused. */
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

/** RUSH-4.8, 4.11: whether another purchase is allowed this turn. */
export const mayPurchase = (s: RushState): boolean => s.purchases === 0 || s.conscription !== 0;

/** Whether this purse pays for this Vehicle of the Reserve. `mayPurchase` must hold. */
export const affords = (s: RushState, purse: Purse, vehicle: number): boolean =>
  everything.setPurse(purse, NATION[vehicle]!).suffices(s, vehicle);
