import { pages } from './it/pages.ts';
import { refusals } from './it/refusals.ts';
import { table } from './it/table.ts';

/** Messages of every table and of the application, in Italian. */
export const it = { ...pages, ...table, ...refusals };
