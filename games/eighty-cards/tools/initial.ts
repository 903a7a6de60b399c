/** The game with the options as they are unless somebody changes them. */
import { parseOptions } from '#engine/options.ts';
import { eightyCards } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';

/** @throws when the game is not for so many */
export const initialConfig = (seats: number): Config => {
  const options = parseOptions(eightyCards.options, {}, seats);
  const config = options.ok ? eightyCards.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  return config.value;
};
