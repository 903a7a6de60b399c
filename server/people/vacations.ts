/**
 * Vacations: periods chosen by a person that do not count against their days per move. They are chosen and limited in
 * real time, but tables compute with the service's uptime clock, so each vacation is stored in both. The uptime clock
 * stands still while the server is down, which credits that time to everybody. The part of a vacation that fell into
 * downtime is therefore subtracted when the server starts.
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import type { Span } from '#tables/pace.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { VacationCalendar } from '#tables/services.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import { DAY, VACATION_DAYS, type VacationInfo, type VacationList } from '#wire/pace.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';

/** How far ahead a vacation may begin at most, in milliseconds. */
const AHEAD = 366 * DAY;

const yearOf = (at: number): number => new Date(at).getUTCFullYear();
const daysOf = ({ from, until }: VacationInfo): number => Math.ceil((until - from) / DAY);

export class Vacations implements VacationCalendar {
  readonly #file: SqliteFile;
  readonly #up: UptimeClock;
  readonly #changed: (guest: string) => Promise<void>;
  readonly #now: () => number;

  /** @param changed informs the tables in memory that this guest's vacations have changed */
  constructor(
    file: SqliteFile,
    up: UptimeClock,
    changed: (guest: string) => Promise<void>,
    now: () => number = Date.now,
  ) {
    this.#file = file;
    this.#up = up;
    this.#changed = changed;
    this.#now = now;
    this.#align();
  }

  /**
   * After downtime, moves vacations that are not over to earlier uptimes, so that they begin and end at their real
   * times.
   */
  #align(): void {
    const [up, now] = [this.#up.now(), this.#now()];
    void this.#file.write(() => {
      this.#file
        .sql(
          `UPDATE vacations SET up_since = min(up_since, max(:up, :up + since - :now)),
             up_until = min(up_until, max(:up, :up + until - :now))
           WHERE up_until > :up`,
        )
        .run({ up, now });
    });
  }

  spansOf(guest: string): readonly Span[] {
    return this.#file
      .sql('SELECT up_since, up_until FROM vacations WHERE guest = ? ORDER BY up_since')
      .all(guest)
      .map((row) => ({ from: Number(row.up_since), until: Number(row.up_until) }));
  }

  awayUntil(guest: string): number | undefined {
    const now = this.#now();
    return this.#of(guest).find(({ from, until }) => from <= now && now < until)?.until;
  }

  #of(guest: string): VacationInfo[] {
    return this.#file
      .sql('SELECT n, since, until FROM vacations WHERE guest = ? ORDER BY since')
      .all(guest)
      .map((row) => ({ n: Number(row.n), from: Number(row.since), until: Number(row.until) }));
  }

  /** Days that are left of a year's allowance. A vacation counts in the year (UTC) in which it begins. */
  #left(guest: string, year: number): number {
    const used = this.#of(guest).filter(({ from }) => yearOf(from) === year);
    return VACATION_DAYS - used.reduce((sum, one) => sum + daysOf(one), 0);
  }

  list(guest: string): VacationList {
    const now = this.#now();
    return {
      vacations: this.#of(guest).filter(({ until }) => until > now),
      left: this.#left(guest, yearOf(now)),
    };
  }

  async take(guest: string, days: number, wanted?: number): Promise<Result<VacationList, Refusal>> {
    const now = this.#now();
    const from = Math.max(now, wanted ?? now);
    const until = from + days * DAY;
    if (from > now + AHEAD) return err(serviceRefusal('VACATION_TOO_LONG', { days: 0 }));
    const left = this.#left(guest, yearOf(from));
    if (days > left) return err(serviceRefusal('VACATION_TOO_LONG', { days: left }));
    if (this.#of(guest).some((one) => one.from < until && from < one.until))
      return err(serviceRefusal('VACATION_OVERLAPS'));
    const up = this.#up.now() - now;
    await this.#file.write(() => {
      this.#file
        .sql('INSERT INTO vacations (guest, since, until, up_since, up_until) VALUES (?, ?, ?, ?, ?)')
        .run(guest, from, until, from + up, until + up);
      this.#lookAgain(guest);
    });
    await this.#changed(guest);
    return ok(this.list(guest));
  }

  /** Ends a vacation that has begun, or cancels one that has not. */
  async end(guest: string, n: number): Promise<Result<VacationList, Refusal>> {
    const now = this.#now();
    const one = this.#of(guest).find((vacation) => vacation.n === n && vacation.until > now);
    if (!one) return err(serviceRefusal('NO_SUCH_VACATION'));
    const up = this.#up.now();
    await this.#file.write(() => {
      // The uptime clock decides whether it has begun: tables use it, and real time may have been set back meanwhile.
      const struck = this.#file.sql('DELETE FROM vacations WHERE n = ? AND up_since >= ?').run(n, up);
      if (Number(struck.changes) === 0)
        this.#file
          .sql('UPDATE vacations SET until = ?, up_until = ? WHERE n = ?')
          .run(Math.max(one.from, now), up, n);
      this.#lookAgain(guest);
    });
    await this.#changed(guest);
    return ok(this.list(guest));
  }

  /**
   * Marks the guest's running tables as due, because their deadlines have moved. Tables that are not in memory are
   * opened then, which recomputes the deadlines.
   */
  #lookAgain(guest: string): void {
    this.#file
      .sql(
        `UPDATE tables SET due = :soon WHERE pace IS NOT NULL AND started IS NOT NULL
           AND json_extract(summary, '$.outcome') IS NULL
           AND id IN (SELECT table_id FROM seats WHERE guest = :guest)`,
      )
      // The search for due tables goes on after the last one that it found, so this must be later than any of those.
      .run({ soon: this.#up.now() + 1, guest });
  }
}
