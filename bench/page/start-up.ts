/**
 * How long a starting page cannot respond, by the processor time of its main thread, after the page is built:
 * `node bench/page/start-up.ts [page ...] [--runs 3] [--tasks]`. Lighthouse measures the same by wall clock, which
 * includes other load on the machine; use this on a busy one. `blocked` is the time beyond 50 ms of each task after the
 * first paint, on a processor four times slower. `--tasks` lists the long ones.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { Visitor, withServer } from './own-server.ts';
import { mainThreadOf, type TraceEvent, tookOf, traced } from './trace.ts';

const SLOWER = 4;
/** A longer task delays the response to a touch; milliseconds, as in Lighthouse. */
const LONG = 50;
/** How long to wait until everything is loaded; milliseconds. */
const REST = 3500;
/** The viewport of Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };

const wake = async (
  browser: Browser,
  { page: address, cookie }: MeasuredPage,
): Promise<readonly TraceEvent[]> => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    if (cookie !== '') await context.setExtraHTTPHeaders({ Cookie: cookie });
    const page = await context.newPage();
    return await traced(await context.newCDPSession(page), async () => {
      await page.goto(address);
      await page.waitForTimeout(REST);
    });
  } finally {
    await context.close();
  }
};

interface Waking {
  /** Milliseconds on a processor four times slower. */
  readonly blocked: number;
  /** Tasks after the first paint: milliseconds since then, on a processor four times slower. */
  readonly tasks: readonly { readonly at: number; readonly took: number }[];
}

const wakingOf = (events: readonly TraceEvent[]): Waking => {
  const paint = events.find((event) => event.name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted.');
  const tasks = mainThreadOf(events, paint.pid)
    .filter((event) => event.name === 'RunTask' && event.ts > paint.ts)
    .map((event) => ({ at: (event.ts - paint.ts) / 1000, took: SLOWER * tookOf(event) }));
  return { blocked: tasks.reduce((sum, { took }) => sum + Math.max(0, took - LONG), 0), tasks };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, tasks: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1, not ${values.runs}`);

const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withServer(async (url) => {
    const pages = await measuredPages(url, await Visitor.at(url));
    for (const page of pages.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
      const all: Waking[] = [];
      for (let run = 0; run < runs; run++) all.push(wakingOf(await wake(browser, page)));
      all.sort((a, b) => a.blocked - b.blocked);
      const middle = all[(all.length - 1) >> 1]!;
      const longest = middle.tasks.reduce((most, { took }) => Math.max(most, took), 0);
      const every = all.map(({ blocked }) => Math.round(blocked)).join(' ');
      console.log(
        `${page.name.padEnd(9)} blocked ${Math.round(middle.blocked)} ms (${every}), longest task ${Math.round(longest)} ms`,
      );
      if (values.tasks)
        for (const { at, took } of middle.tasks)
          if (took > LONG / 2) console.log(`    at ${Math.round(at)} ms: ${Math.round(took)} ms`);
    }
  });
} finally {
  await browser.close();
}
