/** Listing, counting, sampling, judging and playing turns agree with each other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTurns, generateTurns, MAX_TURNS, turnCapacity } from '../rules/generate.ts';
import { geometryOf } from '../rules/geometry.ts';
import { judgeEndState, refuseTurn } from '../rules/judge.ts';
import { positionOf, printTcp } from '../rules/notation/tcp.ts';
import { divide, perft } from '../rules/perft.ts';
import { advance, playTurn, undoDestroyed, undoWin, unplayTurn } from '../rules/play.ts';
import { sampleTurn } from '../rules/sample.ts';
import { destroys, shotDirection, targetOf, targetsAt } from '../rules/shot.ts';
import {
  isLive,
  isWreck,
  makeTurn,
  OUT,
  ownerOf,
  type Position,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from '../rules/types.ts';
import { boards } from './arbitraries.ts';
import { fast } from './compare.ts';
import { SCENARIOS } from './fixtures/scenarios.ts';

function listed(pos: Position, bounces = false): Turn[] {
  const out: number[] = [];
  return out.slice(0, generateTurns(pos, out, { bounces }));
}

/** A small generator of random numbers, so that a failing run can be repeated. */
function numbers(seed: number): (n: number) => number {
  let state = (seed ^ 0x9e3779b9) | 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

const small = boards({ min: 8, max: 11 }, true);

describe('turns', () => {
  test('what is listed is what is accepted, among all numbers near it [TC-14.11, TC-5.15]', () => {
    fc.assert(
      fc.property(small, fc.constantFrom('allowBounce', 'effectiveOnly'), (board, shotPolicy) => {
        const pos = positionOf(board, { shotPolicy });
        const turns = new Set(listed(pos, true));
        const before = printTcp(pos);
        const tanks = [...pos.cells.keys()].filter((square) => isLive(pos.cells[square]!)).slice(0, 4);
        for (const from of [...tanks, 0, 1000]) {
          for (let to = 0; to <= pos.cells.length; to++) {
            for (let facing = 0; facing < 8; facing++) {
              for (let shot = 0; shot < 8; shot++) {
                const turn = makeTurn(from, to === pos.cells.length ? OUT : to, facing, shot);
                if (turns.has(turn) !== (refuseTurn(pos, turn) === undefined)) {
                  expect.fail(
                    `${before}: ${from} ${to} ${facing} ${shot} ${JSON.stringify(refuseTurn(pos, turn))}`,
                  );
                }
              }
            }
          }
        }
        expect(printTcp(pos)).toBe(before);
      }),
      { numRuns: 25 },
    );
  });

  test('numbers that code no turn are refused [TC-14.12]', () => {
    const pos = fast(SCENARIOS[0]!.tcp);
    for (const turn of [-1, 0.5, Number.NaN, 1 << 26, 2 ** 40])
      expect(refuseTurn(pos, turn)?.code).toBe('NO_PIECE');
  });

  test('every listed turn is accepted by its end state and comes back the same [TC-14.12, TC-14.13]', () => {
    fc.assert(
      fc.property(small, (board) => {
        const pos = positionOf(board);
        for (const turn of listed(pos, true)) {
          const from = turnFrom(turn);
          const to = turnTo(turn) === OUT ? ('OUT' as const) : turnTo(turn);
          const facing = to === 'OUT' ? null : turnFacing(turn);
          const shot = turnShot(turn);
          const target =
            to === 'OUT' || shot === 0
              ? null
              : targetsAt(pos, from, to, turnFacing(turn)).find((t) => t.shot === shot)!.square;
          const forward = judgeEndState(pos, pos.side, { from, to, facing, target, reverse: false });
          const either = judgeEndState(pos, pos.side, { from, to, facing, target });
          const reverse = judgeEndState(pos, pos.side, { from, to, facing, target, reverse: true });
          expect(either).toEqual({ ok: true, value: turn });
          expect([forward, reverse]).toContainEqual(either);
          if (to !== 'OUT') expect(forward.ok).not.toBe(reverse.ok);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('counting is listing; bounces are shots that destroy nothing, only where allowed [TC-5.15, TC-15.1]', () => {
    fc.assert(
      fc.property(small, (board) => {
        const pos = positionOf(board);
        const geometry = geometryOf(board.width, board.height);
        const turns = listed(pos);
        expect(countTurns(pos)).toBe(turns.length);
        expect(new Set(turns).size).toBe(turns.length);
        const counted = new Set(turns);
        for (const turn of listed(pos, true)) {
          if (counted.delete(turn)) continue;
          const [from, to, facing, shot] = [turnFrom(turn), turnTo(turn), turnFacing(turn), turnShot(turn)];
          const cell = pos.cells[from]!;
          const target = targetOf(geometry, pos.cells, cell, from, to, facing, shot);
          expect(ownerOf(pos.cells[target]!)).toBe(1 - pos.side);
          expect(destroys(typeOf(cell), pos.cells[target]!, shotDirection(facing, shot))).toBe(false);
        }
        expect(counted.size, 'a counted turn is missing').toBe(0);
        expect(listed(positionOf(board, { shotPolicy: 'effectiveOnly' }), true)).toEqual(turns);
      }),
      { numRuns: 200 },
    );
  });

  test('a list too short for the position is not cut off', () => {
    const pos = fast(SCENARIOS[0]!.tcp);
    expect(() => generateTurns(pos, new Int32Array(548), { bounces: false })).toThrow(RangeError);
    expect(generateTurns(pos, new Int32Array(549), { bounces: false })).toBe(549);
  });
});

describe('playing', () => {
  test('taking a turn back restores everything [TC-12.6, TC-14.3]', () => {
    fc.assert(
      fc.property(small, fc.constantFrom('standard', 'captureFlag'), (board, objectives) => {
        const pos = positionOf(board, { objectives, flags: [0, 1] });
        const before = printTcp(pos);
        for (const turn of listed(pos, true)) {
          const undo = advance(pos, turn);
          expect(pos.side).toBe(1 - board.side);
          expect(pos.turnNumber).toBe(board.turnNumber + board.side);
          expect(pos.noProgress).toBe(undoDestroyed(undo) === 0 ? board.noProgress + 1 : 0);
          unplayTurn(pos, turn, undo);
          if (printTcp(pos) !== before) expect.fail(`${before} after ${turn}: ${printTcp(pos)}`);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a counter of any size survives a kill and its undoing [TC-14.3]', () => {
    const text = '12x12 c411/12/12/4m27/12/12/12/4M07/12/12/12/7C04 w 999999999 1';
    const pos = fast(text);
    const judged = judgeEndState(pos, 0, { from: 'e5', to: 'e6', facing: 0, target: 'e9' });
    if (!judged.ok) throw new Error(judged.error.code);
    const undo = advance(pos, judged.value);
    expect(pos.noProgress).toBe(0);
    unplayTurn(pos, judged.value, undo);
    expect(printTcp(pos)).toBe(text);
  });

  test('what a turn has done is told: the wreck, the square, the win [TC-6.7, TC-8.1, TC-8.16]', () => {
    const flags = [0, 64] as const;
    const config = { objectives: 'captureFlag', flags } as const;
    // The command tank of White on e5 can end on e6, which is Black's flag, and shoot e9 from there.
    const text = '12x12 12/12/12/4?7/12/12/12/4C07/12/12/12/12 w 3 1';
    const shoot = (cell: string): ReturnType<typeof playTurn> => {
      const pos = fast(
        text.replace('?', cell).replace('/12/12/12/12 w', `/12/12/12/${cell[0] === 'c' ? '12' : 'c411'} w`),
        config,
      );
      const judged = judgeEndState(pos, 0, { from: 'e5', to: 'e6', facing: 0, target: 'e9' });
      if (!judged.ok) throw new Error(judged.error.code);
      const played = playTurn(pos, judged.value);
      expect(isWreck(pos.cells[4 + 8 * 12]!)).toBe(true);
      return played;
    };
    expect(shoot('c2')).toMatchObject({ win: 'destroyed', square: 4 + 8 * 12 });
    expect(shoot('l2')).toMatchObject({ win: 'flag', square: 4 + 8 * 12 });
    const pos = fast(text.replace('?', 'c2'), config);
    expect(playTurn(pos, makeTurn(4 + 4 * 12, 64, 0, 0))).toMatchObject({ win: 'flag' });
  });
});

describe('sampling', () => {
  test('draws legal turns only, and all of them [TC-3.2]', () => {
    fc.assert(
      fc.property(boards({ min: 8, max: 8 }, true), fc.integer(), (board, seed) => {
        const pos = positionOf(board);
        const turns = new Set(listed(pos));
        const int = numbers(seed);
        const seen = new Set<Turn>();
        for (let i = 0; i < turns.size * 60; i++) seen.add(sampleTurn(pos, { draw: int }));
        expect([...seen].every((turn) => turns.has(turn))).toBe(true);
        expect(seen.size / turns.size).toBeGreaterThan(0.9);
      }),
      { numRuns: 25 },
    );
  });

  test('the same numbers draw the same turn; a side without tanks has none', () => {
    const pos = fast(SCENARIOS[0]!.tcp);
    const draw = (): Turn[] => Array.from({ length: 50 }, () => sampleTurn(pos, { draw: numbers(7) }));
    expect(draw()).toEqual(draw());
    pos.cells.fill(0);
    expect(() => sampleTurn(pos, { draw: numbers(7) })).toThrow('no live tank');
  });
});

describe('perft', () => {
  /** Perft as it is defined, one turn after the other. */
  function plainly(pos: Position, depth: number): number {
    let leaves = 0;
    for (const turn of listed(pos)) {
      const undo = advance(pos, turn);
      if (depth === 1) leaves++;
      else if (undoWin(undo) === 0) leaves += plainly(pos, depth - 1);
      unplayTurn(pos, turn, undo);
    }
    return leaves;
  }

  test.each(SCENARIOS.map(({ id, tcp }) => [id, tcp] as const))(
    '%s: in bulk as one by one [TC-15.2]',
    (_id, tcp) => {
      const pos = fast(tcp);
      const int = numbers(1);
      // Into the middle of a game, where tanks see each other.
      for (let i = 0; i < 24; i++) {
        const turn = sampleTurn(pos, { draw: int });
        const undo = advance(pos, turn);
        if (undoWin(undo) !== 0) unplayTurn(pos, turn, undo);
        if (i % 8 === 7) expect(perft(pos, 2)).toBe(plainly(pos, 2));
      }
    },
  );

  test('crowded boards, in bulk as one by one [TC-15.2]', () => {
    fc.assert(
      fc.property(small, (board) => {
        const pos = positionOf(board);
        expect(perft(pos, 2)).toBe(plainly(pos, 2));
      }),
      { numRuns: 12 },
    );
  });

  test('a board with more tanks than any army has [TC-15.2]', () => {
    const row = 'L0l0L2l4M1m5H1h3M2m2L6l1';
    const pos = fast(`12x12 c411/12/${row}/12/12/${row}/12/12/${row}/${row}/${row}/C011 w 0 1`);
    expect(perft(pos, 2)).toBe(plainly(pos, 2));
    const full = fast(`24x24 c423/${`24/${row}${row}/`.repeat(11)}C023 w 0 1`);
    expect(listed(full, true).length).toBeLessThan(turnCapacity(full));
    expect(listed(full).length).toBeGreaterThan(MAX_TURNS / 2);
    expect(perft(full, 1)).toBe(listed(full).length);
  });

  test('shares add up; the options of the game do not matter [TC-15.2, TC-15.3, TC-15.4]', () => {
    const tcp =
      '12x12 4m41c42h42/3l4#1m4l41l42/3#3#4/2#2##2#2/1##6##1/5##5/5##5/1##6##1/2#2##2#2/4#3#3/2L01L0M01#L03/2H02C01M04 w 0 1';
    const pos = fast(tcp, { objectives: 'destroyOnly', reverseExit: false });
    expect(perft(pos, 0)).toBe(1);
    expect(perft(pos, 1)).toBe(302);
    expect(perft(pos, 2)).toBe(92001);
    const shares = divide(pos, 2);
    expect([...shares.values()].reduce((a, b) => a + b)).toBe(92001);
    expect([...shares.keys()]).toEqual([...shares.keys()].sort((a, b) => a - b));
    expect(shares.size).toBe(7);
  });
});
