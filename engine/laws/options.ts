/** Law "options": the schema is well formed, and tables accept exactly what it offers. */
import type { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import {
  type Option,
  type OptionsSchema,
  type OptionValue,
  offeredOptions,
  parseOptions,
} from '../options.ts';
import { optionFaults } from '../options-check.ts';
import type { Findings } from './report.ts';

/** Once per game: its schema, and each preset with some number of seats. */
export const checkSchema = (game: AnyGame, findings: Findings): void => {
  const faults = optionFaults(game);
  findings.check('options', faults.length === 0, () => faults.join('; '));
  if (faults.length > 0) return;
  for (const { id, options } of game.presets ?? [])
    findings.check('options', fitsSomewhere(game, options), () => `no table takes the preset ${id}`);
};

const fitsSomewhere = (game: AnyGame, options: Readonly<Record<string, OptionValue>>): boolean => {
  for (let { min: seats, max } = game.seats; seats <= max; seats++) {
    const values = parseOptions(game.options, options, seats);
    if (values.ok && game.config(values.value, seats).ok) return true;
  }
  return false;
};

/** For one table: option values that exist there are accepted, others are refused. */
export const checkChosen = (
  { options: schema }: AnyGame,
  chosen: Readonly<Record<string, OptionValue>>,
  seats: number,
  findings: Findings,
): void => {
  const read = parseOptions(schema, chosen, seats);
  findings.check('options', read.ok, () => `refused: ${JSON.stringify(chosen)} with ${seats} seats`);
  const here = new Map(offeredOptions(schema, chosen, seats).map(({ option }) => [option.id, option]));
  for (const option of schema) {
    const offered = here.get(option.id);
    if (!offered && option.elsewhere === 'ignored') continue;
    const exist = offered ? valuesOf(offered) : [option.initial];
    for (const value of valuesOf(option).filter((one) => !exist.includes(one))) {
      const judged = parseOptions(schema, { ...chosen, [option.id]: value }, seats);
      findings.check(
        'options',
        !judged.ok && judged.error.clause !== '',
        () =>
          `${option.id}=${value} does not exist with ${JSON.stringify(chosen)} and is not refused by a clause`,
      );
    }
  }
};

/**
 * A random value for each option that exists with so many seats; texts keep their initial value. The
 * combination need not be consistent.
 */
export const randomOptions = (
  schema: OptionsSchema,
  seats: number,
  random: FastChance,
): Record<string, OptionValue> => {
  const drawn: Record<string, OptionValue> = {};
  for (const option of schema) {
    const some = valuesOf(option);
    drawn[option.id] = some[random.draw(some.length)]!;
  }
  return Object.fromEntries(
    offeredOptions(schema, drawn, seats).map(({ option, value }) => [option.id, value]),
  );
};

/** Representative values of an option. */
const valuesOf = (option: Option): readonly OptionValue[] => {
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'flag') return [false, true];
  if (option.kind === 'number') return [option.min, option.max, ...(option.also ?? []), option.initial];
  return [option.initial];
};
