/** Who finishes the games that they begin: tables that were dealt, by person and game. docs/fairness.md says what counts how. */

export interface Completion {
  /** All that follow together. */
  readonly dealt: number;
  /** Played to an end, also by resigning or on time. */
  readonly finished: number;
  /** Aborted by this person. */
  readonly aborted: number;
  /** Not gone on with though it was their turn, or left to a bot. */
  readonly left: number;
  readonly running: number;
}

/** GET /api/completion: one's own. */
export interface GameCompletion extends Completion {
  readonly game: string;
}

/** GET /api/tables/ID/completion: of each person at this table, in its game. */
export interface SeatCompletion extends Completion {
  /** From 1. */
  readonly seat: number;
}

/** Days without a decision after which a table that waits for somebody counts as left by that person. */
export const LEFT_AFTER_DAYS = 30;
