// `npm start`: from a fresh clone to a served page. Honours PORT, HOST and DATA_DIR; arguments after `--`
// go to `ludoteca serve`.

import { join } from 'node:path';
import { become, childEnv, ensureInstalled, findNode, messageOf, root } from './bootstrap.mjs';
import { buildPage, pageIsFresh } from './page.mjs';

try {
  ensureInstalled();
  const node = findNode();
  if (!pageIsFresh()) {
    process.stderr.write('Building the page …\n');
    buildPage(node);
  }
  become(node, [join(root, 'cli', 'main.ts'), 'serve', ...process.argv.slice(2)], childEnv(node));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
