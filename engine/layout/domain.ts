/**
 * A domain says which integers a cell of the state may hold and how each is written in the named form:
 * numbers as numbers, flags as booleans, members of an enumeration and content elements by stable id, seats
 * from 1.
 */
import type { Json } from './json.ts';

export interface Domain {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  write(value: number): Json;
  /** The integer of a JSON value; undefined when the value is not in this domain. */
  read(json: Json): number | undefined;
}

export const int = (min: number, max: number, initial: number = min): Domain => ({
  min,
  max,
  initial,
  write: (v) => v,
  read: (j) => (typeof j === 'number' && Number.isInteger(j) && j >= min && j <= max ? j : undefined),
});

export const flag = (initial = false): Domain => ({
  min: 0,
  max: 1,
  initial: initial ? 1 : 0,
  write: (v) => v !== 0,
  read: (j) => (typeof j === 'boolean' ? Number(j) : undefined),
});

const byId = (ids: readonly string[]) => {
  const index = new Map<string, number>();
  for (const [i, id] of ids.entries()) {
    if (index.has(id)) throw new Error(`The id ${id} stands twice in one domain`);
    index.set(id, i);
  }
  return index;
};

/** One of a fixed list of names. The cell holds the index in the list, the named form the name. */
export const oneOf = (ids: readonly string[], initial = 0): Domain => {
  const index = byId(ids);
  return {
    min: 0,
    max: ids.length - 1,
    initial,
    write: (v) => ids[v] ?? null,
    read: (j) => (typeof j === 'string' ? index.get(j) : undefined),
  };
};

/** An element of a content domain (a card, a place, a power), or none (-1, written null). */
export const element = (ids: readonly string[]): Domain => {
  const index = byId(ids);
  return {
    min: -1,
    max: ids.length - 1,
    initial: -1,
    write: (v) => (v < 0 ? null : (ids[v] ?? null)),
    read: (j) => (j === null ? -1 : typeof j === 'string' ? index.get(j) : undefined),
  };
};

/** A seat or none (-1, written null); seats are written from 1. */
export const seatOrNone = (seats: number): Domain => ({
  min: -1,
  max: seats - 1,
  initial: -1,
  write: (v) => (v < 0 ? null : v + 1),
  read: (j) =>
    j === null
      ? -1
      : typeof j === 'number' && Number.isInteger(j) && j >= 1 && j <= seats
        ? j - 1
        : undefined,
});

/** A set of seats, written as a list of seat numbers from 1. */
export const seatSet = (seats: number): Domain => ({
  min: 0,
  max: (1 << seats) - 1,
  initial: 0,
  write: (v) => Array.from({ length: seats }, (_, i) => i + 1).filter((n) => v & (1 << (n - 1))),
  read: (j) => {
    if (!Array.isArray(j)) return undefined;
    let set = 0;
    for (const n of j) {
      if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > seats) return undefined;
      set |= 1 << (n - 1);
    }
    return set;
  },
});
