/**
 * Whether the table passed for a player whose time was over (EC-16.7). What is told of a window says only that they
 * passed, so the page keeps in mind that an answer was owed to the last, and for how long.
 */
export type Owed = 'interfere' | 'react';

/** The page learns of a question and of its end a little later than the table; milliseconds. */
const SLACK = 1000;

export class Lateness {
  #open: { readonly decision: number; readonly owed: Owed; readonly since: number } | undefined;

  /**
   * Another view of the present.
   * @param decision which one it waits for
   * @param owed what the player owes an answer to
   * @param limit how long such a question waits; undefined: as long as it takes
   * @returns what was answered for the player just now
   */
  see(decision: number, owed: Owed | undefined, now: number, limit: number | undefined): Owed | undefined {
    const before = this.#open;
    if (before?.decision === decision) {
      if (owed === undefined) this.answered();
      return undefined;
    }
    this.#open = owed && { decision, owed, since: now };
    if (!before || limit === undefined || now - before.since < limit - SLACK) return undefined;
    return before.owed;
  }
  /** The player has answered. */
  answered(): void {
    this.#open = undefined;
  }
}
