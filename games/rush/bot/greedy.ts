/** A baseline bot: takes the most points now, else buys the most expensive Vehicle, else ends the turn. */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { COST } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { type RushState, STEP_TWO } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';

const list = new StepList();

/**
 * Decisions of at most five steps. A draft that could be confirmed is not continued, so a purchase ends with the first
 * cards that suffice.
 */
const decisions = (s: RushState, seat: Seat): Decision[] => {
  const found: Decision[] = [];
  const grow = (draft: number[]): void => {
    rush.steps(s, seat, draft, list);
    if (list.complete) found.push([...draft]);
    if (list.complete || draft.length > 4) return;
    for (const next of Array.from(list.items.slice(0, list.count))) grow([...draft, next]);
  };
  grow([]);
  return found;
};

export const greedyDecision = (s: RushState, seat: Seat, chance: Chance): Decision => {
  const after = rush.blank(s.config);
  let best: Decision[] = [];
  let most = -Infinity;
  for (const decision of decisions(s, seat)) {
    const verb = verbOf(decision[0]!);
    let score = verb === VERB.end ? -1 : 0;
    if (verb === VERB.buy) score = COST[aboutOf(decision[0]!)]! / 10 - decision.length / 1000;
    else if (verb !== VERB.end) {
      copyState(s, after);
      rush.apply(after, seat, decision, chance, null);
      score = scoreSheet(after).scores[seat]!.total - scoreSheet(s).scores[seat]!.total;
      if (score < 0) score *= 2;
      if (verb === VERB.deploy) score -= 0.5;
    }
    if (score > most) {
      most = score;
      best = [];
    }
    if (score === most) best.push(decision);
  }
  return best[chance.draw(best.length)] ?? [step(s.asked === STEP_TWO ? VERB.end : VERB.no)];
};
