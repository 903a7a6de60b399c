import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { TableServices } from '../services.ts';
import { Tables } from '../tables.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { library } from './help/library.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, oneService, oneTable, openIn, watcherOf } from './help/one-table.ts';

const playing = async () => {
  const world = await oneTable();
  const host = watcherOf('host');
  await world.table.watch(host.watcher, 'w');
  await world.table.sit(asker('friend', 0), undefined, undefined);
  return { ...world, host };
};

test('a decision that cannot be stored is refused, shown to nobody and leaves no trace; repeated, it succeeds', async () => {
  const { table, storage, host } = await playing();
  const before = host.all().length;
  const append = storage.append.bind(storage);
  storage.append = () => Promise.reject(new Error('The disk is full'));
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toEqual({ code: 'NOT_SAVED', clause: '' });
  expect(host.all()).toHaveLength(before);
  expect(table.summary).toMatchObject({ length: 0, owing: 1 });
  storage.append = append;
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toBeUndefined();
  expect(host.last()).toMatchObject({ story: [{ index: 1, text: 'take 3' }], view: { state: { pile: 9 } } });
  expect((await storage.load(table.id))!.log).toHaveLength(1);
});

/** A table of this game, at which the next entry throws after it is stored and applied. */
const breaking = async (game: string, options: object) => {
  let due = false;
  const fault = (point: string): void => {
    if (!due || point !== 'applied') return;
    due = false;
    throw new Error('Trouble');
  };
  const levels = { levels: async () => ['weak'], choose: async () => 'take 1', close: async () => undefined };
  const world = oneService(new MemoryStorage(), levels, { fault });
  const seats = [{ kind: 'human' as const }, { kind: 'human' as const }];
  const table = await openIn(world, { game, options: { ...options }, seats });
  const eyes = ['host', 'friend', 'somebody'].map(watcherOf);
  for (const { watcher } of eyes) await table.watch(watcher, 'w');
  await table.sit(asker('friend', 0), undefined, undefined);
  const fail = (): void => {
    due = true;
  };
  return { ...world, table, eyes, fail };
};

test('a decision that throws after it is stored is still shown to everybody, and play continues', async () => {
  const { table, eyes, fail } = await breaking('nim', { clock: 'none' });
  fail();
  const said = await table.decide(asker('host', 1), 0, 1, 'take 3');
  expect(said).toEqual({ code: 'SERVER_FAULT', clause: '' });
  for (const one of eyes) {
    expect(one.last()).toMatchObject({ cut: 0, view: { decision: 2, owing: [2], state: { pile: 9 } } });
    expect(one.last().story.map(({ text }) => text)).toEqual([undefined, 'take 3']);
  }
  // A repeated request reports that it is done.
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toBeUndefined();
  // The bot that has to move next is woken.
  const decision = (id: number) =>
    vi.waitFor(() => expect(eyes[2]!.last().view).toMatchObject({ decision: id, owing: [1] }));
  await table.act(asker('friend', 2), 1, 'toBot');
  await decision(3);
  fail();
  expect(await table.decide(asker('host', 3), 0, 3, 'take 1')).toEqual({ code: 'SERVER_FAULT', clause: '' });
  await decision(5);
});

test('a change of a sealed answer that throws is noticed by nobody else', async () => {
  const { table, eyes, fail } = await breaking('bids', {});
  const [mine, others] = [eyes[0]!, eyes.slice(1)];
  const { cards } = mine.last().view.state as unknown as { cards: { hand: string[][] } };
  await table.decide(asker('host', 1), 0, 1, `bid ${cards.hand[0]![0]}`);
  const before = others.map((one) => one.all().length);
  fail();
  expect(await table.decide(asker('host', 2), 0, 1, `bid ${cards.hand[0]![1]}`)).toMatchObject({
    code: 'SERVER_FAULT',
  });
  expect(others.map((one) => one.all().length)).toEqual(before);
  expect(mine.last().view.own['1']?.sealed).toBe(`bid ${cards.hand[0]![1]}`);
});

test('a bot whose sealed answer throws after it is stored owes nothing any more, and is not stuck', async () => {
  let faults = 0;
  const bots: TableServices['bots'] = {
    levels: async () => ['weak'],
    choose: async ({ view }) => {
      const { cards } = view.state as unknown as { cards: { hand: string[][] } };
      return `bid ${cards.hand[1]![0]}`;
    },
    close: async () => undefined,
  };
  const fault = (point: string): void => {
    if (point === 'applied' && faults++ === 0) throw new Error('Trouble');
  };
  const world = oneService(new MemoryStorage(), bots, { fault });
  const seats: OpenTable['seats'] = [{ kind: 'human' }, { kind: 'bot', level: 'weak' }];
  const table = await openIn(world, { game: 'bids', options: {}, seats });
  await vi.waitFor(() => expect(table.idle).toBe(true));
  expect(faults).toBe(1);
  expect(table.summary).toMatchObject({ length: 1, owing: 0b01 });
  expect(table.stuck).toBe(false);
});

test('an entry that another process stored first is adopted, and shown to everybody', async () => {
  const { table, storage, host } = await playing();
  await storage.append(table.id, 0, [{ entry: { kind: 'decide', seat: 0, text: 'take 2' } }]);
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toMatchObject({ code: 'NOT_SAVED' });
  expect(host.last()).toMatchObject({ cut: 0, view: { decision: 2, state: { pile: 10 } } });
  expect(host.last().story.map((line) => line.text)).toEqual([undefined, 'take 2']);
  expect(await table.decide(asker('friend', 2), 1, 2, 'take 1')).toBeUndefined();
});

test('a log that does not fit the game is not continued', async () => {
  const { table, storage, host } = await playing();
  await storage.append(table.id, 0, [{ entry: { kind: 'decide', seat: 0, text: 'take 50' } }]);
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toMatchObject({ code: 'NOT_SAVED' });
  expect(await table.decide(asker('host', 2), 0, 1, 'take 3')).toMatchObject({ code: 'SERVER_FAULT' });
  expect(await table.watch(host.watcher, 'again')).toMatchObject({ code: 'SERVER_FAULT' });
});

test('a match keeps its rules: a library with other rules does not continue it', async () => {
  const { table, services } = await playing();
  const newer: AnyGame = { ...(await library.load('nim'))!, version: '2' };
  const settings = { keep: 60_000, round: 60_000 };
  const tables = new Tables(services, { ids: ['nim'], load: async () => newer }, settings);
  atTheEnd(() => tables.close());
  const found = await tables.get(table.id);
  expect(found).toEqual({
    ok: false,
    error: { code: 'OTHER_RULES', clause: '', params: { version: '1', now: '2' } },
  });
});
