import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** The pages around the table, each with what shows that it is there. */
const PAGES = [
  ['/', '[data-custom]'],
  ['/open/tank-chess', '[data-open-form]'],
  ['/tables', 'nav [aria-current]'],
  ['/tables/finished', '.none'],
  ['/settings', '[data-transfer]'],
  ['/continue#aaaaaaaaaaaaaaaaaaaaaa', '[data-continue]'],
] as const;

/** A table that waits for a second player. */
const openTable = async (page: Page): Promise<string> => {
  await page.goto(`${server.url}/open/tank-chess`);
  await page.locator('[name=option-scenarioId]').selectOption('training-ground');
  await page.locator('[data-open]').click();
  await expect(page.locator('[data-lobby]')).toBeVisible();
  return page.url();
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} pages around the table`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const friends = await browser.newContext();
    const faults = watchForFaults(context);
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
    for (const [path, there] of PAGES) {
      await page.goto(server.url + path);
      await expect(page.locator(there).first()).toBeVisible();
      await check(path);
    }
    const link = await openTable(page);
    await check('waiting room');
    const friend = await friends.newPage();
    await friend.goto(link);
    await friend.locator('[data-sit]').click();
    await friend.locator('[data-panel=chat]').click();
    await friend.locator('[name=chat]').fill('Good evening');
    await friend.locator('[name=chat]').press('Enter');
    await expect(page.locator('[data-unread]')).toBeVisible();
    await page.locator('[data-panel=chat]').click();
    await expect(page.locator('[data-line]')).toBeVisible();
    await friend.locator('[data-more]').click();
    await friend.locator('[data-act=offerDraw]').click();
    await expect(page.locator('[data-offer=draw]')).toBeVisible();
    await check('chat and a draw offer');
    expect(faults).toEqual([]);
    await context.close();
    await friends.close();
  });
}

test('the pages around the table fit a small telephone in every language, with no word missing', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  const look = async (what: string): Promise<void> => {
    const { wide, small } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      small: [...document.querySelectorAll('main :is(button, select, .button, nav a, input.field)')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
        .map(({ element }) => element.outerHTML.slice(0, 80)),
    }));
    expect(wide, `${what} scrolls sideways`).toBe(false);
    expect(small, `${what} has small targets`).toEqual([]);
    expect(await page.locator('body').innerText(), what).not.toContain('⟨');
  };
  await page.goto(server.url);
  await expect(page.locator('[data-custom]')).toBeVisible();
  const waiting = await openTable(page);
  for (const language of ['en', 'it', 'pl']) {
    await page.goto(`${server.url}/settings`);
    await page.locator(`label:has(input[value=${language}])`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const [path, there] of PAGES) {
      await page.goto(server.url + path);
      await expect(page.locator(there).first()).toBeVisible();
      await look(`${path} in ${language}`);
    }
    await page.goto(waiting);
    await expect(page.locator('[data-lobby]')).toBeVisible();
    await look(`the waiting room in ${language}`);
  }
  expect(faults).toEqual([]);
  await context.close();
});
