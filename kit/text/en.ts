import { pages } from './en/pages.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';

/** The words of every table and of the application around it. */
export const en = { ...pages, ...table, ...refusals };
