/** Keeps the tables of this device, apart from the page that shows them. */
import { GAME_IDS, loadGame } from '#games/library.ts';
import type { TableServices } from '#tables/services.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { BotClient } from './bot-client.ts';
import { IdbStorage } from './idb-storage.ts';
import { LocalServer } from './local-server.ts';
import { DATABASE, type FromLocalServer, type ToLocalServer, type Written } from './messages.ts';

/** A bot's turn takes at least so many milliseconds, so that one can follow. */
const PACE = 600;

/** Tells the other tabs what this one has written, so that none shows an old table. */
const telling = (storage: IdbStorage): IdbStorage => {
  const channel = new BroadcastChannel(DATABASE);
  const append = storage.append.bind(storage);
  storage.append = async (table, place, entries) => {
    await append(table, place, entries);
    channel.postMessage({ table, by: self.name } satisfies Written);
  };
  return storage;
};

const open = async (): Promise<LocalServer> => {
  const storage = telling(await IdbStorage.open());
  const bots = new BotClient(
    () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  );
  const services: TableServices = {
    storage,
    bots,
    up: new UptimeClock(storage),
    log: { error: (what: unknown, words?: unknown) => console.error(words, what) },
    pace: PACE,
    fault: () => undefined,
  };
  const send = (message: FromLocalServer): void => self.postMessage(message);
  return new LocalServer(services, { ids: GAME_IDS, load: loadGame }, send);
};

const referee = open();
self.addEventListener('message', ({ data }: MessageEvent<ToLocalServer>) => {
  referee.then(
    (ready) => ready.hear(data),
    () => self.postMessage({ t: 'refused', id: data.id, refusal: { code: 'NO_STORAGE', clause: '' } }),
  );
});
