/**
 * Completion rates: how many dealt tables a person finished, aborted and left, by game. They show who cancels bad
 * deals. Only tables with other people count, because starting again against bots harms nobody. An aborted table counts
 * only for the person who aborted it. The rates are computed from tables and logs; nothing is stored for them.
 */
import type { Outcome } from '#engine/game.ts';
import type { Act } from '#engine/match/entry.ts';
import { hasSeat } from '#engine/seats.ts';
import {
  type Completion,
  type GameCompletion,
  LEFT_AFTER_DAYS,
  type SeatCompletion,
} from '#wire/completion.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';
import { readSummary } from '../storage/sqlite-rows.ts';

const DAY = 24 * 3600 * 1000;

/** How a table counts for one seat. */
type Way = Exclude<keyof Completion, 'dealt'>;

/** A seat that the person has at a table. */
interface Sat {
  readonly table: string;
  readonly seat: number;
  readonly summary: string | null;
  readonly updated: number;
  /** A stand-in bot was appointed at some time. */
  readonly lent: boolean;
}

export class Completions {
  readonly #file: SqliteFile;
  readonly #now: () => number;

  /** @param now the time in milliseconds since 1970 */
  constructor(file: SqliteFile, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
  }

  /** The rates of a guest by game, or those of one game if `only` names it. */
  of(guest: string, only?: string): GameCompletion[] {
    const rows = this.#file
      .sql(
        `SELECT t.id, t.game, s.seat, t.summary, t.updated, s.level IS NOT NULL AS lent FROM seats s
         JOIN tables t ON t.id = s.table_id
         WHERE s.guest = :guest AND t.started IS NOT NULL AND t.pass_and_play = 0 AND (:game IS NULL OR t.game = :game)
           AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.id AND o.kind = 'human' AND o.guest IS NOT :guest)
         ORDER BY t.game`,
      )
      .all({ guest, game: only ?? null });
    const counts = new Map<string, Record<keyof Completion, number>>();
    for (const row of rows) {
      const way = this.#wayOf({
        table: String(row.id),
        seat: Number(row.seat),
        summary: row.summary === null ? null : String(row.summary),
        updated: Number(row.updated),
        lent: row.lent === 1,
      });
      if (way === undefined) continue;
      const count = counts.get(String(row.game)) ?? {
        dealt: 0,
        finished: 0,
        aborted: 0,
        left: 0,
        running: 0,
      };
      count.dealt++;
      count[way]++;
      counts.set(String(row.game), count);
    }
    return [...counts].map(([game, count]) => ({ game, ...count }));
  }

  /** The rates of each person at a table, in the table's game; undefined if there is no such table. */
  at(table: string): SeatCompletion[] | undefined {
    const game = this.#file.sql('SELECT game FROM tables WHERE id = ?').get(table)?.game;
    if (game === undefined) return undefined;
    const seats = this.#file
      .sql('SELECT seat, guest FROM seats WHERE table_id = ? AND guest IS NOT NULL ORDER BY seat')
      .all(table);
    return seats.flatMap(({ seat, guest }) =>
      this.of(String(guest), String(game)).map(({ game: _game, ...count }) => ({
        seat: Number(seat) + 1,
        ...count,
      })),
    );
  }

  /** How a table counts for one of its seats. Undefined if it does not, because somebody else aborted or left it. */
  #wayOf(sat: Sat): Way | undefined {
    const summary = readSummary(sat.summary);
    const { outcome } = summary ?? {};
    if (outcome) return this.#endOf(sat, outcome);
    if (this.#handedOver(sat)) return 'left';
    if (this.#now() - sat.updated < LEFT_AFTER_DAYS * DAY) return 'running';
    return hasSeat(summary?.owing ?? 0, sat.seat) ? 'left' : undefined;
  }

  #endOf(sat: Sat, { ranks }: Outcome): Way | undefined {
    if (ranks.length === 0) return this.#lastActOf(sat, ['abort']) === undefined ? undefined : 'aborted';
    return this.#handedOver(sat) ? 'left' : 'finished';
  }

  /** Does a bot play for this person, or did one at the end? */
  #handedOver(sat: Sat): boolean {
    const last = sat.lent ? this.#lastActOf(sat, ['toBot', 'replace', 'fromBot']) : undefined;
    return last === 'toBot' || last === 'replace';
  }

  #lastActOf({ table, seat }: Sat, acts: readonly Act[]): string | undefined {
    const row = this.#file
      .sql(
        `SELECT json_extract(entry, '$.act') AS act FROM log
         WHERE table_id = ? AND json_extract(entry, '$.kind') = 'act' AND json_extract(entry, '$.seat') = ?
           AND json_extract(entry, '$.act') IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT 1`,
      )
      .get(table, seat, JSON.stringify(acts));
    return row === undefined ? undefined : String(row.act);
  }
}
