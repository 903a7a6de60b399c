import { describe, expect, it } from 'vitest';
import { allScenarios, scenarioById } from '../content/scenarios.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import { parseScenario, printScenario } from '../rules/scenario/file.ts';
import { flagSquares, type Scenario, scenarioPosition, scenarioToTcp } from '../rules/scenario/scenario.ts';

/** The example of the specification (Content, "Scenario file format"), character by character. */
const OCTAGON = `{
 "format": "tank-chess-scenario/1",
 "id": "octagon",
 "name": "Octagon",
 "width": 16,
 "height": 16,
 "symmetry": "mirror",
 "map": [
  "%%%%.h.c.mh.%%%%",
  "%%%l.lm.#ml.l%%%",
  "%%....#..#....%%",
  "%..##......##..%",
  ".......##.......",
  "...#.#....#.#...",
  "..##...##...##..",
  "................",
  "................",
  "..##...##...##..",
  "...#.#....#.#...",
  ".......##.......",
  "%..##......##..%",
  "%%....#..#....%%",
  "%%%L.LM.#ML.L%%%",
  "%%%%.H.C.MH.%%%%"
 ],
 "facings": {},
 "objectives": "standard",
 "flags": null,
 "clock": {
  "minutes": 30,
  "increment": 0
 },
 "author": "",
 "notes": ""
}
`;

const read = (text: string): Scenario => {
  const result = parseScenario(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const faults = (text: string): Record<string, unknown>[] => {
  const result = parseScenario(text);
  if (result.ok) throw new Error(`accepted: ${text}`);
  return result.error.map(({ code, clause, params }) => ({ code, clause, ...params }));
};
/** The example with one line replaced; lines count from 1. */
const withLine = (line: number, text: string): string =>
  OCTAGON.split('\n')
    .with(line - 1, text)
    .join('\n');

describe('scenario files (TC-2.11, TC-13.1, TC-13.10)', () => {
  it('the example is the built-in scenario, and is printed as it stands', () => {
    expect(read(OCTAGON)).toEqual(scenarioById('octagon'));
    expect(printScenario(read(OCTAGON))).toBe(OCTAGON);
  });

  it.each(allScenarios().map((scenario) => [scenario.id, scenario] as const))(
    '%s: parse∘print',
    (_, scenario) => {
      expect(read(printScenario(scenario))).toEqual(scenario);
    },
  );

  it('keep unknown fields, also inside flags and clock, and one called __proto__', () => {
    const extra = OCTAGON.replace('"increment": 0', '"increment": 0,\n  "byoyomi": 5').replace(
      '"notes": ""',
      '"notes": "",\n "__proto__": {\n  "x": 1\n },\n "tags": [\n  "border"\n ]',
    );
    const scenario = read(extra);
    expect(Object.keys(scenario.unknown)).toEqual(['__proto__', 'tags']);
    expect(printScenario(scenario)).toBe(extra);
    expect(read(printScenario(scenario))).toEqual(scenario);
  });

  it('face N (White) and S (Black) where no facing is given', () => {
    const scenario = read(withLine(26, ' "facings": {"f1": "NW", "h16": "E"},'));
    const expected = scenarioToTcp(scenarioById('octagon')!)
      .replace('H01C0', 'H71C0')
      .replace('c41m', 'c21m');
    expect(scenarioToTcp(scenario)).toBe(expected);
    expect(printTcp(scenarioPosition(scenario))).toBe(expected);
  });

  it('may leave out facings, objectives, flags, clock, author and notes', () => {
    const { facings, objectives, flags, clock, author, notes, ...rest } = JSON.parse(OCTAGON);
    const scenario = read(JSON.stringify(rest));
    expect({ ...scenario, clock }).toEqual(read(OCTAGON));
    expect([facings, objectives, flags, author, notes, scenario.clock]).toEqual([
      {},
      'standard',
      null,
      '',
      '',
      null,
    ]);
  });

  it('name the flag squares, by default those of the command tanks (TC-8.15, TC-16.3)', () => {
    const objectives = ' "objectives": "captureFlag",';
    const byDefault = read(withLine(27, objectives));
    expect(flagSquares(byDefault)).toEqual([7, 247]);
    expect(scenarioPosition(byDefault).config.flags).toEqual([7, 247]);
    const named = read(
      withLine(27, `${objectives}`).replace('"flags": null', '"flags": {"white": "a8", "black": "a9"}'),
    );
    expect(scenarioPosition(named).config).toMatchObject({ objectives: 'captureFlag', flags: [112, 128] });
    expect(scenarioPosition(named, { objectives: 'standard' }).config.flags).toBeUndefined();
    expect(scenarioPosition(read(OCTAGON), { objectives: 'captureFlag' }).config.flags).toEqual([7, 247]);
    const odd = read(withLine(28, ' "flags": {"white": "a17", "black": "a9"},'));
    expect(flagSquares(odd)).toBeUndefined();
  });
});

describe('faults of scenario files name the line and the rule', () => {
  it.each<[string, string, string, Record<string, unknown>]>([
    ['a lost comma', withLine(3, ' "id": "octagon"'), 'SCENARIO_JSON_SYNTAX', { line: 4, column: 2 }],
    ['a field twice', withLine(4, ' "id": "b",'), 'SCENARIO_JSON_DUPLICATE', { line: 4, column: 2 }],
    ['too deep', '['.repeat(50), 'SCENARIO_JSON_TOO_DEEP', { line: 1 }],
    ['too long', ' '.repeat(300_000), 'SCENARIO_JSON_TOO_LONG', { line: 1 }],
    ['no object', '\n[]', 'SCENARIO_NOT_OBJECT', { line: 2 }],
    ['no name', withLine(4, ''), 'SCENARIO_FIELD_MISSING', { line: 1, field: 'name' }],
    [
      'a number for a name',
      withLine(4, ' "name": 4,'),
      'SCENARIO_FIELD_TYPE',
      { line: 4, field: 'name', expected: 'string' },
    ],
    [
      'a fraction',
      withLine(5, ' "width": 16.5,'),
      'SCENARIO_FIELD_TYPE',
      { line: 5, field: 'width', expected: 'integer' },
    ],
    ['another format', withLine(2, ' "format": "tank-chess-scenario/2",'), 'SCENARIO_FORMAT', { line: 2 }],
    ['capitals in the id', withLine(3, ' "id": "Octagon",'), 'SCENARIO_ID', { line: 3, found: 'Octagon' }],
    ['a symmetry', withLine(7, ' "symmetry": "turn",'), 'SCENARIO_FIELD_VALUE', { line: 7, found: 'turn' }],
    [
      'objectives',
      withLine(27, ' "objectives": "all",'),
      'SCENARIO_FIELD_VALUE',
      { line: 27, field: 'objectives' },
    ],
    [
      'a row too many',
      withLine(9, '  "%%%%.h.c.mh.%%%%", "................",'),
      'SCENARIO_MAP_ROWS',
      { line: 8, found: 17, expected: 16 },
    ],
    [
      'a short row',
      withLine(16, '  "...............",'),
      'SCENARIO_MAP_WIDTH',
      { line: 16, row: 8, found: 15, expected: 16 },
    ],
    [
      'a strange character',
      withLine(16, '  "....?...........",'),
      'SCENARIO_MAP_CHARACTER',
      { line: 16, row: 8, column: 5, found: '?' },
    ],
    ['a row that is no text', withLine(16, '  4,'), 'SCENARIO_FIELD_TYPE', { line: 16, expected: 'string' }],
    [
      'a facing without a tank',
      withLine(26, ' "facings": {\n"f1": "N",\n"a8": "N"},'),
      'SCENARIO_FACING_SQUARE',
      { line: 28, square: 'a8' },
    ],
    [
      'a facing off the board',
      withLine(26, ' "facings": {"a17": "N"},'),
      'SCENARIO_FACING_SQUARE',
      { line: 26, square: 'a17' },
    ],
    [
      'an unknown facing',
      withLine(26, ' "facings": {"f1": "NNE"},'),
      'SCENARIO_FACING_NAME',
      { line: 26, square: 'f1', found: 'NNE' },
    ],
    [
      'one flag',
      withLine(28, ' "flags": {"white": "a1"},'),
      'SCENARIO_FIELD_TYPE',
      { line: 28, field: 'flags' },
    ],
    [
      'a clock as text',
      OCTAGON.replace('"minutes": 30', '"minutes": "30"'),
      'SCENARIO_FIELD_TYPE',
      { line: 29, field: 'clock' },
    ],
    [
      'no time at all',
      OCTAGON.replace('"minutes": 30', '"minutes": 0'),
      'SCENARIO_FIELD_VALUE',
      { line: 29, found: '0+0' },
    ],
  ])('%s', (_, text, code, params) => {
    expect(faults(text)).toEqual([expect.objectContaining({ code, clause: 'TC-13.10', ...params })]);
  });

  it('a size that could not even be drawn is SIZE (TC-13.3)', () => {
    const [first] = faults(withLine(6, ' "height": 27,'));
    expect(first).toEqual({
      code: 'SIZE',
      clause: 'TC-13.3',
      line: 6,
      field: 'height',
      found: 27,
      min: 8,
      max: 24,
    });
  });

  it('all faults are reported together', () => {
    const text = withLine(16, '  "....?...........",').replace('"mirror"', '"?"').replace('"Octagon"', '7');
    expect(faults(text).map(({ code, line }) => `${code} ${line}`)).toEqual([
      'SCENARIO_FIELD_TYPE 4',
      'SCENARIO_FIELD_VALUE 7',
      'SCENARIO_MAP_CHARACTER 16',
    ]);
  });
});
