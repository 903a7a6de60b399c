/** The messages of the game in English, but for refusals. `{name:prefix}` inserts the message `prefix.<name>`. */
import type { MessagesFor } from '#engine/text.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';

export const en = { ...names, ...play } satisfies MessagesFor<WarcraftEvent>;
