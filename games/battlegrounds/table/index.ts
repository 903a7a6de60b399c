/** Everything of Battlegrounds that a page needs. */
import { seatOf } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import { COLOURS } from '../content/board.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { beginsTurn, entryOf } from './entry.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

/** The squares that something has happened on. */
const squaresOf = (event: BattlegroundsEvent): readonly string[] => [
  ...('path' in event ? [event.from, ...event.path.slice(-1)] : []),
  ...('squares' in event ? event.squares : []),
  ...('square' in event ? [event.square] : []),
];

export const table: TableModule<BattlegroundsEvent> = {
  game: battlegrounds,
  Table,
  Setup,
  entry: (item) => entryOf(item, say),
  beginsTurn,
  placesOf: ({ told }) => [...new Set(told.flatMap(squaresOf))],
  // With two players in Family the second one has the third corner (BG-15.6).
  seatClass: (seat, view) =>
    `bg-${COLOURS[view?.options.variant === 'family' && view.seats === 2 && seat === 2 ? 2 : seatOf(seat)]}`,
  pageTheme: 'battlegrounds-page',
  seatsOnTable: true,
  pointsOnTable: true,
  digests: true,
  faces: true,
  course: async () => (await import('./lessons/index.ts')).course,
  scores: async () => (await import('./Scores.svelte')).default,
  captions: async () => (await import('./captions.ts')).teller,
  about: (options) => summarizeOptions(OPTIONS, options),
};
