/** Scenario files (Content, "Scenario file format"): reading with every fault named by its line, and writing. */
import { err, ok, type Param, type Refusal, type Result, refusal } from '#engine/result.ts';
import { type Direction, parseDirection, parseSquare } from '../geometry.ts';
import { MAX_SIZE, MIN_SIZE } from '../notation/tcp.ts';
import type { Objectives } from '../types.ts';
import { type Json, readJson } from './json.ts';
import {
  cellOfCharacter,
  OBJECTIVES,
  SCENARIO_FORMAT,
  type Scenario,
  SYMMETRIES,
  type Symmetry,
} from './scenario.ts';

/** A fault of a file: its params always have the `line` of the text on which it stands. */
export type ScenarioError = Refusal;

/** Beyond this no square would have a name; what is legal is narrower (SIZE, TC-13.3). */
const MAX_READABLE_SIZE = 26;
const MAX_MINUTES = 100_000;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KNOWN_FIELDS: readonly string[] = [
  'format',
  'id',
  'name',
  'width',
  'height',
  'symmetry',
  'map',
  'facings',
  'objectives',
  'flags',
  'clock',
  'author',
  'notes',
];

type Fields = { readonly [name: string]: Json };
type LineOf = (...path: readonly (string | number)[]) => number;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the fields of one file and collects every fault on the way. */
class FileReader {
  readonly errors: ScenarioError[] = [];
  readonly #fields: Fields;
  readonly #lineOf: LineOf;

  constructor(fields: Fields, lineOf: LineOf) {
    this.#fields = fields;
    this.#lineOf = lineOf;
  }

  fault(
    code: string,
    path: readonly (string | number)[],
    params: Record<string, Param>,
    clause = 'TC-13.10',
  ): void {
    this.errors.push(refusal(code, clause, { line: this.#lineOf(...path), ...params }));
  }

  value(field: string): Json | undefined {
    return Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined;
  }

  /** The value of a field, or `undefined` after a fault; `fallback` stands for a field that is absent. */
  #typed<T extends Json>(
    field: string,
    expected: string,
    is: (value: Json) => value is T,
    fallback?: T,
  ): T | undefined {
    const value = this.value(field);
    if (value === undefined) {
      if (fallback === undefined) this.fault('SCENARIO_FIELD_MISSING', [], { field });
      return fallback;
    }
    if (is(value)) return value;
    this.fault('SCENARIO_FIELD_TYPE', [field], { field, expected });
    return undefined;
  }

  text(field: string, fallback?: string): string | undefined {
    return this.#typed(field, 'string', (value) => typeof value === 'string', fallback);
  }

  fields(field: string): Fields | undefined {
    return this.#typed(field, 'object', isFields, {});
  }

  list(field: string): readonly Json[] | undefined {
    return this.#typed(field, 'array', (value): value is readonly Json[] => Array.isArray(value));
  }

  fieldsOrNull(field: string): Fields | null | undefined {
    return this.value(field) === null ? null : this.value(field) === undefined ? null : this.fields(field);
  }

  size(field: 'width' | 'height'): number | undefined {
    const size = this.#typed(field, 'integer', (value): value is number => Number.isInteger(value));
    if (size === undefined || (size >= 1 && size <= MAX_READABLE_SIZE)) return size;
    this.fault('SIZE', [field], { field, found: size, min: MIN_SIZE, max: MAX_SIZE }, 'TC-13.3');
    return undefined;
  }

  oneOf<T extends string>(field: string, values: readonly T[], fallback?: T): T | undefined {
    const text = this.text(field, fallback);
    const found = values.find((value) => value === text);
    if (text !== undefined && found === undefined) {
      this.fault('SCENARIO_FIELD_VALUE', [field], { field, found: text, expected: values.join(', ') });
    }
    return found;
  }

  map(width: number | undefined, height: number | undefined): readonly string[] | undefined {
    const rows = this.list('map');
    if (rows === undefined) return undefined;
    const before = this.errors.length;
    if (height !== undefined && rows.length !== height) {
      this.fault('SCENARIO_MAP_ROWS', ['map'], { found: rows.length, expected: height });
    }
    const map: string[] = [];
    for (const [index, row] of rows.entries()) {
      const at = ['map', index] as const;
      if (typeof row !== 'string') {
        this.fault('SCENARIO_FIELD_TYPE', at, { field: `map[${index}]`, expected: 'string' });
        continue;
      }
      map.push(row);
      if (width !== undefined && row.length !== width) {
        this.fault('SCENARIO_MAP_WIDTH', at, { row: index + 1, found: row.length, expected: width });
      }
      const column = [...row].findIndex((character) => cellOfCharacter(character) === undefined);
      if (column >= 0) {
        const found = [...row][column] ?? '';
        this.fault('SCENARIO_MAP_CHARACTER', at, { row: index + 1, column: column + 1, found });
      }
    }
    return this.errors.length === before ? map : undefined;
  }

  facings(map: readonly string[] | undefined): Readonly<Record<string, Direction>> | undefined {
    const facings = this.fields('facings');
    if (facings === undefined || map === undefined) return undefined;
    const height = map.length;
    const width = map[0]?.length ?? 0;
    const read: [string, Direction][] = [];
    for (const [name, value] of Object.entries(facings)) {
      const square = parseSquare(name, width, height);
      const character =
        square === undefined
          ? ''
          : (map[height - 1 - Math.floor(square / width)] ?? '').charAt(square % width);
      if (!/[a-zA-Z]/.test(character)) {
        this.fault('SCENARIO_FACING_SQUARE', ['facings', name], { square: name });
      } else if (typeof value !== 'string' || parseDirection(value) < 0) {
        const found = typeof value === 'string' ? value : JSON.stringify(value);
        this.fault('SCENARIO_FACING_NAME', ['facings', name], { square: name, found });
      } else read.push([name, value as Direction]);
    }
    return Object.fromEntries(read);
  }

  flags(): Scenario['flags'] | undefined {
    const flags = this.fieldsOrNull('flags');
    if (!flags) return flags;
    const { white, black } = flags;
    if (typeof white === 'string' && typeof black === 'string') return { ...flags, white, black };
    this.fault('SCENARIO_FIELD_TYPE', ['flags'], { field: 'flags', expected: '{"white","black"}' });
    return undefined;
  }

  clock(): Scenario['clock'] | undefined {
    const clock = this.fieldsOrNull('clock');
    if (!clock) return clock;
    const { minutes, increment } = clock;
    if (typeof minutes !== 'number' || typeof increment !== 'number') {
      this.fault('SCENARIO_FIELD_TYPE', ['clock'], { field: 'clock', expected: '{"minutes","increment"}' });
      return undefined;
    }
    if (minutes > 0 && minutes <= MAX_MINUTES && increment >= 0 && increment <= MAX_MINUTES) {
      return { ...clock, minutes, increment };
    }
    const expected = `0 < minutes <= ${MAX_MINUTES}, 0 <= increment <= ${MAX_MINUTES}`;
    this.fault('SCENARIO_FIELD_VALUE', ['clock'], {
      field: 'clock',
      found: `${minutes}+${increment}`,
      expected,
    });
    return undefined;
  }

  scenario(): Scenario | undefined {
    const format = this.text('format');
    if (format !== undefined && format !== SCENARIO_FORMAT) {
      this.fault('SCENARIO_FORMAT', ['format'], { found: format, expected: SCENARIO_FORMAT });
    }
    const id = this.text('id');
    if (id !== undefined && (!ID.test(id) || id.length > 64)) {
      this.fault('SCENARIO_ID', ['id'], { found: id });
    }
    const name = this.text('name');
    const width = this.size('width');
    const height = this.size('height');
    const symmetry = this.oneOf<Symmetry>('symmetry', SYMMETRIES);
    const map = this.map(width, height);
    const facings = this.facings(map);
    const objectives = this.oneOf<Objectives>('objectives', OBJECTIVES, 'standard');
    const flags = this.flags();
    const clock = this.clock();
    const author = this.text('author', '');
    const notes = this.text('notes', '');
    if (
      this.errors.length > 0 ||
      id === undefined ||
      name === undefined ||
      width === undefined ||
      height === undefined ||
      symmetry === undefined ||
      map === undefined ||
      facings === undefined ||
      objectives === undefined ||
      flags === undefined ||
      clock === undefined ||
      author === undefined ||
      notes === undefined
    ) {
      return undefined;
    }
    const unknown = Object.fromEntries(
      Object.entries(this.#fields).filter(([field]) => !KNOWN_FIELDS.includes(field)),
    );
    return {
      format: SCENARIO_FORMAT,
      id,
      name,
      width,
      height,
      symmetry,
      map,
      facings,
      objectives,
      flags,
      clock,
      author,
      notes,
      unknown,
    };
  }
}

const JSON_CODES = {
  syntax: 'SCENARIO_JSON_SYNTAX',
  duplicate: 'SCENARIO_JSON_DUPLICATE',
  tooDeep: 'SCENARIO_JSON_TOO_DEEP',
  tooLong: 'SCENARIO_JSON_TOO_LONG',
} as const;

const readFields = (value: Json, lineOf: LineOf): Result<Scenario, readonly ScenarioError[]> => {
  if (!isFields(value)) return err([refusal('SCENARIO_NOT_OBJECT', 'TC-13.10', { line: lineOf() })]);
  const reader = new FileReader(value, lineOf);
  const scenario = reader.scenario();
  return scenario === undefined ? err(reader.errors) : ok(scenario);
};

/**
 * Reads a scenario file. Only its shape is judged here: what it must satisfy to be published is judged by
 * `validateScenario`. `facings`, `objectives`, `flags`, `clock`, `author` and `notes` may be absent.
 */
export const parseScenario = (text: string): Result<Scenario, readonly ScenarioError[]> => {
  const json = readJson(text);
  if (json.ok) return readFields(json.value.value, json.value.lineOf);
  const { fault, line, column } = json.error;
  return err([refusal(JSON_CODES[fault], 'TC-13.10', { line, column })]);
};

/** The same for a value that is already parsed; every fault then stands on line 1. */
export const scenarioFromJson = (value: Json): Result<Scenario, readonly ScenarioError[]> =>
  readFields(value, () => 1);

/** The fields of a scenario in the order of the format, then those unknown to it. */
const scenarioToJson = ({ unknown, ...fields }: Scenario): Json =>
  ({ ...fields, ...unknown }) as unknown as Json;

/** Writes a scenario file. */
export const printScenario = (scenario: Scenario): string =>
  `${JSON.stringify(scenarioToJson(scenario), null, 1)}\n`;
