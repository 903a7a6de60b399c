/** Serves the tables: the one process that a host runs. */
import { startServer } from '#server/main.ts';
import { type Command, Usage } from '../command.ts';

export const command: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data DIR]',
  about: 'Serves the tables; also by the environment: PORT, HOST, DATA_DIR.',
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  run: async (args) => {
    const port = args.text('port') ?? process.env.PORT;
    if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new Usage(`${port} is not a port`);
    await startServer({
      port: port === undefined ? undefined : Number(port),
      host: args.text('host') ?? process.env.HOST,
      dataDir: args.text('data') ?? process.env.DATA_DIR,
    });
    return undefined;
  },
};
