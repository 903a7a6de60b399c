import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { TestServer, visit, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** The pages around the table, each with an element that shows that it has loaded. */
const PAGES = [
  ['/', '[data-custom="tank-chess"]'],
  ['/open/tank-chess', '[data-open-form]'],
  ['/tables', 'nav [aria-current]'],
  ['/tables/finished', '.none svg'],
  ['/settings', '[data-transfer]'],
  ['/account', '[data-sign-up]'],
  ['/continue#aaaaaaaaaaaaaaaaaaaaaa', '[data-continue]'],
] as const;

/** A table that waits for a second player. */
const openTable = async (page: Page): Promise<string> => {
  await visit(page, `${server.url}/open/tank-chess`);
  await page.locator('[name=option-scenarioId]').selectOption('training-ground');
  await page.locator('[data-open]').click();
  await expect(page.locator('[data-lobby]')).toBeVisible();
  return page.url();
};

test('axe finds nothing in the pages around the table, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const friends = await browser.newContext();
  const faults = watchForFaults(context);
  const page = await context.newPage();
  for (const [path, there] of PAGES) {
    await visit(page, server.url + path);
    await expect(page.locator(there).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  const link = await openTable(page);
  await expectAccessible(page, 'waiting room');
  const friend = await friends.newPage();
  await friend.goto(link);
  await friend.locator('[data-sit]').click();
  await friend.locator('[data-panel=chat]').click();
  await friend.locator('[name=chat]').fill('Good evening');
  await friend.locator('[name=chat]').press('Enter');
  await expect(page.locator('[data-unread]')).toBeVisible();
  await page.locator('[data-panel=chat]').click();
  await expect(page.locator('[data-line]')).toBeVisible();
  await friend.locator('[data-more]').click();
  await friend.locator('[data-act=offerDraw]').click();
  await expect(page.locator('[data-offer=draw]')).toBeVisible();
  await expectAccessible(page, 'chat and a draw offer');
  expect(faults).toEqual([]);
  await context.close();
  await friends.close();
});

/** The layout faults of a page in its own fonts: too wide, targets too small, texts cut off or missing. */
const faultsOfText = (page: Page, touch: boolean): Promise<string[]> =>
  page.evaluate(async (touch) => {
    await document.fonts.ready;
    const faults: string[] = [];
    const name = (element: Element): string => element.outerHTML.slice(0, 90);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push('scrolls sideways');
    if (document.body.innerText.includes('⟨')) faults.push('a message is missing');
    const targets = 'main :is(button:not(.ref), select, .button, nav a, input.field)';
    for (const element of touch ? document.querySelectorAll(targets) : []) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && Math.min(width, height) < 43.5) faults.push(`small target: ${name(element)}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.right < 0 || style.visibility === 'hidden' || scrolls(element)) continue;
      if (element instanceof HTMLSelectElement) {
        const words = document.createElement('span');
        words.style.font = style.font;
        words.style.position = 'absolute';
        words.textContent = element.selectedOptions[0]?.text ?? '';
        document.body.append(words);
        const room =
          element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (words.getBoundingClientRect().width > room + 1) faults.push(`cut off: ${words.textContent}`);
        words.remove();
      }
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (texts.length === 0 || element.matches('option, title')) continue;
      if (Number.parseFloat(style.fontSize) < 12) faults.push(`under 12 pixels: ${name(element)}`);
      for (const node of texts) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const spills = text.left < box.left - 1.5 || text.right > box.right + 1.5;
        if (spills || text.right > clientWidth + 1) faults.push(`spills over: ${name(element)}`);
      }
    }
    return faults;
  }, touch);

for (const language of ['en', 'it', 'pl'])
  test(`the pages around the table are complete in ${language}, on a small phone and on a desktop`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: language });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator('[data-custom="tank-chess"]')).toBeVisible();
    const waiting = new URL(await openTable(page)).pathname;
    const visits = [
      ...PAGES,
      ['/rules/tank-chess', '[data-clause="TC-17.1"], [data-clause="TC-16.1"]'],
      ['/rules/nothing', '[data-nowhere]'],
      ['/nothing/here', '[data-nowhere]'],
      [waiting, '[data-lobby]'],
    ] as const;
    for (const [width, height] of [
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [path, there] of visits) {
        await visit(page, server.url + path);
        await expect(page.locator(there).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const seen = await faultsOfText(page, width < 400);
        // The first line of a failure is all that a summary shows, so it names the faults, too.
        expect(seen, `${path} at ${width} in ${language}: ${seen.join('; ')}`).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });

test('a language holds that was chosen just before the page was left', async ({ browser }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await visit(page, `${server.url}/settings`);
  // Its words never arrive.
  await page.route('**/*', () => undefined);
  await page.locator('label:has(input[value=pl])').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await context.close();
});

test('the rulebook can be navigated: chapters, addresses of clauses, marked words', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/rules/tank-chess#TC-6.10`);
  await expect(page.locator('[data-clause="TC-6.10"]')).toBeInViewport();
  await expect(page.locator('[data-clause="TC-6.10"]')).toHaveClass(/wanted/);
  await page.locator('[data-clause="TC-6.11"] dt a').tap();
  await expect(page).toHaveURL(/#TC-6\.11$/);
  await expect(page.locator('[data-clause="TC-6.11"]')).toHaveClass(/wanted/);

  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-chapters]').tap();
  await page.locator('#chapters a[href="#TC-9"]').tap();
  await expect(page.locator('#chapters')).toBeHidden();
  await expect(page.locator('[data-chapter="TC-9"] h2')).toBeInViewport();

  await page.locator('[type=search]').fill('ARMOUR');
  const marks = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString().toLowerCase()),
    );
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(5);
  expect(new Set(await marks())).toEqual(new Set(['armour']));
  await page.locator('[type=search]').fill('');
  await expect.poll(marks).toEqual([]);
  await context.close();
});

test('the rule search finds Vehicles in their tables, and no clause is broken on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `${server.url}/rules/rush`);
  const cells = page.locator('[data-chapter=CARDS] td:first-child');
  await expect(page.locator('[data-clause=REF-9]')).toBeAttached();
  // Numbers of clauses and names such as IS-2, in clauses and in links.
  const broken = await page
    .locator('.rulebook :is(dt, dd button, dd span)')
    .evaluateAll((all) => all.filter((e) => e.getClientRects().length > 1).map((e) => e.textContent));
  expect(broken).toEqual([]);
  for (const [wanted, names] of [
    ['IS-2', ['IS-2']],
    ['ИС-2', ['IS-2']],
    ['is 2', ['IS-2']],
    ['tiger', ['Tiger', 'Tiger II']],
    ['loewe', ['Löwe']],
  ] as const) {
    await page.locator('[type=search]').fill(wanted);
    await expect(cells, wanted).toHaveText([...names]);
  }
});
