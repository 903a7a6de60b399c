/** Entry point of the server: creates storage, tables, bots, HTTP and sockets, starts them and shuts them down. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableServices } from '#tables/services.ts';
import { Tables } from '#tables/tables.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { LIMITS } from './access/limits.ts';
import { hostsOf } from './access/proxy-policy.ts';
import { RateLimiter } from './access/rate-limiter.ts';
import { Whereabouts } from './access/whereabouts.ts';
import { accountEndpoints } from './accounts/account-endpoints.ts';
import { Accounts } from './accounts/accounts.ts';
import { PersonalRecords } from './accounts/personal-records.ts';
import { SqliteAccounts } from './accounts/sqlite-accounts.ts';
import { BotPool } from './bots/bot-pool.ts';
import { dailyEndpoints } from './daily/daily-endpoints.ts';
import { DAILY_GAMES, DailyGames } from './daily/daily-games.ts';
import { finishesWithin } from './finishes-within.ts';
import { Http } from './http/http.ts';
import { withDescription } from './http/openapi.ts';
import { Pages } from './http/pages.ts';
import { tableEndpoints } from './http/table-endpoints.ts';
import { healthOf, StorageCheck } from './monitoring/health.ts';
import { hostEndpoints } from './monitoring/host-endpoints.ts';
import { newLog } from './monitoring/logs.ts';
import { Metrics } from './monitoring/metrics.ts';
import { checkNode, NodeTooOld } from './node-version.ts';
import { noticeEndpoints } from './notify/notice-endpoints.ts';
import { Notices } from './notify/notices.ts';
import { Chat } from './people/chat.ts';
import { Completions } from './people/completion.ts';
import { completionEndpoints } from './people/completion-endpoints.ts';
import { guestEndpoints } from './people/guest-endpoints.ts';
import { SqlitePeople } from './people/sqlite-people.ts';
import { vacationEndpoints } from './people/vacation-endpoints.ts';
import { Vacations } from './people/vacations.ts';
import { Ratings } from './ratings/ratings.ts';
import { libraryWith, OWN_RULES } from './rules-versions/library.ts';
import { type ServerSettings, settingsFromEnv } from './settings.ts';
import { Sockets } from './sockets/sockets.ts';
import { SqliteOrders } from './storage/sqlite-orders.ts';
import { SqliteStorage } from './storage/sqlite-storage.ts';

export type { ServerSettings };
export { NodeTooOld };

export interface RunningServer {
  readonly url: string;
  /** Graceful shutdown: finishes open requests, closes sockets with code 1001, closes the database. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USUAL_PORT = 8080;
const PORTS_TRIED = 20;
/** Timeout of one bot decision, in milliseconds. */
const BOT_TIMEOUT = 30_000;
/** Minimum duration of a bot's turn in milliseconds, so that people can follow. */
const DEFAULT_PACE = 600;
/** Minimum duration of a covert round in milliseconds, if several people are watching. */
const DEFAULT_HOLD = 1500;
/** HTTP timeouts in milliseconds, against clients that send their headers or body too slowly. */
const REQUEST_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
} as const;
/** Drain timeout in milliseconds: how long shutdown waits for open requests. */
const DRAIN_TIMEOUT = 10_000;

/** @throws when the port is in use or the data folder cannot be opened */
export const startServer = async (settings: ServerSettings = {}): Promise<RunningServer> => {
  const log = settings.log ?? newLog();
  const webDir = settings.webDir ?? join(ROOT, 'dist', 'web');
  const limits = { ...LIMITS, ...settings.limits };
  const origins = settings.origins ?? [];
  const host = settings.host ?? '127.0.0.1';
  const { site } = settings.notices ?? {};
  const hosts = hostsOf([...origins, ...(site === undefined ? [] : [site])], host);
  const proxy = { trustProxy: settings.trustProxy ?? false, origins, hosts };
  const rules = settings.rules ?? OWN_RULES;
  const library = libraryWith(rules, settings.library);

  const storage = new SqliteStorage(settings.dataDir ?? 'data', (entries, seconds) =>
    metrics.appended(entries, seconds),
  );
  let closing: Promise<void> | undefined;
  const metrics = new Metrics(() => ({
    sockets: sockets.size,
    tables: tables.size,
    stuck: stuckTables().length,
    queues: queues(),
    commits: storage.commits,
  }));
  const up = new UptimeClock(storage);
  const whereabouts = new Whereabouts();
  const bots =
    settings.bots ??
    new BotPool({
      // At least two, so that one address never has all of them.
      workers: Math.max(2, Math.min(4, availableParallelism() - 1)),
      addressOf: (host) => whereabouts.of(host),
      patience: BOT_TIMEOUT,
      library: botLibrary(rules).href,
    });
  const pace = settings.pace ?? DEFAULT_PACE;
  const fault = settings.fault ?? (() => undefined);
  const people = new SqlitePeople(storage.file);
  const chat = new Chat(people, limits.chat);
  const ratings = new Ratings(storage.file);
  const vacations = new Vacations(storage.file, up, (guest) => tables.renew(guest));
  const notices = new Notices(storage, up, log, {
    folder: settings.dataDir ?? 'data',
    ...settings.notices,
  });
  const services: TableServices = {
    storage,
    bots: metrics.timed(bots),
    up,
    log,
    pace,
    hold: settings.hold ?? DEFAULT_HOLD,
    fault,
    people,
    chat,
    ratings,
    vacations,
    turnNotifier: notices.turnNotifier,
    orders: new SqliteOrders(storage.file),
  };
  const tables = new Tables(services, library, {
    keep: settings.keep ?? 60_000,
    round: settings.round ?? 5_000,
  });
  const queues = () => ({
    writes: storage.file.waiting,
    tables: [...tables.resident()].reduce((sum, table) => sum + table.waiting, 0),
    bots: bots.waiting ?? 0,
  });
  const stuckTables = () => [...tables.resident()].filter((table) => table.stuck).map(({ id }) => id);
  const disk = new StorageCheck(storage);
  const health = async (inside: boolean) => {
    const writable = await disk.writable();
    const stuck = stuckTables();
    const situation = {
      tables: tables.size,
      stuck: stuck.length,
      stuckTables: stuck,
      connections: sockets.size,
      queues: queues(),
    };
    return healthOf(writable, closing !== undefined, inside ? situation : undefined);
  };
  const pages = new Pages(webDir, async (id) => {
    const table = await tables.get(id);
    return table.ok ? table.value.game.id : undefined;
  });
  const accounts = new Accounts({
    store: new SqliteAccounts(storage.file),
    people,
    listeners: {
      renew: (...guests) => tables.renew(...guests),
      drop: (which) => sockets.drop(which),
    },
    limit: limits.signIn,
    passwords: settings.passwords,
  });
  const daily = new DailyGames(storage.file, tables, {
    games: settings.dailyGames ?? DAILY_GAMES,
    now: settings.now,
  });
  const { metricsToken } = settings;
  const changes = new RateLimiter(limits.identity);
  const http = new Http({
    endpoints: withDescription([
      ...hostEndpoints({ metrics, metricsToken, health }),
      ...guestEndpoints({ tables, people, accounts, limit: changes }),
      ...tableEndpoints({ tables, library, bots, opened: new RateLimiter(limits.tables) }),
      ...accountEndpoints({ accounts, records: new PersonalRecords(storage), tables, limit: changes }),
      ...vacationEndpoints(vacations, changes),
      ...dailyEndpoints(daily, new RateLimiter(limits.tables)),
      ...completionEndpoints(new Completions(storage.file)),
      ...noticeEndpoints(notices, changes),
    ]),
    people,
    pages,
    limits,
    proxy,
    whereabouts,
    log,
    metrics,
    onAnswer: settings.onAnswer,
  });
  const server = createServer(REQUEST_TIMEOUTS, http.handle);
  const sockets = new Sockets(server, {
    tables,
    people,
    up,
    log,
    limits,
    proxy,
    whereabouts,
    metrics,
    build: buildOf(webDir),
  });

  const closeAll = async () => {
    const limit = settings.drain ?? DRAIN_TIMEOUT;
    const closed = new Promise<void>((done) => server.close(() => done()));
    http.close();
    if (!(await sockets.drain(limit))) log.warn({ ...queues() }, 'not all was answered in time');
    await sockets.close();
    server.closeIdleConnections();
    if (!(await finishesWithin(tables.close(), limit)))
      log.warn({ ...queues() }, 'not all tables came to rest in time');
    await notices.close();
    await bots.close();
    server.closeAllConnections();
    await closed;
    await storage.close();
    metrics.close();
    log.info('closed');
  };
  try {
    await listen(server, host, settings.port);
  } catch (error) {
    server.close();
    await tables.close();
    await notices.close();
    await bots.close();
    await storage.close();
    metrics.close();
    throw error;
  }
  for (const table of ratings.unsettled()) void tables.get(table);
  const { port } = server.address() as AddressInfo;
  const url = `http://${shownHost(host)}:${port}`;
  log.info({ url, dataDir: settings.dataDir ?? 'data' }, 'serving');
  return { url, close: () => (closing ??= closeAll()) };
};

/** URL of the module that loads bots of every rules version. `rules`: folder of the frozen versions. */
const botLibrary = (rules: string): URL => {
  const url = new URL('./bots/bot-library.ts', import.meta.url);
  url.searchParams.set('rules', rules);
  return url;
};

/** Host for the printed URL: a wildcard address cannot be opened in a browser, so it becomes localhost. */
const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Build id of the page: a hash of index.html, which names the hashed assets. `none` without a built page. */
const buildOf = (webDir: string): string => {
  const index = join(webDir, 'index.html');
  return existsSync(index)
    ? createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 12)
    : 'none';
};

const listen = async (server: Server, host: string, port: number | undefined): Promise<void> => {
  const tryPort = (n: number) =>
    new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(n, host, () => {
        server.off('error', failed);
        done();
      });
    });
  if (port !== undefined) return tryPort(port);
  for (let n = USUAL_PORT; ; n++) {
    try {
      return await tryPort(n);
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || n === USUAL_PORT + PORTS_TRIED) throw error;
    }
  }
};

/**
 * Runs `ludoteca serve`: starts a server with settings from the environment, prints its URL, and shuts it down on
 * SIGTERM or SIGINT.
 * @returns when the server has stopped
 */
export const serve = async (
  env: Readonly<Record<string, string | undefined>> = process.env,
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const settings = settingsFromEnv(env);
  if (settings.host !== undefined) checkNode(settings.host);
  const log = newLog(env.LOG_LEVEL);
  const server = await startServer({ ...settings, log });
  // Handle signals before printing the URL: a program that reads it may send a signal immediately.
  const told = untilSignalled(() => server.close());
  if (settings.port === undefined && !server.url.endsWith(`:${USUAL_PORT}`))
    say(`Port ${USUAL_PORT} is taken, so another one was chosen; set PORT to decide.`);
  say(`Ludoteca is served on ${server.url}`);
  // Node would print the error message, which may contain hidden game information. Our log leaves it out.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody caught');
    process.exit(1);
  });
  await told;
};

const SIGNALS = { SIGTERM: 15, SIGINT: 2 } as const;

/** Waits for SIGTERM or SIGINT, then for `close`. A second signal exits immediately with status 128 + signal number. */
export const untilSignalled = (close: () => Promise<void>): Promise<void> =>
  new Promise((done, failed) => {
    let told = false;
    for (const [signal, number] of Object.entries(SIGNALS))
      process.on(signal, () => {
        if (told) process.exit(128 + number);
        told = true;
        close().then(done, failed);
      });
  });
