/** One world: the whole real server, recording everything that it sends. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AnyGame } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { newLog } from '#server/monitoring/logs.ts';
import { guestOf } from '#tables/ids.ts';
import type { FaultPoint } from '#tables/services.ts';
import type { OpenTable } from '#wire/rest.ts';
import { Browser } from './browser.ts';
import { farLine, nearLine, type OpenLine } from './byte-stream.ts';
import { MARK, tokenOf } from './planted-secrets.ts';
import { TwinBots } from './scripted-bots.ts';
import { Dealer, type Spoil, TWINS } from './scripted-deal.ts';

/** No rate limits here: a refusal must not depend on how often something was tried before. */
const PLENTY = { burst: 1e12, perSecond: 1e9 };
const LIMITS = {
  requests: PLENTY,
  pages: PLENTY,
  tables: PLENTY,
  messages: PLENTY,
  connections: PLENTY,
  refusals: PLENTY,
  chat: PLENTY,
  identity: PLENTY,
  signIn: PLENTY,
  shownToGuest: PLENTY,
  shownToAddress: PLENTY,
  socketsOfGuest: 1e9,
};
/** Idle tables are evicted after this many milliseconds. */
export const ROUND = 1000;
/** A covert round takes at least so many milliseconds: more than the pace of bots, so that it is the same for all tables. */
export const HOLD = 900;
/** Parts of a log line that depend on the moment and not on the table, stack traces included. */
const PASSING = /"request":"[\w-]+",?|"place":\d+,?|,?"at [^"]*\(?node:[^"]*"/g;
/** All worlds use the same push keys; the private ones must never be sent. */
const KEYS = { publicKey: 'twin', privateKey: `${MARK}-private`, links: `${MARK}-links` };
/** Database tables that refer to game tables. */
const KEPT = ['awaited', 'jobs', 'chat', 'barred', 'orders', 'log', 'seats', 'tables'] as const;

export interface WorldSettings {
  readonly games: readonly AnyGame[];
  /** The folder for the databases. */
  readonly folder: string;
  readonly now: () => number;
  /** Least duration of a bot's decision, in milliseconds. */
  readonly pace: number;
  /** Least duration of a covert round; by default `HOLD`. */
  readonly hold?: number;
  readonly spoil?: Spoil;
  /** Use real sockets instead of in-memory streams. */
  readonly far?: boolean;
  readonly webDir?: string;
  readonly port?: number;
}

export class World {
  readonly dealer: Dealer;
  readonly bots: TwinBots;
  /** The server's log since the last look. */
  log: string[] = [];
  /** Called while every decision is handled. */
  fault: (point: FaultPoint) => void = () => undefined;
  /** The same, for planted leaks. */
  also: (point: FaultPoint) => void = () => undefined;
  readonly server: Server;
  readonly #now: () => number;
  readonly #running: RunningServer;
  readonly #folder: string;
  readonly #db: DatabaseSync;
  readonly #line: OpenLine;
  readonly #statements = new Map<string, StatementSync>();
  readonly #browsers = new Map<string, Browser>();

  private constructor(
    settings: WorldSettings,
    dealer: Dealer,
    bots: TwinBots,
    running: RunningServer,
    server: Server,
    folder: string,
    line: OpenLine,
  ) {
    this.server = server;
    this.dealer = dealer;
    this.bots = bots;
    this.#now = settings.now;
    this.#running = running;
    this.#folder = folder;
    this.#line = line;
    this.#db = new DatabaseSync(join(folder, 'ludoteca.db'));
    this.#db.exec('PRAGMA busy_timeout=5000; PRAGMA synchronous=OFF');
  }

  static async open(settings: WorldSettings): Promise<World> {
    const {
      folder: under,
      games,
      pace,
      hold = HOLD,
      spoil,
      far,
      webDir = 'no-page',
      port: wanted = 0,
    } = settings;
    const folder = mkdtempSync(join(under, 'ludoteca-twin-'));
    writeFileSync(join(folder, 'notify-keys.json'), JSON.stringify(KEYS));
    const dealer = new Dealer(games, spoil);
    let world: World | undefined;
    const bots = new TwinBots();
    const log = newLog('debug', { write: (line) => void world?.log.push(line.replace(PASSING, '')) });
    const running = await startServer({
      port: wanted,
      dataDir: folder,
      webDir,
      library: { ...dealer.library, ids: games.map(({ id }) => id) },
      bots,
      pace,
      hold,
      log,
      limits: LIMITS,
      keep: 1,
      round: ROUND,
      fault: (point) => {
        world?.also(point);
        world?.fault(point);
      },
    });
    const { port } = new URL(running.url);
    const server = await serverAt(Number(port));
    // The true time goes on while the fake clock lags behind.
    server.keepAliveTimeout = 0;
    const line = far ? farLine(Number(port)) : nearLine(server);
    world = new World(settings, dealer, bots, running, server, folder, line);
    return world;
  }

  get url(): string {
    return this.#running.url;
  }

  /** The browser of the person with this cookie. */
  browser(cookie: string): Browser {
    let browser = this.#browsers.get(cookie);
    if (!browser) this.#browsers.set(cookie, (browser = new Browser(cookie, this.#line, this.#now)));
    return browser;
  }

  get outstanding(): number {
    let sum = 0;
    for (const { outstanding } of this.#browsers.values()) sum += outstanding;
    return sum;
  }
  /** Grows with everything the server sends. */
  get activity(): number {
    let sum = this.bots.activity + this.log.length;
    for (const { activity } of this.#browsers.values()) sum += activity;
    return sum;
  }

  takeLog(): string[] {
    const { log } = this;
    this.log = [];
    return log;
  }

  /** Writes a started table and its log into the database. `whose`: the person of a seat (from 0), or nobody for a bot. */
  lay(
    table: string,
    game: AnyGame,
    order: OpenTable,
    secret: Uint8Array,
    now: number,
    past: readonly Entry[],
    whose: (seat: number) => { readonly cookie: string; readonly entropy: string } | undefined,
  ): void {
    const created = Date.now();
    const { options, passAndPlay = false, listed = false, absent, pace } = order;
    this.#sql(
      `INSERT INTO tables (id, game, version, options, pass_and_play, secret, created, updated, started, listed,
         absent, due, host, pace) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      table,
      game.id,
      game.version + TWINS,
      JSON.stringify(options),
      passAndPlay ? 1 : 0,
      secret,
      created,
      created,
      now,
      listed ? 1 : 0,
      absent === undefined ? null : String(absent),
      now,
      guestOf(whose(0)!.cookie),
      pace ? JSON.stringify(pace) : null,
    );
    for (const seat of order.seats.keys()) {
      const player = whose(seat);
      this.#sql(
        'INSERT INTO seats (table_id, seat, kind, level, guest, name, entropy) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(
        table,
        seat,
        player ? 'human' : 'bot',
        player ? null : 'twin',
        player ? guestOf(player.cookie) : null,
        player ? `Person ${player.cookie.slice(-2)}` : '',
        player?.entropy ?? null,
      );
    }
    this.#layPast(table, past);
  }

  #layPast(table: string, past: readonly Entry[]): void {
    const insert = this.#sql('INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?)');
    for (const [seq, entry] of past.entries()) insert.run(table, seq, JSON.stringify(entry));
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  /** How many entries the log of a table has in the database. */
  stored(table: string): number {
    const row = this.#sql('SELECT MAX(seq) + 1 AS length FROM log WHERE table_id = ?').get(table);
    return Number(row?.length ?? 0);
  }

  /** Everything the database holds on what a person owes and on notifications to them. */
  notices(cookie: string): string {
    const guest = guestOf(cookie);
    const awaited = this.#sql('SELECT * FROM awaited WHERE guest = ? ORDER BY 1, 2, 3').all(guest);
    const jobs = this.#sql(
      'SELECT * FROM jobs WHERE channel IN (SELECT id FROM channels WHERE guest = ?) ORDER BY 1, 2',
    ).all(guest);
    return JSON.stringify({ awaited, jobs });
  }

  /** For planted leaks: records something about a table as if it waited for a person. */
  noticeWrongly(table: string, place: number): void {
    this.#sql(
      'INSERT OR REPLACE INTO awaited (table_id, seat, place, guest, here, told) VALUES (?, 15, ?, ?, 1, 2)',
    ).run(table, place, guestOf(tokenOf(1)));
  }

  /** For planted leaks: a repeated request shows what others said to their sides. */
  tellAllLines(): void {
    this.#sql('UPDATE chat SET side = NULL').run();
  }

  /** Removes all tables from the database, so that old ones show in no list. */
  clear(): void {
    this.#db.exec(['BEGIN IMMEDIATE', ...KEPT.map((table) => `DELETE FROM ${table}`), 'COMMIT'].join(';'));
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) browser.close();
    this.bots.dismiss();
    this.#db.close();
    await this.#running.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The server of this process; resolves when it is listening. */
const serverAt = (port: number): Promise<Server> =>
  new Promise((done, failed) => {
    const name = 'http.server.request.start';
    const hear = (message: unknown): void => {
      const { server } = message as { server: Server };
      const address = server.address();
      if (typeof address !== 'object' || address?.port !== port) return;
      unsubscribe(name, hear);
      socket.destroy();
      done(server);
    };
    subscribe(name, hear);
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('error', failed);
  });
