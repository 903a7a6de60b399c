import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UptimeClock } from '#tables/uptime-clock.ts';
import type { NewHook } from '#wire/notices.ts';
import { DAY } from '#wire/pace.ts';
import type { Message } from '#wire/protocol.ts';
import type { UrlPolicy } from '../../notify/guarded-request.ts';
import { Notices } from '../../notify/notices.ts';
import { SqliteStorage } from '../../storage/sqlite-storage.ts';
import { Client, eventually } from './client.ts';
import { atTheEnd, quiet, server, tempFolder } from './servers.ts';
import { fixture, inDatabase } from './stored.ts';

export type Told = Extract<Message, { t: 'info' | 'table' }>;
export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A program on this machine that receives requests and answers with `status`. */
export const listener = async () => {
  const heard: Heard[] = [];
  const answer = { status: 201 };
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.status === 302 ? { Location: '/elsewhere' } : {}).end('{}');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  atTheEnd(() => void http.close());
  return { heard, answer, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
};

export const json = (client: Client, path: string, body: object) =>
  client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A service whose clock the test advances, with two people at a table with days per move. */
export const service = async (more: object = {}) => {
  const time = { ahead: 0 };
  const dataDir = tempFolder();
  const settings = {
    dataDir,
    notices: { now: () => Date.now() + time.ahead, every: 20, urlPolicy: { loopback: true }, ...more },
  };
  const running = await server(settings);
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  await json(ada, '/api/me', { name: 'Ada' });
  await json(bob, '/api/me', { name: 'Bob' });
  const meet = async () => {
    const table = await ada.open({
      seats: [{ kind: 'human' }, { kind: 'human' }],
      options: { pile: 50 },
      pace: { days: 3, late: 'forfeit' },
    });
    await ada.watch(table);
    await bob.ask({ t: 'sit', table });
    await eventually(() => ada.view(table).owing.length > 0);
    return table;
  };
  const hear = async (client: Client) => {
    const ears = await listener();
    const answer = (await (await json(client, '/api/notices/hook', { url: ears.url })).json()) as NewHook;
    return { ...ears, secret: answer.secret, channel: answer.channels[0]!.channel };
  };
  return { time, running, settings, ada, bob, meet, hear };
};
export const eventOf = ({ body }: Heard) => JSON.parse(body.toString()) as Record<string, unknown>;
/** One person leaves, and the other has seen it. */
export const goes = async (one: Client, other: Client) => {
  one.disconnect();
  await eventually(() => {
    const info = other.messages.findLast((m): m is Told => m.t === 'info' || m.t === 'table')?.info;
    return info?.seats[1]?.present === false;
  });
};
export const settle = () => new Promise((done) => setTimeout(done, 150));
export const MINUTE = 60_000;

/** Notifications without a server, on data in which Ada has a table. */
export const alone = async (
  folder = fixture(),
  zone = 'UTC',
  quietHours: object | null = null,
  urlPolicy: UrlPolicy = {},
) => {
  const time = { now: Date.UTC(2031, 5, 1, 12) };
  const start = time.now;
  const storage = new SqliteStorage(folder);
  const up = new UptimeClock(storage, () => time.now - start);
  const ears = await listener();
  const notices = new Notices(storage, up, quiet, {
    folder,
    now: () => time.now,
    every: DAY,
    urlPolicy: { loopback: true, ...urlPolicy },
  });
  atTheEnd(() => notices.close());
  const { ada, id } = inDatabase(folder, (db) => ({
    ada: String(db.prepare(`SELECT guest FROM accounts`).get()!.guest),
    id: String(
      db.prepare(`SELECT id FROM tables WHERE game = 'nim' AND options LIKE '%"pile":40%'`).get()!.id,
    ),
  }));
  await notices.addHook(ada, ears.url);
  await notices.setPreferences(ada, { language: 'en', zone, quiet: quietHours as null });
  let place = 100;
  const wait = (length: number, here = false) => {
    const limits = { remind: up.now() + 0.75 * length, end: up.now() + length };
    notices.turnNotifier.waits(id, [{ seat: 0, guest: ada, place: place++, here, ...limits }]);
    return storage.tick();
  };
  const nothing = () => {
    notices.turnNotifier.waits(id, []);
    return storage.tick();
  };
  return { storage, up, time, notices, ...ears, table: wait, nothing, ada, id, folder };
};
