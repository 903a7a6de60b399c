/** Lists the options of a match that differ from their defaults, as text. */
import type { OptionsSchema, OptionValue, OptionValues } from '#engine/options.ts';
import { say } from './i18n.svelte.ts';

const shown = (value: OptionValue): string =>
  typeof value === 'boolean' ? say(value ? 'option.yes' : 'option.no') : String(value);

/**
 * One line for each option whose value is not the default. Seating options and free texts (scenario files)
 * are left out.
 */
export const summarizeOptions = (schema: OptionsSchema, values: OptionValues): string[] =>
  schema.flatMap((option) => {
    const value = values[option.id];
    if (
      option.role === 'seating' ||
      option.kind === 'text' ||
      value === option.initial ||
      value === undefined
    )
      return [];
    const name = say(`option.${option.id}`);
    return [`${name}: ${option.kind === 'choice' ? say(`option.${option.id}.${value}`) : shown(value)}`];
  });
