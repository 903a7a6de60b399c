/** The messages between the page and the worker that looks back at a finished match. */
import type { Review } from '#bots/review/contract.ts';
import type { MatchFile } from '#engine/match/file.ts';
import type { SeatNumber } from '#engine/seats.ts';

export interface ReviewQuestion {
  readonly file: MatchFile;
  /** Whose moments are marked, from 1; none: everybody's. */
  readonly readers: readonly SeatNumber[];
}

/** A review; or why there is none. */
export type ReviewReply = { readonly review: Review } | { readonly error: string };
