/** Every legal decision of a seat in notation, for completion. */
import type { Draft } from '#engine/game.ts';
import type { Turn } from './turn.svelte.ts';

/** So many drafts are followed; many cards could be paid in thousands of orders. */
const MOST_DRAFTS = 400;

/**
 * The shortest decisions first, as far as they are not too many. `again` says of a step whether it may come after the
 * last one; of steps whose order means nothing, one order is enough.
 */
export const decisionTexts = (
  turn: Pick<Turn<never>, 'can' | 'next' | 'text'>,
  again: (last: number, next: number) => boolean,
): string[] => {
  const texts: string[] = [];
  const drafts: Draft[] = [[]];
  for (let tried = 0; drafts.length > 0 && tried < MOST_DRAFTS; tried++) {
    const draft = drafts.shift()!;
    if (draft.length > 0 && turn.can(draft)) texts.push(turn.text(draft));
    const last = draft.at(-1);
    for (const next of turn.next(draft))
      if (last === undefined || again(last, next)) drafts.push([...draft, next]);
  }
  return texts;
};
