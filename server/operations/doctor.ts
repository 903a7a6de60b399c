/**
 * Checks a data folder: the file, the rows, a replay of every table, the cached summaries, and due times. The check
 * is read-only and works while a server is running. A repair needs the folder's lock and makes only safe changes. Each
 * change is recorded in the `repairs` table, in the same transaction.
 */
import { DatabaseSync } from 'node:sqlite';
import type { Match } from '#engine/match/match.ts';
import { hasSeat, listSeats } from '#engine/seats.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import type { Library } from '#tables/rules.ts';
import { summaryOf } from '#tables/seating.ts';
import type { StoredTable, Summary } from '#tables/storage.ts';
import { lockFolder } from '../storage/sqlite-file.ts';
import { SCHEMAS } from '../storage/sqlite-schema.ts';
import { Archive, type ArchivedTable, ArchiveError, databaseIn } from './archive.ts';
import { replayTable } from './replay.ts';

/** The kinds of checks. */
export const CHECKS = [
  'integrity',
  'references',
  'orphans',
  'rows',
  'rules',
  'replay',
  'summary',
  'stuck',
] as const;
type Check = (typeof CHECKS)[number];

/** A change that `--repair` can make. */
type Remedy = 'quarantine' | 'release' | 'summary' | 'ask';

interface Finding {
  readonly check: Check;
  readonly table?: string;
  /** Description, for the host only: it may reveal hidden information. */
  readonly what: string;
  /** Undefined if there is no safe repair. */
  readonly remedy?: Remedy;
}

interface Repair {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table?: string;
  readonly what: string;
  readonly detail: string;
}

export interface Diagnosis {
  readonly folder: string;
  readonly schema: number;
  readonly tables: number;
  readonly running: number;
  readonly entries: number;
  /** Tables that are in quarantine already; these are not findings. */
  readonly quarantined: readonly string[];
  readonly findings: readonly Finding[];
  /** Repairs made by this run. */
  readonly repaired: readonly Repair[];
  /** All repairs ever made to this database. */
  readonly repairs: readonly Repair[];
}

/** The schema since which there is chat, and a next table. */
const CHAT = 2;
/** The schema since which there are conditional orders. */
const ORDERS = 7;

/**
 * Inconsistencies that foreign keys do not cover: a description, a query that counts them, and the schema since which
 * the query is possible.
 */
const ORPHANS: readonly (readonly [what: string, sql: string, since: number])[] = [
  [
    'tables that lead to a next one that is not there',
    'SELECT count(*) FROM tables WHERE next IS NOT NULL AND next NOT IN (SELECT id FROM tables)',
    CHAT,
  ],
  ['tables without a seat', 'SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_id FROM seats)', 1],
  [
    'seats of guests that are not known',
    'SELECT count(*) FROM seats WHERE guest IS NOT NULL AND guest NOT IN (SELECT id FROM guests)',
    1,
  ],
  [
    'orders of seats that are not there',
    `SELECT count(*) FROM orders o WHERE NOT EXISTS
       (SELECT 1 FROM seats s WHERE s.table_id = o.table_id AND s.seat = o.seat)`,
    ORDERS,
  ],
  [
    'lines of chat whose numbers have gaps',
    `SELECT count(*) FROM (SELECT 1 FROM chat GROUP BY table_id HAVING max(seq) <> count(*) OR min(seq) <> 1)`,
    CHAT,
  ],
];

const sameSummary = (a: Summary, b: Summary): boolean =>
  a.decisions === b.decisions &&
  a.owing === b.owing &&
  JSON.stringify(a.outcome ?? null) === JSON.stringify(JSON.parse(JSON.stringify(b.outcome ?? null)));

/** Whether a bot owes a decision, according to the seats and the log. */
const awaitsBot = ({ seats }: StoredTable, match: Match): boolean =>
  listSeats(match.owing).some((seat) => seats[seat]?.kind === 'bot' || hasSeat(match.etiquette.bots, seat));

/** Checks one table. */
const examine = async (library: Library, stored: ArchivedTable, up: number): Promise<Finding[]> => {
  const { table, log, summary, due } = stored;
  const found = (check: Check, what: string, remedy?: Remedy): Finding => ({
    check,
    table: table.id,
    what,
    ...(remedy ? { remedy } : {}),
  });
  const done = await replayTable(library, stored);
  if (table.quarantine !== undefined)
    return done.ok ? [found('replay', 'is set aside, but can be played again', 'release')] : [];
  if (!done.ok) {
    const { kind, detail, entry } = done.fault;
    if (kind === 'rules') return [found('rules', detail)];
    if (kind === 'rows') return [found('rows', detail, 'quarantine')];
    const where = kind === 'deal' ? 'cannot be dealt' : `cannot be played from entry ${entry ?? '?'} on`;
    return [found('replay', `${where}: ${detail}`, 'quarantine')];
  }
  const { match, rules } = done;
  if (!match) return [];
  const findings: Finding[] = [];
  if (summary && summary.length > log.length)
    findings.push(found('summary', `tells of ${summary.length} entries; there are ${log.length}`, 'summary'));
  else if (summary?.length === log.length && !sameSummary(summary, summaryOf(match)))
    findings.push(found('summary', 'does not agree with the log', 'summary'));
  const ticking = loadMatch(rules, table, log).clock?.fall !== undefined;
  const bot = awaitsBot(table, match);
  if (!match.outcome && (bot || ticking)) {
    if (due === undefined)
      findings.push(found('stuck', 'nothing is due, though it cannot go on by itself', 'ask'));
    else if (bot && !ticking && due > up)
      findings.push(
        found('stuck', `its bot failed and rests for ${Math.ceil((due - up) / 60_000)} min`, 'ask'),
      );
  }
  return findings;
};

const repairsIn = (archive: Archive): Repair[] =>
  archive.schema < SCHEMAS.length &&
  archive.all(`SELECT 1 FROM sqlite_master WHERE name = 'repairs'`).length === 0
    ? []
    : archive.all('SELECT * FROM repairs ORDER BY n').map((row) => ({
        n: Number(row.n),
        at: Number(row.at),
        ...(row.table_id === null ? {} : { table: String(row.table_id) }),
        what: String(row.what),
        detail: String(row.detail),
      }));

/** Runs all checks, or only the integrity check if that finds damage. */
const look = async (archive: Archive, library: Library): Promise<Omit<Diagnosis, 'folder' | 'repaired'>> => {
  const findings: Finding[] = archive.integrity().map((what) => ({ check: 'integrity', what }));
  const whole = findings.length === 0;
  const quarantined: string[] = [];
  let running = 0;
  const ids = whole ? archive.tables() : [];
  if (whole) {
    findings.push(...archive.dangling().map((what): Finding => ({ check: 'references', what })));
    for (const [what, sql, since] of ORPHANS) {
      if (archive.schema < since) continue;
      const n = archive.number(sql);
      if (n > 0) findings.push({ check: 'orphans', what: `${n} ${what}` });
    }
    const { up } = archive;
    for (const id of ids) {
      const stored = archive.load(id);
      if (!stored) continue;
      if (stored.table.quarantine !== undefined) quarantined.push(id);
      if (stored.table.started !== undefined && !stored.summary?.outcome) running++;
      findings.push(...(await examine(library, stored, up)));
    }
  }
  return {
    schema: archive.schema,
    tables: ids.length,
    running,
    entries: whole ? archive.entries : 0,
    quarantined,
    findings,
    repairs: whole ? repairsIn(archive) : [],
  };
};

/** Checks the data of a folder without changing it. @throws ArchiveError */
export const diagnose = async (folder: string, library: Library): Promise<Diagnosis> => {
  const archive = new Archive(databaseIn(folder));
  try {
    return { folder, ...(await look(archive, library)), repaired: [] };
  } finally {
    archive.close();
  }
};

/** The repairs, each on an open database. They return a description for the `repairs` table. */
const REMEDIES: Readonly<
  Record<Remedy, (db: DatabaseSync, finding: Finding, library: Library, archive: Archive) => Promise<string>>
> = {
  quarantine: async (db, { table, what }) => {
    db.prepare('UPDATE tables SET quarantine = ?, due = NULL WHERE id = ?').run(what, table!);
    return what;
  },
  release: async (db, { table }, _library, archive) => {
    const row = archive.load(table!)!;
    const due = row.summary?.outcome ? null : archive.up;
    db.prepare('UPDATE tables SET quarantine = NULL, due = ? WHERE id = ?').run(due, table!);
    return 'It can be played again and is open to its players';
  },
  summary: async (db, { table }, library, archive) => {
    const done = await replayTable(library, archive.load(table!)!);
    if (!done.ok || !done.match) throw new Error(`Table ${table} cannot be played again any more`);
    const summary = JSON.stringify(summaryOf(done.match));
    db.prepare('UPDATE tables SET summary = ? WHERE id = ?').run(summary, table!);
    return 'Made anew from the log';
  },
  ask: async (db, { table }, _library, archive) => {
    db.prepare('UPDATE tables SET due = ? WHERE id = ?').run(archive.up, table!);
    return 'To be opened as soon as a server runs';
  },
};

/**
 * Checks the data of a folder and makes the safe repairs.
 * @throws ArchiveError, also if the schema is not the current one; DataFolderInUse when a server has the folder
 */
export const repair = async (
  folder: string,
  library: Library,
  now: () => number = Date.now,
): Promise<Diagnosis> => {
  new Archive(databaseIn(folder)).close();
  const lock = lockFolder(folder);
  try {
    const archive = new Archive(databaseIn(folder));
    const db = new DatabaseSync(archive.path);
    try {
      if (archive.schema < SCHEMAS.length)
        throw new ArchiveError(
          `These data are of an earlier form (${archive.schema}); start the server once, then stop it`,
        );
      db.exec('PRAGMA busy_timeout=5000; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON');
      const before = await look(archive, library);
      const known = before.repairs.length;
      for (const finding of before.findings) {
        if (!finding.remedy) continue;
        db.exec('BEGIN IMMEDIATE');
        try {
          const detail = await REMEDIES[finding.remedy](db, finding, library, archive);
          db.prepare('INSERT INTO repairs (at, table_id, what, detail) VALUES (?, ?, ?, ?)').run(
            now(),
            finding.table ?? null,
            finding.remedy,
            detail,
          );
          db.exec('COMMIT');
        } catch (error) {
          db.exec('ROLLBACK');
          throw error;
        }
      }
      const after = await look(archive, library);
      return { folder, ...after, repaired: after.repairs.slice(known) };
    } finally {
      db.close();
      archive.close();
    }
  } finally {
    lock.close();
  }
};
