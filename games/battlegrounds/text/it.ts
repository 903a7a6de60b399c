import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';
import { names } from './it/names.ts';
import { play } from './it/play.ts';
import { table } from './it/table.ts';

/** The messages of Battlegrounds in Italian. */
export const it = { ...names, ...play, ...table } satisfies SameKeys<typeof en>;
