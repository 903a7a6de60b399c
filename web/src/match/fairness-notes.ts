/**
 * What this browser stores about every table of a server, so that a later verification need not trust the
 * server: the commitment that it was shown, and the entropy that it contributed. The verification page
 * compares them.
 */

export interface FairnessNotes {
  readonly commitment?: string;
  /** Entropy that our seat contributed. */
  readonly entropy?: string;
  /** Entropy for the next table of these players (a rematch), sealed until all have offered. */
  readonly next?: string;
  /** What the others had sealed before anything was revealed: SHA-256 of each entropy of this table. */
  readonly seals?: readonly string[];
}

const KEY = 'ludoteca.noted';
/** Maximum number of tables. The least recently used are dropped. */
const MOST = 200;

const read = (): Record<string, FairnessNotes> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, FairnessNotes>) : {};
  } catch {
    // Storage may be forbidden or hold foreign data. Then there is nothing to compare with, and the page says
    // so.
    return {};
  }
};

export const fairnessNotesOf = (table: string): FairnessNotes => read()[table] ?? {};

/** Adds to the notes of a table. Values that are already stored are kept. */
export const addFairnessNotes = (table: string, what: FairnessNotes): void =>
  change(table, (known) => ({ ...what, ...known }));

/** Draws other entropy for the next table of these players: what was revealed once is good for no other deal. */
export const drawNext = (table: string): string => {
  const next = ownEntropy();
  change(table, (known) => ({ ...known, next }));
  return next;
};

const change = (table: string, make: (known: FairnessNotes) => FairnessNotes): void => {
  const { [table]: known = {}, ...others } = read();
  const now = make(known);
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  const kept = [...Object.entries(others), [table, now] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: as above.
    return;
  }
};

/** The entropy that a seat contributes: 128 random bits, in base64. */
export const ownEntropy = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
