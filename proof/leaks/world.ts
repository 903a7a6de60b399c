/** One of the twins: the whole real server, with everything that leaves it kept. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { AnyGame } from '#engine/game.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { newLog } from '#server/monitoring/logs.ts';
import type { FaultPoint } from '#tables/house.ts';
import { guestOf } from '#tables/ids.ts';
import type { OpenTable } from '#wire/protocol.ts';
import { TwinBots } from './bots.ts';
import { Browser } from './browser.ts';
import { Dealer, type Spoil, TWINS } from './dealer.ts';
import { farLine, nearLine, type OpenLine } from './line.ts';
import { MARK, tokenOf } from './taint.ts';

/** Nothing is ever too much here: what twins are refused must not depend on how often they were tried before. */
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
};
/** A table that nobody wants is forgotten so soon; milliseconds. */
export const ROUND = 1000;
/** What a log says of the moment and not of the table: also how Node came to call us. */
const PASSING = /"request":"[\w-]+",?|"place":\d+,?|,?"at [^"]*\(?node:[^"]*"/g;
/** All worlds are known to push services as the same; the private ones must never leave. */
const KEYS = { publicKey: 'twin', privateKey: `${MARK}-private`, links: `${MARK}-links` };
/** Tables of the database that know of tables. */
const KEPT = ['awaited', 'jobs', 'chat', 'barred', 'orders', 'log', 'seats', 'tables'] as const;

export interface WorldSettings {
  readonly games: readonly AnyGame[];
  /** Where databases of twins are made. */
  readonly folder: string;
  readonly now: () => number;
  /** Milliseconds that a bot's turn takes at least. */
  readonly pace: number;
  readonly spoil?: Spoil;
  /** Over the system's sockets instead of in memory. */
  readonly far?: boolean;
  readonly webDir?: string;
  readonly port?: number;
}

export class World {
  readonly dealer: Dealer;
  readonly bots: TwinBots;
  /** The host's log since it was looked at last. */
  log: string[] = [];
  /** Called on the way of every decision. */
  fault: (point: FaultPoint) => void = () => undefined;
  /** The same, for servers that leak on purpose. */
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
    const { folder: under, games, pace, spoil, far, webDir = 'no-page', port: wanted = 0 } = settings;
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
    // The true time passes, too, while twins are far behind it.
    server.keepAliveTimeout = 0;
    const line = far ? farLine(Number(port)) : nearLine(server);
    world = new World(settings, dealer, bots, running, server, folder, line);
    return world;
  }

  get url(): string {
    return this.#running.url;
  }

  /** The browser of a person who has this cookie. */
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
  /** Grows with everything that leaves the server. */
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

  /** Writes a table that has begun into the database. `whose`: the person of a seat from 0, or nobody: a bot. */
  lay(
    table: string,
    game: AnyGame,
    order: OpenTable,
    secret: Uint8Array,
    now: number,
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
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) this.#statements.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  /** Everything that the database says of what a person is waited for, and of what is to be sent to him. */
  notices(cookie: string): string {
    const guest = guestOf(cookie);
    const awaited = this.#sql('SELECT * FROM awaited WHERE guest = ? ORDER BY 1, 2, 3').all(guest);
    const jobs = this.#sql(
      'SELECT * FROM jobs WHERE channel IN (SELECT id FROM channels WHERE guest = ?) ORDER BY 1, 2',
    ).all(guest);
    return JSON.stringify({ awaited, jobs });
  }

  /** For a server that leaks on purpose: notes something of a table, as if it waited for somebody. */
  noticeWrongly(table: string, place: number): void {
    this.#sql(
      'INSERT OR REPLACE INTO awaited (table_id, seat, place, guest, here, told) VALUES (?, 15, ?, ?, 1, 2)',
    ).run(table, place, guestOf(tokenOf(1)));
  }

  /** Takes all tables out of the database, so that what was there before shows in no list. */
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

/** The server that listens here in this process: it is known when it answers. */
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
      socket.write('GET /healthz HTTP/1.1\r\nHost: twin\r\n\r\n'),
    );
    socket.once('error', failed);
  });
