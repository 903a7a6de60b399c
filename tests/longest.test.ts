/** The lists of slow test files name files that exist. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import playwright from '../playwright.config.ts';
import { LONGEST } from '../vitest.config.ts';

test('the files that begin first exist', () => {
  const browser = [playwright.projects?.[0]?.testMatch ?? []].flat().map((name) => `tests/browser/${name}`);
  expect(browser.length).toBeGreaterThan(0);
  expect([...browser, ...LONGEST].filter((path) => !existsSync(path))).toEqual([]);
});
