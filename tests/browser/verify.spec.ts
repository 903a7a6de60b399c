import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { readMatch } from '#wire/match-file.ts';
import { expectAccessible } from './accessibility.ts';
import { TestServer, watchForFaults } from './support.ts';
import { sitDownByTaps, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const vector = (name: string): string => fileURLToPath(new URL(`../fairness/${name}.json`, import.meta.url));
const statesOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('[data-step]')
    .evaluateAll((steps) =>
      Object.fromEntries(
        steps.map((step) => [step.getAttribute('data-step'), step.getAttribute('data-state')]),
      ),
    );
const HOLDS = ['terms', 'commitment', 'shown', 'entropy', 'rules', 'deal', 'log', 'result'];

test('a finished table is verified: everything holds, also the notes of this browser', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  await page.locator('[data-more]').click();
  await page.locator('[data-act=resign]').click();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-graph]')).toBeVisible();
  // Nothing was dealt, so the table itself does not offer it.
  await expect(page.locator('[data-verify]')).toHaveCount(0);
  await page.goto(page.url().replace('/t/', '/verify?table='));
  await expect(page.locator('[data-verdict=holds]')).toBeVisible();
  expect(await statesOf(page)).toEqual(Object.fromEntries(HOLDS.map((step) => [step, 'holds'])));
  await expect(page.locator('[data-verdict] h2')).toBeFocused();
  await page.locator('[data-entries] summary').click();
  await expect(page.locator('[data-entries] tr').first()).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-download]').click(),
  ]);
  const bytes = readFileSync(await download.path());
  const read = readMatch(bytes);
  expect(read.ok && read.value.commitment).toBe(await page.locator('[data-commitment]').textContent());
  // The page contributed its own entropy, and stored it for comparison.
  const notes = await page.evaluate(() => localStorage.getItem('ludoteca.noted'));
  const noted = Object.values(JSON.parse(notes ?? '{}') as Record<string, { entropy: string }>);
  expect(read.ok && read.value.entropy).toEqual([noted[0]?.entropy]);

  // A file with another secret, consistent in itself: only the stored notes reveal it.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ludoteca.noted') ?? '{}') as Record<string, object>;
    for (const key of Object.keys(kept)) kept[key] = { commitment: '0'.repeat(64), entropy: 'mine' };
    localStorage.setItem('ludoteca.noted', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.locator('[data-verdict=fails]')).toBeVisible();
  await expect(page.locator('[data-step=shown] [data-fault]')).toHaveCount(2);
  expect(faults).toEqual([]);
  await context.close();
});

test('a chosen file is checked on the device and nothing is sent; changes in it are named', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.goto(`${server.url}/verify`);
  await page.locator('#app:not([inert]) [data-file]').waitFor({ state: 'attached' });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || search !== '' || !/^\/(assets\/|cover-)/.test(pathname))
      sent.push(`${request.method()} ${pathname}${search}`);
  });
  // By keyboard: the file input can be focused.
  await page.locator('[data-file]').focus();
  await page.locator('[data-file]').setInputFiles(vector('rush.whole'));
  await expect(page.locator('[data-verdict=holds]')).toBeVisible();
  expect((await statesOf(page)).shown).toBe('skipped');

  const wrong = [
    ['secret', 'SECRET_DIFFERS', 'commitment'],
    ['entropy', 'ENTROPY_CHANGED', 'entropy'],
    ['missing', 'ENTRY_MISSING', 'log'],
    ['outcome', 'OUTCOME_DIFFERS', 'result'],
  ] as const;
  for (const [name, code, step] of wrong) {
    await page.locator('[data-file]').setInputFiles(vector(`rush.${name}`));
    await expect(page.locator(`[data-step=${step}] [data-fault=${code}]`)).toBeVisible();
    await expect(page.locator('[data-verdict=fails]')).toBeVisible();
  }
  await page.locator('[data-file]').setInputFiles(vector('rush.missing'));
  await expect(page.locator('[data-fault=ENTRY_MISSING]')).toBeVisible();
  await page.locator('[data-entries] summary').click();
  await expect(page.locator('[data-entries] tr.bad')).toHaveCount(1);

  await page.locator('[data-file]').setInputFiles(vector('tank-chess.version'));
  await expect(page.locator('[data-fault=OTHER_RULES]')).toBeVisible();
  await page.locator('[data-file]').setInputFiles(vector('rush.too-much'));
  await expect(page.locator('[data-verdict=none]')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a file can be dropped', async ({ page }) => {
  await page.goto(`${server.url}/verify`);
  await page.locator('#app:not([inert]) [data-file]').waitFor({ state: 'attached' });
  const text = readFileSync(vector('tank-chess.whole'), 'utf8');
  const data = await page.evaluateHandle((said) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([said], 'match.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator('[data-verdict=holds]')).toBeVisible();
});

test('the texts are in the reader’s language, even if they load slowly', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl' });
  const page = await context.newPage();
  await page.route(/\/assets\/pl-/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto(`${server.url}/verify`);
  await page.locator('#app:not([inert]) [data-file]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toHaveText('Sprawdź partię');
  await expect(page.locator('.drop .button')).toHaveText('Wybierz plik partii');
  await context.close();
});

test('a match that is not over cannot be checked yet, and the page says so', async ({ page }) => {
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const id = new URL(page.url()).pathname.split('/')[2];
  await page.goto(`${server.url}/verify?table=${id}`);
  await expect(page.locator('.why')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height}: axe finds nothing, nothing is too wide, no message is missing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const faults = watchForFaults(context);
    const page = await context.newPage();
    const look = async (what: string): Promise<void> => {
      // The same elements stand in each language.
      if (what.startsWith('en')) await expectAccessible(page, what);
      const { wide, text } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        text: document.body.innerText,
      }));
      expect(wide, what).toBe(false);
      expect(text, what).not.toContain('⟨');
    };
    for (const locale of ['en', 'it', 'pl'] as const) {
      await context.addCookies([{ name: 'look', value: `${locale}.auto`, url: server.url }]);
      await page.addInitScript((language) => {
        localStorage.setItem('ludoteca.settings', JSON.stringify({ language }));
      }, locale);
      await page.goto(`${server.url}/verify`);
      const title = { en: 'Check a match', it: 'Controlla una partita', pl: 'Sprawdź partię' }[locale];
      await expect(page.locator('h1')).toHaveText(title);
      // The prerendered document takes no file.
      await expect(page.locator('#app:not([inert])')).toBeAttached();
      await look(`${locale}, empty`);
      for (const [name, found] of [
        ['rush.whole', '[data-verdict=holds]'],
        ['rush.entropy', '[data-fault=ENTROPY_CHANGED]'],
        ['tank-chess.version', '[data-fault=OTHER_RULES]'],
      ] as const) {
        await page.locator('[data-file]').setInputFiles(vector(name));
        await expect(page.locator(found)).toBeVisible();
        await expect(page.locator('[data-step]')).toHaveCount(8);
        await expect(page.locator('[data-working]')).toHaveCount(0);
        if (name === 'rush.whole') await page.locator('[data-entries] summary').click();
        await look(`${locale}, ${name}`);
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}
