/**
 * Cache of what prevents undoing each item of a history. From the first question on it notes each item as it is played,
 * so a reader who asks after every decision plays nothing again. What was played before is filled on demand, by
 * replaying from the last item that was computed.
 */
import { copyState, type State } from '../layout/layout.ts';
import { revealedBetween } from '../layout/revealed.ts';
import { everySeat, NOBODY, type SeatSet, seatBit } from '../seats.ts';
import { isCovert } from './covert.ts';
import type { History } from './history.ts';
import type { Item } from './item.ts';

/** What prevents undoing one item. */
export interface Barrier {
  /** The clause that makes one of its decisions final. */
  readonly final: string | undefined;
  /** Seats that may not undo it, because of what it revealed. */
  readonly revealed: SeatSet;
}

/** The barrier of most items; one shared object, because resident tables keep them for long. */
const NONE: Barrier = { final: undefined, revealed: NOBODY };

/** Of so many items a long match keeps what it has noted; who asks further back has them played again. */
const KEPT = 256;

export class Barriers {
  readonly #history: History;
  /** By item; of some it is not known yet. */
  readonly #known = new Map<number, Barrier>();

  constructor(history: History) {
    this.#history = history;
  }

  /** The barrier of item `index`, which must not have been undone. */
  of(index: number): Barrier {
    if (!this.#known.has(index)) this.#replay(index);
    return this.#known.get(index)!;
  }

  /** Fills what is missing from `index` on: readers ask for the items after it next. */
  #replay(index: number): void {
    const { items, game, config } = this.#history;
    const state = this.#history.stateBefore(index);
    const after = game.blank(config);
    for (const [ahead, item] of items.slice(index).entries()) {
      if (this.#known.has(index + ahead)) return;
      copyState(state, after);
      this.#history.again(after, item, null);
      this.note(index + ahead, item, state, after);
      copyState(after, state);
    }
  }

  /** Notes an item that has led from one state to the other. */
  note(index: number, { answers }: Pick<Item, 'answers'>, before: State, after: State): void {
    const { game } = this.#history;
    let final: string | undefined;
    let deciders = NOBODY;
    for (const { seat, decision } of answers) {
      final ??= game.final?.(before, seat, decision);
      deciders |= seatBit(seat);
    }
    // Taken back, a covert round would show that it was one: who was asked, and that they answered.
    const covert = isCovert(game, before, answers) ? everySeat(before.layout.seats) : NOBODY;
    const revealed = covert | revealedBetween(before, after, deciders);
    this.#known.set(index, final === undefined && revealed === NOBODY ? NONE : { final, revealed });
    this.#known.delete(index - KEPT);
  }

  /** Items from `index` on were undone. */
  truncate(index: number): void {
    for (const item of [...this.#known.keys()]) if (item >= index) this.#known.delete(item);
  }
}
