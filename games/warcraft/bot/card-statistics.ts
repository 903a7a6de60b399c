/** Statistics of items and quests over many games: who gains an item or completes a quest, who wears it at the end, who wins. */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
import { PieceCounts } from '#bots/piece-counts.ts';
import type { Outcome } from '#engine/game.ts';
import { seatOf } from '#engine/seats.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { heroNumber, onSheet } from '../rules/heroes.ts';
import { QUEST_IDS } from '../rules/map/fields.ts';
import { FIRST_ITEM, SOURCES } from '../rules/sources.ts';
import { bagOf, frontOf, type Warcraft } from '../rules/state.ts';

/** Copies of an item are one piece. */
const kindOf = (item: number): string => SOURCES[FIRST_ITEM + item]!.id;
const KINDS: readonly string[] = [...new Set(ITEM_IDS.map((_, item) => kindOf(item)))];
const IDS: readonly string[] = [...KINDS, ...QUEST_IDS];
const MOST_SEATS = 6;
const pieceOfItem = (id: string): number => KINDS.indexOf(kindOf(ITEM_IDS.indexOf(id)));

export class CardStatistics implements PieceStatistics {
  readonly #counts = new PieceCounts(IDS, MOST_SEATS);
  /** Name of a character → its seat from 1, in the current game. */
  readonly #seats = new Map<string, number>();

  tell(event: WarcraftEvent): void {
    switch (event.type) {
      case 'characterChosen':
        this.#seats.set(event.hero, event.seat);
        break;
      case 'received':
      case 'bought':
      case 'auctionWon':
        this.#counts.take(pieceOfItem(event.item), seatOf(this.#seats.get(event.hero)!));
        break;
      case 'questCompleted':
        for (const [hero, seat] of this.#seats)
          if (hero.startsWith(event.faction))
            this.#counts.take(KINDS.length + QUEST_IDS.indexOf(event.quest), seatOf(seat));
    }
  }

  end(s: Warcraft, outcome: Outcome): void {
    const held = new Set<number>();
    for (const [name, seat] of this.#seats) {
      const hero = heroNumber(s, name);
      const items = [
        ...s.items.list(bagOf(s, hero)),
        ...s.items.list(frontOf(s, hero)),
        ...onSheet(s, hero).flatMap((card) => (SOURCES[card]!.kind === 'item' ? [card - FIRST_ITEM] : [])),
      ];
      for (const item of items) held.add(KINDS.indexOf(kindOf(item)) * MOST_SEATS + seatOf(seat));
    }
    this.#counts.end(outcome, (seat, piece) => (held.has(piece * MOST_SEATS + seat) ? 1 : 0));
    this.#seats.clear();
  }

  rows(): PieceStatisticsRow[] {
    return this.#counts.rows();
  }
}
