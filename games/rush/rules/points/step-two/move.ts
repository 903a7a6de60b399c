/** The type of an act in step II. Each has its own file and its own verb. */
import type { Verb } from '../../steps.ts';
import type { RushMove } from '../point.ts';

export interface StepTwoMove extends RushMove {
  readonly verbs: readonly [Verb];
  /** What the first step names. It is offered for each such card; `offer` offers the steps after it. */
  readonly about: 'hand' | 'reserve' | 'nothing';
}
