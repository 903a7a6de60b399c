/** Everything of Rush that a page needs. */
import type { OptionValue, OptionValues } from '#engine/options.ts';
import { say } from '#kit/speech.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import { entryOf } from './entry.ts';
import { rulebook } from './rulebook.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

/** What is particular about this match: every option that is not as usual. */
const about = (options: OptionValues): string[] =>
  OPTIONS.flatMap((option) => {
    const value = options[option.id];
    if (
      option.role === 'seating' ||
      option.kind === 'text' ||
      value === option.initial ||
      value === undefined
    )
      return [];
    const name = say(`option.${option.id}`);
    return [`${name}: ${option.kind === 'choice' ? say(`option.${option.id}.${value}`) : shown(value)}`];
  });
const shown = (value: OptionValue): string =>
  typeof value === 'boolean' ? say(value ? 'option.yes' : 'option.no') : String(value);

export const table: TableModule<RushEvent> = {
  game: rush,
  Table,
  Setup,
  messages: async (language) => {
    if (language === 'it') return (await import('../text/it.ts')).it;
    if (language === 'pl') return (await import('../text/pl.ts')).pl;
    return (await import('../text/en.ts')).en;
  },
  rulebook,
  entry: (item) => entryOf(item, say),
  seatClass: (seat) => `owner-${seat}`,
  seatsOnTable: true,
  digests: true,
  about,
};
