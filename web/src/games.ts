/** The shelf: the five games of the house. A game without a table is not built yet, and says so. */
import type { TableModule } from '#kit/table.ts';

export interface Shelved {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly load?: () => Promise<TableModule>;
}

export const SHELF: readonly Shelved[] = [
  {
    id: 'tank-chess',
    players: { min: 2, max: 2 },
    load: async () => (await import('#games/tank-chess/table/index.ts')).table,
  },
  { id: 'rush', players: { min: 2, max: 5 } },
  { id: 'battlegrounds', players: { min: 1, max: 4 } },
  { id: 'eighty-cards', players: { min: 3, max: 4 } },
  { id: 'warcraft', players: { min: 2, max: 6 } },
];

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id);
