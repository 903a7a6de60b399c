import { expect, test, vi } from 'vitest';
import type { Act } from '#engine/match/entry.ts';
import type { AbsenceRule } from '#wire/absence.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { TableServices } from '../services.ts';
import type { Subscriber } from '../subscribers.ts';
import type { Table } from '../table.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { asker, oneService, openIn, tableIn, watcherOf } from './help/one-table.ts';

/** Bots that take one, or bid any card, whenever they are allowed to decide. */
const playing = (moves: { on: boolean }): TableServices['bots'] => ({
  levels: async () => ['weak', 'middle', 'strong'],
  choose: async () => {
    if (!moves.on) return new Promise(() => undefined);
    return 'take 1';
  },
  close: async () => undefined,
});

const people = ['host', 'friend', 'third'] as const;

let commands = 0;
/** People who sit at a table with an absence rule, all of them connected. */
const company = async (absent: AbsenceRule | undefined, count = 2, clock = 'none') => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  atTheEnd(() => void vi.useRealTimers());
  const moves = { on: false };
  const world = oneService(undefined, playing(moves));
  const seats = Array.from({ length: count }, () => ({ kind: 'human' as const }));
  const game = count === 2 ? 'nim' : 'bids';
  const options: OpenTable['options'] = count === 2 ? { clock } : {};
  const table = await openIn(world, { game, options, seats, ...(absent === undefined ? {} : { absent }) });
  const eyes = people.slice(0, count).map((name) => watcherOf(name));
  for (const [i, name] of people.slice(0, count).entries()) {
    if (i > 0) await table.sit(asker(name, 0), undefined, undefined);
    await table.watch(eyes[i]!.watcher, 'w');
  }
  const pass = async (ms: number) => {
    // Pending work is done before the time moves on.
    await vi.advanceTimersByTimeAsync(0);
    world.time.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const say = async (guest: string, seat: number, act: Act, about?: number) => {
    const command = { id: `c${++commands}`, digest: '' };
    const asked = { guest, received: world.time.now, command };
    return (await table.act(asked, seat - 1, act, about && about - 1))?.code ?? 'ok';
  };
  return { ...world, table, eyes, pass, moves, say };
};

const logOf = async (table: Table, storage: ReturnType<typeof oneService>['storage']) =>
  (await storage.load(table.id))!.log.map(({ at: _, ...entry }) => entry);

test('with two, the one who waits decides after two minutes; the other takes the seat back', async () => {
  const { table, eyes, pass, storage, moves, say } = await company('vote');
  const [host, friend] = eyes as [(typeof eyes)[0], (typeof eyes)[0]];
  expect(await say('friend', 2, 'voteBot', 1)).toBe('NOT_ABSENT');
  await pass(1_000);
  table.leave(host.watcher);
  await pass(119_000);
  expect(friend.seats()[0]).toMatchObject({ present: false, away: 0 });
  expect(await say('friend', 2, 'voteBot', 1)).toBe('NOT_AWAY_LONG');
  expect(await say('host', 1, 'voteBot', 2)).toBe('NOT_ABSENT');
  await pass(1_000);
  moves.on = true;
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ok');
  await vi.waitFor(() => expect(friend.last().view).toMatchObject({ decision: 2, bots: [1], votes: {} }));
  expect(friend.seats()[0]).toMatchObject({ standIn: 'middle' });
  expect(await logOf(table, storage)).toEqual([
    { kind: 'act', seat: 1, act: 'voteBot', about: 0 },
    { kind: 'act', seat: 0, act: 'replace' },
    { kind: 'decide', seat: 0, text: 'take 1' },
  ]);
  await table.watch(host.watcher, 'back');
  expect(host.seats()[0]).not.toHaveProperty('away');
  expect((await table.decide(asker('host', 1), 0, 2, 'take 1'))?.code).toBe('BOT_PLAYS');
  expect(await say('host', 1, 'fromBot')).toBe('ok');
  expect(friend.last().view.bots).toEqual([]);
});

test('it is refused where the rule says never, and while nobody waits for that player', async () => {
  const none = await company(undefined);
  none.table.leave(none.eyes[0]!.watcher);
  await none.pass(600_000);
  expect(await none.say('friend', 2, 'voteBot', 1)).toBe('ABSENCE_OFF');
  expect(none.eyes[1]!.seats()[0]).not.toHaveProperty('away');
  const { table, eyes, pass, say } = await company('vote');
  table.leave(eyes[1]!.watcher);
  await pass(600_000);
  expect(await say('host', 1, 'voteBot', 2)).toBe('NOT_AWAITED');
  expect(await say('host', 1, 'voteBot', 1)).toBe('NO_SUCH_ACT');
  expect(await say('host', 1, 'voteBot', 7)).toBe('NO_SUCH_SEAT');
  expect(await say('host', 1, 'voteBot')).toBe('NO_SUCH_ACT');
  expect(await say('host', 1, 'replace')).toBe('NO_SUCH_ACT');
});

test('a running clock shortens the wait: the vote comes before the flag', async () => {
  const { table, eyes, pass, say } = await company('vote', 2, '1+0');
  table.leave(eyes[0]!.watcher);
  await pass(29_000);
  expect(await say('friend', 2, 'voteBot', 1)).toBe('NOT_AWAY_LONG');
  await pass(1_000);
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ok');
  // While the bot owes the decision no clock runs.
  expect(eyes[1]!.last().clock).toMatchObject({ left: [30_000, 60_000], running: [] });
});

test('everybody present has to vote; coming back votes no; leaving withdraws the vote', async () => {
  const { table, eyes, pass, storage, say } = await company('vote', 3);
  const [host, , third] = eyes.map((one) => one.watcher) as [Subscriber, Subscriber, Subscriber];
  table.leave(host);
  await pass(120_000);
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ok');
  expect(await say('friend', 2, 'voteBot', 1)).toBe('NO_SUCH_ACT');
  expect(eyes[2]!.last().view).toMatchObject({ votes: { 1: [2] }, bots: [] });
  await table.watch(host, 'back');
  expect(eyes[2]!.last().view.votes).toEqual({});
  table.leave(host);
  await pass(120_000);
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ok');
  expect(await say('friend', 2, 'withdrawVote', 1)).toBe('ok');
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ok');
  table.leave(third);
  await vi.waitFor(() => expect(eyes[1]!.last().view.bots).toEqual([1]));
  expect((await logOf(table, storage)).map((e) => e.kind === 'act' && e.act)).toEqual([
    'voteBot',
    'declineBot',
    'voteBot',
    'withdrawVote',
    'voteBot',
    'replace',
  ]);
});

test('by the rule of minutes the seat passes by itself, but only while somebody waits', async () => {
  const { tables, table, eyes, pass, say } = await company(5);
  const [host, friend] = eyes as [(typeof eyes)[0], (typeof eyes)[0]];
  expect(await say('friend', 2, 'voteBot', 1)).toBe('ABSENCE_OFF');
  table.leave(host.watcher);
  await pass(100_000);
  table.leave(friend.watcher);
  await pass(3_600_000);
  expect(table.summary.length).toBe(0);
  // After an hour the waiting time starts again.
  const again = await tableIn(tables, table.id);
  await again.watch(friend.watcher, 'again');
  expect(friend.seats()[0]).toMatchObject({ away: 0 });
  await pass(299_000);
  expect(again.summary.length).toBe(0);
  await pass(2_000);
  expect(friend.last().view.bots).toEqual([1]);
});

test.each([['the server stops'], ['it is killed']])(
  'when %s, the wait continues where it was',
  async (how) => {
    const { tables, table, eyes, pass, storage, moves } = await company(5);
    table.leave(eyes[0]!.watcher);
    await pass(200_000);
    if (how === 'the server stops') {
      table.leave(eyes[1]!.watcher);
      await tables.close();
    } else await storage.tick();
    const second = oneService(storage, playing(moves));
    const again = await tableIn(second.tables, table.id);
    const friend = watcherOf('friend');
    second.time.now += 20_000;
    await vi.advanceTimersByTimeAsync(20_000);
    await again.watch(friend.watcher, 'w');
    expect(friend.seats()[0]).toMatchObject({ away: 220_000 });
    second.time.now += 80_500;
    await vi.advanceTimersByTimeAsync(80_500);
    expect(friend.last().view.bots).toEqual([1]);
  },
);

test('partners decide who plays for one of them; enemies only where none of that side is here', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  atTheEnd(() => void vi.useRealTimers());
  const world = oneService(undefined, playing({ on: false }));
  const seats = Array.from({ length: 4 }, () => ({ kind: 'human' as const }));
  const table = await openIn(world, { game: 'small-summit', seats, absent: 'vote' });
  // Seats 1 and 3 against 2 and 4.
  const names = ['host', 'enemy', 'partner', 'other'];
  const eyes = names.map((name) => watcherOf(name));
  for (const [i, name] of names.entries()) {
    if (i > 0) await table.sit(asker(name, 0), undefined, undefined);
    await table.watch(eyes[i]!.watcher, 'w');
  }
  const vote = async (seat: number) => {
    const command = { id: `c${++commands}`, digest: '' };
    const asked = { guest: names[seat - 1]!, received: world.time.now, command };
    return (await table.act(asked, seat - 1, 'voteBot', 0))?.code ?? 'ok';
  };
  const leave = async (seat: number, ms: number) => {
    table.leave(eyes[seat - 1]!.watcher);
    await vi.advanceTimersByTimeAsync(0);
    world.time.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  // Little is left of their minute.
  await leave(1, 35_000);
  expect([await vote(2), await vote(4)]).toEqual(['PARTNERS_VOTE', 'PARTNERS_VOTE']);
  await leave(3, 5_000);
  expect(await vote(2)).toBe('ok');
  await table.watch(eyes[2]!.watcher, 'back');
  // Who has come back is asked alone, whatever enemies have voted meanwhile.
  expect(await vote(4)).toBe('PARTNERS_VOTE');
  expect(eyes[1]!.last().view.bots).toEqual([]);
  expect(await vote(3)).toBe('ok');
  await vi.waitFor(() => expect(eyes[1]!.last().view.bots).toEqual([1]));
});
