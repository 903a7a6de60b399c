import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/bootstrap.mjs';

type Dependencies = Readonly<Record<string, string>>;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Dependencies
>;
const { dependencies, devDependencies, optionalDependencies } = manifest;
/** What one command installs when it is first run. */
const { dependencies: drivers } = JSON.parse(read('scripts/other-browsers/drivers/package.json')) as {
  readonly dependencies: Dependencies;
};

test('docs/dependencies.md gives the reason for every package, and names no other', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm);
  const told = [...rows].flatMap((row) => [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map((name) => name[1]));
  // `typescript` has two versions, the newer one under another name.
  const documented = new Set(told.filter((name) => name !== undefined));
  const asked = new Set(
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...drivers }),
  );
  expect([...asked].filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !asked.has(name))).toEqual([]);
});

test('each pinned Node is one exact version with node:sqlite and native TypeScript', () => {
  expect(Object.keys(optionalDependencies)).toHaveLength(5);
  for (const version of Object.values(optionalDependencies)) expect(version).toMatch(/^24\.\d+\.\d+$/);
});
