/**
 * From a touch to the next paint, on a processor four times slower: `node scripts/interaction.ts [--slower 4]`,
 * after the page is built. Each line is one thing that a player does; the figure is the longest event of it as the
 * browser itself reports it (Event Timing, in steps of 8 ms), which is what INP is made of. The bar is 100 ms.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { TablePage } from '../tests/browser/support.ts';
import { Visitor, withServer } from './own-server.ts';

const BAR = 100;
/** Shorter events are not reported by browsers. */
const SHORTEST = 16;
const PHONE = { width: 390, height: 844 };

const { values } = parseArgs({ options: { slower: { type: 'string', default: '4' } } });

/** Keeps the longest event since it was last asked. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript((shortest) => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST);
};

/** Milliseconds; 0 = below the shortest that is reported. */
const timed = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    (window as unknown as { longest: number }).longest = 0;
  });
  await act();
  // Entries come after the paint; what the touch set going may take longer and is no part of it.
  await page.waitForTimeout(1200);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
};

const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withServer(async (url) => {
    const visitor = await Visitor.at(url);
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const [name = '', value = ''] = visitor.cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await listen(page);
    await page.goto(`${url}/t/${await visitor.open()}`);
    const table = new TablePage(page);
    await table.settle();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    const results: [string, number][] = [];
    const time = async (what: string, act: () => Promise<void>): Promise<void> => {
      results.push([what, await timed(page, act)]);
    };
    await time('touch an own tank', () => table.tap('f3'));
    await time('choose a square', () => table.tap('f5'));
    await time('choose a facing', () => page.locator('.ring [data-facing=N]').click());
    await time('confirm the turn', () => page.locator('[data-action=done]').click());
    await table.waitForTurns(2);
    await table.settle();
    await time('a step back', () => page.keyboard.press('['));
    await time('a step forth', () => page.keyboard.press(']'));
    await time('open the rulebook', () => page.locator('[data-open-rules]').first().click());
    for (const [what, duration] of results) {
      const shown = duration === 0 ? `< ${SHORTEST}` : String(duration);
      console.log(`${what.padEnd(20)} ${shown.padStart(5)} ms${duration > BAR ? '   over the bar' : ''}`);
    }
  });
} finally {
  await browser.close();
}
