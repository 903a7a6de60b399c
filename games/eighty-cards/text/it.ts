import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';
import { board } from './it/board.ts';
import { effects } from './it/effects.ts';
import { names } from './it/names.ts';
import { play } from './it/play.ts';
import { table } from './it/table.ts';

/** The messages of Around the World in 80 Cards in Italian. */
export const it = { ...names, ...effects, ...play, ...table, ...board } satisfies SameKeys<typeof en>;
