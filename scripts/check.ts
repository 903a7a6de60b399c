// `npm test`: runs every check, also after one has failed, says for each how it ended and which test files were
// slowest, and closes with one line `N passed, N failed`: the tests of Vitest and Playwright counted one by one,
// every other check as one. Names of checks as arguments run only these.

import { mkdirSync, rmSync } from 'node:fs';
import { root } from './bootstrap.mjs';
import { runSteps } from './check/run-steps.ts';
import { allSteps, RESULTS } from './check/steps.ts';
import { summary } from './check/summary.ts';

const print = (text: string): void => void process.stdout.write(text);

process.chdir(root);
const steps = allSteps();
const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  console.log('0 passed, 1 failed');
  process.exit(2);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const ended = await runSteps(
  steps.filter(({ name }) => only.length === 0 || only.includes(name)),
  print,
);
const { text, ok } = summary(ended);
print(text);
process.exitCode = ok ? 0 : 1;
