/** Everything of Rush that a page needs. */

import { say } from '#kit/i18n.svelte.ts';
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { entryOf } from './entry.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

export const table: TableModule<RushEvent> = {
  game: rush,
  Table,
  Setup,
  entry: (item) => entryOf(item, say),
  seatClass: (seat) => `owner-${seat}`,
  pageTheme: 'rush-page',
  seatsOnTable: true,
  digests: true,
  faces: true,
  course: async () => (await import('./lessons/index.ts')).course,
  captions: async () => (await import('./captions.ts')).teller,
  scores: async () => (await import('./Scores.svelte')).default,
  about: (options) => summarizeOptions(OPTIONS, options),
};
