/** Research: asks which Vehicle of the Reserve is gained (RUSH-6.25–6.31). */

import { numberOf } from '#engine/seats.ts';
import { COST, KIND_IDS, KINDS, VEHICLE_COUNT } from '../../content/cards.ts';
import { anyCard, cardAfter } from '../at-random.ts';
import { offerEach, refuseWhileAsked } from '../drafts.ts';
import { cardInPlay, type Effect, playedCard, questionAnswered, tellNoEffect } from '../effect.ts';
import { bothRead, cardText, forms, mapRead, readOne, readSteps } from '../notation.ts';
import { nameOf, reveal, toDepot } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { graveyardOf, RESEARCH, type RushState, reserveOf } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

/** Whether the present Research may gain this Vehicle (RUSH-6.26). */
export const mayGain = (s: RushState, vehicle: number): boolean =>
  s.card.zoneOf[vehicle] === reserveOf(s) && COST[vehicle]! <= researchLimit(s);
export const researchLimit = (s: RushState): number =>
  KINDS[s.resolving]!.abilities.find((ability) => ability.id === 'research')?.n ?? -1;

/** The first Vehicle of the Reserve that may be gained, from this card on; -1 if there is none. */
const nextGain = (s: RushState, from: number): number => {
  let vehicle = from;
  while (vehicle >= 0 && !mayGain(s, vehicle)) vehicle = s.card.next(vehicle);
  return vehicle;
};

export const research: Effect = {
  start: (s, seat, _ability, _chance, tell) => {
    const own = cardInPlay(s);
    s.card.move(own, graveyardOf(s));
    tell?.({ type: 'toGraveyard', seat: numberOf(seat), cards: [nameOf(own)] });
    if (nextGain(s, s.card.first(reserveOf(s))) < 0) tellNoEffect(s, seat, tell);
    else s.asked = RESEARCH;
  },
};

export const chooseResearchGain: RushPoint = {
  name: 'chooseResearchGain',
  ability: 'research',
  clause: 'RUSH-6.26',
  params: (s) => ({ ...playedCard(s), n: researchLimit(s) }),
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.gain],
      offer: (s, _seat, draft, offer) => {
        if (draft.length === 0) offerEach(VERB.gain, s.card.list(reserveOf(s)), offer);
      },
      refuse: (s, _seat, draft) => {
        if (draft.length > 1) return refuse('RESEARCH_IS_FIXED');
        const vehicle = aboutOf(draft[0]!);
        if (vehicle < VEHICLE_COUNT && mayGain(s, vehicle)) return undefined;
        return refuse('RESEARCH_LIMIT', { card: KIND_IDS[vehicle] ?? '', n: researchLimit(s) });
      },
      apply: (s, seat, decision, chance, tell) => {
        const vehicle = aboutOf(decision[0]!);
        tell?.({ type: 'gained', seat: numberOf(seat), card: nameOf(vehicle) });
        toDepot(s, vehicle, seat);
        reveal(s, 1, chance, tell);
        questionAnswered(s);
      },
      write: (_s, [gain]) => `gain ${cardText(gain!)}`,
      read: forms(
        // RUSH-13.10: Research cannot be topped up. The form is read so that it gets this refusal.
        [
          /^gain (.+?) with (.+)$/,
          ([card, added]) =>
            mapRead(bothRead(readOne(VERB.gain, card!), readSteps(VERB.pay, added!)), (both) => both.flat()),
        ],
        [/^gain (.+)$/, ([card]) => readOne(VERB.gain, card!)],
      ),
    },
  ],
  otherwise: refuseWhileAsked,
  sample: (s, _seat, chance) => {
    const reserve = reserveOf(s);
    let vehicle = anyCard(s, reserve, chance);
    while (!mayGain(s, vehicle)) vehicle = cardAfter(s, vehicle, reserve);
    return [step(VERB.gain, vehicle)];
  },
  only: (s) => {
    const vehicle = nextGain(s, s.card.first(reserveOf(s)));
    return nextGain(s, s.card.next(vehicle)) < 0 ? [step(VERB.gain, vehicle)] : undefined;
  },
};
