/** Occurrences told from half-moves against positions that were written down. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfMoveOf, occurrences, stateLeft, stateTaken } from '../rules/draws.ts';
import { generateTurns } from '../rules/generate.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import { advance, undoDestroyed, undoWin, unplayTurn } from '../rules/play.ts';
import { makeTurn, type Position, turnTo } from '../rules/types.ts';
import { fast } from './compare.ts';

/** Two mortars a side and the command tanks, which are walled in: few states, so that they come again. */
const CRAMPED = '8x8 c4######1/########/r4r4######/########/########/R0R0######/########/C0######1 w 0 1';

const key = (pos: Position): string => printTcp(pos).split(' ').slice(0, 3).join(' ');

describe('occurrences', () => {
  test('are those of the written positions [TC-10.4]', () => {
    let repeated = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 90 }), (picks) => {
        const pos = fast(CRAMPED);
        const seen = new Map([[key(pos), 1]]);
        const history: number[] = [];
        const out: number[] = [];
        expect(occurrences(pos, history, 0)).toBe(1);
        for (const pick of picks) {
          const turns = out
            .slice(0, generateTurns(pos, out, { bounces: false }))
            .filter((turn) => turnTo(turn) < 64);
          const turn = turns[pick % Math.min(turns.length, 4)]!;
          const half = halfMoveOf(pos, turn);
          const undo = advance(pos, turn);
          if (undoDestroyed(undo) !== 0 || undoWin(undo) !== 0) {
            unplayTurn(pos, turn, undo);
            continue;
          }
          history.push(half);
          seen.set(key(pos), (seen.get(key(pos)) ?? 0) + 1);
          expect(occurrences(pos, history, history.length)).toBe(seen.get(key(pos)));
          if (seen.get(key(pos))! > 2) repeated++;
        }
      }),
      { numRuns: 60 },
    );
    expect(repeated).toBeGreaterThan(100);
  });

  test('tanks of one type and owner may change places [TC-10.4]', () => {
    const pos = fast('8x8 c47/8/8/8/8/8/8/R0R05C0 w 0 1');
    const first = key(pos);
    const history: number[] = [];
    const go = (from: number, to: number, facing: number): void => {
      const turn = makeTurn(from, to, facing, 0);
      history.push(halfMoveOf(pos, turn));
      advance(pos, turn);
    };
    const counts: number[] = [];
    // a1 goes to a2, b1 to a1, a2 to b1; Black's command tank turns away, further, and back in the end.
    for (const [from, to, answer] of [
      [0, 8, 3],
      [1, 0, 2],
      [8, 1, 4],
    ] as const) {
      go(from, to, 0);
      counts.push(occurrences(pos, history, history.length));
      go(56, 56, answer);
      counts.push(occurrences(pos, history, history.length));
    }
    expect(key(pos)).toBe(first);
    expect(counts).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('a half-move keeps type, squares and facings', () => {
    const pos = fast('8x8 c47/8/8/8/8/8/8/3D53C0 w 0 1');
    const half = halfMoveOf(pos, makeTurn(3, 17, 6, 0));
    expect(half).toBeLessThan(2 ** 29);
    expect(stateLeft(half)).toBe((4 << 13) | (5 << 10) | 3);
    expect(stateTaken(half)).toBe((4 << 13) | (6 << 10) | 17);
  });
});
