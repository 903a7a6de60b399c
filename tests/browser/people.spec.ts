import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TestServer, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const SCENARIO = 'training-ground';

/** A person with a browser context of their own, with reduced motion. */
const arrive = async (browser: Browser, faults: string[][]): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  faults.push(watchForFaults(context));
  return [context, await context.newPage()];
};

/** Opens the form of Tank Chess and waits until it is ready. */
const openForm = async (page: Page): Promise<void> => {
  await page.goto(server.url);
  await page.locator('[data-custom="tank-chess"]').click();
  await expect(page.locator('[data-open-form]')).toBeVisible();
  await page.locator('[name=option-scenarioId]').selectOption(SCENARIO);
};

/** Plays a turn that the rules generate, on either page. */
const playOne = async (table: TablePage): Promise<void> => {
  await table.settle();
  const before = (await table.record()).length;
  await table.playByKeyboard(table.think('recruit', 200));
  await table.waitForTurns(before + 1);
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('[data-panel=chat]').click();
  await page.locator('[name=chat]').fill(text);
  await page.locator('[name=chat]').press('Enter');
  await expect(page.locator('[name=chat]')).toHaveValue('');
};

test('friends open a table, meet by its link, chat, make requests, and play again', async ({ browser }) => {
  const faults: string[][] = [];
  const [hostContext, host] = await arrive(browser, faults);
  const [friendContext, friend] = await arrive(browser, faults);
  const [watcherContext, watcher] = await arrive(browser, faults);

  await openForm(host);
  await host.locator('label:has([name=option-colours][value=hostWhite])').click();
  await host.locator('label:has([name=option-reverseExit])').click();
  await host.locator('[data-option=noProgressPlies] [data-also="0"]').click();
  await host.locator('[name=option-clock]').fill('30 and some');
  await expect(host.locator('[data-option=clock] .why')).toContainText('TC-11.2');
  await expect(host.locator('[data-open]')).toBeDisabled();
  await host.locator('[data-option=clock] [data-usual=none]').click();
  await expect(host.locator('[name=option-clock]')).toHaveValue('');
  await expect(host.locator('[data-open]')).toBeEnabled();
  await host.locator('[name=option-clock]').fill('30+5');
  await expect(host.locator('[data-option=clock] [data-usual="30+5"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await host.locator('[data-open]').click();
  await expect(host.locator('[data-lobby]')).toBeVisible();
  const link = await host.locator('[data-link]').inputValue();

  await friend.goto(link);
  await expect(friend.locator('[data-lobby] h1')).toContainText('invites you');
  await expect(friend.locator('[data-lobby]')).toContainText('Escape in reverse: no');
  await friend.locator('[data-sit]').click();
  await expect(friend.locator('.shell')).toBeVisible();
  await expect(host.locator('.shell')).toBeVisible();
  await watcher.goto(link);
  await expect(watcher.locator('[data-watching]')).toBeVisible();
  await expect(host.locator('[data-spectators="1"]')).toBeVisible();
  await expect(watcher.locator('[data-act], [data-action]')).toHaveCount(0);
  await watcher.keyboard.press('/');
  await expect(watcher.locator('[name=command], [data-tool=type]')).toHaveCount(0);
  await expect(host.locator('[data-presence=here]')).toHaveCount(1);
  await expect(host.locator('time[role=timer]')).toHaveCount(2);

  const white = new TablePage(host, SCENARIO);
  const black = new TablePage(friend, SCENARIO);
  await playOne(white);
  await playOne(black);
  await playOne(white);
  await playOne(black);

  // A draw is offered, and declined.
  await host.locator('[data-more]').click();
  await host.locator('[data-act=offerDraw]').click();
  await expect(host.locator('[data-offer=draw]')).toContainText('You have offered a draw');
  await expect(friend.locator('[data-offer=draw]')).toContainText('offers a draw');
  await expect(watcher.locator('[data-offer=draw] button')).toHaveCount(0);
  await friend.locator('[data-act=declineDraw]').click();
  await expect(host.locator('[data-offer=draw]')).toHaveCount(0);

  // A turn is undone by agreement.
  await friend.locator('.buttons [data-act=undo]').click();
  await expect(host.locator('[data-offer=undo]')).toContainText('asks to take back');
  await host.locator('[data-act=acceptUndo]').click();
  await expect.poll(async () => (await white.record()).length).toBe(3);
  await expect.poll(async () => (await black.record()).length).toBe(3);

  // They chat; the spectator is marked.
  await say(host, 'Good luck!');
  await expect(friend.locator('[data-unread="1"]')).toBeVisible();
  await say(friend, 'To you, too.');
  await say(watcher, 'I watch.');
  await expect(host.locator('[data-line="2"]')).toContainText('To you, too.');
  await expect(host.locator('[data-line="3"][data-from=spectator]')).toContainText('watching');
  await expect(friend.locator('[data-unread]')).toHaveCount(0);

  await friend.locator('[data-more]').click();
  await friend.locator('[data-act=resign]').click();
  await friend.locator('[data-confirm]').click();
  await expect(host.locator('[data-result]')).toContainText('You win');
  await expect(friend.locator('[data-result]')).toContainText('You lose');

  await host.locator('[data-act=rematch]').click();
  await expect(friend.locator('[data-rematch=theirs]')).toContainText('wants to play again');
  await friend.locator('[data-act=rematch]').click();
  for (const page of [host, friend]) await expect(page).not.toHaveURL(link);
  expect(host.url()).toBe(friend.url());
  // The colours are swapped: the friend is White now, and begins.
  await expect(friend.locator('.own [data-seat="1"]')).toBeVisible();
  await expect(host.locator('.own [data-seat="2"]')).toBeVisible();
  await expect(friend.locator('.shell')).toHaveAttribute('data-asked', '1');
  await watcher.locator('[data-next]').click();
  await expect(watcher.locator('[data-watching]')).toBeVisible();

  // The finished game is among one's own, and opens at its start.
  await host.goto(`${server.url}/tables`);
  await host.locator('a[data-table]', { hasText: 'Replay' }).click();
  await expect(host.locator('.shell')).toHaveAttribute('data-at', '0');
  await expect(host.locator('.record li:not(.fact)')).toHaveCount(3);
  expect(faults.flat()).toEqual([]);
  for (const context of [hostContext, friendContext, watcherContext]) await context.close();
});

/** Records from whose side the board is drawn while a turn is animated. Resolves with the seats. */
const nearWhileShown = async (page: Page): Promise<() => Promise<string[]>> => {
  const seats = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const look = (): void => {
      const shown = document.querySelector('[role=application]')?.getAttribute('data-busy') === 'true';
      const seat = document.querySelector('.own [data-seat]')?.getAttribute('data-seat');
      if (shown && seat) found.add(seat);
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  return () => seats.evaluate((found) => [...found]);
};

test('two people share one device: the board turns to the player to move', async ({ browser }) => {
  const faults: string[][] = [];
  const [context, page] = await arrive(browser, faults);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openForm(page);
  await page.locator('label:has([name=passAndPlay])').click();
  await page.locator('[data-open]').click();
  const table = new TablePage(page, SCENARIO);
  for (const seat of ['1', '2', '1', '2']) {
    await table.settle();
    await expect(page.locator(`.own [data-seat="${seat}"]`)).toBeVisible();
    await expect(page.locator('[data-handover]')).toHaveCount(0);
    const near = await nearWhileShown(page);
    await playOne(table);
    await table.settle();
    // The board is not turned during an animation.
    expect(await near()).toEqual([seat]);
  }
  await table.settle();
  await page.locator('.buttons [data-act=undo]').click();
  await expect.poll(async () => (await table.record()).length).toBe(3);
  await expect(page.locator('.own [data-seat="2"]')).toBeVisible();
  expect(faults.flat()).toEqual([]);
  await context.close();
});

test('a public table is found, joined by a guest with a name, and continued in another browser', async ({
  browser,
}) => {
  const faults: string[][] = [];
  const [hostContext, host] = await arrive(browser, faults);
  const [guestContext, guest] = await arrive(browser, faults);
  const [newContext, elsewhere] = await arrive(browser, faults);
  await openForm(host);
  await host.locator('label:has([name=listed])').click();
  await host.locator('[data-open]').click();
  await expect(host.locator('[data-lobby]')).toBeVisible();

  await guest.goto(`${server.url}/settings`);
  await guest.locator('input[name=name]').fill('Zofia');
  await guest.locator('input[name=name]').press('Enter');
  await expect(guest.locator('form [role=status]')).toHaveText('Saved.');
  await guest.goto(`${server.url}/tables/open`);
  await guest.locator('a[data-table]').click();
  await guest.locator('[data-sit]').click();
  await expect(guest.locator('.shell')).toBeVisible();
  await expect(host.locator('.seats.top')).toContainText('Zofia');

  await guest.goto(`${server.url}/settings`);
  await guest.locator('[data-transfer]').click();
  await elsewhere.goto(await guest.locator('[data-link]').inputValue());
  await elsewhere.locator('[data-continue]').click();
  await elsewhere.locator('a[data-table]').click();
  await expect(elsewhere.locator('[data-tool=undo]')).toBeVisible();
  await expect(elsewhere.locator('[data-watching]')).toHaveCount(0);
  expect(faults.flat()).toEqual([]);
  for (const context of [hostContext, guestContext, newContext]) await context.close();
});

test('a turn has to be confirmed before it is sent, if the settings say so', async ({ browser }) => {
  const faults: string[][] = [];
  const [context, page] = await arrive(browser, faults);
  await page.goto(`${server.url}/settings`);
  await page.locator('label:has([name=confirm])').click();
  await openForm(page);
  await page.locator('label:has([name=passAndPlay])').click();
  await page.locator('[data-open]').click();
  const table = new TablePage(page, SCENARIO);
  await table.settle();
  const turn = table.think('recruit', 200);
  await table.playByKeyboard(turn);
  // A dialog that is not open yet does not hear Escape.
  await expect(page.locator('dialog[open] .held')).toContainText(turn);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toContainText('not sent');
  expect(await table.record()).toEqual([]);
  await table.playByKeyboard(turn);
  await page.locator('[data-confirm-turn]').click();
  await table.waitForTurns(1);
  expect(faults.flat()).toEqual([]);
  await context.close();
});
