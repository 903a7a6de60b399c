import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';
import { board } from './pl/board.ts';
import { effects } from './pl/effects.ts';
import { names } from './pl/names.ts';
import { play } from './pl/play.ts';
import { table } from './pl/table.ts';

/** The messages of Around the World in 80 Cards in Polish. */
export const pl = { ...names, ...effects, ...play, ...table, ...board } satisfies SameKeys<typeof en>;
