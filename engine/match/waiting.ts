/**
 * Answers that wait: sealed ones of a round that is not complete, ones given before their turn in a window, and
 * standing orders. They are in the log but not in the state; nobody but their owner ever sees them.
 */
import type { AnyGame, Decision } from '../game.ts';
import type { State } from '../layout/layout.ts';
import { listSeats, type SeatSet, seatBit } from '../seats.ts';
import type { Answer } from './history.ts';

export class Waiting {
  readonly #sealed = new Map<number, Decision>();
  readonly #ahead = new Map<number, { readonly decision: Decision; readonly stamp: number }>();
  readonly #orders = new Map<number, string>();

  /** Seats whose sealed answer is in. */
  get sealedSeats(): SeatSet {
    let set = 0;
    for (const seat of this.#sealed.keys()) set |= seatBit(seat);
    return set;
  }
  sealed(seat: number): Decision | undefined {
    return this.#sealed.get(seat);
  }
  seal(seat: number, decision: Decision): void {
    this.#sealed.set(seat, decision);
  }

  order(seat: number): string | undefined {
    return this.#orders.get(seat);
  }
  setOrder(seat: number, order: string): void {
    if (order === '') this.#orders.delete(seat);
    else this.#orders.set(seat, order);
  }

  isAhead(seat: number): boolean {
    return this.#ahead.has(seat);
  }
  /** `undefined` withdraws. */
  setAhead(seat: number, decision: Decision | undefined, stamp: number): void {
    if (decision === undefined) this.#ahead.delete(seat);
    else this.#ahead.set(seat, { decision, stamp });
  }

  /** The answers of a complete round in seat order, or undefined while one is missing. */
  takeRound(active: SeatSet): Answer[] | undefined {
    const seats = listSeats(active);
    if (!seats.every((seat) => this.#sealed.has(seat))) return undefined;
    return seats.map((seat) => ({ seat, decision: this.#sealed.get(seat)! }));
  }

  /** These answers were carried out, or a fact was: what was sealed for the same question is void. */
  passed(answers: readonly Answer[]): void {
    if (this.#sealed.size > 0) this.#sealed.clear();
    if (this.#ahead.size > 0) for (const { seat } of answers) this.#ahead.delete(seat);
  }

  /** The answer that falls due for one of these seats; forgets answers that the board has voided. */
  takeDue(game: AnyGame, s: State, owing: SeatSet): Answer | undefined {
    if (this.#ahead.size === 0 && this.#orders.size === 0) return undefined;
    const stamp = game.ahead?.(s).stamp;
    for (const [seat, given] of this.#ahead) if (given.stamp !== stamp) this.#ahead.delete(seat);
    for (const seat of listSeats(owing)) {
      const order = this.#orders.get(seat);
      const decision =
        this.#ahead.get(seat)?.decision ??
        (order === undefined ? undefined : game.standing?.(s, seat, order));
      if (!decision || game.refuse(s, seat, decision, true)) continue;
      return { seat, decision };
    }
    return undefined;
  }

  /**
   * An undo voids what was answered after what it takes back. Standing orders stay, but not that of the seat that
   * takes back: it would at once answer again.
   */
  void(undoer: number): void {
    this.#sealed.clear();
    this.#ahead.clear();
    this.#orders.delete(undoer);
  }
}
