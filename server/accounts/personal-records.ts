/** What is stored about one person: ratings and results for their public page, everything for their own export. */

import type { InferOutput } from 'valibot';
import type { Outcome } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import { resultsOf } from '#engine/outcome.ts';
import { numberOf } from '#engine/seats.ts';
import { type OrderPlan, toldPlan } from '#tables/order-plan.ts';
import type { PersonalExport, RatingInfo, ResultsInfo } from '#wire/people.ts';
import { TOLD, type TurnKey } from '../notify/store.ts';
import { shownRating } from '../ratings/rating-classes.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';
import type { SqliteStorage } from '../storage/sqlite-storage.ts';

/** SQL condition: the table's match is over. */
const OVER = `json_extract(t.summary, '$.outcome') IS NOT NULL`;

/** By number, what is done about telling a player of a turn. */
const TOLD_NAMES: readonly string[] = Object.keys(TOLD);

/** An entry of the log as its player reads it: the seat is that of its table, and others are counted from 1. */
const entryOf = ({ seat: _, ...entry }: Entry): object =>
  'about' in entry && entry.about !== undefined ? { ...entry, about: numberOf(entry.about) } : entry;

export class PersonalRecords {
  readonly #file: SqliteFile;
  readonly #storage: SqliteStorage;

  constructor(storage: SqliteStorage) {
    this.#file = storage.file;
    this.#storage = storage;
  }

  ratings(guest: string): RatingInfo[] {
    const rows = this.#file.sql('SELECT * FROM ratings WHERE guest = ? ORDER BY class').all(guest);
    return rows.map((row) => {
      const [game = '', players] = String(row.class).split('/');
      const shown = shownRating({ mu: Number(row.mu), sigma: Number(row.sigma) });
      return { game, players: players === 'two' ? 'two' : 'many', ...shown, games: Number(row.games) };
    });
  }

  /**
   * Results by game. Pass-and-play tables do not count: on a shared device nobody knows who made a decision.
   *
   * @param all include tables that are neither listed nor rated, which are found only by their link
   */
  results(guest: string, all: boolean): ResultsInfo[] {
    const open = all ? '' : 'AND (t.listed = 1 OR t.rated IS NOT NULL)';
    const rows = this.#file
      .sql(
        `SELECT t.game, s.seat, json_extract(t.summary, '$.outcome') AS outcome FROM seats s
         JOIN tables t ON t.id = s.table_id WHERE s.guest = ? AND t.pass_and_play = 0 AND ${OVER} ${open}
         ORDER BY t.game`,
      )
      .all(guest);
    const counts = new Map<string, { played: number; won: number; drawn: number; lost: number }>();
    for (const { game, seat, outcome } of rows) {
      const result = resultsOf(JSON.parse(String(outcome)) as Outcome)[Number(seat)];
      if (!result) continue;
      const count = counts.get(String(game)) ?? { played: 0, won: 0, drawn: 0, lost: 0 };
      count.played++;
      count[result]++;
      counts.set(String(game), count);
    }
    return [...counts].map(([game, count]) => ({ game, ...count }));
  }

  /**
   * The export of the data stored about one guest, with an account or without. It leaves out the secrets of tables,
   * which are not the guest's, names of others, and keys and hashes of tokens and passwords, which are of no use to the
   * guest. Of a password it says that a hash is stored.
   *
   * Entries and lines have no numbers: their places in the log and in the chat of a table would show how many answers
   * and lines there are that the guest must not know of.
   */
  everything(guest: string): InferOutput<typeof PersonalExport> {
    const all = (sql: string): readonly Readonly<Record<string, unknown>>[] => this.#file.sql(sql).all(guest);
    const [known] = all('SELECT name, created FROM guests WHERE id = ?');
    const [account] = all(
      'SELECT person, created, password IS NOT NULL AS password FROM accounts WHERE guest = ?',
    );
    return {
      about:
        'Everything that this Ludoteca keeps about one person. Times are milliseconds since 1970; those whose names end ' +
        'in Up count the time for which the server has been running.',
      guest: known ?? null,
      account: account
        ? { ...account, password: account.password === 1 ? 'kept as a hash by scrypt' : 'none' }
        : null,
      passkeys: all('SELECT id, transports, label, created, used, counter FROM passkeys WHERE guest = ?').map(
        (row) => ({ ...row, transports: JSON.parse(String(row.transports)) as unknown }),
      ),
      firstBrowserSignedOut: all('SELECT 1 FROM ended WHERE guest = ?').length > 0,
      devices: all('SELECT label, since, seen, proved FROM devices WHERE guest = ? ORDER BY since'),
      linksToOtherDevices: all('SELECT expires FROM transfers WHERE guest = ?'),
      ratings: all('SELECT class, mu, sigma, games FROM ratings WHERE guest = ?'),
      tables: this.#tables(guest),
      orders: all(
        `SELECT o.table_id AS "table", o.seat, o.plan FROM orders o
         JOIN seats s ON s.table_id = o.table_id AND s.seat = o.seat WHERE s.guest = ? ORDER BY o.table_id`,
      ).map((row) => ({
        ...row,
        seat: numberOf(Number(row.seat)),
        plan: toldPlan(JSON.parse(String(row.plan)) as OrderPlan),
      })),
      tablesOpened: all('SELECT id AS "table", game, created FROM tables WHERE host = ? ORDER BY created'),
      chat: all(
        `SELECT table_id AS "table", name, text, at, act, side IS NOT NULL AS toSide
         FROM chat WHERE guest = ? ORDER BY at, seq`,
      ),
      notesAboutYou: all('SELECT table_id AS "table", act, at FROM chat WHERE about = ? ORDER BY at, seq'),
      waysToTellYou: all(
        'SELECT kind, address, label, created, verified, failures, off FROM channels WHERE guest = ?',
      ),
      turnsWaitingForYou: all(
        `SELECT table_id AS "table", seat, place AS decision, here, tell, told, remind AS remindUp,
           ends AS endsUp FROM awaited WHERE guest = ? ORDER BY table_id, seat`,
      ).map((row) => ({
        ...row,
        seat: numberOf(Number(row.seat)),
        told: TOLD_NAMES[Number(row.told)],
      })),
      messagesToSend: all(
        `SELECT c.kind, c.label, j.what, j.body, j.due, j.tries FROM jobs j
         JOIN channels c ON c.id = j.channel WHERE c.guest = ? ORDER BY j.due`,
      ).map(({ body, ...row }) => ({
        ...row,
        turns: (JSON.parse(String(body)) as TurnKey[]).map(({ table, seat, place }) => ({
          table,
          seat: numberOf(seat),
          decision: place,
        })),
      })),
      dailyGames: all(
        'SELECT game, date, table_id AS "table" FROM daily_attempts WHERE guest = ? ORDER BY date, game',
      ),
      tastes: all('SELECT language, zone, quiet_from, quiet_until FROM tastes WHERE guest = ?'),
      vacations: all('SELECT since, until FROM vacations WHERE guest = ? ORDER BY since'),
      barredBy: all('SELECT table_id AS "table", what FROM barred WHERE guest = ?'),
    };
  }

  /** The guest's seats, each with what was decided there. How a covert round ends is no act of a player. */
  #tables(guest: string): object[] {
    const decisions = this.#file.sql(
      `SELECT entry FROM log WHERE table_id = ? AND json_extract(entry, '$.seat') = ?
         AND json_extract(entry, '$.act') IS NOT 'resolve' ORDER BY seq`,
    );
    return this.#file
      .sql(
        `SELECT t.id AS "table", t.game, s.seat, s.name, s.entropy, t.created, t.updated, t.listed, t.rated,
           t.summary, t.host IS s.guest AS host FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.guest = ? ORDER BY t.created, t.id, s.seat`,
      )
      .all(guest)
      .map(({ summary, seat, ...table }) => {
        const { outcome } = JSON.parse(String(summary ?? '{}')) as { outcome?: Outcome };
        return {
          ...table,
          updated: this.#storage.updatedAt(String(table.table), Number(table.updated)),
          seat: numberOf(Number(seat)),
          ...(outcome ? { outcome } : {}),
          entries: decisions
            .all(String(table.table), Number(seat))
            .map(({ entry }) => entryOf(JSON.parse(String(entry)) as Entry)),
        };
      });
  }
}
