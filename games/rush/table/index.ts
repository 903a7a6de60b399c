/** Everything of Rush that a page needs. */

import { seatOf } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import { BASES_PER_SEAT } from '../content/cards.ts';
import { type PlaceName, placeOf, type RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { entryOf } from './entry.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';
import type { Thing } from './things.ts';

const baseThing = (name: PlaceName): Thing => {
  const { seat, base } = placeOf(name);
  return `base:${seatOf(seat) * BASES_PER_SEAT + base - 1}`;
};

/** Where a card goes that is bought or gained; otherwise the Bases that something has happened to. */
const placesOf = (event: RushEvent): readonly Thing[] => {
  if (event.type === 'bought' || event.type === 'gained') return [`pile:depot-${event.seat}`];
  return 'base' in event ? [baseThing(event.base)] : [];
};

export const table: TableModule<RushEvent> = {
  game: rush,
  Table,
  Setup,
  entry: (item) => entryOf(item, say),
  placesOf: ({ told }) => [...new Set(told.flatMap(placesOf))],
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
