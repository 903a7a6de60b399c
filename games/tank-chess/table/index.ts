/** Everything of Tank Chess that a page needs. */

import { firstOf } from '#kit/events.ts';
import { say } from '#kit/i18n.svelte.ts';
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { tankChess } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { placesOf, wordsOf } from './in-words.ts';
import Preview from './Preview.svelte';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

/** The record of the turn with its suffix, as it was told; the bare text for what tells nothing. */
const entry = (item: StoryItem<TankEvent>): string =>
  firstOf(item.told, 'moved', 'escaped')?.record ?? item.text ?? '';

/** Every match has a scenario; it is told first. */
const OTHERS = OPTIONS.filter(({ id }) => id !== 'scenarioId');

export const table: TableModule<TankEvent> = {
  game: tankChess,
  Table,
  Setup,
  Preview,
  entry,
  inWords: (item) => wordsOf(item, say),
  placesOf,
  pageTheme: 'tank-chess-page',
  pairs: true,
  faces: true,
  captions: async () => (await import('./captions.ts')).teller,
  course: async () => (await import('./lessons/index.ts')).course,
  about: (options) => [say(`option.scenarioId.${options.scenarioId}`), ...summarizeOptions(OTHERS, options)],
};
