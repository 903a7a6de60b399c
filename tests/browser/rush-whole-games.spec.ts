/** Rush by mouse: from the front page to the score sheet, and every question. What lies between is sent past the page. */
import { expect, test } from '@playwright/test';
import { ASKED } from '#games/rush/rules/state.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { Curious } from './rush-wishes.ts';
import { sendDecision } from './seated-page.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const TURNS = 5;

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

test('a game against three bots by mouse, its last turn to the score sheet', async ({ page, context }) => {
  test.setTimeout(900_000);
  const faults = watchForFaults(context);
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(server.url);
  await page.locator('[data-custom=rush]').click();
  await page.locator('label:has([name=count][value="4"])').click();
  for (const seat of [2, 3, 4]) await page.locator(`[name=seat-${seat}]`).selectOption('rookie');
  await page.locator('[data-option=roundLimit] [data-also="0"]').click();
  await page.locator('[name=option-roundLimit]').fill(String(TURNS));
  await page.locator('[name=option-roundLimit]').press('Tab');
  await page.locator('[data-open]').click();
  const ended: string[] = [];
  const played = new Set<string>();
  while ((await table.settle()) === 'asked') {
    const text = table.think();
    const verb = text.split(' ')[0]!;
    // The first turn, the last, and the first decision of each kind; whole games by keyboard are played elsewhere.
    if (ended.length === 0 || ended.length === TURNS - 1 || !played.has(verb)) {
      await table.agree();
      await table.play(text);
      played.add(verb);
    } else await table.play(text, (one) => sendDecision(table, one));
    if (verb === 'end') ended.push(verb);
  }
  await table.agree();
  expect(ended).toHaveLength(TURNS);
  expect([...played]).toEqual(expect.arrayContaining(['buy', 'end']));
  const sheet = page.locator('[data-result] [data-scoring=whole]');
  await expect(sheet).toBeVisible();
  // Every player's column is in sight.
  const across = sheet.locator('.across');
  await expect(across).not.toHaveCount(0);
  expect(await across.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual(
    (await across.all()).map(() => 0),
  );
  // The score sheet shows the scores of the rules.
  const { seats } = table.model;
  for (const { seat, score } of seats)
    await expect(sheet.locator(`[data-score-of="${seat + 1}"] .total`)).toHaveText(String(score.total));
  const winners = table.view.outcome!.ranks.flatMap((rank, seat) => (rank === 1 ? seat + 1 : []));
  await expect(sheet.locator('[data-winners]')).toHaveAttribute('data-winners', winners.join(' '));
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
/** So often each kind of answer is given by mouse. */
const TIMES_BY_MOUSE = 2;

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
  /** How often each kind of answer to each question has been given by mouse. */
  const byMouse = new Map<string, number>();
  for (let games = 0; curious.seen.size < QUESTIONS.length && games < MOST_GAMES; games++) {
    const table = new RushPage(page);
    await page.goto(await openRush(page, server.url, ['person', 'person'], ASKING, true));
    while (curious.seen.size < QUESTIONS.length) {
      const state = await table.settle();
      if (state === 'over') break;
      const text = curious.choose(table.model, table.asked, () => table.think());
      const kind = `${table.model.asked} ${text.split(' ')[0]}`;
      const times = byMouse.get(kind) ?? 0;
      // Answers that the mouse has given already only lead to the next question.
      if (times >= TIMES_BY_MOUSE) {
        await table.play(text, (one) => sendDecision(table, one));
        continue;
      }
      if (state === 'covered') {
        await page.locator('[data-handover] button').click();
        expect(await table.settle()).toBe('asked');
      }
      await table.agree();
      await table.play(text);
      byMouse.set(kind, times + 1);
      played.add(table.story.at(-1)!.told[0]?.type ?? text);
    }
  }
  expect([...curious.seen].sort()).toEqual([...QUESTIONS].sort());
  expect([...played]).toEqual(
    expect.arrayContaining(['attackDeclared', 'struck', 'bought', 'played', 'placed']),
  );
  expect(faults).toEqual([]);
});
