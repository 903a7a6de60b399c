/** The attack (RUSH-7) and, by option, the exposure of an attacker (RUSH-12.5–12.7). */

import type { Seat } from '#engine/seats.ts';
import { ATTACK, BASES_ONLY, BASES_PER_SEAT, HEAVY, VEHICLE_COUNT, VEHICLES_ONLY } from '../content/cards.ts';
import { defenceAt, defenderAt, stands } from './bases.ts';
import { reward } from './medals.ts';
import { firstPlace, type RushState, STEP_TWO } from './state.ts';
import { step, VERB } from './steps.ts';

/** Whether this attacker can hit what stands at this place. The caller checks the owner (RUSH-13.8). */
export const canHit = (s: RushState, attacker: number, at: number): boolean =>
  stands(s, at) && (defenderAt(s, at) < 0 ? !VEHICLES_ONLY[attacker] : !BASES_ONLY[attacker]);
/** The step that names the target at this place: the defender if there is one, else the Base. */
export const targetAt = (s: RushState, at: number): number =>
  step(defenderAt(s, at) < 0 ? VERB.base : VERB.defender, at);

/** Calls `each` with the step of every legal target, in the order of RUSH-13.12. */
export const eachTarget = (
  s: RushState,
  seat: Seat,
  attacker: number,
  each: (target: number) => void,
): void => {
  const { seats } = s.config;
  for (let i = 1; i < seats; i++) {
    const start = firstPlace((seat + i) % seats);
    for (let at = start; at < start + BASES_PER_SEAT; at++)
      if (canHit(s, attacker, at)) each(targetAt(s, at));
  }
};
/** Whether this attacker has a legal target now. */
export const canStrike = (s: RushState, seat: Seat, attacker: number): boolean => {
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat) continue;
    const start = firstPlace(other);
    for (let at = start; at < start + BASES_PER_SEAT; at++) if (canHit(s, attacker, at)) return true;
  }
  return false;
};

/** RUSH-7.2, 3.8: whether this kind has Attack points and has not been played this turn. */
export const canAttack = (s: RushState, kind: number): boolean =>
  kind < VEHICLE_COUNT && ATTACK[kind]! > 0 && !s.played.has(kind);

/** Whether a hit by this attacker destroys its target at this place; otherwise it damages it (RUSH-7.9–7.16). */
export const destroys = (s: RushState, attacker: number, at: number): boolean =>
  defenderAt(s, at) < 0
    ? HEAVY[attacker] !== 0 || s.damagedBases.has(at)
    : s.damagedDefenders.has(at) || ATTACK[attacker]! >= defenceAt(s, at);

/** RUSH-7.23, 8.8: ends the attack and pays for the Vehicles that it destroyed. */
export const endAttack = (s: RushState): void => {
  s.declared.clear();
  s.asked = STEP_TWO;
  reward(s);
};
