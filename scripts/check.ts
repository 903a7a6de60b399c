// `npm test`: runs every check, also after one has failed. Prints how each check ended and which test files were
// slowest. The last line is `N passed, N failed`: the tests of Vitest and Playwright counted one by one, every other
// check as one. Names of checks as arguments run only these. `changed [REV]` runs the static checks, and those tests
// that can be affected by the changes since REV.

import { mkdirSync, rmSync } from 'node:fs';
import { root } from './bootstrap.mjs';
import { reachedSince } from './check/changed.ts';
import { runSteps, type Step } from './check/run-steps.ts';
import { allSteps, RESULTS } from './check/steps.ts';
import { summary } from './check/summary.ts';

const print = (text: string): void => void process.stdout.write(text);

const refuse = (why: string): never => {
  console.error(why);
  console.log('0 passed, 1 failed');
  process.exit(2);
};

/** The steps that the command line asks for. */
const chosen = (words: readonly string[]): readonly Step[] => {
  if (words[0] === 'changed') {
    const { since, changed, files } = reachedSince(words[1]);
    const count = files.vitest.length + files.browser.length;
    print(`${changed.length} files changed since ${since}; they can reach ${count} test files\n`);
    return allSteps(files).filter(({ idle }) => !idle);
  }
  const steps = allSteps();
  const unknown = words.filter((name) => !steps.some((step) => step.name === name));
  const names = steps.map(({ name }) => name).join(', ');
  if (unknown.length > 0) refuse(`No such check: ${unknown.join(', ')}. There are: ${names}; changed [REV].`);
  return steps.filter(({ name, idle }) => (words.length === 0 ? !idle : words.includes(name)));
};

process.chdir(root);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
try {
  const { text, ok } = summary(await runSteps(chosen(process.argv.slice(2)), print));
  print(text);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
