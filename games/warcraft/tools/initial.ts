/** The options as they are unless somebody changes them. */
import type { OptionValues } from '#engine/options.ts';
import { OPTIONS } from '../rules/options.ts';

export const initialOptions = (): OptionValues =>
  Object.fromEntries(
    OPTIONS.map((option) => [option.id, 'initial' in option ? option.initial : false]),
  ) as OptionValues;
