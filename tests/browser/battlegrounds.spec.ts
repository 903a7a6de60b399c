/** Battlegrounds in the page: a whole Battle, and the other variants from late in a game to their ends. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { BattlegroundsPage, openBattlegrounds } from './battlegrounds-support.ts';
import { quiet } from './rush-support.ts';
import { sendDecision } from './seated-page.ts';
import { becomeGuest, TestServer, typeMove, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

const PHONE = { width: 390, height: 844 };
const begun = async (page: Page, touch = false): Promise<BattlegroundsPage> => {
  await quiet(page);
  return new BattlegroundsPage(page, touch);
};
/** Plays on past the page until so many decisions were taken at the table. Does anybody still have to decide? */
const playPast = async (table: BattlegroundsPage, decisions: number): Promise<boolean> => {
  for (;;) {
    if ((await table.settle()) !== 'asked') return false;
    if (table.view.decision >= decisions) return true;
    await table.play(table.think(), (text) => sendDecision(table, text));
  }
};
const guest = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await becomeGuest(page, server.url);
  return page;
};

test('a whole Battle against a bot by mouse, from the front page to the score sheet', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  const table = await begun(page);
  await page.goto(server.url);
  await page.locator('[data-play=battlegrounds]').click();
  await page.locator('[data-level=cadet]').click();
  const kinds = new Set<string>();
  let played = 0;
  while ((await table.settle()) === 'asked') {
    if (played++ % 6 === 0) await table.agree();
    const text = table.think('gunner');
    kinds.add(text.split(' ')[0]!);
    await table.play(text);
  }
  expect(played).toBeGreaterThan(8);
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'shoot']));
  await table.agree();
  const sheet = page.locator('[data-result] [data-scoring=whole]');
  for (const { seat, points } of table.model.seats)
    await expect(sheet.locator(`[data-score-of="${seat + 1}"] .total`)).toHaveText(String(points));
  expect(faults).toEqual([]);
});

test('Team over four browsers, its last turns by hand, before a spectator', async ({ browser }) => {
  const pages = [await guest(browser), await guest(browser), await guest(browser), await guest(browser)];
  const address = await openBattlegrounds(pages[0]!, server.url, ['person', 'person', 'person', 'person'], {
    variant: 'team',
    startPlayer: 'seat1',
  });
  const tables: BattlegroundsPage[] = [];
  const watcher = await begun(await guest(browser));
  await watcher.page.goto(address);
  for (const [n, page] of pages.entries()) {
    const table = await begun(page);
    tables.push(table);
    await page.goto(address);
    if (n > 0) await page.locator('[data-sit]').first().click();
  }
  const asked = (): BattlegroundsPage => tables.find((table) => table.asked >= 0) ?? tables[0]!;
  for (const table of tables) await expect.poll(() => table.info?.mine.length ?? 0).toBe(1);
  await expect.poll(() => tables.every((table) => table.dealt)).toBe(true);
  let byHand = 0;
  while (!tables[0]!.view.outcome) {
    await expect.poll(() => tables[0]!.view.outcome !== undefined || asked().asked >= 0).toBe(true);
    if (tables[0]!.view.outcome) break;
    const table = asked();
    const late = table.model.seats.some(({ points }) => points >= table.model.state.config.target - 8);
    if ((await table.settle()) !== 'asked') continue;
    const text = table.think();
    if (late && byHand < 6) {
      byHand++;
      await table.agree();
      await table.play(text);
    } else await table.play(text, (one) => sendDecision(table, one));
  }
  expect(byHand).toBeGreaterThan(2);
  const { ranks } = tables[0]!.view.outcome!;
  expect([ranks[0], ranks[1]]).toEqual([ranks[2], ranks[3]]);
  await expect.poll(() => watcher.view.outcome?.ranks).toEqual(ranks);
  await watcher.agree();
  for (const { page } of [...tables, watcher]) await page.context().close();
});

test('Family: two at one device and one who comes back, and nothing in any page remembers', async ({
  browser,
}) => {
  const page = await guest(browser);
  const address = await openBattlegrounds(
    page,
    server.url,
    ['person', 'person'],
    { variant: 'family', startPlayer: 'seat1' },
    true,
  );
  const table = await begun(page);
  await page.goto(address);
  expect(await playPast(table, 30)).toBe(true);
  const seen = async (): Promise<string[]> =>
    table.table
      .locator('[data-piece^=token-]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')!).sort());
  for (let n = 0; n < 8 && (await table.settle()) === 'asked'; n++) {
    await table.agree();
    const open = await seen();
    // Somebody who comes back is shown exactly what lies open now, and no record of what lay open before.
    if (n % 4 === 3) {
      await page.reload();
      await table.settle();
      expect(await seen()).toEqual(open);
      const text = (await page.locator('body').innerText()).toLowerCase();
      expect(text).not.toContain('turned');
    }
    await table.play(table.think('cadet'));
  }
  await page.context().close();
});

test('Solo by the keyboard alone, its last rounds to the stars', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const table = await begun(page);
  await page.goto(await openBattlegrounds(page, server.url, ['person'], { variant: 'solo' }));
  let byKeys = 0;
  while ((await table.settle()) === 'asked') {
    const text = table.think('gunner');
    const { shots = 0 } = table.model.state;
    if (shots < 8 && byKeys > 3) await table.play(text, (one) => sendDecision(table, one));
    else if (byKeys < 24) {
      byKeys++;
      await table.play(text, (one) => typeMove(page, one));
    } else await table.play(text, (one) => sendDecision(table, one));
  }
  expect(byKeys).toBeGreaterThan(8);
  await table.agree();
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(faults).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`a phone plays late turns of a Battle for four by touch, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      colorScheme: scheme,
    });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    const table = await begun(page, true);
    await page.goto(
      await openBattlegrounds(page, server.url, ['person', 'cadet', 'cadet', 'cadet'], {
        startPlayer: 'seat1',
      }),
    );
    let live = await playPast(table, 40);
    for (let n = 0; n < 8 && live; n++) {
      live = (await table.settle()) === 'asked';
      if (!live) break;
      await table.agree();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await table.play(table.think());
    }
    expect(faults).toEqual([]);
    await context.close();
  });
