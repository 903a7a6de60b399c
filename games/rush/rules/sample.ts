/** Random legal decisions without listing them all, for playouts. Legality is asked of the same predicates. */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { StepList } from '#engine/steps.ts';
import { offerSteps } from './offer.ts';
import type { RushState } from './state.ts';

const list = new StepList();

/** Any legal decision with some chance, not all with the same. */
export const sampleDecision = (s: RushState, seat: number, chance: Chance): Decision => {
  const draft: number[] = [];
  for (;;) {
    offerSteps(s, seat, draft, list);
    const stop = list.complete ? 1 : 0;
    const pick = chance.draw(list.count + stop);
    if (pick === list.count) return draft;
    draft.push(list.items[pick]!);
  }
};
