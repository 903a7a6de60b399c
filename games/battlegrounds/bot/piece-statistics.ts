/**
 * Statistics of tank cards and of the kinds of special tokens over many games, for the balance report: how many seats
 * drive a card or take a token of the kind, who has it at the end, and how many of them win.
 */
import type { PieceStatistics, PieceStatisticsRow } from '#bots/contract.ts';
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
  #games = 0;
  /** Piece × seat: 1 if taken in the current game. */
  readonly #taken = new Uint8Array(IDS.length * MOST_SEATS);
  readonly #rows = IDS.map((id) => ({
    id,
    gamesTaken: 0,
    takers: 0,
    takersWins: 0,
    holders: 0,
    holdersWins: 0,
  }));

  /** Counts cards that are driven and special tokens that are shot. */
  tell(event: BattlegroundsEvent): void {
    if (event.type === 'activated' || event.type === 'returned' || event.type === 'changed')
      this.#note(event.card, seatOf(event.seat));
    else if (event.type === 'tookSpecial') this.#note(event.kind, seatOf(event.seat));
  }

  #note(id: string, seat: Seat): void {
    this.#taken[IDS.indexOf(id) * MOST_SEATS + seat] = 1;
  }

  end(s: Battlegrounds, { ranks, results }: Outcome): void {
    const won = ranks.map((rank, seat) => rank === 1 && results?.[seat] !== 'lost');
    const winners = won.filter(Boolean).length;
    const partOf = (seat: Seat): number => (won[seat] ? 1 / winners : 0);
    this.#games++;
    for (const [piece, row] of this.#rows.entries()) {
      let any = 0;
      for (let seat = 0; seat < s.config.seats; seat++) {
        if (this.#taken[piece * MOST_SEATS + seat] === 1) {
          any = 1;
          row.takers++;
          row.takersWins += partOf(seat);
        }
        if (!this.#holds(s, seat, piece)) continue;
        row.holders++;
        row.holdersWins += partOf(seat);
      }
      row.gamesTaken += any;
    }
    this.#taken.fill(0);
  }

  #holds(s: Battlegrounds, seat: Seat, piece: number): boolean {
    if (piece < TANK_IDS.length)
      return (
        s.tank.zoneOf[piece] === reserveOf(s, seat) ||
        COLOURS.some((_, pawn) => s.config.ownerOf[pawn] === seat && activeCard(s, pawn) === piece)
      );
    const area = areaZone(s, seat);
    return KIND_OF.some(
      (kind, picture) => kind === piece - TANK_IDS.length && s.token.zoneOf[specialOf(picture)] === area,
    );
  }

  rows(): PieceStatisticsRow[] {
    return this.#rows.map((row) => ({ ...row, games: this.#games }));
  }
}
