/** Everything of Tank Chess that a page needs. */
import type { OptionValue, OptionValues } from '#engine/options.ts';
import { firstOf } from '#kit/events.ts';
import { say } from '#kit/speech.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { tankChess } from '../rules/game.ts';
import { OPTIONS } from '../rules/options.ts';
import Preview from './Preview.svelte';
import { rulebook } from './rulebook.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

/** The record of the turn with its suffix, as it was told; the bare text for what tells nothing. */
const entry = (item: StoryItem<TankEvent>): string =>
  firstOf(item.told, 'moved', 'escaped')?.record ?? item.text ?? '';

/** What is particular about this match: its scenario, and every option that is not as usual. */
const about = (options: OptionValues): string[] => {
  const lines = [say(`option.scenarioId.${options.scenarioId}`)];
  for (const option of OPTIONS) {
    const value = options[option.id];
    if (
      option.role === 'seating' ||
      option.kind === 'text' ||
      option.id === 'scenarioId' ||
      value === option.initial
    )
      continue;
    const name = say(`option.${option.id}`);
    lines.push(`${name}: ${option.kind === 'choice' ? say(`option.${option.id}.${value}`) : shown(value)}`);
  }
  return lines;
};
const shown = (value: OptionValue | undefined): string =>
  typeof value === 'boolean' ? say(value ? 'option.yes' : 'option.no') : String(value);

export const table: TableModule<TankEvent> = {
  game: tankChess,
  Table,
  Setup,
  Preview,
  messages: async (language) => {
    if (language === 'it') return (await import('../text/it.ts')).it;
    if (language === 'pl') return (await import('../text/pl.ts')).pl;
    return (await import('../text/en.ts')).en;
  },
  rulebook,
  entry,
  pairs: true,
  about,
};
