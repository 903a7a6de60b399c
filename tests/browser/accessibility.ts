/** Accessibility checks by axe-core (WCAG 2.2 A and AA), in the page itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A card is a picture: its name says in words what the numbers and symbols on it mean, and does not repeat them. */
export const CARDS = ['label-content-name-mismatch'];

export interface AxeScope {
  /** A CSS selector of the parts to check; the whole page when absent. */
  readonly within?: string;
  /** Ids of rules that do not apply here. */
  readonly without?: readonly string[];
}

/** Installs axe-core in the document, once: a document keeps it until it is left. */
const install = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
};

const run = async (page: Page, within: string | undefined, options: RunOptions): Promise<string[]> => {
  await install(page);
  const { violations } = await page.evaluate(
    ([selector, chosen]) =>
      (
        window as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }
      ).axe.run(selector ?? document, chosen),
    [within, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
};

/** What axe finds wrong by all of its rules, those of good practice too. */
export const axeFindingsOfAllRules = (page: Page): Promise<string[]> => run(page, undefined, {});

/** What axe finds wrong in the colours in which the page is shown now: rule and element. */
export const axeFindings = (page: Page, { within, without = [] }: AxeScope = {}): Promise<string[]> =>
  run(page, within, {
    runOnly: { type: 'tag', values: LEVELS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** Waits until no colour changes any more. */
const atRest = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running')),
      {
        intervals: [20],
      },
    )
    .toBe(true);

/** Asserts that everything can be read where it stands now. */
const expectContrast = async (page: Page, what: string, within: string | undefined): Promise<void> => {
  const found = await run(page, within, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  expect(found, what).toEqual([]);
};

/** Asserts that everything can be read in the dark. The page is light afterwards. */
const expectDarkContrast = async (page: Page, what: string, within: string | undefined): Promise<void> => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  // A page may fade from one to the other; the first moment of that still has the light colour.
  await expect.poll(background, { message: `${what}: the colours change` }).not.toBe(light);
  await atRest(page);
  await expectContrast(page, `${what}, dark`, within);
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * Asserts that axe finds nothing, light and dark. The page is the same but for its colours, so the dark one is
 * checked for contrast alone. The page is light afterwards.
 */
export const expectAccessible = async (page: Page, what: string, scope: AxeScope = {}): Promise<void> => {
  await atRest(page);
  expect(await axeFindings(page, scope), `${what}, light`).toEqual([]);
  await expectDarkContrast(page, what, scope.within);
};

/** Asserts that everything can be read, light and dark. The page is light afterwards. */
export const expectReadable = async (page: Page, what: string, within?: string): Promise<void> => {
  await atRest(page);
  await expectContrast(page, `${what}, light`, within);
  await expectDarkContrast(page, what, within);
};
