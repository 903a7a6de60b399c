/** The rulebook's chapter 13, clause by clause: scenarios and the editor's checks. */
import { describe, expect, test } from 'vitest';
import { allScenarios, scenarioById } from '../content/scenarios.ts';
import { parseScenario, printScenario } from '../rules/scenario/file.ts';
import { type Scenario, scenarioToTcp } from '../rules/scenario/scenario.ts';
import { validateScenario } from '../rules/scenario/validate.ts';
import { playAll, sitDown, stateOf, tcpNow, tryToSitDown } from './table.ts';

/** 10 files, 12 ranks, far apart, quiet, point-symmetric: the smallest thing with which nothing is wrong. */
const BASE: Scenario = {
  ...scenarioById('training-ground')!,
  id: 'base',
  symmetry: 'rotate',
  map: [
    '....c.....',
    '..l..m....',
    '.##..##...',
    '.....#....',
    '##..##..##',
    '..........',
    '..........',
    '##..##..##',
    '....#.....',
    '...##..##.',
    '....M..L..',
    '.....C....',
  ],
};
const errors = (scenario: Scenario): string[] => [
  ...new Set(validateScenario(scenario).errors.map((found) => found.code)),
];
const warnings = (scenario: Scenario): string[] =>
  validateScenario(scenario).warnings.map((found) => found.code);
/** The base with some ranks written anew; the others stay. */
const withRanks = (ranks: Readonly<Record<number, string>>, change: Partial<Scenario> = {}): Scenario => ({
  ...BASE,
  map: BASE.map.map((row, index) => ranks[12 - index] ?? row),
  ...change,
});
/** The same ranks for both sides, turned by 180 degrees. */
const turned = (ranks: Readonly<Record<number, string>>): Scenario =>
  withRanks(
    Object.fromEntries(
      Object.entries(ranks).flatMap(([rank, row]) => [
        [Number(rank), row],
        [13 - Number(rank), [...row].reverse().map(swap).join('')],
      ]),
    ),
  );
const swap = (c: string): string => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase());
const board = (width: number, height: number): Scenario => ({
  ...BASE,
  width,
  height,
  map: Array.from({ length: height }, (_, row) => {
    if (row === 0) return 'c'.padEnd(width, '.');
    if (row === height - 1) return 'C'.padStart(width, '.');
    const hash = row % 2 === 1 ? '.#' : '..';
    return hash.padEnd(width - 2, '.') + [...hash].reverse().join('');
  }),
});

describe('scenarios', () => {
  test('the base of these tests is without fault', () => {
    expect(validateScenario(BASE)).toEqual({ errors: [], warnings: [] });
  });

  test('players build their own, and play them [TC-13.1]', () => {
    const match = sitDown({ scenarioId: 'custom', scenario: printScenario(BASE) });
    expect(tcpNow(match)).toBe(scenarioToTcp(BASE));
    playAll(match, 'Cf1>f2/N');
  });

  test('what replaces the brochure’s rules accepts all built-in scenarios without a warning [TC-13.2]', () => {
    for (const scenario of allScenarios())
      expect(validateScenario(scenario), scenario.id).toEqual({ errors: [], warnings: [] });
  });

  test('width and height 8 to 24 [TC-13.3]', () => {
    for (const [width, height, fits] of [
      [8, 8, true],
      [24, 24, true],
      [7, 12, false],
      [12, 7, false],
      [25, 12, false],
      [12, 25, false],
    ] as const)
      expect(errors(board(width, height)).includes('SIZE'), `${width}x${height}`).toBe(!fits);
  });

  test('one command tank a side, at most 4 L, 3 M, 2 H, 2 D, 2 R, the same for both [TC-13.3]', () => {
    expect(errors(withRanks({ 1: '..........' }))).toContain('COMMAND_COUNT');
    expect(errors(withRanks({ 1: '.....CC...' }))).toContain('COMMAND_COUNT');
    for (const [letter, most] of Object.entries({ L: 4, M: 3, H: 2, D: 2, R: 2 })) {
      const army = (n: number): Scenario => ({
        ...BASE,
        map: BASE.map.map((row, index) => {
          if (index === 1) return letter.toLowerCase().repeat(n).padEnd(10, '.');
          return index === 10 ? letter.repeat(n).padStart(10, '.') : row;
        }),
      });
      expect(errors(army(most)), `${most} ${letter}`).not.toContain('ARMY_LIMIT');
      expect(errors(army(most + 1)), `${most + 1} ${letter}`).toContain('ARMY_LIMIT');
      expect(errors(army(1))).not.toContain('ARMY_MISMATCH');
    }
    expect(errors(withRanks({ 2: '....M.....' }))).toContain('ARMY_MISMATCH');
    expect(errors(withRanks({ 2: '....L..M..' })), 'the counts are what matters').not.toContain(
      'ARMY_MISMATCH',
    );
  });

  test('obstacles, border and armies keep the declared symmetry [TC-13.4]', () => {
    expect(errors(withRanks({ 6: '#.........' }))).toContain('SYMMETRY');
    expect(errors(turned({ 6: '#.........' }))).not.toContain('SYMMETRY');
    expect(errors(withRanks({ 6: '%.........' })), 'border').toContain('SYMMETRY');
    expect(errors(withRanks({ 2: '.......ML.' })), 'armies').toContain('SYMMETRY');
    expect(errors(withRanks({}, { facings: { e2: 'NE' } })), 'facings').toContain('SYMMETRY');
    expect(
      errors(withRanks({}, { facings: { e2: 'NE', f11: 'SW' } })),
      'turned by 180 degrees',
    ).not.toContain('SYMMETRY');
    expect(errors(withRanks({}, { symmetry: 'mirror' })), 'another symmetry').toContain('SYMMETRY');
    expect(errors(withRanks({ 6: '#.........' }, { symmetry: 'none' }))).not.toContain('SYMMETRY');
    const mirrored: Scenario = {
      ...BASE,
      symmetry: 'mirror',
      map: BASE.map.map((row, index) => (index < 6 ? row : [...BASE.map[11 - index]!].map(swap).join(''))),
    };
    expect(errors(mirrored)).not.toContain('SYMMETRY');
    expect(errors({ ...mirrored, facings: { f2: 'NE', f11: 'SE' } }), 'f to 4 - f').not.toContain('SYMMETRY');
    expect(errors({ ...mirrored, facings: { f2: 'NE', f11: 'SW' } })).toContain('SYMMETRY');
    // `none` is for unrated games only.
    const none = printScenario({ ...BASE, symmetry: 'none' });
    expect(tryToSitDown({ scenarioId: 'custom', scenario: none, rated: true }).ok).toBe(false);
    expect(tryToSitDown({ scenarioId: 'custom', scenario: none }).ok).toBe(true);
  });

  test('obstacles are 5 % to 35 % of the squares that are no border, limits included [TC-13.5, TC-13.12]', () => {
    // 20x20 with n obstacles in full ranks of the middle: 20 is 5 %, 140 is 35 %.
    const dense = (n: number, border = 0): Scenario => {
      const cells: string[] = Array.from({ length: 400 }, (_, i) => (i === 10 ? 'c' : i === 389 ? 'C' : '.'));
      for (let i = 0; i < n; i++) cells[100 + i] = '#';
      for (let i = 0; i < border; i++) cells[260 + i] = '%';
      return {
        ...BASE,
        symmetry: 'none',
        width: 20,
        height: 20,
        map: Array.from({ length: 20 }, (_, row) => cells.slice(row * 20, row * 20 + 20).join('')),
      };
    };
    for (const [n, fits] of [
      [19, false],
      [20, true],
      [140, true],
      [141, false],
    ] as const)
      expect(errors(dense(n)).includes('DENSITY'), `${n} of 400`).toBe(!fits);
    // Border squares do not count: 19 of 380 is 5 % again.
    expect(errors(dense(19, 20)).includes('DENSITY')).toBe(false);
  });

  test('one region under king moves; at least 6 open squares on each far rank [TC-13.5]', () => {
    const wall = { 6: '##########', 7: '##########' };
    expect(errors(withRanks(wall))).toContain('DISCONNECTED');
    expect(errors(withRanks({ 6: '#########.', 7: '.#########' })), 'ten squares apart').toContain(
      'DISCONNECTED',
    );
    expect(errors(withRanks({ 6: '####.#####', 7: '#####.####' })), 'a diagonal gap is enough').not.toContain(
      'DISCONNECTED',
    );
    expect(errors(turned({ 1: '####.C....' }))).not.toContain('GOAL_WIDTH');
    expect(errors(turned({ 1: '#####C....' }))).toContain('GOAL_WIDTH');
    expect(errors(turned({ 1: '%%###C....' })), 'border counts as closed').toContain('GOAL_WIDTH');
  });

  test('opposing tanks at least 0.6 times the height apart, rounded up [TC-13.6]', () => {
    // Height 12: 7.2, so 8. The base's nearest tanks are on ranks 2 and 11, nine apart.
    expect(errors(BASE)).not.toContain('DISTANCE');
    expect(
      errors(withRanks({ 2: '..........', 3: '....M..L..' }, { symmetry: 'none' })),
      'eight',
    ).not.toContain('DISTANCE');
    expect(errors(withRanks({ 2: '..........', 4: '....M..L..' }, { symmetry: 'none' })), 'seven').toContain(
      'DISTANCE',
    );
  });

  test('a quiet start: no destroying shot, no CHECK or ESCAPE, three own turns to an exit [TC-13.7, TC-13.12]', () => {
    const crossroads = scenarioById('crossroads')!;
    const open = { ...crossroads, map: crossroads.map.map((row) => row.replaceAll('#', '.')) };
    expect(errors(open)).toContain('OPENING_SHOT');
    // A medium of each side with an open file to the enemy command tank.
    const lane = turned({
      1: '....C.M...',
      2: '..........',
      3: '..........',
      4: '..........',
      5: '..........',
      6: '..........',
    });
    expect(errors({ ...lane, symmetry: 'none' })).toEqual(
      expect.arrayContaining(['OPENING_SHOT', 'OPENING_THREAT']),
    );
    // Height 8: the far edge is two turns away.
    expect(errors(board(8, 8))).toContain('EXIT_DISTANCE');
    expect(errors(BASE)).not.toContain('EXIT_DISTANCE');
    const walled = withRanks({ 1: '....#C#...', 2: 'M...###..L' }, { symmetry: 'none' });
    expect(errors(walled), 'never is no finite number').toContain('EXIT_DISTANCE');
    // Judged by objectives `standard`, whatever the scenario says.
    expect(errors({ ...board(8, 8), objectives: 'destroyOnly' })).toContain('EXIT_DISTANCE');
    expect(errors({ ...walled, objectives: 'captureFlag' })).toContain('EXIT_DISTANCE');
    // The other tanks stay and block: an own tank in the only gap shuts its command tank in.
    const shut = withRanks({ 1: '....#C#...', 2: '....#M#L..' }, { symmetry: 'none' });
    expect(errors(shut)).toContain('EXIT_DISTANCE');
  });

  test('warnings only: a tank that cannot drive, squares joined by diagonals alone [TC-13.8]', () => {
    const stuck = turned({ 1: 'LM...C....', 2: '#M..M.....' });
    expect(warnings(stuck)).toContain('STUCK_PIECE');
    expect(errors(stuck)).not.toContain('STUCK_PIECE');
    const pocket = turned({ 1: '.#...C....', 2: '#...M..L..' });
    expect(warnings(pocket)).toContain('ORTHO_POCKET');
    expect(warnings(BASE)).toEqual([]);
  });

  test('a faulty scenario is a draft: it may be tried, not rated; no command tank, no further checks [TC-13.9]', () => {
    const draft = withRanks({ 6: '#.........' });
    expect(errors(draft)).toEqual(['SYMMETRY']);
    expect(parseScenario(printScenario(draft)).ok, 'saved').toBe(true);
    expect(tryToSitDown({ scenarioId: 'custom', scenario: printScenario(draft) }).ok, 'tried').toBe(true);
    expect(tryToSitDown({ scenarioId: 'custom', scenario: printScenario(draft), rated: true }).ok).toBe(
      false,
    );
    const headless: Scenario = {
      ...withRanks({ 1: '..........', 2: 'M.LLLLL...', 6: '#.........' }),
      width: 10,
      facings: {},
    };
    const found = errors(headless);
    expect(found).toContain('COMMAND_COUNT');
    expect(
      found.filter((code) => !['SIZE', 'COMMAND_COUNT', 'ARMY_LIMIT', 'ARMY_MISMATCH'].includes(code)),
    ).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['ARMY_LIMIT', 'ARMY_MISMATCH']));
    expect(warnings(headless)).toEqual([]);
  });

  test('the file format: read, written, read again; unknown fields are kept [TC-13.10]', () => {
    const octagon = scenarioById('octagon')!;
    const text = printScenario(octagon);
    expect(JSON.parse(text)).toMatchObject({
      format: 'tank-chess-scenario/1',
      id: 'octagon',
      name: 'Octagon',
      width: 16,
      height: 16,
      symmetry: 'mirror',
      facings: {},
      objectives: 'standard',
      flags: null,
    });
    const more = JSON.stringify({ ...JSON.parse(text), weather: 'rain', facings: { f1: 'NE' } });
    const again = parseScenario(more);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(JSON.parse(printScenario(again.value))).toEqual(JSON.parse(more));
    expect(scenarioToTcp(again.value)).toBe(scenarioToTcp(octagon).replace('H01C0', 'H11C0'));
    for (const [field, value] of [
      ['format', 'tank-chess-scenario/2'],
      ['symmetry', 'round'],
      ['width', '16'],
      ['map', ['.']],
      ['facings', { a5: 'N' }],
    ] as const)
      expect(parseScenario(JSON.stringify({ ...JSON.parse(text), [field]: value })).ok, field).toBe(false);
  });

  test('a game keeps its own copy of the scenario [TC-13.11]', () => {
    const file = printScenario(BASE);
    const match = sitDown({ scenarioId: 'custom', scenario: file });
    const before = tcpNow(match);
    const edited: Scenario = withRanks({ 6: '#.........' });
    expect(scenarioToTcp(edited)).not.toBe(before);
    expect(tcpNow(match)).toBe(before);
    expect(stateOf(match).config.scenario.map).toEqual(BASE.map);
    expect(match.setup.options.scenario, 'it is in the record of the match').toBe(file);
  });

  test('captureFlag needs two different open squares of the board [TC-13.13]', () => {
    const flagged = (
      white: string,
      black: string,
      objectives: Scenario['objectives'] = 'captureFlag',
    ): string[] => errors({ ...BASE, objectives, flags: { white, black } });
    expect(flagged('e1', 'f12')).not.toContain('FLAG_SQUARE');
    expect(flagged('e1', 'e1'), 'the same').toContain('FLAG_SQUARE');
    expect(flagged('d3', 'f12'), 'an obstacle').toContain('FLAG_SQUARE');
    expect(flagged('e1', 'k5'), 'not on the board').toContain('FLAG_SQUARE');
    expect(flagged('d3', 'd3', 'standard'), 'only under captureFlag').not.toContain('FLAG_SQUARE');
    expect(
      errors({ ...BASE, objectives: 'captureFlag', flags: null }),
      'the command tanks’ squares',
    ).not.toContain('FLAG_SQUARE');
    const border = {
      ...turned({ 1: '%....C....' }),
      objectives: 'captureFlag' as const,
      flags: { white: 'a1', black: 'j12' },
    };
    expect(errors(border)).toContain('FLAG_SQUARE');
  });
});
