/**
 * A measured process: our server, or a minimal stand-in – a socket that takes a message, inserts it into SQLite as
 * durably as our server does, and echoes a given number of bytes to two connections. Prints its address, and reports
 * its usage on any message. Before it reports its memory it collects garbage.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { GAME_IDS, loadGame } from '#games/library.ts';
import { startServer } from '#server/main.ts';
import { SqliteFile } from '#server/storage/sqlite-file.ts';
import { cards, noughts } from '../games.ts';

/** How a child is started; one JSON argument. */
export interface ChildSettings {
  readonly kind: 'ours' | 'least';
  /** The data folder; by default a temporary one. */
  readonly data?: string;
  /** Milliseconds that a table without visitors stays in memory. */
  readonly keep?: number;
}

/** Usage so far: processor time in µs; memory in bytes, after a garbage collection where possible. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

const settings = JSON.parse(process.argv[2]!) as ChildSettings;
const data = settings.data ?? mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
if (settings.data === undefined) process.once('exit', () => rmSync(data, { recursive: true, force: true }));

const ours = async (): Promise<string> => {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const { url } = await startServer({
    port: 0,
    dataDir: data,
    webDir: 'no-page',
    log: pino({ level: 'silent' }),
    library: {
      ids: GAME_IDS,
      load: async (id) => (id === 'cards' ? cards : id === 'noughts' ? noughts : loadGame(id)),
    },
    keep: settings.keep ?? 600_000,
    round: 500,
    limits: {
      requests: plenty,
      tables: plenty,
      messages: plenty,
      connections: plenty,
      identity: plenty,
      watched: 1e9,
      sockets: 1e9,
      socketsOfGuest: 1e9,
      shownToGuest: plenty,
      shownToAddress: plenty,
    },
  });
  return url;
};

const least = async (): Promise<string> => {
  const file = new SqliteFile(data);
  // The least that has to be stored of a decision: its place in the log, and the id of its command.
  file
    .sql(`CREATE TABLE said (table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, command TEXT NOT NULL,
      PRIMARY KEY (table_id, seq), UNIQUE (table_id, command)) STRICT, WITHOUT ROWID`)
    .run();
  /** A new connection says how many bytes each of its updates should have. */
  const echoOf = (bytes: number): string => `{"t":"update"${'x'.repeat(Math.max(0, bytes - 13))}`;
  const rooms = new Map<string, { readonly sockets: WebSocket[]; readonly echo: string }>();
  let seq = 0;
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  wss.on('connection', (socket) => {
    socket.on('message', (bytes) => {
      const message = JSON.parse(bytes.toString()) as {
        readonly t: string;
        readonly id: string;
        readonly table: string;
        readonly bytes: number;
      };
      const room = rooms.get(message.table) ?? { sockets: [], echo: echoOf(message.bytes) };
      if (message.t === 'watch') {
        room.sockets.push(socket);
        rooms.set(message.table, room);
        socket.send('{"t":"table"}');
        return;
      }
      const stored = file.write(() =>
        file
          .sql('INSERT INTO said VALUES (?, ?, ?, ?)')
          .run(message.table, seq++, bytes.toString(), message.id),
      );
      void stored.then(() => {
        for (const other of room.sockets) other.send(room.echo);
        socket.send(`{"t":"ack","id":"${message.id}"}`);
      });
    });
  });
  await new Promise((done) => wss.once('listening', done));
  return `http://127.0.0.1:${(wss.address() as AddressInfo).port}`;
};

process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'memory') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = { cpu: user + system, rss, heap: heapUsed + external };
  process.send?.(usage);
});
process.once('disconnect', () => process.exit());
process.send?.(settings.kind === 'ours' ? await ours() : await least());
