/** All decision points: those of a fight, and those of map and turn. */
import { withDraws } from './draw.ts';
import { FIGHT_POINTS } from './fight.ts';
import { MAP_POINTS } from './map.ts';
import type { Point } from './point.ts';

export const POINTS: readonly Point[] = withDraws([...FIGHT_POINTS, ...MAP_POINTS]);
