// `npm test`: runs every check. Installs what is missing, then starts check.ts.

import { join } from 'node:path';
import { become, childEnv, ensureInstalled, findNode, messageOf, root } from './bootstrap.mjs';

try {
  ensureInstalled({ dev: true });
  const node = findNode();
  become(node, [join(root, 'scripts', 'check.ts'), ...process.argv.slice(2)], childEnv(node));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
