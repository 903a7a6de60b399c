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

/** All barriers there are, each once: resident tables keep them for long, and most are alike. */
const shared = new Map<string, Barrier>();
const barrierOf = (final: string | undefined, revealed: SeatSet): Barrier => {
  const key = `${revealed} ${final}`;
  let barrier = shared.get(key);
  if (!barrier) shared.set(key, (barrier = { final, revealed }));
  return barrier;
};

/** Of at least so many items a long match keeps what it has noted; who asks further back has them played again. */
const KEPT = 256;

export class Barriers {
  readonly #history: History;
  /** Of the items from `#first` on, up to the last one that was noted. */
  #known: Barrier[] = [];
  #first = 0;

  constructor(history: History) {
    this.#history = history;
  }

  /** The barrier of item `index`, which must not have been undone. */
  of(index: number): Barrier {
    if (index < this.#first || index >= this.#first + this.#known.length) this.#replay(index);
    return this.#known[index - this.#first]!;
  }

  /** Fills what is missing from `index` on: readers ask for the items after it next. */
  #replay(index: number): void {
    const { items, game, config } = this.#history;
    const state = this.#history.stateBefore(index);
    const after = game.blank(config);
    const end = this.#known.length > 0 ? this.#first : items.length;
    const missing = items.slice(index, end).map((item) => {
      copyState(state, after);
      this.#history.again(after, item, null);
      const barrier = this.#judge(item, state, after);
      copyState(after, state);
      return barrier;
    });
    this.#known = [...missing, ...this.#known];
    this.#first = index;
  }

  #judge({ answers }: Pick<Item, 'answers'>, before: State, after: State): Barrier {
    const { game } = this.#history;
    let final: string | undefined;
    let deciders = NOBODY;
    for (const { seat, decision } of answers) {
      final ??= game.final?.(before, seat, decision);
      deciders |= seatBit(seat);
    }
    // Taken back, a covert round would show that it was one: who was asked, and that they answered.
    const covert = isCovert(game, before, answers) ? everySeat(before.layout.seats) : NOBODY;
    return barrierOf(final, covert | revealedBetween(before, after, deciders));
  }

  /** Notes the item that has just been appended as number `index`, and led from one state to the other. */
  note(index: number, item: Pick<Item, 'answers'>, before: State, after: State): void {
    if (this.#known.length === 0) this.#first = index;
    this.#known.push(this.#judge(item, before, after));
    if (this.#known.length < 2 * KEPT) return;
    this.#known = this.#known.slice(KEPT);
    this.#first += KEPT;
  }

  /** Items from `index` on were undone. */
  truncate(index: number): void {
    this.#known.length = Math.min(this.#known.length, Math.max(0, index - this.#first));
  }
}
