/** Operations of the map (content 1.4). Where the map itself is changed, the action does it (points/). */

import { regain } from '../fight/resources.ts';
import { factionOf } from '../heroes.ts';
import type { Executors } from './perform.ts';

const byTheAction = (): void => undefined;
export const MAP_OPERATIONS: Executors<
  'travelExtra' | 'teleport' | 'portal' | 'summonAlly' | 'healRegionFull' | 'intercept'
> = {
  travelExtra: byTheAction,
  teleport: byTheAction,
  portal: byTheAction,
  summonAlly: byTheAction,
  intercept: byTheAction,
  healRegionFull: ({ s, hero, tell }) => {
    for (let one = 0; one < s.config.heroes; one++)
      if (factionOf(s, one) === factionOf(s, hero) && s.region[one] === s.region[hero])
        regain(s, one, 'health', 999, tell);
  },
};
