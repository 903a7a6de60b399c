/** Notifications in the database: turns that tables wait for, people's channels and preferences, and the job queue. */
import { createHash, randomBytes } from 'node:crypto';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { AwaitedPlayer } from '#tables/services.ts';
import type { ChannelInfo, ChannelKind, NoticeLanguage, Quiet } from '#wire/notices.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';

/** Identifies one turn of a player. Another `place` at the same table and seat is another turn. */
export interface TurnKey {
  readonly table: string;
  readonly seat: number;
  readonly place: number;
}

/** State of a turn: not notified yet; notified and still open; or no notification needed any more. */
export const TOLD = { not: 0, standing: 1, settled: 2 } as const;

export interface AwaitedRow extends TurnKey {
  readonly guest: string;
  readonly here: boolean;
  readonly told: number;
  /** Deadline in up time; undefined without days per move. */
  readonly ends: number | undefined;
}

export interface Channel {
  readonly id: string;
  readonly guest: string;
  readonly kind: ChannelKind;
  /** E-mail address, URL of a webhook, or a browser's push subscription as JSON. */
  readonly address: string;
  readonly secret: string;
  readonly label: string;
  readonly created: number;
  readonly verified: boolean;
  readonly off: ChannelInfo['off'];
}

export interface NoticePreferences {
  readonly language: NoticeLanguage;
  readonly zone: string;
  readonly quiet: Quiet | undefined;
}

export type JobKind = 'turn' | 'reminder' | 'withdraw' | 'verify';
export interface Job {
  /** Idempotency key: the same for every attempt to send this message. */
  readonly key: string;
  readonly channel: string;
  readonly what: JobKind;
  readonly turns: readonly TurnKey[];
  readonly tries: number;
}

type Row = Record<string, SQLOutputValue>;
const numberOr = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

const readAwaited = (row: Row): AwaitedRow => ({
  table: String(row.table_id),
  seat: Number(row.seat),
  place: Number(row.place),
  guest: String(row.guest),
  here: row.here === 1,
  told: Number(row.told),
  ends: numberOr(row.ends),
});

const readChannel = (row: Row): Channel => ({
  id: String(row.id),
  guest: String(row.guest),
  kind: String(row.kind) as ChannelKind,
  address: String(row.address),
  secret: String(row.secret),
  label: String(row.label),
  created: Number(row.created),
  verified: row.verified !== null,
  off: row.off === null ? undefined : (String(row.off) as ChannelInfo['off']),
});

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);
const nameOf = ({ table, seat, place }: TurnKey): string => `${table}.${seat}.${place}`;

export class NoticeStore {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#file.sql(sql).all(...values);
  }
  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#file.sql(sql).run(...values).changes);
  }
  write<T>(run: () => T): Promise<T> {
    return this.#file.write(run);
  }

  // --- turns that tables wait for; call the writing methods inside `write` ----------------------------------

  /** Whether any turn of this table is stored. */
  isNoted(table: string): boolean {
    return this.#all('SELECT 1 FROM awaited WHERE table_id = ? LIMIT 1', table).length > 0;
  }
  awaitedAt(table: string): (AwaitedRow & { readonly remind: number | undefined })[] {
    return this.#all('SELECT * FROM awaited WHERE table_id = ?', table).map((row) => ({
      ...readAwaited(row),
      remind: numberOr(row.remind),
    }));
  }
  /** Stores a new turn. `tell`: when to notify its player, unless they see it before. */
  begin(table: string, { seat, place, guest, here, remind, end }: AwaitedPlayer, tell: number): void {
    this.#run(
      'INSERT OR REPLACE INTO awaited VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      table,
      seat,
      place,
      guest,
      here ? 1 : 0,
      tell,
      TOLD.not,
      remind ?? null,
      end ?? null,
    );
  }
  /** Updates a stored turn. `comes`: the player has just come to the table, so they need no notification. */
  goesOn(table: string, { seat, here, remind, end }: AwaitedPlayer, comes: boolean): void {
    // A null `remind` stays null: a reminder that was sent is not sent again.
    this.#run(
      `UPDATE awaited SET here = ?, ends = ?, remind = CASE WHEN remind IS NULL THEN NULL ELSE ? END
       WHERE table_id = ? AND seat = ?`,
      here ? 1 : 0,
      end ?? null,
      remind ?? null,
      table,
      seat,
    );
    if (comes)
      this.#run(
        'UPDATE awaited SET tell = NULL, told = ? WHERE table_id = ? AND seat = ?',
        TOLD.settled,
        table,
        seat,
      );
  }
  forget(table: string, seat: number): void {
    this.#run('DELETE FROM awaited WHERE table_id = ? AND seat = ?', table, seat);
  }
  /** Guests with a turn whose notification is due. */
  toTell(now: number, most: number): string[] {
    return this.#all('SELECT DISTINCT guest FROM awaited WHERE tell <= ? LIMIT ?', now, most).map((row) =>
      String(row.guest),
    );
  }
  toRemind(up: number, most: number): AwaitedRow[] {
    return this.#all('SELECT * FROM awaited WHERE remind <= ? ORDER BY remind LIMIT ?', up, most).map(
      readAwaited,
    );
  }
  untold(guest: string): AwaitedRow[] {
    return this.#all('SELECT * FROM awaited WHERE guest = ? AND tell IS NOT NULL', guest).map(readAwaited);
  }
  postpone(guest: string, until: number): void {
    this.#run('UPDATE awaited SET tell = ? WHERE guest = ? AND tell IS NOT NULL', until, guest);
  }
  postponeReminder({ table, seat }: TurnKey, until: number): void {
    this.#run('UPDATE awaited SET remind = ? WHERE table_id = ? AND seat = ?', until, table, seat);
  }
  setTold({ table, seat }: TurnKey, told: number): void {
    this.#run('UPDATE awaited SET tell = NULL, told = ? WHERE table_id = ? AND seat = ?', told, table, seat);
  }
  setReminded({ table, seat }: TurnKey): void {
    this.#run('UPDATE awaited SET remind = NULL WHERE table_id = ? AND seat = ?', table, seat);
  }
  /** Turns that a guest was notified of and that are still open. */
  standing(guest: string): AwaitedRow[] {
    return this.#all(
      'SELECT * FROM awaited WHERE guest = ? AND told = ? ORDER BY table_id, seat',
      guest,
      TOLD.standing,
    ).map(readAwaited);
  }
  get anyDays(): boolean {
    return this.#all('SELECT 1 FROM awaited WHERE ends IS NOT NULL LIMIT 1').length > 0;
  }
  /** The game of a table, and the names of the people there except this guest. */
  company(table: string, guest: string): { readonly game: string; readonly names: readonly string[] } {
    const game = String(this.#all('SELECT game FROM tables WHERE id = ?', table)[0]?.game ?? '');
    const others = this.#all(
      'SELECT DISTINCT name FROM seats WHERE table_id = ? AND guest IS NOT NULL AND guest <> ? ORDER BY seat',
      table,
      guest,
    );
    return { game, names: others.map(({ name }) => String(name)).filter((name) => name !== '') };
  }

  // --- channels ---------------------------------------------------------------------------------------------

  channels(guest: string): Channel[] {
    return this.#all('SELECT * FROM channels WHERE guest = ? ORDER BY created, id', guest).map(readChannel);
  }
  channel(id: string): Channel | undefined {
    return this.#all('SELECT * FROM channels WHERE id = ?', id).map(readChannel)[0];
  }
  /** Channels that are verified and not switched off. */
  open(guest: string): Channel[] {
    return this.channels(guest).filter(({ verified, off }) => verified && off === undefined);
  }
  /** Adds a channel. It replaces a channel of this guest with the same address and gets a new id and secret. */
  add(
    guest: string,
    kind: ChannelKind,
    address: string,
    label: string,
    now: number,
    verified: boolean,
  ): Promise<Channel> {
    return this.write(() => {
      this.#run('DELETE FROM channels WHERE guest = ? AND kind = ? AND address = ?', guest, kind, address);
      const id = randomBytes(12).toString('base64url');
      const secret = randomBytes(24).toString('base64url');
      this.#run(
        'INSERT INTO channels VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, NULL)',
        id,
        guest,
        kind,
        address,
        secret,
        label,
        now,
        verified ? now : null,
      );
      return this.channel(id)!;
    });
  }
  remove(guest: string, id: string): Promise<boolean> {
    return this.write(() => {
      this.#run('DELETE FROM jobs WHERE channel = ?', id);
      return this.#run('DELETE FROM channels WHERE id = ? AND guest = ?', id, guest) > 0;
    });
  }
  verify(id: string, now: number): Promise<void> {
    return this.write(
      () => void this.#run('UPDATE channels SET verified = ?, off = NULL WHERE id = ?', now, id),
    );
  }
  switchOff(id: string, why: NonNullable<ChannelInfo['off']>): Promise<void> {
    return this.write(() => {
      this.#run('UPDATE channels SET off = ? WHERE id = ?', why, id);
      this.#run('DELETE FROM jobs WHERE channel = ?', id);
    });
  }

  preferences(guest: string): NoticePreferences {
    const row = this.#all('SELECT * FROM tastes WHERE guest = ?', guest)[0];
    const [from, until] = [numberOr(row?.quiet_from), numberOr(row?.quiet_until)];
    return {
      language: (row ? String(row.language) : 'en') as NoticeLanguage,
      zone: row ? String(row.zone) : 'UTC',
      quiet: from === undefined || until === undefined ? undefined : { from, until },
    };
  }
  setPreferences(guest: string, { language, zone, quiet }: NoticePreferences): Promise<void> {
    return this.write(
      () =>
        void this.#run(
          'INSERT OR REPLACE INTO tastes VALUES (?, ?, ?, ?, ?)',
          guest,
          language,
          zone,
          quiet?.from ?? null,
          quiet?.until ?? null,
        ),
    );
  }

  // --- jobs -------------------------------------------------------------------------------------------------

  /** Adds a job to the queue; does nothing if the same message is queued already. Call it inside `write`. */
  order(channel: string, what: JobKind, turns: readonly TurnKey[], now: number): void {
    const key = keyOf(channel, what, ...turns.map(nameOf).sort());
    this.#run(
      'INSERT INTO jobs VALUES (?, ?, ?, ?, ?, NULL, 0) ON CONFLICT (key) DO NOTHING',
      key,
      channel,
      what,
      JSON.stringify(turns.map(({ table, seat, place }) => ({ table, seat, place }))),
      now,
    );
  }
  /** Whether a job about this turn is queued that was never tried. */
  isUntried(channel: string, turn: TurnKey): boolean {
    return this.#all('SELECT body FROM jobs WHERE channel = ? AND tries = 0', channel).some(({ body }) =>
      (JSON.parse(String(body)) as TurnKey[]).some((one) => nameOf(one) === nameOf(turn)),
    );
  }
  /**
   * Claims up to `most` due jobs of one kind of channel for this worker, for `lease` milliseconds. Counts as a try of
   * each. At most `each` of one guest, and none of those in `busy`.
   */
  claim(
    now: number,
    lease: number,
    wish: {
      readonly kind: ChannelKind;
      readonly most: number;
      readonly each: number;
      readonly busy: readonly string[];
    },
  ): Promise<Job[]> {
    return this.write(() =>
      this.#all(
        `UPDATE jobs SET claimed = ?, tries = tries + 1 WHERE key IN
           (SELECT key FROM
             (SELECT key, due, row_number() OVER (PARTITION BY c.guest ORDER BY due, key) AS n
              FROM jobs JOIN channels c ON c.id = jobs.channel
              WHERE due <= ? AND (claimed IS NULL OR claimed <= ?) AND c.kind = ?
                AND c.guest NOT IN (SELECT value FROM json_each(?)))
            WHERE n <= ? ORDER BY due LIMIT ?)
         RETURNING *`,
        now + lease,
        now,
        now,
        wish.kind,
        JSON.stringify(wish.busy),
        wish.each,
        wish.most,
      ).map((row) => ({
        key: String(row.key),
        channel: String(row.channel),
        what: String(row.what) as JobKind,
        turns: JSON.parse(String(row.body)) as TurnKey[],
        tries: Number(row.tries),
      })),
    );
  }
  /** Removes a job that was sent or is no longer needed. `sent` resets the channel's failures. */
  done(key: string, channel: string, sent: boolean): Promise<void> {
    return this.write(() => {
      this.#run('DELETE FROM jobs WHERE key = ?', key);
      if (sent) this.#run('UPDATE channels SET failures = 0 WHERE id = ?', channel);
    });
  }
  /**
   * Records a failed try; returns how many the channel has had in a row. `again`: when to retry; undefined drops the
   * job.
   */
  failed(key: string, channel: string, again: number | undefined): Promise<number> {
    return this.write(() => {
      if (again === undefined) this.#run('DELETE FROM jobs WHERE key = ?', key);
      else this.#run('UPDATE jobs SET due = ?, claimed = NULL WHERE key = ?', again, key);
      this.#run('UPDATE channels SET failures = failures + 1 WHERE id = ?', channel);
      return Number(this.#all('SELECT failures FROM channels WHERE id = ?', channel)[0]?.failures ?? 0);
    });
  }
  /** Whether a notification (by `now`) or a reminder (by `up`) is due. */
  anythingToSay(now: number, up: number): boolean {
    const sql =
      'SELECT 1 FROM awaited WHERE tell <= ? UNION ALL SELECT 1 FROM awaited WHERE remind <= ? LIMIT 1';
    return this.#all(sql, now, up).length > 0;
  }
  /** When the earliest job is due; undefined if the queue is empty. */
  get nextJob(): number | undefined {
    return numberOr(this.#all('SELECT min(due) AS due FROM jobs')[0]?.due);
  }
}
