/** One table of nim without a server; the test controls time and storage. */
import * as v from 'valibot';
import { Message } from '#wire/message.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { Asker, TableServices } from '../../services.ts';
import type { Subscriber } from '../../subscribers.ts';
import type { Table } from '../../table.ts';
import { Tables, type TablesSettings } from '../../tables.ts';
import { UptimeClock } from '../../uptime-clock.ts';
import { atTheEnd } from './at-the-end.ts';
import { library } from './library.ts';
import { MemoryStorage } from './memory-storage.ts';

type Update = Extract<Message, { t: 'update' }>;
type Told = Extract<Message, { t: 'info' | 'table' }>;

const noBots = {
  levels: async () => [],
  choose: () => Promise.reject(new Error('No bots')),
  close: async () => undefined,
};

/** A service whose time stands still until the test advances it. `storage`: of an earlier run of the service. */
export const oneService = (
  storage = new MemoryStorage(),
  bots: TableServices['bots'] = noBots,
  more: Partial<TableServices> = {},
  settings: Partial<TablesSettings> = {},
) => {
  const time = { now: 0 };
  const up = new UptimeClock(storage, () => time.now);
  const log = { error: () => undefined };
  const services: TableServices = { storage, bots, up, log, pace: 0, fault: () => undefined, ...more };
  const tables = new Tables(services, library, { keep: 60_000, round: 60_000, ...settings });
  atTheEnd(async () => {
    await tables.close();
    await storage.close();
  });
  return { time, storage, services, tables };
};

/** The table of this id. */
export const tableIn = async (tables: Tables, id: string): Promise<Table> => {
  const found = await tables.get(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

type World = ReturnType<typeof oneService>;

/** A table for "host" and more people; by default nim for two. */
export const openIn = async ({ tables }: World, order: Partial<OpenTable> = {}): Promise<Table> => {
  const seats: OpenTable['seats'] = [{ kind: 'human' }, { kind: 'human' }];
  const made = await tables.create({ game: 'nim', options: {}, seats, ...order }, 'host');
  if (!made.ok) throw new Error(made.error.code);
  return tableIn(tables, made.value);
};

/** A table for "host" and one more person, in a service of its own. */
export const oneTable = async (clock = 'none') => {
  const world = oneService();
  return { ...world, table: await openIn(world, { options: { clock } }) };
};

export const watcherOf = (guest: string) => {
  const messages: Message[] = [];
  const watcher: Subscriber = { guest, send: (text) => messages.push(v.parse(Message, JSON.parse(text))) };
  return {
    watcher,
    all: () => messages,
    last: () => messages.findLast((m): m is Update => m.t === 'update')!,
    /** The last message about who sits where. */
    seats: () => messages.findLast((m): m is Told => m.t === 'info' || m.t === 'table')!.info.seats,
  };
};

export const asker = (guest: string, received: number): Asker => ({
  guest,
  received,
  command: { id: `${guest}:${received}`, digest: '' },
});
