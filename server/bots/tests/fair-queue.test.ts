import { expect, test } from 'vitest';
import { BotsBusy } from '#tables/services.ts';
import { atTheEnd, testBots } from '../../tests/help/servers.ts';
import { BotPool } from '../bot-pool.ts';
import { FairQueue } from '../fair-queue.ts';

const any = () => true;

test('addresses take turns, and at each address its hosts; one host’s own order stays', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3]) queue.push('crowd', 'ann', `ann ${n}`);
  queue.push('crowd', 'bea', 'bea 1');
  queue.push('stranger', 'cy', 'cy 1');
  expect([queue.size, queue.sizeOf('crowd'), queue.sizeOf('stranger')]).toEqual([5, 4, 1]);
  const order = Array.from({ length: 5 }, () => queue.take(any)!.item);
  expect(order).toEqual(['ann 1', 'cy 1', 'bea 1', 'ann 2', 'ann 3']);
  expect([queue.size, queue.sizeOf('crowd'), queue.take(any)]).toEqual([0, 0, undefined]);
});

test('who may not have a turn is passed over and keeps their place', () => {
  const queue = new FairQueue<number>();
  queue.push('a', '', 1);
  queue.push('b', '', 2);
  expect(queue.take((group) => group !== 'a')).toEqual({ group: 'b', item: 2 });
  expect(queue.take((group) => group !== 'a')).toBeUndefined();
  expect(queue.drain()).toEqual([1]);
  expect(queue.size).toBe(0);
});

test('one address never has all workers, and only so many questions of it wait', async () => {
  const pool = new BotPool({
    workers: 2,
    patience: 60_000,
    library: testBots,
    addressOf: (host) => (host === 'stranger' ? undefined : 'crowd'),
  });
  atTheEnd(() => pool.close());
  const about = { game: 'nim', seat: 1, seed: 1, view: {} as never } as const;
  // Bots of this level never answer.
  const ask = (host: string) => pool.choose({ ...about, host, level: 'sleeps' });
  const ends: unknown[] = [];
  const keep = (asked: Promise<unknown>) => void asked.catch((error: unknown) => ends.push(error));
  for (let n = 0; n < 101; n++) keep(ask(`host ${n}`));
  expect(pool.waiting, 'one worker is kept for others').toBe(100);
  keep(ask('one more'));
  await expect.poll(() => ends.length).toBe(1);
  expect(ends[0]).toBeInstanceOf(BotsBusy);
  keep(ask('stranger'));
  expect(pool.waiting).toBe(100);
});
