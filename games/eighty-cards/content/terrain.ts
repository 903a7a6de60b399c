/** Terrain and start cards (C-2), and the ring that they form (EC-2.8, 3.5). */

/** The five terrains, and the homeland of the start cards (EC-3.3, 3.4). */
export const LANDS = ['homeland', 'sea', 'desert', 'forest', 'ice', 'mountain'] as const;
export type Land = (typeof LANDS)[number];
export const HOMELAND = 0;

/** The pictures of a base camp mean the same (EC-3.10). */
export type Symbol = 'hut' | 'tent' | 'crane' | 'tools' | 'fuel';

export interface TerrainCard {
  readonly id: string;
  /** The terrain of each space, in the direction of travel (EC-3.1, 3.2). */
  readonly spaces: readonly [Land, Land, Land, Land];
  /** The space with the base camp, from 1 (EC-3.11). */
  readonly camp: 1 | 2 | 3 | 4;
  readonly symbol: Symbol;
}

const uniform = (id: string, land: Land, camp: TerrainCard['camp'], symbol: Symbol): TerrainCard => ({
  id,
  spaces: [land, land, land, land],
  camp,
  symbol,
});

export const TERRAIN_CARDS: readonly TerrainCard[] = [
  uniform('sea-atlantic', 'sea', 2, 'fuel'),
  uniform('sea-pacific', 'sea', 4, 'crane'),
  uniform('sea-indian', 'sea', 3, 'fuel'),
  uniform('desert-sahara', 'desert', 1, 'tent'),
  uniform('desert-gobi', 'desert', 3, 'fuel'),
  uniform('forest-amazon', 'forest', 2, 'tools'),
  uniform('forest-taiga', 'forest', 4, 'tent'),
  uniform('ice-arctic', 'ice', 3, 'crane'),
  uniform('ice-antarctic', 'ice', 1, 'tools'),
  uniform('mountain-himalaya', 'mountain', 2, 'tent'),
  uniform('mountain-rockies', 'mountain', 3, 'tools'),
];

/** Every start card (C-1): homeland, the arrow on its first space, the camp on its third (EC-3.7, 3.12). */
export const START_CARD: TerrainCard = uniform('start', 'homeland', 3, 'hut');

export const TERRAIN_IDS: readonly string[] = TERRAIN_CARDS.map(({ id }) => id);
/** Cards and spaces of the ring (EC-2.8, 3.1). */
export const RING_CARDS = 12;
export const SPACES_A_CARD = 4;
export const SPACES = RING_CARDS * SPACES_A_CARD;
