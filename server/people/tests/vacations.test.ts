/** Vacations: what is allowed, how tables see them, and that they end when they were set to. */
import { expect, test } from 'vitest';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { DAY, type VacationList } from '#wire/pace.ts';
import type { Message } from '#wire/protocol.ts';
import { SqliteStorage } from '../../storage/sqlite-storage.ts';
import { Client, eventually } from '../../tests/help/client.ts';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { Vacations } from '../vacations.ts';

type Told = Extract<Message, { t: 'info' | 'table' }>;
const JANUARY = Date.UTC(2031, 0, 10);

/** One run of a service, beginning at a moment of real time. */
const life = (folder: string, from: number) => {
  const time = { real: from };
  const storage = new SqliteStorage(folder);
  const up = new UptimeClock(storage, () => time.real);
  const told: string[] = [];
  const changed = async (guest: string) => void told.push(guest);
  return { time, storage, up, told, vacations: new Vacations(storage.file, up, changed, () => time.real) };
};

test('thirty days a year, none counted twice; ending early gives back the rest', async () => {
  const { vacations, time, storage, told } = life(tempFolder(), JANUARY);
  expect(vacations.list('ada')).toEqual({ vacations: [], left: 30 });
  expect(await vacations.take('ada', 31)).toMatchObject({ ok: false, error: { code: 'VACATION_TOO_LONG' } });
  const taken = await vacations.take('ada', 20);
  expect(taken).toMatchObject({ ok: true, value: { left: 10 } });
  expect(vacations.awayUntil('ada')).toBe(JANUARY + 20 * DAY);
  expect(vacations.awayUntil('bob')).toBeUndefined();
  const inside = await vacations.take('ada', 2, JANUARY + 19 * DAY);
  expect(inside).toMatchObject({ ok: false, error: { code: 'VACATION_OVERLAPS' } });
  expect(await vacations.take('ada', 11, JANUARY + 40 * DAY)).toMatchObject({
    ok: false,
    error: { params: { days: 10 } },
  });
  // The next year has its own days.
  expect((await vacations.take('ada', 30, JANUARY + 360 * DAY)).ok).toBe(true);
  time.real += 4.5 * DAY;
  const [first, second] = vacations.list('ada').vacations;
  expect(await vacations.end('ada', first!.n)).toMatchObject({ ok: true, value: { left: 25 } });
  expect(vacations.awayUntil('ada')).toBeUndefined();
  expect(await vacations.end('bob', second!.n)).toMatchObject({ error: { code: 'NO_SUCH_VACATION' } });
  expect(await vacations.end('ada', second!.n)).toMatchObject({ ok: true, value: { vacations: [] } });
  expect(told).toEqual(['ada', 'ada', 'ada', 'ada']);
  // Past days still stop the time that they stopped.
  expect(vacations.spansOf('ada')).toEqual([{ from: 0, until: 4.5 * DAY }]);
  await storage.close();
});

test('a vacation that has begun stops the time although the wall clock is set back before it ends', async () => {
  const { vacations, time, storage, up } = life(tempFolder(), JANUARY);
  let wall = JANUARY;
  const set = new Vacations(
    storage.file,
    up,
    async () => undefined,
    () => wall,
  );
  const taken = await set.take('ada', 10);
  expect(taken.ok && taken.value.vacations[0]!.until).toBe(JANUARY + 10 * DAY);
  time.real += 3 * DAY;
  wall = JANUARY - DAY;
  expect((await set.end('ada', set.list('ada').vacations[0]!.n)).ok).toBe(true);
  expect(vacations.spansOf('ada')).toEqual([{ from: 0, until: 3 * DAY }]);
  wall = JANUARY;
  expect(set.list('ada')).toEqual({ vacations: [], left: 30 });
  await storage.close();
});

test('downtime during a vacation is not credited twice', async () => {
  const folder = tempFolder();
  const before = life(folder, JANUARY);
  await before.vacations.take('ada', 10);
  before.time.real += 2 * DAY;
  await before.storage.tick();
  await before.storage.close();
  // Down for three days, then for the rest.
  const between = life(folder, JANUARY + 5 * DAY);
  await between.storage.tick();
  expect(between.vacations.spansOf('ada')).toEqual([{ from: 0, until: 7 * DAY }]);
  await between.storage.close();
  const after = life(folder, JANUARY + 50 * DAY);
  await after.storage.tick();
  expect(after.vacations.spansOf('ada')).toEqual([{ from: 0, until: 2 * DAY }]);
  expect(after.vacations.awayUntil('ada')).toBeUndefined();
  await after.storage.close();
});

test('everybody at the table sees it, and the time stands still; after a restart, too', async () => {
  const dataDir = tempFolder();
  const running = await server({ dataDir });
  const [ada, bob] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const table = await ada.open({
    seats: [{ kind: 'human' }, { kind: 'human' }],
    pace: { days: 3, late: 'forfeit' },
  });
  await ada.watch(table);
  await bob.ask({ t: 'sit', table });
  await bob.watch(table);
  const seen = () => bob.messages.findLast((m): m is Told => m.t === 'info' || m.t === 'table')!;
  await eventually(() => 'left' in seen().info.seats[0]!);
  const post = (path: string, body: object) =>
    ada.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = (await (await post('/api/vacation', { days: 5 })).json()) as VacationList;
  expect(answer).toMatchObject({ left: 25, vacations: [{ n: 1 }] });
  const { until } = answer.vacations[0]!;
  await eventually(() => 'vacation' in seen().info.seats[0]!);
  expect(seen().info.seats[0]).toMatchObject({ vacation: until });
  const { left } = seen().info.seats[0]! as { left: number };
  expect(left).toBeGreaterThan(3 * DAY - 60_000);
  expect((await post('/api/vacation', { days: 99 })).status).toBe(400);
  expect((await post('/api/vacation', { days: 26, from: until })).status).toBe(422);
  await running.close();

  const again = await server({ dataDir });
  const back = await new Client(again.url, bob.cookie).connect();
  const shown = await back.watch(table);
  expect(shown.info.pace).toEqual({ days: 3, late: 'forfeit' });
  expect(shown.info.seats[0]).toMatchObject({ vacation: until, left });
  const mine = (await (await back.request('/api/me')).json()) as { tables: object[] };
  expect(mine.tables[0]).toMatchObject({ pace: { days: 3 } });
});
