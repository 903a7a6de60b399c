/** Whole games of Rush by mouse, from the front page to the score sheet. */
import { expect, test } from '@playwright/test';
import { ASKED } from '#games/rush/rules/state.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { Curious } from './rush-wishes.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('two taps lead from the front page into a game against three rookies', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(server.url);
  await page.locator('[data-play=rush]').click();
  await page.locator('[data-level=rookie]').click();
  expect(await table.settle()).toBe('asked');
  expect(table.info?.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  await table.agree();
  expect(faults).toEqual([]);
});

test('a whole game against three bots by mouse, to the score sheet', async ({ page, context }) => {
  test.setTimeout(900_000);
  const faults = watchForFaults(context);
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(server.url);
  await page.locator('[data-custom=rush]').click();
  await page.locator('label:has([name=count][value="4"])').click();
  for (const seat of [2, 3, 4]) await page.locator(`[name=seat-${seat}]`).selectOption('rookie');
  await page.locator('[data-option=roundLimit] [data-also="0"]').click();
  await page.locator('[name=option-roundLimit]').fill('5');
  await page.locator('[name=option-roundLimit]').press('Tab');
  await page.locator('[data-open]').click();
  const played: string[] = [];
  while ((await table.settle()) === 'asked') {
    await table.agree();
    const text = table.think();
    await table.play(text);
    played.push(text.split(' ')[0]!);
  }
  await table.agree();
  // Several kinds of real taps, in five turns.
  expect(played.filter((verb) => verb === 'end')).toHaveLength(5);
  expect(played).toEqual(expect.arrayContaining(['buy', 'play', 'end']));
  const sheet = page.locator('dialog[open] [data-scoring=whole]');
  await expect(sheet).toBeVisible();
  // The score sheet shows the scores of the rules.
  const { seats } = table.model;
  for (const { seat, score } of seats)
    await expect(sheet.locator(`[data-score-of="${seat + 1}"] .total`)).toHaveText(String(score.total));
  const winners = table.view.outcome!.ranks.flatMap((rank, seat) => (rank === 1 ? seat + 1 : []));
  await expect(sheet.locator('[data-winners]')).toHaveAttribute('data-winners', winners.join(' '));
  await sheet.locator('[data-scoring-close]').click();
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(table.view.outcome?.reason).toBe('rounds');
  expect(faults).toEqual([]);
});

/** Options under which every question of the game can come up. */
const ASKING = {
  firstPlayer: '1',
  reserveSize: 5,
  reserveRefresh: 'optionalAtStart',
  attackerExposure: true,
} as const;
/** Every question of the rules except those of a finished game. */
const QUESTIONS = ASKED.filter((asked) => asked !== 'over');
/** Enough games: when simulated without the page, one was always enough. */
const MOST_GAMES = 3;

test('every question of the game is answered by mouse, and attacks are led to their end', async ({
  page,
  context,
}) => {
  test.setTimeout(1_200_000);
  const faults = watchForFaults(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await quiet(page);
  const curious = new Curious();
  const played = new Set<string>();
  await page.goto(server.url);
  for (let games = 0; curious.seen.size < QUESTIONS.length && games < MOST_GAMES; games++) {
    const table = new RushPage(page);
    await page.goto(await openRush(page, server.url, ['person', 'person'], ASKING, true));
    while (curious.seen.size < QUESTIONS.length) {
      const state = await table.settle();
      if (state === 'over') break;
      if (state === 'covered') {
        await page.locator('[data-handover] button').click();
        continue;
      }
      await table.agree();
      const text = curious.choose(table.model, table.asked, () => table.think());
      await table.play(text);
      played.add(table.story.at(-1)!.told[0]?.type ?? text);
    }
  }
  expect([...curious.seen].sort()).toEqual([...QUESTIONS].sort());
  expect([...played]).toEqual(
    expect.arrayContaining(['attackDeclared', 'struck', 'bought', 'played', 'placed']),
  );
  expect(faults).toEqual([]);
});
