import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databaseIn } from '../../operations/archive.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';

const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

const ask = async (url: string, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const metricsOf = async (url: string): Promise<(line: string) => number | undefined> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (line) => {
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };
};

test('health and readiness tell version, uptime, storage, queues and stuck tables', async () => {
  const { url } = await server();
  const client = await new Client(url).connect();
  for (const path of ['/health', '/ready', '/healthz']) {
    const { status, body } = await ask(url, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptime: expect.any(Number),
      storage: { writable: true },
      tables: 0,
      stuck: 0,
      stuckTables: [],
      connections: 1,
      queues: { writes: 0, tables: 0, bots: 0 },
    });
  }
  const table = await client.open({
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'throws' }],
  });
  await client.watch(table);
  await client.decide(table, 1, 'take 1');
  await eventually(async () => (await ask(url, '/health')).body.stuck === 1);
  expect((await ask(url, '/health')).body).toMatchObject({ tables: 1, stuckTables: [table] });
  // Other machines are told no internals.
  for (const path of ['/health', '/ready', '/healthz']) {
    const { body } = await ask(url, path, { 'x-forwarded-for': '203.0.113.7' });
    expect(Object.keys(body).sort()).toEqual(['status', 'storage', 'uptime', 'version']);
  }
});

test('a server that cannot write is unhealthy until it can write again', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir });
  expect((await ask(url, '/ready')).status).toBe(200);
  await new Promise((done) => setTimeout(done, 1100));
  // As if the disk were full: every write fails, also the last attempt.
  const db = new DatabaseSync(databaseIn(dataDir));
  db.exec('BEGIN IMMEDIATE');
  for (const path of ['/health', '/ready']) {
    const { status, body } = await ask(url, path);
    expect([status, body.status, body.storage]).toEqual([503, 'failing', { writable: false }]);
  }
  db.exec('ROLLBACK');
  db.close();
  await eventually(async () => (await ask(url, '/ready')).status === 200);
});

test('events are counted', async () => {
  const { url } = await server({ limits: { messages: { burst: 12, perSecond: 0 } } });
  const [one, two] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await one.open({ seats: HUMANS });
  await one.watch(table);
  await two.ask({ t: 'sit', table });
  await one.decide(table, 1, 'take 2');
  await one.decide(table, 1, 'take 9', 2);
  await two.ask({ t: 'act', table, seat: 2, act: 'resign' });
  for (let n = 0; n < 12; n++) await one.ask({ t: 'watch', table });
  await one.request('/api/tables?state=nonsense');
  const metric = await metricsOf(url);
  expect(metric('ludoteca_decisions_total{kind="decide"}')).toBe(1);
  expect(metric('ludoteca_decisions_total{kind="act"}')).toBe(1);
  expect(metric('ludoteca_append_seconds_count')).toBe(2);
  expect(metric('ludoteca_append_seconds_sum')).toBeGreaterThan(0);
  expect(metric('ludoteca_refusals_total{code="NOT_YOUR_TURN",via="socket"}')).toBe(1);
  expect(metric('ludoteca_refusals_total{code="BAD_MESSAGE",via="http"}')).toBe(1);
  const limited = metric('ludoteca_rate_limited_total{via="socket"}');
  expect(limited).toBeGreaterThan(0);
  expect(metric('ludoteca_refusals_total{code="TOO_MANY_REQUESTS",via="socket"}')).toBe(limited);
  expect(metric('ludoteca_messages_total{type="decide"}')).toBe(2);
  expect(metric('ludoteca_messages_sent_total')).toBeGreaterThan(15);
  expect(metric('ludoteca_requests_total{route="tables",status="201"}')).toBe(1);
  expect(metric('ludoteca_open_sockets')).toBe(2);
  expect(metric('ludoteca_resident_tables')).toBe(1);
  expect(metric('ludoteca_commits')).toBeGreaterThan(3);
  for (const queue of ['writes', 'tables', 'bots'])
    expect(metric(`ludoteca_queue_length{queue="${queue}"}`)).toBe(0);
  expect(metric('ludoteca_event_loop_lag_seconds{percentile="99"}')).toBeGreaterThan(0);
  expect(metric('process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

test('the time and the failures of bots are counted', async () => {
  const { url } = await server();
  const client = await new Client(url).connect();
  for (const level of ['random', 'throws']) {
    const table = await client.open({ seats: [{ kind: 'human' }, { kind: 'bot', level }] });
    await client.watch(table);
    await client.decide(table, 1, 'take 1');
  }
  await eventually(async () => (await metricsOf(url))('ludoteca_stuck_tables') === 1);
  const metric = await metricsOf(url);
  expect(metric('ludoteca_bot_seconds_count{game="nim",level="random"}')).toBe(1);
  expect(metric('ludoteca_bot_faults_total{game="nim",level="throws"}')).toBe(3);
});

test('metrics are for this machine only, or for requests with the token', async () => {
  const open = await server();
  expect((await fetch(`${open.url}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain/);
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const { status, body } = await ask(open.url, '/metrics', { [header]: '127.0.0.1' });
    expect([status, body]).toMatchObject([404, { refusal: { code: 'NOT_FOUND' } }]);
  }
  const guarded = await server({ metricsToken: 'a-long-token' });
  expect((await ask(guarded.url, '/metrics')).status).toBe(404);
  expect((await ask(guarded.url, '/metrics', { authorization: 'Bearer another' })).status).toBe(404);
  const allowed = { authorization: 'Bearer a-long-token', 'x-forwarded-for': '203.0.113.7' };
  expect((await fetch(`${guarded.url}/metrics`, { headers: allowed })).status).toBe(200);
});
