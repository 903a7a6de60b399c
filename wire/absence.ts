/**
 * What a table does about a player who is away while others wait: nothing, a bot plays on when the others who
 * are there vote for it, or by itself after so many minutes. Page and table reckon by the same rules.
 */
import * as v from 'valibot';
import { type Seat, type SeatSet, seatBit } from '#engine/seats.ts';

/** A number is minutes. */
export const AbsenceRule = v.union([
  v.picklist(['never', 'vote']),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
]);
export type AbsenceRule = v.InferOutput<typeof AbsenceRule>;

/** Milliseconds: an absence may be voted about after so long, … */
const LONG = 120_000;
/** … or before the absent player's flag falls, when no more than this is left on their running clock … */
const LAST_OF_CLOCK = 30_000;
/** … but never before this. */
const SHORT = 10_000;

/**
 * How many milliseconds others must still wait before they may vote; 0 = they may. `away`: for how long the player
 * has been gone; `left`: what is on their clock while it runs.
 */
export const waitForVote = (away: number, left: number | undefined): number => {
  const long = LONG - away;
  const clock = left === undefined ? long : Math.max(SHORT - away, left - LAST_OF_CLOCK);
  return Math.max(0, Math.min(long, clock));
};

/**
 * Whose votes decide about the seat of an absent player: of those who are here, the ones who play on its side; where
 * nobody of its side is here, everybody who is. Enemies do not choose who plays against them. `side`: of the seat.
 */
export const votersOn = (seat: Seat, side: SeatSet, here: SeatSet): SeatSet => {
  const others = here & ~seatBit(seat);
  return others & side || others;
};
