/** Conditional orders: each answers once, on the same path as every decision, and is told to nobody else. */
import { expect, test, vi } from 'vitest';
import type { OrderLine } from '#wire/orders.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { AwaitedPlayer, TableServices } from '../services.ts';
import type { Table } from '../table.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { MemoryOrders } from './help/memory-orders.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, openIn, tableIn, watcherOf } from './help/one-table.ts';

const HOST = 0;
const FRIEND = 1;
const line = (n: number, answer: string, more: Partial<OrderLine> = {}): OrderLine => ({
  n,
  answer,
  ...more,
});

const bots: TableServices['bots'] = {
  levels: async () => ['weak', 'middle', 'strong'],
  choose: () => new Promise(() => undefined),
  close: async () => undefined,
};

/** Two people; "host" begins. `pace`: above 0, an order waits before it answers. */
const world = async (order: Partial<OpenTable> = {}, more: Partial<TableServices> = {}) => {
  const orders = new MemoryOrders();
  const waits: AwaitedPlayer[][] = [];
  const turnNotifier = {
    waits: (_: string, waiting: readonly AwaitedPlayer[]) => void waits.push([...waiting]),
  };
  const one = oneService(new MemoryStorage(), bots, { orders, turnNotifier, ...more });
  const table = await openIn(one, { options: { pile: 30 }, ...order });
  await table.sit(asker('friend', 0), undefined, undefined);
  return { ...one, orders, waits, table };
};

let commands = 0;
const by = (guest: string) => asker(guest, 0);
const unique = (guest: string) => ({ ...by(guest), command: { id: `${guest}:${++commands}`, digest: '' } });
const NAMES = ['host', 'friend'];
const decide = (table: Table, seat: number, decision: number, text: string) =>
  table.decide(unique(NAMES[seat]!), seat, decision, text);
const lay = (table: Table, seat: number, decision: number, lines: readonly OrderLine[]) =>
  table.setOrders(unique(NAMES[seat]!), seat, decision, lines);
const ordersOf = async (table: Table, seat: number) => {
  const found = await table.ordersOf(NAMES[seat]!, seat);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
type World = Awaited<ReturnType<typeof world>>;
const textsOf = async ({ storage, table }: Pick<World, 'storage' | 'table'>) =>
  (await storage.load(table.id))!.log.map((e) => (e.kind === 'act' ? e.act : `${e.seat} ${e.text}`));
/** The same data, as the next process finds them. */
const reborn = async ({ storage, orders, table }: World, more: Partial<TableServices> = {}) => {
  const again = oneService(storage, bots, { orders, ...more });
  return { ...again, orders, table: await tableIn(again.tables, table.id) };
};
const soon = () => new Promise((done) => setTimeout(done, 20));

test('an order answers when its condition is met, then the next one; uncovered cases are asked', async () => {
  const w = await world();
  const { table } = w;
  await decide(table, HOST, 1, 'take 1');
  expect(
    await lay(table, HOST, 2, [
      line(1, 'take 3', { when: ['take 2'] }),
      line(2, 'take 1', { after: 1, when: ['take  1'] }),
      line(3, 'take 2', { after: 1, when: ['take 1'] }),
      line(4, 'take 1', { after: 3, when: ['take 3'] }),
      line(5, 'take 2', { when: ['take 1'] }),
    ]),
  ).toBeUndefined();
  await decide(table, FRIEND, 2, 'take 2');
  await vi.waitFor(async () => expect(await textsOf(w)).toEqual(['0 take 1', '1 take 2', '0 take 3']));
  // Only what follows this answer is left. Line 2 names no decision, so line 3 fits.
  expect((await ordersOf(table, HOST))?.lines.map(({ n }) => n)).toEqual([2, 3, 4]);
  await decide(table, FRIEND, 4, 'take 1');
  await vi.waitFor(async () => expect((await textsOf(w)).at(-1)).toBe('0 take 2'));
  await decide(table, FRIEND, 6, 'take 1');
  await soon();
  expect(await textsOf(w)).toHaveLength(6);
  expect(await ordersOf(table, HOST)).toMatchObject({
    lines: [],
    done: [
      { at: 2, answer: 'take 3' },
      { at: 4, answer: 'take 2' },
    ],
    ended: { why: 'uncovered' },
  });
  // Deciding by hand ends all orders.
  expect(await decide(table, HOST, 7, 'take 1')).toBeUndefined();
  expect(await ordersOf(table, HOST)).toBeUndefined();
  expect(w.orders.size).toBe(0);
});

test('"whatever they do" answers anything; different spellings of a decision are the same', async () => {
  const w = await world();
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, '  take 1 '), line(2, 'take 2', { after: 1, asked: 'take' })]);
  await decide(w.table, FRIEND, 2, 'take 3');
  await vi.waitFor(async () => expect(await textsOf(w)).toHaveLength(3));
  await decide(w.table, FRIEND, 4, 'take 3');
  await vi.waitFor(async () =>
    expect(await textsOf(w)).toEqual(['0 take 1', '1 take 3', '0 take 1', '1 take 3', '0 take 2']),
  );
  // All orders were used. Their answers are reported until the player decides by hand.
  const info = await ordersOf(w.table, HOST);
  expect([info?.lines, info?.done.length, info?.ended]).toEqual([[], 2, undefined]);
});

test('an answer that is no longer legal is dropped with everything after it, and the reason is told', async () => {
  const w = await world({ options: { pile: 6 } });
  await decide(w.table, HOST, 1, 'take 2');
  await lay(w.table, HOST, 2, [line(1, 'take 3'), line(2, 'take 1', { after: 1 })]);
  await decide(w.table, FRIEND, 2, 'take 2');
  await vi.waitFor(async () =>
    expect(await ordersOf(w.table, HOST)).toMatchObject({
      lines: [],
      ended: { why: 'refused', answer: 'take 3', refusal: { code: 'BAD_TAKE', clause: 'N-3' } },
    }),
  );
  expect(await textsOf(w)).toHaveLength(2);
  expect(w.waits.at(-1)).toMatchObject([{ seat: HOST }]);
  expect(await decide(w.table, HOST, 3, 'take 2')).toBeUndefined();
});

test('deciding by hand before the order answers withdraws it', async () => {
  const w = await world({}, { pace: 50 });
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, 'take 3'), line(2, 'take 3', { after: 1 })]);
  await decide(w.table, FRIEND, 2, 'take 2');
  // The table waits as long as for a player who is connected. The player need not come, so they are not notified.
  expect(w.waits.at(-1)).toEqual([]);
  expect(await decide(w.table, HOST, 3, 'take 1')).toBeUndefined();
  expect(await ordersOf(w.table, HOST)).toBeUndefined();
  await decide(w.table, FRIEND, 4, 'take 2');
  w.time.now += 10_000;
  await soon();
  expect(await textsOf(w)).toEqual(['0 take 1', '1 take 2', '0 take 1', '1 take 2']);
});

test('an undo ends the orders, also those of the others', async () => {
  const w = await world({}, { pace: 50 });
  const { table } = w;
  await decide(table, HOST, 1, 'take 1');
  await lay(table, HOST, 2, [line(1, 'take 3')]);
  await decide(table, FRIEND, 2, 'take 2');
  await lay(table, FRIEND, 3, [line(1, 'take 2')]);
  await table.act(unique('friend'), FRIEND, 'undo');
  expect((await ordersOf(table, HOST))?.lines).toHaveLength(1);
  await table.act(unique('host'), HOST, 'acceptUndo');
  for (const seat of [HOST, FRIEND])
    expect(await ordersOf(table, seat)).toMatchObject({ lines: [], ended: { why: 'undone' } });
  await decide(table, FRIEND, 4, 'take 2');
  w.time.now += 10_000;
  await soon();
  expect((await textsOf(w)).at(-1)).toBe('1 take 2');
});

test('a stand-in bot, a resignation and the end remove all orders; so does deleting them', async () => {
  const lines = [line(1, 'take 1')];
  for (const end of ['toBot', 'resign', 'strike'] as const) {
    const w = await world();
    await decide(w.table, HOST, 1, 'take 1');
    await lay(w.table, HOST, 2, lines);
    expect(w.orders.size).toBe(1);
    if (end === 'strike') expect(await lay(w.table, HOST, 2, [])).toBeUndefined();
    else await w.table.act(unique('host'), HOST, end);
    expect(await ordersOf(w.table, HOST)).toBeUndefined();
    expect(w.orders.size).toBe(0);
  }
  const w = await world();
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, lines);
  await w.table.act(unique('friend'), FRIEND, 'resign');
  expect(w.orders.size).toBe(0);
});

test('a table that is loaded again continues where the orders stood, and answers once', async () => {
  const w = await world({}, { pace: 600 });
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, 'take 3'), line(2, 'take 2', { after: 1 })]);
  await decide(w.table, FRIEND, 2, 'take 2');
  const second = await reborn(w);
  await vi.waitFor(async () => expect(await textsOf(w)).toEqual(['0 take 1', '1 take 2', '0 take 3']));
  // The stored progress lags behind, as if the process died right after the answer was stored.
  const stale = await w.orders.load(w.table.id);
  await decide(second.table, FRIEND, 4, 'take 1');
  await vi.waitFor(async () => expect((await textsOf(w)).at(-1)).toBe('0 take 2'));
  await w.orders.set(w.table.id, HOST, stale[0]!.plan);
  const third = await reborn(w);
  await soon();
  expect(await textsOf(w)).toHaveLength(5);
  expect(await ordersOf(third.table, HOST)).toMatchObject({ lines: [], done: [{}, { answer: 'take 2' }] });
});

test('a decision by hand is noticed after a restart, too, although nothing else was stored', async () => {
  const w = await world();
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, 'take 3', { when: ['take 1'] }), line(2, 'take 3')]);
  w.orders.dead = true;
  await w.table.sitOut(unique('host'), HOST, undefined);
  await w.table.act(unique('host'), HOST, 'fromBot');
  w.orders.dead = false;
  const second = await reborn(w);
  expect(await ordersOf(second.table, HOST)).toBeUndefined();
  await decide(second.table, FRIEND, 2, 'take 2');
  await soon();
  expect(await textsOf(w)).toEqual(['0 take 1', 'toBot', 'fromBot', '1 take 2']);
});

test('a failed write loses no order, and is tried again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  atTheEnd(() => void vi.useRealTimers());
  const w = await world();
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, 'take 3')]);
  const { append } = w.storage;
  let failed = 0;
  w.storage.append = async (...args: Parameters<typeof append>) => {
    if (args[2][0]!.command?.id.startsWith('order:') && failed++ === 0) throw new Error('The disk is full');
    return append.apply(w.storage, args);
  };
  await decide(w.table, FRIEND, 2, 'take 2');
  await vi.advanceTimersByTimeAsync(10);
  expect(failed).toBe(1);
  expect((await ordersOf(w.table, HOST))?.lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await textsOf(w)).at(-1)).toBe('1 take 2');
  w.time.now += 6000;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await textsOf(w)).at(-1)).toBe('0 take 3');
});

test('with hidden information an order depends only on what its player sees, and the player may change sealed answers', async () => {
  const w = await world({ game: 'bids', options: {} });
  const { table } = w;
  const eyes = watcherOf('host');
  await table.watch(eyes.watcher, 'w');
  const hand = (
    eyes.all().find((m) => m.t === 'table')!.view!.state as unknown as { cards: { hand: string[][] } }
  ).cards.hand[HOST]!;
  expect(await lay(table, HOST, 1, [line(1, `bid ${hand[1]}`)])).toMatchObject({ code: 'ORDERS_YOUR_TURN' });
  await decide(table, HOST, 1, `bid ${hand[0]}`);
  expect(await lay(table, HOST, 1, [line(1, `bid ${hand[1]}`, { when: ['bid c1'] })])).toMatchObject({
    code: 'ORDERS_HIDDEN',
  });
  const two = [
    line(1, `bid ${hand[1]}`, { asked: 'bid' }),
    line(2, `bid ${hand[2]}`, { after: 1, asked: 'bid' }),
  ];
  // Conditions count from the open round: its own answer is in already.
  expect(await lay(table, HOST, 1, two)).toBeUndefined();
  const other = watcherOf('friend');
  await table.watch(other.watcher, 'w');
  const theirs = (
    other.all().find((m) => m.t === 'table')!.view!.state as unknown as { cards: { hand: string[][] } }
  ).cards.hand[FRIEND]!;
  await decide(table, FRIEND, 1, `bid ${theirs[0]}`);
  await vi.waitFor(() => expect(other.last().view.sealed).toEqual([1]));
  // The player's own view shows what the order sealed. Changing it by hand ends the order.
  expect(eyes.last().view.own['1']?.sealed).toBe(`bid ${hand[1]}`);
  expect(JSON.stringify(other.all())).not.toContain(`"${hand[1]}"`);
  await decide(table, HOST, 2, `bid ${hand[2]}`);
  expect(await ordersOf(table, HOST)).toBeUndefined();
  await decide(table, FRIEND, 2, `bid ${theirs[1]}`);
  await soon();
  expect(other.last().view.sealed).toEqual([]);
});

test('orders for the rounds to come stay while the sealed answer of this one is changed', async () => {
  const w = await world({ game: 'bids', options: {} });
  const eyes = [watcherOf('host'), watcherOf('friend')];
  for (const { watcher } of eyes) await w.table.watch(watcher, 'w');
  const [mine, theirs] = eyes.map(
    (one, seat) =>
      (one.all().find((m) => m.t === 'table')!.view!.state as unknown as { cards: { hand: string[][] } })
        .cards.hand[seat]!,
  ) as [string[], string[]];
  await decide(w.table, HOST, 1, `bid ${mine[0]}`);
  const two = [line(1, `bid ${mine[0]}`), line(2, `bid ${mine[2]}`, { after: 1 })];
  expect(await lay(w.table, HOST, 1, two)).toBeUndefined();
  await decide(w.table, HOST, 1, `bid ${mine[2]}`);
  await decide(w.table, HOST, 1, `bid ${mine[1]}`);
  expect((await ordersOf(w.table, HOST))?.lines).toEqual(two);
  // The next process finds them, too, whether or not this round is over by then.
  const again = await reborn(w);
  expect((await ordersOf(again.table, HOST))?.lines).toEqual(two);
  await decide(again.table, FRIEND, 1, `bid ${theirs[0]}`);
  await vi.waitFor(async () => expect((await textsOf(again)).at(-1)).toBe(`0 bid ${mine[0]}`));
  const third = await reborn({ ...w, ...again });
  await decide(third.table, FRIEND, 2, `bid ${theirs[1]}`);
  await vi.waitFor(async () => expect((await textsOf(third)).at(-1)).toBe(`0 bid ${mine[2]}`));
});

test('a malformed order is refused with its reason, and changes nothing', async () => {
  const w = await world();
  const { table } = w;
  const one = [line(1, 'take 1')];
  expect(await lay(table, HOST, 1, one)).toMatchObject({ code: 'ORDERS_YOUR_TURN' });
  expect(await lay(table, FRIEND, 2, one)).toMatchObject({ code: 'STALE_DECISION' });
  expect(await lay(table, FRIEND, 1, one)).toBeUndefined();
  expect(await table.setOrders(unique('host'), FRIEND, 1, one)).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  expect(await table.ordersOf('host', FRIEND)).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_SEAT' } });
  const many = Array.from({ length: 41 }, (_, i) => line(i + 1, 'take 1'));
  expect(await lay(table, FRIEND, 1, many)).toMatchObject({ code: 'ORDERS_TOO_MANY', params: { most: 40 } });
  expect(await lay(table, FRIEND, 1, [line(1, 'take 1', { when: ['x'.repeat(300)] })])).toMatchObject({
    code: 'ORDERS_TOO_LONG',
  });
  for (const broken of [
    [line(1, 'take 1', { after: 2 }), line(2, 'take 1')],
    [line(1, 'take 1'), line(1, 'take 2')],
    [line(1, '  ')],
  ])
    expect(await lay(table, FRIEND, 1, broken)).toMatchObject({ code: 'ORDERS_BROKEN' });
  expect((await ordersOf(table, FRIEND))?.lines).toEqual(one);
  const passed = await openIn(w, { options: { pile: 9 }, passAndPlay: true });
  expect(await passed.setOrders(unique('host'), FRIEND, 1, one)).toMatchObject({ code: 'ORDERS_NOT_HERE' });
});

test('edited orders count from where they stood', async () => {
  const w = await world();
  await decide(w.table, HOST, 1, 'take 1');
  await lay(w.table, HOST, 2, [line(1, 'take 3', { when: ['take 1'] }), line(2, 'take 1')]);
  await lay(w.table, HOST, 2, [line(2, 'take 1')]);
  await decide(w.table, FRIEND, 2, 'take 1');
  await vi.waitFor(async () => expect((await textsOf(w)).at(-1)).toBe('0 take 1'));
});

test('others are sent exactly the same bytes as after a decision by hand', async () => {
  const play = async (ordered: boolean) => {
    const w = await world({ pace: { days: 3, late: 'remind' } }, {});
    const seen = [watcherOf('friend'), watcherOf('somebody')];
    for (const { watcher } of seen) await w.table.watch(watcher, 'w');
    const mine = watcherOf('host');
    await w.table.watch(mine.watcher, 'w');
    await decide(w.table, HOST, 1, 'take 1');
    if (ordered) {
      await lay(w.table, HOST, 2, [
        line(1, 'take 2', { when: ['take 3'] }),
        line(2, 'take 1', { after: 1, when: ['take 2'] }),
      ]);
      await lay(w.table, HOST, 2, [line(1, 'take 2', { when: ['take 3'] })]);
    }
    await decide(w.table, FRIEND, 2, 'take 3');
    if (!ordered) await decide(w.table, HOST, 3, 'take 2');
    await vi.waitFor(async () => expect(await textsOf(w)).toHaveLength(3));
    await decide(w.table, FRIEND, 4, 'take 1');
    if (ordered) expect(JSON.stringify(mine.all())).toContain('"orders"');
    await w.table.act(unique('host'), HOST, 'resign');
    const file = w.table.file();
    const bytes = (what: unknown) =>
      JSON.stringify(what)
        .replaceAll(w.table.id, 'TABLE')
        .replaceAll(/[0-9a-f]{64}/g, 'COMMITMENT')
        .replaceAll(/"who":"[\w-]+"/g, 'WHO');
    const log = file.ok ? file.value.log : [];
    return { seen: seen.map(({ all }) => bytes(all())), log: bytes(log) };
  };
  const [with_, without] = [await play(true), await play(false)];
  expect(with_.seen).toEqual(without.seen);
  expect(with_.log).toBe(without.log);
  expect(with_.seen.join()).not.toContain('orders');
});

test('the delay of an order reveals nothing about answers that others have changed meanwhile', async () => {
  const w = await world({ game: 'bids', options: {} }, { pace: 100 });
  const { table, time } = w;
  const handOf = async (name: string, seat: number): Promise<string[]> => {
    const eyes = watcherOf(name);
    await table.watch(eyes.watcher, 'w');
    const { view } = eyes.all().find((m) => m.t === 'table')!;
    return (view!.state as unknown as { cards: { hand: string[][] } }).cards.hand[seat]!;
  };
  const [mine, theirs] = [await handOf('host', HOST), await handOf('friend', FRIEND)];
  await decide(table, HOST, 1, `bid ${mine[0]}`);
  await lay(table, HOST, 1, [line(1, `bid ${mine[1]}`)]);
  await decide(table, FRIEND, 1, `bid ${theirs[0]}`);
  const other = watcherOf('friend');
  await table.watch(other.watcher, 'w');
  // At the latest six times the pace after the question was asked, although the last entry is much younger.
  for (const [now, card] of [
    [100, theirs[1]],
    [700, theirs[2]],
  ] as const) {
    time.now = now;
    await table.decide({ ...unique('friend'), received: now }, FRIEND, 2, `bid ${card}`);
  }
  await vi.waitFor(async () => expect((await textsOf(w)).at(-1)).toBe(`0 bid ${mine[1]}`));
});
