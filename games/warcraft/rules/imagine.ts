/** Imagined states: what a viewer does not see was dealt to any deck, and belongs into its own (WOW-2.9, 2.11, 2.14). */
import type { Zones } from '#engine/layout/zones.ts';
import type { Viewer } from '#engine/seats.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { RARITIES } from '../content/items/item.ts';
import { QUESTS } from '../content/quests/index.ts';
import { QUEST_COLOURS } from '../content/quests/quest.ts';
import { deckOfQuest } from './map/fields.ts';
import type { Warcraft } from './state.ts';

const GREY = 0;
/** Item → the number of its deck. */
const DECK_OF_ITEM = ITEM_CARDS.map(({ kind }) => (RARITIES as readonly string[]).indexOf(kind.rarity));

/**
 * Deals the unseen elements of these zones anew, in the order in which they lie: each zone gets those of its kinds.
 * Kinds and zones must fit, as they do in every view of a sound state.
 */
const sortOut = (
  z: Zones,
  viewer: Viewer,
  zones: readonly { readonly zone: number; readonly kinds: readonly number[] }[],
  kindOf: readonly number[],
): void => {
  const unseen = new Map<number, number[]>();
  for (const { zone } of zones)
    for (let card = z.first(zone); card >= 0; card = z.next(card)) {
      if (z.sees(viewer, card)) continue;
      const kind = kindOf[card]!;
      const list = unseen.get(kind);
      if (list) list.push(card);
      else unseen.set(kind, [card]);
    }
  const taken = new Map<number, number>();
  const draw = (kinds: readonly number[]): number => {
    for (const kind of kinds) {
      const next = taken.get(kind) ?? 0;
      const card = unseen.get(kind)?.[next];
      if (card === undefined) continue;
      taken.set(kind, next + 1);
      return card;
    }
    throw new Error('warcraft: a view in which the cards do not fit their decks');
  };
  // All are read before the first is written: the zones share their elements.
  const filled = zones.map(({ zone, kinds }) =>
    Int32Array.from(z.list(zone), (card) => (z.sees(viewer, card) ? card : draw(kinds))),
  );
  for (const [i, { zone }] of zones.entries()) z.refill(zone, filled[i]!, filled[i]!.length);
};

export const completeImagined = (s: Warcraft, viewer: Viewer): void => {
  const deck = s.items.plan.base.deck!;
  sortOut(
    s.items,
    viewer,
    RARITIES.slice(0, 3).map((_, i) => ({ zone: deck + i, kinds: [i] })),
    DECK_OF_ITEM,
  );
  const { deck: first, removed } = s.quests.plan.base as { readonly deck: number; readonly removed: number };
  const decks = Array.from({ length: 2 * QUEST_COLOURS.length }, (_, i) => ({ zone: first + i, kinds: [i] }));
  const grey = [GREY, QUEST_COLOURS.length + GREY];
  sortOut(s.quests, viewer, [...decks, { zone: removed, kinds: grey }], QUESTS.map(deckOfQuest));
};
