/** One table of nim without a server round it: time and storage are the test's. */
import type { Message } from '#wire/protocol.ts';
import type { Watcher } from '../../audience.ts';
import type { Asker, House } from '../../house.ts';
import { Tables } from '../../tables.ts';
import { UpClock } from '../../upclock.ts';
import { atTheEnd } from './at-the-end.ts';
import { library } from './library.ts';
import { MemoryStorage } from './memory-storage.ts';

type Update = Extract<Message, { t: 'update' }>;

const noBots = {
  levels: async () => [],
  choose: () => Promise.reject(new Error('No bots')),
  close: async () => undefined,
};

/** A table for "host" and one more person, in a house whose time stands still until it is told to go on. */
export const oneTable = async (clock = 'none') => {
  const storage = new MemoryStorage();
  const time = { now: 0 };
  const up = new UpClock(storage, () => time.now);
  const house: House = {
    storage,
    bots: noBots,
    up,
    log: { error: () => undefined },
    pace: 0,
    fault: () => undefined,
  };
  const tables = new Tables(house, library, { keep: 60_000, round: 60_000 });
  atTheEnd(async () => {
    await tables.close();
    await storage.close();
  });
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  const made = await tables.create({ game: 'nim', options: { clock }, seats: [...seats] }, 'host');
  if (!made.ok) throw new Error(made.error.code);
  const found = await tables.get(made.value);
  if (!found.ok) throw new Error(found.error.code);
  return { table: found.value, time, storage, house };
};

export const watcherOf = (guest: string) => {
  const messages: Message[] = [];
  const watcher: Watcher = { guest, send: (text) => messages.push(JSON.parse(text) as Message) };
  return {
    watcher,
    all: () => messages,
    last: () => messages.findLast((m): m is Update => m.t === 'update')!,
  };
};

export const asker = (guest: string, received: number): Asker => ({
  guest,
  received,
  command: { id: `${guest}:${received}`, digest: '' },
});
