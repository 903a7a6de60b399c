/** Where one tank can go: the tree of drives against every string of steps, and the canonical path. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPEED } from '../rules/armament.ts';
import { DIRECTIONS, geometryOf, kingDistance, lineDirection, turnsBetween } from '../rules/geometry.ts';
import { judgeTurn } from '../rules/judge.ts';
import { canReach, distanceTo, explore, forget, markLooks, pathTo } from '../rules/manoeuvre.ts';
import { positionOf } from '../rules/notation/tcp.ts';
import {
  isLive,
  liveTank,
  OBSTACLE,
  OUT,
  ownerOf,
  type Position,
  turnFacing,
  turnTo,
} from '../rules/types.ts';
import { boards } from './arbitraries.ts';

const EMPTY_BOARD = positionOf({
  width: 24,
  height: 24,
  cells: new Int32Array(576),
  side: 0,
  noProgress: 0,
  turnNumber: 1,
});

/** All strings of F, L and R up to that length, shortest first and then in alphabetical order; then B. */
function* spellings(speed: number): Generator<string> {
  let longest = [''];
  for (let n = 1; n <= speed; n++) {
    longest = longest.flatMap((path) => [`${path}F`, `${path}L`, `${path}R`]).sort();
    yield* longest;
  }
  yield 'B';
}

/** The first spelling of every end state that the judge accepts, by `square * 8 + facing` or OUT. */
function byHand(pos: Position, from: number): Map<number, string> {
  const ends = new Map<number, string>();
  const type = (pos.cells[from]! >> 3) & 7;
  for (const path of spellings(SPEED[type]!)) {
    const judged = judgeTurn(pos, pos.side, { from, path });
    if (!judged.ok) continue;
    const to = turnTo(judged.value);
    const key = to === OUT ? OUT * 8 : to * 8 + turnFacing(judged.value);
    if (!ends.has(key)) ends.set(key, path);
  }
  return ends;
}

const tanksToMove = (pos: Position): number[] =>
  [...pos.cells.keys()].filter(
    (square) => isLive(pos.cells[square]!) && ownerOf(pos.cells[square]!) === pos.side,
  );

describe('end states', () => {
  test.each([
    ['command-tank', 0, 131],
    ['light-tank', 1, 131],
    ['medium-tank', 2, 64],
    ['heavy-tank', 3, 28],
    ['tank-destroyer', 4, 64],
    ['heavy-mortar', 5, 28],
  ])('on an open board: %s [TC-4.15]', (_name, type, count) => {
    const from = 12 + 12 * 24;
    for (let facing = 0; facing < 8; facing++) {
      const cells = new Int32Array(576);
      cells[from] = liveTank(0, type, facing);
      const reach = distanceTo({ ...EMPTY_BOARD, cells }, from);
      const driven = reach.steps.filter((steps) => steps > 0).length;
      const reverse = reach.reverse * 8 + facing;
      expect(reach.steps[reverse], 'never reached forward').toBe(-1);
      expect(driven + 1).toBe(count);
    }
  });

  test('are those of every string of steps, by the canonical path [TC-4.2, TC-4.13, TC-4.14, TC-8.8]', () => {
    fc.assert(
      fc.property(boards({ min: 8, max: 9 }, true), fc.nat(), fc.boolean(), (board, pick, reverseExit) => {
        const pos = positionOf(board, { reverseExit });
        const tanks = tanksToMove(pos);
        const from = tanks[pick % tanks.length]!;
        const ends = byHand(pos, from);
        const { steps, exit } = distanceTo(pos, from);
        for (let key = 0; key < steps.length; key++) {
          const path = pathTo(pos, from, key >> 3, key & 7);
          expect(path).toBe(ends.get(key));
          expect(canReach(pos, from, key >> 3, key & 7)).toBe(path !== undefined);
          if (path !== undefined && path !== 'B') expect(steps[key]).toBe(path.length);
          else expect(steps[key]).toBe(key === from * 8 + (pos.cells[from]! & 7) ? 0 : -1);
        }
        const exitPath = ends.get(OUT * 8);
        expect(pathTo(pos, from, OUT, 0)).toBe(exitPath);
        expect(canReach(pos, from, OUT, 0)).toBe(exitPath !== undefined);
        expect(exit).toBe(exitPath === undefined || exitPath === 'B' ? -1 : exitPath.length);
      }),
      { numRuns: 150 },
    );
  });

  test('depend on no square that is not marked [TC-4.7]', () => {
    fc.assert(
      fc.property(boards({ min: 8, max: 10 }, true), fc.nat(), fc.nat(), (board, pick, where) => {
        const pos = positionOf(board);
        const geometry = geometryOf(board.width, board.height);
        const tanks = tanksToMove(pos);
        const from = tanks[pick % tanks.length]!;
        const cell = pos.cells[from]!;
        const marks = new Int32Array(geometry.area);
        markLooks(geometry, pos.cells, from, cell, marks, 4);
        const unseen = [...marks.keys()].filter((square) => marks[square] === 0 && square !== from);
        const before = [...distanceTo(pos, from).steps];
        const square = unseen[where % unseen.length]!;
        pos.cells[square] = pos.cells[square] === 0 ? OBSTACLE : 0;
        expect([...distanceTo(pos, from).steps]).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  test('nothing is left behind by looking', () => {
    const cells = new Int32Array(576);
    cells[300] = liveTank(0, 1, 3);
    const geometry = geometryOf(24, 24);
    const once = explore(geometry, EMPTY_BOARD.config, cells, 300, cells[300]);
    forget(once);
    const again = explore(geometry, EMPTY_BOARD.config, cells, 300, cells[300]);
    forget(again);
    expect(again).toBe(once);
    expect(once, 'the square it stands on and 44 others').toBe(45);
  });
});

describe('geometry', () => {
  test('neighbours, room, lines and distances agree [TC-1.4, TC-1.9]', () => {
    for (const [width, height] of [
      [8, 24],
      [16, 16],
      [24, 9],
    ] as const) {
      const geometry = geometryOf(width, height);
      expect(geometryOf(width, height)).toBe(geometry);
      for (let square = 0; square < geometry.area; square++) {
        for (let direction = 0; direction < 8; direction++) {
          let distance = 0;
          for (
            let s = geometry.next[square * 8 + direction]!;
            s >= 0;
            s = geometry.next[s * 8 + direction]!
          ) {
            distance++;
            expect(s).toBe(square + distance * geometry.step[direction]!);
            expect(lineDirection(geometry, square, s)).toBe(direction);
            expect(kingDistance(geometry, square, s)).toBe(distance);
          }
          expect(geometry.room[square * 8 + direction]).toBe(distance);
        }
      }
      expect(lineDirection(geometry, 0, 0)).toBe(-1);
      expect(lineDirection(geometry, 0, 2 + width)).toBe(-1);
    }
    expect(() => geometryOf(64, 64)).toThrow(RangeError);
    expect(() => geometryOf(8.5, 8)).toThrow(RangeError);
  });

  test('rotations between facings, the shorter way [TC-4.1]', () => {
    expect(DIRECTIONS.map((_, facing) => turnsBetween(0, facing))).toEqual([0, 1, 2, 3, 4, 3, 2, 1]);
    expect(turnsBetween(6, 1)).toBe(3);
  });
});
