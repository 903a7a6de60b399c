/** What becomes of an entry on its way into the log: judged first, then committed. */
import type { Decision } from '../game.ts';
import type { AddressedEvent } from '../narration.ts';
import type { Entry } from './entry.ts';
import type { Page } from './pages.ts';

/** The result of one committed entry. */
export interface Consequence {
  /** The entry as it was logged. */
  readonly entry: Entry;
  readonly index: number;
  /** Events with their audiences, including those of answers given in advance that fell due. */
  readonly told: readonly AddressedEvent[];
  /** The items that it appended; absent where nobody listens (`Match.tells`). */
  readonly pages: readonly Page[] | undefined;
}

/**
 * An entry that was found legal but is not in the log yet. A log that is stored elsewhere is written before
 * `commit`.
 */
export interface Judged {
  readonly entry: Entry;
  readonly decision?: Decision;
  /** The place in the log that it was judged for. */
  readonly place: number;
}
