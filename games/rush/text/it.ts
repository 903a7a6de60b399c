import { cards } from './it/cards.ts';
import { guide } from './it/guide.ts';
import { play } from './it/play.ts';
import { table } from './it/table.ts';

/** The messages of Rush in Italian. */
export const it = { ...cards, ...play, ...table, ...guide };
