/** Battlegrounds on a telephone: what is said over the board, what stands on it, and what of it stays in sight. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import type { Language } from '#engine/text.ts';
import { columnOf } from '#games/battlegrounds/content/board.ts';
import { pointsOf } from '#games/battlegrounds/rules/area.ts';
import type { Battlegrounds } from '#games/battlegrounds/rules/state.ts';
import { shotsOf } from '#games/battlegrounds/table/foresee.ts';
import { BattlegroundsPage, openBattlegrounds } from './battlegrounds-support.ts';
import { coveredOf, nextFrame } from './layout.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { TestServer, telephone, useTool } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

/** A table between the person of a telephone and a bot, late enough for what is to be seen. */
const saved = async (
  browser: Browser,
  deal: string,
  until: (match: Match) => boolean,
  language: Language = 'en',
  size?: readonly [number, number],
) => {
  const sitting = await telephone(browser, size);
  const { page } = sitting;
  const options = { startPlayer: 'seat1' };
  const address = await openSaved(server, {
    ...{ game: 'battlegrounds', options, deal, until },
    seats: [page, 'cadet'],
    level: 'driver',
  });
  await quiet(page, language);
  const table = new BattlegroundsPage(page, true);
  await page.goto(address);
  await table.settle();
  return { ...sitting, table };
};
const isAsked = ({ owing, state, game }: Match, point: string): boolean =>
  owing === 1 && game.point(state, 0)?.name === point;

test('what a bot says or did goes by itself, or when its reader plays on; a screen reader hears both', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser);
  await page.clock.install();
  // As in a first game, but without motion.
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ motion: 'off', sound: false })),
  );
  const table = new BattlegroundsPage(page, true);
  await page.goto(await openBattlegrounds(page, server.url, ['person', 'driver'], { startPlayer: 'seat1' }));
  await table.settle();
  await table.play(table.think());
  const greeting = page.locator('[data-caption=speech]');
  await expect(greeting).toBeVisible();
  const said = await greeting.locator('q').innerText();
  await page.clock.fastForward(20_000);
  await expect(greeting).toHaveCount(0);

  const told = page.locator('[data-caption=turn]');
  const playUntilTold = async (): Promise<void> => {
    for (;;) {
      await table.settle();
      if (await told.isVisible()) return;
      await table.play(table.think());
    }
  };
  await playUntilTold();
  // It has not come back, and was heard once.
  const heard = (await page.locator('[data-narration] p').allInnerTexts()).filter((one) =>
    one.includes(said),
  );
  expect(heard).toHaveLength(1);
  await table.tap(page.locator('.board [data-thing^="square:"][data-active]').first());
  await expect(told).toHaveCount(0);
  await table.play(table.think());
  await playUntilTold();
  const words = await told.locator('.told').innerText();
  await page.clock.fastForward(20_000);
  await expect(told).toHaveCount(0);
  // It can be read, and shown again, among the news.
  await useTool(page, 'digest');
  await expect(page.locator('[data-caption-of]').last()).toContainText(words);
  expect(faults).toEqual([]);
  await context.close();
});

/** A pair of a special token, which has the longest word, at the left or the right edge. */
const isPairAtEdge = (match: Match): boolean => {
  const s = match.state as Battlegrounds;
  return (
    isAsked(match, 'shoot') &&
    [0, 1, 2, 3].some(
      (pawn) =>
        s.config.ownerOf[pawn] === 0 &&
        s.square[pawn]! >= 0 &&
        shotsOf(s, 0, pawn).some(
          ({ square, kind }) => kind !== undefined && [0, 7].includes(columnOf(square)),
        ),
    )
  );
};

/** Words on the board that leave it, or over which a square lies that is drawn above theirs. */
const clippedWords = (page: Page): Promise<string[]> =>
  page.locator('.battlegrounds .board').evaluate((board) => {
    const frame = board.getBoundingClientRect();
    const height = (one: Element): number => Number(getComputedStyle(one).zIndex) || 0;
    const squares = [...board.querySelectorAll('[data-thing^="square:"]')];
    return [...board.querySelectorAll('.word')].flatMap((word) => {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      const own = word.closest('[data-thing]')!;
      const out = left < frame.left || right > frame.right || bottom > frame.bottom;
      const cut = word.scrollWidth > word.clientWidth;
      const under = squares.some((one) => {
        const box = one.getBoundingClientRect();
        const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return one !== own && meets && height(one) >= height(own) && !one.querySelector('.word');
      });
      return out || cut || under ? [`${word.textContent} ${JSON.stringify({ out, cut, under })}`] : [];
    });
  });

for (const language of ['en', 'it', 'pl'] as const)
  test(`the word on a target at the edge is read as a whole, ${language}`, async ({ browser }) => {
    const { context, page, faults } = await saved(browser, 'corner', isPairAtEdge, language);
    await expect(page.locator('.board .word.gain')).not.toHaveCount(0);
    expect(await clippedWords(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

const isBoxed = ({ state }: Match): boolean => {
  const { tank } = state as Battlegrounds;
  return tank.size(tank.zone('box')) > 0;
};

test('a touch says what a special token is good for, and the line above the board keeps to one line', async ({
  browser,
}) => {
  const { context, page, table, faults } = await saved(
    browser,
    'a1',
    (match) => isAsked(match, 'mainAction') && isBoxed(match),
  );
  const { squares } = table.model;
  const { square } = squares.find(({ token, pawn }) => token?.kind && pawn < 0)!;
  await table.square(square);
  await expect(page.locator('.prompt .note')).toContainText('special');
  await expect(page.locator('.prompt .note')).toContainText(/In a pair: .+\./);

  const items = page.locator('.status .item');
  await expect(page.locator('.status [data-box]')).toHaveCount(1);
  const tall = await items.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 34));
  expect(tall).toEqual([]);
  // Its signs are explained by a touch.
  await table.tap(page.locator('.status .supply'));
  await expect(page.locator('.prompt .note')).toContainText(
    /\d+ duds? in the supply · \d+ cards? .* in the box/,
  );
  expect(faults).toEqual([]);
  await context.close();
});

test('while a moment of the match is looked back at, no square of the board is covered', async ({
  browser,
}) => {
  const { context, page, table, faults } = await saved(browser, 'review', (match) => {
    const s = match.state as Battlegrounds;
    return isAsked(match, 'mainAction') && Math.max(pointsOf(s, 0), pointsOf(s, 1)) >= s.config.target - 2;
  });
  while ((await table.settle()) === 'asked') await table.play(table.think('gunner'));
  await page.locator('[data-review]').tap({ timeout: 120_000 });
  await expect(page.locator('[data-marked]')).toBeVisible();
  await expect.poll(() => coveredOf(page, '.board [data-thing^="square:"]'), { timeout: 10_000 }).toEqual([]);
  for (const corner of ['A1', 'H8'])
    await expect(table.thing(`square:${corner}`)).toBeInViewport({ ratio: 1 });
  expect(faults).toEqual([]);
  await context.close();
});

test('on a tablet held upright the places lie below a board that is large and whole in sight', async ({
  browser,
}) => {
  const { context, page, table, faults } = await saved(
    browser,
    'a1',
    (match) => isAsked(match, 'mainAction'),
    'en',
    [820, 1180],
  );
  for (const corner of ['A1', 'A8', 'H1', 'H8'])
    await expect(table.thing(`square:${corner}`)).toBeInViewport({ ratio: 1 });
  const { width } = (await table.thing('square:A1').boundingBox())!;
  expect(width).toBeGreaterThan(60);
  const board = (await page.locator('.board .squares').boundingBox())!;
  for (const mat of await page.locator('[data-seat-mat]').all())
    expect((await mat.boundingBox())!.y).toBeGreaterThan(board.y + board.height);
  expect(faults).toEqual([]);
  await context.close();
});

test('what lies over the board leaves no strip of a square that is too small to be touched, at any height', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser, [412, 823]);
  // Nobody greets before the first decision.
  await page.goto(await openBattlegrounds(page, server.url, ['person', 'driver'], { startPlayer: 'seat1' }));
  const line = page.locator('[data-coach-line]');
  await line.waitFor();
  /** How much is seen of the squares that the upper edge cuts, and how much is covered above that: CSS pixels. */
  const look = async () => {
    await nextFrame(page);
    return page.evaluate(() => {
      const ask = document.querySelector('.ask')!.getBoundingClientRect().top;
      const edge = document.querySelector('[data-strip]')?.getBoundingClientRect().top ?? ask;
      const seen = [...document.querySelectorAll('.board [data-thing^="square:"]')].flatMap((square) => {
        const { top, bottom } = square.getBoundingClientRect();
        return top < edge - 0.5 && bottom > edge + 0.5 ? [edge - top] : [];
      });
      return { least: Math.min(24, ...seen), covered: ask - edge };
    });
  };
  const covered = new Set<number>();
  /** A height at which something is covered. */
  let cut = 0;
  for (let height = 780; height <= 840; height += 4) {
    await page.setViewportSize({ width: 412, height });
    await page.waitForFunction((wanted) => innerHeight === wanted, height);
    await expect.poll(async () => (await look()).least, { message: `at ${height}` }).toBe(24);
    const now = await look();
    covered.add(now.covered);
    if (now.covered > 0) cut = height;
  }
  await expect(page.locator('[data-caption]')).toHaveCount(0);
  // Only where it must be, and by less than what would be large enough.
  expect(Math.min(...covered)).toBe(0);
  expect(Math.max(...covered)).toBeGreaterThan(16);
  expect(Math.max(...covered)).toBeLessThan(24);
  // So, too, wherever the table was scrolled to, and nothing else moves for it.
  await page.setViewportSize({ width: 412, height: 823 });
  for (let y = 0; y < 60; y += 12) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(async () => (await look()).least).toBe(24);
    expect(await page.evaluate(() => scrollY)).toBe(y);
  }
  // It goes with the tip.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 412, height: cut });
  await expect(page.locator('[data-strip]')).toHaveCount(1);
  await page.locator('[data-coach-ok]').tap();
  await expect(page.locator('[data-coach]')).toHaveCount(0);
  await expect(page.locator('[data-strip]')).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});
