/** The decision points. */
import { act } from './act.ts';
import { CHIP_POINTS } from './chips.ts';
import { window } from './interfere.ts';
import type { Point } from './point.ts';
import { REACTIONS } from './react.ts';
import { REFILL } from './refill.ts';
import { SET_UP } from './set-up.ts';

export const POINTS: readonly Point[] = [...SET_UP, ...CHIP_POINTS, window, ...REACTIONS, act, ...REFILL];
