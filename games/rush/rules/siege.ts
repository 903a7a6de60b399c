/** Siege: what it may select and what it does (RUSH-6.14–6.24, 12.8). It is no attack (RUSH-6.22). */
import type { Refusal } from '#engine/result.ts';
import { ARMED, KIND_OF, NATION } from '../content/cards.ts';
import {
  damageBase,
  damageDefender,
  defenceAt,
  defenderAt,
  destroyBase,
  destroyDefender,
  placeName,
  placesOf,
  stands,
} from './bases.ts';
import type { Tell } from './events.ts';
import { takeSingle } from './medals.ts';
import { refuse } from './refusals.ts';
import { type RushState, seatOfPlace } from './state.ts';
import { step, VERB } from './steps.ts';

/** Why this Base, or the Vehicle on it, cannot be selected: RUSH-6.15, then 6.14 (RUSH-13.9). */
export const refuseSiege = (
  s: RushState,
  seat: number,
  at: number,
  defender: boolean,
): Refusal | undefined => {
  if (at >= placesOf(s)) return refuse('NO_SIEGE_TARGET');
  const card = defenderAt(s, at);
  if (defender && card >= 0 && !ARMED[KIND_OF[card]!])
    return refuse('AUXILIARY_SAFE', { base: placeName(at) });
  const there = defender ? card >= 0 : stands(s, at);
  return there && seatOfPlace(at) !== seat ? undefined : refuse('NO_SIEGE_TARGET');
};

/** Calls `each` with the step of every target, clockwise from the next seat, each Base before its defender. */
export const eachSiegeTarget = (s: RushState, seat: number, each: (target: number) => void): void => {
  const places = placesOf(s);
  const start = (seat + 1) * 3;
  for (let i = 0; i < places - 3; i++) {
    const at = (start + i) % places;
    if (!stands(s, at)) continue;
    each(step(VERB.base, at));
    if (!refuseSiege(s, seat, at, true)) each(step(VERB.defender, at));
  }
};

/** One step of damage – or, by option, one damage point – to what was selected (RUSH-6.16, 12.8). */
export const besiege = (
  s: RushState,
  seat: number,
  at: number,
  defender: boolean,
  tell: Tell | null,
): void => {
  if (!defender) {
    if (s.damagedBases.has(at)) destroyBase(s, at, seat, tell);
    else damageBase(s, at, seat, tell);
    return;
  }
  const destroyed = s.damagedDefenders.has(at) || (s.config.siegeByPoint && defenceAt(s, at) <= 1);
  if (!destroyed) {
    damageDefender(s, at, seat, tell);
    return;
  }
  destroyDefender(s, at, seat, tell);
  const nation = NATION[s.resolving]!;
  if (s.config.paidAtOnce) takeSingle(s, seat, nation, tell);
  else s.noted[nation] = s.noted[nation]! + 1;
};
