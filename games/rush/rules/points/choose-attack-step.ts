/** Asks which declared attacker strikes next, and its target (RUSH-7.5–7.17). */

import type { Chance } from '#engine/chance.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import {
  BASES_ONLY,
  BASES_PER_SEAT,
  KIND_IDS,
  NATION,
  VEHICLE_COUNT,
  VEHICLES_ONLY,
} from '../../content/cards.ts';
import { addChoice, anyCard, cardAfter, choices, happens, pickChoice } from '../at-random.ts';
import { canHit, canStrike, destroys, eachTarget, endAttack, targetAt } from '../attack.ts';
import {
  damageBase,
  damageDefender,
  defenderAt,
  destroyBase,
  destroyDefender,
  placeName,
  placesOf,
  stands,
} from '../bases.ts';
import { malformed, offerEach, refuseDuringAttack, unfinished } from '../drafts.ts';
import type { Tell } from '../events.ts';
import {
  bothRead,
  cardText,
  forms,
  mapRead,
  readCard,
  readOne,
  readTarget,
  targetText,
} from '../notation.ts';
import { nameOf, toDepot } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { attackingOf, EXPOSURE, firstPlace, type RushState, seatOfPlace, standingOf } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { exposesAny } from './choose-exposed-attacker.ts';
import { ofTurn, type RushPoint } from './point.ts';

/** Why this attacker cannot hit this Base or the Vehicle on it, checked in the order of RUSH-13.8. */
const refuseTarget = (
  s: RushState,
  seat: Seat,
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

const hit = (s: RushState, seat: Seat, attacker: number, at: number, tell: Tell | null): void => {
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

/** One step of the attack: the hit, after which the attacker goes to the Depot (RUSH-7.5, 7.8). */
const strike = (s: RushState, seat: Seat, attacker: number, at: number, tell: Tell | null): void => {
  const defender = defenderAt(s, at);
  tell?.({
    type: 'struck',
    seat: numberOf(seat),
    card: nameOf(attacker),
    base: placeName(at),
    target: defender < 0 ? '' : nameOf(defender),
  });
  hit(s, seat, attacker, at, tell);
  toDepot(s, attacker, seat);
};

/** After a hit: asks for the next one, or ends the attack if no attacker has a target left (RUSH-7.22, 7.23). */
const continueAttack = (s: RushState, seat: Seat, tell: Tell | null): void => {
  const { card } = s;
  const attacking = attackingOf(s);
  for (let c = card.first(attacking); c >= 0; c = card.next(c)) if (canStrike(s, seat, c)) return;
  for (let c = card.first(attacking); c >= 0; c = card.first(attacking)) {
    tell?.({ type: 'struckNothing', seat: numberOf(seat), card: nameOf(c) });
    toDepot(s, c, seat);
  }
  if (exposesAny(s, seat)) s.asked = EXPOSURE;
  else endAttack(s);
};

/** In sixteenths: how often a random hit is against the weakest opponent, where possible to destroy. */
const AIM_ODDS = 14;
/**
 * The opponent with the fewest Bases, at least one; of several the first from a random seat on. -1 if there is none.
 */
const weakest = (s: RushState, seat: Seat, chance: Chance): number => {
  const { seats } = s.config;
  const start = chance.draw(seats);
  let found = -1;
  let fewest = BASES_PER_SEAT + 1;
  for (let i = 0; i < seats; i++) {
    const other = (start + i) % seats;
    const bases = s.card.size(standingOf(s, other));
    if (other === seat || bases === 0 || bases >= fewest) continue;
    found = other;
    fewest = bases;
  }
  return found;
};
/**
 * A place of the weakest opponent that this attacker can hit, preferably one where it destroys; -1 if there is none.
 */
const sampleAim = (s: RushState, seat: Seat, attacker: number, chance: Chance): number => {
  const start = firstPlace(weakest(s, seat, chance));
  const first = chance.draw(BASES_PER_SEAT);
  let found = -1;
  for (let i = 0; i < BASES_PER_SEAT; i++) {
    const at = start + ((first + i) % BASES_PER_SEAT);
    if (!canHit(s, attacker, at)) continue;
    if (destroys(s, attacker, at)) return at;
    found = at;
  }
  return found;
};

export const chooseAttackStep: RushPoint = {
  name: 'chooseAttackStep',
  clause: 'RUSH-7.5',
  // RUSH-13.4: asked even if there is only one answer.
  asks: ofTurn('always'),
  moves: [
    {
      verbs: [VERB.strike],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0) offerEach(VERB.strike, s.card.list(attackingOf(s)), offer);
        else if (draft.length === 1) eachTarget(s, seat, aboutOf(draft[0]!), offer);
      },
      refuse: (s, seat, draft, whole) => {
        const attacker = aboutOf(draft[0]!);
        if (attacker >= VEHICLE_COUNT || s.card.zoneOf[attacker] !== attackingOf(s))
          return refuse('NOT_DECLARED', { card: KIND_IDS[attacker] ?? '' });
        if (!canStrike(s, seat, attacker)) return refuse('OTHERS_CAN_STRIKE', { card: nameOf(attacker) });
        if (draft.length < 2) return unfinished(whole);
        const verb = verbOf(draft[1]!);
        if ((verb !== VERB.base && verb !== VERB.defender) || draft.length > 2) return malformed();
        return refuseTarget(s, seat, attacker, aboutOf(draft[1]!), verb === VERB.defender);
      },
      notNow: (_s, _seat, draft) => refuse('NOT_DECLARED', { card: KIND_IDS[aboutOf(draft[0]!)] ?? '' }),
      apply: (s, seat, decision, _chance, tell) => {
        strike(s, seat, aboutOf(decision[0]!), aboutOf(decision[1]!), tell);
        continueAttack(s, seat, tell);
      },
      final: () => 'RUSH-13.2',
      write: (s, draft) =>
        draft.length > 1
          ? `${cardText(draft[0]!)} hits ${targetText(s, draft[1]!)}`
          : `${cardText(draft[0]!)} hits`,
      read: forms(
        [
          /^(.+?) (?:hits|x|->) (.+)$/,
          ([card, target], s) =>
            mapRead(bothRead(readCard(card!), readTarget(s, target!)), ([kind, one]) => [
              step(VERB.strike, kind),
              one,
            ]),
        ],
        [/^(.+?) (?:hits|x|->)$/, ([card]) => readOne(VERB.strike, card!)],
      ),
    },
  ],
  otherwise: refuseDuringAttack,
  /** A random attacker that has a target, and one of its targets. */
  sample: (s, seat, chance) => {
    const attacking = attackingOf(s);
    let attacker = anyCard(s, attacking, chance);
    while (!canStrike(s, seat, attacker)) attacker = cardAfter(s, attacker, attacking);
    const first = step(VERB.strike, attacker);
    if (happens(AIM_ODDS, chance)) {
      const at = sampleAim(s, seat, attacker, chance);
      if (at >= 0) return [first, targetAt(s, at)];
    }
    choices.clear();
    eachTarget(s, seat, attacker, addChoice);
    return [first, pickChoice(chance)];
  },
};
