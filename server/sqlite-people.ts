/** People in the same SQLite file as the tables. */

import type { StoredCommand } from '#tables/storage.ts';
import type { Bearer, ChatLine } from '#wire/protocol.ts';
import type { People } from './people.ts';
import { bearerIn, classOf } from './rating-classes.ts';
import type { SqliteFile } from './sqlite-file.ts';

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
    // To the day: enough to know a device by, and no diary.
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
      // Asked in the same breath as it is used up: of two who come at once, one is too late.
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

  async lines(table: string, most: number): Promise<ChatLine[]> {
    const rows = this.#file
      .sql('SELECT seq, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY seq DESC LIMIT ?')
      .all(table, most);
    return rows.reverse().map((row) => ({
      n: Number(row.seq),
      ...(row.seat === null ? {} : { seat: Number(row.seat) }),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }));
  }

  addLine(
    table: string,
    guest: string,
    line: Omit<ChatLine, 'n'>,
    command: StoredCommand,
  ): Promise<ChatLine> {
    return this.#file.write(() => {
      const row = this.#file
        .sql('SELECT coalesce(max(seq), 0) + 1 AS n FROM chat WHERE table_id = ?')
        .get(table);
      const n = Number(row!.n);
      const { seat = null, name, text, at } = line;
      this.#file
        .sql(
          `INSERT INTO chat (table_id, seq, seat, name, text, at, command, digest, guest)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(table, n, seat, name, text, at, command.id, command.digest, guest);
      return { n, ...line };
    });
  }

  async findLine(table: string, command: string): Promise<string | undefined> {
    const row = this.#file
      .sql('SELECT digest FROM chat WHERE table_id = ? AND command = ?')
      .get(table, command);
    return row && String(row.digest);
  }
}
