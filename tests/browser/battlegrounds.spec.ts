/** Battlegrounds in the page: a whole Battle, and the other variants from late in a game to their ends. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import { pointsOf } from '#games/battlegrounds/rules/area.ts';
import { artilleryPoints } from '#games/battlegrounds/rules/artillery.ts';
import type { Battlegrounds } from '#games/battlegrounds/rules/state.ts';
import { BattlegroundsByKeys, BattlegroundsPage } from './battlegrounds-support.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { sendDecision } from './seated-page.ts';
import { becomeGuest, TestServer, telephone, typeMove, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

const PHONE = { width: 390, height: 844 };
const begun = async (page: Page, touch = false): Promise<BattlegroundsPage> => {
  await quiet(page);
  return new BattlegroundsPage(page, touch);
};
const guest = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await becomeGuest(page, server.url);
  return page;
};

test('a whole Battle against a bot by mouse, from the front page to the score sheet', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  const table = await begun(page);
  await page.goto(server.url);
  await page.locator('[data-play=battlegrounds]').click();
  await page.locator('[data-level=cadet]').click();
  const kinds = new Set<string>();
  let played = 0;
  while ((await table.settle()) === 'asked') {
    if (played++ % 6 === 0) await table.agree();
    const text = table.think('gunner');
    kinds.add(text.split(' ')[0]!);
    await table.play(text);
  }
  expect(played).toBeGreaterThan(8);
  expect([...kinds]).toEqual(expect.arrayContaining(['move', 'shoot']));
  await table.agree();
  const sheet = page.locator('[data-result] [data-scoring=whole]');
  for (const { seat, points } of table.model.seats)
    await expect(sheet.locator(`[data-score-of="${seat + 1}"] .total`)).toHaveText(String(points));
  expect(faults).toEqual([]);
});

/** Somebody is this close to the target, in points, and a main action is asked. */
const isLate =
  (short: number) =>
  ({ game, state, setup }: Match): boolean => {
    const s = state as Battlegrounds;
    const points = Array.from({ length: setup.seats }, (_, seat) => pointsOf(s, seat));
    return Math.max(...points) >= s.config.target - short && game.point(s, s.turnOf)?.name === 'mainAction';
  };

test('Team over four browsers before a spectator, from late in a game to its end', async ({ browser }) => {
  const pages = [await guest(browser), await guest(browser), await guest(browser), await guest(browser)];
  const address = await openSaved(server, {
    game: 'battlegrounds',
    options: { variant: 'team', startPlayer: 'seat1' },
    seats: pages,
    deal: 'team',
    level: 'driver',
    until: isLate(4),
  });
  const watcher = await begun(await guest(browser));
  const tables: BattlegroundsPage[] = [];
  for (const page of pages) tables.push(await begun(page));
  for (const { page } of [...tables, watcher]) await page.goto(address);
  for (const table of [...tables, watcher]) await expect.poll(() => table.dealt).toBe(true);
  const [first] = tables as [BattlegroundsPage];
  // Partners share their area, and see each other's cards.
  for (const table of tables)
    await expect(table.table.locator('[data-seat-mat] [data-thing^="tank:"]').first()).toBeVisible();
  const played = new Set<BattlegroundsPage>();
  while (!first.view.outcome) {
    const table = tables.find(({ asked }) => asked >= 0);
    if (!table) {
      const next = () => first.view.outcome !== undefined || tables.some(({ asked }) => asked >= 0);
      await expect.poll(next).toBe(true);
      continue;
    }
    await table.settle();
    // Each of them acts by hand once, and checks their board; the rest only leads to the end.
    const text = table.think();
    if (played.has(table)) await table.play(text, (one) => sendDecision(table, one));
    else {
      await table.agree();
      await table.play(text);
    }
    if (text === 'end') played.add(table);
  }
  expect(played.size).toBeGreaterThan(0);
  const { ranks } = first.view.outcome!;
  expect([ranks[0], ranks[1]]).toEqual([ranks[2], ranks[3]]);
  await expect.poll(() => watcher.view.outcome?.ranks).toEqual(ranks);
  await watcher.settle();
  await watcher.agree();
  for (const { page } of [...tables, watcher]) await page.context().close();
});

test('Family: two at one device and one who comes back, and nothing in any page remembers', async ({
  browser,
}) => {
  const page = await guest(browser);
  const address = await openSaved(server, {
    game: 'battlegrounds',
    options: { variant: 'family', startPlayer: 'seat1' },
    seats: [page, page],
    passAndPlay: true,
    deal: 'family',
    level: 'cadet',
    until: ({ log, game, state }) =>
      log.length > 40 && game.point(state, (state as Battlegrounds).turnOf)?.name === 'familyMove',
  });
  const table = await begun(page);
  await page.goto(address);
  const seen = async (): Promise<string[]> =>
    table.table
      .locator('[data-square] [data-piece^=token-]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')!).sort());
  /** Pictures that are named anywhere in the page: those that lie open, and those in somebody's area. */
  const named = async (): Promise<number> => table.table.locator('[data-piece^=token-]').count();
  let covered = 0;
  let before: string[] = [];
  for (let n = 0; n < 10 && (await table.settle()) === 'asked'; n++) {
    await table.agree();
    const open = await seen();
    covered += before.filter((one) => !open.includes(one)).length;
    before = open;
    const held = table.model.seats.flatMap(({ area }) => area.flatMap(({ tokens }) => tokens)).length;
    expect(await named()).toBe(open.length + held);
    // Somebody who comes back is shown exactly what lies open now, and no record of what lay open before.
    if (n === 4 || n === 8) {
      await page.reload();
      await table.settle();
      expect(await seen()).toEqual(open);
      await expect(page.locator('[data-tool=digest]')).toHaveCount(0);
    }
    await table.play(table.think('cadet'));
  }
  expect(covered).toBeGreaterThan(1);
  await page.context().close();
});

test('Solo by the keyboard alone, its last rounds to the stars', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const address = await openSaved(server, {
    game: 'battlegrounds',
    options: { variant: 'solo' },
    seats: [page],
    deal: 'solo',
    level: 'gunner',
    until: ({ game, state }) => {
      const s = state as Battlegrounds;
      return artilleryPoints(s) >= 18 && game.point(s, 0)?.name === 'mainAction';
    },
  });
  await quiet(page);
  const table = new BattlegroundsByKeys(page);
  await page.goto(address);
  let byKeys = 0;
  for (; (await table.settle()) === 'asked'; byKeys++) {
    const text = table.think('gunner');
    // By the keys of the table, and every third one by the command box.
    if (byKeys % 3 < 2) await table.play(text);
    else await table.play(text, (one) => typeMove(page, one));
  }
  expect(byKeys).toBeGreaterThan(2);
  await table.agree();
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(faults).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`a phone plays late turns of a Battle for four by touch, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      colorScheme: scheme,
    });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    const address = await openSaved(server, {
      game: 'battlegrounds',
      options: { startPlayer: 'seat1' },
      seats: [page, 'cadet', 'cadet', 'cadet'],
      deal: `four ${scheme}`,
      level: 'driver',
      until: (match) => isLate(6)(match) && (match.state as Battlegrounds).turnOf === 0,
    });
    const table = await begun(page, true);
    await page.goto(address);
    for (let n = 0; n < 8 && (await table.settle()) === 'asked'; n++) {
      await table.agree();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
      await table.play(table.think());
    }
    expect(faults).toEqual([]);
    await context.close();
  });

for (const [asked, deal] of [
  ['returnPawn', 'cards of returnPawn'],
  ['keepExtraTank', 'a1'],
] as const)
  test(`on a phone the cards are in sight when one of them is asked for: ${asked}`, async ({ browser }) => {
    const { context, page, faults } = await telephone(browser);
    const address = await openSaved(server, {
      game: 'battlegrounds',
      options: { startPlayer: 'seat1' },
      seats: [page, 'driver'],
      deal,
      level: 'driver',
      until: ({ game, state, owing }) => owing === 1 && game.point(state, 0)?.name === asked,
    });
    const table = await begun(page, true);
    await page.goto(address);
    await table.settle();
    const cards = page.locator('.near .cards [data-thing^="tank:"].active');
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
    // Their buttons say how far they drive and shoot, too.
    for (const label of await page
      .locator('.prompt [data-action^="with-"], .prompt [data-action^="card-"]')
      .all())
      await expect(label).toContainText(/move \d .*shot \d/);
    await cards.first().tap();
    if (asked === 'returnPawn') {
      const squares = page.locator('.board [data-thing^="square:"].active');
      await expect(squares).not.toHaveCount(0);
      for (const square of await squares.all()) await expect(square).toBeInViewport({ ratio: 1 });
    }
    expect(faults).toEqual([]);
    await context.close();
  });
