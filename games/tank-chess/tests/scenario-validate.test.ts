import { describe, expect, it } from 'vitest';
import { allScenarios, scenarioById } from '../content/scenarios.ts';
import { parseSquare, squareName } from '../rules/geometry.ts';
import type { Finding } from '../rules/scenario/finding.ts';
import { exitTurns, tankDistance } from '../rules/scenario/opening.ts';
import { type Scenario, scenarioData } from '../rules/scenario/scenario.ts';
import { density } from '../rules/scenario/terrain.ts';
import { validateScenario } from '../rules/scenario/validate.ts';
import { FIGURES } from './content-figures.ts';

/** A board of this size with these things on it: `{ h1: 'C' }`. */
const board = (
  width: number,
  height: number,
  things: Readonly<Record<string, string>>,
  more: Partial<Scenario> = {},
): Scenario => {
  const cells = Array<string>(width * height).fill('.');
  for (const [name, thing] of Object.entries(things)) {
    const square = parseSquare(name, width, height);
    if (square === undefined) throw new Error(`no square ${name}`);
    cells[square] = thing;
  }
  const map = Array.from({ length: height }, (_, row) =>
    cells.slice((height - 1 - row) * width, (height - row) * width).join(''),
  );
  return {
    format: 'tank-chess-scenario/1',
    id: 'test',
    name: 'Test',
    width,
    height,
    symmetry: 'none',
    map,
    facings: {},
    objectives: 'standard',
    flags: null,
    clock: null,
    author: '',
    notes: '',
    unknown: {},
    ...more,
  };
};
const COMMANDS = { a1: 'C', a16: 'c' };
/** `count` things on squares in the order a1, b1 …, passing over `avoid` and ranks below `rank`. */
const fill = (
  count: number,
  thing: string,
  { width = 16, height = 16, rank = 1, avoid = [] as readonly string[] } = {},
): Record<string, string> => {
  const names: string[] = [];
  for (let square = (rank - 1) * width; names.length < count && square < width * height; square++) {
    const name = squareName(square, width);
    if (!avoid.includes(name)) names.push(name);
  }
  if (names.length < count) throw new Error('too little room');
  return Object.fromEntries(names.map((name) => [name, thing]));
};

const errors = (scenario: Scenario, code?: string): readonly Finding[] =>
  validateScenario(scenario).errors.filter((found) => code === undefined || found.code === code);
const warnings = (scenario: Scenario, code: string): readonly Finding[] =>
  validateScenario(scenario).warnings.filter((found) => found.code === code);

describe('the built-in scenarios pass (TC-13.3 to TC-13.8)', () => {
  it.each(allScenarios().map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    expect(validateScenario(scenario)).toEqual({ errors: [], warnings: [] });
  });

  it.each(FIGURES.filter((figures) => figures.measured !== undefined))(
    '$id: density, distance and exit are those of the table',
    (figures) => {
      const data = scenarioData(scenarioById(figures.id)!);
      const { obstacles, squares } = density(data);
      expect([
        ((100 * obstacles) / squares).toFixed(1),
        tankDistance(data)?.distance,
        exitTurns(data, 0),
      ]).toEqual(figures.measured);
      expect(exitTurns(data, 1)).toBe(exitTurns(data, 0));
    },
  );
});

describe('WE-53: crossroads without g8 and j9 (TC-13.4, TC-13.5, TC-13.6, TC-13.9)', () => {
  const crossroads = scenarioById('crossroads')!;
  const opened: Scenario = {
    ...crossroads,
    map: crossroads.map.map((row, index) =>
      index === 7
        ? `${row.slice(0, 9)}.${row.slice(10)}`
        : index === 8
          ? `${row.slice(0, 6)}.${row.slice(7)}`
          : row,
    ),
  };

  it('has lost those two obstacles', () => {
    const was = scenarioData(crossroads).cells;
    const changed = [...scenarioData(opened).cells.entries()].filter(
      ([square, cell]) => cell !== was[square],
    );
    expect(changed.map(([square]) => squareName(square, 16))).toEqual(['g8', 'j9']);
  });

  it('fails with OPENING_SHOT for both sides, and with nothing else', () => {
    const { errors: found, warnings: warned } = validateScenario(opened);
    expect(warned).toEqual([]);
    expect(found.map(({ code, clause, params }) => [code, clause, params?.side])).toEqual([
      ['OPENING_SHOT', 'TC-13.7', 'white'],
      ['OPENING_SHOT', 'TC-13.7', 'black'],
    ]);
    expect(found[0]).toMatchObject({ params: { turns: 1, turn: 'Me2>g5/NE*g15' }, squares: ['e2', 'g15'] });
    expect(found[1]).toMatchObject({ params: { turns: 1, turn: 'Ml15>j12/SW*j2' }, squares: ['l15', 'j2'] });
  });
});

describe('size and armies (TC-13.3)', () => {
  it.each([
    [8, 8, []],
    [24, 24, []],
    [7, 8, [['width', 7]]],
    [8, 7, [['height', 7]]],
    [25, 24, [['width', 25]]],
    [24, 25, [['height', 25]]],
    [
      7,
      25,
      [
        ['width', 7],
        ['height', 25],
      ],
    ],
  ] as const)('%ix%i', (width, height, expected) => {
    const found = errors(board(width, height, { a1: 'C', g7: 'c' }), 'SIZE');
    expect(found.map(({ params }) => [params?.field, params?.found])).toEqual(expected);
  });

  it('exactly one command tank a side (COMMAND_COUNT)', () => {
    const count = (things: Record<string, string>): unknown[] =>
      errors(board(16, 16, things), 'COMMAND_COUNT').map(({ params, squares }) => [
        params?.side,
        params?.found,
        squares,
      ]);
    expect(count(COMMANDS)).toEqual([]);
    expect(count({ a1: 'C' })).toEqual([['black', 0, undefined]]);
    expect(count({ ...COMMANDS, c1: 'C' })).toEqual([['white', 2, ['a1', 'c1']]]);
    expect(count({})).toEqual([
      ['white', 0, undefined],
      ['black', 0, undefined],
    ]);
  });

  it('without that, only size and armies are reported (TC-13.9)', () => {
    // This board also lacks obstacles, symmetry and distance, and would have an opening shot.
    const scenario = board(7, 16, { a1: 'C', b1: 'C', ...fill(5, 'L', { width: 7, rank: 3 }), a6: 'm' });
    const codes = errors({ ...scenario, symmetry: 'rotate' }).map((found) => found.code);
    expect(codes).toEqual([
      'SIZE',
      'COMMAND_COUNT',
      'COMMAND_COUNT',
      'ARMY_LIMIT',
      'ARMY_MISMATCH',
      'ARMY_MISMATCH',
      'ARMY_MISMATCH',
    ]);
    expect(validateScenario(scenario).warnings).toEqual([]);
  });

  it.each([
    ['L', 4],
    ['M', 3],
    ['H', 2],
    ['D', 2],
    ['R', 2],
  ])('%s: at most %i of them, as many as the box has (ARMY_LIMIT)', (letter, limit) => {
    for (const [thing, side] of [
      [letter, 'white'],
      [letter.toLowerCase(), 'black'],
    ] as const) {
      const withTanks = (count: number): Scenario =>
        board(16, 16, { ...COMMANDS, ...fill(count, thing, { rank: 4 }) });
      expect(errors(withTanks(limit), 'ARMY_LIMIT')).toEqual([]);
      const [found, ...others] = errors(withTanks(limit + 1), 'ARMY_LIMIT');
      expect(found?.params).toEqual({ side, type: letter, found: limit + 1, max: limit });
      expect([found?.squares?.length, others]).toEqual([limit + 1, []]);
    }
  });

  it('both sides have the same counts (ARMY_MISMATCH)', () => {
    const found = errors(
      board(16, 16, { ...COMMANDS, c3: 'L', d3: 'M', d12: 'm', e12: 'm' }),
      'ARMY_MISMATCH',
    );
    expect(found.map(({ params }) => params)).toEqual([
      { type: 'L', white: 1, black: 0 },
      { type: 'M', white: 1, black: 2 },
    ]);
    expect(errors(board(16, 16, { ...COMMANDS, c3: 'L', e12: 'l' }), 'ARMY_MISMATCH')).toEqual([]);
  });
});

describe('symmetry (TC-13.4)', () => {
  const rotate = { symmetry: 'rotate' } as const;
  const mirror = { symmetry: 'mirror' } as const;
  const odd = (things: Record<string, string>, more: Partial<Scenario>): readonly string[] =>
    errors(board(16, 16, things, more), 'SYMMETRY').flatMap((found) => found.squares ?? []);

  it('rotate takes a1 to p16, mirror takes it to a16; sides change places', () => {
    expect(odd({ a1: 'C', p16: 'c' }, rotate)).toEqual([]);
    expect(odd({ a1: 'C', p16: 'c' }, mirror)).toEqual(['a1', 'p1', 'a16', 'p16']);
    expect(odd({ a1: 'C', a16: 'c' }, mirror)).toEqual([]);
    expect(odd({ a1: 'C', a16: 'c' }, rotate)).toEqual(['a1', 'p1', 'a16', 'p16']);
    expect(odd({ a1: 'C', a16: 'c', c3: '#' }, {})).toEqual([]);
  });

  it.each(['#', '%'])('an odd %s', (thing) => {
    const base = { a1: 'C', p16: 'c' };
    expect(odd({ ...base, c3: thing }, rotate)).toEqual(['c3', 'n14']);
    expect(odd({ ...base, c3: thing, n14: thing }, rotate)).toEqual([]);
    expect(odd({ ...base, c3: thing, n14: thing === '#' ? '%' : '#' }, rotate)).toEqual(['c3', 'n14']);
  });

  it('an odd type, owner or facing', () => {
    const base = { a1: 'C', p16: 'c' };
    expect(odd({ ...base, c3: 'L', n14: 'm' }, rotate)).toEqual(['c3', 'n14']);
    expect(odd({ ...base, c3: 'L', n14: 'L' }, rotate)).toEqual(['c3', 'n14']);
    expect(odd({ ...base, c3: 'L', n14: 'l' }, { ...rotate, facings: { c3: 'NE' } })).toEqual(['c3', 'n14']);
    expect(odd({ ...base, c3: 'L', n14: 'l' }, { ...rotate, facings: { c3: 'NE', n14: 'SW' } })).toEqual([]);
    const mirrored = { a1: 'C', a16: 'c', c3: 'L', c14: 'l' };
    expect(odd(mirrored, { ...mirror, facings: { c3: 'NE', c14: 'SW' } })).toEqual(['c3', 'c14']);
    expect(odd(mirrored, { ...mirror, facings: { c3: 'NE', c14: 'SE' } })).toEqual([]);
    expect(odd(mirrored, { ...mirror, facings: { c3: 'W', c14: 'W' } })).toEqual([]);
  });
});

describe('terrain (TC-13.5, limits included by TC-13.12)', () => {
  it('obstacles are 5 % to 35 % of the squares (DENSITY)', () => {
    const with400 = (count: number): readonly Finding[] =>
      errors(
        board(20, 20, { ...fill(count, '#', { width: 20, height: 20, rank: 5 }), a1: 'C', a20: 'c' }),
        'DENSITY',
      );
    expect([20, 140].map(with400)).toEqual([[], []]);
    expect([19, 141].map((count) => with400(count).map(({ params }) => params))).toEqual([
      [{ obstacles: 19, squares: 400, min: 5, max: 35 }],
      [{ obstacles: 141, squares: 400, min: 5, max: 35 }],
    ]);
  });

  it('border squares do not count for it', () => {
    const border = fill(56, '%', { rank: 2 });
    const with200 = (count: number): readonly Finding[] =>
      errors(board(16, 16, { ...border, ...fill(count, '#', { rank: 6 }), ...COMMANDS }), 'DENSITY');
    expect([10, 70].map(with200)).toEqual([[], []]);
    expect([9, 71].map((count) => with200(count).length)).toEqual([1, 1]);
  });

  it('everything that is neither obstacle nor border is one region under king moves (DISCONNECTED)', () => {
    const wall = fill(16, '#', { rank: 8 });
    expect(errors(board(16, 16, { ...wall, ...COMMANDS, h8: '.' }), 'DISCONNECTED')).toEqual([]);
    const cutOff = { ...COMMANDS, o16: '#', o15: '#', p15: '%' };
    expect(errors(board(16, 16, cutOff), 'DISCONNECTED')).toMatchObject([
      { params: { regions: 2 }, squares: ['p16'] },
    ]);
    expect(errors(board(16, 16, { ...cutOff, o15: '.' }), 'DISCONNECTED')).toEqual([]);
    // Tanks stand on the board; they do not part it.
    expect(errors(board(16, 16, { ...cutOff, o15: 'L' }), 'DISCONNECTED')).toEqual([]);
  });

  it('each far rank has at least six squares (GOAL_WIDTH)', () => {
    const ends = { a2: 'C', a15: 'c' };
    const narrow = (rank: number, thing: string, free: number): readonly Finding[] =>
      errors(board(16, 16, { ...ends, ...fill(16 - free, thing, { rank }) }), 'GOAL_WIDTH');
    expect([narrow(1, '#', 6), narrow(1, '%', 6), narrow(16, '#', 6)]).toEqual([[], [], []]);
    expect(narrow(16, '#', 5).map(({ params }) => params)).toEqual([
      { side: 'white', found: 5, expected: 6 },
    ]);
    expect(narrow(1, '%', 5).map(({ params }) => params)).toEqual([{ side: 'black', found: 5, expected: 6 }]);
  });

  it('squares joined only by diagonal steps are a warning (ORTHO_POCKET, TC-13.8)', () => {
    const corner = { ...COMMANDS, p15: '#', o16: '#' };
    const [found, ...others] = warnings(board(16, 16, corner), 'ORTHO_POCKET');
    expect([found?.squares, found?.clause, others]).toEqual([['p16'], 'TC-13.8', []]);
    expect(warnings(board(16, 16, { ...corner, o16: '.' }), 'ORTHO_POCKET')).toEqual([]);
    // What is cut off altogether is an error, not a pocket.
    expect(warnings(board(16, 16, { ...corner, o15: '#' }), 'ORTHO_POCKET')).toEqual([]);
  });
});

describe('the opening (TC-13.6, TC-13.7, TC-13.8)', () => {
  it.each([
    [10, 6],
    [11, 7],
    [12, 8],
    [15, 9],
    [16, 10],
    [20, 12],
    [24, 15],
  ])('on a board %i high opposing tanks are at least %i king moves apart (DISTANCE)', (height, least) => {
    const apart = (distance: number): readonly Finding[] =>
      errors(board(8, height, { a1: 'C', [`c${1 + distance}`]: 'c' }), 'DISTANCE');
    expect(apart(least)).toEqual([]);
    expect(apart(least - 1)).toMatchObject([
      { params: { found: least - 1, expected: least }, squares: ['a1', `c${least}`] },
    ]);
  });

  it('neither side has a destroying shot (OPENING_SHOT)', () => {
    // Two medium tanks face each other on file f; a wall with one gap leaves them no other line.
    const line = { a1: 'C', p16: 'c', f2: 'M', f15: 'm' };
    const sides = (facings: Scenario['facings']): unknown[] =>
      errors(board(16, 16, line, { facings }), 'OPENING_SHOT').map(({ params }) => params?.side);
    const walls = { ...line, ...fill(16, '#', { rank: 8 }) };
    expect(errors(board(16, 16, walls), 'OPENING_SHOT')).toEqual([]);
    expect(sides({})).toEqual(['white', 'black']);
    const frontOnly = { ...walls, f8: '.' };
    expect(errors(board(16, 16, frontOnly), 'OPENING_SHOT')).toEqual([]);
    const [shot] = errors(board(16, 16, frontOnly, { facings: { f15: 'E' } }), 'OPENING_SHOT');
    expect(shot).toMatchObject({ params: { side: 'white' }, squares: ['f2', 'f15'] });
  });

  it('neither side threatens CHECK or ESCAPE (OPENING_THREAT)', () => {
    const threats = (things: Record<string, string>, more: Partial<Scenario> = {}): unknown[] =>
      errors(board(16, 16, things, more), 'OPENING_THREAT').map(({ params }) => [
        params?.side,
        params?.threat,
      ]);
    const wall = fill(16, '#', { rank: 8 });
    expect(threats({ ...wall, a1: 'C', p16: 'c' })).toEqual([]);
    expect(threats({ ...wall, a1: 'C', p16: 'c', p1: 'H', p8: '.' })).toEqual([['white', 'check']]);
    expect(threats({ ...wall, a12: 'C', p7: 'c' })).toEqual([['white', 'escape']]);
    expect(threats({ ...wall, a11: 'C', p7: 'c' })).toEqual([]);
    expect(threats({ ...wall, a11: 'C', p5: 'c' })).toEqual([['black', 'escape']]);
    // Judged by the standard objectives, whatever the scenario says (TC-13.12).
    const destroyOnly = { objectives: 'destroyOnly' } as const;
    expect(threats({ ...wall, a12: 'C', p7: 'c' }, destroyOnly)).toEqual([['white', 'escape']]);
  });

  it('a command tank needs at least three own turns to escape, and a finite number (EXIT_DISTANCE)', () => {
    const found = (things: Record<string, string>, more: Partial<Scenario> = {}): unknown[] =>
      errors(board(16, 16, things, more), 'EXIT_DISTANCE').map(({ params }) => [params?.side, params?.found]);
    // Ten forward steps and the exit are three turns; nine and the exit are two.
    expect(found({ a6: 'C', p16: 'c' })).toEqual([]);
    expect(found({ a7: 'C', p16: 'c' })).toEqual([['white', 2]]);
    expect(found({ a6: 'C', p10: 'c' })).toEqual([['black', 2]]);
    // All other tanks block: this one is walled in by its own side (TC-13.12).
    const walled = { a1: 'C', a2: '#', b2: 'M', b1: 'H', p16: 'c' };
    expect(found(walled)).toEqual([['white', '∞']]);
    expect(found({ ...walled, b1: '.' })).toEqual([]);
    expect(found({ a7: 'C', p16: 'c' }, { objectives: 'captureFlag' })).toEqual([['white', 2]]);
  });

  it('a tank that cannot change its square is a warning (STUCK_PIECE)', () => {
    const walled = { ...COMMANDS, h8: 'H', g7: '#', g8: '#', g9: '#', h7: '#', h9: '#', i7: '#', i8: '#' };
    expect(warnings(board(16, 16, walled), 'STUCK_PIECE')).toEqual([]);
    expect(warnings(board(16, 16, { ...walled, i9: '#' }), 'STUCK_PIECE')).toMatchObject([
      { clause: 'TC-13.8', squares: ['h8'] },
    ]);
    expect(warnings(board(16, 16, { ...walled, i9: '#', h7: '.' }), 'STUCK_PIECE')).toEqual([]);
  });
});

describe('flag squares (TC-13.13)', () => {
  const judged = (flags: Scenario['flags'], things: Record<string, string> = {}): readonly Finding[] =>
    errors(board(16, 16, { ...COMMANDS, ...things }, { objectives: 'captureFlag', flags }), 'FLAG_SQUARE');

  it('are two different squares of the board that are neither obstacle nor border (FLAG_SQUARE)', () => {
    expect(judged(null)).toEqual([]);
    expect(judged({ white: 'b1', black: 'b16' })).toEqual([]);
    expect(judged({ white: 'b1', black: 'b1' })).toMatchObject([
      { clause: 'TC-13.13', squares: ['b1', 'b1'] },
    ]);
    expect(judged({ white: 'b17', black: 'b16' })).toHaveLength(1);
    expect(judged({ white: 'b1', black: 'b16' }, { b16: '#' })).toHaveLength(1);
    expect(judged({ white: 'b1', black: 'b16' }, { b1: '%' })).toHaveLength(1);
    expect(judged({ white: 'b1', black: 'b16' }, { b1: 'L' })).toEqual([]);
  });

  it('matter only under captureFlag', () => {
    const flags = { white: 'b1', black: 'b1' };
    expect(errors(board(16, 16, COMMANDS, { flags }), 'FLAG_SQUARE')).toEqual([]);
  });
});
