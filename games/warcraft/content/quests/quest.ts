/** What a quest card says (WOW-18.1). */
import type { CreatureColour } from '../creatures.ts';
import type { Faction } from '../factions.ts';
import type { Rarity } from '../items/item.ts';

export const QUEST_COLOURS = ['grey', 'green', 'yellow', 'red'] as const;
export type QuestColour = (typeof QUEST_COLOURS)[number];

/** Draw so many cards of a deck and keep one (WOW-19.6). */
export interface ItemSymbol {
  readonly rarity: Rarity;
  readonly draw: number;
}
/** Figures of one kind and colour in a region; blue ones are independent (WOW-18.3). */
export interface QuestCreatures {
  readonly count: number;
  readonly colour: CreatureColour;
  readonly kind: string;
  readonly region: string;
}
export interface Quest {
  readonly id: string;
  readonly title: string;
  readonly faction: Faction;
  readonly colour: QuestColour;
  /** Recommended, and what experience is adjusted to (WOW-19.4). */
  readonly level: number;
  readonly gold: number;
  readonly xp: number;
  readonly creatures: readonly QuestCreatures[];
  /** In the order in which they are drawn (WOW-19.7). */
  readonly items: readonly ItemSymbol[];
  /** Items of the chalice deck, of which the group takes one (WOW-19.9). */
  readonly special?: readonly string[];
}
