/** Days per move: counted from the log, in the service's up time, without vacations. */
import { expect, test, vi } from 'vitest';
import { DAY, type Pace } from '#wire/pace.ts';
import { countedUntil, endOf, type Span } from '../pace.ts';
import type { AwaitedPlayer, TableServices } from '../services.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, tableIn, watcherOf } from './help/one-table.ts';

const HOUR = 3_600_000;

test('days of vacation are added at the end, wherever they lie', () => {
  const spans: Span[] = [
    { from: -50, until: -10 },
    { from: -5, until: 5 },
    { from: 50, until: 60 },
    { from: 114, until: 200 },
    { from: 500, until: 600 },
  ];
  expect(endOf(0, 100, [])).toBe(100);
  // 5 of the second vacation, 10 of the third; 115 lies in the fourth.
  expect(endOf(0, 100, spans)).toBe(100 + 5 + 10 + 86);
  expect(endOf(0, 98, spans)).toBe(113);
  // Nothing is left exactly at the end.
  for (const length of [1, 40, 98, 100, 250, 400]) {
    expect(countedUntil(0, endOf(0, length, spans), spans)).toBe(length);
    expect(countedUntil(0, endOf(0, length, spans) - 1, spans)).toBe(length - 1);
  }
});

const bots: TableServices['bots'] = {
  levels: async () => ['weak', 'middle', 'strong'],
  choose: () => new Promise(() => undefined),
  close: async () => undefined,
};

/** Days pass in a test: nothing checks every second, and no table is evicted. */
const CALM = { keep: Number.POSITIVE_INFINITY, round: HOUR, look: HOUR };

/** Two people at nim with days per move; "host" begins. */
const slowly = async (pace: Pace) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  atTheEnd(() => void vi.useRealTimers());
  const leaves = new Map<string, Span[]>();
  const waits: AwaitedPlayer[][] = [];
  const more: Partial<TableServices> = {
    vacations: { spansOf: (guest) => leaves.get(guest) ?? [], awayUntil: () => undefined },
    turnNotifier: { waits: (_, waiting) => void waits.push([...waiting]) },
  };
  const storage = new MemoryStorage();
  const world = oneService(storage, bots, more, CALM);
  // The service's time is that of its timers.
  let zero = Date.now();
  Object.defineProperty(world.time, 'now', {
    get: () => Date.now() - zero,
    set: (now: number) => {
      zero = Date.now() - now;
    },
  });
  // The game's own clock would run out in a minute.
  const table = await openIn(world, { options: { clock: '1+0' }, pace, absent: 1 });
  await table.sit(asker('friend', 0), undefined, undefined);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const take = (guest: string, seat: number, decision: number) =>
    table.decide(asker(guest, world.time.now), seat, decision, 'take 1');
  return { ...world, table, leaves, waits, pass, take, more };
};

const entriesOf = async ({ storage, table }: Awaited<ReturnType<typeof slowly>>) =>
  (await storage.load(table.id))!.log.map((e) => (e.kind === 'act' ? `${e.act} ${e.seat}` : e.kind));

test('a decision in time starts the time of the next player; a player whose days run out loses by the flag', async () => {
  const world = await slowly({ days: 2, late: 'forfeit' });
  const eyes = watcherOf('host');
  await world.table.watch(eyes.watcher, 'w');
  expect(eyes.seats()[0]).toMatchObject({ left: 2 * DAY });
  expect(eyes.seats()[1]).not.toHaveProperty('left');
  await world.pass(2 * DAY - HOUR);
  expect(await world.take('host', 0, 1)).toBeUndefined();
  expect(eyes.seats()[1]).toMatchObject({ left: 2 * DAY });
  expect(eyes.seats()[0]).not.toHaveProperty('left');
  await world.pass(2 * DAY - 1);
  expect(await entriesOf(world)).toEqual(['decide']);
  await world.pass(2);
  expect(await entriesOf(world)).toEqual(['decide', 'flag 1']);
  expect(eyes.last().view.outcome).toMatchObject({ ranks: [1, 2], reason: 'time' });
});

test('a decision that comes too late is refused, because the flag has fallen', async () => {
  const world = await slowly({ days: 1, late: 'forfeit' });
  // The command reaches the table before the table's own timer rings.
  world.time.now += DAY + 1;
  expect(await world.take('host', 0, 1)).toMatchObject({ code: 'GAME_OVER' });
  expect(await entriesOf(world)).toEqual(['flag 0']);
});

test('the seat passes to a bot, can be taken back, and then has all its days again', async () => {
  const world = await slowly({ days: 1, late: 'bot' });
  await world.pass(DAY + 2);
  expect(await entriesOf(world)).toEqual(['replace 0']);
  expect(await world.take('host', 0, 1)).toMatchObject({ code: 'BOT_PLAYS' });
  expect(await world.table.act(asker('host', world.time.now), 0, 'fromBot')).toBeUndefined();
  const eyes = watcherOf('host');
  await world.table.watch(eyes.watcher, 'w');
  expect(eyes.seats()[0]).toMatchObject({ left: DAY });
  await world.pass(DAY - 10);
  expect(await entriesOf(world)).toEqual(['replace 0', 'fromBot 0']);
});

test('where lateness only sends a reminder, the game waits', async () => {
  const world = await slowly({ days: 1, late: 'remind' });
  await world.pass(30 * DAY);
  expect(await entriesOf(world)).toEqual([]);
  expect(await world.take('host', 0, 1)).toBeUndefined();
});

test('on vacation no time passes', async () => {
  const world = await slowly({ days: 1, late: 'forfeit' });
  world.leaves.set('host', [{ from: 6 * HOUR, until: 6 * HOUR + 5 * DAY }]);
  await world.table.renew();
  await world.pass(6 * DAY - 1);
  expect(await entriesOf(world)).toEqual([]);
  await world.pass(2);
  expect(await entriesOf(world)).toEqual(['flag 0']);
});

test('a table without visitors is opened when its days are over, also by a later process', async () => {
  const before = await slowly({ days: 3, late: 'forfeit' });
  await before.take('host', 0, 1);
  await before.pass(DAY);
  await before.tables.close();
  await before.storage.close();
  const { storage, more } = before;
  const after = oneService(storage, bots, more, CALM);
  // Downtime does not count: the service continues where it stopped.
  after.time.now += 2 * DAY - 1000;
  await after.tables.look();
  expect(after.tables.size).toBe(0);
  after.time.now += 1001;
  await after.tables.look();
  expect(after.tables.size).toBe(1);
  await vi.advanceTimersByTimeAsync(10);
  const log = (await storage.load(before.table.id))!.log;
  expect(log.at(-1)).toMatchObject({ kind: 'act', act: 'flag', seat: 1, at: 3 * DAY });
  await tableIn(after.tables, before.table.id);
});

test('waiting players: a turn of several decisions is one; players who watch count as present', async () => {
  const world = await slowly({ days: 7, late: 'forfeit' });
  expect(world.waits.at(-1)).toEqual([
    { seat: 0, guest: 'host', place: 1, here: false, remind: 5.25 * DAY, end: 7 * DAY },
  ]);
  const eyes = watcherOf('host');
  await world.table.watch(eyes.watcher, 'w');
  expect(world.waits.at(-1)).toMatchObject([{ here: true }]);
  world.table.leave(eyes.watcher);
  await vi.waitFor(() => expect(world.waits.at(-1)).toMatchObject([{ here: false }]));
  world.time.now += HOUR;
  const now = world.time.now;
  await world.take('host', 0, 1);
  expect(world.waits.at(-1)).toMatchObject([{ seat: 1, guest: 'friend', place: 2, end: now + 7 * DAY }]);
  await world.table.act(asker('friend', world.time.now), 1, 'resign');
  expect(world.waits.at(-1)).toEqual([]);
});

test('lists show the time left for me, or for the player I wait for; a rematch has the same days', async () => {
  const world = await slowly({ days: 7, late: 'forfeit' });
  world.time.now += DAY;
  const shown = async (guest: string) => (await world.tables.listFor(guest)).tables[0];
  expect(await shown('friend')).toMatchObject({ pace: { days: 7 }, left: 6 * DAY, myTurn: false });
  await world.take('host', 0, 1);
  expect(await shown('friend')).toMatchObject({ left: 7 * DAY, myTurn: true });
  await world.table.act(asker('friend', world.time.now), 1, 'resign');
  expect(await shown('friend')).not.toHaveProperty('left');
  await world.table.rematch({ ...asker('host', 1), command: { id: 'r1', digest: '' } }, false, undefined);
  await world.table.rematch({ ...asker('friend', 1), command: { id: 'r2', digest: '' } }, false, undefined);
  const next = (await world.storage.load(world.table.id))!.table.next!;
  expect((await world.storage.load(next))!.table.pace).toEqual({ days: 7, late: 'forfeit' });
});
