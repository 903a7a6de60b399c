/** Graceful shutdown: pending commands are answered, everybody is told, nothing is left open. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { BotPlayer, FaultPoint } from '#tables/services.ts';
import { Client, eventually } from './help/client.ts';
import { ended, startProcess } from './help/processes.ts';
import { atTheEnd, server, tempFolder } from './help/servers.ts';

const HUMANS: Parameters<Client['open']>[0]['seats'] = [{ kind: 'human' }, { kind: 'human' }];

test('commands received before the end are stored, shown and acknowledged; then connections close with 1001', async () => {
  const dataDir = tempFolder();
  const end = { run: (_point: FaultPoint): void => undefined };
  const running = await server({ dataDir, fault: (point) => end.run(point) });
  const [one, two] = [await new Client(running.url).connect(), await new Client(running.url).connect()];
  const table = await one.open({ seats: HUMANS });
  await one.watch(table);
  await two.ask({ t: 'sit', table });
  await two.watch(table);
  // Told to stop in the middle of a decision.
  let closed: Promise<void> | undefined;
  end.run = (point) => {
    if (point === 'judged') closed ??= running.close();
  };
  const answer = await one.decide(table, 1, 'take 3');
  expect(answer.t).toBe('ack');
  await two.until((m) => m.t === 'update' && m.story.some((line) => line.text === 'take 3'));
  expect([await one.closed, await two.closed]).toEqual([1001, 1001]);
  await closed;
  await expect(fetch(`${running.url}/health`)).rejects.toThrow();
  const next = await server({ dataDir });
  const back = await new Client(next.url, two.cookie).connect();
  expect((await back.watch(table)).view?.state).toMatchObject({ pile: 9 });
});

/** Bots whose nth question for levels is never answered, so that the table that asks never opens. */
const silentFrom = (n: number) => {
  const asked = { times: 0 };
  const bots: BotPlayer = {
    levels: () => (++asked.times < n ? Promise.resolve([]) : new Promise(() => undefined)),
    choose: () => Promise.reject(new Error('No bots')),
    close: async () => undefined,
  };
  return { asked, bots };
};

test('a command during shutdown is never done by halves: the next server gets it, and does it once', async () => {
  const dataDir = tempFolder();
  // Each table asks when it is created and when it is opened; the second one never opens.
  const { asked, bots } = silentFrom(4);
  const running = await server({ dataDir, bots, drain: 500 });
  const one = await new Client(running.url).connect();
  const table = await one.open({ seats: HUMANS, passAndPlay: true });
  await one.watch(table);
  const never = await one.open({ seats: HUMANS });
  one.send({ t: 'watch', table: never, id: 'w1' });
  await eventually(() => asked.times === 4);
  const closing = running.close();
  const heard = one.messages.length;
  one.send({ t: 'decide', table, seat: 1, decision: 1, text: 'take 1', id: 'late-one' });
  expect(await one.closed).toBe(1001);
  await closing;
  expect(one.messages.slice(heard)).toEqual([]);
  const next = await server({ dataDir });
  const back = await new Client(next.url, one.cookie).connect();
  expect((await back.watch(table)).view?.state).toMatchObject({ pile: 12 });
  for (let n = 0; n < 2; n++) expect((await back.decide(table, 1, 'take 1', 1, 'late-one')).t).toBe('ack');
  expect((await back.watch(table)).view?.state).toMatchObject({ pile: 11 });
});

test('a table that never comes to rest delays the shutdown only so long', async () => {
  const { asked, bots } = silentFrom(2);
  const running = await server({ bots, drain: 200 });
  const one = await new Client(running.url).connect();
  const table = await one.open({ seats: HUMANS });
  one.send({ t: 'watch', table, id: 'w1' });
  await eventually(() => asked.times === 2);
  const began = performance.now();
  await running.close();
  expect(performance.now() - began).toBeGreaterThan(390);
  expect(await one.closed).toBe(1001);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a process cleanly: exit code 0, one file, nothing to recover',
  async (signal) => {
    const dataDir = tempFolder();
    const { url, child } = await startProcess(dataDir);
    const one = await new Client(url).connect();
    await one.open({ seats: HUMANS });
    expect(readdirSync(dataDir)).toContain('ludoteca.db-wal');
    child.kill(signal);
    expect(await one.closed).toBe(1001);
    expect(await ended(child)).toBe(0);
    expect(readdirSync(dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  },
);

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('a second %s ends it at once', async (signal, code) => {
  const script = fileURLToPath(new URL('./help/slow-server.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: tempFolder() };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  atTheEnd(() => void (child.exitCode === null && child.kill('SIGKILL')));
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  child.kill(signal);
  expect(await once(lines, 'line')).toEqual(['told']);
  expect(child.exitCode).toBeNull();
  child.kill(signal);
  expect(await ended(child)).toBe(code);
});
