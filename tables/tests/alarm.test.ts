import { expect, test } from 'vitest';
import type { TableServices } from '../services.ts';
import { asker, oneService, openIn, tableIn, watcherOf } from './help/one-table.ts';

/** What bots answer: nothing, an illegal text, or a move. */
const bots = (how: 'asleep' | 'wrong' | 'awake'): TableServices['bots'] => ({
  levels: async () => ['weak'],
  choose: async () => {
    if (how === 'asleep') return new Promise(() => undefined);
    return how === 'wrong' ? 'take 99' : 'take 1';
  },
  close: async () => undefined,
});
const HUMANS = [{ kind: 'human' }, { kind: 'human' }] as const;
/** A bot moves first, against a person who has gone. */
const BOTS = [{ kind: 'bot', level: 'weak' }, { kind: 'human' }] as const;
const ONE = { pile: 1, colours: 'hostBlack' };
const settled = () => new Promise((done) => setTimeout(done, 20));

/** A table with a clock that runs. */
const timed = async (world: ReturnType<typeof oneService>, clock: string) => {
  const table = await openIn(world, { options: { clock }, seats: [...HUMANS] });
  await table.watch(watcherOf('host').watcher, 'w');
  await table.watch(watcherOf('friend').watcher, 'w');
  await table.sit(asker('friend', world.time.now), undefined, undefined);
  return table;
};

test('after a restart flags fall and bots move although nobody is connected; no other table is opened', async () => {
  const first = oneService(undefined, bots('asleep'));
  const { storage } = first;
  const idle = [];
  for (let n = 0; n < 30; n++) idle.push((await openIn(first, { seats: [...HUMANS] })).id);
  const soon = await timed(first, '1+0');
  const late = await timed(first, '9+0');
  const thinking = await openIn(first, { options: ONE, seats: [...BOTS] });
  const over = await openIn(first, { seats: [...HUMANS] });
  await over.sit(asker('friend', 0), undefined, undefined);
  await over.act(asker('host', 0), 0, 'resign');
  await first.tables.close();

  storage.loads = 0;
  const second = oneService(storage, bots('awake'));
  expect(storage.loads).toBe(0);
  await second.tables.look();
  await settled();
  expect([storage.loads, second.tables.size]).toEqual([1, 1]);
  const played = await tableIn(second.tables, thinking.id);
  await expect.poll(() => played.summary.outcome?.reason).toBe('taken');
  second.time.now += 60_000;
  await second.tables.look();
  await settled();
  const fallen = await tableIn(second.tables, soon.id);
  await expect.poll(() => fallen.summary.outcome?.reason).toBe('time');
  expect((await storage.load(soon.id))!.log.at(-1)).toMatchObject({ act: 'flag', at: 60_000 });
  await second.tables.look();
  expect(await storage.due(second.time.now + 1e9, 99)).toEqual([{ id: late.id, due: 540_000 }]);
});

test('tables that are due are opened a few at a time, each once', async () => {
  const first = oneService(undefined, bots('asleep'));
  for (let n = 0; n < 120; n++) await openIn(first, { options: ONE, seats: [...BOTS] });
  await first.tables.close();
  const second = oneService(first.storage, bots('asleep'));
  const seen = [];
  for (let n = 0; n < 4; n++) {
    await second.tables.look();
    seen.push(second.tables.size);
  }
  expect(seen).toEqual([50, 100, 120, 120]);
});

test('a stuck bot is asked again after an hour, not all the time', async () => {
  const first = oneService(undefined, bots('wrong'));
  const { id } = await openIn(first, { options: ONE, seats: [...BOTS] });
  const { storage } = first;
  await expect.poll(() => storage.due(1e9, 9)).toEqual([{ id, due: 3_600_000 }]);
  await first.tables.close();
  const second = oneService(storage, bots('awake'));
  await second.tables.look();
  expect(second.tables.size).toBe(0);
  second.time.now += 3_600_000;
  await second.tables.look();
  const table = await tableIn(second.tables, id);
  await expect.poll(() => table.summary.outcome?.reason).toBe('taken');
});

test('an entry whose consequences were not noted makes the table due at once', async () => {
  const first = oneService(undefined, bots('asleep'));
  const { storage } = first;
  const table = await openIn(first, { seats: [{ kind: 'human' }, { kind: 'bot', level: 'weak' }] });
  // As if the process died between the append and the note.
  storage.note = () => undefined;
  expect(await table.decide(asker('host', 5), 0, 1, 'take 1')).toBeUndefined();
  expect(await storage.due(0, 9)).toEqual([{ id: table.id, due: 0 }]);
});

test('a table that fails to load does not delay the others', async () => {
  const first = oneService(undefined, bots('asleep'));
  const { storage } = first;
  await openIn(first, { options: ONE, seats: [...BOTS] });
  const good = await openIn(first, { options: ONE, seats: [...BOTS] });
  await first.tables.close();
  const load = storage.load.bind(storage);
  storage.load = async (id) => (id === good.id ? load(id) : Promise.reject(new Error('The disk is bad')));
  const second = oneService(storage, bots('awake'));
  await second.tables.look();
  const table = await tableIn(second.tables, good.id);
  await expect.poll(() => table.summary.outcome?.reason).toBe('taken');
});
