import { expect, test } from '@playwright/test';
import { GAME_IDS, SHELF } from '#games/library.ts';
import { TestServer, visit, watchForFaults } from './support.ts';
import { reachableFrom, sitDown, TablePage } from './tank-chess-support.ts';

// Here things move, as they do for most people; elsewhere they are simply there.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('the front page shows all games, and says which are not built', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await visit(page, server.url);
  await expect(page.locator('[data-game]')).toHaveCount(SHELF.length);
  for (const id of GAME_IDS)
    await expect(page.locator(`[data-game="${id}"] [data-play="${id}"]`)).toBeVisible();
  const unbuilt = page.locator('[data-game]:has(.later)');
  await expect(unbuilt).toHaveCount(SHELF.length - GAME_IDS.length);
  await expect(unbuilt.locator('a, button')).toHaveCount(0);
  // On an upright tablet two games lie side by side and fill the width.
  for (const width of [720, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    const [one, other] = await Promise.all(
      GAME_IDS.slice(0, 2).map(async (id) => (await page.locator(`[data-game="${id}"]`).boundingBox())!),
    );
    expect(one!.y).toBe(other!.y);
    expect(Math.max(one!.x + one!.width, other!.x + other!.width)).toBeGreaterThan(width - 24);
  }
  expect(faults).toEqual([]);
});

test('two taps lead from the front page to the table, and turns are played by mouse', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  await page.goto(server.url);
  await page.locator('[data-play="tank-chess"]').click();
  await page.locator('[data-level=recruit]').click();
  await expect(page.locator('.shell')).toBeVisible();
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  for (let n = 0; n < 4; n++) {
    const before = (await table.record()).length;
    await table.playByMouse(table.think('sergeant', 2000));
    await table.waitForTurns(before + 1);
    if ((await table.settle()) === 'over') break;
  }
  expect((await table.record()).length).toBeGreaterThanOrEqual(8);
  await page.goto(server.url);
  await expect(page.locator('.tables a').first()).toContainText('Recruit Tilly');
  await page.locator('.tables a').first().click();
  await expect(page.locator('.shell')).toBeVisible();
  expect(faults).toEqual([]);
});

test('what cannot be done is explained with its clause, which opens in the rulebook', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  const link = page.locator('[data-clause-link]');
  const expected: readonly (readonly [readonly string[], string, string])[] = [
    // Too far, and behind an obstacle.
    [['h1', 'h16'], 'TC-4.2', 'steps'],
    // A wall in the way: the obstacle itself.
    [['f3', 'e3'], 'TC-4.7', 'blocked'],
    // Across one's own home edge.
    [['h1', 'h0'], 'TC-8.6', 'far edge'],
    // A tank that may never leave the board.
    [['f1', 'f0'], 'TC-4.12', 'command tank'],
  ];
  for (const [taps, clause, words] of expected) {
    await page.keyboard.press('Escape');
    await page.reload();
    await table.settle();
    for (const square of taps) await table.tap(square);
    await expect(link, taps.join(' ')).toHaveAttribute('data-clause-link', clause);
    await expect(page.locator('.why'), taps.join(' ')).toContainText(words);
  }
  await link.click();
  await expect(page.locator('dialog [data-clause="TC-4.12"]')).toBeVisible();
  await page.locator('dialog input[type=search]').fill('mortar fires over');
  await expect(page.locator('dialog [data-clause="TC-7.5"]')).toBeVisible();
  await expect(page.locator('dialog [data-clause="TC-4.12"]')).toHaveCount(0);
  // Escape closes the rulebook, and once more drops what was wrong with its reason.
  await page.locator('dialog input[type=search]').fill('');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toHaveCount(0);
});

test('a facing out of reach is explained, a facing in reach shows its lines of fire', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await table.tap('f3');
  await expect(page.locator('.reach')).toHaveCount(reachableFrom(table, 'f3'));
  await table.tap('g5');
  await page.locator('[data-facing=S]').click();
  await expect(page.locator('.why')).toContainText('TC-4.2');
  await page.locator('[data-facing=NE]').click();
  await expect(page.locator('.fire .line')).toHaveCount(3);
  await page.locator('[data-action=turn]').click();
  await expect(page.locator('.ring button')).toHaveCount(8);
  await page.locator('[data-action=cancel]').click();
  await expect(page.locator('.ring')).toHaveCount(0);
});

test('a turn is undone although the bot has answered', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  const undo = page.locator('.buttons [data-act=undo]');
  const place = await undo.boundingBox();
  await table.playByKeyboard('f3 F');
  await table.waitForTurns(2);
  await table.settle();
  await expect(page.locator('[data-coach]')).toBeVisible();
  // Neither the record nor the advice has moved the tools.
  expect(await undo.boundingBox()).toEqual(place);
  await undo.click();
  await expect(page.locator('.record li')).toHaveCount(0);
  await expect(page.locator('[data-thing=f3]')).toBeVisible();
  const again = new TablePage(page);
  await again.settle();
  await again.playByMouse('Lf3>f5/N');
  await again.waitForTurns(2);
  expect((await again.record())[0]).toBe('Lf3>f5/N');
});

test('the keyboard alone plays: command box, notation, refusal with its clause', async ({ page }) => {
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await table.playByKeyboard('f3 FFFFFF');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-4.2');
  await table.playByKeyboard('Lf3>f5/N');
  await table.waitForTurns(2);
  await table.settle();
  // The board by arrow keys: the command tank, one square up, its facing ring, confirm.
  await table.board.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('[data-facing=N]').press('Enter');
  await page.locator('[data-action=done]').press('Enter');
  await table.waitForTurns(4);
  expect((await table.record())[2]).toMatch(/^Ch1>h2\/N/);
});

test('the page works in all three languages, without missing messages', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  const address = page.url();
  const words = {
    en: 'choose one of your tanks',
    it: 'scegli uno dei tuoi carri',
    pl: 'wybierz jeden ze swoich czołgów',
  };
  for (const [language, prompt] of Object.entries(words)) {
    await page.goto(`${server.url}/settings`);
    await page.locator(`label:has(input[value=${language}])`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    await page.goto(address);
    await expect(page.locator('.asked')).toContainText(prompt);
    await table.settle();
    await table.tap('f3');
    await table.tap('h16');
    await expect(page.locator('.why')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
    await page.locator('[data-open-rules]').click();
    await expect(page.locator('dialog [data-clause="TC-1.1"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(server.url);
    await page.locator('[data-play="tank-chess"]').click();
    await expect(page.locator('[data-level]')).toHaveCount(3);
    expect(await page.locator('body').innerText()).not.toContain('⟨');
  }
  expect(faults).toEqual([]);
});
