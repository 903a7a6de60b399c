/** A decision of several seats together: what all people among them propose is the answer (WOW-3.17). */
import { expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { type SeatSet, seatBit } from '#engine/seats.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { TableServices } from '../services.ts';
import type { Table } from '../table.ts';
import { Tables } from '../tables.ts';
import { UptimeClock } from '../uptime-clock.ts';
import { atTheEnd } from './help/at-the-end.ts';
import { MemoryStorage } from './help/memory-storage.ts';
import { asker, tableIn } from './help/one-table.ts';

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'one' } as const;
/** Seats 1 and 3 climb together, and decide together what seat 1 is asked. */
const voting = (together: SeatSet): AnyGame =>
  ({ ...summit, together: (_s: unknown, seat: number) => (seat === 0 ? together : 0) }) as AnyGame;
const BOTH = seatBit(0) | seatBit(2);

const meet = async (game: AnyGame, seats: OpenTable['seats'] = [HUMAN, HUMAN, HUMAN, HUMAN]) => {
  const storage = new MemoryStorage();
  const bots: TableServices['bots'] = {
    levels: async () => ['one'],
    choose: () => new Promise(() => undefined),
    close: async () => undefined,
  };
  const services: TableServices = {
    storage,
    bots,
    up: new UptimeClock(storage, () => 0),
    log: { error: () => undefined },
    pace: 0,
    fault: () => undefined,
  };
  const library = { ids: [summit.id], load: async (id: string) => (id === summit.id ? game : undefined) };
  const tables = new Tables(services, library, { keep: 60_000, round: 60_000 });
  atTheEnd(async () => {
    await tables.close();
    await storage.close();
  });
  const made = await tables.create({ game: summit.id, options: {}, seats }, 'host');
  if (!made.ok) throw new Error(made.error.code);
  const table = await tableIn(tables, made.value);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  for (const guest of ['left', 'friend', 'right'].slice(0, people - 1))
    await table.sit(asker(guest, 0), undefined, undefined);
  return { table, storage };
};
let sent = 0;
const propose = async (table: Table, guest: string, seat: number, text: string): Promise<unknown> => {
  const command = { id: `${guest}:${++sent}`, digest: text };
  return (await table.propose({ ...asker(guest, 0), command }, seat, 1, { for: 1, text }))?.code;
};
const decisions = async ({ table, storage }: Awaited<ReturnType<typeof meet>>): Promise<number> =>
  (await storage.load(table.id))!.log.filter(({ kind }) => kind === 'decide').length;

test('what all who decide together propose is the answer of the seat that is asked', async () => {
  const world = await meet(voting(BOTH));
  expect(await propose(world.table, 'friend', 2, 'draw')).toBeUndefined();
  expect(await decisions(world)).toBe(0);
  expect(await propose(world.table, 'host', 0, ' Draw')).toBeUndefined();
  expect(await decisions(world)).toBe(1);
  // It was answered, so a proposal for it comes late.
  expect(await propose(world.table, 'host', 0, 'draw')).toBe('STALE_DECISION');
});
test('without such a vote nothing comes of it, and whoever is asked may decide alone', async () => {
  const world = await meet(summit as AnyGame);
  await propose(world.table, 'friend', 2, 'draw');
  await propose(world.table, 'host', 0, 'draw');
  expect(await decisions(world)).toBe(0);
  const command = { id: 'alone', digest: '' };
  expect(await world.table.decide({ ...asker('host', 0), command }, 0, 1, 'draw')).toBeUndefined();
  expect(await decisions(world)).toBe(1);
});
test('a bot need not agree', async () => {
  const world = await meet(voting(BOTH), [HUMAN, HUMAN, BOT, HUMAN]);
  expect(await propose(world.table, 'host', 0, 'draw')).toBeUndefined();
  expect(await decisions(world)).toBe(1);
});
