/** The form of Rush's decision points and of the moves that answer them. */
import type { DecisionPoint, Move } from '#engine/points/point.ts';
import type { RushEvent } from '../events.ts';
import type { RushState } from '../state.ts';

export type RushPoint = DecisionPoint<RushState, RushEvent>;
export type RushMove = Move<RushState, RushEvent>;
