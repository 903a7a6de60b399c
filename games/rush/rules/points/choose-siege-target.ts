/** Siege: asks for its target, and damages it (RUSH-6.14–6.24, 12.8). It is no attack (RUSH-6.22). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import type { StepList } from '#engine/steps.ts';
import { ARMED, BASES_PER_SEAT, KIND_OF, NATION } from '../../content/cards.ts';
import { addChoice, choices, pickChoice } from '../at-random.ts';
import {
  damageBase,
  damageDefender,
  defenceAt,
  defenderAt,
  destroyBase,
  destroyDefender,
  hasBase,
  placeName,
  placesOf,
  stands,
} from '../bases.ts';
import { malformed, refuseWhileAsked } from '../drafts.ts';
import { type Effect, playedCard, questionAnswered, tellNoEffect } from '../effect.ts';
import type { Tell } from '../events.ts';
import { takeSingle } from '../medals.ts';
import { forms, mapRead, readTarget, targetText } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { firstPlace, type RushState, SIEGE, seatOfPlace } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

/** RUSH-13.2: a selection is final, even if the server makes it because there is only one. */
const FINAL = 'RUSH-13.2';

/** Why this Base or the Vehicle on it cannot be selected: RUSH-6.15, then 6.14 (RUSH-13.9). */
const refuseTarget = (s: RushState, seat: Seat, at: number, defender: boolean): Refusal | undefined => {
  if (at >= placesOf(s)) return refuse('NO_SIEGE_TARGET');
  const card = defenderAt(s, at);
  if (defender && card >= 0 && !ARMED[KIND_OF[card]!])
    return refuse('AUXILIARY_SAFE', { base: placeName(at) });
  const there = defender ? card >= 0 : stands(s, at);
  return there && seatOfPlace(at) !== seat ? undefined : refuse('NO_SIEGE_TARGET');
};

/** Calls `each` with the step of every target, clockwise from the next seat, each Base before its defender. */
export const eachSiegeTarget = (s: RushState, seat: Seat, each: (target: number) => void): void => {
  const places = placesOf(s);
  const start = firstPlace(seat) + BASES_PER_SEAT;
  for (let i = 0; i < places - BASES_PER_SEAT; i++) {
    const at = (start + i) % places;
    if (!stands(s, at)) continue;
    each(step(VERB.base, at));
    if (!refuseTarget(s, seat, at, true)) each(step(VERB.defender, at));
  }
};
/** Whether an opponent has a Base left; each of them can be selected. */
const hasTarget = (s: RushState, seat: Seat): boolean => {
  for (let other = 0; other < s.config.seats; other++) if (other !== seat && hasBase(s, other)) return true;
  return false;
};
const targetsOf = (s: RushState, seat: Seat): StepList => {
  choices.clear();
  eachSiegeTarget(s, seat, addChoice);
  return choices;
};

/** Deals one step of damage to the target, or by option one damage point (RUSH-6.16, 12.8). */
const besiege = (s: RushState, seat: Seat, at: number, defender: boolean, tell: Tell | null): void => {
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

export const siege: Effect = {
  start: (s, seat, _ability, _chance, tell) => {
    if (hasTarget(s, seat)) s.asked = SIEGE;
    else tellNoEffect(s, seat, tell);
  },
  final: (s, seat) => (targetsOf(s, seat).count === 1 ? FINAL : undefined),
};

export const chooseSiegeTarget: RushPoint = {
  name: 'chooseSiegeTarget',
  ability: 'siege',
  clause: 'RUSH-6.14',
  params: playedCard,
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.base, VERB.defender],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0) eachSiegeTarget(s, seat, offer);
      },
      refuse: (s, seat, draft: Draft) =>
        draft.length > 1
          ? malformed()
          : refuseTarget(s, seat, aboutOf(draft[0]!), verbOf(draft[0]!) === VERB.defender),
      apply: (s, seat, decision, _chance, tell) => {
        besiege(s, seat, aboutOf(decision[0]!), verbOf(decision[0]!) === VERB.defender, tell);
        questionAnswered(s);
      },
      final: () => FINAL,
      write: (s, [target]) => `siege ${targetText(s, target!)}`,
      read: forms([/^siege (.+)$/, ([target], s) => mapRead(readTarget(s, target!), (one) => [one])]),
    },
  ],
  otherwise: refuseWhileAsked,
  sample: (s, seat, chance) => {
    targetsOf(s, seat);
    return [pickChoice(chance)];
  },
  only: (s, seat) => {
    const targets = targetsOf(s, seat);
    return targets.count === 1 ? [targets.items[0]!] : undefined;
  },
};
