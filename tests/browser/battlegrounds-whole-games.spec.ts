/**
 * Whole games of every variant of Battlegrounds by hand, from the first placing to the result, on a desktop and on a
 * telephone: `npm test -- page long`.
 */
import { expect, test } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import { BattlegroundsByKeys, BattlegroundsPage, openBattlegrounds } from './battlegrounds-support.ts';
import { quiet } from './rush-support.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

interface Whole {
  readonly name: string;
  readonly players: number;
  readonly options: OptionValues;
  readonly size: { readonly width: number; readonly height: number };
  readonly language?: 'it' | 'pl';
  readonly by?: 'keys';
  /** The level that decides for the person. */
  readonly level?: string;
}
const GAMES: readonly Whole[] = [
  { name: 'Battle for two', players: 2, options: {}, size: PHONE },
  { name: 'Battle for two, drafted', players: 2, options: { draft: true }, size: DESK, language: 'pl' },
  { name: 'Battle for three', players: 3, options: {}, size: DESK, language: 'it' },
  {
    name: 'Battle for three to the end of a round',
    players: 3,
    options: { winCheck: 'roundEnd' },
    size: PHONE,
  },
  { name: 'Battle for four', players: 4, options: { returnPause: 'always' }, size: DESK },
  { name: 'Battle for four, drafted', players: 4, options: { draft: true }, size: SMALL },
  { name: 'Team', players: 4, options: { variant: 'team' }, size: DESK, by: 'keys' },
  { name: 'Team, drafted', players: 4, options: { variant: 'team', draft: true }, size: PHONE },
  { name: 'Family for two', players: 2, options: { variant: 'family' }, size: PHONE, level: 'cadet' },
  { name: 'Family for four', players: 4, options: { variant: 'family' }, size: DESK, level: 'cadet' },
  { name: 'Solo', players: 1, options: { variant: 'solo' }, size: DESK, by: 'keys' },
  {
    name: 'Solo with chosen tanks',
    players: 1,
    options: { variant: 'solo', soloCards: 'choose' },
    size: PHONE,
  },
];

for (const { name, players, options, size, language = 'en', by, level = 'driver' } of GAMES)
  test(`${name}, ${size.width} wide, ${language}`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const touch = size !== DESK;
    const context = await browser.newContext({
      viewport: size,
      locale: language,
      hasTouch: touch,
      isMobile: touch,
    });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    await quiet(page, language);
    const table = by ? new BattlegroundsByKeys(page) : new BattlegroundsPage(page, touch);
    const others = Array.from({ length: players - 1 }, () => 'driver' as const);
    await page.goto(await openBattlegrounds(page, server.url, ['person', ...others], options));
    let played = 0;
    for (; (await table.settle()) === 'asked'; played++) {
      if (played % 4 === 0) await table.agree();
      // A player who chooses a tank sees the cards that there are, without scrolling.
      if (size === PHONE && table.question === 'chooseActive')
        for (const card of await table.table.locator('.chooses [data-card]').all())
          await expect(card).toBeInViewport({ ratio: 1 });
      await table.play(table.think(level));
    }
    expect(played).toBeGreaterThan(10);
    await table.agree();
    const sheet = page.locator('[data-result] [data-scoring=whole]');
    for (const { seat, points } of table.model.seats)
      await expect(sheet.locator(`[data-score-of="${seat + 1}"] .total`)).toHaveText(String(points));
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await context.close();
  });
