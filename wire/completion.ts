/** Who completes the matches they begin: tables that were dealt, by person and game. docs/fairness.md says what counts how. */
import * as v from 'valibot';
import { exactly, listOf, seatNumber } from './shapes.ts';

const counts = {
  /** All that follow together. */
  dealt: v.number(),
  /** Played to an end, also by resigning or on time. */
  finished: v.number(),
  /** Aborted by this person. */
  aborted: v.number(),
  /** Not gone on with on their turn, or left to a bot. */
  left: v.number(),
  running: v.number(),
};
export const Completion = exactly(counts);
export type Completion = v.InferOutput<typeof Completion>;

export const GameCompletion = exactly({ game: v.string(), ...counts });
export type GameCompletion = v.InferOutput<typeof GameCompletion>;
/** GET /api/completion: one's own. */
export const GameCompletions = listOf(GameCompletion);

export const SeatCompletion = exactly({ seat: seatNumber, ...counts });
export type SeatCompletion = v.InferOutput<typeof SeatCompletion>;
/** GET /api/tables/ID/completion: of each person at this table, in its game. */
export const SeatCompletions = listOf(SeatCompletion);

/** Days without a decision after which a table that waits for a player has been left by them. */
export const LEFT_AFTER_DAYS = 30;
