/** Counts for balance reports: who takes or holds each piece of a game, and how many of them win. */
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import type { PieceStatisticsRow } from './contract.ts';

interface Counts {
  gamesTaken: number;
  takers: number;
  takersWins: number;
  holders: number;
  holdersWins: number;
}

/** Pieces are numbered in the order of their ids. */
export class PieceCounts {
  readonly #ids: readonly string[];
  readonly #seats: number;
  readonly #counts: readonly Counts[];
  /** Piece × seat: 1 if taken in the present game. */
  readonly #taken: Uint8Array;
  #games = 0;

  /** `seats`: at most. */
  constructor(ids: readonly string[], seats: number) {
    this.#ids = ids;
    this.#seats = seats;
    this.#taken = new Uint8Array(ids.length * seats);
    this.#counts = ids.map(() => ({ gamesTaken: 0, takers: 0, takersWins: 0, holders: 0, holdersWins: 0 }));
  }

  /** The seat takes, drives or plays the piece in the present game. */
  take(piece: number, seat: Seat): void {
    this.#taken[piece * this.#seats + seat] = 1;
  }

  /** Ends the present game. `held`: how many of a piece a seat holds now. A shared win counts in parts. */
  end({ ranks, results }: Outcome, held: (seat: Seat, piece: number) => number): void {
    const won = ranks.map((rank, seat) => rank === 1 && results?.[seat] !== 'lost');
    const winners = won.filter(Boolean).length;
    this.#games++;
    for (const [piece, counts] of this.#counts.entries()) {
      let any = 0;
      for (const [seat, wins] of won.entries()) {
        const part = wins ? 1 / winners : 0;
        if (this.#taken[piece * this.#seats + seat] === 1) {
          any = 1;
          counts.takers++;
          counts.takersWins += part;
        }
        const holds = held(seat, piece);
        counts.holders += holds;
        counts.holdersWins += holds * part;
      }
      counts.gamesTaken += any;
    }
    this.#taken.fill(0);
  }

  rows(): PieceStatisticsRow[] {
    return this.#counts.map((counts, piece) => ({ id: this.#ids[piece]!, games: this.#games, ...counts }));
  }
}
