import { expect, test } from 'vitest';
import { deepen, OUT_OF_BUDGET, type RootSearch } from '../deepening.ts';

const roots = [1, 2, 3].map((turn) => ({ turn, score: 0 }));
const settings = { margin: 0, deepest: 9, won: 1000 };

/** Scores by iteration and turn; NaN: the budget ends there. */
const scripted = (script: readonly (readonly [turn: number, score: number][])[]) => {
  const asked: string[] = [];
  let unwound = 0;
  const search: RootSearch = {
    begin: (depth) => void asked.push(`depth ${depth}`),
    search: (turn, depth, n, alpha) => {
      asked.push(`${turn} as ${n} above ${alpha}`);
      const score = new Map(script[depth - 1]).get(turn)!;
      if (Number.isNaN(score)) throw OUT_OF_BUDGET;
      return score;
    },
    unwind: () => void unwound++,
  };
  return { search, asked, unwound: () => unwound };
};

test('each iteration begins with the best turn of the one before; windows are a margin below the best', () => {
  const { search, asked } = scripted([
    [
      [1, 5],
      [2, 9],
      [3, 7],
    ],
    [
      [1, 5],
      [2, 4],
      [3, 6],
    ],
  ]);
  const found = deepen(roots, search, { ...settings, margin: 2, deepest: 2 });
  expect(found).toEqual({
    roots: [
      { turn: 3, score: 6 },
      { turn: 1, score: 5 },
      { turn: 2, score: 4 },
    ],
    depth: 2,
  });
  expect(asked).toEqual([
    'depth 1',
    '1 as 0 above -Infinity',
    '2 as 1 above 3',
    '3 as 2 above 7',
    'depth 2',
    '2 as 0 above -Infinity',
    '3 as 1 above 2',
    '1 as 2 above 4',
  ]);
});

test('an iteration that is cut off counts as far as it came, and is not called finished', () => {
  const better = scripted([
    [
      [1, 5],
      [2, 9],
      [3, 7],
    ],
    [
      [2, 4],
      [3, 8],
      [1, Number.NaN],
    ],
  ]);
  expect(deepen(roots, better.search, settings)).toEqual({
    // Turn 1 is thought five worse than it was, because turn 2 is.
    roots: [
      { turn: 3, score: 8 },
      { turn: 2, score: 4 },
      { turn: 1, score: 0 },
    ],
    depth: 1,
  });
  expect(better.unwound()).toBe(1);
  const nothing = scripted([
    [
      [1, 5],
      [2, 9],
      [3, 7],
    ],
    [[2, Number.NaN]],
  ]);
  expect(deepen(roots, nothing.search, settings)).toEqual({
    roots: [
      { turn: 2, score: 9 },
      { turn: 3, score: 7 },
      { turn: 1, score: 5 },
    ],
    depth: 1,
  });
});

test('no turn that was not searched comes before the best one that was', () => {
  const { search } = scripted([
    [
      [1, 9],
      [2, 9],
      [3, 8],
    ],
    [
      [1, 12],
      [2, Number.NaN],
    ],
  ]);
  const found = deepen(roots, search, settings);
  expect(found.roots[0]).toEqual({ turn: 1, score: 12 });
  expect(found.roots.map(({ score }) => score)).toEqual([12, 12, 11]);
});

test('a decided game and a single turn are not searched deeper; other errors come through', () => {
  expect(
    deepen(
      roots,
      scripted([
        [
          [1, 999],
          [2, 1000],
          [3, 0],
        ],
      ]).search,
      settings,
    ).depth,
  ).toBe(1);
  expect(
    deepen(
      roots,
      scripted([
        [
          [1, -1000],
          [2, -1001],
          [3, -1000],
        ],
      ]).search,
      settings,
    ).depth,
  ).toBe(1);
  expect(deepen(roots.slice(0, 1), scripted([[[1, 4]]]).search, settings)).toEqual({
    roots: [{ turn: 1, score: 4 }],
    depth: 1,
  });
  const broken: RootSearch = {
    begin: () => undefined,
    search: () => {
      throw new Error('broken');
    },
    unwind: () => undefined,
  };
  expect(() => deepen(roots, broken, settings)).toThrow('broken');
});
