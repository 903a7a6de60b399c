/** The button that saves the game record: for running and finished matches, not where something is hidden. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Referee } from '#engine/referee.ts';
import { library } from '#games/library.ts';
import { openTable, TestServer, watchForFaults } from './support.ts';
import { sitDown, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** Saves the record, and replays it with the engine alone. */
const saved = async (page: Page): Promise<{ name: string; text: string; again: Record<string, unknown> }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-game-record]:visible').click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const again = await new Referee(library).answer({ do: 'import', game: 'tank-chess', text });
  return { name: download.suggestedFilename(), text, again };
};

test('of Tank Chess it is saved in the middle and at the end, and can be played again [TC-14.9]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await table.playByKeyboard('Mf1>g2/N');
  await expect(page.locator('.shell')).toHaveAttribute('data-last', '2');

  await page.locator('[data-more]').click();
  const running = await saved(page);
  expect(running.name).toMatch(/^tank-chess-.+\.tcg$/);
  expect(running.text).toMatch(/\n1\. Mf1>g2\/N\S* \S+ \*\n$/);
  expect(running.again).toMatchObject({ imported: 2, warnings: [], owing: [1], outcome: null });

  await page.locator('[data-more]').click();
  await page.locator('[data-act=resign]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
  const ended = await saved(page);
  expect(ended.text).toContain('[Termination "resign"]');
  expect(ended.again).toMatchObject({ warnings: [], outcome: { ranks: [2, 1], reason: 'resign' } });
  expect(faults).toEqual([]);
  await context.close();
});

test('a game without a notation has none, and loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/GameRecord')) asked.push(request.url());
  });
  await page.goto(
    await openTable(page, server.url, {
      game: 'rush',
      options: { firstPlayer: '1' },
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'rookie' }],
    }),
  );
  await page.locator('[data-more]').click();
  await expect(page.locator('#more [data-leave]')).toBeVisible();
  // The dialog is asked for after what the sheet asks for.
  await page.locator('#more [data-leave]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator('[data-game-record]')).toHaveCount(0);
});
