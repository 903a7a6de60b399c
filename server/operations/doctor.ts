/**
 * Looks a service's data over: the file, the rows, every table by its rules, the cache of summaries, what is due.
 * Looking changes nothing and needs no stopped server. Mending is another matter: only with the folder to itself, only
 * what is safe, and every act is written into the data, in the same transaction as what it changes.
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

/** What is looked at, in this order. */
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

/** What `--repair` can do about something. */
type Remedy = 'quarantine' | 'release' | 'summary' | 'ask';

interface Finding {
  readonly check: Check;
  readonly table?: string;
  /** For the host's own eyes: it may tell what is hidden. */
  readonly what: string;
  /** Undefined: nothing safe can be done. */
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
  /** Tables that were set aside before; they are no findings. */
  readonly quarantined: readonly string[];
  readonly findings: readonly Finding[];
  /** What was mended now. */
  readonly repaired: readonly Repair[];
  /** Everything that was ever mended in these data. */
  readonly repairs: readonly Repair[];
}

/** Rows that belong to no table, which the references do not know of. */
const ORPHANS: readonly (readonly [string, string])[] = [
  [
    'tables that lead to a next one that is not there',
    'SELECT count(*) FROM tables WHERE next IS NOT NULL AND next NOT IN (SELECT id FROM tables)',
  ],
  ['tables without a seat', 'SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_id FROM seats)'],
  [
    'seats of guests that are not known',
    'SELECT count(*) FROM seats WHERE guest IS NOT NULL AND guest NOT IN (SELECT id FROM guests)',
  ],
  [
    'orders of seats that are not there',
    `SELECT count(*) FROM orders o WHERE NOT EXISTS
       (SELECT 1 FROM seats s WHERE s.table_id = o.table_id AND s.seat = o.seat)`,
  ],
  [
    'lines of chat whose numbers have gaps',
    `SELECT count(*) FROM (SELECT 1 FROM chat GROUP BY table_id HAVING max(seq) <> count(*) OR min(seq) <> 1)`,
  ],
];

const sameSummary = (a: Summary, b: Summary): boolean =>
  a.decisions === b.decisions &&
  a.owing === b.owing &&
  JSON.stringify(a.outcome ?? null) === JSON.stringify(JSON.parse(JSON.stringify(b.outcome ?? null)));

/** Whether it is a bot's turn, as far as seats and log say. */
const awaitsBot = ({ seats }: StoredTable, match: Match): boolean =>
  listSeats(match.owing).some((seat) => seats[seat]?.kind === 'bot' || hasSeat(match.etiquette.bots, seat));

/** What is wrong with one table. */
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

/** Looks at everything. A file that SQLite itself finds damaged is looked at no further. */
const look = async (archive: Archive, library: Library): Promise<Omit<Diagnosis, 'folder' | 'repaired'>> => {
  const findings: Finding[] = archive.integrity().map((what) => ({ check: 'integrity', what }));
  const whole = findings.length === 0;
  const quarantined: string[] = [];
  let running = 0;
  const ids = whole ? archive.tables() : [];
  if (whole) {
    findings.push(...archive.dangling().map((what): Finding => ({ check: 'references', what })));
    for (const [what, sql] of ORPHANS) {
      // A database of an early form has no chat and leads nowhere.
      if (archive.schema < 2 && /chat|next/.test(sql)) continue;
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

/** Looks at the data of a folder. @throws ArchiveError */
export const diagnose = async (folder: string, library: Library): Promise<Diagnosis> => {
  const archive = new Archive(databaseIn(folder));
  try {
    return { folder, ...(await look(archive, library)), repaired: [] };
  } finally {
    archive.close();
  }
};

/** One act of mending, on an open database: what it did, in words for the record. */
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
 * Looks at the data of a folder and mends what is safe.
 * @throws ArchiveError, and when a server has the folder, or has yet to lead its data to the present form
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
