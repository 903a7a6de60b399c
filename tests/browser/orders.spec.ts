/** Standing orders: made on a private board or typed, and carried out while the player is away. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeFindings } from './accessibility.ts';
import { TestServer, typeMove, useTool, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

const SCENARIO = 'training-ground';
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const arrive = async (browser: Browser, size = { width: 1440, height: 900 }, touch = false) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
  });
  return { context, faults: watchForFaults(context), page: await context.newPage() };
};
/** Two people at a table with days per move. The first one plays White. */
const meet = async (host: Page, friend: Page): Promise<[TablePage, TablePage]> => {
  await host.goto(server.url);
  await host.locator('[data-custom="tank-chess"]').click();
  await host.locator('[name=option-scenarioId]').selectOption(SCENARIO);
  await host.locator('label:has([name=option-colours][value=hostWhite])').click();
  await host.locator('[name=pace]').selectOption('3');
  await host.locator('[data-open]').click();
  await friend.goto(await host.locator('[data-link]').inputValue());
  await friend.locator('[data-sit]').click();
  const both: [TablePage, TablePage] = [new TablePage(host, SCENARIO), new TablePage(friend, SCENARIO)];
  await both[0].settle();
  return both;
};
const playOne = async (table: TablePage): Promise<string> => {
  await table.settle();
  const before = (await table.record()).length;
  const text = table.think('recruit', 200);
  await table.playByKeyboard(text);
  await table.waitForTurns(before + 1);
  return text;
};
const close = async (...all: readonly { readonly context: BrowserContext }[]): Promise<void> => {
  for (const { context } of all) await context.close();
};

test('a tried-out line becomes orders, answers while its player is away, and is reported on return', async ({
  browser,
}) => {
  const [ada, bob] = [await arrive(browser), await arrive(browser)];
  const [white, black] = await meet(ada.page, bob.page);
  await playOne(white);
  await black.settle();
  // White waits, and leaves two answers: one to Black's next turn, one to the turn after it.
  await useTool(ada.page, 'try');
  await expect(ada.page.locator('[data-keep-orders]')).toContainText('your answers can be kept');
  await black.settle();
  const line: string[] = [];
  for (let i = 0; i < 4; i++) {
    const text = black.think('recruit', 200);
    line.push(text);
    black.match.submit(black.state.side, text);
    await typeMove(ada.page, text);
    await expect(ada.page.locator('.trial')).toHaveAttribute('data-at', String(i + 2));
  }
  await ada.page.locator('[data-keep]').click();
  await expect(ada.page.locator('[data-kept]')).toHaveText(/Kept/);
  await expect(ada.page.locator('[data-keep-orders] [data-line]')).toHaveCount(2);
  expect(await axeFindings(ada.page)).toEqual([]);
  await ada.page.locator('[data-trial-return]').click();
  await expect(ada.page.locator('[data-orders-note=waiting]')).toContainText('2 orders wait');
  const link = ada.page.url();
  await ada.page.goto(server.url);

  // Black sees an answer come as from any player; nothing mentions orders.
  const page = bob.page;
  await typeMove(page, line[0]!);
  await expect.poll(() => black.record(), { timeout: 15_000 }).toHaveLength(3);
  expect((await black.record()).at(-1)).toBe(line[1]);
  expect((await page.locator('body').innerText()).toLowerCase()).not.toMatch(/orders? (wait|have|for)/);

  // Black plays an unforeseen turn: White is asked, and sees what was answered automatically.
  await page.reload();
  const fresh = new TablePage(page, SCENARIO);
  await fresh.settle();
  let surprise = fresh.think('recruit', 200);
  for (let nodes = 20; surprise === line[2] && nodes < 4000; nodes *= 2)
    surprise = fresh.think('recruit', nodes);
  await typeMove(page, surprise);
  await fresh.waitForTurns(4);
  await ada.page.goto(link);
  const back = new TablePage(ada.page, SCENARIO);
  await back.settle();
  const note = ada.page.locator('[data-orders-note=uncovered]');
  await expect(note).toContainText('do not cover what has happened');
  await expect(note).toContainText(line[1]!);
  await playOne(back);
  await expect(ada.page.locator('[data-orders-note]')).toHaveCount(0);
  expect([ada.faults, bob.faults]).toEqual([[], []]);
  await close(ada, bob);
});

test("on one's own turn: the first decision is played, the rest is stored", async ({ browser }) => {
  const [ada, bob] = [await arrive(browser), await arrive(browser)];
  const [white] = await meet(ada.page, bob.page);
  await useTool(ada.page, 'try');
  await expect(ada.page.locator('.trial')).toBeVisible();
  for (let i = 0; i < 3; i++) {
    const text = white.think('recruit', 200);
    white.match.submit(white.state.side, text);
    await typeMove(ada.page, text);
    await expect(ada.page.locator('.trial')).toHaveAttribute('data-at', String(i + 1));
  }
  await ada.page.locator('[data-keep]').click();
  await expect(ada.page.locator('.shell')).toBeVisible();
  await expect(ada.page.locator('[data-orders-note=waiting]')).toContainText('1 order waits');
  const again = new TablePage(bob.page, SCENARIO);
  await again.settle();
  expect(await again.record()).toHaveLength(1);
  await expect(bob.page.locator('[data-orders-note]')).toHaveCount(0);
  await close(ada, bob);
});

test('typed by keyboard alone and deleted again, on a phone', async ({ browser }) => {
  const ada = await arrive(browser, { width: 390, height: 844 }, true);
  const bob = await arrive(browser);
  const [white] = await meet(ada.page, bob.page);
  await playOne(white);
  const { page } = ada;
  await useTool(page, 'orders');
  const dialog = page.locator('[data-orders-dialog]');
  await expect(dialog.locator('[data-none]')).toBeVisible();
  await dialog.locator('summary').focus();
  await page.keyboard.press('Enter');
  await dialog.locator('[name=answer]').focus();
  await page.keyboard.type('Lf2>e3/S');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-line="1"]')).toContainText('Whatever they do');
  // The next one follows it, unless another parent is chosen.
  await dialog.locator('[name=when]').fill('Ce12>d12/S');
  await dialog.locator('[name=answer]').fill('Le3>f2/N');
  await expect(dialog.locator('[data-add]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-line]')).toHaveCount(2);
  await expect(dialog.locator('[data-line="2"]')).toContainText('If Ce12>d12/S');
  await dialog.locator('[name=answer]').fill('x'.repeat(300));
  await dialog.locator('[name=when]').fill('y');
  await dialog.locator('[data-add]').click();
  await expect(dialog.locator('.why')).toContainText('too long');
  expect(await axeFindings(page)).toEqual([]);
  const targets = await dialog
    .locator('button:visible, summary')
    .evaluateAll(
      (all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 43.9).length,
    );
  expect(targets).toBe(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
  ).toBe(false);
  // Deleting a line deletes what follows it.
  await dialog.locator('[data-strike="1"]').tap();
  await expect(dialog.locator('[data-none]')).toBeVisible();
  await close(ada, bob);
});
