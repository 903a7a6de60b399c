/** What a bot likes: the weights of positions, and what cannot be read off a position – the worth of a card more. */
import type { Weights } from './value.ts';

export interface Taste {
  readonly weights: Weights;
  /** A card drawn now, to be used this turn. */
  readonly draw: number;
  /** One card less in an opponent's next hand. */
  readonly sabotage: number;
  /** What the best purchase from an unseen Reserve brings. */
  readonly freshReserve: number;
  /** A damaged target that nobody finishes this turn. */
  readonly damage: number;
  /** Kind → what owning it is worth, instead of what the weights say. */
  readonly prices?: Float64Array;
  /** A Vehicle that joins is misjudged by at most so much, either way, anew at every decision. */
  readonly whim?: number;
}
