/** Shared helpers: a real server in a process of its own, tables opened at it, faults of the page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import type { OpenTable } from '#wire/rest.ts';
import { COMPILE_CACHE } from '../../scripts/compile-cache.ts';
import { freePort } from '../../scripts/free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXED_CHANCE = new URL('../fixed-chance.ts', import.meta.url).href;

export { freePort };

/** The ports of servers that were killed at least once, whose pending requests fail. */
const killed = new Set<number>();

export class TestServer {
  readonly port: number;
  readonly data: string;
  #process: ChildProcess | undefined;
  /** A server that starts again must not deal the same again. */
  #runs = 0;
  /** Further settings for the next run. */
  settings: Readonly<Record<string, string>> = {};

  private constructor(port: number, data: string) {
    this.port = port;
    this.data = data;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'ludoteca-')));
    server.settings = settings;
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process. It serves when this resolves. */
  async run(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.data,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      // Bots answer without delay in tests.
      BOT_PACE: '0',
      CHANCE_NAME: `${basename(test.info().file)} ${test.info().title} ${this.#runs++}`,
      ...this.settings,
    };
    const child = spawn(process.execPath, ['--import', FIXED_CHANCE, join(ROOT, 'cli', 'main.ts'), 'serve'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    await new Promise<void>((done, failed) => {
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        if (part.toString().includes(String(this.port))) done();
      });
    });
  }

  /** Kills the process without a clean shutdown. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    killed.add(this.port);
    child.removeAllListeners('exit');
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/**
 * The browser's messages about a request that a dead server did not answer: refused if it came later, reset
 * or empty if it was pending. (On a slow machine the service worker may still fetch the page then.)
 */
const UNANSWERED = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/;
/** The same for the script of the service worker, which names no address. */
const UNANSWERED_WORKER = 'An unknown error occurred when fetching the script.';

/** Is this the message of a request without an answer, to a server that was killed? */
export const isOfKilled = (message: ConsoleMessage): boolean =>
  UNANSWERED.test(message.text())
    ? killed.has(Number(URL.parse(message.location().url)?.port))
    : message.text() === UNANSWERED_WORKER && killed.size > 0;

/** Fails the test when the page reports an error, a blocked style or an unknown message. */
export const watchForFaults = (context: BrowserContext): string[] => {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    const expected = message.text().includes('WebSocket connection to') || isOfKilled(message);
    if (message.type() === 'error' && !expected) faults.push(message.text());
  });
  return faults;
};

/** A page of a telephone, by default with a screen of 390 × 844 pixels, and the faults in it (`watchForFaults`). */
export const telephone = async (
  browser: Browser,
  [width, height]: readonly [number, number] = [390, 844],
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly faults: string[] }> => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage(), faults: watchForFaults(context) };
};

/**
 * Waits until the browser of this page is a guest. A page that is open asks for that by itself, and a second request at
 * the same time would make a second guest, of whom the browser keeps either.
 */
export const becomeGuest = async (page: Page, url: string): Promise<void> => {
  const asks = page.url().startsWith(url);
  if (!asks) await page.request.get(`${url}/api/me`);
  const known = async () => (await page.context().cookies(url)).some(({ name }) => name === 'ludoteca');
  await expect.poll(known, { timeout: 15_000 }).toBe(true);
};

/** Waits until the service worker has taken over this page. */
export const underServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const active = (await navigator.serviceWorker.ready).active!;
    while (active.state !== 'activated')
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

/** The same, without the five seconds for which the page leaves the network to itself before it begins. */
export const underServiceWorkerAtOnce = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  await underServiceWorker(page);
};

/** In this page bots do not wait until what they did can be read, as they do in a first game. */
export const quickBots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('ludoteca.pacing', JSON.stringify({ when: 'never' })));

/** Opens a table for the person of this page, and returns its address. */
export const openTable = async (page: Page, url: string, wish: OpenTable): Promise<string> => {
  await becomeGuest(page, url);
  const opened = await page.request.post(`${url}/api/tables`, { data: wish });
  expect(opened.status(), await opened.text()).toBe(201);
  return `${url}/t/${((await opened.json()) as { table: string }).table}`;
};

/** Goes to a page, and waits until it lives: the prerendered document shows the same, and takes neither words nor files. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('#app:not([inert])').waitFor();
};

/** Presses a tool, in the bar or behind "More". */
export const useTool = async (page: Page, id: string): Promise<void> => {
  // The bar is laid out anew while the table is being built.
  await page.locator('.shell[aria-busy=false] .bar > [data-tool=rules]').waitFor();
  const there = page.locator(`.bar > [data-tool=${id}]`);
  if (!(await there.isVisible())) await page.locator('[data-more]').click();
  await page.locator(`[data-tool=${id}]`).click();
};

/** The field for typed moves, which is opened if it is closed. */
export const openCommand = async (page: Page): Promise<Locator> => {
  const field = page.locator('input[name=command]');
  // It listens for its key once the table is fully rendered.
  await page.locator('.shell[aria-busy=false], .trial').waitFor();
  if (!(await field.isVisible())) await page.keyboard.press('/');
  return field;
};

/** Types a decision and sends it. */
export const typeMove = async (page: Page, text: string): Promise<void> => {
  const field = await openCommand(page);
  await field.fill(text);
  await field.press('Enter');
};

/** Clicks, and waits until the table has shown these moments, one after the other. */
export const expectMoments = async (
  page: Page,
  button: Locator,
  moments: readonly string[],
): Promise<void> => {
  await page.locator('.shell[data-at]').evaluate((node) => {
    const shown: (string | undefined)[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => shown.push(node.dataset.at)).observe(node, { attributeFilter: ['data-at'] });
  });
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(moments);
};
