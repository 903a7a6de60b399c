/**
 * What this browser writes down for itself at every table of a server, so that it need not believe the server later:
 * the commitment that it was shown, and what it added to the chance. The page that checks a match compares.
 */

export interface FairnessNotes {
  readonly commitment?: string;
  /** What our own seat added to the chance. */
  readonly entropy?: string;
  /** The same for the next table of these people. */
  readonly next?: string;
}

const KEY = 'ludoteca.noted';
/** Tables that are remembered; the longest untouched ones are forgotten. */
const MOST = 200;

const read = (): Record<string, FairnessNotes> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, FairnessNotes>) : {};
  } catch {
    // Storage may be forbidden, or somebody else's; then there is nothing to compare with, and the page says so.
    return {};
  }
};

export const fairnessNotesOf = (table: string): FairnessNotes => read()[table] ?? {};

/** Adds to what is known of a table; what was written down first stands. */
export const addFairnessNotes = (table: string, what: FairnessNotes): void => {
  const { [table]: known = {}, ...others } = read();
  const now = { ...what, ...known };
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  const kept = [...Object.entries(others), [table, now] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Full, or forbidden: as above.
    return;
  }
};

/** What a seat adds to the chance: 128 bits of this browser's own. */
export const ownEntropy = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
