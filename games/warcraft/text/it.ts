/** The messages of the game, but for refusals. */
import { names } from './it/names.ts';
import { play } from './it/play.ts';

export const it = { ...names, ...play };
