/** What can be done in step II of a turn: each kind of deed in a file of its own, begun by one verb. */
import type { Verb } from '../../steps.ts';
import type { RushMove } from '../point.ts';

export interface StepTwoMove extends RushMove {
  readonly verbs: readonly [Verb];
  /** What its first step names: a card of the hand, a card of the Reserve, or nothing. `offer` proposes the steps after it. */
  readonly about: 'hand' | 'reserve' | 'nothing';
}
