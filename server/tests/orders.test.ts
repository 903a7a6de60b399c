/**
 * Orders at a server: they survive a crash and answer once, notify nobody, are private to their player, and
 * are deleted with the account.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FaultPoint } from '#tables/services.ts';
import { library } from '#tables/tests/help/library.ts';
import type { OrderLine, OrdersInfo } from '#wire/orders.ts';
import { backUp, restore } from '../operations/backup.ts';
import { diagnose } from '../operations/doctor.ts';
import { Client, eventually } from './help/client.ts';
import { ended, startProcess } from './help/processes.ts';
import { atTheEnd, server, tempFolder } from './help/servers.ts';
import { fixture, inDatabase, tableWhere } from './help/stored.ts';

const line = (n: number, answer: string, more: Partial<OrderLine> = {}): OrderLine => ({
  n,
  answer,
  ...more,
});

/** Ada, who began with "take 1", and Bob, whose turn it is. */
const meet = async (url: string, more: object = {}) => {
  const [ada, bob] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await ada.open({
    seats: [{ kind: 'human' }, { kind: 'human' }],
    options: { pile: 50 },
    ...more,
  });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await bob.watch(table);
  await eventually(() => ada.view(table).owing.includes(1));
  await ada.decide(table, 1, 'take 1');
  return { ada, bob, table };
};
const lay = (client: Client, table: string, lines: readonly OrderLine[]) =>
  client.ask({ t: 'setOrders', table, seat: 1, decision: 2, lines: [...lines] });
const ordersOf = async (client: Client, table: string, seat = 1): Promise<OrdersInfo | undefined> => {
  const answer = await client.ask({ t: 'orders', table, seat });
  if (answer.t !== 'orders') throw new Error(JSON.stringify(answer));
  return answer.orders;
};
const storyAt = async (client: Client, table: string) =>
  (await client.watch(table)).story.filter(({ index }) => index > 0).map(({ text }) => text);
const post = (client: Client, path: string, body: object) =>
  client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The third entry is the order's. */
const DEATHS: readonly { at: FaultPoint; nth: number }[] = [
  { at: 'published', nth: 2 },
  { at: 'judged', nth: 3 },
  { at: 'stored', nth: 3 },
  { at: 'applied', nth: 3 },
  { at: 'published', nth: 3 },
];

test.each(DEATHS)(
  'killed after "$at" of entry $nth, the order answers once in the end, and so does the next one',
  async (death) => {
    const dataDir = tempFolder();
    const first = await startProcess(dataDir, death);
    const { ada, bob, table } = await meet(first.url);
    await lay(ada, table, [line(1, 'take 3', { when: ['take 2'] }), line(2, 'take 2', { after: 1 })]);
    bob.send({ t: 'decide', id: 'the-move', table, seat: 2, decision: 2, text: 'take 2' });
    expect(await ended(first.child)).toBe('SIGKILL');
    const second = await startProcess(dataDir);
    // Nobody is connected; what is due opens the table by itself.
    await eventually(() =>
      inDatabase(dataDir, (db) => db.prepare('SELECT count(*) AS n FROM log').get()!.n === 3),
    );
    const back = await new Client(second.url, bob.cookie).connect();
    expect(await storyAt(back, table)).toEqual(['take 1', 'take 2', 'take 3']);
    await back.decide(table, 2, 'take 1');
    await eventually(() => back.view(table).decision === 6);
    expect(await storyAt(back, table)).toEqual(['take 1', 'take 2', 'take 3', 'take 1', 'take 2']);
    const owner = await new Client(second.url, ada.cookie).connect();
    await owner.watch(table);
    expect(await ordersOf(owner, table)).toMatchObject({
      lines: [],
      done: [{ answer: 'take 3' }, { answer: 'take 2' }],
    });
    second.child.kill('SIGTERM');
    expect(await ended(second.child)).toBe(0);
  },
);

test('a player who has left orders is notified only when they do not answer', async () => {
  const heard: string[] = [];
  const http = createServer((request, response) => {
    request.on('data', (part: Buffer) => heard.push(part.toString()));
    request.on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  atTheEnd(() => void http.close());
  const time = { ahead: 0 };
  const notices = { now: () => Date.now() + time.ahead, every: 20, window: 0, urlPolicy: { loopback: true } };
  const { url } = await server({ notices, pace: 200 });
  const { ada, bob, table } = await meet(url, { pace: { days: 3, late: 'forfeit' } });
  const hook = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  expect((await post(ada, '/api/notices/hook', { url: hook })).ok).toBe(true);
  await lay(ada, table, [line(1, 'take 3', { when: ['take 2'] })]);
  ada.disconnect();
  await bob.until((m) => m.t === 'info' && m.info.seats[0]!.present === false);
  const before = heard.length;
  await bob.decide(table, 2, 'take 2');
  await eventually(() => bob.view(table).decision === 4);
  await new Promise((done) => setTimeout(done, 200));
  expect(heard.slice(before)).toEqual([]);
  await bob.decide(table, 2, 'take 2');
  await eventually(() => heard.length > before);
  expect(heard.at(-1)).toContain('"event":"turn"');
});

test('others learn nothing of orders by socket, lists, file or export: before, during or after', async () => {
  const { url } = await server();
  const { ada, bob, table } = await meet(url, { listed: true });
  const looker = await new Client(url).connect();
  await looker.watch(table);
  await bob.until((m) => m.t === 'info' && m.info.spectators === 1);
  const [b, l] = [bob.raw.length, looker.raw.length];
  await lay(ada, table, [line(1, 'take 3', { when: ['take 2'] }), line(2, 'take 1')]);
  expect(await ada.until((m) => m.t === 'info' && m.info.orders?.lines === 2)).toBeTruthy();
  for (const other of [bob, looker])
    expect(await other.ask({ t: 'orders', table, seat: 1 })).toMatchObject({
      t: 'refused',
      refusal: { code: 'NOT_YOUR_SEAT' },
    });
  // Only their own answers have arrived since.
  expect([bob.raw.length - b, looker.raw.length - l]).toEqual([1, 1]);
  await bob.decide(table, 2, 'take 2');
  await eventually(() => bob.view(table).decision === 4);
  await ada.ask({ t: 'act', table, seat: 1, act: 'resign' });
  await looker.until((m) => m.t === 'update' && m.view.outcome !== undefined);
  const texts = await Promise.all(
    [`/api/tables/${table}/file`, '/api/tables?state=finished', '/api/me', '/api/account/export'].map(
      async (path) => (await bob.request(path)).text(),
    ),
  );
  // "ordered" does not occur either: the names of everything about orders begin like this.
  for (const text of [...texts.slice(0, 3), ...bob.raw, ...looker.raw])
    expect(text.replaceAll('NOT_YOUR_SEAT', '')).not.toMatch(/order/i);
  expect(JSON.parse(texts[3]!)).toMatchObject({ orders: [] });
});

test('they are in their player’s export, and are deleted with the player', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir });
  const { ada, bob, table } = await meet(url);
  await post(ada, '/api/account', { name: 'Ada', password: 'made for this test' });
  await ada.connect();
  await lay(ada, table, [line(1, 'take 3')]);
  const exported = (await (await ada.request('/api/account/export')).json()) as { orders: unknown };
  // What the player is told of them, and not how long the log was: others' unnoticed acts are counted in that.
  expect(exported.orders).toEqual([{ table, seat: 1, plan: await ordersOf(ada, table) }]);
  expect(await ordersOf(ada, table)).toMatchObject({ lines: [{ n: 1, answer: 'take 3' }] });
  const gone = await post(ada, '/api/account/delete', { name: 'Ada' });
  expect(gone.ok, await gone.clone().text()).toBe(true);
  expect(inDatabase(dataDir, (db) => db.prepare('SELECT * FROM orders').all())).toEqual([]);
  await bob.decide(table, 2, 'take 2');
  await new Promise((done) => setTimeout(done, 50));
  expect(await storyAt(bob, table)).toEqual(['take 1', 'take 2']);
});

test('a backup contains them, and the doctor finds orphaned ones', async () => {
  const folder = fixture();
  const rows = (from: string) => inDatabase(from, (db) => db.prepare('SELECT * FROM orders').all());
  expect(rows(folder)).toHaveLength(1);
  const file = join(tempFolder(), 'b.db');
  await backUp(folder, file, library);
  const elsewhere = tempFolder();
  await restore(file, elsewhere, library);
  expect(rows(elsewhere)).toEqual(rows(folder));
  // A server on the restored data uses them.
  const { url } = await server({ dataDir: elsewhere });
  const looker = await new Client(url).connect();
  const table = tableWhere(folder, `options LIKE '%"pile":40%'`);
  await looker.watch(table);
  expect(looker.view(table).owing).toEqual([2]);
  inDatabase(folder, (db) => db.exec('UPDATE orders SET seat = 9'));
  const { findings } = await diagnose(folder, library);
  expect(JSON.stringify(findings)).toContain('orders of seats');
});
