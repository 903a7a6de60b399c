/** The server: storage, tables, bots, HTTP and sockets put together, started and stopped. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { House } from '#tables/house.ts';
import { Tables } from '#tables/tables.ts';
import { UpClock } from '#tables/upclock.ts';
import { BotPool } from './bots.ts';
import { Chat } from './chat.ts';
import { Http } from './http.ts';
import { libraryWith, OWN_RULES } from './library.ts';
import { LIMITS } from './limits.ts';
import { Pages } from './pages.ts';
import { type ServerSettings, settingsFromEnv } from './settings.ts';
import { Sockets } from './sockets.ts';
import { SqliteStorage } from './sqlite.ts';
import { SqlitePeople } from './sqlite-people.ts';

export type { ServerSettings };
export { settingsFromEnv };

export interface RunningServer {
  readonly url: string;
  /** Finishes what was asked, says goodbye (1001), closes the data. */
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USUAL_PORT = 8080;
const PORTS_TRIED = 20;
/** A bot that thinks longer than this has failed. */
const PATIENCE = 30_000;
const DEFAULT_PACE = 600;

/** @throws when the port is taken or the data cannot be opened */
export const startServer = async (settings: ServerSettings = {}): Promise<RunningServer> => {
  const log = settings.log ?? pino({ level: 'warn' });
  const webDir = settings.webDir ?? join(ROOT, 'dist', 'web');
  const limits = { ...LIMITS, ...settings.limits };
  const door = { trustProxy: settings.trustProxy ?? false, origins: settings.origins ?? [] };
  const rules = settings.rules ?? OWN_RULES;
  const library = libraryWith(rules, settings.library);

  const storage = new SqliteStorage(settings.dataDir ?? 'data');
  const up = new UpClock(storage);
  const bots =
    settings.bots ??
    new BotPool({
      workers: Math.max(1, Math.min(2, availableParallelism() - 1)),
      patience: PATIENCE,
      library: botLibrary(rules).href,
    });
  const pace = settings.pace ?? DEFAULT_PACE;
  const fault = settings.fault ?? (() => undefined);
  const people = new SqlitePeople(storage.file);
  const chat = new Chat(people, limits.chat);
  const house: House = { storage, bots, up, log, pace, fault, people, chat };
  const tables = new Tables(house, library, {
    keep: settings.keep ?? 60_000,
    round: settings.round ?? 5_000,
  });
  const health = (): Readonly<Record<string, number | string>> => ({
    status: 'ok',
    tables: tables.size,
    connections: sockets.size,
  });
  const pages = new Pages(webDir, async (id) => {
    const table = await tables.get(id);
    return table.ok ? table.value.game.id : undefined;
  });
  const http = new Http({ tables, people, library, bots, pages, limits, door, log, health });
  const server = createServer({ requestTimeout: 30_000 }, http.handle);
  const sockets = new Sockets(server, { tables, people, up, log, limits, door, build: buildOf(webDir) });

  const closeAll = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    await sockets.close();
    server.closeIdleConnections();
    await tables.close();
    await bots.close();
    server.closeAllConnections();
    await closed;
    await storage.close();
  };
  const host = settings.host ?? '127.0.0.1';
  try {
    await listen(server, host, settings.port);
  } catch (error) {
    server.close();
    await tables.close();
    await bots.close();
    await storage.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const url = `http://${shownHost(host)}:${port}`;
  log.info({ url, dataDir: settings.dataDir ?? 'data' }, 'serving');
  let closing: Promise<void> | undefined;
  return { url, close: () => (closing ??= closeAll()) };
};

/** The bots of all versions of the rules, those of earlier ones from this folder. */
const botLibrary = (rules: string): URL => {
  const url = new URL('./bot-library.ts', import.meta.url);
  url.searchParams.set('rules', rules);
  return url;
};

/** Everywhere is no address to open. */
const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Changes whenever the page does. */
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
 * What `ludoteca serve` does: starts by the environment, says where, and stops when told to.
 * @returns when the server has stopped
 */
export const serve = async (
  env: Readonly<Record<string, string | undefined>> = process.env,
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const settings = settingsFromEnv(env);
  const log = pino({ level: env.LOG_LEVEL ?? 'warn' }, pino.destination(2));
  const server = await startServer({ ...settings, log });
  if (settings.port === undefined && !server.url.endsWith(`:${USUAL_PORT}`))
    say(`Port ${USUAL_PORT} is taken, so another one was chosen; set PORT to decide.`);
  say(`Ludoteca is served on ${server.url}`);
  await new Promise<void>((done, failed) => {
    const stop = () => {
      // A second signal means it.
      process.once('SIGINT', () => process.exit(130));
      server.close().then(done, failed);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
};
