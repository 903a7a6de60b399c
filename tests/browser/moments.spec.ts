import { expect, test } from '@playwright/test';
import { nextFrame } from './layout.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { TestServer } from './support.ts';
import { openPosition, sitDown, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());

/** Where tanks are seen, once the whole table is rendered. */
const tanksOn = async (table: TablePage): Promise<string[]> => {
  await expect(table.shell).toHaveAttribute('aria-busy', 'false');
  return table.page
    .locator('[data-thing]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-thing') ?? '').sort());
};

test('every moment has an address', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  const start = await tanksOn(table);
  await table.playByKeyboard('f3 F');
  await table.waitForTurns(2);
  await table.settle();
  await table.playByKeyboard('f4 F');
  await table.waitForTurns(4);
  await table.settle();
  const address = page.url();
  const present = await tanksOn(table);

  await page.goto(`${address}?at=1`);
  await expect(table.shell).toHaveAttribute('data-at', '1');
  await expect(table.board).toHaveAttribute('data-moment', '1');
  expect(await tanksOn(table)).toEqual([...start.filter((s) => s !== 'f3'), 'f4'].sort());
  await page.reload();
  await expect(table.board).toHaveAttribute('data-moment', '1');
  await page.locator('.scrubber button').first().click();
  await expect(page).toHaveURL(/at=0$/);
  await expect(table.board).toHaveAttribute('data-moment', '0');
  expect(await tanksOn(table)).toEqual(start);
  // Nothing can be played in the past.
  await table.tap('f3');
  await expect(page.locator('.reach.own')).toHaveCount(0);
  await page.locator('.record [data-index="3"] button').click();
  await expect(table.board).toHaveAttribute('data-moment', '3');
  await page.locator('[data-action=present]').click();
  await expect(page).toHaveURL(address);
  await expect(table.board).toHaveAttribute('data-moment', '4');
  expect(await tanksOn(table)).toEqual(present);
});

test('a step forward is shown as movement, a jump to another moment is not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const address = await openSaved(server, {
    game: 'rush',
    options: {},
    seats: [page, 'gunner', 'gunner'],
    deal: 'moments',
    level: 'gunner',
    until: ({ log, owing }) => log.length > 40 && owing === 1,
  });
  await page.goto(address);
  const area = page.locator('.play-area[data-flying]');
  await expect(page.locator('.shell')).toHaveAttribute('aria-busy', 'false');
  /** The most pieces that fly at once until the table shows this moment and is still. */
  const flown = async (moment: number, show: () => Promise<void>): Promise<number> => {
    const watched = await area.evaluateHandle((element) => {
      const seen = { most: 0 };
      new MutationObserver(() => {
        seen.most = Math.max(seen.most, Number(element.getAttribute('data-flying')));
      }).observe(element, { attributeFilter: ['data-flying'] });
      return seen;
    });
    await show();
    await expect(area).toHaveAttribute('data-moment', String(moment));
    // Movement starts in the frame after the one in which the moment is shown.
    await nextFrame(page);
    await expect(area).toHaveAttribute('data-flying', '0');
    return watched.evaluate(({ most }) => most);
  };
  const slider = page.locator('.scrubber input[type=range]');
  const [first, forward] = [0, 3].map((n) => page.locator('.scrubber button').nth(n));
  expect(await flown(0, () => first!.click())).toBe(0);
  // The first purchase or turn that moves cards is not always the first decision.
  let most = 0;
  for (let moment = 1; moment <= 4; moment++)
    most = Math.max(most, await flown(moment, () => forward!.click()));
  expect(most).toBeGreaterThan(0);
  expect(await flown(30, () => slider.fill('30'))).toBe(0);
  expect(await flown(3, () => slider.fill('3'))).toBe(0);
});

test('back and forward stop at my turns, or at captures, by mouse and by keyboard', async ({ page }) => {
  await quiet(page);
  // Black, a bot, destroys a tank first.
  const AMBUSH = '8x8 c4#6/##6/8/6l41/8/8/3L02##/6#C0 b 0 1';
  const table = await openPosition(page, server.url, AMBUSH, 'hostWhite', 'major');
  await table.playByKeyboard(table.think('recruit', 200));
  await table.waitForTurns(3);
  await table.settle();
  const at = (moment: number) => expect(table.shell).toHaveAttribute('data-at', String(moment));
  const last = Number(await table.shell.getAttribute('data-last'));
  const stops = page.locator('select[name=stops]');
  const [back, forward] = [1, 3].map((n) => page.locator('.scrubber button').nth(n));

  await stops.selectOption('own');
  await back!.click();
  await at(2);
  await back!.click();
  await at(0);
  await forward!.click();
  await at(2);
  await forward!.click();
  await at(last);
  await table.board.focus();
  for (const moment of [2, 0]) {
    await page.keyboard.press('PageUp');
    await at(moment);
  }
  await stops.selectOption('captures');
  await table.board.focus();
  await page.keyboard.press('PageDown');
  await at(1);
  // My command tank, hemmed in, has destroyed nothing; single steps pass it all the same.
  await page.keyboard.press(']');
  await at(2);
  await page.keyboard.press('PageUp');
  await at(1);
  await page.keyboard.press('PageUp');
  await at(0);
  await stops.selectOption('all');
  await forward!.click();
  await at(1);
  await forward!.click();
  await at(2);
});

test('a table survives the death of its server', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await table.playByKeyboard('f3 F');
  await table.waitForTurns(2);
  await table.settle();
  const before = await table.record();

  await server.kill();
  await expect(page.locator('[data-connection=lost]')).toBeVisible();
  await server.run();
  await expect(page.locator('[data-connection=lost]')).toHaveCount(0, { timeout: 20_000 });
  await table.settle();
  expect(await table.record()).toEqual(before);
  await table.playByMouse(table.think('sergeant', 2000));
  await table.waitForTurns(4);

  // Killed while the bot's answer is pending: it comes after the restart.
  await table.settle();
  await table.playByKeyboard(table.think('sergeant', 2000));
  await table.waitForTurns(5);
  await server.kill();
  await server.run();
  await table.waitForTurns(6);
  await table.settle();

  // A newly loaded page shows the same.
  const shown = await table.record();
  await page.reload();
  await table.settle();
  expect(await table.record()).toEqual(shown);
});

test('two browsers at one table: one plays, the other watches', async ({ page, browser }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  const watching = new TablePage(guest);
  await expect(watching.shell).toBeVisible();
  await expect(guest.locator('[data-act]')).toHaveCount(0);
  await table.playByKeyboard('f3 F');
  await watching.waitForTurns(2);
  await watching.tap('f4');
  await expect(guest.locator('.reach.own')).toHaveCount(0);
  // Who plays sees the bot's turn a little later: it has greeted, and takes its time in a first game.
  await table.waitForTurns(2);
  expect(await watching.record()).toEqual(await table.record());
  await guest.context().close();
});

test('resigning ends the game', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await page.locator('[data-more]').click();
  await page.locator('[data-act=resign]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-result]')).toContainText('You lose');
  await expect(page.locator('.record .fact')).toBeVisible();
});
