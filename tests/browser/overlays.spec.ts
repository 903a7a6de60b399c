/**
 * Everything that opens over or beside the table: no axe violations, no missing messages, nothing wider than
 * a phone.
 */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { layoutFaults } from './layout.ts';
import { openCommand, TestServer, useTool, watchForFaults } from './support.ts';
import { openPosition, type TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** White may shoot at two tanks; another one stands on no line of fire. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';

type Look = (what: string) => Promise<void>;

const closeDialog = async (page: Page): Promise<void> => {
  // Not by Escape, which first clears a search field.
  await page.locator('dialog[open] header button').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

/** Opens everything that can be opened at a table, one after the other, and checks each. */
const openAll = async (page: Page, table: TablePage, look: Look): Promise<void> => {
  const more = page.locator('[data-more]');
  await look('a turn to be played');
  await table.tap('e5');
  await look('a tank chosen');
  await table.tap('f7');
  await expect(page.locator('[data-facing=N]')).toBeVisible();
  await look('the facings');
  await page.locator('[data-facing=N]').click();
  await expect(page.locator('[data-action=fire-i10]')).toBeVisible();
  await look('the targets');
  await table.tap('c16');
  await expect(page.locator('.why')).toBeVisible();
  await look('a reason why not');
  await page.locator('[data-clause-link]').click();
  await expect(page.locator('dialog[open] [data-clause="TC-5.3"]')).toBeVisible();
  await look('the rulebook beside the table');
  await page.locator('dialog[open] input[type=search]').fill('qqqq');
  await expect(page.locator('dialog[open] [data-clause]')).toHaveCount(0);
  await look('a search without an answer');
  await closeDialog(page);
  await page.locator('[data-action=cancel]').click();
  for (const tool of ['guns', 'danger']) await useTool(page, tool);
  await look('gun lines and danger');
  for (const tool of ['guns', 'danger']) await useTool(page, tool);
  await useTool(page, 'keys');
  await expect(page.locator('dialog[open] dl')).toBeVisible();
  await look('the keys');
  await closeDialog(page);
  await useTool(page, 'invite');
  await expect(page.locator('dialog[open] [data-link]')).toBeVisible();
  await look('the link');
  await closeDialog(page);
  const field = await openCommand(page);
  await field.fill('Me5');
  await expect(page.locator('[role=option]').first()).toBeVisible();
  await look('how the turn can go on');
  await field.fill('');
  await page.locator('[data-panel=chat]').click();
  await look('the chat');
  await page.locator('[data-panel=moves]').click();
  await table.playByKeyboard('Me5>f7/N*i10');
  await expect(page.locator('[data-confirm-turn]')).toBeVisible();
  await look('the turn shown once more');
  await page.locator('[data-confirm-turn]').click();
  await table.waitForTurns(2);
  await table.settle();
  await page.locator('.scrubber button').first().click();
  await look('an earlier moment');
  await page.locator('[data-action=present]').click();
  await more.click();
  await expect(page.locator('#more')).toBeVisible();
  // The whole sheet, whether it opens upwards or downwards.
  await expect(page.locator('#more')).toBeInViewport({ ratio: 1 });
  await look('more');
  await page.locator('#more [data-act=resign]').click();
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await look('really?');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
  await look('the end');
};

const begin = async (page: Page, language: string): Promise<TablePage> => {
  await page.addInitScript(
    (settings) => localStorage.setItem('ludoteca.settings', JSON.stringify(settings)),
    { language, motion: 'off', sound: false, confirm: true },
  );
  return openPosition(page, server.url, CROSSFIRE);
};

test('axe finds nothing in the overlays of a table, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  const table = await begin(page, 'en');
  await openAll(page, table, (what) => expectAccessible(page, what));
  expect(faults).toEqual([]);
  await context.close();
});

for (const language of ['en', 'it', 'pl']) {
  test(`nothing at the table is too wide for a small phone in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    const table = await begin(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await openAll(page, table, async (what) => {
      expect(await layoutFaults(page, true), what).toEqual([]);
      // The prompt is readable at any scroll position.
      const asked = page.locator('.asked');
      if (await asked.isVisible()) await expect(asked, what).toBeInViewport();
    });
    expect(faults).toEqual([]);
    await context.close();
  });
}
