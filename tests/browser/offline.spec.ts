import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startServer } from '#server/main.ts';
import { isOfKilled, TestServer, underServiceWorker, underServiceWorkerAtOnce } from './support.ts';
import { sitDownByTaps, TablePage } from './tank-chess-support.ts';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** The page's faults, without the requests that fail because there is no server. */
const watchForFaults = async (context: BrowserContext): Promise<string[]> => {
  const faults: string[] = [];
  await context.exposeFunction('reportViolation', (what: string) => faults.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    const expected = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection to/;
    if (message.type() === 'error' && !expected.test(message.text()) && !isOfKilled(message))
      faults.push(message.text());
  });
  return faults;
};

/** Resolves when the whole page is cached and its service worker is active, with the address of its script. */
const workerRules = async (page: Page): Promise<string> => {
  await underServiceWorker(page);
  return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
};

const numberOf = async (table: TablePage): Promise<number> => (await table.record()).length;

/** Kills the server and opens a table against a bot on this device. */
const playAlone = async (page: Page, server: TestServer): Promise<{ faults: string[]; table: TablePage }> => {
  const faults = await watchForFaults(page.context());
  await page.goto(server.url);
  await underServiceWorkerAtOnce(page);
  await server.kill();
  await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
  const table = new TablePage(page);
  await table.settle();
  return { faults, table };
};

test.use({ serviceWorkers: 'allow' });

test.describe('without a connection', () => {
  let server: TestServer;
  test.beforeEach(async () => {
    server = await TestServer.start();
  });
  test.afterEach(() => server.stop());

  test('the page comes, a bot plays, nothing is lost, and the connection is found again', async ({
    page,
    context,
  }) => {
    const faults = await watchForFaults(context);
    await page.goto(server.url);
    expect(await workerRules(page)).toBe(`${server.url}/sw.js`);
    await server.kill();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-game]')).toHaveCount(5);
    await expect(page.locator('[data-connection=lost]')).toBeVisible();

    // It is shown for a few seconds, and may be gone before the table is there.
    const said = page.locator('[data-toast="local.started"]').waitFor();
    await sitDownByTaps(page, server.url, { level: 'recruit', colour: 'hostWhite' });
    await said;
    await expect(page.locator('[data-local]')).toBeVisible();
    await expect(page).toHaveURL(/\/t\/local-[0-9a-f]+$/);
    const address = page.url();
    const table = new TablePage(page);
    await table.settle();
    await table.playByMouse('Lf3>f5/N');
    await table.waitForTurns(2);
    for (let turn = 2; turn <= 3; turn++) {
      await table.settle();
      await table.playByKeyboard(table.think('sergeant', 2000));
      await table.waitForTurns(2 * turn);
    }
    await table.settle();
    const played = await table.record();
    expect(played).toHaveLength(6);

    // Past moments have addresses here, too.
    await page.goto(`${address}?at=1`);
    await expect(table.board).toHaveAttribute('data-moment', '1');
    await expect(page.locator('[data-thing=f5]')).toBeVisible();
    await page.goto(address);
    await table.settle();
    expect(await table.record()).toEqual(played);

    // What was shown is stored: the tab is closed at once, and another one continues.
    await table.playByKeyboard(table.think('sergeant', 2000));
    await table.waitForTurns(7);
    const shown = (await table.record()).slice(0, 7);
    await page.close();
    const next = await context.newPage();
    await next.goto(server.url);
    const listed = next.locator('.tables a').first();
    await expect(listed).toContainText('On this device');
    await expect(listed).toContainText('Recruit Tilly');
    await listed.click();
    await expect(next).toHaveURL(address);
    const again = new TablePage(next);
    await again.waitForTurns(8);
    await again.settle();
    expect((await again.record()).slice(0, 7)).toEqual(shown);

    // The bot accepts an undo, which takes its answer back, too.
    await next.locator('.buttons [data-act=undo]').click();
    await expect.poll(() => numberOf(again)).toBe(6);
    expect(await again.record()).toEqual(played);
    const third = new TablePage(next);
    await third.settle();
    await third.playByKeyboard('f3 FFFFFFFFFFFF');
    await expect(next.locator('[data-clause-link]')).toBeVisible();
    await next.locator('[data-more]').click();
    await next.locator('[data-act=resign]').click();
    await next.locator('[data-confirm]').click();
    await expect(next.locator('[data-result]')).toContainText('You lose');
    await next.reload();
    await expect(next.locator('[data-result]')).toContainText('You lose');

    await next.goto(server.url);
    await expect(next.locator('[data-connection=lost]')).toBeVisible();
    await server.run();
    const found = next.locator('[data-connection=found]').waitFor();
    await context.setOffline(false);
    await found;
    await expect(next.locator('[data-connection=lost]')).toHaveCount(0);
    // The server does not know the table; this device does.
    await expect(next.locator('.tables a')).toHaveCount(1);
    await sitDownByTaps(next, server.url, { level: 'recruit', colour: 'hostWhite' });
    await expect(next.locator('[data-local]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('two tabs at one table of the device show the same', async ({ page, context }) => {
    const { faults, table } = await playAlone(page, server);
    const beside = await context.newPage();
    await beside.goto(page.url());
    const other = new TablePage(beside);
    await other.settle();
    await table.playByKeyboard('f3 F');
    await other.waitForTurns(2);
    await other.settle();
    await other.playByKeyboard('f4 F');
    await table.waitForTurns(4);
    await Promise.all([table.settle(), other.settle()]);
    expect(await table.record()).toEqual(await other.record());
    expect(await numberOf(table)).toBe(4);
    expect(faults).toEqual([]);
  });

  test('however often another tab writes, one looks on and plays on', async ({ page }) => {
    const { faults, table } = await playAlone(page, server);
    // Another tab broadcasts writes: again before the last one was handled, and while a turn of this tab is
    // pending.
    const written = page.evaluate(async () => {
      const channel = new BroadcastChannel('ludoteca');
      for (let i = 0; i < 60; i++) {
        channel.postMessage({ table: 'local-0', by: 'another tab' });
        await new Promise((later) => setTimeout(later, 25));
      }
    });
    await table.playByKeyboard('f3 F');
    await written;
    await table.waitForTurns(2);
    expect(await table.settle()).toBe('asked');
    await table.playByKeyboard('f4 F');
    await table.waitForTurns(4);
    await table.settle();
    expect(await numberOf(table)).toBe(4);
    expect(faults).toEqual([]);
  });

  test('the page can be installed', async ({ page, context }) => {
    await page.goto(server.url);
    await underServiceWorkerAtOnce(page);
    const browser = await context.newCDPSession(page);
    const { errors, data, url } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${server.url}/manifest.webmanifest`);
    const manifest = JSON.parse(data ?? '') as {
      readonly name: string;
      readonly start_url: string;
      readonly display: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Ludoteca', start_url: '/', display: 'standalone' });
    expect(manifest.icons.filter((icon) => icon.purpose === 'maskable')).toHaveLength(1);
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Test windows are private ones, from which nothing can be installed.
    expect(installabilityErrors.filter((e) => e.errorId !== 'in-incognito')).toEqual([]);
  });
});

test('a new version is offered quietly, comes with the next visit, and leaves the open page its files', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-page-'));
  const webDir = join(folder, 'web');
  cpSync(BUILT, webDir, { recursive: true });
  const server = await startServer({ port: 0, dataDir: join(folder, 'data'), webDir });
  try {
    await page.goto(server.url);
    await underServiceWorkerAtOnce(page);
    const keptFiles = () =>
      page.evaluate(async () =>
        Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
        ),
      );
    const [files = 0] = await keptFiles();
    expect(files).toBeGreaterThan(30);
    await expect(page.locator('[data-renewed]')).toHaveCount(0);

    for (const version of ['000000000001', '000000000002']) {
      const worker = readFileSync(join(webDir, 'sw.js'), 'utf8');
      writeFileSync(
        join(webDir, 'sw.js'),
        worker.replace(/"version":"[0-9a-f]{12}"/, `"version":"${version}"`),
      );
      // The front page that the server sends to a reader of English.
      const front = join(webDir, 'pages', 'en.html');
      const html = readFileSync(front, 'utf8');
      writeFileSync(
        front,
        html.replace(/<html lang="en"[^>]*>/, `<html lang="en" data-version="${version}">`),
      );
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(page.locator('[data-renewed]')).toBeVisible();
      // The files of this build and of the previous one.
      await expect.poll(keptFiles).toEqual([files, files]);
      await page.locator('[data-renewed] button').click();
      await expect(page.locator('html')).toHaveAttribute('data-version', version);
      await expect(page.locator('[data-game]')).toHaveCount(5);
      await expect(page.locator('[data-renewed]')).toHaveCount(0);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
