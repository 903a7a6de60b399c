/**
 * Statistics of tank cards and of the kinds of special tokens over many games, for the balance report: how many seats
 * drive a card or take a token of the kind, who has it at the end, and how many of them win.
 */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
import { PieceCounts } from '#bots/piece-counts.ts';
import type { Outcome } from '#engine/game.ts';
import { type Seat, seatOf } from '#engine/seats.ts';
import { COLOURS } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import { KIND_OF, KINDS, specialOf } from '../content/tokens.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { activeCard, areaZone, type Battlegrounds, reserveOf } from '../rules/state.ts';

const IDS: readonly string[] = [...TANK_IDS, ...KINDS];
const MOST_SEATS = 4;

export class TankStatistics implements PieceStatistics {
  readonly #counts = new PieceCounts(IDS, MOST_SEATS);

  /** Counts cards that are driven and special tokens that are shot. */
  tell(event: BattlegroundsEvent): void {
    if (event.type === 'activated' || event.type === 'returned' || event.type === 'changed')
      this.#note(event.card, seatOf(event.seat));
    else if (event.type === 'tookSpecial') this.#note(event.kind, seatOf(event.seat));
  }

  #note(id: string, seat: Seat): void {
    this.#counts.take(IDS.indexOf(id), seat);
  }

  end(s: Battlegrounds, outcome: Outcome): void {
    this.#counts.end(outcome, (seat, piece) => (holds(s, seat, piece) ? 1 : 0));
  }

  rows(): PieceStatisticsRow[] {
    return this.#counts.rows();
  }
}

const holds = (s: Battlegrounds, seat: Seat, piece: number): boolean => {
  if (piece < TANK_IDS.length)
    return (
      s.tank.zoneOf[piece] === reserveOf(s, seat) ||
      COLOURS.some((_, pawn) => s.config.ownerOf[pawn] === seat && activeCard(s, pawn) === piece)
    );
  const area = areaZone(s, seat);
  return KIND_OF.some(
    (kind, picture) => kind === piece - TANK_IDS.length && s.token.zoneOf[specialOf(picture)] === area,
  );
};
