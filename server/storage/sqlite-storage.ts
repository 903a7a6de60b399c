/** Storage of tables in one SQLite file. */
import type { StatementSync } from 'node:sqlite';
import type { Entry } from '#engine/match/entry.ts';
import {
  Conflict,
  type DueMark,
  type ListedTable,
  type ListWish,
  type Mark,
  type RematchOffers,
  type Storage,
  type StoredEntry,
  type StoredTable,
  type Summary,
} from '#tables/storage.ts';
import { bearerIn, classOf } from '../ratings/rating-classes.ts';
import { LogTails } from './log-tails.ts';
import { SqliteFile } from './sqlite-file.ts';
import { entryOf, type Row, readSummary, readTable } from './sqlite-rows.ts';

/** SQL conditions for open, running and finished tables. The outcome is taken from the cached summary. */
const STATES: Readonly<Record<ListWish['state'], string>> = {
  open: 't.started IS NULL',
  running: `t.started IS NOT NULL AND json_extract(t.summary, '$.outcome') IS NULL`,
  finished: `t.started IS NOT NULL AND json_extract(t.summary, '$.outcome') IS NOT NULL`,
};

export type OnAppended = (entries: readonly StoredEntry[], seconds: number) => void;

export class SqliteStorage implements Storage {
  /** The database file, shared with the stores of other modules. */
  readonly file: SqliteFile;
  readonly #notes = new Map<string, { readonly summary: Summary; due: number | undefined }>();
  #noting: NodeJS.Timeout | undefined;
  /** Whether the next transaction writes the pending notes. */
  #noteNow = false;
  readonly #tails: LogTails;
  /** By table: the due time that was written since its last note, and when something was appended last. */
  readonly #marked = new Map<string, { readonly due: number | undefined; updated: number }>();
  #up: (() => number) | undefined;
  readonly #onAppended: OnAppended | undefined;

  /**
   * Opens or creates the database in a folder. `onAppended` is called with entries that are durable, and with the
   * seconds this took.
   * @throws DataFolderInUse when another server has it open; Error when its schema is newer
   */
  constructor(folder: string, onAppended?: OnAppended) {
    const self = this;
    this.#onAppended = onAppended;
    this.file = new SqliteFile(folder, {
      get urgent() {
        return self.#noteNow;
      },
      beforeCommit: () => this.#writeNotes(),
      committed: () => this.#notesCommitted(),
      rolledBack: () => {
        this.#tails.clear();
        this.#marked.clear();
      },
    });
    this.#tails = new LogTails(this.file);
  }

  /** Number of committed transactions. */
  get commits(): number {
    return this.file.commits;
  }

  #sql(text: string): StatementSync {
    return this.file.sql(text);
  }
  #write(run: () => void): Promise<void> {
    return this.file.write(run);
  }

  #writeNotes(): void {
    if (this.#noteNow)
      for (const [id, { summary, due }] of this.#notes)
        this.#sql(
          'UPDATE tables SET summary = ?, due = ?, updated = max(updated, coalesce(?, 0)) WHERE id = ?',
        ).run(JSON.stringify(summary), due ?? null, this.#marked.get(id)?.updated ?? null, id);
    if (this.#up) this.#sql(`UPDATE service SET value = ? WHERE key = 'up'`).run(Math.ceil(this.#up()));
  }

  #notesCommitted(): void {
    if (!this.#noteNow) return;
    for (const id of this.#notes.keys()) this.#marked.delete(id);
    this.#notes.clear();
    this.#noteNow = false;
  }

  create(table: StoredTable, previous?: string): Promise<void> {
    return this.#write(() => {
      if (previous !== undefined) this.#lead(previous, table.id);
      this.#sql(
        `INSERT INTO tables (id, game, version, options, pass_and_play, secret, created, updated, started, ready,
           listed, absent, due, host, rated, pace, deal)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        table.id,
        table.game,
        table.version,
        JSON.stringify(table.options),
        table.passAndPlay ? 1 : 0,
        table.secret,
        table.created,
        table.created,
        table.started ?? null,
        table.ready ?? null,
        table.listed ? 1 : 0,
        table.absent === undefined ? null : String(table.absent),
        table.started ?? null,
        table.host ?? null,
        table.rated ?? null,
        table.pace ? JSON.stringify(table.pace) : null,
        table.deal ? JSON.stringify(table.deal) : null,
      );
      this.#insertSeats(table, table.created);
    });
  }

  #insertSeats(table: StoredTable, now: number): void {
    for (const [seat, s] of table.seats.entries()) {
      this.#sql(
        'INSERT INTO seats (table_id, seat, kind, level, guest, name, entropy) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(table.id, seat, s.kind, s.level ?? null, s.guest ?? null, s.name, s.entropy ?? null);
      if (s.guest) this.#keepGuest(s.guest, s.name, now);
    }
  }

  replace(table: StoredTable): Promise<void> {
    return this.#write(() => {
      const now = Date.now();
      const done = this.#sql(
        `UPDATE tables SET options = ?, pass_and_play = ?, listed = ?, absent = ?, rated = ?, pace = ?, started = ?,
           due = ?, updated = ? WHERE id = ? AND started IS NULL`,
      ).run(
        JSON.stringify(table.options),
        table.passAndPlay ? 1 : 0,
        table.listed ? 1 : 0,
        table.absent === undefined ? null : String(table.absent),
        table.rated ?? null,
        table.pace ? JSON.stringify(table.pace) : null,
        table.started ?? null,
        table.started ?? null,
        now,
        table.id,
      );
      if (Number(done.changes) !== 1) throw new Conflict(`${table.id} has begun`);
      this.#sql('DELETE FROM seats WHERE table_id = ?').run(table.id);
      this.#insertSeats(table, now);
    });
  }

  /** Links a table to its rematch. @throws Conflict if it has one already */
  #lead(previous: string, next: string): void {
    const done = this.#sql('UPDATE tables SET next = ? WHERE id = ? AND next IS NULL').run(next, previous);
    if (Number(done.changes) !== 1) throw new Conflict(`${previous} has a next table already`);
  }

  #keepGuest(guest: string, name: string, now: number): void {
    this.#sql('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING').run(guest, name, now);
  }

  async load(id: string): Promise<{ table: StoredTable; log: Entry[] } | undefined> {
    const row = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    if (!row) return undefined;
    const log = this.#sql('SELECT entry FROM log WHERE table_id = ? ORDER BY seq').all(id);
    return { table: this.#tableOf(row), log: log.map(entryOf) };
  }

  read(id: string, from: number, to: number): readonly Entry[] {
    const sql = 'SELECT entry FROM log WHERE table_id = ? AND seq >= ? AND seq < ? ORDER BY seq';
    return this.#sql(sql).all(id, from, to).map(entryOf);
  }

  #tableOf(row: Row): StoredTable {
    const id = String(row.id);
    const seats = this.#sql('SELECT * FROM seats WHERE table_id = ? ORDER BY seat').all(id);
    const known = seats.map(({ guest }) =>
      guest === null
        ? undefined
        : bearerIn(this.file, String(guest), classOf(String(row.game), seats.length)),
    );
    return readTable(row, seats, known);
  }

  async append(id: string, place: number, entries: readonly StoredEntry[], due?: number): Promise<void> {
    const from = performance.now();
    await this.#append(id, place, entries, due);
    this.#onAppended?.(entries, (performance.now() - from) / 1000);
  }

  #append(id: string, place: number, entries: readonly StoredEntry[], due?: number): Promise<void> {
    const lines = entries.map(({ entry, command }) => ({ entry: JSON.stringify(entry), command }));
    return this.#write(() => {
      const end = this.#tails.of(id);
      if (end.next !== place) throw new Conflict(`Place ${place} of ${id} is not the next one, ${end.next}`);
      const insert = this.#sql(
        'INSERT INTO log (table_id, seq, entry, command, digest) VALUES (?, ?, ?, ?, ?)',
      );
      for (const { entry, command } of lines) {
        if (command && this.#tails.find(id, command.id) !== undefined)
          throw new Conflict(`${id} has an entry by the command ${command.id} already`);
        insert.run(id, end.next, entry, command?.id ?? null, command?.digest ?? null);
        end.add(command?.id);
      }
      this.#mark(
        id,
        due,
        entries.every(({ unseen }) => unseen === true),
      );
    });
  }

  /**
   * Updates `updated` and `due` of a table's row. To save writes, the row is not touched again until the next note,
   * while the written due time is early enough; the newer `updated` is kept in memory until then.
   */
  #mark(id: string, due: number | undefined, unseen: boolean): void {
    const updated = Date.now();
    const note = this.#notes.get(id);
    // The pending note was computed before this entry, so its due time may be too late.
    if (note && due !== undefined) note.due = Math.min(note.due ?? due, due);
    // An unseen entry must not change `updated`: lists would reveal it.
    if (unseen) {
      if (due !== undefined) this.#sql('UPDATE tables SET due = ? WHERE id = ?').run(due, id);
      return;
    }
    const marked = this.#marked.get(id);
    if (marked && (due === undefined || (marked.due !== undefined && marked.due <= due))) {
      marked.updated = updated;
      return;
    }
    if (due === undefined) this.#sql('UPDATE tables SET updated = ? WHERE id = ?').run(updated, id);
    else this.#sql('UPDATE tables SET updated = ?, due = ? WHERE id = ?').run(updated, due, id);
    this.#marked.set(id, { due, updated });
  }

  /**
   * When a table was last seen to change, in milliseconds since 1970. Its row may be older: the moment of writing can
   * depend on hidden activity, so nobody may be told what the row says.
   */
  updatedAt(id: string, written: number): number {
    return Math.max(written, this.#marked.get(id)?.updated ?? 0);
  }

  forget(id: string): void {
    this.#tails.forget(id);
    if (!this.#notes.has(id)) this.#marked.delete(id);
  }

  async findCommand(id: string, command: string): Promise<string | undefined> {
    return this.#tails.find(id, command);
  }

  sit(
    id: string,
    seat: number,
    who: { guest: string; name: string; entropy: string },
    started?: number,
  ): Promise<void> {
    return this.#write(() => {
      const done = this.#sql(
        `UPDATE seats SET guest = ?, name = ?, entropy = ?
         WHERE table_id = ? AND seat = ? AND kind = 'human' AND guest IS NULL`,
      ).run(who.guest, who.name, who.entropy, id, seat);
      if (Number(done.changes) !== 1) throw new Conflict(`Seat ${seat} of ${id} is not free`);
      const now = Date.now();
      this.#keepGuest(who.guest, who.name, now);
      this.#setStarted(id, started, now);
    });
  }

  #setStarted(id: string, started: number | undefined, now: number): void {
    this.#sql('UPDATE tables SET started = :up, due = :up, updated = :now WHERE id = :id').run({
      up: started ?? null,
      now,
      id,
    });
  }

  seatBots(
    id: string,
    seats: readonly { readonly seat: number; readonly level: string }[],
    started?: number,
  ): Promise<void> {
    return this.#write(() => {
      for (const { seat, level } of seats) {
        const done = this.#sql(
          `UPDATE seats SET kind = 'bot', level = ? WHERE table_id = ? AND seat = ? AND kind = 'human' AND guest IS NULL`,
        ).run(level, id, seat);
        if (Number(done.changes) !== 1) throw new Conflict(`Seat ${seat} of ${id} is not free`);
      }
      this.#setStarted(id, started, Date.now());
    });
  }

  unsit(id: string, guest: string): Promise<void> {
    return this.#write(() => {
      this.#sql(
        `UPDATE seats SET guest = NULL, name = '', entropy = NULL WHERE table_id = ? AND guest = ?
         AND table_id IN (SELECT id FROM tables WHERE started IS NULL)`,
      ).run(id, guest);
    });
  }

  shut(id: string): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE tables SET closed = 1 WHERE id = ? AND started IS NULL').run(id);
    });
  }

  setReady(id: string, ready: number): Promise<void> {
    return this.#write(() => {
      // A pending note was computed before the clocks started, so it is outdated.
      this.#notes.delete(id);
      this.#sql('UPDATE tables SET ready = :ready, due = started + :ready WHERE id = :id').run({ ready, id });
    });
  }

  setOffers(id: string, offers: RematchOffers | undefined): Promise<void> {
    const text = offers === undefined ? null : JSON.stringify(offers);
    return this.#write(() => {
      this.#sql('UPDATE tables SET offers = ? WHERE id = ?').run(text, id);
    });
  }

  setLevel(id: string, seat: number, level: string): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE seats SET level = ? WHERE table_id = ? AND seat = ?').run(level, id, seat);
    });
  }

  setAway(id: string, seats: readonly number[], away: number | undefined): Promise<void> {
    return this.#write(() => {
      for (const seat of seats)
        this.#sql('UPDATE seats SET away = ? WHERE table_id = ? AND seat = ?').run(away ?? null, id, seat);
    });
  }

  async due(now: number, limit: number, after: DueMark = { due: -1, id: '' }): Promise<DueMark[]> {
    const rows = this.#sql(
      `SELECT id, due FROM tables WHERE due <= :now AND (due, id) > (:due, :id) ORDER BY due, id LIMIT :limit`,
    ).all({ now, limit, due: after.due, id: after.id });
    return rows.map((row) => ({ id: String(row.id), due: Number(row.due) }));
  }

  note(id: string, summary: Summary, due?: number): void {
    this.#notes.set(id, { summary, due });
    this.#noting ??= setTimeout(() => {
      this.#noting = undefined;
      this.#noteNow = true;
      this.file.flushSoon();
    }, 500);
  }

  async tablesOf(guest: string, limit: number, before?: Mark): Promise<ListedTable[]> {
    const seated = 't.closed = 0 AND t.id IN (SELECT table_id FROM seats WHERE guest = :guest)';
    return this.#list(seated, { guest }, limit, before);
  }

  async finishedOf(guest: string, all: boolean, limit: number, before?: Mark): Promise<ListedTable[]> {
    const seated = `t.id IN (SELECT table_id FROM seats WHERE guest = :guest) AND ${STATES.finished}`;
    const open = all ? '' : ' AND (t.listed = 1 OR t.rated IS NOT NULL)';
    return this.#list(seated + open, { guest }, limit, before);
  }

  async listed(wish: ListWish, limit: number, before?: Mark): Promise<ListedTable[]> {
    const { game } = wish;
    const ofGame = game === undefined ? '' : 'AND t.game = :game';
    const what: Record<string, string> = game === undefined ? {} : { game };
    return this.#list(
      `t.listed = 1 AND t.closed = 0 ${ofGame} AND ${STATES[wish.state]}`,
      what,
      limit,
      before,
    );
  }

  #list(
    where: string,
    values: Readonly<Record<string, string>>,
    limit: number,
    before: Mark = { updated: Number.MAX_SAFE_INTEGER, id: '' },
  ): ListedTable[] {
    const rows = this.#sql(
      `SELECT t.*, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE table_id = t.id) AS length FROM tables t
       WHERE ${where} AND (t.updated, t.id) < (:updated, :id) ORDER BY t.updated DESC, t.id DESC LIMIT :limit`,
    ).all({ ...values, limit, updated: before.updated, id: before.id });
    return rows.map((row) => {
      const id = String(row.id);
      const mark = Number(row.updated);
      const updated = this.updatedAt(id, mark);
      return {
        table: this.#tableOf(row),
        summary: this.#notes.get(id)?.summary ?? readSummary(row.summary),
        length: Number(row.length),
        updated,
        ...(updated === mark ? {} : { mark }),
      };
    });
  }

  keepTime(clock: () => number): number {
    this.#up = clock;
    return Number(this.#sql(`SELECT value FROM service WHERE key = 'up'`).get()?.value);
  }

  tick(): Promise<void> {
    this.#noteNow = true;
    return this.#write(() => undefined);
  }

  async close(): Promise<void> {
    clearTimeout(this.#noting);
    this.#noteNow = true;
    await this.file.close();
  }
}
