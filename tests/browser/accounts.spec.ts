/** Accounts in a real browser: passkeys by a virtual authenticator, passwords, devices, and host tools. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { TestServer, visit, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

/** Passkeys are bound to a domain name, so this is not an IP address. */
const at = (path: string): string => `http://localhost:${server.port}${path}`;
const PASSWORD = 'a horse of the third kind';

const arrive = async (
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const faults = watchForFaults(context);
  return { context, page: await context.newPage(), faults };
};

/** A virtual authenticator that always verifies the user. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** The browser's own console message about a refused request. */
const refused = (status: string): string =>
  `Failed to load resource: the server responded with a status of ${status}`;

const openTable = async (page: Page): Promise<string> => {
  await visit(page, at('/open/tank-chess'));
  await page.locator('[name=option-scenarioId]').selectOption('training-ground');
  await page.locator('[data-open]').click();
  await expect(page.locator('[data-lobby]')).toBeVisible();
  return new URL(page.url()).pathname;
};

const signUp = async (page: Page, name: string): Promise<void> => {
  await page.goto(at('/account'));
  await page.locator('#up-name').fill(name);
  await page.locator('#up-password').fill(PASSWORD);
  await page.locator('[data-by-password]').click();
  await expect(page.locator('[data-signed-in]')).toBeVisible();
};

test('a guest makes an account with a passkey, keeps the table, signs out and in, and sets a password', async ({
  browser,
}) => {
  const { context, page, faults } = await arrive(browser);
  await withAuthenticator(page);
  const table = await openTable(page);
  await page.goto(at('/account'));
  await expect(page.locator('[data-guest]')).toBeVisible();
  await page.locator('#up-name').fill('Ludoteca');
  await page.locator('[data-by-passkey]').click();
  await expect(page.locator('[data-sign-up] .why')).toContainText('No account can have this name');
  await page.locator('#up-name').fill('Grace Hopper');
  await page.locator('[data-by-passkey]').click();
  await expect(page.locator('[data-signed-in]')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Grace Hopper');
  await expect(page.locator('[data-passkey]')).toHaveCount(1);
  const person = await page.locator('[data-signed-in]').getAttribute('data-signed-in');
  await page.goto(at('/tables'));
  await expect(page.locator(`a[href="${table}"]`)).toBeVisible();

  await page.goto(at('/account'));
  await page.locator('[data-sign-out]').click();
  await expect(page.locator('[data-guest]')).toBeVisible();
  await page.goto(at('/tables'));
  // Not while the list is still being loaded.
  await expect(page.locator('.none svg')).toBeVisible();
  await page.goto(at('/account'));
  await page.locator('[data-passkey-in]').click();
  await expect(page.locator('[data-signed-in]')).toHaveAttribute('data-signed-in', person!);

  await page.locator('[data-change-password]').click();
  await page.locator('#new-password').fill(PASSWORD);
  await page.locator('[data-save-password]').click();
  await expect(page.locator('[data-keys]')).toContainText('The new password is set.');
  await page.locator('[data-passkey] button').click();
  await expect(page.locator('[data-passkey]')).toHaveCount(0);
  await page.locator('[data-add-passkey]').click();
  await expect(page.locator('[data-passkey]')).toHaveCount(1);
  expect(faults).toEqual([refused('422 (Unprocessable Entity)')]);
  await context.close();
});

test('by name and password from two browsers: one signs the other out, exports all data, and deletes the account', async ({
  browser,
}) => {
  const [one, two] = [await arrive(browser), await arrive(browser)];
  // By keyboard only.
  await one.page.goto(at('/account'));
  await one.page.locator('#up-name').focus();
  await one.page.keyboard.type('Ada Lovelace');
  await one.page.locator('#up-password').focus();
  await one.page.keyboard.type(PASSWORD);
  await one.page.keyboard.press('Enter');
  await expect(one.page.locator('[data-signed-in]')).toBeVisible();

  const table = await openTable(two.page);
  await two.page.goto(at('/account'));
  await two.page.locator('#in-name').fill('ada lovelace');
  await two.page.locator('#in-password').fill('something else');
  await two.page.locator('[data-password-in]').click();
  await expect(two.page.locator('[data-sign-in] .why')).toContainText('do not match');
  await two.page.locator('#in-password').fill(PASSWORD);
  await two.page.locator('[data-password-in]').click();
  await expect(two.page.locator('[data-signed-in]')).toBeVisible();
  await one.page.goto(at('/tables'));
  await expect(one.page.locator(`a[href="${table}"]`)).toBeVisible();

  await one.page.goto(at('/account'));
  await expect(one.page.locator('[data-devices="2"]')).toBeVisible();
  await one.page.locator('[data-remove-device]').click();
  await expect(one.page.locator('[data-devices="1"]')).toBeVisible();
  await two.page.goto(at('/account'));
  await expect(two.page.locator('[data-guest]')).toBeVisible();

  const downloading = one.page.waitForEvent('download');
  await one.page.locator('[data-export]').click();
  expect((await downloading).suggestedFilename()).toBe('ludoteca-me.json');
  await one.page.getByRole('link', { name: 'Your page' }).click();
  await expect(one.page.locator('[data-person] h1')).toHaveText('Ada Lovelace');
  await one.page.goto(at('/account'));
  await one.page.locator('[data-delete]').click();
  await expect(one.page.locator('[data-delete-sure]')).toBeDisabled();
  await one.page.locator('#delete-name').fill('Ada Lovelace');
  await one.page.locator('[data-delete-sure]').click();
  await expect(one.page.locator('[data-guest]')).toBeVisible();
  await one.page.locator('#in-name').fill('Ada Lovelace');
  await one.page.locator('#in-password').fill(PASSWORD);
  await one.page.locator('[data-password-in]').click();
  await expect(one.page.locator('[data-sign-in] .why')).toBeVisible();
  const forbidden = refused('403 (Forbidden)');
  expect([one.faults, two.faults]).toEqual([[forbidden], [forbidden]]);
  for (const { context } of [one, two]) await context.close();
});

const talk = async (page: Page, text: string): Promise<void> => {
  await page.locator('[name=chat]').fill(text);
  await page.locator('[name=chat]').press('Enter');
};

test('a host mutes, deletes a line and removes somebody; a reader hides lines in one browser', async ({
  browser,
}) => {
  const [host, guest] = [await arrive(browser), await arrive(browser)];
  await signUp(host.page, 'Hostess');
  const table = await openTable(host.page);
  await guest.page.goto(at(table));
  await expect(guest.page.locator('[data-lobby]')).toBeVisible();
  await talk(guest.page, 'first words');
  await expect(host.page.locator('[data-line="1"]')).toContainText('guest');
  await talk(host.page, 'good evening');
  await expect(guest.page.locator('[data-line="2"] a')).toContainText('Hostess');

  await guest.page.locator('[data-people]').click();
  await guest.page.locator('[data-hide]').click();
  await expect(guest.page.locator('[data-line="2"]')).toHaveText('Hidden by you.');
  await guest.page.locator('[data-hide]').click();
  await guest.page.keyboard.press('Escape');
  await expect(guest.page.locator('[data-line="2"]')).toContainText('good evening');
  await expect(guest.page.locator('[data-unsay], [data-mute]')).toHaveCount(0);

  await host.page.locator('[data-unsay="1"]').click();
  await expect(guest.page.locator('[data-line="1"]')).toHaveText('This message was removed.');
  await expect(guest.page.locator('[data-act=unsay]')).toContainText('Hostess has removed a message by');
  await host.page.locator('[data-people]').click();
  await host.page.locator('[data-mute]').click();
  await expect(guest.page.locator('[data-act=mute]')).toContainText('Hostess has muted');
  await talk(guest.page, 'may I?');
  await expect(guest.page.locator('.chat .why')).toContainText('has muted you');
  await expectAccessible(host.page, 'who is here');
  await host.page.locator('[data-remove]').click();
  await expect(guest.page.locator('[data-obstacle]')).toContainText('removed you');
  await guest.page.reload();
  await expect(guest.page.locator('[data-obstacle]')).toContainText('removed you');
  await host.page.locator('[data-close-table]').click();
  await host.page.locator('[data-close-table]').click();
  await expect(host.page.locator('[data-obstacle]')).toContainText('closed this table');
  expect([...host.faults, ...guest.faults]).toEqual([]);
  for (const { context } of [host, guest]) await context.close();
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`axe finds nothing in the pages of an account at ${width} × ${height}, and nothing is too wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(at('/account'));
    await expect(page.locator('[data-sign-up]')).toBeVisible();
    await expectAccessible(page, 'guest');
    await signUp(page, `Person of ${width}`);
    for (const language of ['en', 'it', 'pl']) {
      await page.context().addCookies([{ name: 'look', value: `${language}.auto`, url: at('/') }]);
      await page.evaluate(
        (one) => localStorage.setItem('ludoteca.settings', JSON.stringify({ language: one })),
        language,
      );
      await page.goto(at('/account'));
      await expect(page.locator('[data-keys]')).toBeVisible();
      expect(await page.evaluate(() => document.body.innerText.includes('⟨'))).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'account');
    await page.locator('[data-delete]').click();
    await expect(page.locator('dialog[open] #delete-name')).toBeVisible();
    await expectAccessible(page, 'deleting');
    await page.keyboard.press('Escape');
    await page.locator('[data-signed-in] + .go a').click();
    await expect(page.locator('[data-person]')).toBeVisible();
    await expectAccessible(page, 'person');
    await context.close();
  });
