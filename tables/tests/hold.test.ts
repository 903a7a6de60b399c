/** Covert rounds at a table: what others are sent, and when, does not depend on who answers or has a choice. */
import { expect, test, vi } from 'vitest';
import { ambush } from '#engine/laws/small/ambush.ts';
import { Match } from '#engine/match/match.ts';
import { DAY } from '#wire/pace.ts';
import type { OpenTable } from '#wire/rest.ts';
import { follow, planOf } from '../order-plan.ts';
import type { AwaitedPlayer, TableServices } from '../services.ts';
import type { Subscriber } from '../subscribers.ts';
import type { Table } from '../table.ts';
import { ambushWith } from './help/ambush.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { library } from './help/library.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, tableIn } from './help/one-table.ts';

const HOLD = 1500;
const PACE = 600;
const CALM = { keep: Number.POSITIVE_INFINITY, round: DAY, look: DAY };
const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'bot' } as const;
const GUESTS = ['host', 'friend', 'third'];

interface Course {
  readonly traps: readonly boolean[];
  readonly order?: Partial<OpenTable>;
  readonly storage?: MemoryStorage;
  /** Milliseconds that a bot thinks. */
  readonly thinks?: number;
}

/** A table of ambush on which everybody watches; its time is that of the test's timers, from 0. */
const tableOf = async ({ traps, order = {}, storage = new MemoryStorage(), thinks = 0 }: Course) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  atTheEnd(() => void vi.useRealTimers());
  const game = ambushWith(traps);
  vi.spyOn(library, 'load').mockImplementation(async () => game);
  atTheEnd(() => void vi.restoreAllMocks());
  const asked: number[] = [];
  const awaited: AwaitedPlayer[][] = [];
  const bots: TableServices['bots'] = {
    levels: async () => ['bot'],
    choose: async ({ seat, view }) => {
      asked.push(seat);
      if (!view.covert) return 'walk';
      if (thinks > 0) await new Promise((done) => setTimeout(done, thinks));
      return 'pass';
    },
    close: async () => undefined,
  };
  const more = {
    hold: HOLD,
    pace: PACE,
    turnNotifier: { waits: (_: string, them: readonly AwaitedPlayer[]) => void awaited.push([...them]) },
  };
  const world = oneService(storage, bots, more, CALM);
  const zero = Date.now() - world.time.now;
  Object.defineProperty(world.time, 'now', { get: () => Date.now() - zero });
  const seats = [HUMAN, HUMAN, HUMAN];
  const table = await openIn(world, { game: ambush.id, options: {}, seats, ...order });
  const heard = new Map<string, string[]>();
  const watchers = new Map<string, Subscriber>();
  const look = async (at: Table, guest: string): Promise<void> => {
    const lines: string[] = [];
    heard.set(guest, lines);
    const send = (text: string): void => {
      const plain = text.replaceAll(table.id, 'TABLE').replace(/[0-9a-f]{64}/g, 'COMMITMENT');
      lines.push(`${Date.now() - zero} ${plain.replace(/"who":"[^"]*"/g, '"who":""')}`);
    };
    const watcher = { guest, send };
    watchers.set(guest, watcher);
    await at.watch(watcher, 'w');
  };
  const people = (order.passAndPlay ? [] : (order.seats ?? seats)).filter(
    ({ kind }) => kind === 'human',
  ).length;
  await look(table, 'host');
  for (const guest of GUESTS.slice(1, people)) {
    await table.sit(asker(guest, 0), undefined, undefined);
    await look(table, guest);
  }
  const last = (guest: string) => JSON.parse(heard.get(guest)!.at(-1)!.replace(/^\d+ /, ''));
  /** The last message with a view. */
  const shown = (guest: string) =>
    JSON.parse(
      heard
        .get(guest)!
        .findLast((line) => line.includes('"view"'))!
        .replace(/^\d+ /, ''),
    );
  const decide = async (guest: string, seat: number, text: string) => {
    const { view } = shown(guest);
    const now = Date.now() - zero;
    const command = { id: `${seat}:${now}:${text}`, digest: '' };
    return (await table.decide({ guest, received: now, command }, seat, view.decision, text))?.code;
  };
  const vote = async (guest: string, seat: number, about: number) => {
    const now = Date.now() - zero;
    const command = { id: `vote ${seat}`, digest: '' };
    return (await table.act({ guest, received: now, command }, seat, 'voteBot', about))?.code;
  };
  const leaves = (guest: string) => table.leave(watchers.get(guest)!);
  const goTo = (at: number) => vi.advanceTimersByTimeAsync(at - (Date.now() - zero));
  return { ...world, table, heard, shown, last, decide, vote, leaves, goTo, look, asked, awaited, storage };
};

/** The times at which somebody was told something after the first moment. */
const times = (lines: readonly string[]): number[] =>
  lines.map((line) => Number(/^\d+/.exec(line)![0])).filter((at) => at > 0);

test('who has a choice, who answers and when changes no byte and no moment of what others are sent', async () => {
  const worlds: [string[], string[]][] = [];
  const ways: { traps: boolean[]; answers: [at: number, text: string][] }[] = [
    // Nobody can answer; the friend passes by hand; and changes their mind.
    { traps: [false, false, false], answers: [] },
    { traps: [false, true, false], answers: [[1200, 'pass']] },
    {
      traps: [false, true, false],
      answers: [
        [1100, 'trap'],
        [2300, 'pass'],
      ],
    },
  ];
  for (const { traps, answers } of ways) {
    const w = await tableOf({ traps });
    await w.goTo(1000);
    await w.decide('host', 0, 'walk');
    for (const [at, text] of answers) {
      await w.goTo(at);
      expect(await w.decide('friend', 1, text)).toBeUndefined();
    }
    await w.goTo(2600);
    expect(w.last('host')).toMatchObject({ t: 'update', story: [], view: { owing: [2], decision: 3 } });
    worlds.push([w.heard.get('host')!, w.heard.get('third')!]);
  }
  expect(times(worlds[0]![0])).toEqual([1000, 1000 + HOLD + 1]);
  expect(worlds[1]).toEqual(worlds[0]);
  expect(worlds[2]).toEqual(worlds[0]);
  expect(worlds[0]![0].join()).toContain('"covert":true');
});

test('no clock runs, and at the limit of the request the table answers', async () => {
  const w = await tableOf({ traps: [false, true, true] });
  await w.goTo(1000);
  await w.decide('host', 0, 'walk');
  expect(w.last('host')).toMatchObject({ round: 20_000, clock: { running: [] } });
  await w.goTo(5000);
  await w.decide('third', 2, 'trap');
  expect(w.last('host')).toMatchObject({ round: 20_000 });
  // Who comes anew is told what is left.
  await w.look(w.table, 'somebody');
  expect(w.last('somebody')).toMatchObject({ round: 16_000, view: { covert: true, owing: [], sealed: [] } });
  await w.goTo(21_000 - 1);
  expect(w.shown('friend')).toMatchObject({ view: { decision: 2 } });
  await w.goTo(21_002);
  const trapped = { type: 'trapped', seat: 3, target: 1 };
  expect(w.last('host')).toMatchObject({ story: [{ told: [trapped] }], view: { decision: 3, covert: true } });
  expect(w.last('friend').story).toEqual([{ index: 2, seat: 2, text: 'pass', told: [trapped] }]);
  // An answer to the round that is over is late; nothing else was.
  expect(w.last('host').clock.left).toEqual([59_000, 60_000, 60_000]);
});

test('a restart in the middle of the hold loses none of it', async () => {
  const w = await tableOf({ traps: [false, false, false] });
  await w.goTo(1000);
  await w.decide('host', 0, 'walk');
  await w.goTo(1800);
  await w.tables.close();
  const later = oneService(w.storage, undefined, { hold: HOLD, pace: PACE }, CALM);
  Object.defineProperty(later.time, 'now', { get: () => Date.now() - began });
  // Down for a minute, which does not count.
  await vi.advanceTimersByTimeAsync(60_000);
  const began = Date.now();
  const table = await tableIn(later.tables, w.table.id);
  const from = later.services.up.now();
  await vi.advanceTimersByTimeAsync(2500 - from - 1);
  expect(table.summary.decisions).toBe(1);
  await vi.advanceTimersByTimeAsync(3);
  expect(table.summary.decisions).toBe(3);
});

test('one person against bots waits as long as a bot does, whether a bot has a choice or not', async () => {
  for (const traps of [
    [false, false, false],
    [false, true, true],
  ]) {
    const w = await tableOf({ traps, order: { seats: [HUMAN, BOT, BOT] }, thinks: 200 });
    await w.goTo(1000);
    await w.decide('host', 0, 'walk');
    await w.goTo(1000 + PACE + 1);
    expect(times(w.heard.get('host')!).slice(0, 2)).toEqual([1000, 1000 + PACE + 1]);
    expect(w.asked.filter((seat) => seat > 1)).toHaveLength(traps[1] ? 3 : 1);
    await w.tables.close();
  }
});

test('nobody waits where one person looks on and no bot is asked', async () => {
  const w = await tableOf({ traps: [false, false], order: { seats: [BOT, HUMAN] } });
  await w.goTo(PACE + 10);
  const [walked, resolved] = times(w.heard.get('host')!);
  expect(resolved! - walked!).toBeLessThanOrEqual(1);
  expect(w.last('host')).toMatchObject({ view: { owing: [2], decision: 3 } });
});

test('with days per move they are the limit, everybody sees the same days, and only who has a choice is called', async () => {
  const w = await tableOf({ traps: [false, true, false], order: { pace: { days: 3, late: 'forfeit' } } });
  await w.goTo(1000);
  await w.decide('host', 0, 'walk');
  await w.goTo(DAY);
  expect(w.awaited.at(-1)!.map(({ guest }) => guest)).toEqual(['friend']);
  await w.look(w.table, 'somebody');
  const { info, view, round } = w.last('somebody');
  expect(round).toBeUndefined();
  expect(view.covert).toBe(true);
  expect(info.seats.map((seat: { left?: number }) => seat.left)).toEqual([
    undefined,
    2 * DAY + 1000,
    2 * DAY + 1000,
  ]);
  await w.goTo(3 * DAY + 1002);
  expect(w.shown('host')).toMatchObject({ view: { owing: [2] } });
  expect(w.table.summary.outcome).toBeUndefined();
});

test('a device with several seats is asked for all of them', async () => {
  const w = await tableOf({ traps: [false, false, false], order: { passAndPlay: true } });
  await w.goTo(1000);
  await w.decide('host', 0, 'walk');
  await w.goTo(9000);
  expect(w.last('host')).toMatchObject({ view: { covert: true, owing: [2, 3] } });
  await w.decide('host', 1, 'pass');
  await w.decide('host', 2, 'pass');
  await w.goTo(9002);
  expect(w.last('host')).toMatchObject({ view: { owing: [2], decision: 3 } });
});

test('that a bot has given up is shown to nobody, and the table answers for it', async () => {
  const w = await tableOf({ traps: [false, true, false], order: { seats: [HUMAN, BOT, HUMAN] } });
  vi.spyOn(w.services.bots, 'choose').mockRejectedValue(new Error('lost'));
  await w.goTo(1000);
  await w.decide('host', 0, 'walk');
  await w.goTo(1000 + HOLD + 2);
  expect(times(w.heard.get('host')!).slice(0, 2)).toEqual([1000, 1000 + HOLD + 1]);
  expect(w.heard.get('friend')!.slice(0, -1).join()).not.toContain('stuck');
});

test('a vote about who is away tells nobody whether that seat was waited for', async () => {
  const order = { absent: 'vote', options: { limit: 'none' } } as const;
  const worlds: string[][] = [];
  // The friend, who is away, has a choice – or the third does, and answers when the friend's seat has a bot.
  for (const traps of [
    [false, true, false],
    [false, false, true],
  ]) {
    const w = await tableOf({ traps, order, thinks: 300 });
    await w.goTo(1000);
    w.leaves('friend');
    await w.goTo(2000);
    await w.decide('host', 0, 'walk');
    await w.goTo(100_000);
    expect(await w.vote('host', 0, 1)).toBe('NOT_AWAY_LONG');
    await w.goTo(130_000);
    expect(await w.vote('host', 0, 2)).toBe('NOT_ABSENT');
    expect(await w.vote('host', 0, 1)).toBeUndefined();
    expect(w.last('host')).toMatchObject({ view: { covert: true, votes: { 2: [1] } } });
    await w.goTo(131_000);
    expect(await w.vote('third', 2, 1)).toBeUndefined();
    expect(w.shown('host')).toMatchObject({ view: { covert: true, bots: [2], votes: {} } });
    await w.goTo(132_000);
    if (traps[2]) expect(await w.decide('third', 2, 'pass')).toBeUndefined();
    expect(w.asked).toEqual(traps[1] ? [2] : []);
    await w.goTo(131_000 + HOLD);
    expect(w.shown('host')).toMatchObject({ view: { covert: true } });
    await w.goTo(131_000 + HOLD + 2);
    expect(w.shown('host')).toMatchObject({ view: { owing: [2], decision: 3 } });
    worlds.push(w.heard.get('host')!);
    await w.tables.close();
  }
  expect(worlds[1]).toEqual(worlds[0]);
});

test('orders for later outlast a covert round in which the table passes', () => {
  const game = ambushWith([false, false]);
  const made = Match.create(game, {
    id: 'orders',
    options: {},
    seats: 2,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const plan = planOf(match, 1, match.decisionId, [{ n: 1, answer: 'walk' }]);
  match.submit(0, 'walk');
  match.resolveRound();
  expect(match.onlySeat).toBe(1);
  expect(follow(plan, match, 1, () => false)).toMatchObject({
    decision: 3,
    lines: [{ n: 1, answer: 'walk' }],
  });
});
