/** A baseline bot: takes the most points now, else buys the most expensive Vehicle, else ends the turn. */
import { decisionsOf } from '#bots/decisions.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { COST } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import { scoreSheet } from '../rules/scoring.ts';
import { type RushState, STEP_TWO } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';

/** Of at most five steps, and minimal, so that a purchase ends with the first cards that suffice. */
const CONSIDERED = { longest: 5, minimal: true };

export const greedyDecision = (s: RushState, seat: Seat, chance: Chance): Decision => {
  const after = rush.blank(s.config);
  let best: Decision[] = [];
  let most = -Infinity;
  for (const decision of decisionsOf(rush, s, seat, CONSIDERED)) {
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
