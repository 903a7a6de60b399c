import { type Browser, expect, type Page, test } from '@playwright/test';
import { TestServer, visit, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());

/** A person with a browser context of their own, and the faults of their page. */
const someone = async (browser: Browser): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'fast' })),
  );
  return { page, faults };
};

const SCENARIO = 'training-ground';
/** Minutes on the clock: 15 seconds more than the remaining time at which the others may vote. */
const CLOCK = '0.75+0';

test('a bot plays on for somebody who went away, and gives the seat back at one tap', async ({ browser }) => {
  const [host, friend] = [await someone(browser), await someone(browser)];
  await visit(host.page, `${server.url}/open/tank-chess`);
  await host.page.locator('select[name=option-scenarioId]').selectOption(SCENARIO);
  await host.page.locator('label:has(input[name=option-colours][value=hostWhite])').click();
  await expect(host.page.locator('select[name=absent]')).toHaveValue('vote');
  await host.page.locator('[name=option-clock]').fill(CLOCK);
  await host.page.locator('[data-open]').click();
  await expect(host.page.locator('[data-lobby]')).toBeVisible();
  const address = host.page.url();
  await friend.page.goto(address);
  await friend.page.locator('[data-sit="2"]').click();
  await expect(host.page.locator('.shell')).toBeVisible();
  await host.page.goto(server.url);

  const offer = friend.page.locator('[data-absent="1"]');
  await expect(friend.page.locator('[data-presence=away]')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(offer).toContainText('is away, and the clock is running out', { timeout: 30_000 });
  await offer.locator('[data-act=voteBot]').click();
  const left = new TablePage(friend.page, SCENARIO);
  await left.waitForTurns(1);
  await expect(offer).toHaveCount(0);
  await expect(friend.page.locator('[data-seat="1"]')).toContainText('plays meanwhile');

  await host.page.goto(address);
  await host.page.locator('[data-lent] button').click();
  await expect(host.page.locator('[data-lent]')).toHaveCount(0);
  await expect(friend.page.locator('[data-seat="1"]')).not.toContainText('plays meanwhile');
  expect(await left.settle()).toBe('asked');
  await left.playByKeyboard(left.think('recruit', 500));
  const back = new TablePage(host.page, SCENARIO);
  expect(await back.settle()).toBe('asked');
  await back.playByKeyboard(back.think('recruit', 500));
  await left.waitForTurns(3);
  for (const { faults } of [host, friend]) expect(faults).toEqual([]);
});
