/** The form of Rush's decision points and of the moves that answer them. */
import type { Asking, DecisionPoint, Move } from '#engine/points/point.ts';
import type { Ability } from '../../content/vehicles.ts';
import type { RushEvent } from '../events.ts';
import type { RushState } from '../state.ts';

export interface RushPoint extends DecisionPoint<RushState, RushEvent> {
  /** The ability that asks it, if one does. */
  readonly ability?: Ability['id'];
}
export type RushMove = Move<RushState, RushEvent>;

// One function for all points: the engine asks it for every decision, and a call that always goes to the same place is
// cheaper.
const onTurn = (s: RushState): number => s.turnOf;
/** Asked of the seat whose turn it is. */
export const ofTurn = (ask: 'always' | 'choice'): Asking<RushState> => ({ how: 'one', ask, seat: onTurn });
