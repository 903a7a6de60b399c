/** End step II (RUSH-3.14); Medals that are still noted come first (RUSH-8.13). */
import { ok } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import { malformed } from '../../drafts.ts';
import { reward } from '../../medals.ts';
import { forms } from '../../notation.ts';
import { aboutOf, step, VERB } from '../../steps.ts';
import { stepThree } from '../../turn.ts';
import type { StepTwoMove } from './move.ts';

export const end: StepTwoMove = {
  verbs: [VERB.end],
  about: 'nothing',
  offer: () => undefined,
  refuse: (_s, _seat, draft) => (draft.length > 1 || aboutOf(draft[0]!) !== 0 ? malformed() : undefined),
  apply: (s, seat, _decision, chance, tell) => {
    s.closing = 1;
    tell?.({ type: 'stepTwoEnded', seat: numberOf(seat) });
    if (reward(s)) stepThree(s, seat, chance, tell);
  },
  write: () => 'end',
  read: forms([/^end(?: step(?: ii| two| 2)?)?$/, () => ok([step(VERB.end)])]),
};
