/** Serves the tables: the one process that a host runs. */
import { serve } from '#server/main.ts';
import { type Command, Usage } from '../command.ts';

export const command: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data DIR]',
  about: 'Serves until it is stopped; the environment variables PORT, HOST and DATA_DIR set the same.',
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  run: async (args) => {
    const given = { PORT: args.text('port'), HOST: args.text('host'), DATA_DIR: args.text('data') };
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (said.PORT !== undefined && !/^\d{1,5}$/.test(said.PORT))
      throw new Usage(`${said.PORT} is not a port`);
    await serve({ ...process.env, ...said });
    return undefined;
  },
};
