/**
 * Checks whether this program can serve existing data. Every stored match is replayed with the current rules and, if
 * they were kept, with the rules it was played with. No match may continue with rules that it did not begin with.
 */
import type { Match } from '#engine/match/match.ts';
import type { Library } from '#tables/rules.ts';
import { presentRules, type Rules } from '#tables/rules.ts';
import { Archive, type ArchivedTable, databaseIn } from '../operations/archive.ts';
import { findRules, replayTable } from '../operations/replay.ts';
import { compareRules, type PageVerdict, pageVerdict, replaysBy, type Verdict } from './compare-rules.ts';

export interface TableVerdict {
  readonly table: string;
  readonly game: string;
  /** Version of the rules that the match is played with. */
  readonly version: string;
  readonly present: string | undefined;
  readonly state: 'open' | 'running' | 'finished';
  /** `broken`: its own rules reject it; `missing`: its own rules cannot be loaded. */
  readonly verdict: Verdict | { readonly kind: 'broken' | 'missing'; readonly detail: string };
  /** For a running match of another version: whether the current page can show it. */
  readonly page?: PageVerdict;
  /** Whether the match can continue with its own rules. */
  readonly ok: boolean;
}

export interface DeployReport {
  readonly folder: string;
  readonly tables: readonly TableVerdict[];
  readonly quarantined: number;
}

/**
 * The frozen rules that a match was played with. Also looks for a frozen file of the current version: comparing it with
 * the current rules shows changes that were made without a new version. Undefined if there is no usable file.
 */
const baseline = async (library: Library, game: string, version: string): Promise<Rules | undefined> => {
  try {
    return await library.earlier?.(game, version);
  } catch {
    // Unusable files are reported by `findRules`, if the match needs them.
    return undefined;
  }
};

const judge = async (library: Library, stored: ArchivedTable): Promise<TableVerdict> => {
  const { table, log } = stored;
  const game = await library.load(table.game);
  const about = { table: table.id, game: table.game, version: table.version, present: game?.version };
  const own = await findRules(library, table.game, table.version);
  if (typeof own === 'string')
    return { ...about, state: stateFrom(stored), verdict: { kind: 'missing', detail: own }, ok: false };
  const kept = await baseline(library, table.game, table.version);
  const by = kept ?? own;
  const replayed = await replayTable({ ids: [], load: async () => by.game, earlier: async () => by }, stored);
  if (!replayed.ok) {
    const { detail } = replayed.fault;
    // If a frozen file of the current version was used, the current rules may still accept the match. It is reported as
    // broken anyway, because it does not fit the rules it names.
    return { ...about, state: stateFrom(stored), verdict: { kind: 'broken', detail }, ok: false };
  }
  const { match } = replayed;
  if (!match || !game)
    return { ...about, state: match ? stateOf(match) : 'open', verdict: { kind: 'identical' }, ok: true };
  const present = presentRules(game);
  const verdict = kept ? compareRules(kept, present, table, log) : replaysBy(present, table, log);
  const state = stateOf(match);
  const other = game.version !== table.version;
  return {
    ...about,
    state,
    verdict,
    ...(other && state === 'running' ? { page: pageVerdict(by, present, match) } : {}),
    // A match of another version continues with its own rules. With the same version number the rules must be the same.
    ok: other || verdict.kind !== 'diverges',
  };
};

/** State of a match according to its rows, for when it cannot be replayed. */
const stateFrom = ({ table, summary }: ArchivedTable): TableVerdict['state'] => {
  if (table.started === undefined) return 'open';
  return summary?.outcome ? 'finished' : 'running';
};
const stateOf = (match: Match): 'running' | 'finished' => (match.outcome ? 'finished' : 'running');

/** Checks every table of a folder, except those in quarantine; a server may be running. @throws ArchiveError */
export const deployCheck = async (folder: string, library: Library): Promise<DeployReport> => {
  const archive = new Archive(databaseIn(folder));
  try {
    const tables: TableVerdict[] = [];
    let quarantined = 0;
    for (const id of archive.tables()) {
      const stored = archive.load(id);
      if (!stored) continue;
      if (stored.table.quarantine !== undefined) quarantined++;
      else tables.push(await judge(library, stored));
    }
    return { folder, tables, quarantined };
  } finally {
    archive.close();
  }
};
