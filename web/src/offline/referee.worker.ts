/** Keeps the tables of this device, apart from the page that shows them. */
import { GAME_IDS, loadGame } from '#games/library.ts';
import type { TableServices } from '#tables/services.ts';
import { UptimeClock } from '#tables/uptime-clock.ts';
import { IdbStorage } from './idb-storage.ts';
import { DATABASE, type FromReferee, type ToReferee, type Written } from './messages.ts';
import { Referee } from './referee.ts';
import { Thinker } from './thinker.ts';

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

const open = async (): Promise<Referee> => {
  const storage = telling(await IdbStorage.open());
  const bots = new Thinker(
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
  const send = (message: FromReferee): void => self.postMessage(message);
  return new Referee(services, { ids: GAME_IDS, load: loadGame }, send);
};

const referee = open();
self.addEventListener('message', ({ data }: MessageEvent<ToReferee>) => {
  referee.then(
    (ready) => ready.hear(data),
    () => self.postMessage({ t: 'refused', id: data.id, refusal: { code: 'NO_STORAGE', clause: '' } }),
  );
});
