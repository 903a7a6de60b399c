/** Runs a tool in a process of its own. */

import { spawn } from 'node:child_process';
import { root } from '../bootstrap.mjs';

/** Where a step writes its output for people. */
export type Say = (text: string) => void;

/**
 * Runs a script with this Node; its output goes to `say`.
 * @param script its file, relative to the root
 * @returns its exit code; 1 when a signal ended it or it could not be started
 */
export const runTool = (
  say: Say,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.once('error', (error) => {
      say(`${error.message}\n`);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
