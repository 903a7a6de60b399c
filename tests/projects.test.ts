/** Each part of the repository may use only the globals of its platform: the compiler checks it (tsconfig.*.json). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { PageSession } from '../proof/faults/page-code.ts';
import { root } from '../scripts/bootstrap.mjs';
import type { Session } from '../web/src/connection/session.svelte.ts';

/** Each uses one global of some platform. */
const PROBES = {
  document: 'export const x = document.title;',
  FileReaderSync: 'export const x = new FileReaderSync();',
  process: 'export const x = process.pid;',
  Buffer: "export const x = Buffer.from('x');",
  node: "export { readFileSync } from 'node:fs';",
  setTimeout: 'export const x = setTimeout(() => undefined, 1);',
  crypto: 'export const x = crypto.getRandomValues(new Uint8Array(1));',
  performance: 'export const x = performance.now();',
  console: "console.log('x');",
  globalThis: 'export const x = globalThis.performance;',
} as const;
type Probe = keyof typeof PROBES;

const ALL = Object.keys(PROBES) as Probe[];
/** The globals that each project allows. */
const ALLOWED: Readonly<Record<string, readonly Probe[]>> = {
  rules: [],
  tables: ['setTimeout', 'crypto', 'performance'],
  node: ['process', 'Buffer', 'node', 'setTimeout', 'crypto', 'performance', 'console', 'globalThis'],
  page: ['document', 'setTimeout', 'crypto', 'performance', 'console', 'globalThis'],
  worker: ['FileReaderSync', 'setTimeout', 'crypto', 'performance', 'console', 'globalThis'],
};

let folder = '';
beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'projects-'));
  for (const probe of ALL) writeFileSync(join(folder, `${probe}.ts`), `${PROBES[probe]}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the compiler refuses globals that a platform does not have', () => {
  // With the project's own files, since a library may bring the types of a platform with it.
  test.each(Object.keys(ALLOWED))('in %s', { timeout: 60_000 }, (project) => {
    const config = join(folder, `tsconfig.${project}.json`);
    const files = [
      ...ALL.map((probe) => `${probe}.ts`),
      ...(project === 'tables' ? ['../../tables/platform.d.ts'] : []),
    ];
    writeFileSync(config, JSON.stringify({ extends: `../../tsconfig.${project}.json`, files }));
    const tsc = join(root, 'node_modules', 'ts7', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const complaints = stdout.split('\n').filter((line) => line.includes(': error '));
    const refused = new Set(complaints.map((line) => line.slice(0, line.indexOf('(')).replace(/\.ts$/, '')));
    expect(refused, stdout).toEqual(new Set(ALL.filter((probe) => !ALLOWED[project]!.includes(probe))));
  });
});

test('the harness of faults is compiled against the page’s session', () => {
  expectTypeOf<Session>().toExtend<PageSession>();
});
