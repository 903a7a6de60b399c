/**
 * Pending answers: sealed ones of an incomplete round, ones given in advance, and standing orders. They are
 * in the log but not in the state, and only their owner sees them.
 */
import type { AnyGame, Decision } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { listSeats, type Seat, type SeatSet, seatBit } from '../seats.ts';
import type { OrderChange } from './entry.ts';
import type { Answer } from './item.ts';

/** An answer given in advance; `text` as it was written then. */
interface Early {
  readonly decision: Decision;
  readonly text: string;
  readonly stamp: number;
}

export class PendingAnswers {
  /** By seat; empty while nothing is pending. */
  readonly #sealed: (Decision | undefined)[] = [];
  readonly #ahead: (Early | undefined)[] = [];
  readonly #orders: (readonly string[] | undefined)[] = [];

  /** Seats that have sealed an answer. */
  get sealedSeats(): SeatSet {
    let set = 0;
    for (let seat = 0; seat < this.#sealed.length; seat++) if (this.#sealed[seat]) set |= seatBit(seat);
    return set;
  }
  sealed(seat: Seat): Decision | undefined {
    return this.#sealed[seat];
  }
  seal(seat: Seat, decision: Decision): void {
    this.#sealed[seat] = decision;
  }

  /** The standing orders of this seat, in the order in which they were given. */
  orders(seat: Seat): readonly string[] {
    return this.#orders[seat] ?? [];
  }
  setOrder(seat: Seat, order: string, change: OrderChange | undefined): void {
    const others = change === undefined ? [] : this.orders(seat).filter((one) => one !== order);
    const orders = change === 'lift' || order === '' ? others : [...others, order];
    this.#orders[seat] = orders.length === 0 ? undefined : orders;
  }

  /** Orders that the rules call done are lifted. */
  dropLapsed(game: AnyGame, s: State): void {
    if (!game.orderLapses) return;
    for (const [seat, orders] of this.#orders.entries()) {
      const left = orders?.filter((order) => !game.orderLapses!(s, seat, order));
      if (left && left.length < orders!.length) this.#orders[seat] = left.length === 0 ? undefined : left;
    }
  }

  /** What the first of this seat's standing orders with a legal answer answers now. */
  orderedAnswer(game: AnyGame, s: State, seat: Seat): Decision | undefined {
    for (const order of this.orders(seat)) {
      const decision = game.standing?.(s, seat, order);
      if (decision && !game.refuse(s, seat, decision, true)) return decision;
    }
    return undefined;
  }

  /** Whether there is no answer in advance and no order that could fall due. */
  get idle(): boolean {
    return this.#ahead.length === 0 && this.#orders.length === 0;
  }
  /** What this seat has answered in advance, in notation. */
  ahead(seat: Seat): string | undefined {
    return this.#ahead[seat]?.text;
  }
  /** `undefined` withdraws the answer. */
  setAhead(seat: Seat, early: Early | undefined): void {
    this.#ahead[seat] = early;
  }

  /** The answers of a complete round in seat order; undefined while one is missing. */
  takeRound(active: SeatSet): Answer[] | undefined {
    const seats = listSeats(active);
    if (!seats.every((seat) => this.#sealed[seat])) return undefined;
    return seats.map((seat) => ({ seat, decision: this.#sealed[seat]! }));
  }

  /** After these answers (or a fact) were applied: other sealed answers to the same question are void. */
  passed(answers: readonly Answer[]): void {
    if (this.#sealed.length > 0) this.#sealed.length = 0;
    if (this.#ahead.length > 0) for (const { seat } of answers) this.#ahead[seat] = undefined;
  }

  /** The answer that falls due for one of these seats. Drops answers in advance whose stamp is outdated. */
  takeDue(game: AnyGame, s: State, owing: SeatSet): Answer | undefined {
    const stamp = game.ahead?.(s).stamp;
    for (const [seat, given] of this.#ahead.entries())
      if (given && given.stamp !== stamp) this.#ahead[seat] = undefined;
    for (const seat of listSeats(owing)) {
      const early = this.#ahead[seat]?.decision;
      const legal = early && !game.refuse(s, seat, early, true) ? early : undefined;
      const decision = legal ?? this.orderedAnswer(game, s, seat);
      if (decision) return { seat, decision };
    }
    return undefined;
  }

  /**
   * An undo voids pending answers, but not the standing orders of others. Those of the seat that undoes are
   * dropped too, because they would answer again at once.
   */
  void(undoer: number): void {
    this.#sealed.length = 0;
    this.#ahead.length = 0;
    this.#orders[undoer] = undefined;
  }
}
