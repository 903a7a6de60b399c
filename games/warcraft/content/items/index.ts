/** All item cards: 120 of the four decks, four of the auction house, and the relic. */
import { AUCTION_ITEMS, RELIC } from './auction.ts';
import { chalice } from './chalice.ts';
import { circle } from './circle.ts';
import type { ItemKind } from './item.ts';
import { square } from './square.ts';
import { triangle } from './triangle.ts';

export const ITEM_KINDS: readonly ItemKind[] = [...triangle, ...square, ...circle, ...chalice];

/** Card → its kind. Of several copies each has a number: `bent-staff-1`. */
export const ITEM_CARDS: readonly { readonly id: string; readonly kind: ItemKind }[] = ITEM_KINDS.flatMap(
  (kind) =>
    kind.copies === undefined
      ? [{ id: kind.id, kind }]
      : Array.from({ length: kind.copies }, (_, i) => ({ id: `${kind.id}-${i + 1}`, kind })),
);
/** The cards of the decks, then those of the auction house, then the relic; the last five are soulbound (WOW-8.5). */
export const ITEM_IDS: readonly string[] = [
  ...ITEM_CARDS.map(({ id }) => id),
  ...AUCTION_ITEMS.map(({ id }) => id),
  RELIC,
];
