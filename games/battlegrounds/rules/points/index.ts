/** The decision points of Battlegrounds. */
import { ACTIONS } from './actions.ts';
import { FAMILY } from './family.ts';
import type { Point } from './point.ts';
import { returnPawn } from './return-pawn.ts';
import { SET_UP } from './set-up.ts';
import { keepExtraTank } from './specials.ts';

export const POINTS: readonly Point[] = [...SET_UP, returnPawn, ...ACTIONS, keepExtraTank, ...FAMILY];
