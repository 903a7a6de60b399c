/**
 * Pending answers: sealed ones of an incomplete round, ones given in advance, and standing orders. They are
 * in the log but not in the state, and only their owner sees them.
 */
import type { AnyGame, Decision } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { listSeats, type Seat, type SeatSet, seatBit } from '../seats.ts';
import type { Answer } from './history.ts';

export class PendingAnswers {
  /** By seat; empty while nothing is pending. */
  readonly #sealed: (Decision | undefined)[] = [];
  readonly #ahead: ({ readonly decision: Decision; readonly stamp: number } | undefined)[] = [];
  readonly #orders: (string | undefined)[] = [];

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

  order(seat: Seat): string | undefined {
    return this.#orders[seat];
  }
  setOrder(seat: Seat, order: string): void {
    this.#orders[seat] = order === '' ? undefined : order;
  }

  /** What this seat's standing order answers now, if that is legal. */
  orderedAnswer(game: AnyGame, s: State, seat: Seat): Decision | undefined {
    const order = this.#orders[seat];
    const decision = order === undefined ? undefined : game.standing?.(s, seat, order);
    return decision && !game.refuse(s, seat, decision, true) ? decision : undefined;
  }

  /** Whether there is no answer in advance and no order that could fall due. */
  get idle(): boolean {
    return this.#ahead.length === 0 && this.#orders.length === 0;
  }
  isAhead(seat: Seat): boolean {
    return this.#ahead[seat] !== undefined;
  }
  /** `undefined` withdraws the answer. */
  setAhead(seat: Seat, decision: Decision | undefined, stamp: number): void {
    this.#ahead[seat] = decision && { decision, stamp };
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
      const order = this.#orders[seat];
      const decision =
        this.#ahead[seat]?.decision ?? (order === undefined ? undefined : game.standing?.(s, seat, order));
      if (!decision || game.refuse(s, seat, decision, true)) continue;
      return { seat, decision };
    }
    return undefined;
  }

  /**
   * An undo voids pending answers, but not the standing orders of others. The order of the seat that undoes
   * is dropped too, because it would answer again at once.
   */
  void(undoer: number): void {
    this.#sealed.length = 0;
    this.#ahead.length = 0;
    this.#orders[undoer] = undefined;
  }
}
