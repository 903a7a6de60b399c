/**
 * A server that kills itself with SIGKILL at a given point of its nth decision (CRASH_AT, CRASH_NTH). Prints its
 * address on standard output.
 */
import { pino } from 'pino';
import type { FaultPoint } from '#tables/services.ts';
import { library } from '#tables/tests/help/library.ts';
import { startServer, untilSignalled } from '../../main.ts';

const { DATA_DIR, CRASH_AT, CRASH_NTH } = process.env;
let passed = 0;
const fault = (point: FaultPoint) => {
  if (point === CRASH_AT && ++passed === Number(CRASH_NTH)) process.kill(process.pid, 'SIGKILL');
};
const server = await startServer({
  port: 0,
  dataDir: DATA_DIR,
  webDir: 'no-page',
  library,
  bots: {
    levels: async () => [],
    choose: () => Promise.reject(new Error('No bots')),
    close: async () => undefined,
  },
  pace: 0,
  log: pino({ level: 'silent' }),
  fault,
});
const told = untilSignalled(() => server.close());
process.stdout.write(`${server.url}\n`);
await told;
