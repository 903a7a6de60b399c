/** The page's part of High Card. */
import { summarizeOptions } from '#kit/options-summary.ts';
import type { TableModule } from '#kit/table.ts';
import { highCard } from '../rules/game.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

export const table: TableModule = {
  game: highCard,
  Table,
  Setup,
  entry: (item) => item.text ?? '',
  about: (options) => summarizeOptions(highCard.options, options),
  faces: true,
};
