/**
 * A baseline of a few rules: it shovels, takes crew aboard, installs, fires at a rival ahead, and spends the rest on
 * driving. Out of turn it only reacts.
 */
import { decisionsOf } from '#bots/decisions.ts';
import { soften } from '#bots/soften.ts';
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { eightyCards } from '../rules/game.ts';
import { ACT, type Eighty, INTERFERE, LEAST_PRESSURE } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';

/** Up to this pressure it shovels. */
const ENOUGH = 7;
const RATE: Readonly<Record<number, number>> = {
  [VERB.crew]: 6,
  [VERB.install]: 5,
  [VERB.rearm]: 4,
  [VERB.use]: 4,
  [VERB.play]: 3,
  [VERB.move]: 2,
  [VERB.end]: 1,
};

const rate = (s: Eighty, seat: Seat, [first, second]: Decision): number => {
  const verb = verbOf(first!);
  if (verb === VERB.shovel) return s.pressure[seat]! <= ENOUGH ? 8 : 0;
  if (verb === VERB.fire) {
    const target = aboutOf(first!);
    const ahead = s.progress[target]! - s.progress[seat]!;
    const damage = second === step(VERB.mode, 0) && s.pressure[target]! > LEAST_PRESSURE + 1;
    return damage && ahead >= 0 ? 7 + ahead / 100 : 0;
  }
  if (verb === VERB.launch) return 3;
  return RATE[verb] ?? 0;
};
/** Only equally good choices. */
const TIES = { margin: 0.0001, half: 1 };

/** Reads nothing that the seat does not see. */
export const greedyDecision = (s: Eighty, seat: Seat, chance: Chance): Decision => {
  if (s.asked === INTERFERE) return [step(VERB.pass)];
  if (s.asked !== ACT) return eightyCards.sample!(s, seat, chance);
  const all = decisionsOf(eightyCards, s, seat);
  return soften(all, (one) => rate(s, seat, one), TIES, chance);
};
