/** What bots do is told: slowly and turn by turn in a first game, on demand in later ones. */
import { expect, type Page, test } from '@playwright/test';
import { manifestOf } from '#games/library.ts';
import { describeItem } from '#kit/announcer.ts';
import { en } from '#kit/text/en.ts';
import { translatorOf } from '#kit/text.ts';
import { expectAccessible } from './accessibility.ts';
import { openRush, quiet, RushPage, type Seat } from './rush-support.ts';
import { expectMoments, TestServer, typeMove, useTool, watchForFaults } from './support.ts';
import { openPosition } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** Black, the bot, is to move, and its only good turn destroys a tank. */
const AMBUSH = '8x8 c4#6/##6/8/6l41/8/8/3L02##/6#C0 b 0 1';
const HIT = 'Major Iron’s light tank destroys your light tank on d2.';

const shell = (page: Page) => page.locator('.shell[data-at]');
const caption = (page: Page) => page.locator('[data-caption=turn]');

test('in a first game a caption names the victim, and the turn can be shown again; in the second it is news', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  await openPosition(page, server.url, AMBUSH, 'hostWhite', 'major', true);
  await expect(caption(page)).toContainText(HIT);
  await expect(caption(page).locator('img')).toHaveAttribute('src', '/face-tank-chess-major.svg');
  // What happens is announced once, as it happens.
  await expect(page.locator('[aria-live] [data-caption]')).toHaveCount(0);
  await expectAccessible(page, 'a caption');

  await expectMoments(page, caption(page).locator('[data-show-me]'), ['0', '1']);
  await expect(caption(page)).toContainText(HIT);
  await expect(shell(page)).toHaveAttribute('data-asked', '1');
  await expect(page.locator('[data-action=present]')).toHaveCount(0);
  await caption(page).locator('[data-caption-close]').click();
  await expect(caption(page)).toHaveCount(0);

  await openPosition(page, server.url, AMBUSH, 'hostWhite', 'major', true);
  await useTool(page, 'news');
  await expect(page.locator('[data-caption-of="1"]')).toContainText(HIT);
  await expect(caption(page)).toHaveCount(0);
  await expectMoments(page, page.locator('[data-caption-of="1"] button'), ['0', '1']);
  expect(faults).toEqual([]);
});

/** What was seen of bots: the captions of their turns, and what they said. */
interface Seen {
  readonly told: readonly string[];
  readonly said: readonly string[];
}

/** Ends the first turn of a new table against bots, and waits for the next; returns what was seen on the way. */
const seenInRound = async (
  page: Page,
  bots: readonly Seat[] = ['rookie', 'gunner', 'veteran'],
): Promise<Seen> => {
  await page.goto(await openRush(page, server.url, ['person', ...bots], { firstPlayer: '1' }));
  await expect(shell(page)).toHaveAttribute('data-asked', '1');
  await page.evaluate(() => {
    const seen: Record<keyof Seen, string[]> = { told: [], said: [] };
    Object.assign(window, { seen });
    const note = (list: string[], selector: string): void => {
      const text = document.querySelector(selector)?.textContent;
      if (text && list.at(-1) !== text) list.push(text);
    };
    new MutationObserver(() => {
      note(seen.told, '[data-caption=turn] .told');
      note(seen.said, '[data-speech] q');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const decisions = () => shell(page).evaluate((node) => Number(node.dataset.last));
  const before = await decisions();
  await typeMove(page, 'end');
  // Quick bots may all have played before the page is looked at again.
  await expect.poll(decisions, { timeout: 60_000 }).toBeGreaterThan(before + bots.length);
  await expect(shell(page)).toHaveAttribute('data-asked', '1', { timeout: 60_000 });
  return page.evaluate(() => Reflect.get(window, 'seen') as Seen);
};

test('in a first game every bot has its caption in turn; not in the second, unless it is wanted', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off' })),
  );
  const inTurn = [/^Rookie Pip /, /^Gunner Greta /, /^Veteran Olek /];
  const first = await seenInRound(page);
  expect(first.told).toHaveLength(inTurn.length);
  for (const [n, name] of inTurn.entries()) expect(first.told[n]).toMatch(name);
  expect(first.said.length).toBeGreaterThan(0);
  await expect(page.locator('[data-digest-card]')).toHaveCount(0);
  expect((await seenInRound(page)).told).toEqual([]);

  await page.goto(`${server.url}/settings`);
  await page.locator('label:has(input[name=pacing][value=always])').click();
  expect((await seenInRound(page, ['gunner'])).told).toEqual([expect.stringMatching(inTurn[1]!)]);
  await page.goto(`${server.url}/settings`);
  await page.locator('label:has(input[name=pacing][value=never])').click();
  expect(await seenInRound(page)).toEqual({ told: [], said: [] });
  await expect(page.locator('[data-caption]')).toHaveCount(0);
});

test('a screen reader is told every decision of quick bots once, in order', async ({ page }) => {
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(
    await openRush(page, server.url, ['person', 'rookie', 'gunner', 'veteran'], { firstPlayer: '1' }),
  );
  await table.settle();
  // Elements that are added to a log are read out in their order.
  await expect(page.locator('[data-narration][role=log]')).toHaveCount(1);
  await page.locator('[data-narration]').evaluate((log) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
  const before = table.story.length;
  await table.type('end');
  await expect.poll(() => table.story.length).toBeGreaterThan(before + 3);
  await table.settle();

  const messages = await manifestOf('rush')!.messages.en();
  const players = Object.fromEntries(
    table.info!.seats.map(({ seat, name, level }) => [
      `player.${seat}`,
      level === undefined ? name : String(messages[`level.${level}`]),
    ]),
  );
  const { say } = translatorOf('en', [players, messages, en]);
  const told = table.story.slice(before).map((item) => describeItem(item, say, () => ''));
  expect(new Set(table.story.slice(before).map(({ seat }) => seat))).toEqual(new Set([1, 2, 3, 4]));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual(told.filter((text) => text !== ''));
});
