/**
 * Rush on phones and desktops, light and dark, in three languages: everything fits, can be tapped, and has
 * its messages.
 */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { VEHICLES } from '#games/rush/content/vehicles.ts';
import { shortTitle } from '#games/rush/text/short-titles.ts';
import { CARDS, expectAccessible } from './accessibility.ts';
import { layoutFaults } from './layout.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { buySaboteur } from './rush-wishes.ts';
import { TestServer, useTool, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const SMALL = { width: 360, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

interface Sitting {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly table: RushPage;
  readonly faults: string[];
}

const sit = async (
  browser: Browser,
  viewport: { width: number; height: number },
  language = 'en',
): Promise<Sitting> => {
  const touch = viewport.width < 600;
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await quiet(page, language);
  const table = new RushPage(page, touch);
  await page.goto(
    await openRush(page, server.url, ['person', 'rookie', 'rookie', 'rookie'], { roundLimit: 5 }),
  );
  expect(await table.settle()).toBe('asked');
  // Both are loaded after the table.
  await expect(page.locator('[data-coach], [data-digest-card]').first()).toBeVisible();
  return { context, page, table, faults };
};

/** Dismisses the guide and the summary, which cover the table on narrow screens until they have been read. */
const hush = async (page: Page): Promise<void> => {
  for (const told of ['[data-digest-card] header button', '[data-coach] .button.primary']) {
    const away = page.locator(told);
    if (!(await away.isVisible())) continue;
    await away.click();
    await expect(away).toHaveCount(0);
  }
  // The guide waits until the summary has been read.
  const coach = page.locator('[data-coach] .button.primary');
  if (await coach.isVisible()) await coach.click();
};

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};
const FIRST = 'a turn to be played';
/** Opens what a new player would open in the first turn, and checks each. */
const lookRound = async ({ page, table }: Sitting, check: (what: string) => Promise<void>): Promise<void> => {
  await check(FIRST);
  await hush(page);
  const seat = table.asked;
  const [card] = table.model.seats[seat]!.hand;
  await table.thing(`card:${card!.id}`).click();
  await expect(table.action('cancel')).toBeVisible();
  await check('a card chosen');
  await table.action('cancel').click();
  const [forSale] = table.model.reserve;
  await table.thing(`card:${forSale!.id}`).click({ button: 'right' });
  await expect(page.locator('dialog[open] [data-info]')).toBeVisible();
  await check('a card looked at');
  await closeDialog(page);
  // Every tap has a response.
  await table
    .thing('pile:vehicleDeck')
    .or(table.thing(`pile:garage-${seat + 1}`))
    .first()
    .click();
  await expect(page.locator('.prompt .note')).toBeVisible();
  await check('a closed pile');
  await table.thing('pile:graveyard').click();
  await expect(page.locator('dialog[open] [data-tray]')).toBeVisible();
  await check('a pile looked through');
  await closeDialog(page);
  for (const thing of [`medals:${table.model.piles[0]!.nation}`, `base:${seat * 3}`]) {
    await table.thing(thing).first().click();
    await expect(page.locator(`dialog[open] [data-info="${thing}"]`)).toBeVisible();
    await check(thing);
    await closeDialog(page);
  }
  const achievement = `achievement:${table.model.achievements[0]!.id}`;
  await table.thing(achievement).first().click();
  await expect(page.locator(`dialog[open] [data-info="${achievement}"]`)).toBeVisible();
  await check('an Achievement');
  await closeDialog(page);
  for (const tool of ['sheet', 'reference']) {
    await useTool(page, tool);
    await expect(page.locator('dialog[open]')).toBeVisible();
    // Words that are seldom said come later than what they stand on.
    const word = tool === 'sheet' ? '[data-scoring-close]' : '[data-help] summary';
    await expect(page.locator(`dialog[open] ${word}`).first()).toHaveText(/./);
    await check(tool);
    await page.locator('dialog[open] header button').first().click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
};

for (const { viewport, tag } of [
  { viewport: SMALL, tag: [] },
  { viewport: PHONE, tag: '@long' },
])
  test(`two turns by touch on a phone of ${viewport.width} × ${viewport.height}`, { tag }, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const sitting = await sit(browser, viewport);
    const { page, table, faults, context } = sitting;
    for (let turns = 0; turns < 2; ) {
      expect(await table.settle()).toBe('asked');
      await table.agree();
      expect(await layoutFaults(page, true)).toEqual([]);
      await expect(page.locator('.asked')).toBeInViewport();
      await hush(page);
      const text = buySaboteur(table.model, table.asked) ?? table.think();
      await table.play(text);
      if (text === 'end') turns++;
    }
    expect(faults).toEqual([]);
    await context.close();
  });

for (const viewport of [DESK, PHONE])
  test(`axe finds nothing at a table, light and dark, at ${viewport.width} × ${viewport.height}`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const { context, page, faults, ...sitting } = await sit(browser, viewport);
    await lookRound({ context, page, faults, ...sitting }, async (what) => {
      // The content behind a dialog was checked before it opened, and is inert now.
      const dialog = (await page.locator('dialog[open]').count()) > 0;
      await expectAccessible(page, what, {
        ...(dialog && { within: 'dialog[open]' }),
        // The guide covers a part of the table on narrow screens, so targets under its edge show too little.
        without: what === FIRST && viewport === PHONE ? [...CARDS, 'target-size'] : CARDS,
      });
    });
    expect(faults).toEqual([]);
    await context.close();
  });

test('the name of every Vehicle fits onto the smallest card that has a title', async ({ browser }) => {
  const { context, page } = await sit(browser, SMALL);
  const { width, cut } = await page
    .locator('.reserve .face .title')
    .first()
    .evaluate(
      (title, names) => {
        title.closest<HTMLElement>('.face')!.style.width = '56px';
        const cut = names.filter((name) => {
          title.textContent = name;
          return title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight;
        });
        return { width: title.clientWidth, cut };
      },
      VEHICLES.map(({ name }) => shortTitle(name)),
    );
  expect(width).toBeLessThan(57);
  expect(cut).toEqual([]);
  await context.close();
});

/** The longest texts on the widest layout; the other two languages in the long form. */
for (const { language, viewport, tag } of [
  { language: 'en', viewport: SMALL, tag: [] },
  { language: 'it', viewport: SMALL, tag: [] },
  { language: 'pl', viewport: SMALL, tag: [] },
  { language: 'pl', viewport: DESK, tag: [] },
  { language: 'en', viewport: DESK, tag: '@long' },
  { language: 'it', viewport: DESK, tag: '@long' },
])
  test(`everything is said and fits in ${language} at ${viewport.width} × ${viewport.height}`, {
    tag,
  }, async ({ browser }) => {
    test.setTimeout(400_000);
    const sitting = await sit(browser, viewport, language);
    await expect(sitting.page.locator('html')).toHaveAttribute('lang', language);
    await lookRound(sitting, async (what) => {
      expect(await layoutFaults(sitting.page, viewport === SMALL), what).toEqual([]);
    });
    expect(sitting.faults).toEqual([]);
    await sitting.context.close();
  });
