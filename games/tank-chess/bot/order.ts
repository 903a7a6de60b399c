/**
 * The order in which turns are tried. Of hundreds only the first few are looked at in most positions, so they
 * are not sorted: a heap gives the best that is left.
 *
 * A key is promise << 13 | index of the turn in its list; promise from 0 to 2^17 - 1.
 */
import type { Turn } from '../rules/types.ts';
import { turnFacing, turnTo, typeOf } from '../rules/types.ts';

/** More than any list has, as long as armies keep to TC-13.3. */
const INDEX_BITS = 13;
const INDEX = (1 << INDEX_BITS) - 1;
export const MOST_PROMISE = (1 << 17) - 1;

export const keyOf = (promise: number, index: number): number => (promise << INDEX_BITS) | index;
export const indexOfKey = (key: number): number => key & INDEX;
export const promiseOf = (key: number): number => key >> INDEX_BITS;

/** Promise of the kinds of turns; within a kind there is room for finer differences. */
export const PROMISE_SHOT = 100_000;
export const PROMISE_KILLER = 90_000;
export const PROMISE_QUIET = 40_000;
/** Quiet turns differ by no more than this. */
export const QUIET_ROOM = 39_999;

function sink(keys: Int32Array, count: number, at: number): void {
  const key = keys[at]!;
  let hole = at;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= count) break;
    if (child + 1 < count && keys[child + 1]! > keys[child]!) child++;
    if (keys[child]! <= key) break;
    keys[hole] = keys[child]!;
    hole = child;
  }
  keys[hole] = key;
}

/** Makes a heap of the first `count` keys. */
export function heapify(keys: Int32Array, count: number): void {
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(keys, count, at);
}

/** Takes the greatest of `count` keys; the heap has one fewer then. */
export function takeBest(keys: Int32Array, count: number): number {
  const best = keys[0]!;
  keys[0] = keys[count - 1]!;
  sink(keys, count - 1, 0);
  return best;
}

/** Remembers which quiet turns have refuted something, by what a tank of a type became: square and facing. */
export class History {
  readonly #worth = new Int32Array(1 << 17);

  static index(side: number, cell: number, turn: Turn): number {
    return (((side << 3) | typeOf(cell)) << 13) | (turnTo(turn) << 3) | turnFacing(turn);
  }

  of(index: number): number {
    return this.#worth[index]!;
  }

  /** The worth stays within ±`LIMIT`: the nearer it comes, the less it grows. */
  reward(index: number, by: number): void {
    const worth = this.#worth[index]!;
    this.#worth[index] = worth + by - Math.trunc((worth * Math.abs(by)) / History.LIMIT);
  }
  static readonly LIMIT = 8192;

  clear(): void {
    this.#worth.fill(0);
  }
}
