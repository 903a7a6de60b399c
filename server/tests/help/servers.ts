/** Servers for tests, on free ports, with data of their own, all closed and removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { atTheEnd } from '#tables/tests/help/at-the-end.ts';
import { library } from '#tables/tests/help/library.ts';
import { BotPool } from '../../bots/bot-pool.ts';
import { type RunningServer, type ServerSettings, startServer } from '../../main.ts';
import { matchesDescription } from './description.ts';

export { atTheEnd };

export const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const quiet = pino({ level: 'silent' });
export const testBots = new URL('./bots.ts', import.meta.url).href;

export const server = async (settings: ServerSettings = {}): Promise<RunningServer> => {
  const running = await startServer({
    port: 0,
    dataDir: settings.dataDir ?? tempFolder(),
    webDir: 'no-page',
    library,
    bots: new BotPool({ workers: 1, patience: 5000, library: testBots }),
    pace: 0,
    log: quiet,
    onAnswer: matchesDescription,
    ...settings,
  });
  atTheEnd(() => running.close());
  return running;
};
