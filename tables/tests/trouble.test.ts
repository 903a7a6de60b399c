import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { Tables } from '../tables.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { library } from './help/library.ts';
import { asker, oneTable, watcherOf } from './help/one-table.ts';

const playing = async () => {
  const world = await oneTable();
  const host = watcherOf('host');
  await world.table.watch(host.watcher, 'w');
  await world.table.sit(asker('friend', 0), undefined, undefined);
  return { ...world, host };
};

test('what cannot be saved is refused, shown to nobody and leaves no trace; asked again it is done', async () => {
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

test('an entry that somebody else stored first is taken over, and everybody is shown it', async () => {
  const { table, storage, host } = await playing();
  await storage.append(table.id, 0, [{ entry: { kind: 'decide', seat: 0, text: 'take 2' } }]);
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toMatchObject({ code: 'NOT_SAVED' });
  expect(host.last()).toMatchObject({ cut: 0, view: { decision: 2, state: { pile: 10 } } });
  expect(host.last().story.map((line) => line.text)).toEqual([undefined, 'take 2']);
  expect(await table.decide(asker('friend', 2), 1, 2, 'take 1')).toBeUndefined();
});

test('a log that is not one of the game is not played on', async () => {
  const { table, storage, host } = await playing();
  await storage.append(table.id, 0, [{ entry: { kind: 'decide', seat: 0, text: 'take 50' } }]);
  expect(await table.decide(asker('host', 1), 0, 1, 'take 3')).toMatchObject({ code: 'NOT_SAVED' });
  expect(await table.decide(asker('host', 2), 0, 1, 'take 3')).toMatchObject({ code: 'SERVER_FAULT' });
  expect(await table.watch(host.watcher, 'again')).toMatchObject({ code: 'SERVER_FAULT' });
});

test('a match keeps its rules: a library of other rules does not continue it', async () => {
  const { table, house } = await playing();
  const newer: AnyGame = { ...(await library.load('nim'))!, version: '2' };
  const settings = { keep: 60_000, round: 60_000 };
  const tables = new Tables(house, { ids: ['nim'], load: async () => newer }, settings);
  atTheEnd(() => tables.close());
  const found = await tables.get(table.id);
  expect(found).toEqual({
    ok: false,
    error: { code: 'OTHER_RULES', clause: '', params: { version: '1', now: '2' } },
  });
});
