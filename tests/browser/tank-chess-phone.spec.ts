/** Tank Chess on a telephone: a tip that is read in full beside a notice of the game. */
import { expect, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import type { TankState } from '#games/tank-chess/rules/state.ts';
import { coveredOf } from './layout.ts';
import { openSaved } from './saved-table.ts';
import { TestServer, telephone } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** White is asked, and Black has declared CHECK. */
const inCheck = ({ owing, state }: Match): boolean =>
  owing === 1 && tankChess.derived!(state as TankState, 0).check === true;

test('a tip about CHECK that is read in full leaves the button free of which it speaks', async ({
  browser,
}) => {
  const { page, faults } = await telephone(browser);
  const address = await openSaved(server, {
    ...{ game: 'tank-chess', options: { scenarioId: 'training-ground', colours: 'hostWhite' } },
    ...{ deal: 'in check', level: 'recruit', seats: [page, 'recruit'], until: inCheck },
  });
  await page.goto(address);
  await page.locator('.shell[aria-busy=false]').waitFor();
  const show = page.locator('[data-banner=check] button');
  const line = page.locator('[data-coach=check] [data-coach-line]');
  await expect(show).toBeVisible();
  await line.tap();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(await coveredOf(page, '[data-banner=check] button, .asked, [data-coach-line]')).toEqual([]);
  await show.tap();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(faults).toEqual([]);
});
