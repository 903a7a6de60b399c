/**
 * Ratings by openskill, one per person and rating class (rating-classes.ts). A rated table is settled once, when it is
 * over, and gets the next number. The ratings follow from the settled tables in the order of these numbers, so they can
 * be recomputed. Players of one side are rated as a team. Only people with accounts sit at rated tables. Guests and
 * bots have no rating, because it would be unclear to whom, or to which version of a bot, it belongs.
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
 * The estimates of the players of one match after it, by seat. `ranks` are by seat and begin with 1; equal ranks are
 * draws. Players of one side are rated as a team.
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

/**
 * Does a result change ratings? An aborted match has no ranks. A match that all won or lost together says nothing about
 * who is stronger.
 */
const counts = ({ ranks, sides }: Result): boolean => ranks.length > 1 && sides?.length !== 1;

/** The result of recomputing all ratings. */
export interface Rebuilt {
  /** Settled tables. */
  readonly tables: number;
  /** Ratings after the recomputation. */
  readonly ratings: number;
  /** Stored ratings that are not among the recomputed ones, and the number of ratings that there are more of. */
  readonly different: number;
}

export class Ratings implements RatingService {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  settle(table: string, outcome: Outcome, cut = false): Promise<'done' | 'void'> {
    return this.#file.write(() => {
      const row = this.#file.sql('SELECT rated FROM tables WHERE id = ?').get(table);
      if (row?.rated !== 'open') return row?.rated === 'done' ? 'done' : 'void';
      const state = counts(outcome) && !cut ? 'done' : 'void';
      this.#file.sql('UPDATE tables SET rated = ? WHERE id = ?').run(state, table);
      if (state === 'done') {
        this.#file.sql('INSERT INTO rated (table_id) VALUES (?)').run(table);
        this.#apply(table, outcome);
      }
      return state;
    });
  }

  /** Updates the ratings of a settled table's players. Inside a transaction. */
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

  /**
   * Rated tables that were not settled though they are over, or may be because their summary is older than their log. A
   * crash leaves them so.
   */
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
   * Recomputes all ratings from the settled tables and compares them with the stored ones.
   *
   * @param outcomeOf looks up how a table ended
   * @param keep true: the recomputed ratings replace the stored ones
   * @throws Error when a settled table is not over
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
