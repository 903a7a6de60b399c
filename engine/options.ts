/**
 * The options of a game as a schema: the form, the validation, the documentation and the defaults come from it.
 * Messages are found by `option.<id>` and `option.<id>.<value>`.
 */
import { err, ok, type Refusal, type Result, refusal } from './result.ts';

interface Common {
  readonly id: string;
  /** The clause of the specification that introduces the option. */
  readonly clause: string;
  /** Read by the table (who sits where, the clock), not by the rules. */
  readonly table?: boolean;
}
export interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly initial: string;
}
export interface FlagOption extends Common {
  readonly kind: 'flag';
  readonly initial: boolean;
}
export interface NumberOption extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Single values outside min..max that are allowed too, such as 0 for "off". */
  readonly also?: readonly number[];
  readonly initial: number;
}
/** A text with a form of its own, such as a clock "30+5" or a scenario file; '' is the default of the game. */
export interface TextOption extends Common {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly initial: string;
  /** What most people want, offered beside the field; named by a message where there is one. */
  readonly usual?: readonly string[];
  /** What is wrong with the text, if anything. */
  readonly check: (text: string) => Refusal | undefined;
}
export type Option = ChoiceOption | FlagOption | NumberOption | TextOption;
export type OptionsSchema = readonly Option[];
export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

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

export const defaultOptions = (schema: OptionsSchema): OptionValues =>
  Object.fromEntries(schema.map((o) => [o.id, o.initial]));

/** Fills in defaults and checks every value; refuses unknown options and wrong values by name. */
export const parseOptions = (schema: OptionsSchema, input: unknown): Result<OptionValues, Refusal> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return err(refusal('BAD_OPTION', schema[0]?.clause ?? '', { option: '', allowed: 'an object' }));
  const values: Record<string, OptionValue> = {};
  const given = new Map(Object.entries(input as Record<string, unknown>));
  for (const option of schema) {
    const value = given.has(option.id) ? given.get(option.id) : option.initial;
    given.delete(option.id);
    const wrong = judge(option, value);
    if (wrong) return err(wrong);
    values[option.id] = value as OptionValue;
  }
  const [unknown] = given.keys();
  if (unknown !== undefined)
    return err(
      refusal('BAD_OPTION', schema[0]?.clause ?? '', {
        option: unknown,
        allowed: schema.map((o) => o.id).join(' '),
      }),
    );
  return ok(values);
};

/** Reads one option from the text of a command line ("true", "100", "basic-20"). */
export const optionFromText = (schema: OptionsSchema, id: string, text: string): unknown => {
  const option = schema.find((o) => o.id === id);
  if (option?.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (option?.kind === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return text;
};
