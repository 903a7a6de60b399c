/**
 * The parameters by which a level evaluates positions: the weights of the features, and values of what no position
 * shows. Values are logits.
 */
import type { Weights } from './value.ts';

export interface EvaluationParameters {
  readonly weights: Weights;
  /** A card drawn now, to be used this turn. */
  readonly draw: number;
  /** One card fewer in an opponent's next hand. */
  readonly sabotage: number;
  /** The best purchase from a Reserve that is not known yet. */
  readonly freshReserve: number;
  /** Damaging a target without destroying it this turn. */
  readonly damage: number;
  /** Kind → the value of owning a card of it. Replaces the value by the weights. */
  readonly cardValues?: Float64Array;
  /** The greatest error, up or down, in the value of a Vehicle that joins the squad. Drawn anew for every decision. */
  readonly noise?: number;
}
