/** Our server with very many connections, and started with very many stored tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { type Row, row } from '../measure.ts';
import { Load, Measured } from './processes.ts';

const CONNECTIONS = 10_000;
/** Processes that hold the connections. */
const HOLDERS = 2;
const P99_BAR = 50;

/** Ten thousand spectators, while others play at a hundred tables. */
export const benchConnections = async (): Promise<Row[]> => {
  const server = await Measured.ours({ kind: 'ours' }, ['--expose-gc']);
  const players = new Load();
  const play = async (): Promise<number> => {
    await players.prepare(server.url, 'cards', 100);
    const { p99 } = await players.play(40, 100);
    await players.close();
    return p99;
  };
  for (let warm = 0; warm < 3; warm++) await play();
  const alone = await play();
  const before = await server.memory();
  const holders = Array.from({ length: HOLDERS }, () => new Load());
  const began = performance.now();
  await Promise.all(holders.map((load) => load.prepare(server.url, 'idle', CONNECTIONS / HOLDERS)));
  const seconds = (performance.now() - began) / 1000;
  const after = await server.memory();
  const crowded = await play();
  for (const load of [...holders, players]) await load.end();
  await server.end();
  const each = (of: 'rss' | 'heap'): number => (after[of] - before[of]) / CONNECTIONS;
  return [
    row('server: connections that were open at once', CONNECTIONS, null, '', 'the bar', CONNECTIONS),
    row('server: memory of a connection', each('rss'), each('heap'), 'bytes', 'of that, what is in use'),
    row('server: time to open 10 000 connections', seconds, null, 's', 'clients on the same cores'),
    row('server: 99 % shown within, 10 000 looking on', crowded, alone, 'ms', 'nobody looking on', P99_BAR),
  ];
};

const ENTRIES = [4, 0, 8, 2];
const AT_ONCE = 500;

/** A folder with so many tables in mid-game, each waiting for somebody's decision. */
const storeTables = async (folder: string, count: number): Promise<void> => {
  const storage = new SqliteStorage(folder);
  const log = ENTRIES.map((cell, i) => ({
    entry: { kind: 'decide' as const, seat: i & 1, text: String(cell), at: 1000 * i },
    command: { id: `guest-${i & 1}:${i}`, digest: 'digest' },
  }));
  const one = async (n: number): Promise<void> => {
    const id = `table-${String(n).padStart(8, '0')}`;
    const seats = [0, 1].map((seat) => ({
      kind: 'human' as const,
      guest: `guest-${n}-${seat}`,
      name: `Player ${seat}`,
      entropy: 'entropy',
    }));
    const secret = new Uint8Array(32).fill(n & 255);
    const table = { id, game: 'noughts', version: '1', options: {}, passAndPlay: false, secret, seats };
    await storage.create({ ...table, created: n, started: 0 });
    await storage.append(id, 0, log);
    storage.note(id, { length: log.length, decisions: log.length, owing: 1 });
    await storage.file.write(() =>
      storage.file
        .sql('INSERT INTO awaited VALUES (?, 0, 5, ?, 0, NULL, 1, NULL, NULL)')
        .run(id, seats[0]!.guest),
    );
  };
  for (let n = 0; n < count; n += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => one(n + i)));
  await storage.close();
};

/** Start-up with a few tables and with a hundred times as many. */
export const benchStart = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-start-'));
  try {
    const counts = [1000, 100_000] as const;
    for (const count of counts) await storeTables(join(folder, String(count)), count);
    const took: Record<number, number[]> = {};
    const used: Record<number, number> = {};
    for (let round = 0; round < 5; round++)
      for (const count of counts) {
        const server = await Measured.ours({ kind: 'ours', data: join(folder, String(count)) }, [
          '--expose-gc',
        ]);
        (took[count] ??= []).push((await server.cpu()) / 1000);
        used[count] = (await server.memory()).heap;
        await server.end();
      }
    const best = (count: number): number => Math.min(...took[count]!);
    const [few, many] = counts;
    return [
      row(
        'server: processor time of a start with 100 000 tables stored',
        best(many),
        best(few),
        'ms',
        'with 1 000',
      ),
      row('server: memory in use then', used[many]!, used[few]!, 'bytes', 'with 1 000'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
