/**
 * Move ordering. In most positions only the first few of hundreds of turns are looked at, so they are not sorted: a
 * heap gives the best one that is left.
 *
 * A key is priority << 13 | index of the turn in its list; priority from 0 to 2^17 - 1.
 */
import type { Turn } from '../rules/types.ts';
import { turnFacing, turnTo, typeOf } from '../rules/types.ts';

/** More than any list holds, as long as armies keep to TC-13.3. */
const INDEX_BITS = 13;
const INDEX = (1 << INDEX_BITS) - 1;
export const MOST_PROMISE = (1 << 17) - 1;

export const keyOf = (promise: number, index: number): number => (promise << INDEX_BITS) | index;
export const indexOfKey = (key: number): number => key & INDEX;
export const promiseOf = (key: number): number => key >> INDEX_BITS;

/** Priorities of the kinds of turns, with room for finer differences within a kind. */
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

/** History heuristic: which quiet turns caused cutoffs, by the type of the tank, its square and its facing. */
export class History {
  readonly #worth = new Int32Array(1 << 17);

  static index(side: number, cell: number, turn: Turn): number {
    return (((side << 3) | typeOf(cell)) << 13) | (turnTo(turn) << 3) | turnFacing(turn);
  }

  of(index: number): number {
    return this.#worth[index]!;
  }

  /** The value stays within ±`LIMIT`: the nearer to it, the slower it grows. */
  reward(index: number, by: number): void {
    const worth = this.#worth[index]!;
    this.#worth[index] = worth + by - Math.trunc((worth * Math.abs(by)) / History.LIMIT);
  }
  static readonly LIMIT = 8192;

  clear(): void {
    this.#worth.fill(0);
  }
}
