/** A table with days per move: how it is opened, the remaining time, vacations, and the summary on return. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TestServer, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

const SCENARIO = 'training-ground';
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const arrive = async (browser: Browser, faults: string[][]): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  faults.push(watchForFaults(context));
  return [context, await context.newPage()];
};
const playOne = async (table: TablePage): Promise<void> => {
  await table.settle();
  const before = (await table.record()).length;
  await table.playByKeyboard(table.think('recruit', 200));
  await table.waitForTurns(before + 1);
};

test('two people play with days per move; one goes on vacation and comes back', async ({ browser }) => {
  const faults: string[][] = [];
  const [hostContext, host] = await arrive(browser, faults);
  const [friendContext, friend] = await arrive(browser, faults);

  await host.goto(server.url);
  await host.locator('[data-custom="tank-chess"]').click();
  await host.locator('[name=option-scenarioId]').selectOption(SCENARIO);
  await host.locator('label:has([name=option-colours][value=hostWhite])').click();
  await expect(host.locator('[name=option-clock]')).toBeVisible();
  await host.locator('[name=pace]').selectOption('3');
  // Days replace the clock, and the action on timeout replaces the rule for absence.
  await expect(host.locator('[name=option-clock]')).toHaveCount(0);
  await expect(host.locator('[name=absent]')).toHaveCount(0);
  await host.locator('[name=late]').selectOption('bot');
  await host.locator('[data-open]').click();
  await expect(host.locator('[data-pace]')).toContainText('3 days per move');
  const link = await host.locator('[data-link]').inputValue();
  await friend.goto(link);
  await expect(friend.locator('[data-pace]')).toContainText('a bot takes over');
  await friend.locator('[data-sit]').click();

  const [white, black] = [new TablePage(host, SCENARIO), new TablePage(friend, SCENARIO)];
  await expect(black.shell).toBeVisible();
  await expect(friend.locator('[data-seat="1"]')).toContainText('3 days left');
  await expect(friend.locator('time[role=timer]')).toHaveCount(0);
  await expect(friend.locator('[data-since]')).toHaveCount(0);
  await playOne(white);
  await expect(friend.locator('[data-seat="2"]')).toContainText('3 days left');
  await expect(friend.locator('[data-since="0"] li')).toHaveCount(1);

  await friend.goto(`${server.url}/settings`);
  const vacation = friend.locator('[data-vacation]');
  await vacation.locator('[name=days]').fill('10');
  await vacation.locator('form button').click();
  await expect(vacation).toContainText('20 days left this year');
  await expect(host.locator('[data-seat="2"]')).toContainText('on vacation until');
  const notices = friend.locator('[data-notices]');
  await notices.locator('summary').click();
  await notices.locator('[name=hook]').fill('https://192.168.1.1/hook');
  await notices.locator('details button').click();
  await expect(notices.locator('.why')).toContainText('public Internet');
  await notices.locator('label:has([name=quiet])').click();
  await expect(notices.locator('[name=quiet-from]')).toHaveValue('22:00');
  await friend.reload();
  await expect(notices.locator('[name=quiet-until]')).toHaveValue('08:00');
  await vacation.locator('[data-end]').click();
  await expect(vacation).toContainText('29 days left this year');
  await expect(host.locator('[data-seat="2"]')).not.toContainText('vacation');

  // The list shows it, and leads back to the table.
  await friend.goto(server.url);
  await expect(friend.locator('[data-table]')).toContainText('3 days left');
  await friend.locator('[data-table]').click();
  await expect(friend.locator('[data-since="0"]')).toBeVisible();
  await friend.locator('[data-since-close]').click();
  await expect(friend.locator('[data-since]')).toHaveCount(0);
  await playOne(black);
  await expect(host.locator('[data-since="1"] li')).toHaveCount(1);
  await hostContext.close();
  await friendContext.close();
  // The refused address.
  expect(faults.flat().filter((fault) => !fault.includes('422'))).toEqual([]);
});
