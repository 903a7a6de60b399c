/**
 * The log of a match. It is the source of truth: everything else is derived from it. Entries are plain data
 * with decisions in the game's notation; places in the log are never reused.
 */
import type { Seat } from '../seats.ts';

/** What people do at a table besides the game's own decisions. */
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
  // About an absent player's seat: others vote, its player vetoes, or the table gives it to a bot.
  'voteBot',
  'withdrawVote',
  'declineBot',
  'replace',
  // The covert round that is open: its answers take effect.
  'resolve',
] as const;
export type Act = (typeof ACTS)[number];

/** Acts that only the table itself performs, because it knows the clock and who is connected. */
export const BY_TABLE: readonly Act[] = ['flag', 'replace', 'resolve'];
/** Acts about another seat, which the entry then names. */
export const ABOUT_OTHERS: readonly Act[] = ['voteBot', 'withdrawVote'];

interface Common {
  /** The seat that did it, from 0. */
  readonly seat: Seat;
  /**
   * Milliseconds since the start of the match by the server's clock; for clocks and readers, never for rules.
   */
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
/** An answer given in advance, before the seat's turn in a window; '' withdraws it. */
interface AheadEntry extends Common {
  readonly kind: 'ahead';
  readonly text: string;
}
/** Whether a standing order is given beside those that the seat has, or lifted; without it, it replaces all of them. */
export type OrderChange = 'add' | 'lift';
/** A standing order. Without `change`, '' lifts all orders of the seat. */
interface OrderEntry extends Common {
  readonly kind: 'order';
  readonly text: string;
  readonly change?: OrderChange;
}
export interface ActEntry extends Common {
  readonly kind: 'act';
  readonly act: Act;
  /** The seat that the act is about, from 0; only for `ABOUT_OTHERS`. */
  readonly about?: Seat;
}
export type Entry = DecideEntry | SealEntry | AheadEntry | OrderEntry | ActEntry;
