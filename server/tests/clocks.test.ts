import { expect, test } from 'vitest';
import { Client, type Update } from './help/client.ts';
import { ended, startProcess } from './help/processes.ts';
import { server, tempFolder } from './help/servers.ts';

test('a flag falls by itself, through the log, and everybody is told', async () => {
  const { url } = await server();
  const [host, friend] = [await new Client(url).connect(), await new Client(url).connect()];
  const table = await host.open({
    options: { clock: '0.01+0' },
    seats: [{ kind: 'human' }, { kind: 'human' }],
  });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.watch(table);
  const end = await friend.until((m): m is Update => m.t === 'update' && m.view.outcome !== undefined);
  expect(end.view.outcome).toEqual({ ranks: [2, 1], reason: 'time' });
  expect(end.clock).toEqual({ left: [0, 600], running: [], increment: 0 });
  const file = (await (await host.request(`/api/tables/${table}/file`)).json()) as { log: unknown[] };
  expect(file.log).toEqual([expect.objectContaining({ kind: 'act', seat: 0, act: 'flag' })]);
});

test('nobody loses time while the server is down; afterwards the same flag falls', async () => {
  const dataDir = tempFolder();
  const first = await server({ dataDir });
  const [host, friend] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const table = await host.open({
    options: { clock: '0.05+0' },
    seats: [{ kind: 'human' }, { kind: 'human' }],
  });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.watch(table);
  await new Promise((done) => setTimeout(done, 200));
  await first.close();
  // Longer than the time for the whole game.
  await new Promise((done) => setTimeout(done, 3100));
  const second = await server({ dataDir });
  const back = await new Client(second.url, friend.cookie).connect();
  const shown = await back.watch(table);
  expect(shown.view!.outcome).toBeUndefined();
  const left = shown.clock!.left[0]!;
  expect(left).toBeLessThanOrEqual(2800);
  expect(left).toBeGreaterThan(300);
  const end = await back.until((m): m is Update => m.t === 'update' && m.view.outcome !== undefined);
  expect(end.view.outcome).toMatchObject({ reason: 'time' });
});

test('a killed server costs nobody time; the clock continues with what was left', async () => {
  const dataDir = tempFolder();
  const first = await startProcess(dataDir);
  const [host, friend] = [await new Client(first.url).connect(), await new Client(first.url).connect()];
  const table = await host.open({
    options: { clock: '0.07+1' },
    seats: [{ kind: 'human' }, { kind: 'human' }],
  });
  await host.watch(table);
  await friend.ask({ t: 'sit', table });
  await friend.watch(table);
  await host.decide(table, 1, 'take 1');
  const moved = await friend.until((m): m is Update => m.t === 'update' && m.clock?.running[0] === 2);
  const { left } = moved.clock!;
  await new Promise((done) => setTimeout(done, 300));
  first.child.kill('SIGKILL');
  expect(await ended(first.child)).toBe('SIGKILL');
  // Longer than the friend's time for the whole game.
  await new Promise((done) => setTimeout(done, 4500));
  const second = await startProcess(dataDir);
  const back = await new Client(second.url, friend.cookie).connect();
  const { view, clock } = await back.watch(table);
  expect(view!.outcome).toBeUndefined();
  expect(clock!.running).toEqual([2]);
  expect(clock!.left[0]).toBe(left[0]);
  expect(clock!.left[1]).toBeGreaterThan(1000);
  expect(clock!.left[1]).toBeLessThanOrEqual(4200);
  const end = await back.until((m): m is Update => m.t === 'update' && m.view.outcome !== undefined);
  expect(end.view.outcome).toEqual({ ranks: [1, 2], reason: 'time' });
});
