/** A server for a script: on any free port, with data of its own that are gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/main.ts';

/** Runs something with the address of a server; `PAGE_DIR` names a built page other than dist/web. */
export const withServer = async (run: (url: string) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  const webDir = process.env.PAGE_DIR;
  const server = await startServer({ port: 0, dataDir, ...(webDir ? { webDir } : {}) });
  try {
    await run(server.url);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
