import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { followGuide, forget } from '../example/guide.ts';
import { freePort, typeMove, watchForFaults } from './support.ts';

let folder = '';
let url = '';
let started: ChildProcess;

/** `npm start` in a copy of the repository in which docs/add-a-game.md was followed: it builds the page and serves. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = followGuide();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), BOT_PACE: '0' };
  started = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs')], { cwd: folder, env });
  let said = '';
  await new Promise<void>((done, failed) => {
    started.once('exit', (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
    started.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
    });
    started.stdout?.on('data', (part: Buffer) => {
      if (part.toString().includes(String(port))) done();
    });
  });
});
test.afterAll(async () => {
  started.removeAllListeners('exit');
  const gone = new Promise((done) => started.once('exit', done));
  started.kill('SIGTERM');
  await gone;
  forget(folder);
});

test('a game made by the guide can be played in a browser', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await page.goto(url);
  const box = page.locator('[data-game="high-card"]');
  await expect(box).toContainText('High Card');
  await expect(box.locator('img')).toHaveJSProperty('complete', true);
  expect(await box.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.locator('[data-play="high-card"]').click();
  await page.locator('label:has([name=opponents][value="1"])').click();
  await page.locator('[data-level=cardsharp]').click();
  const hand = page.locator('.hand [data-thing]');
  const asked = page.getByText('Lay one of your cards.');

  // By mouse, by keyboard, and by the command box.
  await expect(asked).toBeVisible();
  await expect(hand).toHaveCount(3);
  await hand.first().click();
  await expect(hand).toHaveCount(2);
  await expect(asked).toBeVisible();
  await hand.first().press('Enter');
  await expect(hand).toHaveCount(1);
  await expect(asked).toBeVisible();
  const last = await hand.first().innerText();
  await typeMove(page, 'lay 21');
  await expect(page.locator('.why')).toContainText('You do not hold card 21.');
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', 'HC-2.1');
  await page.locator('[data-clause-link]').click();
  await expect(page.locator('dialog [data-clause="HC-2.1"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await typeMove(page, `lay ${last}`);
  await expect(hand).toHaveCount(0);
  await expect(page.getByText('All cards are played.')).toBeVisible();

  for (const [language, title] of [
    ['it', 'Carta alta'],
    ['pl', 'Wysoka karta'],
  ] as const) {
    await page.goto(`${url}/settings`);
    // What is shown at first is only a picture of the page.
    await page.locator(`#app:not([inert]) label:has(input[value=${language}])`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto(`${url}/rules/high-card`);
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('[data-clause="HC-2.3"]')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('⟨');
  }
  expect(faults).toEqual([]);
});
