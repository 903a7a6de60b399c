/**
 * A transposition table: search results of positions that may recur, by their 64-bit key in two halves. It
 * knows no game; a step is an integer from 0 to 2^30 - 1, -1 for none.
 */

/** How a stored score bounds the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

export class Transpositions {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #steps: Int32Array;
  /** bits 0-1 bound · 2-9 depth · 16-31 score */
  readonly #data: Int32Array;
  #found = 0;

  /** @param bits the table has 2^bits entries of 12 bytes */
  constructor(bits: number) {
    this.#mask = (1 << bits) - 1;
    this.#keys = new Int32Array(1 << bits);
    this.#steps = new Int32Array(1 << bits);
    this.#data = new Int32Array(1 << bits);
  }

  clear(): void {
    this.#data.fill(0);
  }

  /** Looks a position up; on success `step`, `score`, `depth` and `bound` hold its entry. */
  find(low: number, high: number): boolean {
    const at = low & this.#mask;
    this.#found = at;
    return this.#data[at] !== 0 && this.#keys[at] === high;
  }

  /** Of the position that was found last. */
  get step(): number {
    return this.#steps[this.#found]!;
  }
  get score(): number {
    return this.#data[this.#found]! >> 16;
  }
  get depth(): number {
    return (this.#data[this.#found]! >> 2) & 255;
  }
  get bound(): number {
    return this.#data[this.#found]! & 3;
  }

  /**
   * Stores a search result; `score` within 16 bits, `depth` from 0 to 255. A deeper entry of the same
   * position is kept.
   */
  store(low: number, high: number, step: number, score: number, depth: number, bound: number): void {
    const at = low & this.#mask;
    const same = this.#data[at] !== 0 && this.#keys[at] === high;
    if (same && step < 0) step = this.#steps[at]!;
    this.#keys[at] = high;
    this.#steps[at] = step;
    this.#data[at] = bound | (depth << 2) | (score << 16);
  }

  /** Stores a result without a step and at depth 0, unless it would replace a deeper entry. */
  storeShallow(low: number, high: number, score: number, bound: number): void {
    const at = low & this.#mask;
    if (this.#data[at]! & (255 << 2)) return;
    this.#keys[at] = high;
    this.#steps[at] = -1;
    this.#data[at] = bound | (score << 16);
  }
}
