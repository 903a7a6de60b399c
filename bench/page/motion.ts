/**
 * Frame rate of moving cards: `node bench/page/motion.ts [--slower 1] [--seconds 40]`, after the page is built. A guest
 * who ends each turn at once plays Rush against three bots. While anything moves, `requestAnimationFrame` gives the
 * time between two frames. At 60 frames a second, a frame that takes longer than 25 ms has missed one.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { Visitor, withServer } from './own-server.ts';

const SHAPES = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;
const MISSED = 25;
/** How often to look for a question to the guest; milliseconds. */
const LOOK = 250;

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

const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withServer(async (url) => {
    const visitor = await Visitor.at(url);
    const [name = '', value = ''] = visitor.cookie.split('=');
    for (const { name: shape, ...how } of SHAPES) {
      const context = await browser.newContext(how);
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      await listen(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
      await page.goto(`${url}/t/${await visitor.open('rush')}`);
      const answer = page.locator('[data-action]').last();
      for (let left = Number(values.seconds) * 1000; left > 0; left -= LOOK) {
        if (await answer.isEnabled({ timeout: 1 }).catch(() => false)) await answer.click();
        await page.waitForTimeout(LOOK);
      }
      const flown = await page.evaluate(() => (window as unknown as { flown: Flown }).flown);
      await context.close();
      const sorted = flown.frames.toSorted((a, b) => a - b);
      const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
      const whole = sorted.reduce((sum, ms) => sum + ms, 0);
      const missed = sorted.filter((ms) => ms > MISSED).length;
      console.log(
        `${shape.padEnd(6)} ${((1000 * sorted.length) / whole).toFixed(1)} frames/s in flight over ${(whole / 1000).toFixed(1)} s; from frame to frame median ${at(0.5)} ms, 95 % within ${at(0.95)}, 99 % within ${at(0.99)}; ${missed} of ${sorted.length} late; up to ${flown.flying} cards flew among ${flown.cards}`,
      );
    }
  });
} finally {
  await browser.close();
}
