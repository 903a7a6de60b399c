/** Every check of `npm test`. A further check needs one more line here. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRepository as checkArrows } from '../arrows.ts';
import { root } from '../bootstrap.mjs';
import { checkRepository as checkPortable } from '../portable.ts';
import { checkRepository as checkPure } from '../pure.ts';
import { type Count, countPlaywright, countVitest } from './results.ts';
import { SLOTS, type Step } from './run-steps.ts';
import { runTool, type Say } from './tool.ts';

/** Where runners leave their reports; emptied before each run. */
export const RESULTS = join(root, 'test-results');
const vitestFile = join(RESULTS, 'vitest.json');
const playwrightFile = join(RESULTS, 'playwright.json');

const verdict = (ok: boolean): Count =>
  ok ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] };

/** A check in this process; each complaint becomes a note. */
const complaints =
  (check: () => readonly string[]): Step['run'] =>
  () => {
    const found = check();
    return { ...verdict(found.length === 0), notes: found };
  };

/** A tool that reports success by its exit code. */
const tool =
  (script: string, ...args: readonly string[]): Step['run'] =>
  async (say) =>
    verdict((await runTool(say, script, args)) === 0);

/** The whole project, and the parts whose code may not use browser globals, Node's, or either; see each file. */
const PROJECTS = ['', '.rules', '.tables', '.node', '.page', '.worker'];

const checkTypes = async (say: Say): Promise<Count> => {
  let ok = true;
  for (const part of PROJECTS)
    ok = (await runTool(say, 'node_modules/ts7/bin/tsc', ['-p', `tsconfig${part}.json`])) === 0 && ok;
  return verdict(ok);
};

/** The report that a runner wrote. Without a report, the runner has failed. */
function report(file: string, exitCode: number, count: (json: unknown, exitCode: number) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), exitCode);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [`no readable report (exit code ${exitCode}): ${String(error)}`] };
  }
}

/** @param files only these test files; undefined: all */
const vitest = async (say: Say, files: readonly string[] | undefined): Promise<Count> => {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
  return report(
    vitestFile,
    await runTool(say, 'node_modules/vitest/vitest.mjs', [...args, ...(files ?? [])]),
    countVitest,
  );
};

/** @param files only these test files; undefined: all */
const browser = async (
  say: Say,
  files?: readonly string[],
  more?: Record<string, string>,
): Promise<Count> => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile, ...more };
  const args = ['test', '--reporter=list,json', ...(files ?? [])];
  return report(
    playwrightFile,
    await runTool(say, 'node_modules/@playwright/test/cli.js', args, env),
    countPlaywright,
  );
};

/** The test files to run, by runner. */
export interface TestFiles {
  readonly vitest: readonly string[];
  readonly browser: readonly string[];
}

/**
 * All steps; first those that others wait for or that take long.
 * @param only the test files to run; undefined: all of them. A runner without any is skipped.
 */
export function allSteps(only?: TestFiles): readonly Step[] {
  const steps: readonly Step[] = [
    {
      name: 'page',
      about: 'build of the page (Vite)',
      slots: 1,
      run: tool('scripts/page.mjs'),
    },
    {
      name: 'svelte',
      about: 'types and accessibility of the page (svelte-check)',
      slots: 1,
      run: tool(
        'node_modules/svelte-check/bin/svelte-check',
        ...['--tsconfig', './tsconfig.page.json', '--fail-on-warnings', '--output', 'human'],
      ),
    },
    {
      name: 'lint',
      about: 'format and lint (Biome)',
      slots: 1,
      run: tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    },
    {
      name: 'types',
      about: 'types, and where which globals may be named (TypeScript 7)',
      slots: 1,
      run: checkTypes,
    },
    {
      name: 'arrows',
      about: 'directions of imports, no cycles',
      slots: 1,
      run: complaints(checkArrows),
    },
    {
      name: 'unused',
      about: 'no file, export or dependency that nothing uses (Knip)',
      slots: 1,
      run: tool('node_modules/knip/bin/knip.js', '--no-progress'),
    },
    {
      name: 'pure',
      about: 'no clock, chance or locale in rules',
      slots: 1,
      run: complaints(checkPure),
    },
    {
      name: 'portable',
      about: 'no ties to one machine or registry, a whole lockfile',
      slots: 1,
      run: complaints(checkPortable),
    },
    {
      name: 'vitest',
      about: 'tests (Vitest)',
      slots: SLOTS,
      idle: only?.vitest.length === 0,
      run: (say) => vitest(say, only?.vitest),
    },
    {
      name: 'browser',
      about: 'tests in Chromium (Playwright)',
      slots: SLOTS,
      after: ['page'],
      idle: only?.browser.length === 0,
      run: (say) => browser(say, only?.browser),
    },
    {
      name: 'long',
      about: 'whole games and long samples, with `page long` (Playwright)',
      slots: SLOTS,
      after: ['page'],
      idle: true,
      run: (say) => browser(say, undefined, { LONG: '1' }),
    },
  ];
  return steps;
}
