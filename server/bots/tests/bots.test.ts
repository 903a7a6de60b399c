import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { Hearing } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { laidTokens } from '#tables/tests/help/tokens.ts';
import type { TableList } from '#wire/rest.ts';
import { Client, eventually, type Update } from '../../tests/help/client.ts';
import { atTheEnd, server, tempFolder, testBots } from '../../tests/help/servers.ts';
import { BotPool } from '../bot-pool.ts';

const matchOf = (game: AnyGame): Match => {
  const made = Match.create(game, {
    id: 'x',
    options: {},
    seats: 2,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

const against = (level: string) => [{ kind: 'human' } as const, { kind: 'bot', level } as const];

test('bots alone play while somebody looks on, wait when nobody does, and go on from there', async () => {
  const { url } = await server({ pace: 50 });
  const client = await new Client(url).connect();
  const bot = { kind: 'bot', level: 'random' } as const;
  const table = await client.open({ options: { pile: 100 }, seats: [bot, bot] });
  const listed = await client.open({ options: { pile: 100 }, seats: [bot, bot], listed: true });
  await new Promise((done) => setTimeout(done, 700));
  const { tables } = (await (await client.request('/api/tables?state=running')).json()) as TableList;
  expect(tables).toMatchObject([{ table: listed, decisions: 0 }]);
  await client.watch(table);
  await eventually(() => client.view(table).decision > 3);
  await client.ask({ t: 'leave', table });
  await new Promise((done) => setTimeout(done, 300));
  const { decision } = (await client.watch(table)).view!;
  await client.ask({ t: 'leave', table });
  await new Promise((done) => setTimeout(done, 900));
  const after = (await client.watch(table)).view!.decision;
  // What a bot was thinking about when the last one left is still decided. In this time they would play 18 times.
  expect(after - decision).toBeLessThanOrEqual(3);
  await eventually(async () => (await client.request(`/api/tables/${table}/file`)).status === 200, 20_000);
});

test('bots play games of hidden hands, too, several seats at once', async () => {
  const { url } = await server();
  const client = await new Client(url).connect();
  const bot = { kind: 'bot', level: 'random' } as const;
  const table = await client.open({ game: 'bids', seats: [{ kind: 'human' }, bot, bot] });
  await client.watch(table);
  for (let round = 1; round <= 3; round++) {
    await eventually(
      () => client.view(table).sealed.length === 2 || client.view(table).outcome !== undefined,
    );
    const { hand } = client.view(table).state.cards as unknown as { hand: string[][] };
    expect((await client.decide(table, 1, hand[0]![0]!)).t).toBe('ack');
  }
  expect(client.view(table).outcome).toMatchObject({ reason: 'rounds' });
});

test('a bot paces itself', async () => {
  const { url } = await server({ pace: 300 });
  const client = await new Client(url).connect();
  const table = await client.open({ seats: against('random') });
  await client.watch(table);
  const began = performance.now();
  await client.decide(table, 1, 'take 1');
  await client.until((m) => m.t === 'update' && m.view.owing.includes(1) && m.story.length > 0);
  expect(performance.now() - began).toBeGreaterThan(290);
});

test('undo against a bot takes back its answer and mine; it declines draw offers; all of it is logged', async () => {
  const { url } = await server();
  const client = await new Client(url).connect();
  const table = await client.open({ options: { pile: 30 }, seats: against('random') });
  await client.watch(table);
  const myTurnAgain = (moves: number) =>
    eventually(() => client.messages.some((m) => m.t === 'update' && m.story.some((l) => l.index === moves)));
  await client.decide(table, 1, 'take 3');
  await myTurnAgain(2);
  await client.ask({ t: 'act', table, seat: 1, act: 'undo' });
  const cut = client.messages.findLast((m): m is Update => m.t === 'update')!;
  expect(cut).toMatchObject({ cut: 0, story: [], view: { state: { pile: 30 }, owing: [1], undo: [] } });
  const nothing = await client.ask({ t: 'act', table, seat: 1, act: 'undo' });
  expect(nothing).toMatchObject({ t: 'refused', refusal: { code: 'TAKEBACK_TOO_LATE', clause: 'N-8' } });
  expect(await client.ask({ t: 'act', table, seat: 1, act: 'offerDraw' })).toMatchObject({ t: 'ack' });
  expect(client.view(table)).toMatchObject({ offer: [] });
  await client.ask({ t: 'act', table, seat: 1, act: 'resign' });
  const { log } = (await (await client.request(`/api/tables/${table}/file`)).json()) as {
    log: { kind: string; seat: number; act?: string }[];
  };
  expect(log.map((e) => `${e.seat + 1} ${e.act ?? e.kind}`)).toEqual([
    '1 decide',
    '2 decide',
    '2 undo',
    '1 acceptUndo',
    '1 undo',
    '2 acceptUndo',
    '1 offerDraw',
    '2 declineDraw',
    '1 resign',
  ]);
});

test('a bot whose turn it was continues after a restart, as soon as somebody opens the table', async () => {
  const dataDir = tempFolder();
  const asleep = new BotPool({ workers: 1, patience: 60_000, library: testBots });
  const first = await server({
    dataDir,
    bots: {
      ...asleep,
      levels: (g) => asleep.levels(g),
      choose: () => new Promise(() => undefined),
      close: () => asleep.close(),
    },
  });
  const client = await new Client(first.url).connect();
  const table = await client.open({ seats: against('random') });
  await client.watch(table);
  await client.decide(table, 1, 'take 1');
  await first.close();
  const second = await server({ dataDir });
  const back = await new Client(second.url, client.cookie).connect();
  await back.watch(table);
  await back.until((m) => m.t === 'update' && m.story.some((line) => line.seat === 2));
});

test('after a restart bots play on and flags fall, although nobody opens the tables', async () => {
  const dataDir = tempFolder();
  const asleep = new BotPool({ workers: 1, patience: 60_000, library: testBots });
  const first = await server({
    dataDir,
    bots: {
      levels: (game) => asleep.levels(game),
      choose: () => new Promise(() => undefined),
      close: () => asleep.close(),
    },
  });
  const [host, friend] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const bot = { kind: 'bot', level: 'random' } as const;
  const human = { kind: 'human' } as const;
  await host.open({ seats: [bot, human], options: { pile: 1, colours: 'hostBlack' }, listed: true });
  const timed = await host.open({ seats: [human, human], options: { clock: '0.02+0' }, listed: true });
  const idle = await host.open({ seats: [human, human], listed: true });
  await friend.ask({ t: 'sit', table: idle });
  await host.watch(timed);
  await friend.watch(timed);
  await friend.ask({ t: 'sit', table: timed });
  await first.close();
  const second = await server({ dataDir });
  // A list opens no table whose summary is up to date.
  const finished = async () => {
    const response = await new Client(second.url).request('/api/tables?state=finished');
    return ((await response.json()) as TableList).tables.map((one) => one.outcome?.reason).sort();
  };
  await eventually(async () => (await finished()).join() === 'taken,time');
  const health = (await (await new Client(second.url).request('/healthz')).json()) as { tables: number };
  expect(health.tables).toBe(2);
});

test.each(['throws', 'wrong', 'dies', 'sleeps'])(
  'a bot that "%s" is stuck, visibly, and nobody decides for it',
  async (level) => {
    const pool = new BotPool({ workers: 1, patience: level === 'sleeps' ? 2000 : 5000, library: testBots });
    const { url } = await server({ bots: pool });
    const client = await new Client(url).connect();
    const table = await client.open({ seats: against(level) });
    await client.watch(table);
    await client.decide(table, 1, 'take 1');
    await client.until((m) => m.t === 'info' && m.info.seats[1]!.stuck === true);
    expect(client.view(table)).toMatchObject({ owing: [2], state: { pile: 11 } });
    // The pool itself has recovered. (Its timeout covers the start of a worker, which a busy machine may delay.)
    const other = await client.open({ seats: against('random') });
    await client.watch(other);
    await client.decide(other, 1, 'take 1');
    await client.until(
      (m) => m.t === 'update' && m.table === other && m.story.some((line) => line.seat === 2),
    );
    // The person can still act.
    expect((await client.ask({ t: 'act', table, seat: 1, act: 'undo' })).t).toBe('ack');
  },
);

test('a seat can pass to a bot and be taken back', async () => {
  const { url } = await server({ pace: 20 });
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({ options: { pile: 60 }, seats: [{ kind: 'human' }, { kind: 'human' }] });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.ask({ t: 'act', table, seat: 2, act: 'toBot' });
  await host.decide(table, 1, 'take 1');
  await host.until((m) => m.t === 'update' && m.story.some((line) => line.seat === 2));
  await friend.ask({ t: 'act', table, seat: 2, act: 'fromBot' });
  expect(host.view(table).bots).toEqual([]);
});

test('a closed pool answers nothing, and leaves no request waiting', async () => {
  const pool = new BotPool({ workers: 1, patience: 60_000, library: testBots });
  atTheEnd(() => pool.close());
  const { url } = await server();
  const client = await new Client(url).connect();
  const table = await client.open({ seats: against('random') });
  const view = (await client.watch(table)).view!;
  const request = { game: 'nim', level: 'sleeps', view, seat: 1, seed: 1 };
  const thinking = [pool.choose(request), pool.choose(request)];
  const closing = pool.close();
  for (const one of thinking) await expect(one).rejects.toThrow('The server closes');
  await closing;
  await expect(pool.choose(request)).rejects.toThrow('The server closes');
});

test('a bot in a thread that hears is given what its seat heard, and a fault in that is no fault of the thread', async () => {
  const library = new URL('../../../bots/tests/help/tokens-bots.ts', import.meta.url).href;
  const pool = new BotPool({ workers: 1, patience: 10_000, library });
  atTheEnd(() => pool.close());
  const match = matchOf(laidTokens);
  // A sun, a moon; a star, a tree: the third turn begins.
  for (const place of ['p1', 'p3', 'p5', 'p7', 'p2']) match.submit(match.onlySeat, place);
  const request = { game: laidTokens.id, level: 'mindful', view: viewOf(match, 1), seat: 1, seed: 1 };
  // The second sun lies face up: only who has heard of the first one can know where it is.
  expect(await pool.choose({ ...request, heard: () => new Hearing(match).of(0) })).toBe('turn p1');
  const broken = (): never => {
    throw new Error('The log is broken');
  };
  await expect(pool.choose({ ...request, heard: broken })).rejects.toThrow('The log is broken');
  expect(await pool.choose({ ...request, level: 'forgetful', heard: broken })).toMatch(/^turn p\d+$/);
  expect(await pool.choose(request)).toMatch(/^turn p\d+$/);
});
