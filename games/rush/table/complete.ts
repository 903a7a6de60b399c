/** How a decision that has begun to be typed can go on: one element further at a time. */
import { VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './compose.svelte.ts';

/** At most so many suggestions. */
const MOST = 40;
/** So many drafts are followed; a hand of many cards could be paid in thousands of orders. */
const MOST_DRAFTS = 400;

/** Every legal decision in notation, those with several cards only in one order. */
export const decisionTexts = (composer: Composer): string[] => {
  const texts: string[] = [];
  const drafts: number[][] = [[]];
  for (let tried = 0; drafts.length > 0 && tried < MOST_DRAFTS; tried++) {
    const draft = drafts.shift()!;
    if (draft.length > 0 && composer.can(draft)) texts.push(composer.text(draft));
    const last = draft.at(-1) ?? -1;
    for (const one of composer.next(draft)) {
      const anyOrder = verbOf(one) === VERB.pay && verbOf(last) === VERB.pay;
      if (!anyOrder || one >= last) drafts.push([...draft, one]);
    }
  }
  return texts;
};

/** The texts that begin like this, cut off after the next card or word. */
export const continuations = (texts: readonly string[], typed: string): string[] => {
  const wish = typed.trimStart().toLowerCase();
  const found = new Set<string>();
  for (const text of texts) {
    if (!text.toLowerCase().startsWith(wish)) continue;
    const next = / |,/g;
    next.lastIndex = wish.length + 1;
    const end = next.exec(text);
    found.add(end ? text.slice(0, end.index) : text);
    if (found.size >= MOST) break;
  }
  return [...found].filter((text) => text !== wish);
};
