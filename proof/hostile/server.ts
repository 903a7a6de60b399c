/**
 * The server under attack: the real one, in a process of its own that reports its memory. Needs `--expose-gc`, DATA_DIR
 * and WEB_DIR; SERVER_LIMITS (JSON) overrides its limits, BOT_PACE the pace of bots. Attackers choose their addresses by X-Forwarded-For, to act
 * as many clients.
 */
import { pino } from 'pino';
import type { Limits } from '#server/access/limits.ts';
import { startServer } from '#server/main.ts';

/** Bytes after a full garbage collection. */
export interface Memory {
  readonly heap: number;
  readonly outside: number;
  readonly resident: number;
}
export type Told =
  | { readonly url: string }
  | { readonly memory: Memory }
  | { readonly error: string }
  | { readonly closed: true };

const tell = (told: Told): void => void process.send?.(told);
const { DATA_DIR, WEB_DIR, BOT_PACE, SERVER_LIMITS = '{}' } = process.env;
const log = pino(
  { level: 'error' },
  // Every error that the server logs is a finding.
  { write: (line: string) => tell({ error: line.trim() }) },
);
const server = await startServer({
  port: 0,
  dataDir: DATA_DIR,
  webDir: WEB_DIR,
  trustProxy: true,
  pace: Number(BOT_PACE ?? 0),
  limits: JSON.parse(SERVER_LIMITS) as Partial<Limits>,
  log,
});

const measure = async (): Promise<Memory> => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 20));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, outside: external, resident: rss };
};

process.on('message', (wish) => {
  if (wish === 'memory') void measure().then((memory) => tell({ memory }));
  if (wish === 'close') void server.close().then(() => tell({ closed: true }));
});
process.on('disconnect', () => process.exit());
tell({ url: server.url });
