/**
 * The messages of Battlegrounds in English. The other languages must have the same keys by type. `{name:prefix}` inserts
 * the message `prefix.<name>`.
 */
import type { MessagesFor } from '#engine/text.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';

export const en = { ...names, ...play, ...table } satisfies MessagesFor<BattlegroundsEvent>;
