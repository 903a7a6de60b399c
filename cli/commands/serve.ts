/** Serves the tables: the one process that a host runs. */
import { NodeTooOld, serve } from '#server/main.ts';
import { DataFolderInUse } from '#server/storage/sqlite-file.ts';
import { type Command, Failure, Usage } from '../command.ts';

/** In a sentence for the host, where it is no fault of the program's. */
const inWords = (error: unknown): unknown => {
  if (error instanceof DataFolderInUse || error instanceof NodeTooOld)
    return new Failure(`${error.message}.`);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return new Failure(`Port ${port} of ${address} is taken; set another PORT, or none.`);
  return error;
};

export const command: Command = {
  usage: 'serve [--port N] [--host ADDRESS] [--data DIR]',
  about: 'Serves until it is stopped; the environment variables PORT, HOST and DATA_DIR set the same.',
  options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  run: async (args) => {
    const given = { PORT: args.text('port'), HOST: args.text('host'), DATA_DIR: args.text('data') };
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (said.PORT !== undefined && !/^\d{1,5}$/.test(said.PORT))
      throw new Usage(`${said.PORT} is not a port`);
    try {
      await serve({ ...process.env, ...said });
    } catch (error) {
      throw inWords(error);
    }
    return undefined;
  },
};
