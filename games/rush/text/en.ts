/**
 * The messages of Rush in English. The other languages must have the same keys by type. `{name:prefix}` inserts the
 * message `prefix.<name>`.
 */
import type { Messages } from '#engine/text.ts';
import { cards } from './en/cards.ts';
import { guide } from './en/guide.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';

export const en = { ...cards, ...play, ...table, ...guide } satisfies Messages;
