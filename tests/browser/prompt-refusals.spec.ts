/** What the prompt says besides its question, on a telephone: it comes and goes, and nothing on the table moves. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { coveredOf } from './layout.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { TestServer, watchForFaults } from './support.ts';
import { openPosition } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
const SIZES = [
  [390, 844],
  [360, 640],
] as const;

const telephone = async (browser: Browser, [width, height]: readonly [number, number]) => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage(), faults: watchForFaults(context) };
};

/** Where on the screen everything lies that can be touched, and the buttons of the prompt. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.board [data-thing], .board [data-tank], .prompt [data-action]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return `${one.getAttribute('data-thing') ?? one.getAttribute('data-tank') ?? one.getAttribute('data-action')} at ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );

/** Makes the prompt say something, and closes that again. */
const expectStill = async (page: Page, said: string, make: () => Promise<unknown>): Promise<void> => {
  // The own place scrolls into sight with the turn, in a frame of its own: what is said comes after that.
  let before: string[] = [];
  await expect(async () => {
    const now = await places(page);
    const still = now.join() === before.join();
    before = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [200] });
  expect(before.length).toBeGreaterThan(3);
  await make();
  await expect(page.locator('.said')).toBeVisible();
  expect(await places(page), said).toEqual(before);
  // All of it can be seen, and neither it nor a button is covered.
  await expect(page.locator('.said'), said).toBeInViewport({ ratio: 1 });
  expect(await coveredOf(page, '.said, [data-dismiss], .prompt [data-action]'), said).toEqual([]);
  await page.locator('[data-dismiss]').tap();
  await expect(page.locator('.said')).toHaveCount(0);
  expect(await places(page), said).toEqual(before);
};

for (const size of SIZES)
  test(`Rush at ${size.join(' × ')}: what is said in the prompt moves no card`, async ({ browser }) => {
    const { context, page, faults } = await telephone(browser, size);
    await quiet(page);
    await page.goto(server.url);
    const table = new RushPage(page, true);
    await page.goto(await openRush(page, server.url, ['person', 'rookie'], { firstPlayer: '1' }));
    await table.settle();
    const base = page.locator('.own [data-thing^="base:"]').first();
    await expectStill(page, 'a note', () => table.tap(page.locator('.own [data-thing^="pile:garage"]')));
    // None of the cards in the first hand can defend.
    await table.tap(page.locator('.own [data-place^="hand:"] [data-thing^="card:"]').first());
    await expect(table.action('cancel')).toBeVisible();
    await expectStill(page, 'a refusal', () => table.tap(base));
    expect(faults).toEqual([]);
    await context.close();
  });

for (const size of SIZES)
  test(`Tank Chess at ${size.join(' × ')}: what is said in the prompt moves no tank`, async ({ browser }) => {
    const { context, page, faults } = await telephone(browser, size);
    await quiet(page);
    const table = await openPosition(page, server.url, CROSSFIRE);
    await table.settle();
    await expectStill(page, 'a note', () => table.tap('i10'));
    await table.tap('e5');
    await table.tap('f7');
    await page.locator('[data-facing=N]').click();
    await expect(table.page.locator('[data-action=fire-i10]')).toBeVisible();
    await expectStill(page, 'a refusal', () => table.tap('a8'));
    expect(faults).toEqual([]);
    await context.close();
  });
