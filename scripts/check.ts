// `npm test`: runs every check, also after one has failed, says for each how it ended, and closes with one
// line `N passed, N failed`: the tests of Vitest and Playwright counted one by one, every other check as one.
// Names of checks as arguments run only these.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkRepository as checkArrows } from './arrows.ts';
import { root } from './bootstrap.mjs';
import { buildPage } from './page.mjs';
import { checkRepository as checkPortable } from './portable.ts';
import { checkRepository as checkPure } from './pure.ts';
import { type Count, countPlaywright, countVitest } from './results.ts';

interface Step {
  readonly name: string;
  readonly about: string;
  run(): Count;
}

const RESULTS = join(root, 'test-results');
const vitestFile = join(RESULTS, 'vitest.json');
const playwrightFile = join(RESULTS, 'playwright.json');

/** Runs a tool of node_modules with this Node; its output goes to ours. @returns its exit code, 1 for a signal */
function tool(script: string, args: readonly string[], env: Record<string, string> = {}): number {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

const verdict = (ok: boolean): Count =>
  ok ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [] };

const complaints = (found: readonly string[]): Count => ({ ...verdict(found.length === 0), notes: found });

/** What a runner wrote about its tests; a runner that died before it could write has failed. */
function report(file: string, exitCode: number, count: (json: unknown, exitCode: number) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), exitCode);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [`no readable report (exit code ${exitCode}): ${String(error)}`] };
  }
}

const STEPS: readonly Step[] = [
  {
    name: 'lint',
    about: 'format and lint (Biome)',
    run: () => verdict(tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']) === 0),
  },
  {
    name: 'types',
    about: 'types (TypeScript 7)',
    run: () => verdict(tool('ts7/bin/tsc', ['-p', 'tsconfig.json']) === 0),
  },
  {
    name: 'svelte',
    about: 'types and accessibility of the page (svelte-check)',
    run: () => {
      const args = ['--tsconfig', './tsconfig.page.json', '--fail-on-warnings', '--output', 'human'];
      return verdict(tool('svelte-check/bin/svelte-check', args) === 0);
    },
  },
  {
    name: 'arrows',
    about: 'directions of imports, no cycles',
    run: () => complaints(checkArrows()),
  },
  {
    name: 'pure',
    about: 'no clock, chance or locale in rules',
    run: () => complaints(checkPure()),
  },
  {
    name: 'portable',
    about: 'no ties to one machine or registry, a whole lockfile',
    run: () => complaints(checkPortable()),
  },
  {
    name: 'vitest',
    about: 'tests (Vitest)',
    run: () => {
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
      return report(vitestFile, tool('vitest/vitest.mjs', args), countVitest);
    },
  },
  {
    name: 'page',
    about: 'build of the page (Vite)',
    run: () => {
      buildPage(process.execPath);
      return verdict(true);
    },
  },
  {
    name: 'browser',
    about: 'tests in Chromium (Playwright)',
    run: () => {
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile };
      const code = tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
      return report(playwrightFile, code, countPlaywright);
    },
  },
];

function runStep(step: Step): Count {
  try {
    return step.run();
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error instanceof Error ? error.message : String(error)] };
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`,
  );
  console.log('0 passed, 1 failed');
  process.exit(2);
}

process.chdir(root);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const lines: string[] = [];
const troubles: string[] = [];
let passed = 0;
let failed = 0;
for (const step of STEPS) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  console.log(`\n── ${step.name}: ${step.about}`);
  const from = process.hrtime.bigint();
  const count = runStep(step);
  const seconds = (Number(process.hrtime.bigint() - from) / 1e9).toFixed(1);
  for (const note of count.notes) console.log(`   ${note}`);
  if (count.failed > 0) troubles.push(...count.notes.map((note) => `  ${step.name}: ${note}`));
  passed += count.passed;
  failed += count.failed;
  const mark = count.failed === 0 ? 'ok    ' : 'FAILED';
  const numbers = `${count.passed} passed, ${count.failed} failed`;
  lines.push(
    `  ${mark} ${step.name.padEnd(9)} ${numbers.padEnd(24)} ${seconds.padStart(6)} s  ${step.about}`,
  );
}

console.log(`\n${lines.join('\n')}\n`);
// Once more at the very end, since whoever reads a long log begins there.
if (troubles.length > 0) console.log(`${troubles.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
