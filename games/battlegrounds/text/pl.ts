import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';
import { names } from './pl/names.ts';
import { play } from './pl/play.ts';
import { table } from './pl/table.ts';

/** The messages of Battlegrounds in Polish. */
export const pl = { ...names, ...play, ...table } satisfies SameKeys<typeof en>;
