/**
 * The log of a match. It is the truth: everything else follows from it. Entries are plain data with decisions
 * in the game's notation; places in it are never used twice.
 */
import type { Seat } from '../seats.ts';

/** What people do at a table beside the game's own decisions. */
export const ACTS = [
  'resign',
  'offerDraw',
  'withdrawDraw',
  'acceptDraw',
  'declineDraw',
  'claim',
  'abort',
  'undo',
  'withdrawUndo',
  'acceptUndo',
  'declineUndo',
  'flag',
  'toBot',
  'fromBot',
  // An absent player's seat: others vote, its player says no, the table gives it to a bot.
  'voteBot',
  'withdrawVote',
  'declineBot',
  'replace',
] as const;
export type Act = (typeof ACTS)[number];

/** Acts that the table alone does, by its clock and because it sees who is there. */
export const BY_TABLE: readonly Act[] = ['flag', 'replace'];
/** Acts that are about another seat, which the entry then names. */
export const ABOUT_OTHERS: readonly Act[] = ['voteBot', 'withdrawVote'];

interface Common {
  /** Seat that did it, from 0. */
  readonly seat: Seat;
  /** Milliseconds since the match began on the server's clock; for clocks and readers, never for rules. */
  readonly at?: number;
}
/** A decision, applied at once. */
interface DecideEntry extends Common {
  readonly kind: 'decide';
  readonly text: string;
}
/** A sealed answer to a decision that several seats owe; a later one of the same seat replaces it. */
interface SealEntry extends Common {
  readonly kind: 'seal';
  readonly text: string;
}
/** An answer given before one's turn in a window; '' withdraws it. */
interface AheadEntry extends Common {
  readonly kind: 'ahead';
  readonly text: string;
}
/** A standing order; '' withdraws it. */
interface OrderEntry extends Common {
  readonly kind: 'order';
  readonly text: string;
}
export interface ActEntry extends Common {
  readonly kind: 'act';
  readonly act: Act;
  /** Whose seat it is about, from 0; only for `ABOUT_OTHERS`. */
  readonly about?: Seat;
}
export type Entry = DecideEntry | SealEntry | AheadEntry | OrderEntry | ActEntry;
