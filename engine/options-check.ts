/** What is wrong with a game's options schema, in English for its author. Used by the law "options". */
import {
  type Option,
  type OptionsSchema,
  offeredOptions,
  type Preset,
  parseOptions,
  type When,
} from './options.ts';

export interface CheckedOptions {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema;
  readonly presets?: readonly Preset[] | undefined;
}

/** Faults of the schema and of its presets; empty when there are none. */
export const optionFaults = (game: CheckedOptions): readonly string[] => {
  const faults = [
    ...twice('option', game.options),
    ...twice('preset', game.presets ?? []),
    ...roleFaults(game.options),
    ...game.options.flatMap((option) => faultsOf(game, option)),
  ];
  // Cyclic conditions cannot be evaluated, so the checks below would be meaningless.
  const circle = circleOf(game.options);
  if (circle) return [...faults, `the conditions of ${circle.join(', ')} lead to each other`];
  return [...faults, ...game.options.flatMap((o) => initialFaults(game, o)), ...presetFaults(game)];
};

const twice = (what: string, all: readonly { readonly id: string }[]): string[] =>
  all
    .filter(({ id }, i) => all.findIndex((one) => one.id === id) !== i)
    .map(({ id }) => `two ${what}s ${id}`);

const roleFaults = (schema: OptionsSchema): string[] => {
  const roles = schema.flatMap(({ role }) => role ?? []);
  const again = roles.filter((role, i) => roles.indexOf(role) !== i);
  return again.map((role) => `two options have the role ${role}`);
};

/** The conditions of an option, each with its subject. */
const conditionsOf = (option: Option): readonly (readonly [string, When])[] => [
  ...(option.when ? [[option.id, option.when] as const] : []),
  ...(option.kind === 'choice' ? Object.entries(option.only ?? {}) : []).map(
    ([value, when]) => [`${option.id}=${value}`, when] as const,
  ),
];

const faultsOf = (game: CheckedOptions, option: Option): string[] => {
  const faults = conditionsOf(option).flatMap(([what, when]) => whenFaults(game, what, when));
  if (option.kind !== 'choice') return faults;
  for (const value of Object.keys(option.only ?? {}))
    if (!option.values.includes(value))
      faults.push(`${option.id} has a condition for ${value}, which it does not have`);
  if (option.slow !== undefined && !option.values.includes(option.slow))
    faults.push(`${option.id} proposes ${option.slow} for slow tables, which it does not have`);
  if (option.role === 'seating')
    for (const value of option.values)
      if (!Object.hasOwn(option.host, value))
        faults.push(`${option.id}=${value} does not say where the host sits`);
  return faults;
};

const whenFaults = ({ seats, options }: CheckedOptions, what: string, when: When): string[] => {
  const faults: string[] = [];
  for (const count of when.seats ?? [])
    if (count < seats.min || count > seats.max)
      faults.push(`${what} asks for ${count} seats, which never sit there`);
  for (const [id, values] of Object.entries(when.options ?? {})) {
    const option = options.find((one) => one.id === id);
    if (!option) faults.push(`${what} depends on ${id}, which is no option`);
    // Checked without conditions: whether the option exists at a table is not the question here.
    else
      for (const value of values)
        if (!parseOptions([bare(option)], { [id]: value }, seats.min).ok)
          faults.push(`${what} depends on ${id}=${value}, which cannot be`);
  }
  return faults;
};

/** The option without its conditions. */
const bare = (option: Option): Option =>
  option.kind === 'choice' ? { ...option, when: undefined, only: undefined } : { ...option, when: undefined };

/** A cycle of options whose conditions depend on each other, if there is one. */
const circleOf = (schema: OptionsSchema): readonly string[] | undefined => {
  const leadsTo = (option: Option) =>
    conditionsOf(option).flatMap(([, { options = {} }]) =>
      schema.filter(({ id }) => Object.hasOwn(options, id)),
    );
  const walk = (option: Option, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(option.id);
    if (at >= 0) return path.slice(at);
    for (const next of leadsTo(option)) {
      const found = walk(next, [...path, option.id]);
      if (found) return found;
    }
    return undefined;
  };
  for (const option of schema) {
    const found = walk(option, []);
    if (found) return found;
  }
  return undefined;
};

const countsOf = ({ seats }: CheckedOptions): readonly number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

/** Whether the option accepts its own initial value: by itself, and at every number of seats. */
const initialFaults = (game: CheckedOptions, option: Option): string[] => {
  const takes = (one: Option) => parseOptions([bare(one)], {}, game.seats.min).ok;
  if (!takes(option)) return [`${option.id} does not take its initial value`];
  return countsOf(game).flatMap((seats) => {
    const here = offeredOptions(game.options, {}, seats).find((one) => one.option.id === option.id);
    return here && !takes(here.option) ? [`${option.id} has no value with ${seats} seats`] : [];
  });
};

const presetFaults = (game: CheckedOptions): string[] =>
  (game.presets ?? []).flatMap(({ id, options }) => {
    const tried = countsOf(game).map((seats) => parseOptions(game.options, options, seats));
    if (tried.some((read) => read.ok)) return [];
    const [first] = tried;
    const why = first && !first.ok ? `${first.error.code} ${JSON.stringify(first.error.params ?? {})}` : '';
    return [`the preset ${id} is refused at every table: ${why}`];
  });
