import { expect, test } from '@playwright/test';
import { TestServer, visit, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('players at a table see how reliably the others finish games; everybody sees their own rate', async ({
  browser,
}) => {
  const [hosts, friends] = [await browser.newContext(), await browser.newContext()];
  const faults = [watchForFaults(hosts), watchForFaults(friends)];
  const [host, friend] = [await hosts.newPage(), await friends.newPage()];
  const open = async (): Promise<string> => {
    await visit(host, `${server.url}/open/tank-chess`);
    await host.locator('[name=option-scenarioId]').selectOption('training-ground');
    await host.locator('[data-open]').click();
    await expect(host.locator('[data-lobby]')).toBeVisible();
    return host.url();
  };
  // The game has not started, so nothing is shown.
  const first = await open();
  const told = friend.waitForResponse(/completion$/);
  await friend.goto(first);
  await told;
  await expect(friend.locator('[data-sit]')).toBeVisible();
  await expect(friend.locator('[data-completion]')).toHaveCount(0);
  await friend.locator('[data-sit]').click();
  await expect(host.locator('.shell')).toBeVisible();
  await host.locator('[data-more]').click();
  await host.locator('[data-act=abort]').click();
  await host.locator('[data-confirm]').click();
  await expect(host.locator('[data-result]')).toBeVisible();

  await friend.goto(await open());
  await expect(friend.locator('[data-lobby] [data-completion]')).toHaveText('finished 0 of 1 · 1 aborted');
  await host.goto(`${server.url}/tables`);
  await expect(host.locator('section[data-completion] li')).toHaveText(
    'Tank Chess: finished 0 of 1 · 1 aborted',
  );
  const own = friend.waitForResponse(/completion$/);
  await friend.goto(`${server.url}/tables`);
  expect(await (await own).json()).toEqual([]);
  await expect(friend.locator('#app:not([inert]) [data-table]')).not.toHaveCount(0);
  await expect(friend.locator('section[data-completion]')).toHaveCount(0);
  expect(faults.flat()).toEqual([]);
  await hosts.close();
  await friends.close();
});
