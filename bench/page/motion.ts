/**
 * Frame rate of moving pieces: `node bench/page/motion.ts [--slower 1] [--seconds 40]`, after the page is built. First
 * twelve pieces at once fly to and fro in the gallery of the kit; then a guest who ends each turn at once plays Rush
 * against three bots. While anything moves, `requestAnimationFrame` gives the time between two frames. At 60 frames a
 * second, a frame that takes longer than 25 ms has missed one.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import config from '../../playwright.config.ts';
import { Visitor, withServer } from './own-server.ts';

const SHAPES = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
const MISSED = 25;
/** How often to look for a question to the guest; milliseconds. */
const LOOK = 250;
/** From one flight to and fro to the next; milliseconds. */
const FLIGHT = 1500;

const { values } = parseArgs({
  options: { slower: { type: 'string', default: '1' }, seconds: { type: 'string', default: '40' } },
});

interface Flown {
  /** Milliseconds from frame to frame while something moves. */
  readonly frames: number[];
  /** The largest number of cards on the table, and of cards that moved at once. */
  cards: number;
  flying: number;
}

const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const flown: Flown = { frames: [], cards: 0, flying: 0 };
    Object.assign(window, { flown });
    let last: number | undefined;
    const frame = (now: number): void => {
      const table = document.querySelector<HTMLElement>('[data-flying]');
      const flying = Number(table?.dataset.flying ?? 0);
      if (flying > 0 && last !== undefined) flown.frames.push(now - last);
      last = flying > 0 ? now : undefined;
      if (flying > flown.flying) {
        flown.flying = flying;
        flown.cards = table?.querySelectorAll('[data-piece]').length ?? 0;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
};

const seconds = Number(values.seconds);

/** Plays on a page of this shape, and prints how its pieces moved. */
const measure = async (
  browser: Browser,
  name: string,
  how: BrowserContextOptions & { readonly cookies?: { name: string; value: string; url: string }[] },
  play: (page: Page) => Promise<void>,
): Promise<void> => {
  const { cookies = [], ...shape } = how;
  const context = await browser.newContext(shape);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await listen(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await play(page);
  const flown = await page.evaluate(() => (window as unknown as { flown: Flown }).flown);
  await context.close();
  if (flown.frames.length === 0) throw new Error(`${name}: nothing moved`);
  const sorted = flown.frames.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  const whole = sorted.reduce((sum, ms) => sum + ms, 0);
  const missed = sorted.filter((ms) => ms > MISSED).length;
  console.log(
    `${name.padEnd(12)} ${((1000 * sorted.length) / whole).toFixed(1)} frames/s in flight over ${(whole / 1000).toFixed(1)} s; from frame to frame median ${at(0.5)} ms, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}; ${missed} of ${sorted.length} late; up to ${flown.flying} pieces flew among ${flown.cards}`,
  );
};

/** The development server, whose gallery has twelve pieces that fly at once. */
const withGallery = async (run: (url: string) => Promise<void>): Promise<void> => {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    if (!address || typeof address === 'string') throw new Error('The development server has no port');
    await run(`http://127.0.0.1:${address.port}/kit`);
  } finally {
    await server.close();
  }
};

const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withGallery(async (url) => {
    for (const { name, ...how } of SHAPES)
      await measure(browser, `kit ${name}`, how, async (page) => {
        await page.goto(url);
        const all = page.locator('[data-fly-all]');
        await all.scrollIntoViewIfNeeded();
        for (let left = seconds * 1000; left > 0; left -= FLIGHT) {
          await all.click();
          await page.waitForTimeout(FLIGHT);
        }
      });
  });
  await withServer(async (url) => {
    const visitor = await Visitor.at(url);
    const [name = '', value = ''] = visitor.cookie.split('=');
    for (const { name: shape, ...how } of SHAPES)
      await measure(browser, `Rush ${shape}`, { ...how, cookies: [{ name, value, url }] }, async (page) => {
        await page.goto(`${url}/t/${await visitor.open('rush')}`);
        const answer = page.locator('.prompt [data-action]:enabled').last();
        for (let left = seconds * 1000; left > 0; left -= LOOK) {
          if (await answer.isVisible()) await answer.click({ timeout: 1000 }).catch(() => undefined);
          await page.waitForTimeout(LOOK);
        }
      });
  });
} finally {
  await browser.close();
}
