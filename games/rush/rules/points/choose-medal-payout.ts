/** Asks in which single and double Medals destroyed Vehicles are paid, for one nation after another (RUSH-8.6). */

import { err, ok } from '#engine/result.ts';
import type { StepList } from '#engine/steps.ts';
import { NATIONS } from '../../content/vehicle-row.ts';
import { addChoice, choices, pickChoice } from '../at-random.ts';
import { malformed } from '../drafts.ts';
import { eachPayout, isPayout, nextPayout, payOut, reward } from '../medals.ts';
import { forms, type Read } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { type RushState, STEP_TWO } from '../state.ts';
import { doublesOf, payoutStep, singlesOf, VERB } from '../steps.ts';
import { stepThree } from '../turn.ts';
import { ofTurn, type RushPoint } from './point.ts';

const readPayout = (singles: string | undefined, doubles: string | undefined): Read<number[]> => {
  if (singles === undefined && doubles === undefined) return err(refuse('UNREADABLE'));
  return Number(doubles ?? 0) > 3
    ? err(refuse('NOT_A_PAYOUT'))
    : ok([payoutStep(Number(singles ?? 0), Number(doubles ?? 0))]);
};
const counted = (count: number, noun: string): string[] =>
  count > 0 ? [`${count} ${noun}${count > 1 ? 's' : ''}`] : [];
const addPayout = (singles: number, doubles: number): void => addChoice(payoutStep(singles, doubles));
const payoutsOf = (s: RushState): StepList => {
  choices.clear();
  eachPayout(s, nextPayout(s), addPayout);
  return choices;
};

export const chooseMedalPayout: RushPoint = {
  name: 'chooseMedalPayout',
  clause: 'RUSH-8.6',
  params: (s) => ({ nation: NATIONS[nextPayout(s)]! }),
  asks: ofTurn('choice'),
  moves: [
    {
      verbs: [VERB.payout],
      offer: (s, _seat, draft, offer) => {
        if (draft.length === 0)
          eachPayout(s, nextPayout(s), (singles, doubles) => offer(payoutStep(singles, doubles)));
      },
      refuse: (s, _seat, draft) => {
        if (draft.length > 1) return malformed();
        const [payout] = draft;
        return isPayout(s, nextPayout(s), singlesOf(payout!), doublesOf(payout!))
          ? undefined
          : refuse('NOT_A_PAYOUT');
      },
      apply: (s, seat, decision, chance, tell) => {
        payOut(s, seat, nextPayout(s), singlesOf(decision[0]!), doublesOf(decision[0]!), tell);
        if (!reward(s)) return;
        if (s.closing) stepThree(s, seat, chance, tell);
        else s.asked = STEP_TWO;
      },
      write: (_s, [payout]) =>
        `take ${[...counted(singlesOf(payout!), 'single'), ...counted(doublesOf(payout!), 'double')].join(', ')}`,
      read: forms(
        [
          /^take (?:(\d) singles?)?(?:, | and | \+ )?(?:(\d) doubles?)?$/,
          ([singles, doubles]) => readPayout(singles, doubles),
        ],
        [
          /^take (\d) doubles?(?:, | and | \+ )(\d) singles?$/,
          ([doubles, singles]) => readPayout(singles, doubles),
        ],
      ),
    },
  ],
  otherwise: (_s, _seat, verb) => refuse(verb === VERB.end ? 'CANNOT_END_YET' : 'MEDALS_FIRST'),
  sample: (s, _seat, chance) => {
    payoutsOf(s);
    return [pickChoice(chance)];
  },
  only: (s) => {
    const payouts = payoutsOf(s);
    return payouts.count === 1 ? [payouts.items[0]!] : undefined;
  },
};
