/** By option, asks after an attack which attacker moves from the Depot onto a Base (RUSH-12.5–12.7). */

import type { Seat } from '#engine/seats.ts';
import { KIND_IDS, VEHICLE_COUNT } from '../../content/cards.ts';
import { addChoice, anyPlace, choices, pickChoice } from '../at-random.ts';
import { endAttack } from '../attack.ts';
import { canDefend, hasBase, onlyPlace, place } from '../bases.ts';
import { offerEach, offerPlaces, refuseDuringAttack, refuseOn } from '../drafts.ts';
import { kindsIn } from '../hand.ts';
import { cardText, forms, onPlaceText, readOne, readOnPlace } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { depotOf, type RushState } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

/** Whether this kind is a declared attacker that can be exposed. It lies in the Depot then (RUSH-12.6). */
export const canExpose = (s: RushState, vehicle: number): boolean =>
  vehicle < VEHICLE_COUNT && s.declared.has(vehicle) && canDefend(vehicle);

/** Fills `choices` with the first step of every answer. */
const listExposable = (s: RushState): void => {
  choices.clear();
  for (let vehicle = 0; vehicle < VEHICLE_COUNT; vehicle++)
    if (canExpose(s, vehicle)) addChoice(step(VERB.expose, vehicle));
};

/** Whether the question is asked after this attack. */
export const exposesAny = (s: RushState, seat: Seat): boolean => {
  if (!s.config.attackerExposure || !hasBase(s, seat)) return false;
  listExposable(s);
  return choices.count > 0;
};

export const chooseExposedAttacker: RushPoint = {
  name: 'chooseExposedAttacker',
  clause: 'RUSH-12.5',
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.expose],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0) offerEach(VERB.expose, kindsIn(s, depotOf(s, seat), true), offer);
        else offerPlaces(seat, offer);
      },
      refuse: (s, seat, draft, whole) => {
        const vehicle = aboutOf(draft[0]!);
        return canExpose(s, vehicle)
          ? refuseOn(s, seat, draft, whole)
          : refuse('EXPOSE_AN_ATTACKER', { card: KIND_IDS[vehicle] ?? '' });
      },
      apply: (s, seat, decision, _chance, tell) => {
        const depot = depotOf(s, seat);
        place(s, seat, aboutOf(decision[0]!), aboutOf(decision[1]!), tell);
        const top = s.card.first(depot);
        if (top >= 0) s.card.show(top, s.config.all);
        // The Medals follow the exposure (RUSH-12.6).
        endAttack(s);
      },
      write: (_s, draft) => `expose ${cardText(draft[0]!)}${onPlaceText(draft)}`,
      read: forms(
        [/^expose (.+) on (.+)$/, ([card, at]) => readOnPlace(VERB.expose, card!, at!)],
        [/^expose (.+)$/, ([card]) => readOne(VERB.expose, card!)],
      ),
    },
  ],
  otherwise: refuseDuringAttack,
  sample: (s, seat, chance) => {
    listExposable(s);
    return [pickChoice(chance), step(VERB.on, anyPlace(s, seat, chance))];
  },
  only: (s, seat) => {
    const at = onlyPlace(s, seat);
    listExposable(s);
    return at >= 0 && choices.count === 1 ? [choices.items[0]!, step(VERB.on, at)] : undefined;
  },
};
