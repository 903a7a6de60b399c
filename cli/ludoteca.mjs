#!/usr/bin/env node
// `ludoteca …`: finds a Node that can run TypeScript and hands everything to main.ts.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become, ensureInstalled, findNode, messageOf } from '../scripts/bootstrap.mjs';

try {
  ensureInstalled();
  const main = join(dirname(fileURLToPath(import.meta.url)), 'main.ts');
  become(findNode(), [main, ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
