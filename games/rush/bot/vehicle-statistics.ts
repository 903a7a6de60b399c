/**
 * Statistics per Vehicle card over many games, for the balance report: how many seats take it or hold it at the end,
 * and how many of them win.
 */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
import { PieceCounts } from '#bots/piece-counts.ts';
import type { Outcome } from '#engine/game.ts';
import { seatOf } from '#engine/seats.ts';
import { isVehicle, KIND_IDS, KIND_OF, kindOf, VEHICLE_COUNT } from '../content/cards.ts';
import type { RushEvent } from '../rules/events.ts';
import { depotOf, garageOf, handOf, type RushState } from '../rules/state.ts';

const MOST_SEATS = 5;

export class VehicleStatistics implements PieceStatistics {
  readonly #counts = new PieceCounts(KIND_IDS.slice(0, VEHICLE_COUNT), MOST_SEATS);

  /** Counts Vehicles that are bought or gained by Research. */
  tell(event: RushEvent): void {
    if (event.type === 'bought' || event.type === 'gained')
      this.#counts.take(kindOf(event.card), seatOf(event.seat));
  }

  end(s: RushState, outcome: Outcome): void {
    const held = new Uint8Array(VEHICLE_COUNT * MOST_SEATS);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (const zone of [handOf(s, seat), garageOf(s, seat), depotOf(s, seat)])
        for (const card of s.card.list(zone)) {
          const kind = KIND_OF[card]!;
          if (!isVehicle(kind)) continue;
          const at = kind * MOST_SEATS + seat;
          held[at] = held[at]! + 1;
        }
    this.#counts.end(outcome, (seat, kind) => held[kind * MOST_SEATS + seat]!);
  }

  rows(): PieceStatisticsRow[] {
    return this.#counts.rows();
  }
}
