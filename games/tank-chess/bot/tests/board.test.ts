import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { SCENARIO_IDS } from '../../content/scenarios.ts';
import { canWin } from '../../rules/declare.ts';
import { timesOccurred } from '../../rules/game.ts';
import { generateTurnsOf, MAX_TURNS } from '../../rules/generate.ts';
import { printTcp } from '../../rules/notation/tcp.ts';
import { sampleTurn } from '../../rules/sample.ts';
import { targetOf } from '../../rules/shot.ts';
import { OUT, type Turn, turnFacing, turnFrom, turnShot, turnTo } from '../../rules/types.ts';
import { Board } from '../board.ts';
import { evaluate, groundOf } from '../evaluate.ts';
import { gatherShots, shotTurns, shotVictims, winningTurn } from '../threats.ts';
import { scattered, stateOf } from './support.ts';

const scenarioIds = SCENARIO_IDS;
const someGame = fc.record({
  scenarioId: fc.constantFrom(...scenarioIds),
  objectives: fc.constantFrom('standard', 'destroyOnly', 'captureFlag'),
  plies: fc.integer({ min: 0, max: 60 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

/** Everything a board knows, as a text to compare. */
const told = (board: Board) => ({
  tcp: printTcp(board),
  low: board.low,
  high: board.high,
  sum: board.sum,
  ply: board.ply,
  squares: Array.from(board.squares).filter((_, i) => board.alive[i] === 1),
  alive: board.alive.join(),
  counts: board.counts.join(),
});

/** The same position, set up from nothing. */
const fresh = (board: Board): Board => {
  const other = new Board(board);
  other.setValues(board.values);
  return other;
};

describe('the board of a search', () => {
  test('what it keeps while turns are made is what it would be from nothing, and all is taken back', () => {
    fc.assert(
      fc.property(someGame, ({ scenarioId, objectives, plies, seed }) => {
        const s = stateOf(scattered({ scenarioId, objectives }, plies, seed));
        const board = new Board(s);
        board.setValues(groundOf(s).values);
        const chance = new FastChance(seed);
        const made: { turn: Turn; before: ReturnType<typeof told> }[] = [];
        while (made.length < 12 && board.win === 0) {
          const before = told(board);
          const turn = sampleTurn(board, chance);
          board.make(turn);
          made.push({ turn, before });
          const full = fresh(board);
          expect([board.low, board.high, board.sum]).toEqual([full.low, full.high, full.sum]);
          const counted = [0, 1].map((side) => board.counts.subarray(side * 8, side * 8 + 8).join());
          expect(counted).toEqual([0, 1].map((side) => full.counts.subarray(side * 8, side * 8 + 8).join()));
        }
        for (const { turn, before } of made.reverse()) {
          board.unmake(turn);
          expect(told(board)).toEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a pass changes the side and nothing else, and is taken back', () => {
    const board = new Board(stateOf(scattered({}, 20, 3)));
    const before = told(board);
    board.pass();
    expect(board.side).toBe(1 - (before.tcp.includes(' w ') ? 0 : 1));
    expect([board.low, board.high]).toEqual([fresh(board).low, fresh(board).high]);
    board.unpass();
    expect(told(board)).toEqual(before);
  });

  test('it knows a position of the match again (TC-10.4)', () => {
    const played = scattered({}, 0, 1);
    for (const [seat, text] of [
      [0, 'Ch1>h2/N'],
      [1, 'Ci16>i15/S'],
      [0, 'Ch2<h1'],
      [1, 'Ci15<i16'],
    ] as const) {
      const board = new Board(stateOf(played));
      board.setHistory(stateOf(played));
      expect(board.repeated()).toBe(false);
      expect(played.submit(seat, text).ok).toBe(true);
    }
    const board = new Board(stateOf(played));
    board.setHistory(stateOf(played));
    expect(timesOccurred(stateOf(played))).toBe(2);
    expect(board.repeated()).toBe(true);
  });
});

describe('threats', () => {
  test('a winning turn is seen exactly when the rules say there is one (TC-8.1, TC-8.2, TC-8.15)', () => {
    let wins = 0;
    fc.assert(
      fc.property(someGame, ({ scenarioId, objectives, plies, seed }) => {
        const board = new Board(stateOf(scattered({ scenarioId, objectives }, plies, seed)));
        for (const side of [0, 1]) {
          const turn = winningTurn(board, side);
          expect(turn >= 0).toBe(canWin(board, side));
          if (turn < 0 || side !== board.side) continue;
          wins++;
          board.make(turn);
          expect(board.win).not.toBe(0);
          board.unmake(turn);
        }
      }),
      { numRuns: 300 },
    );
    expect(wins).toBeGreaterThan(10);
  });

  test('a shot is seen for every pair of a shooter and a victim that has one (TC-15.1)', () => {
    let pairs = 0;
    fc.assert(
      fc.property(someGame, ({ scenarioId, plies, seed }) => {
        const s = stateOf(scattered({ scenarioId }, plies, seed));
        const board = new Board(s);
        board.setValues(groundOf(s).values);
        const { geometry, cells } = board;
        const turns = new Int32Array(MAX_TURNS);
        for (const side of [0, 1]) {
          const victimOf = (turn: Turn): number => {
            const from = turnFrom(turn);
            return targetOf(
              geometry,
              cells,
              cells[from]!,
              from,
              turnTo(turn),
              turnFacing(turn),
              turnShot(turn),
            );
          };
          const wanted = new Set<string>();
          const count = generateTurnsOf(board, side, turns, { bounces: false });
          for (let i = 0; i < count; i++) {
            const turn = turns[i]!;
            if (turnTo(turn) !== OUT && turnShot(turn) !== 0)
              wanted.add(`${turnFrom(turn)} ${victimOf(turn)}`);
          }
          const listed = new Set(turns.subarray(0, count));
          const found = gatherShots(board, side);
          if (winningTurn(board, side) >= 0 && found === 1 && shotVictims[0] === 0) continue;
          const pairsFound = new Set<string>();
          for (let i = 0; i < found; i++) {
            const turn = shotTurns[i]!;
            expect(listed.has(turn)).toBe(true);
            expect(board.slotAt[victimOf(turn)]).toBe(shotVictims[i]);
            pairsFound.add(`${turnFrom(turn)} ${victimOf(turn)}`);
          }
          expect(pairsFound).toEqual(wanted);
          pairs += found;
        }
      }),
      { numRuns: 100 },
    );
    expect(pairs).toBeGreaterThan(50);
  });
});

test('the evaluation is fair: both sides turned round are worth the same (TC-13.4)', () => {
  for (const id of ['basic-16', 'basic-20']) {
    const s = stateOf(scattered({ scenarioId: id }, 0, 1));
    const board = new Board(s);
    const ground = groundOf(s);
    board.setValues(ground.values);
    const white = evaluate(board, ground);
    board.pass();
    expect(evaluate(board, ground)).toBe(white);
  }
});
