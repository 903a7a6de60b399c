/** A set of small integers over a part of the state's memory, 32 per cell. */
export class Bits {
  readonly #cells: Int32Array;
  readonly size: number;

  constructor(cells: Int32Array, size: number) {
    this.#cells = cells;
    this.size = size;
  }

  has(i: number): boolean {
    return (this.#cells[i >> 5]! & (1 << (i & 31))) !== 0;
  }
  add(i: number): void {
    this.#cells[i >> 5] = this.#cells[i >> 5]! | (1 << (i & 31));
  }
  delete(i: number): void {
    this.#cells[i >> 5] = this.#cells[i >> 5]! & ~(1 << (i & 31));
  }
  clear(): void {
    // A loop, because sets have few cells and calling `fill` takes longer than filling them.
    const cells = this.#cells;
    for (let i = 0; i < cells.length; i++) cells[i] = 0;
  }
  get count(): number {
    let n = 0;
    for (const cell of this.#cells) for (let rest = cell; rest !== 0; rest &= rest - 1) n++;
    return n;
  }
  /** The members in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.size; i++) if (this.has(i)) yield i;
  }
}
