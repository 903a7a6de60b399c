import { expect, type Page, test } from '@playwright/test';
import { axeFindingsOfAllRules } from './accessibility.ts';
import { TestServer, watchForFaults } from './support.ts';
import { openPosition, type TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** A white medium tank between a heavy tank's front and a medium tank's side; the black command tank far away. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
/** Three steps from the exit. */
const NEAR_EXIT = '16x16 c415/16/7C08/16/16/16/16/16/16/16/16/16/16/16/16/16 w 0 1';
/** A white mortar with three enemies in front of it, a wall between, and one too far. */
const MORTAR = '16x16 c43m411/16/4m411/4l411/16/4#11/16/4R011/16/16/16/16/16/16/16/8C07 w 0 1';

const quiet = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off' })),
  );
};
/** The side of a square in CSS pixels. */
const squareSize = (table: TablePage): Promise<number> =>
  table.board.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()!.a * 40);

test('each line of fire shows its first occupant and what a shot would do', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.tap('e5');
  await table.tap('f7');
  await page.locator('[data-facing=N]').click();
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await expect(page.locator('.stop:not(.hit):has(text)')).toHaveCount(1);
  await expect(page.locator('[data-action=fire-i10]')).toContainText('cannon II beats side I');
  await expect(page.locator('[data-action=fire-b11]')).toContainText('cannon II does not beat front III');
  // An enemy that stands on no line: the hull must turn.
  await table.tap('c16');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-5.3');
  await page.locator('[data-action=fire-i10]').click();
  await table.waitForTurns(1);
  expect((await table.record())[0]).toBe('Me5>f7/N*i10+');
  // The moment after it, shown by its address: the wreck, and CHECK with the threatening turn.
  await table.waitForTurns(2);
  await page.locator('.record [data-index="1"] button').click();
  await expect(table.board).toHaveAttribute('data-moment', '1');
  await expect(page.locator('.tank.wreck')).toHaveCount(1);
  await expect(page.locator('[data-thing]')).toHaveCount(4);
  await expect(page.locator('.trail.last .way')).toHaveCount(4);
  await expect(page.locator('.trail.last .says')).toHaveText('side II>I');
  expect(faults).toEqual([]);
});

test('CHECK is declared, and shows its line on demand', async ({ page }) => {
  await quiet(page);
  // Nobody answers while it is looked at.
  const slow = await TestServer.start({ BOT_PACE: '99999' });
  try {
    const table = await openPosition(page, slow.url, CROSSFIRE);
    await table.playByKeyboard('Me5>f7/N*i10');
    await page.locator('[data-banner=check] button').click();
    await expect(page.locator('.trail.threat .shot')).toHaveCount(1);
  } finally {
    await slow.stop();
  }
});

test('enemies are aimed at from the squares that reach them', async ({ page }) => {
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.tap('e5');
  await table.tap('i10');
  await expect(page.locator('.aim')).not.toHaveCount(0);
  await expect(page.locator('.asked')).toContainText('From the marked squares');
  // From each of them the shot destroys.
  await expect(page.locator('.aim.vain')).toHaveCount(0);
  // From no square that it can reach: that is said, and not that the hull would have to turn.
  await page.locator('[data-action=cancel]').click();
  await table.tap('i1');
  await table.tap('c16');
  await expect(page.locator('.aim')).toHaveCount(0);
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-5.3');
});

test('the command tank escapes by mouse and wins', async ({ page }) => {
  const table = await openPosition(page, server.url, NEAR_EXIT);
  await table.tap('h14');
  await expect(page.locator('.strip.open')).toHaveCount(1);
  // Every highlighted strip leads out, even where no step of this tank would. The other side's exit does not.
  await table.tap('h0');
  await expect(page.locator('[data-clause-link]')).toBeVisible();
  await table.tap('a17');
  await expect(page.locator('[data-action=leave]')).toBeVisible();
  await page.locator('[data-action=cancel]').click();
  await table.playByMouse('Ch14>OUT');
  await expect(page.locator('[data-result]')).toContainText('You win');
  await expect(table.shell).toHaveAttribute('data-over', 'escape');
  expect(await table.record()).toEqual(['Ch14>OUT#']);
});

test('a mortar fires over anything at three to five squares', async ({ page }) => {
  const table = await openPosition(page, server.url, MORTAR);
  await table.tap('e9');
  await table.tap('e9');
  await page.locator('[data-facing=NE]').click();
  await table.tap('e13');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-7.4');
  await page.locator('[data-action=cancel]').click();
  await table.tap('e9');
  await table.tap('e8');
  // The only facing there is that of the reverse step.
  await expect(page.locator('[data-action=fire-e13]')).toContainText('destroys it');
  await table.tap('e14');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-7.4');
  await page.locator('[data-action=fire-e13]').click();
  await table.waitForTurns(1);
  expect((await table.record())[0]).toMatch(/^Re9<e8\*e13/);
});

test('on a phone the board is enlarged until fingers fit', async ({ page }) => {
  await quiet(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openPosition(page, server.url, CROSSFIRE);
  const square = () => squareSize(table);
  expect(await square()).toBeLessThan(30);
  await page.locator('[data-tool=zoom]').click();
  await expect.poll(square).toBeGreaterThanOrEqual(44);
  // Panned with one finger: the visible part changes, the page does not scroll.
  const box = (await table.board.boundingBox())!;
  const before = (await table.board.getAttribute('viewBox'))!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 160, { steps: 4 });
  await page.mouse.up();
  await expect(table.board).not.toHaveAttribute('viewBox', before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator('[data-tool=zoom]').click();
  await expect.poll(square).toBeLessThan(30);
  // Pinched with two fingers.
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 195 - gap, y: box.y + 150, id: 1 },
              { x: 195 + gap, y: box.y + 150, id: 2 },
            ],
    });
  await touch('touchStart', 40);
  await touch('touchMove', 60);
  await touch('touchMove', 90);
  await touch('touchEnd', 90);
  await expect.poll(square).toBeGreaterThanOrEqual(44);
});

test('a double tap on empty ground enlarges around it and shrinks again; on a tank it does not', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  const zoom = async (): Promise<number> => Number(await table.board.getAttribute('data-zoom'));
  const client = await context.newCDPSession(page);
  const twice = async (square: string): Promise<void> => {
    const at = await table.middleOf(square);
    const begun = Date.now() / 1000;
    // The times of quick fingers, however long it takes to send them.
    for (const [after, type] of [
      [0, 'touchStart'],
      [0.05, 'touchEnd'],
      [0.15, 'touchStart'],
      [0.2, 'touchEnd'],
    ] as const)
      await client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [at],
        timestamp: begun + after,
      });
  };
  await twice('h8');
  await expect.poll(zoom).toBeGreaterThan(1.5);
  expect(await squareSize(table)).toBeGreaterThanOrEqual(44);
  // The tapped square is in the middle, and its coordinates are still readable.
  const box = (await table.board.boundingBox())!;
  const middle = await table.middleOf('h8');
  expect(Math.abs(middle.x - box.x - box.width / 2)).toBeLessThan(30);
  await expect(page.locator('.labels text', { hasText: /^8$/ })).toBeInViewport();
  await expect(page.locator('.labels text', { hasText: /^h$/ })).toBeInViewport();
  await twice('h8');
  await expect.poll(zoom).toBe(1);
  await twice('e5');
  expect(await zoom()).toBe(1);
  await context.close();
});

test('Ctrl and the wheel enlarge where the mouse is; the wheel alone scrolls the page', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  const zoom = async (): Promise<number> => Number(await table.board.getAttribute('data-zoom'));
  const before = await table.middleOf('e5');
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -120);
  expect(await zoom()).toBe(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await expect.poll(zoom).toBeGreaterThan(1.5);
  const after = await table.middleOf('e5');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  // The page itself is not zoomed.
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  for (let n = 0; n < 20; n++) await page.mouse.wheel(0, -240);
  await expect.poll(zoom).toBe(4);
  for (let n = 0; n < 20; n++) await page.mouse.wheel(0, 240);
  await expect.poll(zoom).toBe(1);
  await page.keyboard.up('Control');
});

test('coordinates can be read on the smallest phone', async ({ page }) => {
  await quiet(page);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const table = await openPosition(page, server.url, CROSSFIRE);
    const size = await page
      .locator('.labels')
      .evaluate(
        (g) => Number.parseFloat(getComputedStyle(g).fontSize) * (g as SVGGElement).getScreenCTM()!.a,
      );
    expect(size).toBeGreaterThanOrEqual(10.9);
    const board = (await table.board.boundingBox())!;
    const boxes = await page.locator('.labels text').evaluateAll((all) =>
      all.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { name: text.textContent, left, right, top, bottom };
      }),
    );
    expect(boxes.map(({ name }) => name).sort()).toEqual(
      [...'abcdefghijklmnop', ...Array.from({ length: 16 }, (_, n) => String(n + 1))].sort(),
    );
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(board.x);
      expect(right).toBeLessThanOrEqual(board.x + board.width);
      expect(top).toBeGreaterThanOrEqual(board.y);
      expect(bottom).toBeLessThanOrEqual(board.y + board.height + 1);
    }
  }
});

test('a facing that is pointed at is drawn with its lines of fire before it is chosen', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.tap('e5');
  await table.tap('f7');
  await expect(page.locator('.tank.ghost')).toHaveCount(0);
  await page.locator('[data-facing=N]').hover();
  await expect(page.locator('.tank.ghost')).toHaveCount(1);
  await expect(page.locator('.fire .line')).toHaveCount(3);
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await expect(page.locator('[data-action=fire-i10]')).toHaveCount(0);
  // An unreachable facing shows nothing.
  await page.locator('[data-facing=NW]').hover();
  await expect(page.locator('.tank.ghost')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(page.locator('.tank.ghost')).toHaveCount(0);
  // The same by keyboard, with an announcement.
  await page.locator('[data-facing=N]').focus();
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await table.board.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await expect(page.locator('[data-announcement]')).toContainText('From there it could destroy: i10.');
});

test('a drag out of the square to end on turns the tank', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  const drag = async (square: string, right: number, up: number): Promise<void> => {
    const { x, y } = await table.middleOf(square);
    const side = await squareSize(table);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right * side, y - up * side, { steps: 6 });
  };
  await table.tap('e5');
  await drag('f7', 0, 1.5);
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await expect(page.locator('[data-action=fire-i10]')).toHaveCount(0);
  // Another direction before the release, then cancelled.
  const { x, y } = await table.middleOf('f7');
  await page.mouse.move(x - 70, y - 70);
  await expect(page.locator('.stop.hit')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.tank.ghost')).toHaveCount(0);
  await table.tap('e5');
  await drag('f7', 0, 1.5);
  await page.mouse.up();
  await expect(page.locator('[data-action=fire-i10]')).toBeVisible();
  // From the chosen square again: an unreachable facing is refused with its clause, and changes nothing.
  await drag('f7', 0, -1.5);
  await page.mouse.up();
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-4.2');
  await expect(page.locator('[data-action=fire-i10]')).toBeVisible();
  await expect(page.locator('[data-action=fire-b11]')).toBeVisible();
  await drag('f7', 1.2, 1.2);
  await page.mouse.up();
  await expect(page.locator('[data-action=fire-b11]')).toHaveCount(0);
  await page.locator('[data-action=fire-i10]').click();
  await table.waitForTurns(1);
  expect((await table.record())[0]).toBe('Me5>f7/NE*i10');
});

test('the guide shows what destroys what, as a drawing and as text', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.board.focus();
  await page.keyboard.press('m');
  const guide = page.locator('dialog[open]');
  await expect(guide.locator('td')).toHaveCount(36);
  const cell = guide
    .getByRole('row', { name: /^medium tank/ })
    .getByRole('cell')
    .nth(3);
  await expect(cell.getByRole('img')).toHaveAccessibleName('from the rear only');
  await expect(cell.locator('.edge.lost')).toHaveCount(1);
  await expect(guide.locator('dl')).toContainText('from the rear only: heavy tank');
  await expect(guide.locator('ul li')).toHaveCount(13);
  expect(await axeFindingsOfAllRules(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(table.board).toBeFocused();
});
