/**
 * The form for a new table: built from the game's schema, it shows the options that the table will have and
 * sends nothing else.
 */
import { expect, type Page, test } from '@playwright/test';
import type { OpenTable } from '#wire/rest.ts';
import { TestServer, visit } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const form = async (page: Page, game: string): Promise<void> => {
  await visit(page, `${server.url}/open/${game}`);
  await page.locator('[data-open]').waitFor();
};
/** Submits the form and returns the request to the server. */
const sent = async (page: Page): Promise<OpenTable['options']> => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await page.locator('[data-open]').click();
  return ((await asked).postDataJSON() as OpenTable).options;
};

test('a preset switches its options together, and is off when one of them is changed', async ({ page }) => {
  await form(page, 'rush');
  const preset = page.locator('[name=preset-v2]');
  const exposure = page.locator('[name=option-attackerExposure]');
  await preset.check({ force: true });
  await expect(exposure).toBeChecked();
  await expect(page.locator('[name=option-reserveSize]')).toHaveValue('5');
  await exposure.uncheck({ force: true });
  await expect(preset).not.toBeChecked();
  await expect(page.locator('[name=option-reserveSize]')).toHaveValue('5');
  await preset.check({ force: true });
  await preset.uncheck({ force: true });
  await expect(page.locator('[name=option-reserveSize]')).toHaveValue('4');
  await preset.check({ force: true });
  expect(await sent(page)).toMatchObject({
    reserveSize: 5,
    reserveRefresh: 'optionalAtStart',
    attackerExposure: true,
  });
});

test('only existing seats can begin; when the chosen one disappears, the default returns', async ({
  page,
}) => {
  await form(page, 'rush');
  const seats = () => page.locator('[name=option-firstPlayer] option').evaluateAll((all) => all.length);
  const count = (n: number) => page.locator(`[name=count][value="${n}"]`).check({ force: true });
  await count(5);
  await expect.poll(seats).toBe(6);
  await page.locator('[name=option-firstPlayer]').selectOption('5');
  await count(4);
  await expect.poll(seats).toBe(5);
  await expect(page.locator('[name=option-firstPlayer]')).toHaveValue('random');
  expect(await sent(page)).toMatchObject({ firstPlayer: 'random' });
});

test('where all others are bots nobody is hurried, unless that was chosen [EC-16.7]', async ({ page }) => {
  await form(page, 'eighty-cards');
  const limit = page.locator('[name=option-answerTime]:checked');
  const take = async (...levels: string[]): Promise<void> => {
    for (const [n, level] of levels.entries()) await page.locator(`[name=seat-${n + 2}]`).selectOption(level);
  };
  await expect(limit).toHaveValue('20');
  await take('stoker', 'stoker');
  await expect(limit).toHaveValue('none');
  await take('friend');
  await expect(limit).toHaveValue('20');
  await page.locator('[name=option-answerTime][value="60"]').check({ force: true });
  await take('stoker');
  await expect(limit).toHaveValue('60');
  await page.locator('.go .quiet').first().click();
  expect(await sent(page)).toMatchObject({ answerTime: 'none' });
});

test('a scenario file is asked for and sent only in games that use it', async ({ page }) => {
  await form(page, 'tank-chess');
  const file = page.locator('[name=option-scenario]');
  const which = page.locator('[name=option-scenarioId]');
  await expect(file).toHaveCount(0);
  await which.selectOption('custom');
  await page.locator('summary', { hasText: 'Scenario and position' }).click();
  await file.fill('not a scenario');
  await expect(page.locator('[data-open]')).toBeDisabled();
  await which.selectOption('basic-16');
  await expect(file).toHaveCount(0);
  const options = await sent(page);
  expect(options.scenarioId).toBe('basic-16');
  expect(options).not.toHaveProperty('scenario');
});

test('the document holds the form as it will be, and none for a table that is set up otherwise', async ({
  browser,
}) => {
  const read = async (path: string, javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled) await visit(page, server.url + path);
    else await page.goto(server.url + path);
    const fields = await page
      .locator('[data-open-form] :is(input, select)')
      .evaluateAll((all) =>
        all.map((field) =>
          field instanceof HTMLInputElement
            ? [field.name, field.value, field.checked]
            : [field.getAttribute('name'), (field as HTMLSelectElement).value],
        ),
      );
    await context.close();
    return fields;
  };
  for (const game of ['tank-chess', 'rush', 'battlegrounds']) {
    const drawn = await read(`/open/${game}`, false);
    expect(drawn.length).toBeGreaterThan(5);
    expect(await read(`/open/${game}`, true)).toEqual(drawn);
  }
  expect(await read('/open/rush?table=aaaaaaaaaaaaaaaaaaaaaa', false)).toEqual([]);
});
