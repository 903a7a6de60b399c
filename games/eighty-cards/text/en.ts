/**
 * The messages of Around the World in 80 Cards in English. The other languages must have the same keys by type.
 * `{name:prefix}` inserts the message `prefix.<name>`.
 */
import type { MessagesFor } from '#engine/text.ts';
import type { EightyEvent } from '../rules/events.ts';
import { board } from './en/board.ts';
import { effects } from './en/effects.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';

export const en = { ...names, ...effects, ...play, ...table, ...board } satisfies MessagesFor<EightyEvent>;
