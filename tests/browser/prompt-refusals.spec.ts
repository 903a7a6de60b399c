/** What the prompt says besides its question, on a telephone: it comes and goes, and nothing on the table moves. */
import { expect, type Page, test } from '@playwright/test';
import { BattlegroundsPage, openBattlegrounds } from './battlegrounds-support.ts';
import { coveredOf, nextFrame } from './layout.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { TestServer, telephone, typeMove, useTool } from './support.ts';
import { openPosition } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
/** Black, the bot, is to move, and its only good turn destroys a tank: a caption tells it. */
const AMBUSH = '8x8 c4#6/##6/8/6l41/8/8/3L02##/6#C0 b 0 1';
const SIZES = [
  [390, 844],
  [360, 640],
] as const;

/** Where on the screen everything lies that can be touched, and the buttons of the prompt. */
const places = async (page: Page): Promise<string[]> => {
  await nextFrame(page);
  return page.locator('.board [data-thing], .prompt [data-action]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return `${one.getAttribute('data-thing') ?? one.getAttribute('data-action')} at ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );
};

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
  // All of it can be seen, and neither it nor the question nor a button is covered.
  await expect(page.locator('.said'), said).toBeInViewport({ ratio: 1 });
  expect(await coveredOf(page, '.said, .asked, [data-dismiss], .prompt [data-action]'), said).toEqual([]);
  // A touch where it is: Playwright's own `tap` may scroll the page before it.
  const close = (await page.locator('[data-dismiss]').boundingBox())!;
  await page.touchscreen.tap(close.x + close.width / 2, close.y + close.height / 2);
  await expect(page.locator('.said')).toHaveCount(0);
  expect(await places(page), `${said}, closed`).toEqual(before);
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

test('where there is room below the prompt, a hint covers nothing of the board', async ({ browser }) => {
  const { context, page, faults } = await telephone(browser, SIZES[0]);
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.settle();
  await useTool(page, 'hint');
  await expect(page.locator('.prompt [data-action=cancel]')).toBeVisible({ timeout: 20_000 });
  const [said, board] = [page.locator('.said'), page.locator('.board svg').first()];
  await expect(said).toContainText('A bot would');
  await expect
    .poll(async () => (await said.boundingBox())!.y)
    .toBeGreaterThan((await page.locator('.prompt .actions').boundingBox())!.y);
  const { y, height } = (await board.boundingBox())!;
  expect(y + height).toBeLessThan((await page.locator('.prompt').boundingBox())!.y);
  expect(faults).toEqual([]);
  await context.close();
});

/** What a hint speaks of, or is touched in one's own place, and lies partly under what the prompt says. */
const underSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('.prompt .said')!.getBoundingClientRect();
    const meant =
      '.board [data-chosen], .board .own [data-active], .board .own [data-place^=hand] [data-thing]';
    return [...document.querySelectorAll<HTMLElement>(`${meant}, .asked, .prompt [data-action]`)].flatMap(
      (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const apart = right <= said.left || left >= said.right || bottom <= said.top || top >= said.bottom;
        return apart ? [] : [one.dataset.thing ?? one.outerHTML.slice(0, 60)];
      },
    );
  });
/** So many hints are looked at. */
const HINTS = 8;

for (const size of SIZES)
  for (const game of ['Rush', 'Battlegrounds'] as const)
    test(`${game} at ${size.join(' × ')}: a hint lies neither over what it sets up nor over one's own cards`, async ({
      browser,
    }) => {
      const { context, page, faults } = await telephone(browser, size);
      await quiet(page);
      await page.goto(server.url);
      const rush = game === 'Rush';
      const table = rush ? new RushPage(page, true) : new BattlegroundsPage(page, true);
      await page.goto(
        rush
          ? await openRush(page, server.url, ['person', 'rookie'], { firstPlayer: '1' })
          : await openBattlegrounds(page, server.url, ['person', 'cadet']),
      );
      for (let turn = 0; turn < HINTS; turn++) {
        await table.settle();
        const note = page.locator('.prompt .note');
        await useTool(page, 'hint');
        await expect(note).toContainText('Because', { timeout: 20_000 });
        await expect(page.locator('.prompt .said')).toBeInViewport({ ratio: 1 });
        await expect.poll(() => underSaid(page), `${table.question}: ${await note.innerText()}`).toEqual([]);
        await page.locator('[data-dismiss]').tap();
        await table.play(table.think(), (text) => typeMove(page, text));
      }
      expect(faults).toEqual([]);
      await context.close();
    });

test('a prompt that grows as cards are chosen moves the table once, not in every turn', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser, SIZES[0]);
  await quiet(page);
  await page.goto(server.url);
  const table = new RushPage(page, true);
  await page.goto(await openRush(page, server.url, ['person', 'rookie'], { firstPlayer: '1' }));
  // How many buttons a card has depends on the deal.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.prompt:has([data-action=cancel]) { min-height: 15rem }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const card = page.locator('.own [data-place^="hand:"] [data-thing^="card:"]').first();
  const bases = async () => {
    await nextFrame(page);
    return page
      .locator('.own [data-thing^="base:"]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  };
  await table.settle();
  await table.tap(card);
  await table.tap(table.action('cancel'));
  await page.evaluate(() => scrollTo(0, 0));
  await table.play('end');
  await table.settle();
  let before: number[] = [];
  await expect(async () => {
    const now = await bases();
    const still = now.join() === before.join();
    before = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [200] });
  await table.tap(card);
  await expect(table.action('cancel')).toBeVisible();
  expect(await bases()).toEqual(before);
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

for (const [size, room] of [
  [[412, 915], true],
  [[360, 640], false],
] as const)
  test(`at ${size.join(' × ')} a hint lies over no caption`, async ({ browser }) => {
    const { context, page, faults } = await telephone(browser, size);
    const table = await openPosition(page, server.url, AMBUSH, 'hostWhite', 'major', true);
    const told = page.locator('[data-caption=turn]');
    await expect(told).toBeVisible();
    await table.settle();
    await useTool(page, 'hint');
    const said = page.locator('.said');
    await expect(said).toBeInViewport({ ratio: 1 });
    // Where there is no room for both, the caption gives way as a whole.
    if (!room) await expect(told).toBeHidden();
    else {
      await expect(told).toBeInViewport({ ratio: 1 });
      const [caption, note] = [await told.boundingBox(), await said.boundingBox()];
      expect(note!.y).toBeGreaterThan(caption!.y + caption!.height);
    }
    await page.locator('[data-dismiss]').tap();
    await expect(told).toBeInViewport({ ratio: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });
