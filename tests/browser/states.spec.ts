/**
 * The state in which a person acts – a piece chosen, what it may do lit up, the coach open, a clock running, the longest
 * name –: nothing is covered, cut, moved or off the screen, everything can be read in each player's colours, and forced
 * colours leave what is offered, chosen and focused apart. Sizes, languages and games are combined pairwise: each pair of
 * two of them occurs.
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import type { Language } from '#engine/text.ts';
import { type Colour, contrast } from '#kit/tests/colours.ts';
import { expectReadable } from './accessibility.ts';
import { coveredOf, layoutFaults } from './layout.ts';
import { RushPage } from './rush-support.ts';
import { mayAct } from './rush-wishes.ts';
import { becomeGuest, openTable, TestServer, typeMove, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** White may shoot at two tanks. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
/** As long as a name may be. */
const NAME = 'Massimiliano Aleksandria';

interface Acting {
  readonly game: string;
  /** The bots at the table. */
  readonly levels: readonly string[];
  readonly options: OptionValues;
  /** Chooses a piece that may do something. */
  choose(page: Page): Promise<void>;
  /** What the player may touch then. */
  readonly offers: string;
}

const CHESS: Acting = {
  game: 'tank-chess',
  levels: ['sergeant'],
  options: { position: CROSSFIRE, colours: 'hostWhite', clock: '15+10' },
  choose: async (page) => {
    const table = new TablePage(page, 'basic-16', CROSSFIRE);
    await table.settle();
    await table.tap('e5');
    await expect(page.locator('.reach.own').first()).toBeVisible();
    await table.tap('f7');
    await page.locator('[data-facing=N]').click();
    await expect(page.locator('[data-action=fire-i10]')).toBeVisible();
  },
  offers: '[data-thing=i10], [data-thing=b11], [data-action]',
};
/** A card of one's hand. Which of them may do something depends on the deal. */
const HAND = '.own [data-place^="hand:"] [data-thing^="card:"]';
const RUSH: Acting = {
  game: 'rush',
  levels: ['gunner', 'marshal', 'veteran'],
  options: { firstPlayer: '1', clock: '10+5' },
  choose: async (page) => {
    await page.locator(HAND).first().click();
    await expect(page.locator('[data-action=cancel]')).toBeVisible();
  },
  offers:
    '[data-chosen], .own [data-place^="hand:"] [data-thing], .reserve [data-thing^="card:"], [data-action]',
};

const arrive = async (browser: Browser, language: Language, touch: boolean) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('ludoteca.settings', JSON.stringify(settings)),
    { language, motion: 'off', sound: false },
  );
  await becomeGuest(page, server.url);
  expect((await page.request.post(`${server.url}/api/me`, { data: { name: NAME } })).status()).toBe(200);
  return { context, page, faults };
};

const sit = async (page: Page, { game, levels, options }: Acting): Promise<void> => {
  const bots = levels.map((level) => ({ kind: 'bot' as const, level }));
  const seats = [{ kind: 'human' as const }, ...bots];
  await page.goto(await openTable(page, server.url, { game, options, seats }));
  await expect(page.locator('.shell[aria-busy=false]:not([data-asked=""])')).toBeVisible();
  await expect(page.locator('[data-coach]')).toBeVisible();
};

/** The tools in the bar, each with its place. */
const toolsOf = (page: Page) =>
  page.locator('.bar > button').evaluateAll((all) =>
    all.map((one) => {
      const { left, width } = one.getBoundingClientRect();
      return `${one.getAttribute('data-tool') ?? 'more'} at ${Math.round(left)}, ${Math.round(width)} wide`;
    }),
  );

/** How well the running clocks stand out from their grounds. axe says nothing of what changes while it looks. */
const clocks = (page: Page): Promise<number[]> =>
  page
    .locator('time.runs')
    .evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return [color, backgroundColor].map((text) => (text.match(/[\d.]+/g) ?? []).map(Number));
      }),
    )
    .then((pairs) =>
      pairs.map((pair) => {
        const [ink, ground] = pair.map(([red = 0, green = 0, blue = 0]): Colour => [red, green, blue, 1]);
        return contrast(ink!, ground!);
      }),
    );

const look = async (page: Page, what: string, offers: string): Promise<void> => {
  expect(await layoutFaults(page, true), what).toEqual([]);
  await expect(page.locator('.asked'), what).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-more]'), what).toBeInViewport({ ratio: 1 });
  const controls = '.asked, .prompt button, .bar > button, [data-coach] button';
  expect(await coveredOf(page, controls), what).toEqual([]);
  await expect(page.locator('time.runs'), what).not.toHaveCount(0);
  const running = await clocks(page);
  expect(running.length, what).toBeGreaterThan(0);
  for (const ratio of running) expect(ratio, what).toBeGreaterThan(4.5);
  expect(await coveredOf(page, offers, true), what).toEqual([]);
};

const PHONE = [360, 640] as const;
const LARGE = [390, 844] as const;
const TABLET = [820, 1180] as const;
/** On a tablet nobody scrolls for a turn: players, table, prompt and tools are on one screen, beside each other. */
const expectOneScreen = async (page: Page, what: string): Promise<void> => {
  for (const part of ['.seats.top', '.seats.own', '.board > *', '.ask', '.bar'])
    await expect(page.locator(part).first(), `${what}: ${part}`).toBeInViewport({ ratio: 1 });
  const [board, ask] = await Promise.all(
    ['.board > *', '.ask'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(board!.y + board!.height, what).toBeLessThanOrEqual(ask!.y);
  expect(await page.evaluate(() => scrollY), what).toBe(0);
};
/** A window of 1280 by 800 at 200 per cent. */
const ZOOMED = [640, 400] as const;

for (const [acting, language, sizes] of [
  [CHESS, 'en', [PHONE, TABLET]],
  [CHESS, 'it', [LARGE, ZOOMED]],
  [CHESS, 'pl', [PHONE, ZOOMED]],
  [RUSH, 'en', [LARGE, ZOOMED]],
  [RUSH, 'it', [PHONE, TABLET]],
  [RUSH, 'pl', [LARGE, TABLET]],
] as const)
  test(`${acting.game} in ${language}: nothing is covered, cut or moved while somebody acts`, async ({
    browser,
  }) => {
    const { context, page, faults } = await arrive(browser, language, true);
    for (const [width, height] of sizes) {
      const what = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await sit(page, acting);
      await look(page, `${what}, the turn begins`, acting.offers);
      const tools = await toolsOf(page);
      await acting.choose(page);
      await look(page, `${what}, a piece is chosen`, acting.offers);
      if (acting === CHESS && width === TABLET[0]) await expectOneScreen(page, what);
      expect(await toolsOf(page), what).toEqual(tools);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

for (const colours of ['hostWhite', 'hostBlack'])
  test(`everything can be read while ${colours} acts`, async ({ browser }) => {
    const { context, page, faults } = await arrive(browser, 'en', false);
    const position = colours === 'hostWhite' ? CROSSFIRE : CROSSFIRE.replace(' w ', ' b ');
    await sit(page, { ...CHESS, options: { position, colours, clock: '15+10' } });
    await expectReadable(page, colours);
    expect(faults).toEqual([]);
    await context.close();
  });

test('everything can be read while each player of Rush acts', async ({ browser }) => {
  const { context, page, faults } = await arrive(browser, 'en', false);
  const seats = Array.from({ length: 5 }, () => ({ kind: 'human' as const }));
  const options = { firstPlayer: '1', clock: '10+5' };
  await page.goto(await openTable(page, server.url, { game: 'rush', options, seats, passAndPlay: true }));
  for (const seat of seats.keys()) {
    // Beside the table the players are in a list; on narrow screens they are on it.
    await page.setViewportSize(seat % 2 === 0 ? { width: 820, height: 1180 } : { width: 1280, height: 800 });
    await page.locator('[data-handover] button').click();
    await expect(page.locator(`.shell[data-asked="${seat + 1}"][aria-busy=false]`)).toBeVisible();
    await RUSH.choose(page);
    await expectReadable(page, `player ${seat + 1}`);
    await page.keyboard.press('Escape');
    await typeMove(page, 'end');
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** How something looks, with what surrounds it. */
const pictureOf = async (part: Locator): Promise<string> => {
  const { x, y, width, height } = (await part.boundingBox())!;
  const clip = { x: x - 7, y: y - 7, width: width + 14, height: height + 14 };
  return (await part.page().screenshot({ clip, animations: 'disabled' })).toString('base64');
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours, ${colorScheme}: what is offered, chosen and focused looks different`, async ({
    browser,
  }) => {
    const { context, page, faults } = await arrive(browser, 'en', false);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    const dealt = new RushPage(page);
    do await sit(page, RUSH);
    while (!mayAct(dealt.model, dealt.asked));
    const thing = await page.locator(`${HAND}[data-active]`).first().getAttribute('data-thing');
    const card = page.locator(`${HAND}[data-thing="${thing}"]`);
    const other = page.locator(`${HAND}:not([data-thing="${thing}"])`).last();
    const offered = await pictureOf(card);
    // The same card without its mark.
    const mark = (on: boolean) => card.evaluate((one, on) => one.classList.toggle('active', on), on);
    await mark(false);
    const plain = await pictureOf(card);
    await mark(true);
    await card.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = await pictureOf(card);
    await card.click();
    await other.focus();
    const chosen = await pictureOf(card);
    expect(new Set([plain, offered, focused, chosen]).size).toBe(4);

    await sit(page, CHESS);
    const table = new TablePage(page, 'basic-16', CROSSFIRE);
    await table.settle();
    const tank = page.locator('[data-thing=e5]');
    const [before, free] = [await pictureOf(tank), await pictureOf(page.locator('[data-thing=i10]'))];
    await CHESS.choose(page);
    expect(await pictureOf(tank)).not.toBe(before);
    expect(await pictureOf(page.locator('[data-thing=i10]'))).not.toBe(free);
    // The chosen one of two tabs.
    const [moves, chat] = [page.locator('[data-panel=moves]'), page.locator('[data-panel=chat]')];
    const styles = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).outlineStyle);
    expect([await styles(moves), await styles(chat)]).toEqual(['solid', 'none']);
    expect(faults).toEqual([]);
    await context.close();
  });
