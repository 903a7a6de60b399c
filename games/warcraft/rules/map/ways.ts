/** How far places are for a faction: for advice and for bots, while the rules of travel say what an action reaches. */

import { REGION_IDS, type Warcraft } from '../state.ts';
import { FLIGHTS, independents, NEIGHBOURS, START } from './geography.ts';

export const FAR = 99;

/** Regions of independent creatures, at which travel stops (WOW-5.3). */
export const blockedRegions = (s: Warcraft): readonly boolean[] =>
  REGION_IDS.map((_, region) => independents(s, region).length > 0);

/** Region → steps from there to the target, on foot and by air, not through blocked regions; `FAR` where there is no way. */
export const stepsTo = (faction: number, target: number, blocked: readonly boolean[]): number[] => {
  const far = REGION_IDS.map(() => FAR);
  far[target] = 0;
  const queue = [target];
  const flights = FLIGHTS[faction]!;
  let flown = false;
  for (const here of queue) {
    // From a blocked region one can only set out, and no way to the target may pass through one.
    if (here !== target && blocked[here]) continue;
    const air = !flown && flights.includes(here);
    if (air) flown = true;
    for (const next of air ? [...NEIGHBOURS[here]!, ...flights] : NEIGHBOURS[here]!) {
      if (far[next]! < FAR || next === START[1 - faction]) continue;
      far[next] = far[here]! + 1;
      queue.push(next);
    }
  }
  return far;
};
