/** What happens when time runs out (RUSH-13.5). */
import type { Decision } from '#engine/game.ts';
import { StepList } from '#engine/steps.ts';
import {
  COST,
  ENGINEER,
  isBase,
  isMedal,
  KIND_OF,
  POINTS,
  TECHNICIAN,
  VOLUNTEERS,
} from '../content/cards.ts';
import { offerSteps } from './offer.ts';
import { type RushState, SABOTAGE, STEP_TWO } from './state.ts';
import { step, VERB } from './steps.ts';
import { handOf } from './zones.ts';

/** The order in which a late answer to Sabotage gives cards up; the lowest goes. */
const rankOf = (kind: number): number => {
  if (isBase(kind)) return 0;
  if (kind === TECHNICIAN) return 1;
  if (kind === VOLUNTEERS) return 2;
  if (kind === ENGINEER) return 3;
  if (isMedal(kind)) return 3 + POINTS[kind]!;
  return 10 + COST[kind]!;
};

export const lateAnswer = (s: RushState, seat: number): Decision => {
  if (s.asked === STEP_TWO) return [step(VERB.end)];
  if (s.asked === SABOTAGE) {
    const kinds = s.card.list(handOf(s, seat)).map((card) => KIND_OF[card]!);
    const lowest = Math.min(...kinds.map(rankOf));
    return [
      step(
        VERB.discard,
        kinds.find((kind) => rankOf(kind) === lowest),
      ),
    ];
  }
  // The first legal answer in listing order: the first step each time, single cards before pairs.
  const out = new StepList();
  const draft: number[] = [];
  for (;;) {
    offerSteps(s, seat, draft, out);
    if (out.complete) return draft;
    draft.push(out.items[0]!);
  }
};
