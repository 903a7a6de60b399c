/**
 * Ratings by openskill, one for each game and whether two or more play it. A table that counts is settled once, when
 * it is over, and gets the next number; the ratings are what comes of the settled tables in the order of their
 * numbers, and can be made from them anew. Who played together is rated as a
 * team. Only people with accounts sit at such tables: guests and bots have no
 * rating and change none, because nobody could say whose it is, or of which version of a bot.
 */
import type { SQLOutputValue } from 'node:sqlite';
import { rate } from 'openskill';
import type { Outcome } from '#engine/game.ts';
import { numberOf, seatOf } from '#engine/seats.ts';
import type { RatingService } from '#tables/services.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';
import { classOf, type SkillEstimate } from './rating-classes.ts';

const BEGINNER: SkillEstimate = { mu: 25, sigma: 25 / 3 };

type Result = Pick<Outcome, 'ranks' | 'sides'>;

/**
 * What the players of one match are believed to be worth after it, by seat; `ranks` begin with 1, equal ones shared.
 * Who played together is rated as a team.
 */
export const rated = (before: readonly SkillEstimate[], { ranks, sides }: Result): SkillEstimate[] => {
  const teams = (sides ?? ranks.map((_, seat) => [numberOf(seat)])).map((side) => side.map(seatOf));
  const after = rate(
    teams.map((team) => team.map((seat) => ({ mu: before[seat]!.mu, sigma: before[seat]!.sigma }))),
    { rank: teams.map(([first]) => ranks[first!]!) },
  );
  const rows = teams.flatMap((team, t) => team.map((seat, i) => [seat, after[t]![i]!] as const));
  return rows.sort(([a], [b]) => a - b).map(([, { mu, sigma }]) => ({ mu, sigma }));
};

/** An aborted match has no ranks; a game that all won or lost together tells nobody's strength from another's. */
const counts = ({ ranks, sides }: Result): boolean => ranks.length > 1 && sides?.length !== 1;

/** What came of making ratings anew. */
export interface Rebuilt {
  readonly tables: number;
  readonly ratings: number;
  /** How many were other numbers before, or not there. */
  readonly different: number;
}

export class Ratings implements RatingService {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  settle(table: string, outcome: Outcome): Promise<'done' | 'void'> {
    return this.#file.write(() => {
      const row = this.#file.sql('SELECT rated FROM tables WHERE id = ?').get(table);
      if (row?.rated !== 'open') return row?.rated === 'done' ? 'done' : 'void';
      const state = counts(outcome) ? 'done' : 'void';
      this.#file.sql('UPDATE tables SET rated = ? WHERE id = ?').run(state, table);
      if (state === 'done') {
        this.#file.sql('INSERT INTO rated (table_id) VALUES (?)').run(table);
        this.#apply(table, outcome);
      }
      return state;
    });
  }

  #apply(table: string, outcome: Outcome): void {
    const game = String(this.#file.sql('SELECT game FROM tables WHERE id = ?').get(table)?.game);
    const guests = this.#file
      .sql('SELECT guest FROM seats WHERE table_id = ? ORDER BY seat')
      .all(table)
      .map(({ guest }) => String(guest));
    const of = classOf(game, guests.length);
    const find = this.#file.sql('SELECT mu, sigma, games FROM ratings WHERE guest = ? AND class = ?');
    const known = guests.map((guest) => find.get(guest, of));
    const before = known.map((row) => (row ? { mu: Number(row.mu), sigma: Number(row.sigma) } : BEGINNER));
    const keep = this.#file.sql('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)');
    for (const [i, { mu, sigma }] of rated(before, outcome).entries())
      keep.run(guests[i]!, of, mu, sigma, Number(known[i]?.games ?? 0) + 1);
  }

  /** Tables that are over, or may be, and were not settled: the server died in between. */
  unsettled(): string[] {
    const rows = this.#file
      .sql(
        `SELECT id FROM tables t WHERE rated = 'open' AND started IS NOT NULL
         AND (json_extract(summary, '$.outcome') IS NOT NULL OR coalesce(json_extract(summary, '$.length'), -1)
           <> (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE table_id = t.id))`,
      )
      .all();
    return rows.map(({ id }) => String(id));
  }

  #all(): readonly Readonly<Record<string, SQLOutputValue>>[] {
    return this.#file.sql('SELECT * FROM ratings ORDER BY guest, class').all();
  }

  /**
   * Makes all ratings anew from the settled tables and compares; `outcomeOf` knows how each ended. What comes of it is
   * kept if `keep` says so.
   */
  async rebuild(outcomeOf: (table: string) => Promise<Outcome | undefined>, keep: boolean): Promise<Rebuilt> {
    const rows = this.#file.sql('SELECT table_id FROM rated ORDER BY n').all();
    const settled: { readonly table: string; readonly outcome: Outcome }[] = [];
    for (const { table_id } of rows) {
      const table = String(table_id);
      const outcome = await outcomeOf(table);
      if (!outcome) throw new Error(`Table ${table} counts for ratings and is not over`);
      settled.push({ table, outcome });
    }
    return this.#file.write(() => {
      const before = this.#all();
      this.#file.sql('DELETE FROM ratings').run();
      for (const { table, outcome } of settled) this.#apply(table, outcome);
      const after = this.#all();
      const [was, is] = [before, after].map((all) => new Set(all.map((row) => JSON.stringify(row))));
      const different = [...was!].filter((row) => !is!.has(row)).length;
      const further = after.length - before.length;
      if (!keep) {
        this.#file.sql('DELETE FROM ratings').run();
        const put = this.#file.sql('INSERT INTO ratings VALUES (?, ?, ?, ?, ?)');
        for (const row of before) put.run(row.guest!, row.class!, row.mu!, row.sigma!, row.games!);
      }
      return { tables: settled.length, ratings: after.length, different: different + Math.max(0, further) };
    });
  }
}
