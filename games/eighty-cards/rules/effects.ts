/** The effects of action cards, and when they may be played (EC-8.7, 17). */
import type { Chance } from '#engine/chance.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF } from '../content/copies.ts';
import type { ActionEffect } from '../content/effects.ts';
import { LANDS, RING_CARDS, SPACES_A_CARD, TERRAIN_IDS } from '../content/terrain.ts';
import type { Action } from '../content/travel.ts';
import { changeAp, changePressure } from './boiler.ts';
import { canSupply, draw } from './cards.ts';
import type { Tell } from './events.ts';
import { enter } from './movement.ts';
import { refuse } from './refusals.ts';
import { nextTerrain, spaceOf, terrainOn } from './ring.ts';
import {
  campDiscard,
  campHand,
  type Eighty,
  LEAST_PRESSURE,
  MOST_STEAM,
  ringPlace,
  terrainReserve,
} from './state.ts';
import { TRAVEL } from './steps.ts';

/** Why so much pressure cannot become AP, after the card is paid (EC-17.3). */
export const refuseConversion = (
  s: Eighty,
  seat: Seat,
  { ap, effect }: Action,
  x: number,
): Refusal | undefined => {
  if (effect.do !== 'convert' || x === 0 || x < effect.least || x > effect.most)
    return refuse('NO_CONVERSION');
  const pressure = s.pressure[seat]! - x;
  const points = s.ap[seat]! - ap + x;
  const fits = pressure >= LEAST_PRESSURE && pressure <= MOST_STEAM && points >= 0 && points <= MOST_STEAM;
  return fits ? undefined : refuse('NO_CONVERSION');
};
const anyConversion = (s: Eighty, seat: Seat, card: Action): boolean => {
  if (card.effect.do !== 'convert') return false;
  for (let x = card.effect.least; x <= card.effect.most; x++)
    if (!refuseConversion(s, seat, card, x)) return true;
  return false;
};

/** Why this card of the ring cannot be exchanged (EC-17.13). */
export const refuseSwap = (s: Eighty, ringCard: number): Refusal | undefined => {
  if (ringCard >= RING_CARDS || s.config.placeOf[ringCard] === -1) return refuse('START_CARD');
  const on = (space: number): boolean => space >= 0 && ((space / SPACES_A_CARD) | 0) === ringCard;
  for (let seat = 0; seat < s.config.seats; seat++) if (on(spaceOf(s, seat))) return refuse('CARD_OCCUPIED');
  return s.chipAt.some(on) ? refuse('CARD_OCCUPIED') : undefined;
};
const anySwap = (s: Eighty): boolean =>
  s.terrain.size(terrainReserve(s)) > 0 && s.config.terrainAt.some((ringCard) => !refuseSwap(s, ringCard));

/** Why the card's condition is not met (EC-8.7, C-3); what it costs is another matter. */
export const refuseEffect = (s: Eighty, seat: Seat, card: Action): Refusal | undefined => {
  const { effect } = card;
  switch (effect.do) {
    case 'pressure':
      return effect.by > 0 && s.pressure[seat] === MOST_STEAM ? refuse('PRESSURE_FULL') : undefined;
    case 'ap':
      return s.ap[seat]! - card.ap >= MOST_STEAM ? refuse('AP_FULL') : undefined;
    case 'convert':
      return anyConversion(s, seat, card) ? undefined : refuse('NO_CONVERSION');
    case 'advance':
    case 'leap':
      return s.halted === 1 ? refuse('HALTED') : undefined;
    case 'swapTerrain':
      return anySwap(s) ? undefined : refuse('NO_SWAP');
    case 'draw':
      return canSupply(s, TRAVEL) ? undefined : refuse('NOTHING_TO_DRAW');
    case 'takeDiscardTop':
      return s.camp.size(campDiscard(s)) > 0 ? undefined : refuse('NOTHING_TO_SALVAGE');
    case 'moveCost':
    case 'campAnywhere':
      return undefined;
  }
};

/** What was chosen with the card. */
export interface Choice {
  /** EC-17.3 */
  readonly x?: number;
  /** EC-17.13 */
  readonly ringCard?: number;
  readonly reserve?: number;
}

const easeMoves = (
  s: Eighty,
  seat: Seat,
  card: string,
  { scope, by }: Extract<ActionEffect, { do: 'moveCost' }>,
  tell: Tell | null,
): void => {
  const bound = nextTerrain(s, seat);
  for (const [land, name] of LANDS.entries()) {
    const fits = scope === 'any' || (scope === 'nextTerrain' ? land === bound : scope.includes(name));
    if (fits) s.ease[land] = s.ease[land]! + by;
  }
  if (scope === 'nextTerrain') tell?.({ type: 'bound', seat: numberOf(seat), card, terrain: LANDS[bound]! });
};

const swapTerrain = (s: Eighty, seat: Seat, ringCard: number, fresh: number, tell: Tell | null): void => {
  const old = terrainOn(s, ringCard);
  s.terrain.move(fresh, ringPlace(s, s.config.placeOf[ringCard]!));
  s.terrain.move(old, terrainReserve(s));
  tell?.({
    type: 'swapped',
    seat: numberOf(seat),
    out: TERRAIN_IDS[old]!,
    in: TERRAIN_IDS[fresh]!,
    at: ringCard,
  });
};

/** Carries the effect of an action card out (EC-17). What enters spaces goes on as a frame. */
export const takeEffect = (
  s: Eighty,
  seat: Seat,
  { id, effect }: Action,
  { x = 0, ringCard = 0, reserve = 0 }: Choice,
  chance: Chance,
  tell: Tell | null,
): void => {
  switch (effect.do) {
    case 'pressure':
      changePressure(s, seat, effect.by, tell);
      break;
    case 'ap':
      changeAp(s, seat, effect.by, tell);
      break;
    case 'convert':
      changePressure(s, seat, -x, tell);
      changeAp(s, seat, x, tell);
      break;
    case 'advance':
      enter(s, effect.spaces);
      break;
    case 'leap':
      enter(s, 1, effect.spaces);
      break;
    case 'moveCost':
      easeMoves(s, seat, id, effect, tell);
      break;
    case 'campAnywhere':
      s.campAnywhere = 1;
      break;
    case 'swapTerrain':
      swapTerrain(s, seat, ringCard, reserve, tell);
      break;
    case 'draw':
      for (let i = 0; i < effect.cards && canSupply(s, TRAVEL); i++) draw(s, seat, TRAVEL, chance, tell);
      break;
    case 'takeDiscardTop': {
      const card = s.camp.first(campDiscard(s));
      s.camp.move(card, campHand(s, seat));
      tell?.({ type: 'salvaged', seat: numberOf(seat), card: CAMP_IDS[CAMP_KIND_OF[card]!]! });
      break;
    }
  }
};
