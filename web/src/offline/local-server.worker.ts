/** The worker of the local table server. */
import { GAME_IDS, loadGame } from '#games/library.ts';
import type { TableServices } from '#tables/services.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { BotClient } from './bot-client.ts';
import { IdbStorage } from './idb-storage.ts';
import { LocalServer } from './local-server.ts';
import { DATABASE, type FromLocalServer, type ToLocalServer, type Written } from './messages.ts';

/** Minimum duration of a bot's turn in milliseconds, so that people can follow it. */
const PACE = 600;
/** Minimum duration of a covert round in milliseconds, where several people share this device. */
const HOLD = 1500;

/** Broadcasts every write to the other tabs, so that they refresh. */
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
    hold: HOLD,
    fault: () => undefined,
  };
  const send = (message: FromLocalServer): void => self.postMessage(message);
  return new LocalServer(services, { ids: GAME_IDS, load: loadGame }, send);
};

const server = open();
self.addEventListener('message', ({ data }: MessageEvent<ToLocalServer>) => {
  server.then(
    (ready) => ready.hear(data),
    () => self.postMessage({ t: 'refused', id: data.id, refusal: { code: 'NO_STORAGE', clause: '' } }),
  );
});
