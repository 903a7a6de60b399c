import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { hasSeat, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { BestReply, MOST_VALUE, type ReplyGame } from '../best-reply.ts';
import { Transpositions } from '../transpositions.ts';

const SQUARES = 11;

/** A small game: tokens run round a ring, one each, and throw out whom they meet. Some squares may not be entered. */
class Ring implements ReplyGame {
  readonly mostTurns = 4;
  /** Squares by seat, -1 for who is out. */
  readonly at: number[];
  readonly #longest: number;
  readonly #seed: number;
  readonly #thrown: Seat[] = [];

  readonly #peaceful: boolean;

  constructor(at: readonly number[], longest: number, seed: number, peaceful = false) {
    this.at = [...at];
    this.#longest = longest;
    this.#seed = seed;
    this.#peaceful = peaceful;
  }

  get low(): number {
    return this.hash(0x9e3779b1);
  }
  get high(): number {
    return this.hash(0x85ebca6b);
  }
  /** Pseudo-random, the same for the same position. */
  hash(salt: number): number {
    let key = salt;
    for (const square of this.at) key = Math.imul(key ^ (square + 2), 0x01000193) + salt;
    return new FastChance(key ^ this.#seed).word();
  }
  get over(): boolean {
    return this.at.filter((square) => square >= 0).length < 2;
  }
  next(seat: Seat): Seat {
    for (let i = 1; i <= this.at.length; i++) {
      const other = (seat + i) % this.at.length;
      if (this.at[other]! >= 0) return other;
    }
    return seat;
  }
  turns(seat: Seat, out: Int32Array): number {
    let count = 0;
    const from = this.at[seat]!;
    for (let n = 1; from >= 0 && n <= this.#longest; n++)
      if (((from + n) * this.#seed) % 3 !== 0) out[count++] = n;
    return count;
  }
  make(seat: Seat, turn: number): void {
    const to = (this.at[seat]! + turn) % SQUARES;
    const met = this.#peaceful ? -1 : this.at.indexOf(to);
    if (met >= 0) this.at[met] = -1;
    this.#thrown.push(met);
    this.at[seat] = to;
  }
  unmake(seat: Seat, turn: number): void {
    const to = this.at[seat]!;
    this.at[seat] = (to - turn + SQUARES) % SQUARES;
    const met = this.#thrown.pop()!;
    if (met >= 0) this.at[met] = to;
  }
  value(side: SeatSet): number {
    if (this.over)
      return hasSeat(
        side,
        this.at.findIndex((square) => square >= 0),
      )
        ? MOST_VALUE
        : -MOST_VALUE;
    return (
      (this.hash(side) % 500) +
      100 * this.at.filter((square, seat) => square >= 0 && hasSeat(side, seat)).length
    );
  }
}

/** Positions looked at in plain searches. */
let looked = 0;
const listOf = (game: Ring, seat: Seat): number[] => {
  const out = new Int32Array(game.mostTurns);
  return Array.from(out.subarray(0, game.turns(seat, out)));
};
const having = <T>(game: Ring, seat: Seat, turn: number, what: () => T): T => {
  looked++;
  game.make(seat, turn);
  const found = what();
  game.unmake(seat, turn);
  return found;
};

/** The definition, without any pruning: the side maximises; of the opponents before its next turn one replies. */
const plain = (game: Ring, last: Seat, side: SeatSet, depth: number): number => {
  if (depth === 0 || game.over) return game.value(side);
  let at = game.next(last);
  if (hasSeat(side, at)) {
    const all = listOf(game, at).map((turn) =>
      having(game, at, turn, () => plain(game, at, side, depth - 1)),
    );
    return all.length > 0 ? Math.max(...all) : plain(game, at, side, depth - 1);
  }
  const opponents: Seat[] = [];
  for (; !hasSeat(side, at) && !opponents.includes(at); at = game.next(at)) opponents.push(at);
  const end = opponents.at(-1)!;
  const all = opponents.flatMap((seat) =>
    listOf(game, seat).map((turn) => having(game, seat, turn, () => plain(game, end, side, depth - 1))),
  );
  return all.length > 0 ? Math.min(...all) : plain(game, end, side, depth - 1);
};

/** Minimax of the textbook: every seat in its turn, for its side. */
const minimax = (game: Ring, last: Seat, side: SeatSet, depth: number): number => {
  if (depth === 0 || game.over) return game.value(side);
  const at = game.next(last);
  const all = listOf(game, at).map((turn) =>
    having(game, at, turn, () => minimax(game, at, side, depth - 1)),
  );
  if (all.length === 0) return minimax(game, at, side, depth - 1);
  return hasSeat(side, at) ? Math.max(...all) : Math.min(...all);
};

const someRing = fc
  .record({
    at: fc.uniqueArray(fc.integer({ min: 0, max: SQUARES - 1 }), { minLength: 2, maxLength: 5 }),
    longest: fc.integer({ min: 1, max: 4 }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    depth: fc.integer({ min: 1, max: 5 }),
    partners: fc.integer({ min: 0, max: 31 }),
    bits: fc.constantFrom(3, 12),
    margin: fc.constantFrom(0, 60, 10_000),
  })
  .filter(({ at, longest, seed }) => listOf(new Ring(at, longest, seed), 0).length > 0);

const tables = new Map([3, 12].map((bits) => [bits, new Transpositions(bits)]));
const searched = (
  game: Ring,
  side: SeatSet,
  bits: number,
  settings: { deepest?: number; margin?: number; budget?: number },
) => new BestReply(game, tables.get(bits)!).run(0, side, { budget: Infinity, ...settings });

describe('best-reply search', () => {
  test('finds what plain maximisation of the same depth finds, for all numbers of seats and all sides', () => {
    fc.assert(
      fc.property(someRing, ({ at, longest, seed, depth, partners, bits, margin }) => {
        const game = new Ring(at, longest, seed);
        const side = (partners | 1) & ((1 << at.length) - 1);
        const scores = new Map(
          listOf(game, 0).map((turn) => [turn, having(game, 0, turn, () => plain(game, 0, side, depth - 1))]),
        );
        const found = searched(game, side, bits, { deepest: depth, margin });
        const best = Math.max(...scores.values());
        // A single turn is not searched deeper.
        if (scores.size > 1) {
          expect(found.depth).toBe(depth);
          expect(found.score).toBe(best);
          expect(scores.get(found.turn)).toBe(best);
          for (const { turn, score } of found.roots) {
            if (score > best - margin) expect(score).toBe(scores.get(turn));
            else expect(score).toBeGreaterThanOrEqual(scores.get(turn)!);
          }
        }
        expect(found.roots.map(({ turn }) => turn).toSorted()).toEqual([...scores.keys()]);
        expect(game.at).toEqual(at);
      }),
      { numRuns: 400 },
    );
  });

  test('is not misled by positions that several orders of turns lead to', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: SQUARES - 1 }), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (at, seed) => {
          const game = new Ring(at, 3, seed);
          fc.pre(listOf(game, 0).length > 1);
          const scores = listOf(game, 0).map((turn) => having(game, 0, turn, () => plain(game, 0, 1, 5)));
          expect(searched(game, 1, 12, { deepest: 6 }).score).toBe(Math.max(...scores));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is minimax of the textbook where two seats, or two pairs, take turns', () => {
    fc.assert(
      fc.property(someRing, fc.constantFrom(2, 4), ({ at, longest, seed, depth, bits }, seats) => {
        fc.pre(at.length >= seats);
        // Nobody is thrown out, so the sides alternate to the end.
        const game = new Ring(at.slice(0, seats), longest, seed, true);
        const side = seats === 2 ? 0b01 : 0b0101;
        const scores = listOf(game, 0).map((turn) =>
          having(game, 0, turn, () => minimax(game, 0, side, depth - 1)),
        );
        fc.pre(scores.length > 1);
        expect(searched(game, side, bits, { deepest: depth }).score).toBe(Math.max(...scores));
      }),
      { numRuns: 200 },
    );
  });

  test('spares a partner and not an opponent, and counts on what the partner will do', () => {
    class Count extends Ring {
      override value(side: SeatSet): number {
        const mine = this.at.filter((square, seat) => square >= 0 && hasSeat(side, seat)).length;
        return 2 * mine - this.at.filter((square) => square >= 0).length;
      }
    }
    // With 1 it meets nobody, with 2 seat 2. In its turn seat 2 could throw seat 3 out.
    const game = new Count([0, 7, 2, 4], 2, 1);
    expect(searched(game, 0b0001, 12, { deepest: 1 })).toMatchObject({ turn: 2, score: -1 });
    expect(searched(game, 0b0101, 12, { deepest: 1 })).toMatchObject({ turn: 1, score: 0 });
    expect(searched(game, 0b0101, 12, { deepest: 3 })).toMatchObject({ turn: 1, score: 1 });
  });

  test('keeps to its budget, finishes the first iteration in any case, and leaves the position as it was', () => {
    const at = [0, 4, 7, 9];
    for (const budget of [0, 1, 10, 100, 1000, 5000]) {
      const game = new Ring(at, 4, 7);
      const found = searched(game, seatBit(0), 12, { budget });
      expect(found.nodes).toBeLessThanOrEqual(Math.max(budget + 1, listOf(game, 0).length + 1));
      expect(found.depth).toBeGreaterThanOrEqual(1);
      expect(listOf(game, 0)).toContain(found.turn);
      expect(game.at).toEqual(at);
    }
    const game = new Ring(at, 4, 7);
    const shallow = searched(game, seatBit(0), 12, { budget: 100 }).depth;
    expect(searched(game, seatBit(0), 12, { budget: 5000 }).depth).toBeGreaterThan(shallow);
  });

  test('looks at far fewer positions than there are', () => {
    const game = new Ring([0, 4, 7, 9], 4, 7);
    looked = 0;
    const best = Math.max(
      ...listOf(game, 0).map((turn) => having(game, 0, turn, () => plain(game, 0, 1, 6))),
    );
    const found = searched(game, 1, 12, { deepest: 7 });
    expect(found.score).toBe(best);
    // All iterations together.
    expect(found.nodes).toBeLessThan(looked / 10);
  });

  test('gives the same answer whatever the table held before', () => {
    const run = () => searched(new Ring([0, 4, 7], 4, 7), seatBit(0), 12, { budget: 2000 });
    const first = run();
    searched(new Ring([1, 2, 3, 4], 4, 7), seatBit(0), 12, { budget: 2000 });
    expect(run()).toEqual(first);
  });

  test('refuses a seat of another side, one without a turn, and values out of range', () => {
    const game = new Ring([0, 4, 7], 4, 3);
    expect(() => searched(game, seatBit(1), 12, {})).toThrow(RangeError);
    expect(() => searched(new Ring([-1, 4, 7], 4, 3), seatBit(0), 12, {})).toThrow(RangeError);
    for (const value of [MOST_VALUE + 1, -MOST_VALUE - 1, 0.5, Number.NaN]) {
      game.value = () => value;
      expect(() => searched(game, seatBit(0), 12, { deepest: 1 })).toThrow(RangeError);
    }
    game.value = () => MOST_VALUE;
    game.turns = (_seat, out) => {
      out[0] = 1 << 26;
      return 1;
    };
    expect(() => searched(game, seatBit(0), 12, {})).toThrow(RangeError);
  });
});
