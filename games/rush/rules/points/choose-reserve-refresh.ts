/** By option, asks at the start of a turn whether to restore the Reserve (RUSH-12.2, 12.3). */

import { ok } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import { malformed } from '../drafts.ts';
import { forms } from '../notation.ts';
import { restoreReserve } from '../piles.ts';
import { refuse } from '../refusals.ts';
import { STEP_TWO } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { ofTurn, type RushPoint } from './point.ts';

export const chooseReserveRefresh: RushPoint = {
  name: 'chooseReserveRefresh',
  clause: 'RUSH-12.2',
  asks: ofTurn('always'),
  moves: [
    {
      verbs: [VERB.no, VERB.yes],
      offer: (_s, _seat, draft, offer) => {
        if (draft.length > 0) return;
        offer(step(VERB.no));
        offer(step(VERB.yes));
      },
      refuse: (_s, _seat, draft) => (draft.length > 1 || aboutOf(draft[0]!) !== 0 ? malformed() : undefined),
      notNow: () => refuse('NO_RESERVE_QUESTION'),
      // RUSH-12.3: the same as in RUSH-9.1.
      apply: (s, seat, decision, chance, tell) => {
        const yes = verbOf(decision[0]!) === VERB.yes;
        tell?.({ type: yes ? 'refreshed' : 'keptReserve', seat: numberOf(seat) });
        if (yes) restoreReserve(s, chance, tell);
        s.asked = STEP_TWO;
      },
      write: (_s, [answer]) => (verbOf(answer!) === VERB.yes ? 'yes' : 'no'),
      read: forms(
        [/^(?:yes|restore)$/, () => ok([step(VERB.yes)])],
        [/^(?:no|keep)$/, () => ok([step(VERB.no)])],
      ),
    },
  ],
  otherwise: () => refuse('OTHER_STEP'),
  sample: (_s, _seat, chance) => [step(chance.draw(2) === 0 ? VERB.no : VERB.yes)],
};
