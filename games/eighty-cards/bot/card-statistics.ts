/**
 * Statistics per kind of card over many games, for the balance report: how many seats play or install it, who has
 * it aboard or in hand at the end, and how many of them win.
 */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
import { PieceCounts } from '#bots/piece-counts.ts';
import type { Outcome } from '#engine/game.ts';
import { seatOf } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_KIND_OF } from '../content/copies.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import type { EightyEvent } from '../rules/events.ts';
import { CREW, campHand, type Eighty, travelHand, UPGRADE, WEAPON } from '../rules/state.ts';
import { inSlot } from '../rules/vehicle.ts';

const IDS: readonly string[] = [...TRAVEL_IDS, ...CAMP_IDS];
const MOST_SEATS = 4;

export class CardStatistics implements PieceStatistics {
  readonly #counts = new PieceCounts(IDS, MOST_SEATS);

  /** Counts each seat that plays a card once a game; a base-camp card when it comes aboard. */
  tell(event: EightyEvent): void {
    switch (event.type) {
      case 'shovelled':
      case 'played':
      case 'boarded':
      case 'interfered':
      case 'interrupted':
      case 'reacted':
      case 'installed':
        this.#counts.take(IDS.indexOf(event.card), seatOf(event.seat));
    }
  }

  end(s: Eighty, outcome: Outcome): void {
    const held = new Uint8Array(IDS.length * MOST_SEATS);
    const note = (kind: number, seat: number): void => {
      held[kind * MOST_SEATS + seat] = 1;
    };
    for (let seat = 0; seat < s.config.seats; seat++) {
      const [crew, tools] = [inSlot(s, seat, CREW), [UPGRADE, WEAPON].map((slot) => inSlot(s, seat, slot))];
      for (const card of [...s.travel.list(travelHand(s, seat)), crew])
        if (card >= 0) note(TRAVEL_KIND_OF[card]!, seat);
      for (const card of [...s.camp.list(campHand(s, seat)), ...tools])
        if (card >= 0) note(TRAVEL_IDS.length + CAMP_KIND_OF[card]!, seat);
    }
    this.#counts.end(outcome, (seat, kind) => held[kind * MOST_SEATS + seat]!);
  }

  rows(): PieceStatisticsRow[] {
    return this.#counts.rows();
  }
}
