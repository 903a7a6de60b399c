/**
 * The options of a game as a declarative schema, from which the form, validation, documentation and defaults
 * are made. Message ids are `option.<id>` and `option.<id>.<value>`, those of a preset `preset.<id>`.
 */
import { err, ok, type Refusal, type Result, refusal } from './result.ts';

/** A condition on the table; all named parts must hold. */
export interface When {
  /** The number of seats is one of these. */
  readonly seats?: readonly number[];
  /** Each of these options exists at the table and has one of these values. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
}

interface Common {
  readonly id: string;
  /** The clause of the specification that introduces the option. */
  readonly clause: string;
  /** The option exists only under this condition; otherwise it has its initial value, and forms omit it. */
  readonly when?: When;
  /** What happens to another value where the option does not exist: refused, unless `ignored`. */
  readonly elsewhere?: 'ignored';
}
interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly initial: string;
  /**
   * Values that exist only under a condition. Where the initial value does not exist, the first that does
   * replaces it.
   */
  readonly only?: Readonly<Record<string, When>>;
  /** The value that is proposed where a table counts days per move. */
  readonly slow?: string;
  readonly role?: never;
}
/** Read by the table and not by the rules: who sits where. */
export interface SeatingOption extends Omit<ChoiceOption, 'role'> {
  readonly role: 'seating';
  /** Where the host sits, for each value: first seat, last seat, or all seats drawn by lot. */
  readonly host: Readonly<Record<string, 'first' | 'last' | 'lot'>>;
}
export interface FlagOption extends Common {
  readonly kind: 'flag';
  readonly initial: boolean;
  /** `rated`: set by the table when the match counts for ratings, never by a form. */
  readonly role?: 'rated';
}
interface NumberOption extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Single allowed values outside min..max, such as 0 for "off". */
  readonly also?: readonly number[];
  readonly initial: number;
  readonly role?: never;
}
/** A text with its own syntax, such as a clock "30+5" or a scenario file; '' is the default of the game. */
export interface TextOption extends Common {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly initial: string;
  /** Common values, offered beside the field; named by a message where there is one. */
  readonly usual?: readonly string[];
  /** What is wrong with the text, if anything. */
  readonly check: (text: string) => Refusal | undefined;
  /** `clock`: the time of each seat; read by the table, which sets `none` where it counts days per move. */
  readonly role?: 'clock';
}
export type Option = ChoiceOption | SeatingOption | FlagOption | NumberOption | TextOption;
export type OptionsSchema = readonly Option[];
export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A named set of values that belong together, such as those of a later edition. */
export interface Preset {
  readonly id: string;
  readonly clause: string;
  readonly options: OptionValues;
}

/** An option at one table: with the values that exist there, and its current one. */
export interface OfferedOption {
  readonly option: Option;
  readonly value: OptionValue;
}

const judge = (option: Option, value: unknown): Refusal | undefined => {
  const wrong = (params: Record<string, string | number>) =>
    refusal('BAD_OPTION', option.clause, { option: option.id, ...params });
  switch (option.kind) {
    case 'choice':
      return typeof value === 'string' && option.values.includes(value)
        ? undefined
        : wrong({ allowed: option.values.join(' ') });
    case 'flag':
      return typeof value === 'boolean' ? undefined : wrong({ allowed: 'true false' });
    case 'number': {
      const inside =
        typeof value === 'number' &&
        Number.isInteger(value) &&
        ((value >= option.min && value <= option.max) || (option.also?.includes(value) ?? false));
      const also = option.also?.length ? `${option.also.join(' ')} ` : '';
      return inside ? undefined : wrong({ allowed: `${also}${option.min}-${option.max}` });
    }
    case 'text':
      if (typeof value !== 'string') return wrong({ allowed: 'text' });
      if (value.length > option.maxLength)
        return wrong({ allowed: `at most ${option.maxLength} characters` });
      return option.check(value);
  }
};

/** Evaluates conditions for a number of seats and given values, which need not be valid. */
class Surroundings<V> {
  readonly #schema: OptionsSchema;
  readonly #given: ReadonlyMap<string, V>;
  readonly #seats: number;

  constructor(schema: OptionsSchema, given: ReadonlyMap<string, V>, seats: number) {
    this.#schema = schema;
    this.#given = given;
    this.#seats = seats;
  }

  has(option: Option): boolean {
    return option.when === undefined || this.#holds(option.when);
  }

  /** The option without the values that do not exist here. */
  narrowed(option: Option): Option {
    if (option.kind !== 'choice' || option.only === undefined) return option;
    const { only, initial } = option;
    const values = option.values.filter((value) => {
      const when = Object.hasOwn(only, value) ? only[value] : undefined;
      return when === undefined || this.#holds(when);
    });
    return { ...option, values, initial: values.includes(initial) ? initial : (values[0] ?? initial) };
  }

  #holds({ seats, options = {} }: When): boolean {
    if (seats && !seats.includes(this.#seats)) return false;
    return Object.entries(options).every(([id, values]) => {
      const option = this.#schema.find((o) => o.id === id);
      if (!option || !this.has(option)) return false;
      const value = this.value(option);
      return values.some((one) => one === value);
    });
  }

  /** The given value; the initial one where none is given, or where the given one does not exist here. */
  value(all: Option): V | OptionValue {
    const option = this.narrowed(all);
    const value = this.#given.get(option.id) ?? option.initial;
    const gone = option.kind === 'choice' && !option.values.some((one) => one === value);
    return gone ? option.initial : value;
  }
}

/** The options that exist with so many seats and the values chosen so far: what a form shows. */
export const offeredOptions = (
  schema: OptionsSchema,
  chosen: OptionValues,
  seats: number,
): readonly OfferedOption[] => {
  const here = new Surroundings(schema, new Map(Object.entries(chosen)), seats);
  return schema
    .filter((option) => here.has(option))
    .map((option) => ({ option: here.narrowed(option), value: here.value(option) }));
};

/** The text of a condition, such as "seats 3 4, variant battle team". */
const describe = ({ seats, options = {} }: When): string =>
  [
    ...(seats ? [`seats ${seats.join(' ')}`] : []),
    ...Object.entries(options).map(([id, values]) => `${id} ${values.join(' ')}`),
  ].join(', ');

/** Why an option that does not exist at this table may not have this value. */
const refuseElsewhere = (option: Option, value: unknown): Refusal | undefined =>
  value === option.initial || option.elsewhere === 'ignored'
    ? undefined
    : refusal('OPTION_ELSEWHERE', option.clause, { option: option.id, needs: describe(option.when ?? {}) });

/** The initial value of every option. */
export const defaultOptions = (schema: OptionsSchema): OptionValues =>
  Object.fromEntries(schema.map((o) => [o.id, o.initial]));

/** Why values are refused, and the option concerned; '' when it is the whole. */
export interface WrongOption {
  readonly option: string;
  readonly refusal: Refusal;
}

/**
 * The value of every option at a table with so many seats: as given, else its initial one. Refuses unknown
 * options and wrong values by name, and values of options that do not exist at this table.
 */
export const readOptions = (
  schema: OptionsSchema,
  input: unknown,
  seats: number,
): Result<OptionValues, WrongOption> => {
  // No clause speaks of an option that does not exist.
  const bad = (option: string, allowed: string) =>
    err({ option: '', refusal: refusal('BAD_OPTION', '', { option, allowed }) });
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return bad('', 'an object');
  const given = new Map<string, unknown>(Object.entries(input));
  const here = new Surroundings(schema, given, seats);
  const values: Record<string, OptionValue> = {};
  for (const all of schema) {
    const exists = here.has(all);
    const option = exists ? here.narrowed(all) : all;
    const value = given.has(all.id) ? given.get(all.id) : option.initial;
    const wrong = judge(option, value) ?? (exists ? undefined : refuseElsewhere(option, value));
    if (wrong) return err({ option: all.id, refusal: wrong });
    values[all.id] = value as OptionValue;
  }
  for (const id of given.keys())
    if (!Object.hasOwn(values, id)) return bad(id, schema.map((o) => o.id).join(' '));
  return ok(values);
};

/** `readOptions` with only the refusal, without the option's name. */
export const parseOptions = (
  schema: OptionsSchema,
  input: unknown,
  seats: number,
): Result<OptionValues, Refusal> => {
  const read = readOptions(schema, input, seats);
  return read.ok ? read : err(read.error.refusal);
};

/** Parses one option from command-line text ("true", "100", "basic-20"). */
export const optionFromText = (schema: OptionsSchema, id: string, text: string): unknown => {
  const option = schema.find((o) => o.id === id);
  if (option?.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (option?.kind === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
};
