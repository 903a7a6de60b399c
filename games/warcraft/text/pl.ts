/** The messages of the game, but for refusals. */
import { names } from './pl/names.ts';
import { play } from './pl/play.ts';

export const pl = { ...names, ...play };
