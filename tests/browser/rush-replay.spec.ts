/** A finished game of Rush replayed: every moment by its address, as this viewer saw it then. */
import { expect, test } from '@playwright/test';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** The visible cards and the number of card backs, by place. */
const drawn = (table: RushPage): Promise<unknown> =>
  table.table.evaluate((element) => ({
    // A hand has no order of its own: cards keep the places in which they came.
    hands: [...element.querySelectorAll<HTMLElement>('[data-place^="hand:"] [data-thing^="card:"]')]
      .map((one) => one.dataset.thing)
      .sort(),
    cards: [...element.querySelectorAll<HTMLElement>('[data-thing^="card:"]')]
      .filter((one) => !one.closest('[data-place^="hand:"]'))
      .map((one) => one.dataset.thing),
    backs: [...element.querySelectorAll<HTMLElement>('[data-back]')].map((one) => one.dataset.back),
    counts: [...element.querySelectorAll('[data-thing^="pile:"] .count')].map((one) =>
      one.textContent?.trim(),
    ),
  }));

test('a finished game is replayed from any moment, with what was hidden then', async ({ browser }) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await quiet(page);
  const table = new RushPage(page);
  const address = await openRush(page, server.url, ['person', 'rookie', 'rookie'], { roundLimit: 5 });
  await page.goto(address);
  /** What was visible at some moments while they were the present. */
  const seen = new Map<number, unknown>();
  for (; (await table.settle()) === 'asked'; ) {
    const text = table.think();
    const at = table.story.at(-1)?.index ?? 0;
    if (text === 'end' && at > 0) seen.set(at, await drawn(table));
    await table.play(text, (one) => table.type(one));
  }
  expect(seen.size).toBeGreaterThanOrEqual(4);
  const last = table.story.at(-1)!.index;
  for (const [at, then] of seen) {
    await page.goto(`${address}?at=${at}`);
    await expect(table.shell).toHaveAttribute('data-at', String(at));
    await expect(table.table).toHaveAttribute('data-moment', String(at));
    await expect(table.shell).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => drawn(table)).toEqual(then);
    // Backs stay backs, even now that the game is over.
    expect(JSON.stringify(then)).toContain('"backs":["');
  }
  await expect(page.locator('[data-action=present]')).toBeVisible();

  // The playback runs to the end by itself.
  await page.goto(`${address}?at=${last - 3}`);
  await expect(table.table).toHaveAttribute('data-moment', String(last - 3));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(table.shell).toHaveAttribute('data-at', String(last), { timeout: 60_000 });
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
