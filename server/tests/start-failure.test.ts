import { expect, test } from 'vitest';
import { Client } from './help/client.ts';
import { server, tempFolder } from './help/servers.ts';

test('a requested port that is taken is an error, and the data folder is unlocked again', async () => {
  const { url } = await server();
  const port = Number(new URL(url).port);
  const dataDir = tempFolder();
  await expect(server({ port, dataDir })).rejects.toThrow(/EADDRINUSE/);
  const other = await server({ dataDir });
  expect((await new Client(other.url).request('/healthz')).status).toBe(200);
});
