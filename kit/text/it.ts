import { pages } from './it/pages.ts';
import { refusals } from './it/refusals.ts';
import { table } from './it/table.ts';

/** The words of every table and of the application around it, in Italian. */
export const it = { ...pages, ...table, ...refusals };
