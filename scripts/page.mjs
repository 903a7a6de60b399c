// Builds the page when it is missing or older than its sources.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { childEnv, root } from './bootstrap.mjs';

/** Everything that the built page depends on. */
const SOURCES = [
  'web',
  'kit',
  'games',
  'bots',
  'engine',
  'wire',
  'tables',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

const OUTPUT = join(root, 'dist', 'web');
const STAMP = join(root, 'dist', 'web.stamp');

/** @param {string} path @returns {string[]} all files below, in a fixed order */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : filesBelow(file);
    return [file];
  });
}

/** A hash over names and contents of the sources. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = /\.json$/.test(source) ? [path] : filesBelow(path);
    for (const file of files)
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the page is built from the present sources. */
export function pageIsFresh() {
  if (!existsSync(join(OUTPUT, 'index.html')) || !existsSync(STAMP)) return false;
  return readFileSync(STAMP, 'utf8') === fingerprint();
}

/**
 * Runs a script with this Node; its output goes to standard error.
 * @param {string} node
 * @param {string} script
 * @param {string[]} args
 */
function run(node, script, ...args) {
  const result = spawnSync(node, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: childEnv(node),
  });
  const { base } = parse(script);
  if (result.error) throw new Error(`${base} could not be started: ${result.error.message}`);
  if (result.status !== 0)
    throw new Error(`The page could not be built (exit code ${result.status} of ${base}).`);
}

/**
 * @param {string} node the Node to run Vite with
 * @throws {Error} when the build fails
 */
export function buildPage(node) {
  const before = fingerprint();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(root, 'web', 'vite.config.ts');
  run(node, vite, 'build', '--config', config, '--logLevel', 'warn');
  if (!existsSync(join(OUTPUT, 'index.html'))) throw new Error(`The build left no ${OUTPUT}/index.html.`);
  run(node, join(root, 'scripts', 'compress-page.ts'));
  // The hash of the sources before the build: after an edit during the build, the next start builds again.
  writeFileSync(STAMP, before);
}

// The command `node scripts/page.mjs`. Only this branch needs a Node that can build the page.
if (import.meta.main) buildPage(process.execPath);
