import { pages } from './pl/pages.ts';
import { refusals } from './pl/refusals.ts';
import { table } from './pl/table.ts';

/** The words of every table and of the application around it, in Polish. */
export const pl = { ...pages, ...table, ...refusals };
