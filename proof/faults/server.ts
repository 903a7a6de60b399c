/**
 * The server under test in a process of its own: the real one. DATA_DIR is its folder. STANDBY=1: it loads everything
 * and starts when told to. KILL_AT: it kills itself at the nth step after its start. SABOTAGE plants a fault.
 *
 * None of this is reachable through the server's API: this is another program than `ludoteca serve`.
 */
import { writeSync } from 'node:fs';
import { type Chatter, orders } from './server-control.ts';
import { countSteps, opened, type Sabotage } from './steps.ts';
import { setWallClock, wallClock } from './wall-clock.ts';

const { DATA_DIR = '', STANDBY, SABOTAGE = '', SERVER_SETTINGS = '{}' } = process.env;
const sabotage = SABOTAGE as Sabotage;
/** Steps left until it kills itself; infinity means never. */
let left = Number(process.env.KILL_AT || Number.POSITIVE_INFINITY);
let steps = 0;

const step = (name: string): void => {
  steps++;
  if (--left > 0) return;
  // The pipe keeps the message although this process ends here.
  writeSync(1, `${JSON.stringify({ diedAt: name })}\n`);
  process.kill(process.pid, 'SIGKILL');
};
countSteps(step, sabotage);
wallClock();

const tell = (told: Chatter): void => void process.send?.(told);
// Loaded only now, so that it uses the instrumented classes.
const { start } = await import('./test-server.ts');

const settings = JSON.parse(SERVER_SETTINGS) as Record<string, unknown>;
const run = async (folder: string): Promise<void> => {
  const began = performance.now();
  const { url, close } = await start(folder, settings, {
    fault: (point) => step(`at ${point}`),
    error: (line) => tell({ error: line }),
  });
  orders.close = async () => {
    await close();
    tell({ closed: true });
    process.disconnect();
  };
  tell({ url, began: performance.now() - began, steps });
};
orders.arm = (n) => {
  left = n;
  tell({ done: 'arm' });
};
orders.clock = (by) => {
  setWallClock(by);
  tell({ done: 'clock' });
};
orders.pages = (most) => {
  const file = [...opened].find(([path]) => path.endsWith('ludoteca.db'))?.[1];
  const row = file?.prepare(`PRAGMA max_page_count = ${most ?? 0x7fff_fffe}`).get();
  const used = Number(file?.prepare('PRAGMA page_count').get()?.page_count);
  tell({ pages: Number(row?.max_page_count), used });
};
orders.start = ({ folder, killAt }) => {
  if (killAt !== undefined) left = killAt;
  void run(folder);
};
process.on('message', (order: { readonly [K in keyof typeof orders]?: never }) => {
  for (const [name, what] of Object.entries(order))
    (orders[name as keyof typeof orders] as (what: unknown) => void)(what);
});
process.on('disconnect', () => process.exit());
if (STANDBY === '1') tell({ loaded: true });
else await run(DATA_DIR);
