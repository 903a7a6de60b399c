/** The latest items of a history by what they are: what undo is judged by after every decision, without reading items. */
import type { Seat } from '../seats.ts';
import type { Item } from './item.ts';

const NONE = -1;

export class LatestItems {
  readonly #bySeat: number[];
  #together = NONE;
  #drew = NONE;
  #fact = NONE;

  constructor(seats: number) {
    this.#bySeat = Array.from({ length: seats }, () => NONE);
  }

  /** Index of the latest item in which this seat decided; -1: none. So for the others. */
  of(seat: Seat): number {
    return this.#bySeat[seat]!;
  }
  /** Of the latest in which another seat decided. */
  ofOthers(seat: Seat): number {
    return this.#bySeat.reduce((latest, index, of) => (of === seat ? latest : Math.max(latest, index)), NONE);
  }
  /** Of the latest that several seats answered together. */
  get together(): number {
    return this.#together;
  }
  /** Of the latest that used randomness. */
  get drew(): number {
    return this.#drew;
  }
  /** Of the latest with a fact. */
  get fact(): number {
    return this.#fact;
  }

  /** Item `index` has been appended. */
  note(index: number, { answers, drew, fact }: Item): void {
    for (const { seat } of answers) this.#bySeat[seat] = index;
    if (answers.length > 1) this.#together = index;
    if (drew) this.#drew = index;
    if (fact) this.#fact = index;
  }

  /** The items from some index on have been taken away; these are left. */
  recall(items: Iterable<Item>): void {
    this.#bySeat.fill(NONE);
    this.#together = this.#drew = this.#fact = NONE;
    let index = 0;
    for (const item of items) this.note(index++, item);
  }
}
