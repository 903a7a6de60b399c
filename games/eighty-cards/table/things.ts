/**
 * The things of the table by name. Cards carry the id of their copy (`card:coal-2.4`); what lies once for each player
 * carries the number of the seat (`crew:2`), what lies on the ring its number (`space:17`, `ring:4`).
 */
import { numberOf } from '#engine/seats.ts';
import type { Mark as KitMark, Marks as KitMarks } from '#kit/things.ts';
import { CAMP_COPIES, TRAVEL_COPIES } from '../content/copies.ts';
import { SLOTS } from '../content/effects.ts';
import { TERRAIN_IDS } from '../content/terrain.ts';

export type Thing = string;
export type Mark = KitMark;
export type Marks = KitMarks<Thing>;

export const spaceThing = (space: number): Thing => `space:${space}`;
/** A card of the ring, by its place from 0. */
export const ringThing = (ringCard: number): Thing => `ring:${ringCard}`;
export const isOfRing = (thing: Thing): boolean => thing.startsWith('ring:');
/** A copy of a travel or base-camp card. */
export const cardThing = (copy: string): Thing => `card:${copy}`;
/** A terrain card that is not on the ring. */
export const terrainThing = (card: number): Thing => `terrain:${TERRAIN_IDS[card]!}`;
/** A slot of a vehicle. `seat` from 0. */
export const slotThing = (slot: number, seat: number): Thing => `${SLOTS[slot]!}:${numberOf(seat)}`;
/** A vehicle. `seat` from 0. */
export const seatThing = (seat: number): Thing => `player:${numberOf(seat)}`;
export const boilerThing = (seat: number): Thing => `boiler:${numberOf(seat)}`;
export const chipThing = (chip: number): Thing => `chip:${chip + 1}`;
export const DECK_THINGS = ['deck:travel', 'deck:base-camp'] as const;
export const DISCARD_THINGS = ['discard:travel', 'discard:base-camp'] as const;

/** What a thing is, by the numbers of the rules. */
export interface Found {
  readonly space?: number;
  readonly ringCard?: number;
  /** A travel card, and a base-camp card, as copies. */
  readonly travel?: number;
  readonly camp?: number;
  readonly terrain?: number;
  readonly slot?: number;
  /** Whose slot, vehicle or boiler, from 0. */
  readonly seat?: number;
  readonly boiler?: boolean;
  readonly chip?: number;
  readonly deck?: number;
  readonly discard?: number;
}
export const find = (thing: Thing): Found => {
  const [what = '', name = ''] = thing.split(':');
  const slot = (SLOTS as readonly string[]).indexOf(what);
  if (slot >= 0) return { slot, seat: Number(name) - 1 };
  switch (what) {
    case 'space':
      return { space: Number(name) };
    case 'ring':
      return { ringCard: Number(name) };
    case 'card': {
      const travel = TRAVEL_COPIES.indexOf(name);
      return travel >= 0 ? { travel } : { camp: CAMP_COPIES.indexOf(name) };
    }
    case 'terrain':
      return { terrain: TERRAIN_IDS.indexOf(name) };
    case 'player':
      return { seat: Number(name) - 1 };
    case 'boiler':
      return { seat: Number(name) - 1, boiler: true };
    case 'chip':
      return { chip: Number(name) - 1 };
    case 'deck':
      return { deck: name === 'travel' ? 0 : 1 };
    default:
      return { discard: name === 'travel' ? 0 : 1 };
  }
};
