/**
 * A list that is read like an array but need not be one: its elements may be packed, or kept elsewhere. Arrays are
 * series, so code that asks for no more also reads the matches of engines that kept arrays (runtime.ts).
 */
export interface Series<T> extends Iterable<T> {
  readonly length: number;
  /** The element at an index; a negative one counts from the end. */
  at(index: number): T | undefined;
  /** An array of the elements from `from` to before `to`; negative indices count from the end. */
  slice(from?: number, to?: number): T[];
  map<U>(of: (one: T, index: number) => U): U[];
  flatMap<U>(of: (one: T, index: number) => U | readonly U[]): U[];
  filter(test: (one: T, index: number) => boolean): T[];
  some(test: (one: T, index: number) => boolean): boolean;
  every(test: (one: T, index: number) => boolean): boolean;
  findIndex(test: (one: T, index: number) => boolean): number;
  findLast(test: (one: T, index: number) => boolean): T | undefined;
  findLastIndex(test: (one: T, index: number) => boolean): number;
}

/** Everything that follows from `length` and from reading a range. */
export abstract class ReadSeries<T> implements Series<T> {
  abstract readonly length: number;
  /** The elements from `from` to before `to`; 0 ≤ from ≤ to ≤ length. */
  protected abstract read(from: number, to: number): T[];

  at(index: number): T | undefined {
    const i = index < 0 ? index + this.length : index;
    return i >= 0 && i < this.length ? this.read(i, i + 1)[0] : undefined;
  }
  slice(from = 0, to = this.length): T[] {
    const [first, end] = [this.#inside(from), this.#inside(to)];
    return first < end ? this.read(first, end) : [];
  }
  #inside(index: number): number {
    return index < 0 ? Math.max(0, index + this.length) : Math.min(index, this.length);
  }
  [Symbol.iterator](): Iterator<T> {
    return this.slice()[Symbol.iterator]();
  }
  toJSON(): T[] {
    return this.slice();
  }
  map<U>(of: (one: T, index: number) => U): U[] {
    return this.slice().map(of);
  }
  flatMap<U>(of: (one: T, index: number) => U | readonly U[]): U[] {
    return this.slice().flatMap(of);
  }
  filter(test: (one: T, index: number) => boolean): T[] {
    return this.slice().filter(test);
  }
  some(test: (one: T, index: number) => boolean): boolean {
    return this.slice().some(test);
  }
  every(test: (one: T, index: number) => boolean): boolean {
    return this.slice().every(test);
  }
  findIndex(test: (one: T, index: number) => boolean): number {
    return this.slice().findIndex(test);
  }
  /** From the end, piece by piece: what is looked for is nearly always among the last. */
  findLastIndex(test: (one: T, index: number) => boolean): number {
    for (let to = this.length; to > 0; to -= PIECE) {
      const from = Math.max(0, to - PIECE);
      const found = this.read(from, to).findLastIndex((one, i) => test(one, from + i));
      if (found >= 0) return from + found;
    }
    return -1;
  }
  findLast(test: (one: T, index: number) => boolean): T | undefined {
    const index = this.findLastIndex(test);
    return index < 0 ? undefined : this.at(index);
  }
}

const PIECE = 4;
