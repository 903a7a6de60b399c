/** Everything of Around the World in 80 Cards that a page needs. */
import { seatOf } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import { NATIONS } from '../content/nations.ts';
import type { EightyEvent } from '../rules/events.ts';
import { OPTIONS } from '../rules/options.ts';
import { plainGame } from '../rules/plain-game.ts';
import { AMONG_BOTS } from './among-bots.ts';
import { asideOf, entryOf } from './entry.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';
import { boilerThing, seatThing, spaceThing } from './things.ts';

/** The spaces that were entered, the boiler that was fired, and who was attacked. */
const placesOf = (event: EightyEvent): readonly string[] => {
  if ('terrain' in event && 'to' in event) return [spaceThing(event.to)];
  if ('target' in event) return [seatThing(seatOf(event.target))];
  return event.type === 'shovelled' ? [boilerThing(seatOf(event.seat))] : [];
};

export const table: TableModule<EightyEvent> = {
  game: plainGame,
  Table,
  Setup,
  entry: (item) => entryOf(item, say),
  aside: (item) => asideOf(item, say),
  entryNamesSeat: true,
  placesOf: ({ told }) => [...new Set(told.flatMap(placesOf))],
  seatClass: (seat, view) => {
    const nation = (view?.state.nation as readonly (string | null)[] | undefined)?.[seatOf(seat)];
    return `ec-${nation ?? NATIONS[seatOf(seat)]}`;
  },
  pageTheme: 'eighty-cards-page',
  seatsOnTable: true,
  // EC-15.7: how far they have driven.
  results: { total: 'result.total', name: 'result.name', graph: 'result.graph' },
  digests: true,
  faces: true,
  course: async () => (await import('./lessons/index.ts')).course,
  scores: async () => (await import('./Scores.svelte')).default,
  captions: async () => (await import('./captions.ts')).teller,
  amongBots: AMONG_BOTS,
  about: (options) => summarizeOptions(OPTIONS, options),
};
