/** Creating the world: which slots of the ring may be filled (EC-2). */
import type { Refusal } from '#engine/result.ts';
import { RING_CARDS } from '../content/terrain.ts';
import type { Tell } from './events.ts';
import { refuse } from './refusals.ts';
import { terrainOn } from './ring.ts';
import { type Eighty, PLACE, ringPlace } from './state.ts';
import { beginTurn } from './turn.ts';

export const placedCards = (s: Eighty): number => {
  let placed = 0;
  for (let place = 0; place < s.config.terrainAt.length; place++)
    placed += s.terrain.size(ringPlace(s, place));
  return placed;
};

const isFilled = (s: Eighty, ringCard: number): boolean =>
  s.config.placeOf[ringCard] === -1 || terrainOn(s, ringCard) >= 0;

/** Why no card may be placed there (EC-2.3–2.7). */
export const refuseSlot = (s: Eighty, ringCard: number): Refusal | undefined => {
  if (ringCard >= RING_CARDS || s.config.placeOf[ringCard] === -1) return refuse('NO_SUCH_SLOT');
  if (isFilled(s, ringCard)) return refuse('SLOT_FILLED');
  const [before, after] = [(ringCard + RING_CARDS - 1) % RING_CARDS, (ringCard + 1) % RING_CARDS];
  if (placedCards(s) === 0 && before !== 0 && after !== 0) return refuse('BESIDE_OWN_START');
  return isFilled(s, before) || isFilled(s, after) ? undefined : refuse('NO_NEIGHBOUR');
};

/** Asks the next player for a card, or starts the first turn (EC-2.5, 2.8). */
export const goOnPlacing = (s: Eighty, tell: Tell | null): void => {
  const placed = placedCards(s);
  s.asked = PLACE;
  s.turnOf = placed % s.config.seats;
  if (placed < s.config.terrainAt.length) return;
  tell?.({ type: 'worldMade' });
  beginTurn(s, 0, tell);
};
