/** The first minutes with a game: the interactive opening and the exercises, on the page. */
import { expect, type Page, test } from '@playwright/test';
import { CARDS, expectAccessible } from './accessibility.ts';
import { TestServer, watchForFaults } from './support.ts';
import { sitDownByTaps, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const player = (page: Page) => page.locator('.player');

/** Taps the middle of a square of a board of this height, from White's side; one rank beyond is the exit. */
const tap = async (page: Page, square: string, height = 8): Promise<void> => {
  const board = page.locator('svg[role=application]');
  await expect(board).toHaveAttribute('data-busy', 'false');
  const at = await board.evaluate(
    (svg, { file, rank }) => {
      const point = new DOMPoint((file + 0.5) * 40, (rank + 0.5) * 40);
      const { x, y } = point.matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
      return { x, y };
    },
    { file: square.charCodeAt(0) - 97, rank: height - Number(square.slice(1)) },
  );
  await page.mouse.click(at.x, at.y);
};
const face = (page: Page, facing: string) => page.locator(`.ring [data-facing=${facing}]`).click();
const act = (page: Page, action: string) => page.locator(`[data-action=${action}]`).click();
/** Sentence, board and prompt are on the screen at once, and none covers another. */
const expectApart = async (page: Page): Promise<void> => {
  let bottom = 0;
  for (const part of ['.said', 'svg[role=application]', '.below']) {
    const box = await page.locator(part).boundingBox();
    expect(box!.y, part).toBeGreaterThanOrEqual(bottom - 1);
    bottom = box!.y + box!.height;
  }
  expect(bottom).toBeLessThanOrEqual(640);
};
/** Waits for what came of the turn, and goes on. */
const solve = async (page: Page, task: string): Promise<void> => {
  await expect(player(page)).toHaveAttribute('data-task', task);
  await expect(player(page)).toHaveAttribute('data-phase', 'solved');
  const next = page.locator('[data-next]');
  if ((await next.count()) > 0) await next.click();
};

test('the opening by mouse on a telephone, with a mistake, to the first game on the small board', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('[data-learn=tank-chess]').click();
  await expect(page.locator('.goal')).toHaveText(
    'Destroy the command tank, or drive yours off the far edge.',
  );
  await expectAccessible(page, 'overview of the course');
  await page.locator('[data-opening]').click();

  // The aim is read; then the first turn, once wrong.
  await expect(player(page)).toHaveAttribute('data-phase', 'read');
  await page.locator('[data-next]').click();
  await tap(page, 'd2');
  await tap(page, 'd4');
  await face(page, 'N');
  await act(page, 'done');
  await expect(player(page)).toHaveAttribute('data-phase', 'failed');
  await expect(page.locator('.said')).toContainText('It stands on d4 now. The marked square is d5.');
  await page.locator('[data-retry]').click();
  await tap(page, 'd2');
  await tap(page, 'd5');
  await face(page, 'N');
  // Nothing of the board is covered while a turn is composed.
  await expectApart(page);
  await expectAccessible(page, 'a task');
  await act(page, 'done');
  await solve(page, 'move');

  await tap(page, 'd2');
  await tap(page, 'd5');
  await face(page, 'E');
  await act(page, 'done');
  await solve(page, 'facing');

  await tap(page, 'd2');
  await tap(page, 'd5');
  await face(page, 'E');
  await expect(page.locator('[data-action=fire-g5]')).toBeVisible();
  await expectApart(page);
  await act(page, 'fire-g5');
  await solve(page, 'capture');

  await tap(page, 'd2');
  await tap(page, 'd3');
  await face(page, 'N');
  await act(page, 'fire-d7');
  await expect(page.locator('.said')).toContainText('on f5 destroys the medium tank on d3');
  await solve(page, 'bounce');

  await tap(page, 'f2');
  await tap(page, 'f5');
  await face(page, 'N');
  await act(page, 'fire-d7');
  await solve(page, 'side');

  await tap(page, 'd6');
  await tap(page, 'd9');
  await act(page, 'leave');
  await solve(page, 'win');

  // The first game is offered on the small board, and after its first turn no more.
  await page.locator('[data-to-game]').click();
  await expect(page.locator('select[name=scenario]')).toHaveValue('training-ground');
  await page.goto(`${server.url}/learn/tank-chess`);
  await expect(page.locator('[data-opening]')).toHaveText('Start over');
  expect(faults).toEqual([]);
  await context.close();
});

test('an exercise by keyboard: a mistake is explained, the solution is kept', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.url}/learn/tank-chess#mortar`);
  await expect(player(page)).toHaveAttribute('data-task', 'mortar');
  await expect(page.locator('svg[role=application]')).toBeFocused();
  // The first own tank in reading order is the command tank, then the mortar, which turns and does not shoot.
  const press = async (keys: string): Promise<void> => {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
  };
  await press('n n Enter l Enter');
  await expect(page.locator('.said')).toContainText('No shot was fired.');
  await expect(page.locator('[data-retry]')).toBeFocused();
  await press('Enter');
  await expect(page.locator('svg[role=application]')).toBeFocused();
  await press('n n Enter b ArrowRight');
  await expect(page.locator('[data-announcement]')).toContainText('Fire at e6');
  await press('Enter');
  await expect(player(page)).toHaveAttribute('data-phase', 'solved');
  await expect(page.locator('[data-next]')).toBeFocused();
  await page.locator('[data-leave]').click();
  await expect(page.locator('[data-exercise=mortar]')).toHaveAttribute('data-right', 'true');
  await expect(page.locator('[data-solved]')).toHaveText('1 of 6 solved');
  await page.reload();
  await expect(page.locator('[data-exercise=mortar]')).toHaveAttribute('data-right', 'true');
});

test('the opening of Rush on a telephone: a turn of several decisions, a mistake, and to the game', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  /** The nearest of the places at which it is drawn; a Base on its corner, which its defender leaves free. */
  const touch = async (thing: string): Promise<void> => {
    // The table hears touches once it asks.
    await expect(page.locator('.below .prompt')).toBeVisible();
    await page
      .locator(`.rush[role=application] [data-thing="${thing}"]`)
      .last()
      .tap(thing.startsWith('base:') ? { position: { x: 8, y: 8 } } : {});
  };
  const phase = (wanted: string) => expect(player(page)).toHaveAttribute('data-phase', wanted);
  await page.goto(server.url);
  await page.locator('[data-learn=rush]').click();
  await expect(page.locator('.goal')).toContainText('Have the most points at the end');
  await expectAccessible(page, 'overview of the course of Rush');
  await page.locator('[data-opening]').click();
  await phase('read');
  await page.locator('[data-next]').click();

  await expect(page.locator('[data-thing="card:ussr-t-28"]')).toBeInViewport();
  await touch('card:ussr-t-28');
  await act(page, 'buy');
  await solve(page, 'buy');

  await touch('card:ussr-t-28');
  // The button of the mistake does not tempt.
  await expect(page.locator('[data-action=declare]')).toHaveCount(1);
  await expect(page.locator('.below .actions .primary')).toHaveCount(0);
  await act(page, 'defend');
  await touch('base:1');
  await solve(page, 'defend');

  // An attack takes several decisions. Both hits on the same Base solve it; on two Bases they do not.
  await touch('card:ussr-t-28');
  await touch('card:ussr-bt-7');
  await expectAccessible(page, 'a task of Rush', { without: CARDS });
  await expect(page.locator('[data-action=declare]')).toHaveClass(/primary/);
  await act(page, 'declare');
  // The attackers have kept their places in the hand.
  await expect(page.locator('.attacks')).toHaveCount(2);
  const places = await page
    .locator('.rush .attacks [data-thing]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-thing')));
  expect(places).toEqual(['card:ussr-t-28', 'card:ussr-bt-7']);
  await touch('card:ussr-t-28');
  await touch('base:3');
  await phase('asked');
  await touch('base:4');
  await phase('failed');
  await expect(page.locator('.said')).toContainText('No Base has been hit twice.');
  await page.locator('[data-retry]').click();
  await touch('card:ussr-t-28');
  await touch('card:ussr-bt-7');
  await act(page, 'declare');
  await touch('card:ussr-t-28');
  await touch('base:3');
  await touch('base:3');
  await solve(page, 'attack');

  // A defended Base cannot be hit, and the rules say so; what was begun can be begun anew.
  await touch('card:ussr-t-28');
  await touch('card:ussr-kv-1');
  await act(page, 'declare');
  await touch('card:ussr-kv-1');
  await touch('base:3');
  await expect(page.locator('.prompt')).toContainText('RUSH-7.6');
  await page.locator('[data-again]').click();
  await touch('card:ussr-t-28');
  await touch('card:ussr-kv-1');
  await act(page, 'declare');
  await touch('card:ussr-t-28');
  await touch('card:germany-panzer-38t');
  await touch('base:3');
  await solve(page, 'guard');

  await page.locator('[data-skip]').click();
  await touch('card:germany-tiger');
  await act(page, 'declare');
  await touch('base:3');
  await act(page, 'end');
  await solve(page, 'win');
  await page.locator('[data-to-game]').click();
  await expect(page.locator('[data-level]')).toHaveCount(5);
  // Who has come from there is not sent there.
  await expect(page.locator('a[href="/learn/rush#opening"]')).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a telephone what is asked in a lesson keeps to its share, with its buttons in sight, however long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/learn/rush#opening`);
  await page.locator('[data-next]').click();
  await page.locator('[data-skip]').click();
  await page.locator('.rush[role=application] [data-thing="card:ussr-t-28"]').last().click();
  await expect(page.locator('.below [data-action=defend]')).toBeVisible();
  await page.locator('.below .asked').evaluate((asked) => {
    asked.textContent = 'Long. '.repeat(300);
  });
  for (const button of await page.locator('.below [data-action]').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  expect((await page.locator('.below').boundingBox())!.height).toBeLessThan(0.45 * 844);
  expect((await page.locator('.player .board').boundingBox())!.height).toBeGreaterThan(100);
});

test('on a wide screen Battlegrounds shows one’s own card and area while it speaks of them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/learn/battlegrounds#opening`);
  await page.locator('[data-next]').click();
  const own = page.locator('.battlegrounds .own');
  await expect(own.locator('.card').first()).toBeInViewport({ ratio: 1 });
  await page.locator('[data-skip]').click();
  await page.locator('[data-skip]').click();
  await expect(own.locator('.area .one').first()).toBeInViewport({ ratio: 1 });
});

test('the coach welcomes in one line that covers nothing; after the first turn the usual board is offered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDownByTaps(page, server.url, {
    level: 'recruit',
    scenario: 'training-ground',
    colour: 'hostWhite',
  });
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  const coach = page.locator('[data-coach]');
  await expect(coach).toHaveAttribute('data-coach', 'welcome');
  await expect(coach.locator('p')).toBeHidden();
  await expect
    .poll(async () => {
      const [tip, board] = [await coach.boundingBox(), await table.board.boundingBox()];
      return tip!.y - (board!.y + board!.height);
    })
    .toBeGreaterThanOrEqual(-1);
  expect((await coach.boundingBox())!.height).toBeLessThan(56);
  await expectAccessible(page, 'the coach');
  await coach.locator('[data-coach-line]').click();
  await expect(coach.locator('p')).toContainText('Destroy the command tank');
  // However long it is, its buttons stay in sight while it is scrolled.
  await coach.locator('p').evaluate((text) => {
    text.textContent = 'Long. '.repeat(300);
    text.scrollIntoView({ block: 'end' });
  });
  await expect(coach.locator('[data-coach-ok]')).toBeInViewport({ ratio: 1 });
  expect((await coach.boundingBox())!.height).toBeLessThan(0.46 * 640);
  // What is read in full lies over the board, until it is folded again.
  await coach.locator('[data-coach-line]').click();
  await expect(coach.locator('p')).toBeHidden();
  // While a turn is composed its buttons have the room.
  await table.tap('f2');
  await expect(coach).toBeHidden();
  await page.locator('[data-action=cancel]').click();
  // What was said of the tank goes with its buttons, and the tip is there again.
  await expect(page.locator('.said')).toHaveCount(0);
  await coach.locator('[data-coach-ok]').click();
  await expect(coach).toHaveCount(0);
  await table.playByMouse('Lf2>f3/N');
  await table.waitForTurns(2);
  await table.settle();
  await expect(page.locator('[data-coach=welcome]')).toHaveCount(0);

  await page.locator('[data-more]').click();
  await page.locator('[data-tool=learn]').click();
  await expect(page.locator('[data-to-table]')).toHaveAttribute('href', /^\/t\//);
  await page.goto(`${server.url}/?play=tank-chess`);
  await expect(page.locator('select[name=scenario]')).toHaveValue('basic-16');
});
