/** Everything of Tank Chess that a page needs. */
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { tankChess } from '../rules/game.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

/** The record of the turn with its suffix, as it was told; the bare text for what tells nothing. */
const entry = (item: StoryItem): string => {
  const told = item.told.find((event) => event.type === 'moved' || event.type === 'escaped');
  return told ? String(told.record) : (item.text ?? '');
};

export const table: TableModule = {
  game: tankChess,
  Table,
  Setup,
  messages: async (language) => {
    if (language === 'it') return (await import('../text/it.ts')).it;
    if (language === 'pl') return (await import('../text/pl.ts')).pl;
    return (await import('../text/en.ts')).en;
  },
  rulebook: async (language) => {
    if (language === 'it') return (await import('../text/rulebook.it.ts')).rulebook;
    if (language === 'pl') return (await import('../text/rulebook.pl.ts')).rulebook;
    return (await import('../text/rulebook.en.ts')).rulebook;
  },
  entry,
};
