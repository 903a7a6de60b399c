/** The decisions of Rush as they are typed. */
import type { Completion } from '#kit/complete.ts';
import { VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';

/** A card or word at a time. */
export const COMPLETION: Completion = { marks: / |,/g, most: 40 };
/** So many drafts are followed; a hand of many cards could be paid in thousands of orders. */
const MOST_DRAFTS = 400;

/** Every legal decision in notation, those with several cards only in one order. */
export const decisionTexts = (composer: Composer): string[] => {
  const texts: string[] = [];
  const drafts: number[][] = [[]];
  for (let tried = 0; drafts.length > 0 && tried < MOST_DRAFTS; tried++) {
    const draft = drafts.shift()!;
    if (draft.length > 0 && composer.can(draft)) texts.push(composer.turn.text(draft));
    const last = draft.at(-1) ?? -1;
    for (const one of composer.turn.next(draft)) {
      const anyOrder = verbOf(one) === VERB.pay && verbOf(last) === VERB.pay;
      if (!anyOrder || one >= last) drafts.push([...draft, one]);
    }
  }
  return texts;
};
