/**
 * Interference: what it costs, at whom it may be played, and the window in which all who could pay answer sealed
 * (EC-9).
 */
import type { Progress } from '#engine/flow.ts';
import { BOTTOM } from '#engine/layout/zones.ts';
import type { Refusal } from '#engine/result.ts';
import { hasSeat, NOBODY, numberOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { TRAVEL_KIND_OF } from '../content/copies.ts';
import { SLOTS, type Slot } from '../content/effects.ts';
import { LANDS } from '../content/terrain.ts';
import { type Interference, TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { changeAp } from './boiler.ts';
import { handSize, travelCopy } from './cards.ts';
import type { Tell } from './events.ts';
import { push } from './frames.ts';
import { nextSeat } from './options.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { nextTerrain } from './ring.ts';
import {
  ACT,
  activeOn,
  type Eighty,
  F_ATTACK,
  INTERFERE,
  LEAST_PRESSURE,
  OPENING,
  pendingOn,
  travelHand,
  travelPlayed,
} from './state.ts';
import { crewBonus, isFilled } from './vehicle.ts';

export const interferenceKind = (kind: number): Interference | undefined => {
  const found = TRAVEL_KINDS[kind];
  return found?.type === 'interference' ? found : undefined;
};

/** The slots of which one is named when the card is played (EC-17.11); none where there is nothing to choose. */
export const slotsToName = (card: Interference): readonly Slot[] =>
  card.effect.do === 'removeSlot' && card.effect.slots.length > 1 ? card.effect.slots : [];

/** The price in pressure out of turn (EC-9.3, 17.10). */
const priceOf = (s: Eighty, seat: Seat, ap: number): number =>
  Math.max(0, ap + crewBonus(s, seat, 'interferenceCost'));
const CHEAPEST = Math.min(...TRAVEL_KINDS.flatMap((kind) => (kind.type === 'interference' ? kind.ap : [])));

/** The opponents who could pay for interference, as everybody can see (EC-9.6). */
export const payers = (s: Eighty): SeatSet => {
  let set = NOBODY;
  for (let seat = 0; seat < s.config.seats; seat++) {
    if (seat === s.turnOf || s.travel.size(travelHand(s, seat)) === 0) continue;
    // Crew can only lower the price, so most seats need not be asked for theirs.
    const left = s.pressure[seat]! - LEAST_PRESSURE;
    if (left >= CHEAPEST || left >= priceOf(s, seat, CHEAPEST)) set |= seatBit(seat);
  }
  return set;
};
/** Those of them who have not answered yet. */
export const unanswered = (s: Eighty): SeatSet => {
  return payers(s) & ~answered(s);
};
/** Those who have answered in the window that is open. */
const answered = (s: Eighty): SeatSet => {
  let set = NOBODY;
  for (let seat = 0; seat < s.config.seats; seat++) if (s.answer[seat] !== 0) set |= seatBit(seat);
  return set;
};

/** Why this cannot be paid: with AP in the own turn, with pressure otherwise (EC-9.2–9.4, 9.14). */
const refusePrice = (s: Eighty, seat: Seat, { ap }: Interference): Refusal | undefined => {
  if (s.asked !== ACT)
    return s.pressure[seat]! - priceOf(s, seat, ap) < LEAST_PRESSURE
      ? refuse('PRESSURE_TOO_LOW', { price: priceOf(s, seat, ap), pressure: s.pressure[seat]! })
      : undefined;
  if (s.ap[seat] === 0) return refuse('NO_AP_TO_INTERFERE');
  return s.ap[seat]! < ap ? refuse('NOT_ENOUGH_AP', { cost: ap, ap: s.ap[seat]! }) : undefined;
};

/** Why the card cannot hit this player (EC-8.7, 9.15, 17.11, 17.16). */
const wrongTarget = (
  s: Eighty,
  seat: Seat,
  { effect }: Interference,
  target: Seat,
): RefusalCode | undefined => {
  if (target >= s.config.seats) return 'NO_SUCH_PLAYER';
  if (target === seat) return 'NOT_AT_ONESELF';
  if (effect.do === 'removeSlot' && !effect.slots.some((slot) => isFilled(s, target, SLOTS.indexOf(slot))))
    return 'NOTHING_TO_REMOVE';
  return effect.do === 'spy' && handSize(s, target) === 0 ? 'NO_HAND_TO_SPY' : undefined;
};

/** Why this interference cannot be played, as far as it is said. `slot`: an index into `SLOTS`. */
export const refuseInterference = (
  s: Eighty,
  seat: Seat,
  kind: number,
  target?: Seat,
  slot?: number,
): Refusal | undefined => {
  const card = interferenceKind(kind)!;
  if (travelCopy(s, seat, kind) < 0) return refuse('NOT_IN_HAND', { card: card.id });
  const wrong = refusePrice(s, seat, card);
  if (wrong) return wrong;
  if (target === undefined) {
    for (let other = 0; other < s.config.seats; other++)
      if (!wrongTarget(s, seat, card, other)) return undefined;
    return refuse(card.effect.do === 'spy' ? 'NO_HAND_TO_SPY' : 'NOTHING_TO_REMOVE');
  }
  const code = wrongTarget(s, seat, card, target);
  if (code) return refuse(code);
  if (slot === undefined) return undefined;
  const named = slotsToName(card).includes(SLOTS[slot]!) && isFilled(s, target, slot);
  return named ? undefined : refuse('NOTHING_TO_REMOVE');
};

/** The card is declared with all its choices, its cost is paid, and then its target may react (EC-10.4). */
export const declare = (
  s: Eighty,
  seat: Seat,
  kind: number,
  target: Seat,
  slot: number,
  tell: Tell | null,
): void => {
  const { id, ap } = interferenceKind(kind)!;
  const card = travelCopy(s, seat, kind);
  const of = { seat: numberOf(seat), target: numberOf(target), card: id };
  if (seat === s.turnOf) {
    s.ap[seat] = s.ap[seat]! - ap;
    tell?.({ type: 'interfered', ...of });
  } else {
    const price = priceOf(s, seat, ap);
    s.pressure[seat] = s.pressure[seat]! - price;
    tell?.({ type: 'interrupted', ...of, price });
  }
  s.travel.move(card, travelPlayed(s));
  push(s, F_ATTACK, { by: seat, at: target, travel: card, slot: slot + 1 });
};

const PASSED = 1;
/** What a seat answers in a window: kind, target, and slot or -1 in one number. */
export const answerOf = (kind: number, target: Seat, slot: number): number =>
  PASSED + 1 + (((kind << 2) | target) << 2) + slot + 1;
export const answerPass = (s: Eighty, seat: Seat): void => {
  s.answer[seat] = PASSED;
};

/** Asks all who could pay; when all answers are in, the first one clockwise counts (EC-9.6). */
export const resumeWindow = (s: Eighty, tell: Tell | null): Progress => {
  const asked = payers(s);
  if (asked === NOBODY) {
    s.frames.pop();
    return 'changed';
  }
  if ((asked & ~answered(s)) !== NOBODY) {
    s.asked = INTERFERE;
    return 'asks';
  }
  let first = -1;
  for (
    let seat = nextSeat(s.config, s.turnOf);
    first < 0 && seat !== s.turnOf;
    seat = nextSeat(s.config, seat)
  )
    if (hasSeat(asked, seat) && s.answer[seat]! > PASSED) first = seat;
  const answer = first < 0 ? 0 : s.answer[first]! - PASSED - 1;
  s.answer.fill(0);
  if (first < 0) s.frames.pop();
  else declare(s, first, answer >> 4, (answer >> 2) & 3, (answer & 3) - 1, tell);
  return 'changed';
};

/** A whole-turn card becomes active: it is bound, or takes AP at once (EC-9.11). */
const activate = (s: Eighty, seat: Seat, card: number, tell: Tell | null): void => {
  s.travel.move(card, activeOn(s, seat), BOTTOM);
  const kind = TRAVEL_KIND_OF[card]!;
  const { effect } = interferenceKind(kind)!;
  const of = { seat: numberOf(seat), card: TRAVEL_IDS[kind]! };
  if (effect.do === 'moveCost' && effect.scope === 'nextTerrain') {
    s.stormOn = nextTerrain(s, seat);
    tell?.({ type: 'activatedOn', ...of, terrain: LANDS[s.stormOn]! });
    return;
  }
  tell?.({ type: 'activated', ...of });
  // EC-17.4
  if (effect.do === 'apLoss' && s.ap[seat]! > effect.floor)
    changeAp(s, seat, -Math.min(effect.by, s.ap[seat]! - effect.floor), tell);
};
/** Step (d): all that is pending becomes active, in the order played (EC-9.9, 9.10). */
export const activatePending = (s: Eighty, seat: Seat, tell: Tell | null): void => {
  const pending = pendingOn(s, seat);
  while (s.travel.size(pending) > 0) activate(s, seat, s.travel.first(pending), tell);
};

/** A whole-turn card is laid on a vehicle; in the window at the start of its turn it is active at once (EC-9.9). */
export const attach = (s: Eighty, seat: Seat, card: number, reflected: boolean, tell: Tell | null): void => {
  s.travel.move(card, pendingOn(s, seat), BOTTOM);
  tell?.({ type: 'attached', seat: numberOf(seat), card: TRAVEL_IDS[TRAVEL_KIND_OF[card]!]! });
  if (seat === s.turnOf && s.stage === OPENING && !reflected) activate(s, seat, card, tell);
};

/** Whether a whole-turn effect is active on the seat on turn (EC-17.17). */
export const isUnder = (s: Eighty, seat: Seat, what: 'forbidShovel' | 'haltAtCamp'): boolean => {
  const zone = activeOn(s, seat);
  for (let card = s.travel.first(zone); card >= 0; card = s.travel.next(card))
    if (interferenceKind(TRAVEL_KIND_OF[card]!)?.effect.do === what) return true;
  return false;
};
