/** The options that a table reads: the clock, whether the match counts for ratings, and who sits where. */
import { readClock } from './match/clock.ts';
import type {
  FlagOption,
  Option,
  OptionsSchema,
  OptionValue,
  OptionValues,
  SeatingOption,
  TextOption,
} from './options.ts';
import { refusal } from './result.ts';

/** The text of a clock that stands still, which every game with a clock understands. */
const NO_CLOCK = 'none';
/** Long enough for every clock that `readClock` reads. */
const LONGEST = 20;

/** A clock as "minutes+seconds" or `none`; '' means the game's default. */
export const clockOption = (
  clause: string,
  more: { readonly initial?: string; readonly maxLength?: number; readonly usual?: readonly string[] } = {},
): TextOption => ({
  kind: 'text',
  id: 'clock',
  clause,
  role: 'clock',
  maxLength: LONGEST,
  initial: NO_CLOCK,
  ...more,
  check: (text) =>
    text === '' || text === NO_CLOCK || readClock(text)
      ? undefined
      : refusal('BAD_OPTION', clause, { option: 'clock', allowed: 'none, minutes+seconds' }),
});

/** For games whose rules differ in rated matches. */
export const ratedOption = (clause: string): FlagOption => ({
  kind: 'flag',
  id: 'rated',
  clause,
  role: 'rated',
  initial: false,
});

export const clockOf = (schema: OptionsSchema): TextOption | undefined =>
  schema.find((option): option is TextOption => option.role === 'clock');
const ratedOf = (schema: OptionsSchema): FlagOption | undefined =>
  schema.find((option): option is FlagOption => option.role === 'rated');
export const seatingOf = (schema: OptionsSchema): SeatingOption | undefined =>
  schema.find((option): option is SeatingOption => option.role === 'seating');

/** The options with their `rated` value set. */
export const withRated = (schema: OptionsSchema, options: OptionValues, rated: boolean): OptionValues => {
  const option = ratedOf(schema);
  return option ? { ...options, [option.id]: rated } : options;
};
/** Whether the rules treat a match with these options as rated. */
export const isRated = (schema: OptionsSchema, options: OptionValues): boolean => {
  const option = ratedOf(schema);
  return option !== undefined && options[option.id] === true;
};
/** The options of a match whose time is kept by the table, not by a clock. */
export const withoutClock = (schema: OptionsSchema, options: OptionValues): OptionValues => {
  const option = clockOf(schema);
  return option ? { ...options, [option.id]: NO_CLOCK } : options;
};

/** What is proposed for an option. `slow`: the table counts days per move. */
export const proposalFor = (option: Option, slow: boolean): OptionValue =>
  slow && option.kind === 'choice' && option.slow !== undefined ? option.slow : option.initial;
/** The chosen options, and for all others what is proposed where it is not the initial value. */
export const withProposals = (schema: OptionsSchema, chosen: OptionValues, slow: boolean): OptionValues => {
  const others = schema.filter((option) => proposalFor(option, slow) !== option.initial);
  return { ...Object.fromEntries(others.map((option) => [option.id, proposalFor(option, slow)])), ...chosen };
};
