import { pages } from './pl/pages.ts';
import { refusals } from './pl/refusals.ts';
import { table } from './pl/table.ts';

/** Messages of every table and of the application, in Polish. */
export const pl = { ...pages, ...table, ...refusals };
