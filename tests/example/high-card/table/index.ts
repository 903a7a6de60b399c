/** Everything of High Card that a page needs. */
import { aboutOptions } from '#kit/about.ts';
import type { TableModule } from '#kit/table.ts';
import { highCard } from '../rules/game.ts';
import Setup from './Setup.svelte';
import Table from './Table.svelte';

export const table: TableModule = {
  game: highCard,
  Table,
  Setup,
  entry: (item) => item.text ?? '',
  about: (options) => aboutOptions(highCard.options, options),
};
