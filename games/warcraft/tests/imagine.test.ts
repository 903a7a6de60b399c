/** What a viewer imagines: every unseen card lies in a deck in which it can lie. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { writeState } from '#engine/layout/named.ts';
import { imagine } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { ITEM_CARDS } from '../content/items/index.ts';
import { auditWarcraft } from '../rules/audit.ts';
import { warcraft } from '../rules/game.ts';
import { QUEST_IDS } from '../rules/map/fields.ts';
import { dealtTo } from './dealt.ts';

test('an imagined deck holds cards of its own kind, in another order (WOW-2.9, WOW-2.11, WOW-2.14, WOW-25.3)', () => {
  const { s } = dealtTo(4, { overlord: 'kelthuzad' });
  const viewer = seatBit(2);
  const decks = (of: typeof s): readonly (readonly number[])[] => [
    ...[0, 1, 2].map((rarity) => of.items.list(of.items.plan.base.deck! + rarity)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((deck) => of.quests.list(of.quests.plan.base.deck! + deck)),
  ];
  const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  const imagined = (seed: number): typeof s =>
    imagine(warcraft, s.config, writeState(s, viewer), viewer, new FastChance(seed)) as typeof s;
  const other = imagined(7);
  expect(auditWarcraft(other)).toEqual([]);
  expect(decks(other).map(sorted)).toEqual(decks(s).map(sorted));
  expect(decks(other)).not.toEqual(decks(s));
  // A card that was put under its deck was seen, so it is imagined where it lies.
  const deck = s.items.plan.base.deck!;
  const shown = s.items.last(deck);
  s.items.show(shown, viewer);
  const again = imagined(8);
  expect(again.items.last(deck)).toBe(shown);
  expect(ITEM_CARDS[shown]!.kind.rarity).toBe('triangle');
  expect(again.quests.list(again.quests.plan.base.removed!).map((quest) => QUEST_IDS[quest])).toEqual(
    s.quests.list(s.quests.plan.base.removed!).map((quest) => QUEST_IDS[quest]),
  );
});
