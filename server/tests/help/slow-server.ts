/** A server that cannot stop, because its bots never close. Prints its address, and when it was told to stop. */
import { library } from '#tables/tests/help/library.ts';
import { startServer, untilSignalled } from '../../main.ts';
import { newLog } from '../../monitoring/logs.ts';

const server = await startServer({
  port: 0,
  dataDir: process.env.DATA_DIR,
  webDir: 'no-page',
  library,
  bots: {
    levels: async () => [],
    choose: () => new Promise(() => undefined),
    close: () =>
      new Promise(() => {
        setInterval(() => undefined, 1000);
      }),
  },
  log: newLog('silent'),
});
const told = untilSignalled(() => {
  process.stdout.write('told\n');
  return server.close();
});
process.stdout.write(`${server.url}\n`);
await told;
