/** Stores accounts, their devices and passkeys, in the same SQLite file as everything else. */
import type { SQLOutputValue } from 'node:sqlite';
import type { SqliteFile } from '../storage/sqlite-file.ts';
import type { StoredPasskey } from './passkeys.ts';

export interface StoredAccount {
  readonly guest: string;
  /** Public id, by which others find the person's page. */
  readonly person: string;
  readonly name: string;
  /** Hash in the format of passwords.ts; undefined if the account signs in by passkey only. */
  readonly password: string | undefined;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A passkey of an account. Times in milliseconds since 1970. */
export interface OwnedPasskey extends StoredPasskey {
  readonly guest: string;
  readonly transports: readonly string[];
  readonly label: string;
  readonly created: number;
  readonly used: number | undefined;
}

/** A browser that is about to be assigned to a guest. */
export interface NewDevice {
  /** SHA-256 of its new token. */
  readonly id: string;
  readonly label: string;
  /** SHA-256 of its old token, which becomes invalid. */
  readonly instead: string;
  readonly now: number;
}

/** A browser of a guest. Times in milliseconds since 1970; `proved` is the last sign-in or re-authentication. */
export interface StoredDevice {
  readonly id: string;
  readonly label: string;
  readonly since: number;
  readonly seen: number | undefined;
  readonly proved: number | undefined;
}

const numberOr = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

const ACCOUNT = 'SELECT a.*, g.name FROM accounts a JOIN guests g ON g.id = a.guest WHERE';

export class SqliteAccounts {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
    // SQLite overwrites deleted content with zeros, instead of only marking its space as free.
    file.sql('PRAGMA secure_delete=ON').get();
  }

  // --- accounts ---------------------------------------------------------------------------------------------

  #account(where: string, value: string): StoredAccount | undefined {
    const row = this.#file.sql(`${ACCOUNT} ${where} = ?`).get(value);
    if (!row) return undefined;
    return {
      guest: String(row.guest),
      person: String(row.person),
      name: String(row.name),
      password: row.password === null ? undefined : String(row.password),
      created: Number(row.created),
    };
  }
  of(guest: string): StoredAccount | undefined {
    return this.#account('a.guest', guest);
  }
  byName(folded: string): StoredAccount | undefined {
    return this.#account('a.folded', folded);
  }
  byPerson(person: string): StoredAccount | undefined {
    return this.#account('a.person', person);
  }

  /**
   * Makes a guest an account.
   *
   * @throws Conflict when the name is taken
   */
  create(
    account: StoredAccount & { readonly folded: string },
    device: NewDevice,
    passkey?: Omit<OwnedPasskey, 'guest' | 'used'>,
  ): Promise<void> {
    const { guest, person, folded, password = null, created, name } = account;
    return this.#file.write(() => {
      this.#file
        .sql('INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name')
        .run(guest, name, created);
      this.#file
        .sql('INSERT INTO accounts (guest, person, folded, password, created) VALUES (?, ?, ?, ?, ?)')
        .run(guest, person, folded, password, created);
      this.#file.sql('UPDATE seats SET name = ? WHERE guest = ?').run(name, guest);
      if (passkey) this.#addPasskey({ ...passkey, guest, used: undefined });
      this.#enter(guest, device);
    });
  }

  /** @throws Conflict when the name is taken */
  rename(guest: string, name: string, folded: string): Promise<void> {
    return this.#file.write(() => {
      this.#file.sql('UPDATE accounts SET folded = ? WHERE guest = ?').run(folded, guest);
      this.#file.sql('UPDATE guests SET name = ? WHERE id = ?').run(name, guest);
      this.#file.sql('UPDATE seats SET name = ? WHERE guest = ?').run(name, guest);
    });
  }

  setPassword(guest: string, password: string): Promise<void> {
    return this.#file.write(() => {
      this.#file.sql('UPDATE accounts SET password = ? WHERE guest = ?').run(password, guest);
    });
  }

  // --- devices ----------------------------------------------------------------------------------------------

  /**
   * Assigns a browser to a guest.
   *
   * @param bring the guest that the browser was before; what `become` moves goes to `guest`
   */
  enter(guest: string, device: NewDevice, bring: string | undefined): Promise<void> {
    return this.#file.write(() => {
      this.#enter(guest, device);
      if (bring !== undefined) this.#become(bring, guest);
    });
  }

  #enter(guest: string, { id, label, instead, now }: NewDevice): void {
    this.#end(instead);
    this.#file
      .sql('INSERT INTO devices (id, guest, since, label, seen, proved) VALUES (?, ?, ?, ?, ?, ?)')
      .run(id, guest, now, label, now, now);
  }

  /** Signs a browser out. */
  leave(device: string): Promise<void> {
    return this.#file.write(() => this.#end(device));
  }

  #end(device: string): void {
    const done = this.#file.sql('DELETE FROM devices WHERE id = ?').run(device);
    // A guest's first browser has no row in `devices`, because its id is the guest's id. `ended` marks it as signed
    // out.
    if (Number(done.changes) === 0)
      this.#file.sql('INSERT INTO ended VALUES (?) ON CONFLICT DO NOTHING').run(device);
  }

  /**
   * The browsers of a guest that are not signed out, oldest first. A guest's first one has no label and no times but
   * `since`.
   */
  devices(guest: string): StoredDevice[] {
    const rows = this.#file.sql('SELECT * FROM devices WHERE guest = ? ORDER BY since, id').all(guest);
    const ended = this.#file.sql('SELECT 1 FROM ended WHERE guest = ?').get(guest);
    const since = this.#file.sql('SELECT created FROM guests WHERE id = ?').get(guest)?.created;
    const first = { id: guest, label: '', since: Number(since ?? 0), seen: undefined, proved: undefined };
    const others = rows.map((row) => ({
      id: String(row.id),
      label: String(row.label),
      since: Number(row.since),
      seen: numberOr(row.seen),
      proved: numberOr(row.proved),
    }));
    return ended ? others : [first, ...others];
  }

  /** Records that the device's owner has re-authenticated. */
  prove(device: string, now: number): Promise<void> {
    return this.#file.write(() => {
      this.#file.sql('UPDATE devices SET proved = ? WHERE id = ?').run(now, device);
    });
  }

  // --- passkeys ---------------------------------------------------------------------------------------------

  #addPasskey(passkey: OwnedPasskey): void {
    const { id, guest, key, counter, transports, label, created } = passkey;
    this.#file
      .sql(
        'INSERT INTO passkeys (id, guest, key, counter, transports, label, created) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, guest, key, counter, JSON.stringify(transports), label, created);
  }
  addPasskey(passkey: OwnedPasskey): Promise<void> {
    return this.#file.write(() => this.#addPasskey(passkey));
  }

  #passkeys(where: string, value: string): OwnedPasskey[] {
    const rows = this.#file.sql(`SELECT * FROM passkeys WHERE ${where} = ? ORDER BY created, id`).all(value);
    return rows.map((row) => ({
      id: String(row.id),
      guest: String(row.guest),
      key: new Uint8Array(row.key as Uint8Array),
      counter: Number(row.counter),
      transports: JSON.parse(String(row.transports)) as string[],
      label: String(row.label),
      created: Number(row.created),
      used: numberOr(row.used),
    }));
  }
  passkeys(guest: string): OwnedPasskey[] {
    return this.#passkeys('guest', guest);
  }
  passkey(id: string): OwnedPasskey | undefined {
    return this.#passkeys('id', id)[0];
  }
  passkeyUsed(id: string, counter: number, now: number): Promise<void> {
    return this.#file.write(() => {
      this.#file.sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?').run(counter, now, id);
    });
  }
  removePasskey(guest: string, id: string): Promise<boolean> {
    return this.#file.write(
      () =>
        Number(this.#file.sql('DELETE FROM passkeys WHERE id = ? AND guest = ?').run(id, guest).changes) > 0,
    );
  }

  // --- merging and deleting guests --------------------------------------------------------------------------

  /** How many tables a guest sits at. */
  tablesOf(guest: string): number {
    const sql = 'SELECT count(DISTINCT table_id) AS n FROM seats WHERE guest = ?';
    return Number(this.#file.sql(sql).get(guest)?.n);
  }

  /**
   * Moves the seats, hosted tables, chat lines, ratings, vacations and notification settings of the guest `from` to the
   * guest `to`, and deletes the guest `from`. Called again after `enter`, for rows that tables in memory wrote before
   * they knew of the move.
   */
  become(from: string, to: string): Promise<void> {
    return this.#file.write(() => this.#become(from, to));
  }

  #become(from: string, to: string): void {
    const name = String(this.#file.sql('SELECT name FROM guests WHERE id = ?').get(to)?.name ?? '');
    const who = { from, to };
    const run = (sql: string, more: Record<string, string> = {}): void => {
      this.#file.sql(sql).run({ ...who, ...more });
    };
    run('UPDATE seats SET guest = :to, name = :name WHERE guest = :from', { name });
    run('UPDATE tables SET host = :to WHERE host = :from');
    // Ids of commands begin with the guest's id.
    run(`UPDATE log SET command = :to || substr(command, length(:from) + 1)
         WHERE table_id IN (SELECT table_id FROM seats WHERE guest = :to)
         AND substr(command, 1, length(:from) + 1) = :from || ':'`);
    run(
      `UPDATE chat SET guest = :to, command = :to || substr(command, length(:from) + 1) WHERE guest = :from`,
    );
    run('UPDATE chat SET about = :to WHERE about = :from');
    run('UPDATE OR REPLACE barred SET guest = :to WHERE guest = :from');
    run('UPDATE ratings SET guest = :to WHERE guest = :from');
    for (const table of ['vacations', 'awaited', 'channels'])
      run(`UPDATE ${table} SET guest = :to WHERE guest = :from`);
    // Who played the same day twice, as a guest and signed in, keeps the attempt of the account.
    run('UPDATE OR IGNORE daily_attempts SET guest = :to WHERE guest = :from');
    run('UPDATE OR IGNORE tastes SET guest = :to WHERE guest = :from');
    for (const table of ['daily_attempts', 'tastes'])
      run(`DELETE FROM ${table} WHERE guest = :from AND :to <> :from`);
    this.#file.sql('DELETE FROM transfers WHERE guest = ?').run(from);
    this.#file.sql('DELETE FROM guests WHERE id = ?').run(from);
  }

  /**
   * Deletes a person: name, credentials, devices, vacations, orders, notification settings, and the words of their chat
   * lines. What others need stays under the id `gone`: seats in games that were dealt, and ratings. Seats at tables
   * that have not begun become free, and such tables that they host are closed.
   */
  async remove(guest: string, gone: string): Promise<void> {
    await this.#file.write(() => {
      const waiting = '(SELECT id FROM tables WHERE started IS NULL)';
      const run = (sql: string, ...values: string[]): void => {
        this.#file.sql(sql).run(...values);
      };
      run('INSERT INTO guests VALUES (?, ?, 0) ON CONFLICT DO NOTHING', gone, '');
      run(
        `UPDATE seats SET guest = NULL, name = '', entropy = NULL WHERE guest = ? AND table_id IN ${waiting}`,
        guest,
      );
      run('UPDATE tables SET closed = 1 WHERE host = ? AND started IS NULL', guest);
      run(
        `UPDATE chat SET name = '', text = '', digest = '', act = coalesce(act, 'removed') WHERE guest = ?`,
        guest,
      );
      run(
        `DELETE FROM orders WHERE EXISTS
           (SELECT 1 FROM seats s WHERE s.table_id = orders.table_id AND s.seat = orders.seat AND s.guest = ?)`,
        guest,
      );
      run('DELETE FROM jobs WHERE channel IN (SELECT id FROM channels WHERE guest = ?)', guest);
      for (const table of [
        'passkeys',
        'accounts',
        'devices',
        'ended',
        'vacations',
        'awaited',
        'channels',
        'tastes',
      ])
        run(`DELETE FROM ${table} WHERE guest = ?`, guest);
      this.#become(guest, gone);
    });
    // The write-ahead log still holds the deleted content, so it is truncated.
    this.#file.sql('PRAGMA wal_checkpoint(TRUNCATE)').all();
  }
}
