/** The database migrations: the nth leads from schema n - 1 to n. Append only; released ones must never change. */
export const SCHEMAS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL,
    pass_and_play INTEGER NOT NULL, secret BLOB NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
    started INTEGER, ready INTEGER, summary TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT,
    guest TEXT, name TEXT NOT NULL, entropy TEXT, PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;
  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, entry TEXT NOT NULL, command TEXT, digest TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_by_command ON log (table_id, command) WHERE command IS NOT NULL;
  CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE service (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO service VALUES ('up', 0);
  `,
  `
  ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN offers TEXT;
  ALTER TABLE tables ADD COLUMN next TEXT;
  CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id), seq INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL, command TEXT NOT NULL, digest TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX chat_by_command ON chat (table_id, command);
  CREATE TABLE devices (id TEXT PRIMARY KEY, guest TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE transfers (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // Existing rows have no due times. `due = 0` makes the server open every running table once.
  `
  ALTER TABLE tables ADD COLUMN absent TEXT;
  ALTER TABLE tables ADD COLUMN due INTEGER;
  ALTER TABLE seats ADD COLUMN away INTEGER;
  UPDATE tables SET due = 0 WHERE started IS NOT NULL AND json_extract(summary, '$.outcome') IS NULL;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  `,
  // `repairs`: log of the repairs that a host has made. `quarantine`: why a table must not be opened.
  `
  ALTER TABLE tables ADD COLUMN quarantine TEXT;
  CREATE TABLE repairs (
    n INTEGER PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT, what TEXT NOT NULL, detail TEXT NOT NULL
  ) STRICT;
  `,
  // Accounts, their devices and ratings, and what a table's host may do. `ended`: guests whose first cookie is no
  // longer valid. `chat.guest` is filled from the command id, which begins with the author's guest id.
  `
  ALTER TABLE tables ADD COLUMN host TEXT;
  ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN rated TEXT;
  CREATE INDEX tables_unrated ON tables (id) WHERE rated = 'open';
  ALTER TABLE chat ADD COLUMN guest TEXT;
  ALTER TABLE chat ADD COLUMN act TEXT;
  ALTER TABLE chat ADD COLUMN about TEXT;
  UPDATE chat SET guest = substr(command, 1, instr(command, ':') - 1) WHERE instr(command, ':') > 1;
  CREATE INDEX chat_by_guest ON chat (guest) WHERE guest IS NOT NULL;
  ALTER TABLE devices ADD COLUMN label TEXT NOT NULL DEFAULT '';
  ALTER TABLE devices ADD COLUMN seen INTEGER;
  ALTER TABLE devices ADD COLUMN proved INTEGER;
  CREATE INDEX devices_by_guest ON devices (guest);
  CREATE TABLE ended (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE accounts (
    guest TEXT PRIMARY KEY REFERENCES guests(id), person TEXT NOT NULL UNIQUE, folded TEXT NOT NULL UNIQUE,
    password TEXT, created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES accounts(guest), key BLOB NOT NULL, counter INTEGER NOT NULL,
    transports TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_guest ON passkeys (guest);
  CREATE TABLE barred (
    table_id TEXT NOT NULL REFERENCES tables(id), guest TEXT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, what)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX barred_by_guest ON barred (guest);
  CREATE TABLE rated (n INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE REFERENCES tables(id)) STRICT;
  CREATE TABLE ratings (
    guest TEXT NOT NULL, class TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    PRIMARY KEY (guest, class)
  ) STRICT, WITHOUT ROWID;
  `,
  // Slow play. `pace`: days per move, as JSON. Vacations have both real time and up time. `awaited`: turns that tables
  // wait for; `tell`: when to notify (real time); `remind` and `ends`: reminder and deadline (up time); `told`: see
  // `TOLD` in notify/store.ts. `tastes`: people's preferences. `jobs`: the queue of messages to send.
  `
  ALTER TABLE tables ADD COLUMN pace TEXT;
  CREATE INDEX tables_paced ON tables (id) WHERE pace IS NOT NULL;
  CREATE TABLE vacations (
    n INTEGER PRIMARY KEY, guest TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    up_since INTEGER NOT NULL, up_until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX vacations_by_guest ON vacations (guest);
  CREATE TABLE awaited (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, place INTEGER NOT NULL, guest TEXT NOT NULL,
    here INTEGER NOT NULL, tell INTEGER, told INTEGER NOT NULL, remind INTEGER, ends INTEGER,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX awaited_tell ON awaited (tell) WHERE tell IS NOT NULL;
  CREATE INDEX awaited_remind ON awaited (remind) WHERE remind IS NOT NULL;
  CREATE INDEX awaited_by_guest ON awaited (guest);
  CREATE TABLE channels (
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, secret TEXT NOT NULL,
    label TEXT NOT NULL, created INTEGER NOT NULL, verified INTEGER, failures INTEGER NOT NULL, off TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX channels_by_guest ON channels (guest);
  CREATE TABLE jobs (
    key TEXT PRIMARY KEY, channel TEXT NOT NULL, what TEXT NOT NULL, body TEXT NOT NULL, due INTEGER NOT NULL,
    claimed INTEGER, tries INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX jobs_due ON jobs (due);
  CREATE TABLE tastes (
    guest TEXT PRIMARY KEY, language TEXT NOT NULL, zone TEXT NOT NULL, quiet_from INTEGER, quiet_until INTEGER
  ) STRICT, WITHOUT ROWID;
  `,
  // Standing orders as JSON (tables/order-plan.ts), one row per seat. The index of commands is dropped because keeping
  // it up to date took longer than storing the entries; log-tails.ts keeps hashes of the commands in memory instead.
  `
  CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, plan TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  DROP INDEX log_by_command;
  `,
  // `side`: who may read the line, as a bit mask of seats from 0. NULL: everybody.
  `
  ALTER TABLE chat ADD COLUMN side INTEGER;
  `,
  // Daily games. `tables.deal`: what tables share that are dealt alike (tables/storage.ts), as JSON. `daily_attempts`:
  // the one table of each person at each day's game.
  `
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE TABLE daily_secrets (
    game TEXT NOT NULL, date TEXT NOT NULL, secret BLOB NOT NULL, PRIMARY KEY (game, date)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE daily_attempts (
    game TEXT NOT NULL, date TEXT NOT NULL, guest TEXT NOT NULL, table_id TEXT NOT NULL,
    PRIMARY KEY (game, date, guest)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX daily_attempts_by_guest ON daily_attempts (guest);
  `,
];
