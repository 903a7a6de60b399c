import { cards } from './pl/cards.ts';
import { guide } from './pl/guide.ts';
import { play } from './pl/play.ts';
import { table } from './pl/table.ts';

/** The messages of Rush in Polish. */
export const pl = { ...cards, ...play, ...table, ...guide };
