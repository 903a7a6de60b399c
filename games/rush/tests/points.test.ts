/** The rules of a decision point are in one file. Checked for Siege, the ability with the longest rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ASKED } from '../rules/state.ts';

const RULES = fileURLToPath(new URL('../rules', import.meta.url));
const FILES = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const linesOf = (file: string): string[] => readFileSync(join(RULES, file), 'utf8').split('\n');

/** Where else its name may occur: in complete lists of abilities, points and the like, on one line each. */
const LISTED: Readonly<Record<string, { readonly why: string; readonly lines: readonly RegExp[] }>> = {
  'points/index.ts': { why: 'the list of points', lines: [/^import /, /^ {2}chooseSiegeTarget,$/] },
  'effects.ts': { why: 'the list of abilities, complete by type', lines: [/^import /, /^ {2}siege,$/] },
  'state.ts': {
    why: 'the names of what is asked are a field of the state, whose layout no point may change',
    lines: [/^ {2}'chooseSiegeTarget',$/, /^export const SIEGE = \d+;$/],
  },
  'refusals.ts': {
    why: 'the codes with their clauses, which every text is checked against',
    lines: [/NO_SIEGE_TARGET/],
  },
  'options.ts': {
    why: 'options are rows of one schema',
    lines: [/RUSH-12\.[89]/, /siegeByPoint/, /siegeDamage/],
  },
  'steps.ts': { why: 'the list of verbs', lines: [/^ {2}\/\*\* `\[base place\]` or `\[defender place\]`/] },
};

test('the rules of Siege are in one file', () => {
  const home = join('points', 'choose-siege-target.ts');
  const strays = FILES.filter((file) => file !== home).flatMap((file) =>
    linesOf(file)
      .filter((line) => /siege/i.test(line) && !LISTED[file]?.lines.some((listed) => listed.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(FILES).toContain(home);
  expect(strays).toEqual([]);
});

test('each point has a file of the same name', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const missing = ASKED.filter((name) => name !== 'over')
    .filter((name) => !FILES.includes(`points/${kebab(name)}.ts`))
    .filter((name) => !FILES.includes(`points/${kebab(name)}/index.ts`));
  expect(missing).toEqual([]);
});
