/** The game of the day: one attempt a person, dealt alike for all, on a page of its own. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { BattlegroundsPage } from './battlegrounds-support.ts';
import { sendDecision } from './seated-page.ts';
import { TestServer, visit, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const attempt = async (page: Page): Promise<string> => {
  await visit(page, server.url);
  await page.locator('[data-daily=battlegrounds]').click();
  await expect(page.locator('[data-daily] h1')).toBeVisible();
  await page.locator('[data-play-daily]').click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('[data-square]')).toHaveCount(64);
  return page.url();
};
/** What lies on every square, as it is read aloud. */
const board = (page: Page): Promise<string[]> =>
  page
    .locator('[data-square] [aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

test('everybody has one attempt at the same deal, and comes back to it', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const page = await one.newPage();
  const table = await attempt(page);
  const mine = await board(page);
  expect(mine.length).toBeGreaterThan(60);
  // The attempt is opened once.
  await visit(page, `${server.url}/daily/battlegrounds`);
  await expect(page.locator('[data-play-daily]')).toHaveCount(0);
  await page.locator('[data-attempt]').click();
  await expect(page).toHaveURL(table);
  const second = await other.newPage();
  expect(await attempt(second)).not.toBe(table);
  expect(await board(second)).toEqual(mine);
  await Promise.all([one.close(), other.close()]);
});

test('the page is accessible and fits a small phone, and days without a game say so', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await visit(page, `${server.url}/daily/battlegrounds`);
  await expect(page.locator('[data-play-daily]')).toBeInViewport({ ratio: 1 });
  await page.locator('summary').click();
  await expect(page.locator('dd').first()).toHaveText(/^[0-9a-f]{64}$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'daily');
  await visit(page, `${server.url}/daily/battlegrounds?date=2020-01-01`);
  await expect(page.getByRole('alert')).toBeVisible();
  await visit(page, `${server.url}/daily/no-such-game`);
  await expect(page.getByRole('alert')).toBeVisible();
  await context.close();
});

test('after the end nothing is asked for that is secret until the day is over', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const table = new BattlegroundsPage(page);
  await attempt(page);
  while ((await table.settle()) === 'asked')
    await table.play(table.think(), (text) => sendDecision(table, text));
  await expect(page.locator('[data-today]')).toBeVisible();
  // The browser reports a request that was refused.
  expect(faults).toEqual([]);
});
