import { cards } from './pl/cards.ts';
import { guide } from './pl/guide.ts';
import { help } from './pl/help.ts';
import { play } from './pl/play.ts';
import { refusals } from './pl/refusals.ts';
import { table } from './pl/table.ts';

/** The messages of Rush in Polish. */
export const pl = { ...cards, ...play, ...refusals, ...table, ...help, ...guide };
