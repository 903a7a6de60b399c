/** What a host reads when a server cannot start beside another one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { server, tempFolder } from '#server/tests/help/servers.ts';
import { root } from '../scripts/bootstrap.mjs';

test('a second process on the same data, or the same port, gets a sentence and no stack', async () => {
  const dataDir = tempFolder();
  const { url } = await server({ dataDir });
  const main = join(root, 'cli', 'main.ts');
  const { port } = new URL(url);
  for (const [words, said] of [
    [['--data', dataDir, '--port', '0'], /^ludoteca: Another Ludoteca has .* open; stop it, .*\.\n$/],
    [
      ['--data', tempFolder(), '--port', port],
      new RegExp(`^ludoteca: Port ${port} of 127.0.0.1 is taken; .*\n$`),
    ],
  ] as const) {
    const child = spawn(process.execPath, [main, 'serve', ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(error).toMatch(said);
    expect(code).toBe(1);
  }
});
