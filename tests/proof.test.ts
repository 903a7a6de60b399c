import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/bootstrap.mjs';
import { commandsOf, LEFT_OUT } from '../scripts/proof/short-forms.ts';

const page = readFileSync(join(root, 'docs', 'proof.md'), 'utf8');
/** Commands take ten minutes altogether. */
const MOST_SECONDS = 600;

test('npm run proof runs every command of docs/proof.md, or says why not', () => {
  const nameOf = (name: string, first = 'engine'): string => (name === 'bench' ? `bench ${first}` : name);
  const named = [...page.matchAll(/npx ludoteca ([a-z-]+)(?: ([a-z][a-z-]*))?/g)].map(([, name, first]) =>
    nameOf(name!, first),
  );
  expect(named.length).toBeGreaterThan(10);
  const run = new Set(commandsOf(1).map(({ words: [name, first] }) => nameOf(name!, first)));
  expect(named.filter((name) => !run.has(name) && !(name in LEFT_OUT))).toEqual([]);
  const files = [...page.matchAll(/node (bench\/page|scripts\/other-browsers\.ts)/g)].map(
    ([, file]) => file!,
  );
  expect(files.filter((file) => !(file in LEFT_OUT))).toEqual([]);
});

test('its short forms fit into ten minutes, and draw another seed for each command', () => {
  const forms = commandsOf(1000);
  expect(forms.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(MOST_SECONDS);
  const seeds = forms.flatMap(({ words }) => words.filter((_, i) => words[i - 1] === '--seed'));
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(commandsOf(1000)).toEqual(forms);
  expect(commandsOf(2000)).not.toEqual(forms);
});
