/** The words of several games in one visit. */
import { expect, test } from '@playwright/test';
import { openTable, TestServer } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('a game keeps its own words after another one has been visited', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off' })),
  );
  await page.goto(server.url);
  const tables: string[] = [];
  for (const [game, level] of [
    ['tank-chess', 'recruit'],
    ['rush', 'rookie'],
  ] as const) {
    const seats = [{ kind: 'human' as const }, { kind: 'bot' as const, level }];
    tables.push(await openTable(page, server.url, { game, options: {}, seats }));
  }
  const titles: string[] = [];
  for (const address of [...tables, tables[0]!]) {
    await page.locator('[data-nav=tables]').click();
    await page.locator(`[data-table="${address.split('/').at(-1)}"]`).click();
    await page.locator('.shell[aria-busy=false]').waitFor();
    await page.locator('.board [tabindex="0"]').first().focus();
    await page.keyboard.press('?');
    titles.push(await page.locator('dialog[open] h2').innerText());
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog dl')).toHaveCount(0);
  }
  expect(titles).toEqual(['Keys, and the board in words', 'Keys', 'Keys, and the board in words']);
});
