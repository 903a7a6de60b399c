/** Who seals and does not reveal: no deal, and the table says whose fault. The clock is the test's. */
import { expect, test, vi } from 'vitest';
import { sealOf } from '../rematch.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { asker, oneTable, watcherOf } from './help/one-table.ts';

test('a seat that does not reveal within ten seconds: no deal, and everybody is told whose fault it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  atTheEnd(() => void vi.useRealTimers());
  const { table, storage } = await oneTable();
  const [host, friend] = [watcherOf('host'), watcherOf('friend')];
  await table.watch(host.watcher, 'w');
  await table.watch(friend.watcher, 'w');
  await table.sit(asker('friend', 0), undefined, undefined);
  await table.act(asker('friend', 1), 1, 'resign');
  const told = () => host.all().findLast((m) => m.t === 'info')!.info.rematch;
  await table.rematch(asker('host', 2), false, sealOf('one'));
  await table.rematch(asker('friend', 3), false, sealOf('two'));
  const { deal } = told();
  expect(told()).toMatchObject({ offers: [1, 2], asked: [1, 2] });
  expect(await table.reveal(asker('host', 4), 'one')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(9_990);
  expect(told()).toMatchObject({ offers: [1, 2], asked: [2] });
  await vi.advanceTimersByTimeAsync(20);
  await table.people('nobody');
  expect(told()).toEqual({ offers: [], failed: [2] });
  expect((await storage.load(table.id))!.table.offers).toBeUndefined();
  expect(await table.reveal(asker('friend', 5), 'two')).toMatchObject({ code: 'NOT_ASKED_TO_REVEAL' });
  // They may try again, with another secret.
  await table.rematch(asker('host', 6), false, sealOf('three'));
  expect(told()).toMatchObject({ offers: [1] });
  expect(told()).not.toHaveProperty('failed');
  expect(told().deal!.commitment).not.toBe(deal!.commitment);
});
