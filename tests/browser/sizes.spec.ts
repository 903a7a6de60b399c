import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { RushPage } from './rush-support.ts';
import { reachableFrom, sitDown, TablePage, TestServer } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** Bytes that come over the wire from now on. */
const weigh = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** From a first visit to the first turn against a bot: bytes of the front page, and of the table beyond them. */
const weighTable = async (page: Page, game: string, level: string, settle: () => Promise<unknown>) => {
  const bytes = weigh(page);
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  const visit = await bytes();
  await page.locator(`[data-play="${game}"]`).click();
  await page.locator(`[data-level=${level}]`).click();
  await settle();
  const table = (await bytes()) - visit;
  test.info().annotations.push({ type: 'bytes', description: `first visit ${visit}, ${game} ${table}` });
  console.log(`first visit ${visit} bytes, table of ${game} ${table} bytes`);
  return { visit, table };
};

test('the first visit takes at most 90 kB, the table of Tank Chess at most 80 kB', async ({ page }) => {
  const { visit, table } = await weighTable(page, 'tank-chess', 'recruit', () =>
    new TablePage(page).settle(),
  );
  expect(visit).toBeLessThanOrEqual(90_000);
  expect(table).toBeLessThanOrEqual(80_000);
});

test('the table of Rush takes at most 80 kB', async ({ page }) => {
  const rush = new RushPage(page);
  const { table } = await weighTable(page, 'rush', 'rookie', () => rush.settle());
  expect(table).toBeLessThanOrEqual(80_000);
});

test('a telephone shows everything without sideways scrolling, and plays by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const wide = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await page.goto(server.url);
  await expect(page.locator('[data-play="tank-chess"]')).toBeVisible();
  expect(await wide()).toBe(false);
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  expect(await wide()).toBe(false);
  const square = await table.board.evaluate((svg) => {
    const point = new DOMPoint(220, 540).matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
    return { x: point.x, y: point.y };
  });
  await page.touchscreen.tap(square.x, square.y);
  await expect(page.locator('.reach.own')).toHaveCount(reachableFrom(table, 'f3'));
  await table.tap('f5');
  const ring = page.locator('.ring [data-facing=N]');
  const box = await ring.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await ring.tap();
  await page.locator('[data-action=done]').tap();
  await table.waitForTurns(2);
  expect(await wide()).toBe(false);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} pages`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const check = async (what: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        (v) => `${what}: ${v.id} ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    };
    await page.goto(server.url);
    await expect(page.locator('[data-play="tank-chess"]')).toBeVisible();
    await check('front');
    await page.locator('[data-play="tank-chess"]').click();
    await expect(page.locator('[data-level]')).toHaveCount(3);
    await check('setup');
    await page.locator('[data-level=recruit]').click();
    const table = new TablePage(page);
    await table.settle();
    await check('table');
    await page.goto(`${server.url}/settings`);
    await expect(page.locator('fieldset')).toHaveCount(3);
    await check('settings');
    await page.goto(`${server.url}/rules/tank-chess`);
    await expect(page.locator('[data-clause]').first()).toBeVisible();
    await check('rules');
    await context.close();
  });
}
