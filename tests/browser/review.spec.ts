/**
 * Finished matches looked back at on a telephone: turns have the numbers of the table, what is said is in words and is
 * what the table shows, and its places are in sight.
 */
import { expect, type Page, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import type { OptionValues } from '#engine/options.ts';
import { roundOf } from '#games/eighty-cards/rules/state.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { TestServer, telephone } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

interface Played {
  readonly game: string;
  readonly options: OptionValues;
  /** Beside the person of the page. */
  readonly bots: readonly string[];
  readonly level: string;
  readonly simulated?: true;
  /** When the table says that the turn before this moment was played; absent where it counts nothing. */
  readonly when?: (match: Match, moment: number) => string;
}
const GAMES: readonly Played[] = [
  {
    game: 'tank-chess',
    options: { scenarioId: 'training-ground', colours: 'hostWhite', clock: 'none' },
    bots: ['recruit'],
    level: 'recruit',
    // Two turns have one line in the record.
    when: (_, moment) => `Turn ${Math.ceil(moment / 2)} of`,
  },
  {
    game: 'rush',
    options: { firstPlayer: '1', roundLimit: 5 },
    bots: ['rookie'],
    level: 'rookie',
    when: ({ history }, moment) => `Round ${Reflect.get(history.stateBefore(moment - 1), 'round')} of`,
  },
  {
    game: 'battlegrounds',
    options: { startPlayer: 'seat1' },
    bots: ['cadet'],
    level: 'cadet',
  },
  {
    game: 'eighty-cards',
    options: { firstPlayer: 'host' },
    bots: ['stoker', 'stoker'],
    level: 'guard',
    simulated: true,
    when: ({ history }, moment) =>
      `Round ${roundOf(history.stateBefore(moment - 1) as Parameters<typeof roundOf>[0])} of`,
  },
];

/** The lit places that are not wholly between the upper edge of the screen and the panel, and how many there are. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('.ending')!.getBoundingClientRect().top;
    const all = [...document.querySelectorAll('.board [data-lit]')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const out = all.filter(({ top, bottom }) => top < 0 || bottom > foot);
    return { lit: all.length, out: out.length, last: out.includes(all.at(-1)!) };
  });

for (const { game, options, bots, level, simulated, when } of GAMES)
  test(`a match of ${game}: what is said of a moment is what the table shows, above the panel`, async ({
    browser,
  }) => {
    const { context, page, faults } = await telephone(browser);
    let match: Match | undefined;
    const address = await openSaved(server, {
      ...{ game, options, level, ...(simulated && { simulated }) },
      seats: [page, ...bots],
      deal: 'review',
      until: (one) => {
        match = one;
        return one.outcome !== undefined;
      },
    });
    await quiet(page);
    await page.goto(address);
    const shell = page.locator('.shell[data-at]');
    await page.locator('[data-review]').tap({ timeout: 120_000 });
    const moment = page.locator('[data-marked]');
    const [before, after] = ['before', 'after'].map((side) => moment.locator(`[data-review-side=${side}]`));
    let lit = 0;
    for (let n = 1; ; n++) {
      await expect(moment).toHaveAttribute('data-marked', String(n));
      await expect(after!).toHaveAttribute('aria-pressed', 'true');
      const at = Number(await shell.getAttribute('data-at'));
      if (when) await expect(moment.locator('h3')).toContainText(when(match!, at));
      // The record marks the line of the same turn.
      await expect(page.locator('.record [aria-current=true]').first()).toBeVisible();
      for (const side of [before!, after!]) {
        await side.tap();
        await expect(side).toHaveAttribute('aria-pressed', 'true');
        await expect(shell).toHaveAttribute('data-at', side === after ? String(at) : /\d/);
        await expect.poll(async () => (await unseen(page)).last).toBe(false);
        lit += (await unseen(page)).lit;
      }
      if ((await moment.locator('[data-review-next]').getAttribute('aria-disabled')) === 'true') break;
      await moment.locator('[data-review-next]').tap();
    }
    expect(lit).toBeGreaterThan(0);
    await moment.locator('[data-review-close]').tap();
    await expect(shell).toHaveAttribute('data-at', (await shell.getAttribute('data-last'))!);
    expect(faults).toEqual([]);
    await context.close();
  });
