/** Around the World in 80 Cards in the page: the world, a planned path, and standing orders. */
import { expect, type Page, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import { wholeStory } from '#engine/match/story.ts';
import { CARDS, expectAccessible } from './accessibility.ts';
import { EightyCardsPage, openEightyCards } from './eighty-cards-support.ts';
import { nextFrame } from './layout.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { sendDecision } from './seated-page.ts';
import { TestServer, telephone, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

const begun = async (page: Page, touch = false): Promise<EightyCardsPage> => {
  await quiet(page);
  return new EightyCardsPage(page, touch);
};
/** Plays on past the page until this holds or the game is over. */
const playPast = async (table: EightyCardsPage, until: () => boolean): Promise<void> => {
  for (;;) {
    const due = (): boolean => table.view.outcome !== undefined || table.asked >= 0;
    await expect.poll(due, { intervals: [10, 20, 50], timeout: 60_000 }).toBe(true);
    if (table.view.outcome || until()) return;
    await table.play(table.think(), (text) => sendDecision(table, text));
  }
};

test('a game against bots, by touches, a planned path, and under "pass until I am attacked"', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  const table = await begun(page);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  // The world is made by touches.
  for (let n = 0; n < 3; n++) {
    await table.settle();
    await table.play(table.think());
  }
  await table.settle();
  await table.agree();
  await expectAccessible(page, 'a turn of Around the World in 80 Cards', { without: CARDS });
  // A path is planned as one, and driven space by space.
  const before = table.model.seats[0]!;
  await table.tap(table.thing(`space:${(before.space + 2) % 48}`));
  await expect(page.locator('.prompt')).toContainText('2 + 2 = 4');
  await table.tap(table.action('drive'));
  await expect.poll(() => table.model.seats[0]!.progress).toBe(before.progress + 2);
  // While others play, the order can be left.
  await playPast(table, () => table.question === 'interfere');
  await table.settle();
  await page.locator('[data-unfold]').click();
  await page.locator('[data-leave-order=pass-windows]').click();
  await expect(page.locator('[data-order=pass-windows]')).toBeVisible();
  // From now on nothing but the own turn, attacks and the own balloon are asked about.
  const kinds = new Set<string>();
  let left = 14;
  await playPast(table, () => {
    kinds.add(table.question);
    return left-- === 0;
  });
  expect(kinds.has('interfere')).toBe(false);
  expect(faults).toEqual([]);
});

test('on a telephone the whole ring is a map: a tap leads to the spaces there, which a finger meets', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser);
  const table = await begun(page, true);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  await table.settle();
  await playPast(table, () => table.question === 'act');
  await table.settle();
  const spaces = page.locator('.ring [data-thing^="space:"]');
  await expect(spaces).not.toHaveCount(0);
  await page.locator('[data-whole=false]').tap();
  await expect(spaces).toHaveCount(0);
  await expectAccessible(page, 'the whole ring on a telephone', { within: '.ring', without: CARDS });
  // At the right there is the quarter after the own start.
  const quarter = (await page.locator('.ring [data-place="space:12"]').boundingBox())!;
  await page.touchscreen.tap(quarter.x + quarter.width / 2, quarter.y + quarter.height / 2);
  await expect(page.locator('[data-whole=false]')).toBeVisible();
  const nearer = (await table.thing('space:12').boundingBox())!;
  expect(Math.min(nearer.width, nearer.height)).toBeGreaterThan(23);
  expect(Math.abs(nearer.x + nearer.width / 2 - 195)).toBeLessThan(nearer.width);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a telephone the ring is in sight while a place on it is chosen, and the own place afterwards', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser);
  const table = await begun(page, true);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  await table.settle();
  const cards = page.locator('.mat [data-thing^="terrain:"]');
  const places = page.locator('.ring [data-thing^="ring:"].active');
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await cards.first().tap();
  await expect(places).not.toHaveCount(0);
  for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
  // What is taken back leads back to the own place.
  await page.locator('[data-action=cancel]').tap();
  await expect(places).toHaveCount(0);
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await cards.first().tap();
  const labels = page.locator('.prompt [data-action^=step]');
  // A place is named by a card that lies there already.
  for (const label of await labels.allInnerTexts()) expect(label).not.toContain('Empty place');
  await places.first().tap();
  await expect(places).toHaveCount(0);
  // It stays in sight until it is confirmed.
  await expect(page.locator('.ring [data-thing^="ring:"].chosen')).toBeInViewport({ ratio: 1 });
  expect(faults).toEqual([]);
  await context.close();
});

test('on a telephone a tall question does not leave the table higher than the next one needs', async ({
  browser,
}) => {
  const { context, page, faults } = await telephone(browser);
  const table = await begun(page, true);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  /** How far above the question the own mat ends, in CSS pixels. */
  const gap = async (): Promise<number> => {
    await nextFrame(page);
    return page.evaluate(() => {
      const [near, ask] = ['.board [data-near]', '.ask'].map((part) => document.querySelector(part)!);
      return ask!.getBoundingClientRect().top - near!.getBoundingClientRect().bottom;
    });
  };
  const heights: number[] = [];
  const gaps: number[] = [];
  const height = async (): Promise<number> => (await page.locator('.prompt').boundingBox())!.height;
  for (let n = 0; n < 12 && (await table.settle()) === 'asked'; n++) {
    heights.push(await height());
    gaps.push(await gap());
    const card = page.locator('.mat [data-thing^="terrain:"].active').first();
    if ((await card.count()) > 0) {
      await card.tap();
      await expect(page.locator('.ring [data-thing^="ring:"].active')).not.toHaveCount(0);
      heights.push(await height());
      await page.locator('[data-action=cancel]').tap();
      await table.settle();
    }
    await table.play(table.think());
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(100);
  expect(Math.max(...gaps)).toBeLessThan(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('on a small wide screen every space of the ring is as wide as a pointer needs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const table = await begun(page);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  await table.settle();
  await playPast(table, () => table.question === 'act');
  await table.settle();
  await expect(page.locator('.ring [data-thing^="space:"]')).toHaveCount(48);
  // At its widest, measured across the way to the middle of the ring.
  const narrowest = await page.locator('.ring').evaluate((ring) => {
    const { x, y, width } = ring.getBoundingClientRect();
    const middle = x + width / 2;
    const [half, step] = [20, 0.5];
    const widths = [...ring.querySelectorAll('[data-thing^="space:"]')].map((space) => {
      const box = space.querySelector('.fill')!.getBoundingClientRect();
      const across = box.x + box.width / 2 - middle;
      const down = box.y + box.height / 2 - (y + width / 2);
      const from = Math.hypot(across, down);
      let widest = 0;
      for (let far = from; far < width / 2 - 2; far += 4) {
        let met = 0;
        for (let aside = -half; aside <= half; aside += step) {
          const at = [
            middle + (across * far - down * aside) / from,
            y + width / 2 + (down * far + across * aside) / from,
          ];
          if (document.elementFromPoint(at[0]!, at[1]!)?.closest('[data-thing]') === space) met += step;
        }
        widest = Math.max(widest, met);
      }
      return widest;
    });
    return Math.min(...widths);
  });
  expect(narrowest).toBeGreaterThanOrEqual(24);
});

/** The upper edges of the ring and of what lies below it on the page, and what comes and goes above or beside them. */
interface Lying {
  readonly tells: boolean;
  readonly attached: string;
  readonly edges: string;
}
const lying = (page: Page): Promise<Lying> =>
  page.evaluate(() => ({
    tells: document.querySelector('[data-tape]') !== null,
    attached: [...document.querySelectorAll('.attached')]
      .map((one) => one.closest('section')!.ariaLabel)
      .join(),
    edges: ['.ring', '.ground [data-near]']
      .map((part) => Math.round(document.querySelector(part)!.getBoundingClientRect().top + scrollY))
      .join(),
  }));
/** Several attacks have been told, and the first seat is to act. */
const isTold = (match: Match): boolean =>
  match.owing === 1 &&
  match.game.point(match.state, 0)?.name === 'act' &&
  wholeStory(match, 1).filter(({ told }) => told.some(({ type }) => type === 'fired')).length > 1;

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} nothing moves when the tape begins or ceases to tell, or a card is laid on a vehicle`, async ({
    browser,
  }) => {
    const { context, page, faults } = await telephone(browser, [width, height]);
    const table = await begun(page);
    const bots = Array.from({ length: width > 1000 ? 3 : 2 }, () => 'stoker');
    await page.goto(
      await openSaved(server, {
        ...{ game: 'eighty-cards', options: { firstPlayer: 'host' }, deal: 'tape', until: isTold },
        ...{ seats: [page, ...bots], level: 'stoker' },
      }),
    );
    await table.settle();
    let [after, begins, ceases, laid] = [await lying(page), 0, 0, 0];
    for (let at = table.story.at(-1)!.index - 1; at > 0 && begins * ceases * laid === 0; at--) {
      await page.keyboard.press('[');
      await expect(page.locator('.play-area')).toHaveAttribute('data-moment', String(at));
      const before = await lying(page);
      const [told, lies] = [before.tells !== after.tells, before.attached !== after.attached];
      if (told && after.tells) begins++;
      else if (told) ceases++;
      if (lies) laid++;
      if (told || lies) expect(before.edges, `moment ${at}`).toBe(after.edges);
      after = before;
    }
    expect(Math.min(begins, ceases, laid)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });

test('who does not answer in time is told that time ran out [EC-16.7]', async ({ page }) => {
  const table = await begun(page);
  await page.goto(await openEightyCards(page, server.url, ['person', 'stoker', 'stoker']));
  await table.settle();
  await playPast(table, () => table.question === 'interfere');
  await expect(page.locator('[data-round]')).toBeVisible();
  await expect(page.locator('[data-banner=late]')).toContainText('Time ran out', { timeout: 40_000 });
});

test('where a table has no such limit, none is shown [EC-16.7]', async ({ page }) => {
  const table = await begun(page);
  const seats = ['person', 'stoker', 'stoker'] as const;
  await page.goto(await openEightyCards(page, server.url, seats, { answerTime: 'none' }));
  await table.settle();
  await playPast(table, () => table.question === 'interfere');
  await expect(page.locator('[data-action=pass]')).toBeVisible();
  await expect(page.locator('[data-round]')).toHaveCount(0);
});
