import { pages } from './en/pages.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';

/** Messages of every table and of the application, in English. */
export const en = { ...pages, ...table, ...refusals };
