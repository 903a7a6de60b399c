/**
 * Daily games: on each date (UTC) one table of a game, dealt alike for everybody who opens it. Its secret is drawn when it
 * is first wanted. Nobody but its players sees such a table before the day is over, because others still play the same
 * deal; afterwards the secret is told, so that everybody can check that it was the same for all.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf } from '#engine/chance-stream.ts';
import type { OptionValues } from '#engine/options.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { MANIFESTS } from '#games/library.ts';
import { newSecret, newTableId } from '#tables/ids.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { Tables } from '#tables/tables.ts';
import { type DailyGame, type DailyResult, MOST_BEST } from '#wire/daily.ts';
import { DAY } from '#wire/pace.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';

/** What a game's daily table is: seats, all of one person, and options. */
export interface DailyTable {
  readonly seats: number;
  readonly options: OptionValues;
}

/** The games that have a table of the day, by id. */
export const DAILY_GAMES: ReadonlyMap<string, DailyTable> = new Map(
  MANIFESTS.flatMap(({ id, daily }) => (daily ? [[id, daily] as const] : [])),
);

/** The date of a moment. */
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** When a date is over. */
const endOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) + DAY;

interface DailySettings {
  readonly games: ReadonlyMap<string, DailyTable>;
  readonly now?: () => number;
}

export class DailyGames {
  readonly #file: SqliteFile;
  readonly #tables: Tables;
  readonly #games: ReadonlyMap<string, DailyTable>;
  readonly #now: () => number;
  /** Tables that are being opened, by game, date and guest: the same person cannot open two at once. */
  readonly #opening = new Map<string, Promise<Result<string, Refusal>>>();

  constructor(file: SqliteFile, tables: Tables, { games, now = Date.now }: DailySettings) {
    this.#file = file;
    this.#tables = tables;
    this.#games = games;
    this.#now = now;
  }

  /** The guest's table of today, opened if there is none yet. */
  play(game: string, guest: string): Promise<Result<string, Refusal>> {
    const date = dateOf(this.#now());
    const key = `${game}/${date}/${guest}`;
    const opening = this.#opening.get(key) ?? this.#play(game, date, guest);
    this.#opening.set(key, opening);
    return opening.finally(() => this.#opening.delete(key));
  }

  async #play(game: string, date: string, guest: string): Promise<Result<string, Refusal>> {
    const table = this.#games.get(game);
    if (!table) return err(serviceRefusal('NO_SUCH_GAME', { game }));
    const secret = await this.#secretOf(game, date);
    // The attempt is stored before its table, so that no crash gives anybody a second one.
    const id = this.#attemptOf(game, date, guest) ?? newTableId();
    if ((await this.#tables.get(id)).ok) return ok(id);
    await this.#file.write(() => {
      this.#file
        .sql('INSERT INTO daily_attempts VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
        .run(game, date, guest, id);
    });
    const seats = Array.from({ length: table.seats }, () => ({ kind: 'human' as const }));
    const order = { game, options: table.options, seats, passAndPlay: table.seats > 1 };
    return this.#tables.create(order, guest, {
      id,
      secret,
      deal: { name: `${game}/${date}`, until: endOf(date) },
    });
  }

  /** The game of a date that is not to come, as this guest may know it. */
  async show(game: string, guest: string, wanted?: string): Promise<Result<DailyGame, Refusal>> {
    if (!this.#games.has(game)) return err(serviceRefusal('NO_SUCH_GAME', { game }));
    const today = dateOf(this.#now());
    const date = wanted ?? today;
    const until = endOf(date);
    const over = until <= this.#now();
    const known = date === today ? await this.#secretOf(game, date) : this.#knownSecret(game, date);
    if (!known || date > today) return err(serviceRefusal('NO_SUCH_DAY', { date }));
    const results = this.#results(game, date);
    const table = this.#attemptOf(game, date, guest);
    return ok({
      game,
      date,
      until,
      commitment: commitmentOf(known),
      ...(over ? { secret: bytesToHex(known) } : {}),
      ...(table === undefined ? {} : { table }),
      finished: results.finished,
      best: results.best.map(({ table: id, ...result }) => (over ? { ...result, table: id! } : result)),
    });
  }

  #attemptOf(game: string, date: string, guest: string): string | undefined {
    const row = this.#file
      .sql('SELECT table_id FROM daily_attempts WHERE game = ? AND date = ? AND guest = ?')
      .get(game, date, guest);
    return row && String(row.table_id);
  }

  #knownSecret(game: string, date: string): Uint8Array | undefined {
    const row = this.#file
      .sql('SELECT secret FROM daily_secrets WHERE game = ? AND date = ?')
      .get(game, date);
    return row?.secret as Uint8Array | undefined;
  }
  async #secretOf(game: string, date: string): Promise<Uint8Array> {
    const known = this.#knownSecret(game, date);
    if (known) return known;
    await this.#file.write(() => {
      this.#file
        .sql('INSERT INTO daily_secrets VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(game, date, newSecret());
    });
    return this.#knownSecret(game, date)!;
  }

  /** Those who have finished: by points, and whoever was first before others with as many. */
  #results(game: string, date: string): { readonly finished: number; readonly best: DailyResult[] } {
    const rows = this.#file
      .sql(
        `SELECT a.person, g.name, t.id, json_extract(t.summary, '$.outcome.scores[0]') AS points
         FROM daily_attempts d JOIN tables t ON t.id = d.table_id
         LEFT JOIN accounts a ON a.guest = d.guest LEFT JOIN guests g ON g.id = d.guest
         WHERE d.game = ? AND d.date = ? AND json_extract(t.summary, '$.outcome') IS NOT NULL
         ORDER BY points DESC, t.updated, t.id`,
      )
      .all(game, date);
    const best: DailyResult[] = [];
    for (const { person, name, id, points } of rows) {
      if (person === null || best.length === MOST_BEST) continue;
      const last = best.at(-1);
      const place = last && last.points === Number(points) ? last.place : best.length + 1;
      best.push({
        place,
        person: String(person),
        name: String(name),
        points: Number(points),
        table: String(id),
      });
    }
    return { finished: rows.length, best };
  }
}
