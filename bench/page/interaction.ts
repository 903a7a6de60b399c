/**
 * The time from a touch to the next paint, on a processor slowed down four times, after the page is built:
 * `node bench/page/interaction.ts [--slower 4]`. Each line is one action of a player. The figure is the duration of its
 * longest event as the browser reports it (Event Timing, in steps of 8 ms), from which INP is computed. The limit is
 * 100 ms.
 *
 * The same is measured of the least that a page can do: a button on an empty page that changes its colour. What that takes
 * is the browser's and the machine's, not the table's.
 *
 * `--processor` measures the main thread's processor time from the event to the paint instead, at full speed, and
 * multiplies it. Use it on a machine that is busy, or slower than the one of Lighthouse.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { TablePage } from '../../tests/browser/tank-chess-support.ts';
import { Visitor, withServer } from './own-server.ts';
import { mainThreadOf, type TraceEvent, tookOf, traced } from './trace.ts';

const BAR = 100;
/** Shorter events are not reported by browsers. */
const SHORTEST = 16;
const PHONE = { width: 390, height: 844 };

const { values } = parseArgs({
  options: { slower: { type: 'string', default: '4' }, processor: { type: 'boolean', default: false } },
});
const slower = Number(values.slower);
/**
 * How long a finger stays on the screen; milliseconds. Were it lifted at once, as scripts do, the browser would answer
 * both events with one paint, and the touch would count as if it had taken the work of both.
 */
const STAYS = 80;
/** Wait until the effects of an interaction are done; milliseconds. */
const REST = 1200;
const EVENTS: readonly string[] = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];

/** Keeps the longest event since the last query. */
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
  // The entry is made after the paint. Later work that the touch caused is not part of it.
  await page.waitForTimeout(REST);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
};

/** Touches of the empty page. */
const LEAST = 5;
const EMPTY = `<meta name="viewport" content="width=device-width"><body style="margin:0">
  <button style="position:absolute;left:100px;top:300px;width:60px;height:60px"
    onclick="this.style.background = this.style.background === 'red' ? 'green' : 'red'">x</button>`;

/** The longest processor time from an event until its changes were ready to be painted; milliseconds. */
const processed = (events: readonly TraceEvent[]): number => {
  const dispatched = events.filter(
    ({ name, args }) => name === 'EventDispatch' && EVENTS.includes(args?.data?.type ?? ''),
  );
  const first = dispatched[0];
  if (!first) throw new Error('The trace has no event.');
  const main = mainThreadOf(events, first.pid);
  const commits = main.filter(({ name }) => name === 'Commit');
  const tasks = main.filter(({ name }) => name === 'RunTask');
  return Math.max(
    ...dispatched.map((event) => {
      const painted = commits.find(({ ts }) => ts > event.ts);
      const end = painted ? painted.ts + (painted.dur ?? 0) : event.ts + (event.dur ?? 0);
      const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > event.ts && ts < end);
      return between.reduce((sum, task) => sum + tookOf(task), 0);
    }),
  );
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
    const cdp = await context.newCDPSession(page);
    const slow = async (rate: number): Promise<void> => {
      if (!values.processor) await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    };
    const taken = async (act: () => Promise<void>): Promise<number> => {
      if (!values.processor) return timed(page, act);
      const events = await traced(cdp, async () => {
        await act();
        await page.waitForTimeout(REST);
      });
      return Math.round(slower * processed(events));
    };
    const results: [string, number][] = [];
    const time = async (what: string, act: () => Promise<void>): Promise<void> => {
      results.push([what, await taken(act)]);
    };
    const tap = async (at: { x: number; y: number }): Promise<void> => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await new Promise((lifted) => setTimeout(lifted, STAYS));
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await page.route('**/least', (route) => route.fulfill({ body: EMPTY, contentType: 'text/html' }));
    await page.goto(`${url}/least`);
    await slow(slower);
    const least: number[] = [];
    for (let n = 0; n < LEAST; n++) least.push(await taken(() => tap({ x: 130, y: 330 })));
    results.push(['the least', least.toSorted((a, b) => a - b)[LEAST >> 1]!]);
    await slow(1);
    await page.goto(`${url}/t/${await visitor.open()}`);
    const table = new TablePage(page);
    await table.settle();
    await slow(slower);
    // Where a finger goes is looked up before: that takes time of the page, too.
    const touch = async (what: string, at: { x: number; y: number }): Promise<void> =>
      time(what, () => tap(at));
    const middleOf = async (selector: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await touch('touch an own tank', await table.middleOf('f3'));
    await touch('choose a square', await table.middleOf('f5'));
    await touch('choose a facing', await middleOf('.ring [data-facing=N]'));
    await touch('confirm the turn', await middleOf('[data-action=done]'));
    await table.waitForTurns(2);
    await table.settle();
    await time('a step back', () => page.keyboard.press('['));
    await time('a step forth', () => page.keyboard.press(']'));
    await touch('open the rulebook', await middleOf('[data-open-rules]'));
    for (const [what, duration] of results) {
      const shown = duration === 0 && !values.processor ? `< ${SHORTEST}` : String(duration);
      console.log(`${what.padEnd(20)} ${shown.padStart(5)} ms${duration > BAR ? '   over the bar' : ''}`);
    }
  });
} finally {
  await browser.close();
}
