/**
 * Cache of what prevents undoing each item of a history. It is filled on demand, by replaying from the last
 * item that was computed. A reader who asks after every decision therefore replays each item once more, not
 * the whole match.
 */
import { copyState, type State } from '../layout/layout.ts';
import { revealedBetween } from '../layout/revealed.ts';
import { everySeat, NOBODY, type SeatSet, seatBit } from '../seats.ts';
import { isCovert } from './covert.ts';
import type { History, Item } from './history.ts';

/** What prevents undoing one item. */
export interface Barrier {
  /** The clause that makes one of its decisions final. */
  readonly final: string | undefined;
  /** Seats that may not undo it, because of what it revealed. */
  readonly revealed: SeatSet;
}

/** The barrier of most items; one shared object, because resident tables keep them for long. */
const NONE: Barrier = { final: undefined, revealed: NOBODY };

/** Above this many items of replay, start from the history's snapshot instead. */
const MAX_REPLAY = 64;

export class Barriers {
  readonly #history: History;
  /** The state before item `#next`, and the one after it. */
  #state: State;
  #after: State;
  #next: number;
  readonly #known: Barrier[] = [];

  constructor(history: History, from: number) {
    this.#history = history;
    this.#next = from;
    this.#state = history.stateBefore(from);
    this.#after = history.game.blank(history.config);
  }

  /** The barrier of item `index`, which must not have been undone. */
  of(index: number): Barrier {
    if (index > this.#next + MAX_REPLAY || (index < this.#next && !this.#known[index])) {
      this.#state = this.#history.stateBefore(index);
      this.#next = index;
    }
    while (this.#next <= index) this.#step(this.#history.items[this.#next]!);
    return this.#known[index]!;
  }

  #step(item: Item): void {
    const { game } = this.#history;
    const before = this.#state;
    const after = this.#after;
    let final: string | undefined;
    let deciders = NOBODY;
    for (const { seat, decision } of item.answers) {
      final ??= game.final?.(before, seat, decision);
      deciders |= seatBit(seat);
    }
    // Taken back, a covert round would show that it was one: who was asked, and that they answered.
    const covert = isCovert(game, before, item.answers) ? everySeat(before.layout.seats) : NOBODY;
    copyState(before, after);
    this.#history.again(after, item, null);
    const revealed = covert | revealedBetween(before, after, deciders);
    this.#known[this.#next++] = final === undefined && revealed === NOBODY ? NONE : { final, revealed };
    this.#state = after;
    this.#after = before;
  }

  /** Items from `index` on were undone. */
  truncate(index: number): void {
    if (this.#known.length > index) this.#known.length = index;
    if (this.#next <= index) return;
    this.#next = index;
    copyState(this.#history.state, this.#state);
  }
}
