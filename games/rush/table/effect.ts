/** What a hit would do, by letting it happen on a copy of what the viewer imagines. */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { afterDecision } from '#kit/after-decision.ts';
import { baseCard } from '../content/cards.ts';
import { defenderAt, stands } from '../rules/bases.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { aboutOf, VERB, verbOf } from '../rules/steps.ts';
import type { Mark } from './things.ts';

/** `target` is the step of the target, the last one of a legal decision of Siege or of an attack. */
export const effectOf = (s: RushState, seat: Seat, decision: Decision): Mark['effect'] => {
  const target = decision.at(-1)!;
  const at = aboutOf(target);
  const defender = verbOf(target) === VERB.defender ? defenderAt(s, at) : -1;
  // What follows may draw; what becomes of the target does not depend on it.
  const { after } = afterDecision(rush, s, seat, decision);
  if (defender >= 0) return defenderAt(after, at) === defender ? 'damage' : 'destroy';
  return stands(after, at) && after.card.zoneOf[baseCard(at)] === s.card.zoneOf[baseCard(at)]
    ? 'damage'
    : 'capture';
};
