// `npm run proof [SEED]`: every command of docs/proof.md in a form of about ten minutes altogether, with seeds that are
// drawn and printed. A seed as argument repeats a run. The exit code is 0 only if every command's check holds.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { commandsOf, LEFT_OUT, type ShortForm } from './proof/short-forms.ts';

const MAIN = join(root, 'cli', 'main.ts');
const LARGEST_SEED = 2 ** 31;
const LAST_LINES = 3;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

type How = 'holds' | 'FAILED' | 'NOT FINISHED';

/** Runs one command. One that is not done after thrice its share of the time is ended. */
const run = async ({ words, seconds }: ShortForm): Promise<How> => {
  const child = spawn(process.execPath, [MAIN, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill();
  }, 3000 * seconds);
  const began = performance.now();
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  const how = late ? 'NOT FINISHED' : code === 0 ? 'holds' : 'FAILED';
  const took = ((performance.now() - began) / 1000).toFixed(0);
  print(`${how.padEnd(12)} ${took.padStart(4)} s  npx ludoteca ${words.join(' ')}`);
  const lines = said.trimEnd().split('\n');
  const shown = how === 'holds' ? lines.slice(-LAST_LINES) : lines;
  for (const line of shown) print(`                     ${line}`);
  return how;
};

const [given] = process.argv.slice(2);
if (given !== undefined && !/^\d{1,10}$/.test(given)) {
  console.error('npm run proof -- SEED: a whole number');
  process.exit(2);
}
const seed = given === undefined ? randomInt(1, LARGEST_SEED) : Number(given);
print(`Seed ${seed}; npm run proof -- ${seed} repeats it.`);
const ends: How[] = [];
for (const form of commandsOf(seed)) ends.push(await run(form));
for (const [what, why] of Object.entries(LEFT_OUT)) print(`left out     ${what}: ${why}`);
const held = ends.filter((how) => how === 'holds').length;
print(`${held} hold, ${ends.length - held} do not`);
process.exitCode = held === ends.length ? 0 : 1;
