/** Tables that cannot be shown: the server is unreachable, or the table was never on this device. */
import { expect, test } from '@playwright/test';
import { TestServer, underServiceWorker } from './support.ts';
import { sitDown, TablePage } from './tank-chess-support.ts';

test.use({ serviceWorkers: 'allow' });

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());

test('a table that is opened without a connection says so, and appears when the connection returns', async ({
  page,
  context,
}) => {
  await sitDown(page, server.url, { level: 'recruit', scenario: 'training-ground', colour: 'hostWhite' });
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  await underServiceWorker(page);
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-unreachable]')).toContainText('opens as soon');
  await expect(page.locator('.shell')).toHaveCount(0);
  await server.run();
  await context.setOffline(false);
  await expect(page.locator('.shell')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-unreachable]')).toHaveCount(0);
  await table.settle();
});

test('a local table of another device is not requested from the server', async ({ page }) => {
  await page.goto(`${server.url}/t/local-0123456789abcdef`);
  await expect(page.locator('[data-obstacle]')).toContainText('not on this device');
  await page.goto(`${server.url}/t/nowhere`);
  await expect(page.locator('[data-obstacle]')).toContainText('does not exist on this server');
});
