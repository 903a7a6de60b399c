/** Asks which Base the Vehicle that was played will defend (RUSH-5.7). */

import { ok } from '#engine/result.ts';
import { finishCard } from '../abilities.ts';
import { anyPlace } from '../at-random.ts';
import { onlyPlace, place, placeName } from '../bases.ts';
import { malformed, offerPlaces, refusePlace, refuseWhileAsked } from '../drafts.ts';
import { cardInPlay, playedCard } from '../effect.ts';
import { forms, readPlace } from '../notation.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

export const chooseDefendedBase: RushPoint = {
  name: 'chooseDefendedBase',
  clause: 'RUSH-5.7',
  params: playedCard,
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.on],
      offer: (_s, seat, draft, offer) => {
        if (draft.length === 0) offerPlaces(seat, offer);
      },
      refuse: (s, seat, draft) => (draft.length > 1 ? malformed() : refusePlace(s, seat, aboutOf(draft[0]!))),
      apply: (s, seat, decision, _chance, tell) => {
        place(s, seat, cardInPlay(s), aboutOf(decision[0]!), tell);
        finishCard(s);
      },
      write: (_s, [at]) => `place on ${placeName(aboutOf(at!))}`,
      read: forms([/^(?:place )?on (.+)$/, ([at]) => ok([step(VERB.on, readPlace(at!))])]),
    },
  ],
  otherwise: refuseWhileAsked,
  sample: (s, seat, chance) => [step(VERB.on, anyPlace(s, seat, chance))],
  only: (s, seat) => {
    const at = onlyPlace(s, seat);
    return at < 0 ? undefined : [step(VERB.on, at)];
  },
};
