/** What an item card says. */
import type { CardType } from '../classes.ts';

export const RARITIES = ['triangle', 'square', 'circle', 'chalice'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface ItemKind {
  readonly id: string;
  readonly name: string;
  readonly rarity: Rarity;
  readonly type: CardType;
  /** The function of an add-on, which lies beside the normal card of its area (WOW-11.6). */
  readonly addOn?: string;
  /** One of these must be a trait of the area (WOW-11.3). */
  readonly traits: readonly string[];
  readonly level: number;
  readonly price: number;
  /** How many cards there are of it, 1 by default. */
  readonly copies?: number;
  /** Does not count toward the limit of the bag (WOW-11.13). */
  readonly bagExempt?: true;
  readonly effect: string;
}
