/** Replays stored tables with their rules: a table is intact if its whole log is accepted. */
import type { Match } from '#engine/match/match.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import { type Library, type Rules, rulesOf } from '#tables/rules.ts';
import { type Archive, type ArchivedTable, errorMessage } from './archive.ts';

/** Why a table cannot be replayed. */
export interface ReplayFault {
  /** `rules`: rules cannot be loaded; `rows`: rows are faulty; `deal`, `entry`: the rules reject the deal or entry. */
  readonly kind: 'rules' | 'rows' | 'deal' | 'entry';
  /** Index of the rejected entry; undefined if the fault is in the clock. */
  readonly entry?: number;
  /** For the host only: it may reveal hidden information. */
  readonly detail: string;
}

export type Replayed =
  | { readonly ok: true; readonly match: Match | undefined; readonly rules: Rules }
  | { readonly ok: false; readonly fault: ReplayFault };

const faulty = (kind: ReplayFault['kind'], detail: string, entry?: number): Replayed => ({
  ok: false,
  fault: { kind, detail, ...(entry === undefined ? {} : { entry }) },
});

/** The rules of a stored table, or an error message if they cannot be loaded. */
export const findRules = async (library: Library, game: string, version: string): Promise<Rules | string> => {
  try {
    return (await rulesOf(library, game, version)) ?? `The rules of ${game}, version ${version}, are missing`;
  } catch (error) {
    return errorMessage(error);
  }
};

/** Replays one table from its deal. `match` is undefined if the table has not started. */
export const replayTable = async (
  library: Library,
  { table, log, faults }: ArchivedTable,
): Promise<Replayed> => {
  if (faults.length > 0) return faulty('rows', faults.join('; '));
  const rules = await findRules(library, table.game, table.version);
  if (typeof rules === 'string') return faulty('rules', rules);
  if (table.started === undefined) return { ok: true, match: undefined, rules };
  let match: Match;
  try {
    match = loadMatch(rules, table, []).match;
    match.tells = false;
  } catch (error) {
    return faulty('deal', errorMessage(error));
  }
  for (const [i, entry] of log.entries()) {
    try {
      match.replay(entry);
    } catch (error) {
      return faulty('entry', errorMessage(error), i);
    }
  }
  try {
    // Replay again including the clock, the way a server opens the table.
    loadMatch(rules, table, log);
  } catch (error) {
    return faulty('entry', errorMessage(error));
  }
  return { ok: true, match, rules };
};

/** At most `most` of the ids, evenly spaced, including the first. */
const sampleOf = (ids: readonly string[], most: number): readonly string[] =>
  ids.length <= most
    ? ids
    : Array.from({ length: most }, (_, i) => ids[Math.floor((i * ids.length) / most)]!);

/**
 * Replays at most `most` tables of an archive, without those in quarantine. Tables whose rules are missing are counted
 * separately: they do not show a fault of the archive.
 */
export const replaySample = async (
  archive: Archive,
  library: Library,
  most: number,
): Promise<{ replayed: number; faults: { table: string; fault: ReplayFault }[]; withoutRules: number }> => {
  const faults: { table: string; fault: ReplayFault }[] = [];
  let replayed = 0;
  let withoutRules = 0;
  for (const id of sampleOf(archive.tables(), most)) {
    const stored = archive.load(id);
    if (!stored || stored.table.quarantine !== undefined) continue;
    const done = await replayTable(library, stored);
    if (done.ok) replayed++;
    else if (done.fault.kind === 'rules') withoutRules++;
    else faults.push({ table: id, fault: done.fault });
  }
  return { replayed, faults, withoutRules };
};
