/**
 * May these data be served by this program? Every stored match is played by the present rules and by those it was
 * played by, where they are kept, and none may be continued by rules that it did not begin with.
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
  /** Of the rules that the match goes by. */
  readonly version: string;
  readonly present: string | undefined;
  readonly state: 'open' | 'running' | 'finished';
  /** `broken`: it cannot be played by its own rules; `missing`: these are not to be had. */
  readonly verdict: Verdict | { readonly kind: 'broken' | 'missing'; readonly detail: string };
  /** What a page of this program makes of a running match with rules of another version. */
  readonly page?: PageVerdict;
  /** Can it go on by its own rules? */
  readonly ok: boolean;
}

export interface DeployReport {
  readonly folder: string;
  readonly tables: readonly TableVerdict[];
  readonly quarantined: number;
}

/**
 * The rules that a match was played by, to compare with: frozen ones, also of the present version, so that a change
 * without a new version is found. Undefined: only the present rules are left.
 */
const baseline = async (library: Library, game: string, version: string): Promise<Rules | undefined> => {
  try {
    return await library.earlier?.(game, version);
  } catch {
    // Files that cannot be used are told of where these rules are needed: `findRules`.
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
    // By frozen rules of the present version it may still hold; either way it is no match of the present ones.
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
    // By another version it goes on as it was; by the same number it must be the same rules.
    ok: other || verdict.kind !== 'diverges',
  };
};

/** As far as the rows say, where nothing can be played. */
const stateFrom = ({ table, summary }: ArchivedTable): TableVerdict['state'] => {
  if (table.started === undefined) return 'open';
  return summary?.outcome ? 'finished' : 'running';
};
const stateOf = (match: Match): 'running' | 'finished' => (match.outcome ? 'finished' : 'running');

/** Judges every table of a folder; a server may be running. @throws ArchiveError */
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
