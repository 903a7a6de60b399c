/**
 * What cards do, as data (EC-17): a card of this vocabulary needs no code of its own. "Self" is the player of the card,
 * "target" the opponent whom it hits.
 */
import type { Land } from './terrain.ts';

export const SLOTS = ['crew', 'upgrade', 'weapon'] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * EC-17.6. `nextTerrain` is bound to the terrain of the next space (EC-3.13): when the card is played, for whole-turn
 * cards when they become active.
 */
export interface MoveCost {
  readonly do: 'moveCost';
  readonly scope: 'any' | 'nextTerrain' | 'firstMove' | readonly Land[];
  readonly by: 1 | -1;
}

/** Effects of action cards, and of coal. */
export type ActionEffect =
  /** Of the player of the card (EC-17.1). */
  | { readonly do: 'pressure'; readonly by: number }
  /** EC-17.2 */
  | { readonly do: 'ap'; readonly by: number }
  /** Pressure into AP, or back (EC-17.3). */
  | { readonly do: 'convert'; readonly least: number; readonly most: number }
  /** EC-17.5, 6.6 */
  | { readonly do: 'advance' | 'leap'; readonly spaces: number }
  /** For the rest of the turn. */
  | (MoveCost & { readonly scope: Exclude<MoveCost['scope'], 'firstMove'> })
  /** EC-17.12 */
  | { readonly do: 'campAnywhere' }
  /** EC-17.13 */
  | { readonly do: 'swapTerrain' }
  /** Travel cards (EC-17.14). */
  | { readonly do: 'draw'; readonly cards: number }
  /** Of the base-camp pile (EC-17.15). */
  | { readonly do: 'takeDiscardTop' };

/** Effects of crew, while aboard. */
export type CrewEffect =
  | MoveCost
  /** EC-17.7 */
  | { readonly do: 'coalBonus'; readonly by: number }
  /** EC-17.8 */
  | { readonly do: 'installCost'; readonly by: number }
  /** EC-17.9 */
  | { readonly do: 'damageDealt'; readonly by: number }
  /** Out of turn (EC-17.10). */
  | { readonly do: 'interferenceCost'; readonly by: number }
  /** EC-17.19 */
  | { readonly do: 'handRefill'; readonly to: number };

export type ReactionEffect =
  /** EC-17.18 */
  | { readonly do: 'cancelWeapon' | 'cancelInterference' | 'reflectInterference' }
  | { readonly do: 'reduceWeapon'; readonly by: number };

/** Effects of interference at once. */
export type HitEffect =
  /** Of the target (EC-17.1). */
  | { readonly do: 'pressure'; readonly by: number }
  /** EC-17.11 */
  | { readonly do: 'removeSlot'; readonly slots: readonly Slot[] }
  /** EC-17.16 */
  | { readonly do: 'spy' };

/** Effects of interference on a whole turn of the target (EC-9.8). */
export type WholeTurnEffect =
  | MoveCost
  /** When it becomes active (EC-17.4). */
  | { readonly do: 'apLoss'; readonly by: number; readonly floor: number }
  /** EC-17.17 */
  | { readonly do: 'forbidShovel' | 'haltAtCamp' };
