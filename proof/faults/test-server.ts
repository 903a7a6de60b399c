/** The server as the harness starts it: real storage, sockets and games, the small test games, and fast bots. */
import { pino } from 'pino';
import { randomBot } from '#bots/random.ts';
import { GAME_IDS, loadGame } from '#games/library.ts';
import { type RunningServer, type ServerSettings, startServer } from '#server/main.ts';
import { newLogThrottle } from '#server/monitoring/log-throttle.ts';
import type { Library } from '#tables/rules.ts';
import type { BotPlayer, FaultPoint } from '#tables/services.ts';
import { library as small } from '#tables/tests/help/library.ts';

/** The library's games, and two small ones. */
export const games: Library = {
  ids: [...GAME_IDS, ...small.ids],
  load: async (id) => (await loadGame(id)) ?? small.load(id),
};

/** Plays at random, at once, without threads: the path of a bot's decision is tested, not its strength. */
const bots: BotPlayer = {
  levels: async () => ['random'],
  choose: async ({ game, view, seat, seed }) => {
    const rules = await games.load(game);
    if (!rules) throw new Error(`There is no game ${game}`);
    return randomBot(rules).choose(view, seat, { seed }).text;
  },
  close: async () => undefined,
};

const MUCH = { burst: 1e9, perSecond: 1e9 };
/** All clients share one address here. */
const limits = {
  requests: MUCH,
  pages: MUCH,
  tables: MUCH,
  messages: MUCH,
  connections: MUCH,
  refusals: MUCH,
  chat: MUCH,
  identity: MUCH,
  sockets: 10_000,
  socketsOfGuest: 1e9,
  shownToGuest: MUCH,
  shownToAddress: MUCH,
  watched: 1000,
};

export interface Around {
  fault(point: FaultPoint): void;
  /** Called with each error of the server's log. */
  error(line: string): void;
}

/** @param more further settings, JSON-serialisable */
export const start = (
  folder: string,
  more: Record<string, unknown>,
  { fault, error }: Around,
): Promise<RunningServer> => {
  const log = pino(
    { level: 'error', hooks: { logMethod: newLogThrottle() } },
    { write: (line: string) => error(line.trim()) },
  );
  const settings: ServerSettings = {
    port: 0,
    dataDir: folder,
    webDir: 'no-page',
    library: games,
    bots,
    // Two bots among themselves would leave no time for anybody else.
    pace: 10,
    limits,
    log,
    fault,
    ...more,
  };
  return startServer(settings);
};
