/** What players of a side point at for each other: a decision that one of them could take, or a place. */
import * as v from 'valibot';
import { exactly, seatNumber } from './shapes.ts';

export const Proposed = v.union([
  /** A decision of this seat, in notation. */
  exactly({ for: seatNumber, text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) }),
  /** A place by its id (`Game.places`). */
  exactly({ place: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
]);
export type Proposed = v.InferOutput<typeof Proposed>;

/** What one player proposes just now. Everybody of the side is told; it means something at this decision only. */
export const Proposal = exactly({
  /** Who proposes it. */
  seat: seatNumber,
  /** Of the decision at which it was made. */
  decision: v.number(),
  what: Proposed,
  /** Who plays the seat, as in lines of chat. */
  who: v.string(),
  person: v.optional(v.string()),
});
export type Proposal = v.InferOutput<typeof Proposal>;
