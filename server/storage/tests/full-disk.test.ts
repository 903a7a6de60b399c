/** A full disk: everything is refused with a reason, the server stays up, and continues when there is space again. */
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { BotPlayer } from '#tables/services.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { Notices } from '../../notify/notices.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { atTheEnd, quiet, server, tempFolder } from '../../tests/help/servers.ts';
import { isDiskFault } from '../disk-faults.ts';
import { SqliteStorage } from '../sqlite-storage.ts';

/** From now on nothing can be committed, until space is given back. */
const fillDisk = () => {
  const { exec } = DatabaseSync.prototype;
  const full = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    exec.call(this, sql === 'COMMIT' ? 'ROLLBACK' : sql);
    if (sql === 'COMMIT') throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  atTheEnd(() => full.mockRestore());
  return () => full.mockRestore();
};

const NOT_SAVED = { t: 'refused', refusal: { code: 'NOT_SAVED' } };

test('a full disk refuses decisions, chat, names and tables without stopping the server; with space again everything continues', async () => {
  const running = await server({ round: 10 });
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const table = await ada.open({ seats, options: { pile: 50, clock: '10+0' } });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await bob.watch(table);
  await eventually(() => ada.view(table).owing.includes(1));
  const { decision } = ada.view(table);
  const again = fillDisk();
  expect(await ada.decide(table, 1, 'take 1')).toMatchObject(NOT_SAVED);
  expect(await bob.ask({ t: 'say', table, text: 'Why not?' })).toMatchObject(NOT_SAVED);
  const named = await ada.request('/api/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  });
  expect([named.status, await named.json()]).toMatchObject([503, { refusal: { code: 'NOT_SAVED' } }]);
  await expect(ada.open({ seats })).rejects.toThrow('NOT_SAVED');
  // The periodic check keeps the time while a clock runs; a few of them pass.
  await new Promise((done) => setTimeout(done, 100));
  expect(bob.view(table).decision).toBe(decision);
  again();
  expect(await ada.decide(table, 1, 'take 1')).toMatchObject({ t: 'ack' });
  expect(await bob.ask({ t: 'say', table, text: 'So it goes' })).toMatchObject({ t: 'ack' });
});

test('clocks that cannot be started for lack of space start with a later decision', async () => {
  const running = await server();
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const table = await ada.open({ seats, options: { pile: 50, clock: '10+0' } });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  const again = fillDisk();
  expect((await bob.watch(table)).clock).toMatchObject({ running: [] });
  again();
  expect(await ada.decide(table, 1, 'take 1')).toMatchObject({ t: 'ack' });
  const later = await bob.watch(table);
  expect(later.clock).toMatchObject({ running: [2] });
});

test('a flag that falls while the disk is full falls once there is space, and is retried with pauses', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const running = await server({ log });
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const table = await ada.open({ seats, options: { pile: 50, clock: '0.01+0' } });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await bob.watch(table);
  const again = fillDisk();
  await eventually(() => lines.length > 0);
  await new Promise((done) => setTimeout(done, 500));
  expect(lines.filter((line) => line.includes('not saved')).length).toBeLessThan(5);
  expect(bob.view(table).outcome).toBeUndefined();
  again();
  await eventually(() => bob.view(table).outcome?.reason === 'time');
});

test('a bot whose answer cannot be stored answers again by itself once there is space', async () => {
  let tried = 0;
  const bots: BotPlayer = {
    levels: async () => ['random'],
    choose: async () => {
      tried++;
      return 'take 2';
    },
    close: async () => undefined,
  };
  const running = await server({ bots, pace: 300 });
  const ada = await new Client(running.url).connect();
  const seats = [{ kind: 'human' as const }, { kind: 'bot' as const, level: 'random' }];
  const table = await ada.open({ seats, options: { pile: 50 } });
  await ada.watch(table);
  await ada.decide(table, 1, 'take 1');
  const again = fillDisk();
  // Time for more failures than a bot is allowed before it is stuck.
  await eventually(() => tried === 1);
  await new Promise((done) => setTimeout(done, 1000));
  again();
  await eventually(() => ada.view(table).owing.includes(1));
  expect(ada.messages.some((m) => m.t === 'info' && m.info.seats[1]?.stuck)).toBe(false);
});

test('disk errors are recognised by SQLite’s code; any other error is a fault', () => {
  const fault = (errcode: number) => Object.assign(new Error('no'), { errcode });
  for (const code of [13, 8, 778, 1034]) expect(isDiskFault(fault(code)), String(code)).toBe(true);
  for (const code of [1, 5, 11, 266, 2067]) expect(isDiskFault(fault(code)), String(code)).toBe(false);
  expect(isDiskFault(new Error('full'))).toBe(false);
});

test('the time of days per move is kept although the wall clock is set back', async () => {
  const folder = tempFolder();
  const storage = new SqliteStorage(folder);
  const time = { steady: 0, wall: Date.UTC(2031, 0, 10) };
  const up = new UptimeClock(storage, () => time.steady);
  const notices = new Notices(storage, up, quiet, { folder, now: () => time.wall });
  atTheEnd(async () => {
    await notices.close();
    await storage.close();
  });
  await storage.create({
    id: 'table-one',
    game: 'nim',
    version: '1',
    options: {},
    passAndPlay: false,
    secret: new Uint8Array(32),
    seats: [],
    created: 0,
  });
  notices.turnNotifier.waits('table-one', [
    { seat: 0, guest: 'ada', place: 0, here: false, remind: 1e9, end: 2e9 },
  ]);
  await storage.tick();
  const kept = () => storage.keepTime(() => up.now());
  for (const minutes of [1, 2, 3]) {
    time.steady = minutes * 61_000;
    time.wall -= 3_600_000;
    await notices.look();
    expect(kept()).toBe(time.steady);
  }
});
