/** What is particular about a match: every option that is not as usual, in words. */
import type { OptionsSchema, OptionValue, OptionValues } from '#engine/options.ts';
import { say } from './speech.svelte.ts';

const shown = (value: OptionValue): string =>
  typeof value === 'boolean' ? say(value ? 'option.yes' : 'option.no') : String(value);

/** One line for each option of the rules that is chosen and is not the usual one; files are not told. */
export const aboutOptions = (schema: OptionsSchema, values: OptionValues): string[] =>
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
