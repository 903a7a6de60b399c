/** Private boards: used by mouse, keys and touch, from one's own view, and nothing is sent to the server. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CARDS, expectAccessible } from './accessibility.ts';
import { RushPage } from './rush-support.ts';
import { openCommand, TestServer, useTool, watchForFaults } from './support.ts';
import { sitDown, TablePage } from './tank-chess-support.ts';

const SCENARIO = 'training-ground';
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/**
 * What the page sends to the server: socket messages, and requests other than those for files of the page.
 */
const overhear = (page: Page): string[] => {
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      // Keep-alive messages are sent in any case.
      if (!String(payload).startsWith('{"t":"hello"')) said.push(String(payload).slice(0, 200));
    }),
  );
  page.on('request', (request) => {
    if (request.url().includes('/api/')) said.push(request.url());
  });
  return said;
};
const tryOut = async (page: Page): Promise<void> => {
  await useTool(page, 'try');
  await expect(page.locator('.trial')).toBeVisible();
};
/** The tree of what was tried, line by line. */
const tree = (page: Page): Locator => page.locator('[data-twig]');
/** Buttons of the board that are smaller than a finger. */
const small = (page: Page): Promise<string[]> =>
  page.locator('.trial header button, .trial .side button:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 43.9 ? [`${one.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
    }),
  );
const wide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('tank chess: any seat by mouse and by keys, back and another way, and the table is unchanged', async ({
  page,
}) => {
  const faults = watchForFaults(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const said = overhear(page);
  await sitDown(page, server.url, { level: 'recruit', colour: 'hostWhite', scenario: SCENARIO });
  const table = new TablePage(page, SCENARIO);
  await table.settle();
  const quiet = said.length;

  await tryOut(page);
  await expect(page.locator('.trial h1')).toBeFocused();
  await expect(page.locator('.trial header')).toContainText('This is not the real table');
  await expect(page.locator('[data-dealt]')).toHaveCount(0);
  await expect(page.locator('[data-news=turn]')).toContainText('your turn');
  const [first, other] = [table.think('recruit', 200), table.think('greedy')];
  await table.playByMouse(first);
  await expect(page.locator('.trial')).toHaveAttribute('data-moves-for', '2');
  table.match.submit(0, first);
  const reply = table.think('recruit', 200);
  await table.playByKeyboard(reply);
  await expect(page.locator('.trial')).toHaveAttribute('data-moves-for', '1');
  await expect(tree(page)).toHaveText(['Start', `You ${first}`, `Recruit Tilly ${reply}`]);
  // No bot moves here: the next decision is ours again. Back by keys, forward by keys, back by buttons.
  await page.locator('.trial h1').focus();
  await page.keyboard.press('[');
  await expect(page.locator('.trial')).toHaveAttribute('data-at', '1');
  await page.keyboard.press(']');
  await expect(page.locator('.trial')).toHaveAttribute('data-at', '2');
  await page.locator('[data-step=start]').click();
  await expect(page.locator('.trial')).toHaveAttribute('data-at', '0');
  const second = other === first ? 'nonsense' : other;
  await table.playByKeyboard(second);
  if (second !== 'nonsense') await expect(tree(page)).toHaveCount(4);
  // An illegal move is refused with its clause, as at the table.
  await page.locator('[data-step=start]').click();
  await table.playByKeyboard('Ca1>a2/N');
  await expect(page.locator('.trial .why')).toBeVisible();
  await page.locator('[data-twig="2"]').click();
  await expect(page.locator('[data-twig="2"]')).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-strike-twig="2"]').click();
  await expect(page.locator('[data-twig="2"]')).toHaveCount(0);
  await page.locator('[data-trial-return]').click();
  await expect(page.locator('.shell')).toBeVisible();
  expect(said.slice(quiet)).toEqual([]);
  expect(await table.record()).toEqual([]);
  // The table itself is unaffected.
  await table.playByKeyboard(first);
  await table.waitForTurns(2);
  expect(faults).toEqual([]);
});

test('from an earlier moment, and while others play on at the table', async ({ browser }) => {
  const contexts = [
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } }),
    await browser.newContext({ reducedMotion: 'reduce' }),
  ];
  const [host, friend] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page];
  await host.goto(server.url);
  await host.locator('[data-custom="tank-chess"]').click();
  await host.locator('[name=option-scenarioId]').selectOption(SCENARIO);
  await host.locator('label:has([name=option-colours][value=hostWhite])').click();
  await host.locator('[data-open]').click();
  await friend.goto(await host.locator('[data-link]').inputValue());
  await friend.locator('[data-sit]').click();
  const [white, black] = [new TablePage(host, SCENARIO), new TablePage(friend, SCENARIO)];
  await white.settle();
  await white.playByKeyboard(white.think('recruit', 200));
  await white.waitForTurns(1);
  await black.settle();
  // White waits, and tries Black's moves; meanwhile Black plays.
  await tryOut(host);
  await expect(host.locator('.trial')).toHaveAttribute('data-moves-for', '2');
  await expect(host.locator('[data-news=""]')).toBeAttached();
  await black.playByKeyboard(black.think('recruit', 200));
  await expect(host.locator('[data-news=moved]')).toContainText('At the table it is your turn.');
  await expect(host.locator('.trial')).toHaveAttribute('data-at', '1');
  await host.locator('[data-anew]').click();
  await expect(host.locator('.trial')).toHaveAttribute('data-at', '2');
  await host.locator('[data-trial-return]').click();
  await white.settle();
  // Opened in the past, it starts from the moment that is shown.
  await host.keyboard.press('[');
  await expect(host.locator('.shell')).toHaveAttribute('data-at', '1');
  await tryOut(host);
  await expect(host.locator('.trial')).toHaveAttribute('data-at', '1');
  await expect(host.locator('[data-keep]')).toHaveCount(0);
  await expect(host.locator('[data-anew]')).toBeVisible();
  // Spectators may open one, too.
  const looker = await contexts[1]!.browser()!.newContext({ reducedMotion: 'reduce' });
  const eyes = await looker.newPage();
  await eyes.goto(host.url().split('?')[0]!);
  await tryOut(eyes);
  await expect(eyes.locator('.trial')).toHaveAttribute('data-moves-for', '1');
  for (const context of [...contexts, looker]) await context.close();
});

test('rush: hidden cards are dealt at random, and dealt again; moves of others use the cards they were dealt', async ({
  page,
}) => {
  const faults = watchForFaults(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const said = overhear(page);
  const rush = new RushPage(page);
  await page.goto(server.url);
  await page.locator('[data-play="rush"]').click();
  await page.locator('[data-level=rookie]').click();
  await rush.settle();
  const quiet = said.length;
  await tryOut(page);
  await expect(page.locator('[data-dealt]')).toContainText('dealt at random');
  await page.locator('[data-deal-again]').click();
  await expect(page.locator('.trial')).toHaveAttribute('data-trial', '0');
  // Through my turn until another seat has to decide: the command box offers completions.
  const mine = await page.locator('.trial').getAttribute('data-moves-for');
  for (let i = 0; i < 12 && (await page.locator('.trial').getAttribute('data-moves-for')) === mine; i++) {
    const box = await openCommand(page);
    const twigs = await page.locator('[data-twig]').count();
    for (const text of ['end', 'keep']) {
      await box.fill(text);
      await box.press('Enter');
      // Accepted, or refused with a reason.
      const taken = async () => (await page.locator('[data-twig]').count()) !== twigs;
      const refused = page.locator('[role=alert]').filter({ visible: true });
      await expect.poll(async () => (await taken()) || (await refused.count()) > 0).toBe(true);
      if (await taken()) break;
    }
  }
  await expect(page.locator('.trial')).not.toHaveAttribute('data-moves-for', mine ?? '');
  await expect(page.locator('[data-whose]')).not.toContainText('yourself');
  expect(await tree(page).count()).toBeGreaterThan(1);
  await page.locator('[data-step=back]').click();
  await expect(page.locator('.trial')).toHaveAttribute('data-moves-for', mine ?? '');
  await page.locator('[data-trial-return]').click();
  await expect(page.locator('.shell')).toBeVisible();
  expect(said.slice(quiet)).toEqual([]);
  expect(faults).toEqual([]);
});

for (const [game, level] of [
  ['tank-chess', 'recruit'],
  ['rush', 'rookie'],
] as const)
  test(`${game} on a phone: by touch, without sideways scrolling, light and dark`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator(`[data-play="${game}"]`).tap();
    await page.locator(`[data-level=${level}]`).tap();
    await expect(page.locator('.shell')).toBeVisible();
    await expect(page.locator('.shell[data-at]:not([aria-busy=true])')).toBeVisible();
    const tool = page.locator('[data-tool=try]');
    if (!(await tool.isVisible())) await page.locator('[data-more]').tap();
    await tool.tap();
    await expect(page.locator('.trial')).toBeVisible();
    expect(await wide(page)).toBe(false);
    await expect(page.locator('[data-trial-return]')).toBeInViewport();
    expect(await small(page)).toEqual([]);
    // A button partly covered by the sticky frame is not small.
    for (const part of ['.trial header', '.trial .ask'])
      await page.locator(part).evaluate((one) => {
        (one as HTMLElement).style.position = 'static';
      });
    await expectAccessible(page, game, { without: game === 'rush' ? CARDS : [] });
    await page.locator('[data-trial-return]').tap();
    await expect(page.locator('.shell')).toBeVisible();
    await context.close();
  });
