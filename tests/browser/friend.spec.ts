/** A friend is invited in one tap, and every table can be left again. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const faults: string[][] = [];
test.afterEach(() => expect(faults.splice(0).flat()).toEqual([]));

const arrive = async (browser: Browser, address = '', width = 1440, height = 900): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en',
    viewport: { width, height },
  });
  faults.push(watchForFaults(context));
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.share = async () => undefined;
  });
  await page.goto(server.url + address);
  return page;
};

for (const [width, height] of [
  [1440, 900],
  [360, 640],
] as const)
  test(`one tap opens a table, and all that is needed to invite is seen at once at ${width} × ${height}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, '', width, height);
    for (const button of ['[data-play="tank-chess"]', '[data-friend="tank-chess"]'])
      await expect(page.locator(button)).toBeInViewport({ ratio: 1 });
    await page.locator('[data-friend="tank-chess"]').click();
    await expect(page.locator('[data-lobby]')).toBeVisible();
    const code = page.locator('[data-qr]');
    await expect(code).toHaveAttribute('data-qr', page.url());
    await expect(page.locator('[data-link]')).toHaveValue(page.url());
    for (const needed of [
      '[data-link]',
      '[data-share]',
      '[data-copy]',
      '[data-qr]',
      '[data-change]',
      '[data-fill]',
    ])
      await expect(page.locator(needed), needed).toBeInViewport({ ratio: 1 });
    // Cameras read dark on light, also when the page is dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    const [ground, ink] = await code.evaluate((svg) =>
      ['rect', 'path'].map((part) => getComputedStyle(svg.querySelector(part)!).fill),
    );
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(20, 21, 15)']);
    await page.context().close();
  });

test('the options are changed under the same link, a friend sits down, a bot fills the last seat', async ({
  browser,
}) => {
  const host = await arrive(browser, '/rules/rush');
  await host.locator('[data-friend=rush]').click();
  await expect(host.locator('[data-lobby]')).toBeVisible();
  const link = host.url();
  const friend = await arrive(browser, new URL(link).pathname);
  await expect(friend.locator('[data-sit]')).toHaveCount(1);
  // Somebody who comes by a link has a name in the header, too.
  await expect(friend.locator('header [data-me]')).toHaveAttribute('data-me', /./);

  await host.locator('[data-change]').click();
  await host.locator('[name=count][value="3"]').check({ force: true });
  await expect(host.locator('[data-open]')).toBeInViewport({ ratio: 1 });
  await host.locator('[data-open]').click();
  await expect(host).toHaveURL(link);
  await expect(friend.locator('[data-sit]')).toHaveCount(2);
  await expect(friend.locator('[data-fill], [data-change]')).toHaveCount(0);

  // A guest who has sat down may stand up again.
  await friend.locator('[data-sit="2"]').click();
  await expect(host.locator('[data-change]')).toHaveCount(0);
  await friend.locator('[data-stand]').click();
  await expect(friend).toHaveURL(`${server.url}/`);
  await expect(host.locator('[data-fill]')).toHaveCount(2);
  await friend.goto(link);
  await friend.locator('[data-sit="2"]').click();
  await host.locator('[data-fill="3"]').click();
  for (const page of [host, friend]) await expect(page.locator('.shell')).toBeVisible();

  // The host leaves: nobody waits for them. A spectator just goes.
  const third = await arrive(browser, new URL(link).pathname);
  await expect(third.locator('[data-watching]')).toBeVisible();
  for (const page of [host, third]) {
    await page.locator('[data-more]').click();
    await page.locator('[data-leave]').click();
  }
  await expect(third).toHaveURL(`${server.url}/`);
  await expect(host.locator('[data-leave-by]')).toHaveCount(2);
  await expectAccessible(host, 'leaving', { within: 'dialog[open]' });
  await host.locator('[data-leave-by=bot]').click();
  await expect(host).toHaveURL(`${server.url}/`);
  await expect(friend.locator('[data-seat="1"]').first()).toContainText('plays meanwhile');
  // It is among one's tables, and one is named in the header.
  await expect(host.locator('[data-me]')).toContainText('guest');
  await host.locator('a[data-table]').click();
  await expect(host.locator('[data-lent]')).toBeVisible();
  for (const page of [host, friend, third]) await page.context().close();
});
