/** The attack (RUSH-7) and, by option, the exposure of an attacker (RUSH-12.5–12.7). */

import type { Decision } from '#engine/game.ts';
import { TOP } from '#engine/layout/zones.ts';
import type { Refusal } from '#engine/result.ts';
import {
  ATTACK,
  BASES_ONLY,
  BASES_PER_SEAT,
  HEAVY,
  KIND_IDS,
  KIND_OF,
  NATION,
  VEHICLE_COUNT,
  VEHICLES_ONLY,
} from '../content/cards.ts';
import {
  canDefend,
  damageBase,
  damageDefender,
  defenceAt,
  defenderAt,
  destroyBase,
  destroyDefender,
  hasBase,
  isOwnBase,
  mayPlaceOn,
  place,
  placeCount,
  placeName,
  placesOf,
  stands,
} from './bases.ts';
import type { Tell } from './events.ts';
import { reward } from './medals.ts';
import { nameOf, toDepot } from './piles.ts';
import { refuse } from './refusals.ts';
import { EXPOSURE, firstPlace, type RushState, STEP_TWO, STRIKE, seatOfPlace } from './state.ts';
import { aboutOf, step, VERB } from './steps.ts';
import { attackingOf, depotOf, handOf } from './zones.ts';

/** Why this attacker cannot hit this Base, or the Vehicle on it, in the order of RUSH-13.8. */
export const refuseTarget = (
  s: RushState,
  seat: number,
  attacker: number,
  at: number,
  defender: boolean,
): Refusal | undefined => {
  const card = KIND_IDS[attacker]!;
  if (defender && BASES_ONLY[attacker]) return refuse('ATTACKS_BASES_ONLY', { card });
  if (!defender && VEHICLES_ONLY[attacker]) return refuse('ATTACKS_VEHICLES_ONLY', { card });
  if (at >= placesOf(s) || seatOfPlace(at) === seat || !stands(s, at)) return refuse('NO_TARGET');
  if (defenderAt(s, at) >= 0)
    return defender
      ? undefined
      : refuse('DEFENDED', { base: placeName(at), card: nameOf(defenderAt(s, at)) });
  return defender ? refuse('NO_TARGET') : undefined;
};

/** Does anything stand at this place that this attacker can hit? Whose place it is, is not asked (RUSH-13.8). */
export const canHit = (s: RushState, attacker: number, at: number): boolean =>
  stands(s, at) && (defenderAt(s, at) < 0 ? !VEHICLES_ONLY[attacker] : !BASES_ONLY[attacker]);
/** The step that names what is hit at this place: the defender, if there is one. */
export const targetAt = (s: RushState, at: number): number =>
  step(defenderAt(s, at) < 0 ? VERB.base : VERB.defender, at);

/** Calls `each` with the step of every legal target, in the order of RUSH-13.12. */
export const eachTarget = (
  s: RushState,
  seat: number,
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
/** Has this attacker any legal target now? */
export const canStrike = (s: RushState, seat: number, attacker: number): boolean => {
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat) continue;
    const start = firstPlace(other);
    for (let at = start; at < start + BASES_PER_SEAT; at++) if (canHit(s, attacker, at)) return true;
  }
  return false;
};

/** RUSH-7.2, 3.8: an attacker has Attack points and was not played before this turn. */
export const canAttack = (s: RushState, kind: number): boolean =>
  kind < VEHICLE_COUNT && ATTACK[kind]! > 0 && !s.played.has(kind);

/** RUSH-7.4: the cards are declared and leave the hand. The decision is `[attack vehicle, …]`. */
export const declareAttack = (s: RushState, seat: number, decision: Decision, tell: Tell | null): void => {
  s.attacked = 1;
  tell?.({ type: 'attackDeclared', seat: seat + 1, cards: decision.map((one) => nameOf(aboutOf(one))) });
  const attacking = attackingOf(s);
  for (let i = 0; i < decision.length; i++) {
    const vehicle = aboutOf(decision[i]!);
    s.played.add(vehicle);
    s.declared.add(vehicle);
    s.card.move(vehicle, attacking, TOP, s.config.all);
  }
  s.asked = STRIKE;
};

/** Does a hit by this attacker destroy what it hits at this place, or only damage it (RUSH-7.9–7.16)? */
export const destroys = (s: RushState, attacker: number, at: number): boolean =>
  defenderAt(s, at) < 0
    ? HEAVY[attacker] !== 0 || s.damagedBases.has(at)
    : s.damagedDefenders.has(at) || ATTACK[attacker]! >= defenceAt(s, at);

/** The hit itself. */
const hit = (s: RushState, seat: number, attacker: number, at: number, tell: Tell | null): void => {
  if (defenderAt(s, at) < 0) {
    if (destroys(s, attacker, at)) destroyBase(s, at, seat, tell);
    else damageBase(s, at, seat, tell);
    return;
  }
  if (!destroys(s, attacker, at)) {
    damageDefender(s, at, seat, tell);
    return;
  }
  destroyDefender(s, at, seat, tell);
  const nation = NATION[attacker]!;
  s.noted[nation] = s.noted[nation]! + 1;
};

/** One step of the attack; the card then goes to the Depot (RUSH-7.5, 7.8). */
export const strike = (s: RushState, seat: number, attacker: number, at: number, tell: Tell | null): void => {
  const defender = defenderAt(s, at);
  tell?.({
    type: 'struck',
    seat: seat + 1,
    card: nameOf(attacker),
    base: placeName(at),
    target: defender < 0 ? '' : nameOf(defender),
  });
  hit(s, seat, attacker, at, tell);
  toDepot(s, attacker, seat);
  goOn(s, seat, tell);
};

/** After a hit: the next one, or the end of the attack (RUSH-7.22, 7.23). */
const goOn = (s: RushState, seat: number, tell: Tell | null): void => {
  const { card } = s;
  const attacking = attackingOf(s);
  for (let c = card.first(attacking); c >= 0; c = card.next(c)) if (canStrike(s, seat, c)) return;
  for (let c = card.first(attacking); c >= 0; c = card.first(attacking)) {
    tell?.({ type: 'struckNothing', seat: seat + 1, card: nameOf(c) });
    toDepot(s, c, seat);
  }
  if (s.config.attackerExposure && startExposure(s, seat, tell)) {
    s.asked = EXPOSURE;
    return;
  }
  endAttack(s, seat, tell);
};
const endAttack = (s: RushState, seat: number, tell: Tell | null): void => {
  s.declared.clear();
  s.asked = STEP_TWO;
  reward(s, seat, tell);
};

/** RUSH-12.5, 12.7: is this a declared attacker that can be exposed? It lies in the Depot by then (RUSH-12.6). */
export const canExpose = (s: RushState, vehicle: number): boolean =>
  vehicle < VEHICLE_COUNT && s.declared.has(vehicle) && canDefend(vehicle);
/** @returns true when there is a choice to be made; a single answer is carried out */
const startExposure = (s: RushState, seat: number, tell: Tell | null): boolean => {
  if (!hasBase(s, seat)) return false;
  const candidates = [...s.declared].filter((vehicle) => canExpose(s, vehicle));
  if (candidates.length * placeCount(s, seat) !== 1) return candidates.length > 0;
  for (let i = 0, at = firstPlace(seat); i < 3; i++, at++)
    if (isOwnBase(s, seat, at) && mayPlaceOn(s, seat, at)) {
      exposeAt(s, seat, candidates[0]!, at, tell);
      break;
    }
  return false;
};
const exposeAt = (s: RushState, seat: number, vehicle: number, at: number, tell: Tell | null): void => {
  const depot = depotOf(s, seat);
  place(s, seat, vehicle, at, tell);
  const top = s.card.first(depot);
  if (top >= 0) s.card.show(top, s.config.all);
};
/** The answer: this attacker goes onto this Base, then come the Medals (RUSH-12.6). */
export const expose = (s: RushState, seat: number, vehicle: number, at: number, tell: Tell | null): void => {
  exposeAt(s, seat, vehicle, at, tell);
  endAttack(s, seat, tell);
};

/** What stands against declaring these vehicles of the hand, from RUSH-7.1 on in the order of RUSH-13.8. */
export const refuseAttackers = (
  s: RushState,
  seat: number,
  vehicles: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  if (s.attacked) return refuse('ONE_ATTACK');
  const used = vehicles.find((vehicle) => s.played.has(vehicle));
  if (used !== undefined) return refuse('PLAYED_ALREADY', { card: nameOf(used) });
  const harmless = vehicles.find((vehicle) => ATTACK[vehicle] === 0);
  if (harmless !== undefined) return refuse('NO_ATTACK_POINTS', { card: nameOf(harmless) });
  if (vehicles.some((vehicle) => NATION[vehicle] !== NATION[vehicles[0]!])) return refuse('ONE_NATION');
  if (vehicles.some((vehicle) => canStrike(s, seat, vehicle))) return undefined;
  return whole || !companionStrikes(s, seat, vehicles) ? refuse('NOTHING_TO_HIT') : undefined;
};
/** Could another card of the hand, added after these, strike something? Kinds rise in a declaration. */
const companionStrikes = (s: RushState, seat: number, vehicles: readonly number[]): boolean => {
  const { card } = s;
  const last = vehicles.at(-1)!;
  for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    if (kind > last && canAttack(s, kind) && NATION[kind] === NATION[last] && canStrike(s, seat, kind))
      return true;
  }
  return false;
};
