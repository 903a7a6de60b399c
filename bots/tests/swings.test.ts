import { describe, expect, test } from 'vitest';
import type { SeatResult } from '#engine/game.ts';
import type { Progress } from '../review/contract.ts';
import { bestTurn, decisiveTurn, LEAST, MARKED, markedTurns } from '../review/swings.ts';

/** Two seats that take turns, by the first one's share before each turn and at the end. */
const duel = (...shares: number[]): Progress => ({
  turns: shares.slice(1).map((_, i) => ({ seats: [i % 2], from: i, to: i + 1 })),
  shares: shares.map((share) => [share, 1000 - share]),
});
const WON: readonly SeatResult[] = ['won', 'lost'];
const DRAWN: readonly SeatResult[] = ['drawn', 'drawn'];

describe('the turn that decided a match', () => {
  test('is the one by which the winner gained most, also by a fault of the loser', () => {
    const progress = duel(500, 550, 850, 840, 1000);
    expect(decisiveTurn(progress, WON)).toEqual({ turn: 1, seat: 0, change: 300 });
    // What moved against the winner decided nothing.
    expect(decisiveTurn(duel(500, 100, 400, 700, 1000), WON)).toEqual({ turn: 1, seat: 0, change: 300 });
  });

  test('of equal ones it is the first', () => {
    expect(decisiveTurn(duel(400, 600, 800, 1000), WON)?.turn).toBe(0);
  });

  test('is none of a draw, of a match without a result, without decisions, or in which little changed', () => {
    expect(decisiveTurn(duel(500, 900, 500), DRAWN)).toBeUndefined();
    expect(decisiveTurn(duel(500, 900, 500), [])).toBeUndefined();
    expect(decisiveTurn({ turns: [], shares: [[500, 500]] }, WON)).toBeUndefined();
    expect(decisiveTurn(duel(500, 500 + LEAST - 1), WON)).toBeUndefined();
    expect(decisiveTurn(duel(500, 500 + LEAST), WON)?.turn).toBe(0);
  });

  test('where nobody has won it is the one that cost most', () => {
    const alone: Progress = {
      turns: [0, 1, 2].map((from) => ({ seats: [0], from, to: from + 1 })),
      shares: [[600], [700], [200], [0]],
    };
    expect(decisiveTurn(alone, ['lost'])).toEqual({ turn: 1, seat: 0, change: -500 });
    expect(decisiveTurn(alone, ['won'])).toEqual({ turn: 0, seat: 0, change: 100 });
  });

  test('is nothing that came from outside the rules', () => {
    const { turns, shares } = duel(500, 560, 1000);
    const resigned: Progress = { turns: [turns[0]!, { seats: [], from: 1, to: 2 }], shares };
    expect(decisiveTurn(resigned, WON)).toEqual({ turn: 0, seat: 0, change: 60 });
  });
});

describe('the best turn', () => {
  test('is one of the readers’ own, by which they gained', () => {
    const progress = duel(500, 600, 800, 850, 400);
    expect(bestTurn(progress, [0])).toEqual({ turn: 0, seat: 0, change: 100 });
    expect(bestTurn(progress, [1])).toEqual({ turn: 3, seat: 1, change: 450 });
    expect(bestTurn(progress, [0, 1])?.turn).toBe(3);
    expect(bestTurn(duel(500, 400, 400, 300), [0])).toBeUndefined();
  });
});

describe('the marked moments', () => {
  test('are three turns of the reader, for better or worse, with the answers of the others, in order', () => {
    // What the first seat's turns changed until its next one: -300, +100, -50, +310, -60.
    const progress = duel(500, 520, 200, 250, 300, 320, 250, 250, 560, 520, 500);
    expect(markedTurns(progress, [0])).toEqual([
      { turn: 0, seat: 0, before: 500, after: 200, change: -300 },
      { turn: 2, seat: 0, before: 200, after: 300, change: 100 },
      { turn: 6, seat: 0, before: 250, after: 560, change: 310 },
    ]);
    expect(markedTurns(progress, [0, 1])).toHaveLength(MARKED);
    expect(new Set(markedTurns(progress, [0, 1]).map(({ turn }) => turn)).size).toBe(MARKED);
  });

  test('are fewer where fewer turns changed much, and none of no turns', () => {
    expect(markedTurns(duel(500, 500, 500 - LEAST, 500 - LEAST, 501 - LEAST), [0])).toHaveLength(1);
    expect(markedTurns(duel(500, 500, 501 - LEAST), [0])).toEqual([]);
    expect(markedTurns(duel(500), [0, 1])).toEqual([]);
    expect(markedTurns(duel(500, 900, 100), [])).toEqual([]);
  });

  test('a turn in which several decide at once counts once, for the seat that it changed most for', () => {
    const together: Progress = {
      turns: [{ seats: [0, 1, 2], from: 0, to: 1 }],
      shares: [
        [300, 300, 400],
        [250, 600, 150],
      ],
    };
    expect(markedTurns(together, [0, 1, 2])).toMatchObject([{ turn: 0, seat: 1, change: 300 }]);
    expect(markedTurns(together, [0, 2])).toMatchObject([{ turn: 0, seat: 2, change: -250 }]);
  });

  test('what a resignation takes away is no fault of the turn before it', () => {
    const { turns, shares } = duel(500, 460, 0);
    const resigned: Progress = { turns: [turns[0]!, { seats: [], from: 1, to: 2 }], shares };
    expect(markedTurns(resigned, [0])).toEqual([{ turn: 0, seat: 0, before: 500, after: 460, change: -40 }]);
  });
});
