/** Chooses the turns of a match that are worth telling of. Plain arithmetic on a `Progress`; knows no game. */
import type { SeatResult } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import type { Progress, Share, Turn } from './contract.ts';

/** A change smaller than this decided nothing and is no moment to look at. */
export const LEAST: Share = 30;
/** So many moments are marked. */
export const MARKED = 3;

/** A turn by its index, and how much it changed for a seat. */
export interface Swing {
  readonly turn: number;
  readonly seat: Seat;
  readonly change: Share;
}

const shareAt = ({ shares }: Progress, place: number, seat: Seat): Share => shares[place]?.[seat] ?? 0;
/** What turn `turn` changed for a seat. */
const changeOf = (progress: Progress, turn: number, seat: Seat): Share =>
  shareAt(progress, turn + 1, seat) - shareAt(progress, turn, seat);

const earlier = (a: Swing, b: Swing): number => a.turn - b.turn || a.seat - b.seat;
const greater = (a: Swing, b: Swing): number => Math.abs(b.change) - Math.abs(a.change) || earlier(a, b);
/** Those that are at least `LEAST`, the greatest first; of equal ones the earlier. */
const ranked = (swings: readonly Swing[]): readonly Swing[] =>
  swings.filter(({ change }) => Math.abs(change) >= LEAST).sort(greater);

/**
 * The turn that decided a match with these results by seat: the one by which a winner gained most; where nobody has won,
 * the one by which a loser lost most. Undefined for a draw and for a match without results.
 */
export const decisiveTurn = (progress: Progress, results: readonly SeatResult[]): Swing | undefined => {
  const won = results.includes('won');
  const way = won ? 1 : -1;
  const wanted: SeatResult = won ? 'won' : 'lost';
  const swings = progress.turns.flatMap(({ seats }, turn) =>
    results.flatMap((result, seat) => {
      const change = changeOf(progress, turn, seat);
      return seats.length > 0 && result === wanted && change * way > 0 ? [{ turn, seat, change }] : [];
    }),
  );
  return ranked(swings)[0];
};

/** The turn of one of these seats by which it gained most itself. */
export const bestTurn = (progress: Progress, readers: readonly Seat[]): Swing | undefined => {
  const swings = progress.turns.flatMap(({ seats }, turn) =>
    seats.flatMap((seat) => {
      const change = changeOf(progress, turn, seat);
      return readers.includes(seat) && change > 0 ? [{ turn, seat, change }] : [];
    }),
  );
  return ranked(swings)[0];
};

/** Where in `Progress.shares` this seat decides again, after this turn; or something outside the rules happens; or the end. */
const nextPlace = (turns: readonly Turn[], turn: number, seat: Seat): number => {
  const next = turns.findIndex(({ seats }, i) => i > turn && (seats.length === 0 || seats.includes(seat)));
  return next < 0 ? turns.length : next;
};

/** What a turn changed for its seat until its next one: with the answers of the others. */
export interface Consequence extends Swing {
  readonly before: Share;
  readonly after: Share;
}

/**
 * The turns of these seats that changed most for their own seat until its next one, for better or worse; at most three,
 * each turn once, in order.
 */
export const markedTurns = (progress: Progress, readers: readonly Seat[]): readonly Consequence[] => {
  const { turns } = progress;
  const found = turns.flatMap(({ seats }, turn) =>
    seats
      .filter((seat) => readers.includes(seat))
      .map((seat): Consequence => {
        const before = shareAt(progress, turn, seat);
        const after = shareAt(progress, nextPlace(turns, turn, seat), seat);
        return { turn, seat, before, after, change: after - before };
      })
      .sort(greater)
      .slice(0, 1),
  );
  return found
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort(greater)
    .slice(0, MARKED)
    .sort(earlier);
};
