/**
 * Integers in as few bytes as they need (LEB128): seven bits a byte, the lowest first; the eighth says that more follow.
 */

/** Bytes that grow at the end. */
export class ByteList {
  #bytes = new Uint8Array(START);
  #length = 0;

  get length(): number {
    return this.#length;
  }
  get bytes(): Uint8Array {
    return this.#bytes;
  }
  /** A copy of what was added, without room for more. */
  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
  /** Shortens the list; the memory of a much longer one is given back. */
  truncate(length: number): void {
    this.#length = length;
    if (this.#bytes.length > START + 2 * length) this.#resize(length);
  }
  /** Appends a whole number from 0 to 2⁵³ - 1. Throws at any other. */
  add(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no natural number`);
    if (this.#length + MOST_BYTES > this.#bytes.length) this.#resize(this.#length);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }
  /** Makes room for some more: little, because a list in memory waits much longer than it grows. */
  #resize(length: number): void {
    const wider = new Uint8Array(length + (length >> 5) + START);
    wider.set(this.#bytes.subarray(0, length));
    this.#bytes = wider;
  }
}

const START = 32;
/** Of the greatest number. */
const MOST_BYTES = 8;

/** Reads numbers one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.offset = offset;
  }
  next(): number {
    let byte = this.#bytes[this.offset++]!;
    if (byte < 128) return byte;
    let value = byte - 128;
    for (let unit = 128; ; unit *= 128) {
      byte = this.#bytes[this.offset++]!;
      if (byte < 128) return value + byte * unit;
      value += (byte - 128) * unit;
    }
  }
}

/** A whole number as one from 0 on: small ones of either sign stay small. */
export const toNatural = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const fromNatural = (natural: number): number =>
  natural % 2 === 1 ? -(natural + 1) / 2 : natural / 2;
