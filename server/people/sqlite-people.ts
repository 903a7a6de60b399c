/** Stores people in the same SQLite file as the tables. */

import type { SQLOutputValue } from 'node:sqlite';
import { numbersOf, type SeatSet, setOfNumbers } from '#engine/seats.ts';
import { isGone, whoOf } from '#tables/ids.ts';
import { nameOf } from '#tables/names.ts';
import type { StoredCommand } from '#tables/storage.ts';
import type { Bearer, ChatLine } from '#wire/protocol.ts';
import { bearerIn, classOf } from '../ratings/rating-classes.ts';
import type { SqliteFile } from '../storage/sqlite-file.ts';
import type { People } from './people.ts';

const DAY = 24 * 3600_000;

export class SqlitePeople implements People {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async guestOf(device: string): Promise<string | undefined> {
    const row = this.#file.sql('SELECT guest, seen FROM devices WHERE id = ?').get(device);
    if (!row) {
      const ended = this.#file.sql('SELECT 1 FROM ended WHERE guest = ?').get(device);
      return ended ? undefined : device;
    }
    const now = Date.now();
    // Updated at most once a day: enough to recognise a device in the list, without recording every visit.
    if (now - Number(row.seen ?? 0) > DAY)
      await this.#file.write(() => {
        this.#file.sql('UPDATE devices SET seen = ? WHERE id = ?').run(now, device);
      });
    return String(row.guest);
  }

  async nameOf(guest: string): Promise<string | undefined> {
    const row = this.#file.sql('SELECT name FROM guests WHERE id = ?').get(guest);
    return row && String(row.name);
  }

  async bearerOf(guest: string, game: string, seats: number): Promise<Bearer | undefined> {
    return bearerIn(this.#file, guest, classOf(game, seats));
  }

  rename(guest: string, name: string): Promise<void> {
    return this.#file.write(() => {
      this.#file
        .sql('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name')
        .run(guest, name, Date.now());
      this.#file.sql('UPDATE seats SET name = ? WHERE guest = ?').run(name, guest);
    });
  }

  offerTransfer(hash: string, guest: string, expires: number): Promise<void> {
    return this.#file.write(() => {
      this.#file.sql('DELETE FROM transfers WHERE expires <= ?').run(Date.now());
      this.#file.sql('INSERT INTO transfers VALUES (?, ?, ?)').run(hash, guest, expires);
    });
  }

  takeTransfer(hash: string, device: string, now: number, label = ''): Promise<string | undefined> {
    return this.#file.write(() => {
      // Check and use are one atomic statement, so of two concurrent requests only one succeeds.
      const row = this.#file
        .sql('DELETE FROM transfers WHERE hash = ? AND expires > ? RETURNING guest')
        .get(hash, now);
      if (!row) return undefined;
      const guest = String(row.guest);
      this.#file
        .sql('INSERT INTO devices (id, guest, since, label, seen) VALUES (?, ?, ?, ?, ?)')
        .run(device, guest, now, label, now);
      return guest;
    });
  }

  #line(table: string, row: Readonly<Record<string, SQLOutputValue>>): ChatLine {
    const { seat, side, guest, person, act, about } = row;
    const named = (id: SQLOutputValue | undefined, name: SQLOutputValue | undefined): string =>
      isGone(String(id)) ? '' : name === null || name === undefined ? nameOf(String(id)) : String(name);
    return {
      n: Number(row.n),
      ...(side === null ? {} : { side: numbersOf(Number(side)) }),
      ...(seat === null ? {} : { seat: Number(seat) }),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
      ...(guest === null ? {} : { who: whoOf(table, String(guest)) }),
      ...(person === null ? {} : { person: String(person) }),
      ...(act === null ? {} : { act: String(act) as NonNullable<ChatLine['act']> }),
      ...(about === null ? {} : { about: named(about, row.about_name) }),
    };
  }

  /**
   * Lines in the order in which they were written. Public lines and the lines of each side are numbered separately, so
   * that gaps in the numbers do not reveal lines for others.
   */
  #lines(table: string, where: string, values: readonly number[]): ChatLine[] {
    const rows = this.#file
      .sql(
        `SELECT c.*, a.person, g.name AS about_name FROM
           (SELECT *, row_number() OVER (PARTITION BY side ORDER BY seq) AS n,
              row_number() OVER (PARTITION BY side ORDER BY seq DESC) AS back FROM chat WHERE table_id = ?1) c
         LEFT JOIN accounts a ON a.guest = c.guest LEFT JOIN guests g ON g.id = c.about
         WHERE ${where} ORDER BY c.seq`,
      )
      .all(table, ...values);
    return rows.map((row) => this.#line(table, row));
  }

  async lines(table: string, most: number, seats: SeatSet): Promise<ChatLine[]> {
    const may = 'c.side IS NULL OR (?3 <> 0 AND (c.side & ?3) = ?3)';
    return this.#lines(table, `c.back <= ?2 AND (${may})`, [most, seats]);
  }

  addLine(
    table: string,
    guest: string,
    line: Omit<ChatLine, 'n'>,
    command: StoredCommand,
  ): Promise<ChatLine> {
    return this.#add(table, guest, line, command, undefined);
  }

  addNote(
    table: string,
    guest: string,
    { about, ...note }: { name: string; act: string; about?: string; at: number },
    command: StoredCommand,
  ): Promise<ChatLine> {
    const line = { ...note, act: note.act as NonNullable<ChatLine['act']>, text: '' };
    return this.#add(table, guest, line, command, about);
  }

  #add(
    table: string,
    guest: string,
    { side, seat = null, name, text, at, act }: Omit<ChatLine, 'n' | 'seat'> & { seat?: number | null },
    command: StoredCommand,
    about: string | undefined,
  ): Promise<ChatLine> {
    return this.#file.write(() => {
      const row = this.#file
        .sql('SELECT coalesce(max(seq), 0) + 1 AS n FROM chat WHERE table_id = ?')
        .get(table);
      const n = Number(row!.n);
      this.#file
        .sql(
          `INSERT INTO chat (table_id, seq, side, seat, name, text, at, command, digest, guest, act, about)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          table,
          n,
          side === undefined ? null : setOfNumbers(side),
          seat,
          name,
          text,
          at,
          command.id,
          command.digest,
          guest,
          act ?? null,
          about ?? null,
        );
      return this.#lines(table, 'c.seq = ?2', [n])[0]!;
    });
  }

  async speakers(table: string): Promise<string[]> {
    const sql = 'SELECT DISTINCT guest FROM chat WHERE table_id = ? AND guest IS NOT NULL';
    return this.#file
      .sql(sql)
      .all(table)
      .map(({ guest }) => String(guest));
  }

  unsay(table: string, n: number): Promise<{ line: ChatLine; author: string } | undefined> {
    return this.#file.write(() => {
      // The command's digest goes as well, because it would confirm a guess of the text.
      const row = this.#file
        .sql(
          `UPDATE chat SET text = '', digest = '', act = 'removed' WHERE table_id = ?1 AND act IS NULL AND seq =
             (SELECT seq FROM chat WHERE table_id = ?1 AND side IS NULL AND ?2 > 0 ORDER BY seq LIMIT 1 OFFSET ?2 - 1)
           RETURNING guest`,
        )
        .get(table, n);
      const [line] = row ? this.#lines(table, 'c.side IS NULL AND c.n = ?2', [n]) : [];
      return row && line && { line, author: String(row.guest) };
    });
  }

  async barred(table: string): Promise<{ guest: string; what: string }[]> {
    const rows = this.#file.sql('SELECT guest, what FROM barred WHERE table_id = ?').all(table);
    return rows.map(({ guest, what }) => ({ guest: String(guest), what: String(what) }));
  }

  bar(table: string, guest: string, what: string, on: boolean): Promise<void> {
    const sql = on
      ? 'INSERT INTO barred (table_id, guest, what) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
      : 'DELETE FROM barred WHERE table_id = ? AND guest = ? AND what = ?';
    return this.#file.write(() => {
      this.#file.sql(sql).run(table, guest, what);
    });
  }

  async findLine(table: string, command: string): Promise<string | undefined> {
    const row = this.#file
      .sql('SELECT digest FROM chat WHERE table_id = ? AND command = ?')
      .get(table, command);
    return row && String(row.digest);
  }
}
