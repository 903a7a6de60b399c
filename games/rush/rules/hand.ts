/** Cards named by a decision: are they in the hand? (RUSH-13.9) */
import type { Refusal } from '#engine/result.ts';
import { isBase, KIND_IDS } from '../content/cards.ts';
import { countIn } from './piles.ts';
import { refuse } from './refusals.ts';
import type { RushState } from './state.ts';
import { handOf } from './zones.ts';

/** A Base card breaks RUSH-3.15 wherever it lies, any other card that is not in the hand RUSH-3.13. */
export const refuseHandCards = (
  s: RushState,
  seat: number,
  kinds: readonly number[],
): Refusal | undefined => {
  // Loops without closures and lists: whatever is offered, judged or read comes here.
  const named = KIND_IDS.length;
  for (let i = 0; i < kinds.length; i++)
    if (kinds[i]! >= named) return refuse('NO_SUCH_CARD', { card: String(kinds[i]) });
  for (let i = 0; i < kinds.length; i++)
    if (isBase(kinds[i]!)) return refuse('BASE_CARD', { card: KIND_IDS[kinds[i]!]! });
  const hand = handOf(s, seat);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    let wanted = 0;
    for (let j = 0; j <= i; j++) if (kinds[j] === kind) wanted++;
    if (countIn(s, hand, kind) < wanted) return refuse('NOT_IN_HAND', { card: KIND_IDS[kind]! });
  }
  return undefined;
};
