// `npm run proof`: a short form of every command of docs/proof.md. Installs what is missing, then starts proof.ts.

import { join } from 'node:path';
import { become, childEnv, ensureInstalled, findNode, messageOf, root } from './bootstrap.mjs';

try {
  ensureInstalled({ dev: true });
  const node = findNode();
  become(node, [join(root, 'scripts', 'proof.ts'), ...process.argv.slice(2)], childEnv(node));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
