/** Completion in the command box. Paths are listed by where they end, so that Direction does not bring hundreds. */
import type { Completion } from '#kit/complete.ts';
import type { Turn } from '#kit/turn.svelte.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import { waysOf } from './foresee.ts';

export const NOTATION: Completion = { marks: / /g, most: 9 };

/** So many drafts are followed. */
const MOST = 300;

export const turnTexts = (turn: Turn<Battlegrounds, BattlegroundsEvent>, composer: Composer): string[] => {
  const { model, seat } = composer;
  if (!model || seat === undefined) return [];
  const ways = composer.abouts(VERB.move).flatMap((pawn) => waysOf(model.state, seat, pawn));
  const texts = ways.map(({ decision }) => turn.text(decision));
  const drafts: number[][] = turn
    .next()
    .filter((one) => verbOf(one) !== VERB.move)
    .map((one) => [one]);
  for (let tried = 0; drafts.length > 0 && tried < MOST; tried++) {
    const draft = drafts.shift()!;
    if (turn.can(draft)) texts.push(turn.text(draft));
    for (const next of turn.next(draft)) drafts.push([...draft, next]);
  }
  return texts;
};
