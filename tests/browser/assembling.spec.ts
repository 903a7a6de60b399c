/** A table is rendered piece by piece under its outline, and shown when all of it is there. */
import { expect, test } from '@playwright/test';
import { CARDS, expectAccessible } from './accessibility.ts';
import { nextFrame } from './layout.ts';
import { openTable, TestServer, telephone, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** What is in the document after a change to it. */
interface Step {
  /** Where the outline is, if there is one: left, top and width in CSS pixels. */
  readonly outline: string | undefined;
  readonly seen: boolean;
  readonly things: number;
  /** Whether the document was told its language, which restyles all of it. */
  readonly told: boolean;
}

/** Games, the level of the bots at the other seats, and how many they are. */
const TABLES = [
  ['tank-chess', 'recruit', 1],
  ['rush', 'rookie', 3],
  ['battlegrounds', 'cadet', 3],
  ['eighty-cards', 'stoker', 2],
] as const;

/** A table with one person. */
const tableFor = ([game, level, bots]: (typeof TABLES)[number]) => ({
  game,
  options: {},
  seats: [
    { kind: 'human' } as const,
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const),
  ],
  passAndPlay: false,
});

for (const table of TABLES)
  test(`${table[0]}: the outline stays in its place until the whole table is shown`, async ({
    page,
    context,
  }) => {
    const faults = watchForFaults(context);
    await page.addInitScript(() => {
      const steps: Step[] = [];
      Object.assign(window, { steps });
      const observer = new MutationObserver((records) => {
        const told = records.some(
          ({ target, attributeName }) => target === document.documentElement && attributeName === 'lang',
        );
        const shell = document.querySelector('.shell');
        if (!shell) return;
        const box = document.querySelector('.outline')?.getBoundingClientRect();
        steps.push({
          outline: box && [box.x, box.y, box.width].join(),
          seen: shell.checkVisibility({ visibilityProperty: true }),
          things: document.querySelectorAll('[data-thing]').length,
          told,
        });
        // Later changes are those of the match.
        if (!box && shell.ariaBusy === 'false') observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(await openTable(page, server.url, tableFor(table)));
    await page.locator('.shell[aria-busy=false]').waitFor();
    await expect(page.locator('.outline')).toHaveCount(0);
    const steps = await page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
    const whole = steps.findIndex(({ outline }) => outline === undefined);
    const [under, after] = [steps.slice(0, whole), steps.slice(whole)];
    expect(under.length).toBeGreaterThan(2);
    expect(under.filter(({ seen }) => seen)).toEqual([]);
    expect(new Set(under.map(({ outline }) => outline)).size).toBe(1);
    expect(after.filter(({ seen }) => !seen)).toEqual([]);
    expect(steps.filter(({ told }) => told)).toEqual([]);
    // Nothing to be touched is added once the table is seen.
    expect(new Set(after.map(({ things }) => things)).size).toBe(1);
    expect(after[0]!.things).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

for (const table of TABLES)
  test(`${table[0]}: on a telephone nothing to be touched is half covered by what lies over the table`, async ({
    browser,
  }) => {
    // The viewport of Lighthouse's phone.
    const { context, page, faults } = await telephone(browser, [412, 823]);
    await page.goto(await openTable(page, server.url, tableFor(table)));
    await page.locator('.shell[aria-busy=false]').waitFor();
    await page.locator('[data-coach-line]').waitFor();
    await nextFrame(page);
    await expectAccessible(page, `${table[0]} as it is opened on a telephone`, { without: CARDS });
    expect(faults).toEqual([]);
    await context.close();
  });

test('the header of a table never flickers while the page is assembled', async ({ page }) => {
  await page.addInitScript(() => {
    const links: number[] = [];
    Object.assign(window, { links });
    const look = (): void => {
      if (document.readyState !== 'loading') links.push(document.querySelectorAll('header a[href]').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(await openTable(page, server.url, tableFor(TABLES[0])));
  await page.locator('.shell[aria-busy=false]').waitFor();
  const links = await page.evaluate(() => (window as unknown as { links: number[] }).links);
  expect(links.length).toBeGreaterThan(5);
  expect(new Set(links)).toEqual(new Set([4]));
});
