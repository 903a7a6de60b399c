/** The ring: spaces, terrain, camps, distances (EC-3). */
import type { Seat } from '#engine/seats.ts';
import {
  HOMELAND,
  LANDS,
  SPACES,
  SPACES_A_CARD,
  START_CARD,
  TERRAIN_CARDS,
  type TerrainCard,
} from '../content/terrain.ts';
import { type Eighty, ringPlace } from './state.ts';

/** Terrain card → the terrain of each space, as numbers. */
const LANDS_OF: readonly (readonly number[])[] = TERRAIN_CARDS.map(({ spaces }) =>
  spaces.map((land) => LANDS.indexOf(land)),
);

/** The terrain card on a place of the ring, or -1: a start card, or an empty slot. */
export const terrainOn = (s: Eighty, ringCard: number): number => {
  const place = s.config.placeOf[ringCard]!;
  return place < 0 ? -1 : s.terrain.first(ringPlace(s, place));
};

/** The terrain of a space (EC-3.2, 3.4). */
export const landAt = (s: Eighty, space: number): number => {
  const card = terrainOn(s, (space / SPACES_A_CARD) | 0);
  return card < 0 ? HOMELAND : LANDS_OF[card]![space % SPACES_A_CARD]!;
};

/** Whether a space is a base camp (EC-3.10–3.12). */
export const isCamp = (s: Eighty, space: number): boolean => {
  const ringCard = (space / SPACES_A_CARD) | 0;
  const on = terrainOn(s, ringCard);
  const card: TerrainCard = on < 0 ? START_CARD : TERRAIN_CARDS[on]!;
  if (on < 0 && !s.config.startCamps) return false;
  return space % SPACES_A_CARD === card.camp - 1;
};

/** Where a vehicle is after so much progress (EC-3.8). */
const spaceAfter = (s: Eighty, seat: Seat, progress: number): number =>
  (s.config.startOf[seat]! + progress) % SPACES;
export const spaceOf = (s: Eighty, seat: Seat): number => spaceAfter(s, seat, s.progress[seat]!);
/** EC-3.13: what effects mean by the current space. */
export const nextSpace = (s: Eighty, seat: Seat): number => spaceAfter(s, seat, s.progress[seat]! + 1);
export const nextTerrain = (s: Eighty, seat: Seat): number => landAt(s, nextSpace(s, seat));
export const atCamp = (s: Eighty, seat: Seat): boolean => isCamp(s, spaceOf(s, seat));

/** Steps along the shorter way round (EC-3.14). */
export const distance = (from: number, to: number): number => {
  const ahead = (to - from + SPACES) % SPACES;
  return Math.min(ahead, SPACES - ahead);
};

/** The space one ahead (direction 0) or one behind (1). */
export const beside = (space: number, direction: number): number =>
  (space + (direction === 0 ? 1 : SPACES - 1)) % SPACES;
