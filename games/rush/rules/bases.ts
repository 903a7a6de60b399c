/** Bases and their defenders: placing (RUSH-5.7–5.18), damage and destruction by any cause. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { BASES_PER_SEAT, baseCard, DEFENCE, isVehicle, KIND_OF } from '../content/cards.ts';
import type { PlaceName, Tell } from './events.ts';
import { nameOf, toDepot } from './piles.ts';
import {
  defenderZone,
  firstPlace,
  placeNames,
  type RushState,
  seatOfPlace,
  standingOf,
  TRIGGERS,
  type Trigger,
} from './state.ts';

const PLACE_NAMES = placeNames(5);
export const placeName = (place: number): PlaceName => PLACE_NAMES[place]!;

export const placesOf = (s: RushState): number => s.config.seats * BASES_PER_SEAT;
export const stands = (s: RushState, place: number): boolean =>
  s.card.zoneOf[baseCard(place)] === standingOf(s, seatOfPlace(place));
/** The Vehicle that defends the Base at this place, or -1. */
export const defenderAt = (s: RushState, place: number): number => s.card.first(defenderZone(s, place));

const hasUndefended = (s: RushState, seat: Seat): boolean => {
  for (let i = 0, place = firstPlace(seat); i < BASES_PER_SEAT; i++, place++)
    if (stands(s, place) && defenderAt(s, place) < 0) return true;
  return false;
};
export const hasBase = (s: RushState, seat: Seat): boolean => s.card.size(standingOf(s, seat)) > 0;
/** Whether a Base of this seat stands at this place. */
export const isOwnBase = (s: RushState, seat: Seat, place: number): boolean =>
  place >= firstPlace(seat) && place < firstPlace(seat) + BASES_PER_SEAT && stands(s, place);
/** RUSH-5.8: a defended Base may be chosen only if none is undefended. `isOwnBase` must hold. */
export const mayPlaceOn = (s: RushState, seat: Seat, place: number): boolean =>
  defenderAt(s, place) < 0 || !hasUndefended(s, seat);
/** The only Base that may be chosen for a new defender; -1 if there are several or none. */
export const onlyPlace = (s: RushState, seat: Seat): number => {
  let only = -1;
  for (let i = 0, place = firstPlace(seat); i < BASES_PER_SEAT; i++, place++) {
    if (!stands(s, place) || !mayPlaceOn(s, seat, place)) continue;
    if (only >= 0) return -1;
    only = place;
  }
  return only;
};

/** Moves a defender from its Base to its owner's Depot; its damage ends (RUSH-5.16). */
const removeDefender = (s: RushState, place: number): number => {
  const defender = defenderAt(s, place);
  if (defender < 0) return -1;
  toDepot(s, defender, seatOfPlace(place));
  s.damagedDefenders.delete(place);
  return defender;
};

/** RUSH-5.7, 5.9, 5.10: puts a Vehicle on a Base of this seat; a former defender goes to the Depot. */
export const place = (s: RushState, seat: Seat, card: number, at: number, tell: Tell | null): void => {
  const replaced = removeDefender(s, at);
  s.card.move(card, defenderZone(s, at));
  tell?.({ type: 'placed', seat: numberOf(seat), card: nameOf(card), base: placeName(at) });
  if (replaced >= 0)
    tell?.({ type: 'displaced', seat: numberOf(seat), card: nameOf(replaced), base: placeName(at) });
};

/** RUSH-11.1–11.3, 11.7: triggers the end of the game, if nothing has done so before. */
export const triggerEnd = (s: RushState, trigger: Trigger, tell: Tell | null): void => {
  if (s.trigger !== 0) return;
  s.trigger = TRIGGERS.indexOf(trigger);
  tell?.({ type: 'endTriggered', reason: trigger });
};

/**
 * RUSH-6.19, 6.20, 7.17: the seat that destroyed the Base gets its card. A defender on it is displaced, not
 * destroyed.
 */
export const destroyBase = (s: RushState, at: number, by: Seat, tell: Tell | null): void => {
  const owner = seatOfPlace(at);
  tell?.({ type: 'baseDestroyed', seat: numberOf(by), base: placeName(at) });
  toDepot(s, baseCard(at), by);
  s.damagedBases.delete(at);
  const displaced = removeDefender(s, at);
  if (displaced >= 0)
    tell?.({ type: 'displaced', seat: numberOf(owner), card: nameOf(displaced), base: placeName(at) });
  if (!hasBase(s, owner)) triggerEnd(s, 'bases', tell);
};
export const damageBase = (s: RushState, at: number, by: Seat, tell: Tell | null): void => {
  s.damagedBases.add(at);
  tell?.({ type: 'baseDamaged', seat: numberOf(by), base: placeName(at) });
};
/** RUSH-7.12, 6.21: a destroyed Vehicle goes to its owner's Depot. */
export const destroyDefender = (s: RushState, at: number, by: Seat, tell: Tell | null): void => {
  const card = removeDefender(s, at);
  tell?.({ type: 'vehicleDestroyed', seat: numberOf(by), card: nameOf(card), base: placeName(at) });
};
export const damageDefender = (s: RushState, at: number, by: Seat, tell: Tell | null): void => {
  s.damagedDefenders.add(at);
  tell?.({
    type: 'vehicleDamaged',
    seat: numberOf(by),
    card: nameOf(defenderAt(s, at)),
    base: placeName(at),
  });
};

/** RUSH-3.2: repairs all Bases and defenders of this seat. */
export const repairAll = (s: RushState, seat: Seat, tell: Tell | null): void => {
  for (let i = 0, at = firstPlace(seat); i < BASES_PER_SEAT; i++, at++) {
    if (s.damagedBases.has(at)) {
      s.damagedBases.delete(at);
      tell?.({ type: 'baseRepaired', seat: numberOf(seat), base: placeName(at) });
    }
    if (s.damagedDefenders.has(at)) {
      s.damagedDefenders.delete(at);
      tell?.({
        type: 'vehicleRepaired',
        seat: numberOf(seat),
        card: nameOf(defenderAt(s, at)),
        base: placeName(at),
      });
    }
  }
};

/** Whether this kind can be put on a Base at all (RUSH-5.4, 5.14). */
export const canDefend = (kind: number): boolean => isVehicle(kind) && DEFENCE[kind]! > 0;
export const defenceAt = (s: RushState, at: number): number => DEFENCE[KIND_OF[defenderAt(s, at)]!]!;
