/** Where the focus is, for somebody who has only keys: one stop for a list, nothing hidden, nothing lost. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openBattlegrounds } from './battlegrounds-support.ts';
import { openEightyCards } from './eighty-cards-support.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { openTable, quickBots, TestServer, watchForFaults } from './support.ts';
import { openPosition, sitDown, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
const WIDE = { width: 1440, height: 900 };
const beginRush = async (page: Page): Promise<RushPage> => {
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(await openRush(page, server.url, ['person', 'rookie'], { roundLimit: 5 }));
  expect(await table.settle()).toBe('asked');
  await page.locator('.shell[aria-busy=false] .bar > [data-tool=rules]').waitFor();
  return table;
};
const beginTanks = async (page: Page): Promise<TablePage> => {
  await quickBots(page);
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await page.locator('.shell[aria-busy=false] .bar > [data-tool=rules]').waitFor();
  return table;
};

test('the record is one stop of Tab, and the arrows go through it', async ({ page }) => {
  const table = await beginTanks(page);
  for (const [n, move] of ['f3 F', 'f4 F'].entries()) {
    await table.playByKeyboard(move);
    await table.waitForTurns(2 * n + 2);
    await table.settle();
  }
  const entry = (n: number) => page.locator(`.record [data-index="${n}"] button`);
  const stop = page.locator('.record ol button[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await expect(page.locator('.record ol[tabindex]')).toHaveCount(0);
  await expect(entry(4)).toHaveAttribute('tabindex', '0');
  await entry(4).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(entry(3)).toBeFocused();
  // Two columns: up and down go by a row, and nowhere at an end.
  await page.keyboard.press('ArrowUp');
  await expect(entry(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(4)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(1)).toBeFocused();
  await expect(stop).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(table.shell).toHaveAttribute('data-at', '2');
  await expect(entry(2)).toBeFocused();
  // Tab goes on behind the list; the stop is the moment that is shown.
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.locator('.record ol button:focus')).toHaveCount(0);
  await expect(page.locator('.scrubber button').first()).toBeFocused();
  await expect(entry(2)).toHaveAttribute('tabindex', '0');
});

test('a button that leads to an end of the match keeps the focus there', async ({ page }) => {
  const table = await beginTanks(page);
  await table.playByKeyboard('f3 F');
  await table.waitForTurns(2);
  await table.settle();
  const [first, , , , last] = await page.locator('.scrubber button').all();
  for (const [button, at] of [
    [first!, '0'],
    [last!, '2'],
  ] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(table.shell).toHaveAttribute('data-at', at);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
  }
});

const GAMES = { Rush: beginRush, 'Tank Chess': beginTanks } as const;
for (const [name, begin] of Object.entries(GAMES))
  test(`${name}: the keys are listed from anywhere, and named among the tools`, async ({ page }) => {
    const faults = watchForFaults(page.context());
    await page.setViewportSize(WIDE);
    await begin(page);
    const list = page.locator('dialog[open] dl');
    const more = page.locator('[data-more]');
    const rules = page.locator('[data-tool=rules]');
    await rules.focus();
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('dialog dl')).toHaveCount(0);

    // In a field it is a letter.
    await page.keyboard.press('/');
    const field = page.locator('input[name=command]');
    await expect(field).toBeFocused();
    await page.keyboard.type('?');
    await expect(field).toHaveValue('?');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.keyboard.press('Escape');

    // The sheet of further tools takes the focus, and gives it back.
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#more button:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#more')).toBeHidden();
    await expect(more).toBeFocused();
    // It closes behind who goes on.
    await page.keyboard.press('Enter');
    await expect(page.locator('#more button:focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
    await expect(page.locator('#more')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#more')).toBeHidden();
    await more.click();
    await expect(page.locator('#more')).toBeVisible();
    await more.click();
    await expect(page.locator('#more')).toBeHidden();

    const keys = page.locator('[data-tool=keys]');
    if (!(await keys.isVisible())) {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(keys.locator('kbd')).toHaveText('?');
    }
    await expect(keys).toHaveAttribute('aria-keyshortcuts', '?');
    await keys.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    expect(faults).toEqual([]);
  });

/** A table of each game for the person of a page. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'tank-chess': (page) =>
    openTable(page, server.url, {
      game: 'tank-chess',
      options: { colours: 'hostWhite' },
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'recruit' }],
    }),
  rush: (page) => openRush(page, server.url, ['person', 'rookie', 'rookie', 'rookie'], { firstPlayer: '1' }),
  battlegrounds: (page) =>
    openBattlegrounds(page, server.url, ['person', 'driver'], { startPlayer: 'seat1' }),
  'eighty-cards': (page) => openEightyCards(page, server.url, ['person', 'guard', 'guard']),
};
for (const [game, open] of Object.entries(OPENED))
  test(`${game}: a large window holds all of the table, and arrows find it from nowhere`, async ({
    page,
  }) => {
    const faults = watchForFaults(page.context());
    await page.setViewportSize(WIDE);
    await quiet(page);
    await page.goto(await open(page));
    await page.locator('.shell[aria-busy=false] .bar > [data-tool=rules]').waitFor();
    await expect(page.locator('.shell')).toHaveAttribute('data-asked', '1');
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    await expect.poll(excess).toBe(0);
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      page
        .locator('.board [role=application]')
        .filter({ has: page.locator(':focus') })
        .or(page.locator('.board [role=application]:focus')),
    ).toHaveCount(1);
    // Elsewhere the arrows stay with what has the focus.
    const rules = page.locator('[data-tool=rules]');
    await rules.focus();
    await page.keyboard.press('ArrowDown');
    await expect(rules).toBeFocused();
    // On a page that is longer than its window they scroll.
    await page.setViewportSize({ width: 700, height: 500 });
    await page.reload();
    await page.locator('.shell[aria-busy=false]').waitFor();
    await expect.poll(excess).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator('body')).toBeFocused();
    expect(faults).toEqual([]);
  });

/** Which corner of what has the focus something else lies over; '' where nothing does. */
const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    // A whole table is a stop, too.
    if (!at || at === document.body || at.getAttribute('role') === 'application') return '';
    const { left, top, width, height } = at.getBoundingClientRect();
    if (width < 2 || height < 2) return '';
    for (const [x, y] of [
      [0.5, 0.5],
      [0.2, 0.15],
      [0.8, 0.15],
      [0.2, 0.85],
      [0.8, 0.85],
    ] as const) {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      const over = there?.closest('.bar, .ask');
      if (!there || (over && !over.contains(at)))
        return `${at.outerHTML.slice(0, 90)} at ${x}, ${y} under ${there?.outerHTML.slice(0, 60) ?? 'the edge'}`;
    }
    return '';
  });

/** Goes through the whole page by Tab, and on the table by arrows. */
const expectUncovered = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement).blur();
  });
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    await expect.poll(() => coveredFocus(page)).toBe('');
  };
  for (let n = 0; n < 90; n++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
    if (seen.has(at)) break;
    seen.add(at);
    await look();
    const onTable = await page.evaluate(() => document.activeElement?.hasAttribute('data-thing') === true);
    if (!onTable) continue;
    for (const key of ['Home', ...Array(8).fill('ArrowUp'), ...Array(12).fill('ArrowDown')]) {
      await page.keyboard.press(key);
      await look();
    }
  }
  return seen.size;
};

const atSize = async (browser: Browser, width: number, height: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();
for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [390, 640],
] as const)
  for (const [name, begin] of Object.entries(GAMES))
    test(`${name}, ${width} × ${height}: what has the focus is never behind tools or prompt`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await atSize(browser, width, height);
      await begin(page);
      expect(await expectUncovered(page)).toBeGreaterThan(12);
      await page.context().close();
    });

test('Undo is lit only where it may be, and says otherwise why not', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const table = await beginRush(page);
  const undo = page.locator('[data-tool=undo]');
  const mayUndo = () => table.view.own['1']!.acts.includes('undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  let [allowed, barred] = [0, 0];
  while (allowed + barred < 12 && (await table.settle()) === 'asked') {
    const text = table.think();
    await table.play(text, (one) => table.type(one));
    if ((await table.settle()) !== 'asked' || text === 'end') continue;
    await expect(undo).toHaveAttribute('aria-disabled', String(!mayUndo()));
    if (mayUndo()) allowed++;
    else {
      barred++;
      await undo.press('Enter');
      await expect(page.locator('.prompt .why')).toBeVisible();
      await expect(undo).toBeFocused();
    }
  }
  // How many there are of either kind depends on the deal.
  expect(allowed + barred).toBeGreaterThan(0);
});

test('what is gone after it was pressed leaves the focus on the table', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await page.locator('.shell[aria-busy=false] .bar > [data-tool=rules]').waitFor();
  const press = async (selector: string): Promise<void> => {
    await page.locator(selector).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(selector)).toHaveCount(0);
    await expect(table.board).toBeFocused();
  };
  await table.tap('e5');
  await press('[data-action=cancel]');
  await table.tap('c16');
  await press('[data-dismiss]');
  // A tool that cannot be pressed meanwhile.
  await page.locator('[data-tool=hint]').focus();
  await page.keyboard.press('Enter');
  await expect(table.board).toBeFocused();
  await expect(page.locator('[data-action=cancel]')).toBeVisible({ timeout: 60_000 });
  await press('[data-action=cancel]');
  await table.playByKeyboard('Me5>f7/N*i10');
  await table.waitForTurns(2);
  await table.settle();
  await page.locator('.record [data-index="1"] button').click();
  await press('[data-action=present]');
});
