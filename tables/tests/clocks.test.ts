import { expect, test } from 'vitest';
import { barter } from '#engine/laws/small/barter.ts';
import { bids } from '#engine/laws/small/bids.ts';
import { Match } from '#engine/match/match.ts';
import { TableClock } from '../clocks.ts';
import type { Table } from '../table.ts';
import { asker, oneService, oneTable, openIn, watcherOf } from './help/one-table.ts';

const say = async (table: Table, guest: string, seat: number, received: number, decision: number) =>
  (await table.decide(asker(guest, received), seat, decision, 'take 1'))?.code;

test('time runs once everybody has come, is charged to the seat that has to decide, and the increment is added', async () => {
  const { table, time } = await oneTable('1+2');
  const [host, friend] = [watcherOf('host'), watcherOf('friend')];
  await table.watch(host.watcher, 'w');
  await table.sit(asker('friend', 0), undefined, undefined);
  time.now = 5_000;
  await table.watch(friend.watcher, 'w');
  expect(host.last().clock).toEqual({ left: [60_000, 60_000], running: [1], increment: 2000 });
  time.now = 15_000;
  expect(await say(table, 'host', 0, 15_000, 1)).toBeUndefined();
  expect(host.last().clock).toEqual({ left: [52_000, 60_000], running: [2], increment: 2000 });
  time.now = 16_000;
  expect(await say(table, 'friend', 1, 16_000, 2)).toBeUndefined();
  expect(host.last().clock).toEqual({ left: [52_000, 61_000], running: [1], increment: 2000 });
});

test('a decision that arrives in time counts although it is handled later; one that arrives late loses (TC-11.4)', async () => {
  const late = await oneTable('1+0');
  const early = await oneTable('1+0');
  for (const { table } of [late, early]) {
    await table.watch(watcherOf('host').watcher, 'w');
    await table.watch(watcherOf('friend').watcher, 'w');
    await table.sit(asker('friend', 0), undefined, undefined);
  }
  early.time.now = 60_050;
  expect(await say(early.table, 'host', 0, 59_999, 1)).toBeUndefined();
  late.time.now = 60_050;
  expect(await say(late.table, 'host', 0, 60_000, 1)).toBe('GAME_OVER');
  expect(late.table.summary.outcome).toEqual({ ranks: [2, 1], reason: 'time' });
  expect(early.table.summary.outcome).toBeUndefined();
});

test('all flags that have fallen by the time of a command fall before it', async () => {
  const world = oneService();
  const people = ['host', 'first', 'second'];
  const table = await openIn(world, { game: 'small-bids', seats: people.map(() => ({ kind: 'human' })) });
  for (const [i, guest] of people.entries()) {
    if (i > 0) await table.sit(asker(guest, 0), undefined, undefined);
    await table.watch(watcherOf(guest).watcher, 'w');
  }
  world.time.now = 60_000;
  // A flag answers for its seat and gives it no time, so all three fall again in each round, to the end of the match.
  expect((await table.decide(asker('host', 60_000), 0, 1, 'bid 5'))?.code).toBe('GAME_OVER');
  expect(table.summary.outcome?.reason).toBe('rounds');
});

test('who decides without owing it gets no increment, and the time of who owes runs on', () => {
  const position = { card: { hand: [['c1'], ['c2']] } };
  const dealt = Match.create(
    barter,
    { id: 'test', options: {}, seats: 2, secret: new Uint8Array(32), entropy: [] },
    { position },
  );
  if (!dealt.ok) throw new Error(dealt.error.code);
  const match = dealt.value;
  const clock = new TableClock({ each: 60_000, increment: 5000 }, 2, 0);
  clock.begin(match, 0);
  const decide = (seat: number, text: string, at: number) => {
    const { owing } = match;
    expect(match.submit(seat, text, { at }).ok).toBe(true);
    clock.charge(match, match.log.at(-1)!, owing);
  };
  decide(1, 'offer c2', 1000);
  expect(clock.info(1000)).toMatchObject({ left: [59_000, 60_000], running: [1] });
  decide(0, 'decline', 2000);
  expect(clock.info(3000)).toMatchObject({ left: [62_000, 60_000], running: [1] });
});

test('changing a sealed answer leaves no trace in the clock, not even of the time before it', () => {
  const clockAfter = (...answers: readonly [seat: number, text: string, at: number][]): TableClock => {
    const dealt = Match.create(bids, {
      id: 'test',
      options: {},
      seats: 3,
      secret: new Uint8Array(32),
      entropy: [],
    });
    if (!dealt.ok) throw new Error(dealt.error.code);
    const match = dealt.value;
    const clock = new TableClock({ each: 60_000, increment: 0 }, 3, 0);
    clock.begin(match, 0);
    for (const [seat, text, at] of answers) {
      const { owing } = match;
      expect(match.submit(seat, text, { at }).ok).toBe(true);
      clock.charge(match, match.log.at(-1)!, owing);
    }
    return clock;
  };
  const once = clockAfter([0, 'bid 2', 1000]);
  const twice = clockAfter([0, 'bid 2', 1000], [0, 'bid 4', 5000]);
  for (const now of [1000, 3000, 5000, 9000]) expect(twice.info(now)).toEqual(once.info(now));
  expect(twice.fall).toEqual(once.fall);
  expect(once.info(9000).left).toEqual([59_000, 51_000, 51_000]);
});
