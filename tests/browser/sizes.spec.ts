import { type Browser, expect, type Page, test } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import { expectAccessible } from './accessibility.ts';
import { RushPage } from './rush-support.ts';
import { TestServer, visit } from './support.ts';
import { reachableFrom, sitDownByTaps, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** Compressed bytes by address. */
type Weights = ReadonlyMap<string, number>;
const sum = (weights: Weights): number => [...weights.values()].reduce((all, bytes) => all + bytes, 0);

/** Records the bytes transferred from now on. */
const weigh = (page: Page): (() => Promise<Weights>) => {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  return async () => {
    const weights = new Map<string, number>();
    for (const [path, bytes] of await Promise.all(sizes)) weights.set(path, (weights.get(path) ?? 0) + bytes);
    return weights;
  };
};
/** Pieces of the kit that only card games use (web/build/chunks.ts). */
const isKit = ([path]: readonly [string, number]): boolean => path.startsWith('/assets/kit-');
const without = (weights: Weights, others: Weights): Weights =>
  new Map([...weights].filter(([path]) => !others.has(path)));

/**
 * From a first visit to the first turn against a bot, which plays after it. Responses of a service worker have no
 * transfer size.
 */
const weighTable = async (
  browser: Browser,
  game: string,
  level: string,
  first: OptionValues,
  settle: (page: Page) => Promise<unknown>,
) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = weigh(page);
  await page.route('**/api/tables', (route) => {
    const wish = route.request().postDataJSON();
    return route.continue({ postData: { ...wish, options: { ...wish.options, ...first } } });
  });
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  const visit = await bytes();
  await page.locator(`[data-play="${game}"]`).click();
  await page.locator(`[data-level=${level}]`).click();
  await settle(page);
  // The coach is loaded after the table, and before the first turn.
  await expect(page.locator('[data-coach]')).toBeVisible();
  const table = without(await bytes(), visit);
  await context.close();
  return { visit, table };
};

/** What the interactive opening of a game takes, texts included, beyond what the front page and the table have loaded. */
const weighOpening = async (browser: Browser, game: string, known: Weights): Promise<number> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = weigh(page);
  await page.goto(`${server.url}/learn/${game}#opening`);
  await expect(page.locator('.player')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = await bytes();
  await context.close();
  return sum(without(weights, new Map([...known, [`/learn/${game}`, 0]])));
};

test('the first visit takes at most 90 kB, frame and kit 60 kB, the own part of each game 60 kB', async ({
  browser,
}) => {
  const chess = await weighTable(browser, 'tank-chess', 'recruit', { colours: 'hostWhite' }, (page) =>
    new TablePage(page, 'training-ground').settle(),
  );
  const rush = await weighTable(browser, 'rush', 'rookie', { firstPlayer: '1' }, (page) =>
    new RushPage(page).settle(),
  );
  const battle = await weighTable(browser, 'battlegrounds', 'cadet', { startPlayer: 'seat1' }, (page) =>
    expect(page.locator('[data-square]').first()).toBeVisible(),
  );
  const world = await weighTable(browser, 'eighty-cards', 'stoker', { firstPlayer: 'host' }, (page) =>
    expect(page.locator('[data-active]').first()).toBeVisible(),
  );
  const all = [chess, rush, battle, world];
  // On a busy machine a part of the front page may come only after the table has been asked for.
  const visits = new Map(all.flatMap(({ visit }) => [...visit]));
  const tables = all.map(({ table }) => without(table, visits));
  const own = tables
    .map((table, n) => without(table, tables[n === 0 ? 1 : 0]!))
    .map((weights) => sum(new Map([...weights].filter((one) => !isKit(one)))));
  const frames = tables.map((table, n) => sum(table) - own[n]!);
  const openings = [
    await weighOpening(browser, 'tank-chess', new Map([...chess.visit, ...chess.table])),
    await weighOpening(browser, 'rush', new Map([...rush.visit, ...rush.table])),
    await weighOpening(browser, 'battlegrounds', new Map([...battle.visit, ...battle.table])),
    await weighOpening(browser, 'eighty-cards', new Map([...world.visit, ...world.table])),
  ];
  const said = `first visit ${sum(chess.visit)} bytes, frame and kit ${frames.join(', ')}, Tank Chess ${own[0]}, Rush ${own[1]}, Battlegrounds ${own[2]}, Around the World in 80 Cards ${own[3]}, openings ${openings.join(', ')}`;
  test.info().annotations.push({ type: 'bytes', description: said });
  console.log(said);
  expect(sum(chess.visit)).toBeGreaterThan(10_000);
  expect(sum(chess.visit)).toBeLessThanOrEqual(90_000);
  for (const bytes of frames) {
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  }
  for (const bytes of own) {
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  }
  for (const opening of openings) {
    expect(opening).toBeGreaterThan(5_000);
    expect(opening).toBeLessThanOrEqual(25_000);
  }
});

test('a phone shows everything without sideways scrolling, and plays by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const wide = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await visit(page, server.url);
  await expect(page.locator('[data-play="tank-chess"]')).toBeVisible();
  expect(await wide()).toBe(false);
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  expect(await wide()).toBe(false);
  const square = await table.board.evaluate((svg) => {
    const point = new DOMPoint(220, 540).matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
    return { x: point.x, y: point.y };
  });
  await page.touchscreen.tap(square.x, square.y);
  await expect(page.locator('.reach.own')).toHaveCount(reachableFrom(table, 'f3'));
  await table.tap('f5');
  const ring = page.locator('.ring [data-facing=N]');
  const box = await ring.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await ring.tap();
  await page.locator('[data-action=done]').tap();
  await table.waitForTurns(2);
  expect(await wide()).toBe(false);
  await context.close();
});

test('axe finds nothing in the pages, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await visit(page, server.url);
  await expect(page.locator('[data-play="tank-chess"]')).toBeVisible();
  await expectAccessible(page, 'front');
  await page.locator('[data-play="tank-chess"]').click();
  await expect(page.locator('[data-level]')).toHaveCount(3);
  await expectAccessible(page, 'setup');
  await page.locator('[data-level=recruit]').click();
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  await expectAccessible(page, 'table');
  await visit(page, `${server.url}/settings`);
  await expect(page.locator('fieldset')).toHaveCount(4);
  await expectAccessible(page, 'settings');
  await visit(page, `${server.url}/rules/tank-chess`);
  await expect(page.locator('[data-clause]').first()).toBeVisible();
  await expectAccessible(page, 'rules');
  await context.close();
});
