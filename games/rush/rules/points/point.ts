/** The types of Rush's decision points and moves. */
import type { Asking, DecisionPoint, Move } from '#engine/points/point.ts';
import type { Ability } from '../../content/vehicles.ts';
import type { RushEvent } from '../events.ts';
import type { RushState } from '../state.ts';

export interface RushPoint extends DecisionPoint<RushState, RushEvent> {
  /** The ability that asks this; undefined for other questions. */
  readonly ability?: Ability['id'];
}
export type RushMove = Move<RushState, RushEvent>;

// One function for all points, because V8 calls it faster; the engine needs it for every decision.
const onTurn = (s: RushState): number => s.turnOf;
/** Asked of the seat whose turn it is. */
export const ofTurn = (ask: 'always' | 'choice'): Asking<RushState> => ({ how: 'one', ask, seat: onTurn });
