/** What a history consists of. */
import type { Decision, Fact } from '../game.ts';
import type { Seat } from '../seats.ts';

export interface Answer {
  readonly seat: Seat;
  readonly decision: Decision;
}
/** One resolved decision (several answers where several seats were asked at once) or one fact. */
export interface Item {
  readonly place: number;
  readonly answers: readonly Answer[];
  readonly fact?: Fact;
  /** Index in the log of the entry that caused it. */
  readonly entry: number;
  /** Whether it used randomness. */
  readonly drew: boolean;
}
