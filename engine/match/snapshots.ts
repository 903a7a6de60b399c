/**
 * States of a history from time to time, so that an earlier one is reached without playing all again. Each is kept as
 * the cells that differ from the one before it; the first differs from the deal. They get rarer backwards, so that a
 * match twice as long keeps two more. A cache only.
 */
import { ByteList, ByteReader, fromNatural, toNatural } from './varints.ts';

/** Items between the latest snapshots. */
export const SNAPSHOT_EVERY = 128;
/** The latest snapshot of a state of at most so many cells is kept whole, too: covert rounds are told from there. */
const SMALL = 2048;
/** Of so many in a row that are equally far apart, the eldest two become one. */
const ALIKE = 3;

interface Snapshot {
  /** Items before it. */
  readonly index: number;
  /** Changed cells in ascending order: how much further each is, and what it holds. */
  readonly change: Uint8Array;
}

/** Writes changed cells, which come in ascending order. */
class ChangeWriter {
  readonly #out = new ByteList();
  #last = -1;

  add(cell: number, value: number): void {
    this.#out.add(cell - this.#last - 1);
    this.#out.add(toNatural(value));
    this.#last = cell;
  }
  get change(): Uint8Array {
    return this.#out.copy();
  }
}

/** Reads the changed cells one after another. */
class ChangeReader {
  readonly #reader: ByteReader;
  readonly #end: number;
  /** The present cell; behind the last one, no cell at all. */
  cell = -1;
  value = 0;

  constructor(change: Uint8Array) {
    this.#reader = new ByteReader(change);
    this.#end = change.length;
    this.next();
  }
  next(): void {
    if (this.#reader.offset < this.#end) {
      this.cell += this.#reader.next() + 1;
      this.value = fromNatural(this.#reader.next());
    } else this.cell = Number.POSITIVE_INFINITY;
  }
  get done(): boolean {
    return this.cell === Number.POSITIVE_INFINITY;
  }
}

const changeOf = (before: Int32Array, after: Int32Array): Uint8Array => {
  const writer = new ChangeWriter();
  for (let i = 0; i < after.length; i++) if (after[i] !== before[i]) writer.add(i, after[i]!);
  return writer.change;
};

const applyChange = (change: Uint8Array, cells: Int32Array): void => {
  for (const reader = new ChangeReader(change); !reader.done; reader.next())
    cells[reader.cell] = reader.value;
};

/** The change that two changes come to, one after the other. */
const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const writer = new ChangeWriter();
  const [one, two] = [new ChangeReader(first), new ChangeReader(second)];
  while (!one.done || !two.done) {
    const later = one.cell < two.cell ? one : two;
    writer.add(later.cell, later.value);
    if (one.cell === two.cell) one.next();
    later.next();
  }
  return writer.change;
};

export class Snapshots {
  readonly #kept: Snapshot[] = [];
  /** The cells of the latest snapshot, if they are few. */
  #whole: Int32Array | undefined;

  /** Items before the latest snapshot at or before `index`; 0: there is none, which is the deal. */
  before(index: number): number {
    return this.#kept.findLast((one) => one.index <= index)?.index ?? 0;
  }
  /** Changes the cells of the deal to those of the snapshot `index`. */
  restore(index: number, cells: Int32Array): void {
    for (const one of this.#kept) if (one.index <= index) applyChange(one.change, cells);
  }
  /** The cells of the snapshot `index`, if they are at hand. */
  whole(index: number): Int32Array | undefined {
    return index > 0 && index === this.#kept.at(-1)?.index ? this.#whole : undefined;
  }
  get length(): number {
    return this.#kept.length;
  }
  get size(): number {
    return this.#kept.reduce((sum, { change }) => sum + change.length, 0);
  }

  /** Whether one is due before item `index`: a later one than those that are kept. */
  due(index: number): boolean {
    return index > 0 && index % SNAPSHOT_EVERY === 0 && index > (this.#kept.at(-1)?.index ?? 0);
  }

  /** Keeps the state before item `index`. `deal`: the cells of the deal, which are overwritten. */
  keep(index: number, cells: Int32Array, deal: Int32Array): void {
    this.restore(index, deal);
    this.#kept.push({ index, change: changeOf(deal, cells) });
    this.#whole = cells.length <= SMALL ? cells.slice() : undefined;
    // Two that became one may be the third of their kind.
    for (let last = this.#kept.length - 1; last >= ALIKE - 1; last--)
      if (this.#alike(last)) this.#join(last - ALIKE + 1);
  }

  #spanOf(i: number): number {
    return this.#kept[i]!.index - (this.#kept[i - 1]?.index ?? 0);
  }
  #alike(last: number): boolean {
    const span = this.#spanOf(last);
    for (let i = 1; i < ALIKE; i++) if (this.#spanOf(last - i) !== span) return false;
    return true;
  }
  #join(eldest: number): void {
    const [one, two] = this.#kept.slice(eldest, eldest + 2);
    const change = joined(one!.change, two!.change);
    this.#kept.splice(eldest, 2, { index: two!.index, change });
  }

  /** Forgets those after item `index`, which have been undone. */
  truncate(index: number): void {
    while ((this.#kept.at(-1)?.index ?? 0) > index) {
      this.#kept.pop();
      this.#whole = undefined;
    }
  }
}
