/**
 * Whole games of Tank Chess by mouse and command box, checked turn by turn against the rules: `npm test --
 * page long`.
 */
import { expect, test } from '@playwright/test';
import { TestServer, watchForFaults } from './support.ts';
import { sitDownByTaps, TablePage } from './tank-chess-support.ts';

// Here things move, as they do for most people; elsewhere they are simply there.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** The bot level that plays for us against each level, so that the game is decided soon. */
const GAMES = [
  { level: 'recruit', scenario: 'basic-16', colour: 'hostWhite', we: 'sergeant' },
  { level: 'sergeant', scenario: 'skirmish', colour: 'hostBlack', we: 'sergeant' },
  { level: 'major', scenario: 'training-ground', colour: 'hostWhite', we: 'sergeant' },
] as const;
/** This many of our turns are played with the mouse, the others are typed. */
const BY_MOUSE = 3;

for (const { level, scenario, colour, we } of GAMES) {
  test(`a whole game against the ${level}`, { tag: '@long' }, async ({ page, context }) => {
    test.setTimeout(900_000);
    const faults = watchForFaults(context);
    await page.addInitScript(() =>
      localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'fast' })),
    );
    await sitDownByTaps(page, server.url, { level, scenario, colour });
    const table = new TablePage(page, scenario);
    let turns = 0;
    while ((await table.settle()) === 'asked') {
      const text = table.think(we);
      const before = (await table.record()).length;
      if (turns < BY_MOUSE) await table.playByMouse(text);
      else await table.playByKeyboard(text);
      await table.waitForTurns(before + 1);
      turns++;
    }
    expect(turns).toBeGreaterThanOrEqual(BY_MOUSE);
    await expect(page.locator('[data-result]')).toBeVisible();
    // The rules of this process came to the same end.
    expect(table.match.outcome?.reason).toBe(await table.shell.getAttribute('data-over'));
    expect(faults).toEqual([]);
  });
}
