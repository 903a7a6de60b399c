/** A part that cannot be loaded is replaced by a notice with a button, which loads the page again. */
import { expect, type Page, test } from '@playwright/test';
import { openTable, TestServer } from './support.ts';
import { sitDownByTaps, TablePage } from './tank-chess-support.ts';

// A service worker would serve the files from its cache.
test.use({ serviceWorkers: 'block' });
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const RECORD = '**/assets/GameRecord-*.js';
const REFUSALS = '**/assets/refusals*.js';
const BOARD = '**/assets/Board-*.js';
const HUMAN = { kind: 'human' } as const;
const PEOPLE = '**/assets/PeoplePanel-*.js';

/** Presses the button, and waits until the page has been loaded again: until then it is the old one. */
const tryAgain = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await page.locator('[data-load-failed]:visible button').click();
  await loaded;
};

test('the notice stands in the sheet of tools and at the result, and its button mends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(RECORD, (route) => route.abort());
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await page.locator('[data-more]').click();
  const notice = page.locator('#more [data-load-failed]');
  await expect(notice).toHaveText(/This could not be loaded\. Please try again\.\s+Try again/);
  await page.unroute(RECORD);
  await tryAgain(page);
  await table.settle();
  await page.locator('[data-more]').click();
  await expect(page.locator('#more [data-game-record]')).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.reload();
  await page.route(RECORD, (route) => route.abort());
  await table.settle();
  await page.locator('[data-more]').click();
  await page.locator('[data-act=resign]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-result] [data-load-failed]')).toBeVisible();
  await page.unroute(RECORD);
  await tryAgain(page);
  await expect(page.locator('[data-result] [data-game-record]')).toBeVisible();
});

test('no button of the sheet moves while a part of it is loaded', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(RECORD, async (route) => {
    await arrived;
    await route.continue();
  });
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  await new TablePage(page).settle();
  await page.locator('[data-more]').click();
  const button = page.locator('#more [data-tool=try]');
  const before = await button.boundingBox();
  await expect(page.locator('#more [data-game-record]')).toHaveCount(0);
  arrive();
  await expect(page.locator('#more [data-game-record]')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('a page of the application that cannot be loaded has the same button', async ({ page }) => {
  await page.route('**/assets/Settings-*.js', (route) => route.abort());
  await page.goto(`${server.url}/settings`);
  await expect(page.locator('[data-load-failed]')).toBeVisible();
  await page.unroute('**/assets/Settings-*.js');
  await tryAgain(page);
  await expect(page.locator('fieldset')).toHaveCount(4);
});

test('a dialog that cannot be loaded says so at the table', async ({ page }) => {
  await page.route(BOARD, (route) => route.abort());
  await page.route(PEOPLE, (route) => route.abort());
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  await new TablePage(page).settle();
  await page.locator('[data-more]').click();
  await page.locator('#more [data-tool=try]').click();
  await expect(page.locator('.ask')).toContainText('This could not be loaded');
  await page.goto(
    await openTable(page, server.url, { game: 'tank-chess', options: {}, seats: [HUMAN, HUMAN] }),
  );
  await page.locator('[data-people]').click();
  await expect(page.locator('[data-toast]')).toContainText('This could not be loaded');
});

test('the words of a refusal are loaded when one is first said, and asked for again after a failure', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/refusals')) asked.push(request.url());
  });
  await page.clock.install();
  await page.route(REFUSALS, (route) => route.abort());
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  expect(asked).toEqual([]);
  // Across one's own home edge.
  await table.tap('h1');
  await table.tap('h0');
  const why = page.locator('.why');
  await expect(why).toContainText('This could not be loaded');
  await expect(why).toContainText('TC-8.6');
  expect(asked).toHaveLength(1);

  await page.unroute(REFUSALS);
  await page.clock.runFor(6_000);
  await table.tap('h0');
  await expect(why).toContainText('far edge');
});
