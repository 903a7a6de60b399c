/** Every clause of every rulebook is tested or excused, and the generated page is up to date. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance } from '../cli/commands/conformance.ts';
import { root } from '../scripts/bootstrap.mjs';
import { clausesNamed, conformancePage, titlesOf } from '../scripts/conformance.ts';

test('no clause is without a test or a reason', async () => {
  const games = await conformance();
  expect(Object.keys(games)).toContain('tank-chess');
  for (const coverage of Object.values(games)) {
    expect(coverage.missing).toEqual([]);
    expect(coverage.wrong).toEqual([]);
    expect(coverage.tested).toBeGreaterThan(0.8 * coverage.clauses);
  }
});

test('docs/conformance.md is what the command writes', async () => {
  const page = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8');
  expect(page).toBe(conformancePage(await conformance()));
});

describe('reading titles', () => {
  const source = `
    describe('movement [TC-4.1]', () => {
      test('forward', () => {});
      test.each([1])('back %i [TC-4.5]', () => {});
    });
    // test('in a comment [TC-9.9]')
    const text = "test('in a string [TC-9.8]')";
    it(\`escapes \${x} [TC-8.2]\`, () => {});
  `;
  test('titles of groups count for the tests in them; comments and strings do not count', () => {
    const named = clausesNamed(titlesOf(source, 'a.test.ts'), 'TC');
    expect([...named].sort()).toEqual(['TC-4.1', 'TC-4.5', 'TC-8.2']);
  });
});
