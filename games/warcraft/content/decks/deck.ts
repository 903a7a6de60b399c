/** What a class deck is made of: powers, which are bought, and talents, of which every level brings one (WOW-12.1). */
import type { CardType } from '../classes.ts';

export interface Power {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** Only one power of each unique category may be equipped (WOW-11.8). */
  readonly category?: string;
  /** Lies beside the normal card of its area. */
  readonly addOn?: true;
  readonly level: number;
  readonly gold: number;
  readonly energy: number;
  /** The Health of a pet or demon (WOW-12.17). */
  readonly pet?: number;
  readonly effect: string;
}
export interface Talent {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly effect: string;
}
export interface Deck {
  readonly classId: string;
  readonly powers: readonly Power[];
  readonly talents: readonly Talent[];
}
