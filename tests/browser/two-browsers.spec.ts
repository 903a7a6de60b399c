import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Message } from '#wire/message.ts';
import { TestServer, visit, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());

const SCENARIO = 'training-ground';
/** Half-turns played before a player resigns. */
const TURNS = 4;

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

/** Opens a table for two people, goes there and returns its address. */
const openForTwo = async (page: Page): Promise<string> => {
  await visit(page, `${server.url}/open/tank-chess`);
  await page.locator('select[name=option-scenarioId]').selectOption(SCENARIO);
  await page.locator('label:has(input[name=option-colours][value=hostWhite])').click();
  await page.locator('[data-open]').click();
  await expect(page.locator('[data-lobby]')).toBeVisible();
  return page.url();
};

const talk = (page: Page): Promise<void> => page.locator('[data-panel=chat]').click();
const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('input[name=chat]').fill(text);
  await page.locator('input[name=chat]').press('Enter');
};
const lineOf = (page: Page, text: string) => page.locator('[data-line]', { hasText: text });

test('two play over a link while a third watches; the server dies in between; they play again', async ({
  browser,
}) => {
  const [host, friend, third] = [await someone(browser), await someone(browser), await someone(browser)];
  const address = await openForTwo(host.page);
  await friend.page.goto(address);
  await third.page.goto(address);
  await expect(friend.page.locator('[data-sit="2"]')).toBeVisible();
  await friend.page.locator('[data-sit="2"]').click();
  const tables = [host, friend, third].map(({ page }) => new TablePage(page, SCENARIO));
  const [white, black, watched] = tables as [TablePage, TablePage, TablePage];
  for (const { shell } of tables) await expect(shell).toBeVisible();
  await expect(third.page.locator('[data-watching]')).toBeVisible();
  await expect(host.page.locator('[data-spectators="1"]')).toBeVisible();

  for (let turn = 0; turn < TURNS; turn++) {
    if (turn === TURNS / 2) {
      await server.kill();
      for (const { page } of [host, friend, third])
        await expect(page.locator('[data-connection=lost]')).toBeVisible();
      await server.run();
      for (const { page } of [host, friend, third])
        await expect(page.locator('[data-connection=lost]')).toHaveCount(0);
    }
    const mover = turn % 2 === 0 ? white : black;
    expect(await mover.settle()).toBe('asked');
    await mover.playByKeyboard(mover.think('recruit', 500));
    for (const table of tables) await table.waitForTurns(turn + 1);
  }
  const record = await white.record();
  expect(await black.record()).toEqual(record);
  expect(await watched.record()).toEqual(record);
  // A spectator is asked nothing and has no buttons.
  await expect(watched.shell).toHaveAttribute('data-asked', '');
  await expect(third.page.locator('[data-tool=type]')).toHaveCount(0);
  await expect(third.page.locator('[data-act]')).toHaveCount(0);

  for (const { page } of [host, friend, third]) await talk(page);
  await say(host.page, 'Well played');
  await say(third.page, 'A fine game');
  for (const { page } of [host, friend, third]) {
    await expect(lineOf(page, 'Well played')).toHaveAttribute('data-from', '1');
    await expect(lineOf(page, 'A fine game')).toHaveAttribute('data-from', 'spectator');
  }

  await friend.page.locator('[data-more]').click();
  await friend.page.locator('[data-act=resign]').click();
  await friend.page.locator('[data-confirm]').click();
  for (const { shell } of tables) await expect(shell).toHaveAttribute('data-over', 'resign');
  await host.page.locator('[data-act=rematch]').click();
  await expect(friend.page.locator('[data-rematch=theirs]')).toBeVisible();
  await friend.page.locator('[data-act=rematch]').click();
  // Players are taken there; spectators may follow.
  await third.page.locator('[data-next]').click();
  for (const { page } of [host, friend, third])
    await expect(page.locator('.shell[data-over=""]')).toBeVisible();
  expect(friend.page.url()).not.toBe(address);
  expect(host.page.url()).toBe(friend.page.url());
  // The colours are swapped: now the friend begins.
  await expect(friend.page.locator('.shell')).toHaveAttribute('data-asked', '1');
  await expect(host.page.locator('.shell')).toHaveAttribute('data-asked', '');
  for (const { faults } of [host, friend, third]) expect(faults).toEqual([]);
});

test('a page that misses a change, or is sent one that does not fit, asks for the whole table', async ({
  browser,
}) => {
  const [host, friend, third] = [await someone(browser), await someone(browser), await someone(browser)];
  const address = await openForTwo(host.page);
  let changes = 0;
  let asked = 0;
  await third.page.routeWebSocket(/\/socket$/, (page) => {
    const toServer = page.connectToServer();
    page.onMessage((text) => {
      if (String(text).includes('"t":"watch"')) asked++;
      toServer.send(text);
    });
    toServer.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      // A decision, and not the clocks that begin to run.
      const decided = message.t === 'change' && message.story.length > 0;
      if (decided) changes++;
      if (decided && changes === 1) return;
      const misfit = decided && changes === 3;
      page.send(misfit ? JSON.stringify({ ...message, change: { nowhere: 0 } }) : text);
    });
  });
  await friend.page.goto(address);
  await third.page.goto(address);
  await friend.page.locator('[data-sit="2"]').click();
  const tables = [host, friend, third].map(({ page }) => new TablePage(page, SCENARIO));
  const [white, black, watched] = tables as [TablePage, TablePage, TablePage];
  for (const { shell } of tables) await expect(shell).toBeVisible();
  const before = asked;
  for (const [turn, mover] of [white, black, white, black].entries()) {
    expect(await mover.settle()).toBe('asked');
    await mover.playByKeyboard(mover.think('recruit', 500));
    for (const table of turn === 0 ? [white, black] : tables) await table.waitForTurns(turn + 1);
  }
  expect(changes).toBe(4);
  expect(asked - before).toBe(2);
  expect(await watched.record()).toEqual(await white.record());
  for (const { faults } of [host, friend, third]) expect(faults).toEqual([]);
});

test('a game continues in another browser of the same person', async ({ browser }) => {
  const [host, friend, phone] = [await someone(browser), await someone(browser), await someone(browser)];
  const address = await openForTwo(host.page);
  await friend.page.goto(address);
  await friend.page.locator('[data-sit="2"]').click();
  await expect(host.page.locator('.shell')).toBeVisible();

  await host.page.goto(`${server.url}/settings`);
  await host.page.locator('[data-transfer]').click();
  const link = await host.page.locator('[data-link]').inputValue();
  await phone.page.goto(link);
  // Opening the link does not use it up.
  await phone.page.reload();
  await phone.page.locator('[data-continue]').click();
  const row = phone.page.locator(`[data-table="${new URL(address).pathname.slice('/t/'.length)}"]`);
  await expect(row).toBeVisible();
  await phone.page.goto(address);
  const table = new TablePage(phone.page, SCENARIO);
  expect(await table.settle()).toBe('asked');
  await table.playByKeyboard(table.think('recruit', 500));
  await new TablePage(friend.page, SCENARIO).waitForTurns(1);
  for (const { faults } of [host, friend, phone]) expect(faults).toEqual([]);
  // A used link is invalid for anybody else.
  const { page: stranger } = await someone(browser);
  await stranger.goto(link);
  await stranger.locator('[data-continue]').click();
  await expect(stranger.getByRole('alert')).toContainText('has been used');
});
