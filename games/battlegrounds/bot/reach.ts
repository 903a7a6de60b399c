/**
 * What a tank card reaches, whatever else stands on the board: from each square, where it can end a move, what it can
 * shoot at from there, and in how many main actions it can shoot at a square at the earliest. Computed once for each
 * card and the upgrades on it; blocked ends and hazards are left to the rules.
 */
import { BASES, SQUARE_COUNT } from '../content/board.ts';
import { TANKS } from '../content/tanks.ts';
import { away, FIRST, OF_A_KIND } from '../rules/geometry.ts';

/** Further than any card needs; so many actions mean never. */
export const NEVER = 9;

/** Upgrades that change what a card reaches, packed: Longer moves, Longer shots, Direction, Order change. */
export const MOVE_UNIT = 1;
export const SHOT_UNIT = 3;
export const TURN_UNIT = 9;
export const ORDER_UNIT = 18;
export const PACKS = 36;

export interface Reach {
  /** Square → the squares where a move can end. */
  readonly ends: readonly (readonly number[])[];
  /** Square → the squares that can be shot at from there. */
  readonly aims: readonly (readonly number[])[];
  /** From × 64 + target → main actions until it can be shot at: 1 with the next one. */
  readonly actions: Uint8Array;
  /** Corner × 64 + target: the same for the best square of a base. */
  readonly fromBase: Uint8Array;
}

const endsFrom = (from: number, first: number, least: number, most: number, turns: boolean): number[] => {
  const found = new Set<number>();
  const go = (at: number, length: number, way: number): void => {
    if (length >= least && at !== from) found.add(at);
    if (length === most) return;
    for (let i = 0; i < OF_A_KIND; i++) {
      if (way >= 0 && way !== i && !turns) continue;
      const next = away(at, first + i, 1);
      if (next >= 0) go(next, length + 1, i);
    }
  };
  go(from, 0, -1);
  return [...found];
};

const aimsFrom = (from: number, first: number, least: number, most: number): number[] => {
  const found: number[] = [];
  for (let distance = least; distance <= most; distance++)
    for (let i = 0; i < OF_A_KIND; i++) {
      const square = away(from, first + i, distance);
      if (square >= 0) found.push(square);
    }
  return found;
};

const make = (card: number, pack: number): Reach => {
  const { moveDir, moveDistance, shotDir, shotDistance } = TANKS[card]!;
  const longer = pack % 3;
  const farther = ((pack / SHOT_UNIT) | 0) % 3;
  const turns = ((pack / TURN_UNIT) | 0) % 2 === 1;
  const shootsFirst = pack >= ORDER_UNIT;
  const squares = Array.from({ length: SQUARE_COUNT }, (_, square) => square);
  const ends = squares.map((from) =>
    endsFrom(from, FIRST[moveDir], moveDistance, moveDistance + longer, turns),
  );
  const aims = squares.map((from) => aimsFrom(from, FIRST[shotDir], shotDistance, shotDistance + farther));
  const actions = new Uint8Array(SQUARE_COUNT * SQUARE_COUNT).fill(NEVER);
  for (const from of squares) {
    const seen = new Set([from]);
    let layer = [from];
    const note = (at: number, when: number): void => {
      for (const target of aims[at]!)
        actions[from * SQUARE_COUNT + target] = Math.min(actions[from * SQUARE_COUNT + target]!, when);
    };
    if (shootsFirst) note(from, 1);
    for (let when = 1; layer.length > 0 && when < NEVER; when++) {
      // The start can be shot from again only once it has been left, which `seen` leaves out: a small thing.
      layer = [...new Set(layer.flatMap((at) => ends[at]!))].filter((at) => !seen.has(at));
      for (const at of layer) {
        seen.add(at);
        note(at, when);
      }
    }
  }
  const fromBase = new Uint8Array(BASES.length * SQUARE_COUNT).fill(NEVER);
  for (const [corner, base] of BASES.entries())
    for (const from of base)
      for (const to of squares) {
        const at = corner * SQUARE_COUNT + to;
        fromBase[at] = Math.min(fromBase[at]!, actions[from * SQUARE_COUNT + to]!);
      }
  return { ends, aims, actions, fromBase };
};

const known: (Reach | undefined)[] = [];

/** What a card reaches with these upgrades. */
export const reachOf = (card: number, pack: number): Reach => {
  const at = card * PACKS + pack;
  return (known[at] ??= make(card, pack));
};
