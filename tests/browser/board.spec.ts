import { expect, test } from '@playwright/test';
import { openPosition, TestServer, watchForFaults } from './support.ts';

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

test('each line of fire shows its first occupant and what a shot would do', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.tap('e5');
  await table.tap('f7');
  await page.locator('[data-facing=N]').click();
  await expect(page.locator('.stop.hit')).toHaveCount(1);
  await expect(page.locator('.stop.bounce')).toHaveCount(1);
  await expect(page.locator('[data-action=fire-i10]')).toContainText('cannon II beats side I');
  await expect(page.locator('[data-action=fire-b11]')).toContainText('cannon II does not beat front III');
  // An enemy that stands on no line: the hull must turn.
  await table.tap('c16');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'TC-5.3');
  await page.locator('[data-action=fire-i10]').click();
  await table.waitForTurns(1);
  expect((await table.record())[0]).toBe('Me5>f7/N*i10+');
  // The moment after it, for good: the wreck, and CHECK with the turn that threatens.
  await table.waitForTurns(2);
  await page.locator('.record [data-index="1"] button').click();
  await expect(table.board).toHaveAttribute('data-moment', '1');
  await expect(page.locator('.tank.wreck')).toHaveCount(1);
  await expect(page.locator('[data-tank]')).toHaveCount(4);
  await expect(page.locator('.trail.last .way')).toHaveCount(4);
  await expect(page.locator('.trail.last .says')).toHaveText('side 2>1');
  expect(faults).toEqual([]);
});

test('CHECK is declared, and shows its line on demand', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off' })),
  );
  // An opponent that thinks long enough for us to look.
  const table = await openPosition(page, server.url, CROSSFIRE, 'hostWhite', 'major');
  await table.playByKeyboard('Me5>f7/N*i10');
  await page.locator('[data-banner=check] button').click();
  await expect(page.locator('.trail.threat .shot')).toHaveCount(1);
});

test('enemies are aimed at from the squares that reach them', async ({ page }) => {
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.tap('e5');
  await table.tap('i10');
  const marked = await page.locator('.aim').count();
  expect(marked).toBeGreaterThan(0);
  await expect(page.locator('.asked')).toContainText('From the marked squares');
  // From nowhere: why not, seen from where the tank stands.
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
