/**
 * Statistics per Vehicle card over many games, for the balance report: how many seats take it or hold it at the end,
 * and how many of them win.
 */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
import type { Outcome } from '#engine/game.ts';
import { type Seat, seatOf } from '#engine/seats.ts';
import { isVehicle, KIND_IDS, KIND_OF, kindOf, VEHICLE_COUNT } from '../content/cards.ts';
import type { RushEvent } from '../rules/events.ts';
import type { RushState } from '../rules/state.ts';
import { depotOf, garageOf, handOf } from '../rules/state.ts';

const MAX_SEATS = 5;

export class VehicleStatistics implements PieceStatistics {
  #games = 0;
  /** Card × seat: 1 if taken in the current game. */
  readonly #taken = new Uint8Array(VEHICLE_COUNT * MAX_SEATS);
  readonly #takers = new Float64Array(VEHICLE_COUNT);
  readonly #takersWins = new Float64Array(VEHICLE_COUNT);
  readonly #gamesTaken = new Float64Array(VEHICLE_COUNT);
  readonly #holders = new Float64Array(VEHICLE_COUNT);
  readonly #holdersWins = new Float64Array(VEHICLE_COUNT);

  /** Counts Vehicles that are bought or gained by Research. */
  tell(event: RushEvent): void {
    if (event.type !== 'bought' && event.type !== 'gained') return;
    const kind = kindOf(event.card);
    this.#taken[kind * MAX_SEATS + seatOf(event.seat)] = 1;
  }

  end(s: RushState, outcome: Outcome): void {
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    const partOf = (seat: Seat): number => (outcome.ranks[seat] === 1 ? 1 / winners : 0);
    this.#games++;
    for (let kind = 0; kind < VEHICLE_COUNT; kind++) {
      let any = 0;
      for (let seat = 0; seat < s.config.seats; seat++) {
        if (!this.#taken[kind * MAX_SEATS + seat]) continue;
        any = 1;
        this.#takers[kind] = this.#takers[kind]! + 1;
        this.#takersWins[kind] = this.#takersWins[kind]! + partOf(seat);
      }
      this.#gamesTaken[kind] = this.#gamesTaken[kind]! + any;
    }
    for (let seat = 0; seat < s.config.seats; seat++)
      for (const zone of [handOf(s, seat), garageOf(s, seat), depotOf(s, seat)])
        for (const card of s.card.list(zone)) {
          const kind = KIND_OF[card]!;
          if (!isVehicle(kind)) continue;
          this.#holders[kind] = this.#holders[kind]! + 1;
          this.#holdersWins[kind] = this.#holdersWins[kind]! + partOf(seat);
        }
    this.#taken.fill(0);
  }

  rows(): PieceStatisticsRow[] {
    return Array.from({ length: VEHICLE_COUNT }, (_, kind) => ({
      id: KIND_IDS[kind]!,
      games: this.#games,
      gamesTaken: this.#gamesTaken[kind]!,
      takers: this.#takers[kind]!,
      takersWins: this.#takersWins[kind]!,
      holders: this.#holders[kind]!,
      holdersWins: this.#holdersWins[kind]!,
    }));
  }
}
