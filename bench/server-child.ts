/**
 * A process that is measured: our server, or the least that could stand in its place – a socket that takes a
 * message, inserts it into SQLite as durably as ours does, and echoes so many bytes to two connections. Says its
 * address, and on any message how much processor time it has used, in microseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { startServer } from '#server/main.ts';
import { SqliteFile } from '#server/sqlite-file.ts';

const data = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));

const ours = async (): Promise<string> => {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const { url } = await startServer({
    port: 0,
    dataDir: data,
    webDir: 'no-page',
    log: pino({ level: 'silent' }),
    limits: { requests: plenty, tables: plenty, messages: plenty, connections: plenty, watched: 1000 },
  });
  return url;
};

const least = async (): Promise<string> => {
  const luggage = { urgent: false, write: () => undefined, written: () => undefined };
  const file = new SqliteFile(data, luggage);
  await file.write(() =>
    file
      .sql(`INSERT INTO tables (id, game, version, options, pass_and_play, secret, created, updated)
      VALUES ('t', 'g', '1', '{}', 0, x'', 0, 0)`)
      .run(),
  );
  const echo = 'x'.repeat(Number(process.argv[3]));
  const rooms = new Map<string, WebSocket[]>();
  let seq = 0;
  const wss = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  wss.on('connection', (socket) => {
    socket.on('message', (bytes) => {
      const message = JSON.parse(bytes.toString()) as { t: string; id: string; table: string };
      const room = rooms.get(message.table) ?? [];
      if (message.t === 'watch') {
        rooms.set(message.table, [...room, socket]);
        return;
      }
      const stored = file.write(() =>
        file
          .sql(`INSERT INTO log (table_id, seq, entry, command, digest) VALUES ('t', ?, ?, ?, '')`)
          .run(seq++, bytes.toString(), message.id),
      );
      void stored.then(() => {
        for (const other of room) other.send(echo);
        socket.send(`{"t":"ack","id":"${message.id}"}`);
      });
    });
  });
  await new Promise((done) => wss.once('listening', done));
  return `http://127.0.0.1:${(wss.address() as AddressInfo).port}`;
};

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit());
process.send?.(process.argv[2] === 'ours' ? await ours() : await least());
