/** Repair: asks which one or two cards of the Depot go to the Graveyard (RUSH-6.32–6.35). */

import { ok } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import { KIND_IDS, KIND_OF } from '../../content/cards.ts';
import { anyCard } from '../at-random.ts';
import { ascendingKinds, malformed, offerEach, refuseWhileAsked } from '../drafts.ts';
import { type Effect, playedCard, questionAnswered, tellNoEffect } from '../effect.ts';
import { kindsIn } from '../hand.ts';
import { cardsText, forms, readAscending } from '../notation.ts';
import { copyIn, countIn, fromDepot, nameOf } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { depotOf, graveyardOf, REPAIR, type RushState } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

export const repair: Effect = {
  start: (s, seat, _ability, _chance, tell) => {
    if (s.card.size(depotOf(s, seat)) === 0) tellNoEffect(s, seat, tell);
    else s.asked = REPAIR;
  },
};

const otherCopy = (s: RushState, zone: number, kind: number, but: number): number =>
  s.card.list(zone).find((card) => KIND_OF[card] === kind && card !== but) ?? -1;

export const chooseRepairCards: RushPoint = {
  name: 'chooseRepairCards',
  ability: 'repair',
  clause: 'RUSH-6.32',
  params: playedCard,
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.repair],
      offer: (s, seat, draft, offer) => {
        if (draft.length < 2) offerEach(VERB.repair, kindsIn(s, depotOf(s, seat), true), offer);
      },
      refuse: (s, seat, draft) => {
        const kinds = ascendingKinds(draft, VERB.repair);
        if (!kinds) return malformed();
        if (kinds.length > 2) return refuse('REPAIR_AT_MOST_TWO');
        const depot = depotOf(s, seat);
        const twice = kinds.length === 2 && kinds[0] === kinds[1];
        const missing = kinds.find(
          (kind) => kind >= KIND_IDS.length || countIn(s, depot, kind) < (twice ? 2 : 1),
        );
        return missing === undefined ? undefined : refuse('NOT_IN_DEPOT', { card: KIND_IDS[missing] ?? '' });
      },
      apply: (s, seat, decision, _chance, tell) => {
        const depot = depotOf(s, seat);
        const cards: number[] = [];
        for (const one of decision) {
          const kind = aboutOf(one);
          const first = copyIn(s, depot, kind);
          cards.push(first === cards[0] ? otherCopy(s, depot, kind, first) : first);
        }
        for (const card of cards) fromDepot(s, card, seat, graveyardOf(s));
        tell?.({ type: 'toGraveyard', seat: numberOf(seat), cards: cards.map(nameOf) });
        questionAnswered(s);
      },
      write: (_s, decision) => `repair ${cardsText(decision)}`,
      read: forms(
        [/^repair(?: nothing)?$/, () => ok([])],
        [/^repair (.+)$/, ([list]) => readAscending(VERB.repair, list!)],
      ),
    },
  ],
  nothing: () => refuse('REPAIR_AT_LEAST_ONE'),
  otherwise: refuseWhileAsked,
  /** One or two cards of the Depot with equal probability. */
  sample: (s, seat, chance) => {
    const depot = depotOf(s, seat);
    const first = anyCard(s, depot, chance);
    const one = step(VERB.repair, KIND_OF[first]!);
    const second = anyCard(s, depot, chance);
    if (second === first || chance.draw(2) === 0) return [one];
    const other = step(VERB.repair, KIND_OF[second]!);
    return one <= other ? [one, other] : [other, one];
  },
  only: (s, seat) => {
    const depot = depotOf(s, seat);
    return s.card.size(depot) === 1 ? [step(VERB.repair, KIND_OF[s.card.first(depot)]!)] : undefined;
  },
};
