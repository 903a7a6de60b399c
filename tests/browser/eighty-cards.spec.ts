/** Around the World in 80 Cards in the page: windows, reactions, standing orders, and the last rounds by hand. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CARDS, expectAccessible } from './accessibility.ts';
import { EightyCardsPage, openEightyCards } from './eighty-cards-support.ts';
import { quiet } from './rush-support.ts';
import { sendDecision } from './seated-page.ts';
import { becomeGuest, TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const begun = async (page: Page, touch = false): Promise<EightyCardsPage> => {
  await quiet(page);
  return new EightyCardsPage(page, touch);
};
const guest = async (browser: Browser, options: typeof PHONE | undefined = undefined): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await becomeGuest(page, server.url);
  return page;
};
/** Plays on past the page until this holds or the game is over. */
const playPast = async (table: EightyCardsPage, until: () => boolean): Promise<void> => {
  for (;;) {
    const due = (): boolean => table.view.outcome !== undefined || table.asked >= 0;
    await expect.poll(due, { intervals: [10, 20, 50], timeout: 60_000 }).toBe(true);
    if (table.view.outcome || until()) return;
    await table.play(table.think(), (text) => sendDecision(table, text));
  }
};

test('a game against bots, by touches, a planned path, and under "pass until I am attacked"', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  const table = await begun(page);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  // The world is made by touches.
  for (let n = 0; n < 3; n++) {
    await table.settle();
    await table.play(table.think());
  }
  await table.settle();
  await table.agree();
  await expectAccessible(page, 'a turn of Around the World in 80 Cards', { without: CARDS });
  // A path is planned as one, and driven space by space.
  const before = table.model.seats[0]!;
  await table.tap(table.thing(`space:${(before.space + 2) % 48}`));
  await expect(page.locator('.prompt')).toContainText('2 + 2 = 4');
  await table.tap(table.action('drive'));
  await expect.poll(() => table.model.seats[0]!.progress).toBe(before.progress + 2);
  // While others play, the order can be left.
  await playPast(table, () => table.question === 'interfere');
  await table.settle();
  await page.locator('[data-leave-order=pass-windows]').click();
  await expect(page.locator('[data-order=pass-windows]')).toBeVisible();
  // From now on nothing but the own turn, attacks and the own balloon are asked about.
  const kinds = new Set<string>();
  let left = 14;
  await playPast(table, () => {
    kinds.add(table.question);
    return left-- === 0;
  });
  expect(kinds.has('interfere')).toBe(false);
  expect(faults).toEqual([]);
});

test('a window is answered from a telephone, and a third browser learns nothing of it', async ({
  browser,
}) => {
  const pages = [await guest(browser), await guest(browser, PHONE), await guest(browser)];
  const address = await openEightyCards(
    pages[0]!,
    server.url,
    ['person', 'person', 'person'],
    // Tables with days per move propose fewer windows.
    { interferencePace: 'full' },
    { pace: { days: 1, late: 'bot' } },
  );
  const tables: EightyCardsPage[] = [];
  for (const [n, page] of pages.entries()) {
    tables.push(await begun(page, n === 1));
    await page.goto(address);
    if (n > 0) await page.locator('[data-sit]').first().click();
  }
  const [first, phone, third] = tables as [EightyCardsPage, EightyCardsPage, EightyCardsPage];
  for (const table of tables) await expect.poll(() => table.dealt).toBe(true);
  // The world, past the pages. One page may be told of the next decision before another is.
  const made = (): boolean => tables.some((table) => table.view.decision >= 9);
  while (!made()) {
    const asked = tables.find((table) => table.asked >= 0 && table.view.decision < 9);
    if (asked) await asked.play(asked.think(), (text) => sendDecision(asked, text));
    else await first.page.waitForFunction(() => true);
  }
  // The window at the start of the first turn: two are asked, and each sees only that it is open.
  await expect.poll(() => third.view.covert).toBe(true);
  expect(third.view.owing.filter((seat) => !third.info!.mine.includes(seat))).toEqual([]);
  await phone.settle();
  const [heard, sealed] = [third.heard.length, third.view.sealed];
  await phone.tap(phone.action('pass'));
  await expect.poll(() => phone.view.sealed.length).toBe(1);
  expect([third.heard.length, third.view.sealed]).toEqual([heard, sealed]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Somebody who comes back in the middle of it finds what they have answered.
  await phone.page.reload();
  await expect.poll(() => phone.view.sealed.length).toBe(1);
  await third.settle();
  await third.tap(third.action('pass'));
  await expect.poll(() => first.question).toBe('act');
  for (const page of pages) await page.context().close();
});
