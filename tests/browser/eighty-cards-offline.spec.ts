/** Around the World in 80 Cards without a connection: the world is created, turns are played, nothing is lost. */
import { expect, test } from '@playwright/test';
import { quiet } from './rush-support.ts';
import { TestServer, underServiceWorkerAtOnce, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.use({ serviceWorkers: 'allow' });
test.setTimeout(300_000);

test('without a connection a game is begun, played by hints, and still there when it is opened anew', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  await quiet(page);
  await page.goto(server.url);
  await underServiceWorkerAtOnce(page);
  await server.kill();
  await page.goto(server.url);
  await page.locator('[data-play="eighty-cards"]').click();
  await page.locator('[data-level=stoker]').click();
  await expect(page.locator('[data-local]')).toBeVisible();

  const table = page.locator('[role=application]');
  const lit = (what: string) => page.locator(`[data-thing^="${what}:"][data-active]`).first();
  const toPlace = page.locator('[data-near] [data-thing^="terrain:"]');
  const asked = page.locator('[role=application][data-asked=act], [role=application][data-asked=interfere]');
  // Who has the last card of all places it unasked, since one place is left.
  for (;;) {
    await expect(asked.or(lit('terrain'))).toBeVisible();
    if (await asked.isVisible()) break;
    const left = await toPlace.count();
    await lit('terrain').click();
    await lit('ring').click();
    await page.locator('[data-action=confirm]').click();
    await expect.poll(() => toPlace.count()).toBeLessThan(left);
  }
  await expect(toPlace).toHaveCount(0);

  const shell = page.locator('.shell');
  const mine = page.locator('.shell:not([data-asked=""])');
  const last = async () => Number(await shell.getAttribute('data-last'));
  const begun = await last();
  const PLAYED = 12;
  for (let played = 0; played < PLAYED; played++) {
    await expect(mine).toBeVisible();
    const before = await last();
    await page.locator('[data-tool=hint]:visible').click();
    await page.locator('.prompt .actions .primary:not(:disabled)').first().click();
    await expect.poll(last).toBeGreaterThan(before);
  }
  await expect(mine).toBeVisible();
  // The others have played, too.
  expect(await last()).toBeGreaterThan(begun + PLAYED);
  const address = page.url();
  expect(address).toMatch(/\/t\/local-[0-9a-f]+$/);
  const moment = await table.getAttribute('data-moment');
  await page.goto(address);
  await expect(page.locator(`[role=application][data-moment="${moment}"]`)).toBeVisible();
  await expect(mine).toBeVisible();
  expect(faults).toEqual([]);
});
