/** A whole game in a browser, by the mouse alone: from the front page to the result, by taking every hint. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './drivers/browser.ts';

export interface Played {
  /** Decisions in the record, those of the bots included. */
  readonly decisions: number;
  /** How it ended, as the page says it. */
  readonly result: string;
  readonly seconds: number;
}

/** Between two looks at the page, in milliseconds. */
const LOOK = 40;
/** So long may one step take, in milliseconds; the strongest bot thinks for a hint. */
const STEP = 60_000;
/** More decisions than any of these games takes. */
const MOST = 3_000;

/** What the page shows, as far as it matters here. */
interface Glimpse {
  readonly last: number;
  readonly asked: boolean;
  readonly hintable: boolean;
  readonly advised: boolean;
  readonly faults: readonly string[];
  /** Empty while the game runs. */
  readonly result: string;
  /** Why the last attempt was refused; empty if it was not. */
  readonly refusal: string;
}

const GLIMPSE = `(() => {
  const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const shell = document.querySelector('.shell');
  return {
    last: Number(shell?.dataset.last ?? -1),
    asked: (shell?.dataset.asked ?? '') !== '',
    hintable: document.querySelector('[data-tool=hint]:not(:disabled)') !== null,
    advised: document.querySelector('.prompt .note') !== null && document.querySelector('.prompt .actions .primary:not(:disabled)') !== null,
    faults: window.faults ?? [],
    result: text('[data-result] h2'),
    refusal: text('.why'),
  };
})()`;

/** Faults of the page from now on are noted in it. */
const WATCH = `(() => {
  window.faults = [];
  addEventListener('error', ({ message }) => window.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  return true;
})()`;

const until = async (browser: Browser, what: string, holds: (now: Glimpse) => boolean): Promise<Glimpse> => {
  const end = Date.now() + STEP;
  for (;;) {
    const now = await browser.evaluate<Glimpse>(GLIMPSE);
    if (now.faults.length > 0) throw new Error(`The page has failed: ${now.faults.join('; ')}`);
    if (holds(now)) return now;
    if (Date.now() > end)
      throw new Error(`${what}: not within ${STEP / 1000} s; the page shows ${JSON.stringify(now)}`);
    await pause(LOOK);
  }
};
const appears = async (browser: Browser, selector: string): Promise<void> => {
  const end = Date.now() + STEP;
  while (!(await browser.evaluate<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`))) {
    if (Date.now() > end) throw new Error(`${selector} does not appear`);
    await pause(LOOK);
  }
};

/** @throws when the page fails, or nothing happens for a minute */
export const playGame = async (browser: Browser, url: string, game: string): Promise<Played> => {
  const began = Date.now();
  await browser.goto(url);
  const settings = JSON.stringify({ language: 'en', motion: 'off', pacing: 'never' });
  await browser.evaluate(`localStorage.setItem('ludoteca.settings', ${JSON.stringify(settings)}) ?? true`);
  await browser.goto(url);
  await appears(browser, `[data-play="${game}"]`);
  await browser.evaluate(WATCH);
  await browser.click(`[data-play="${game}"]`);
  await appears(browser, '[data-level]');
  await browser.click('[data-level]');
  let decisions = 0;
  for (let n = 0; n < MOST; n++) {
    const mine = await until(
      browser,
      'a turn',
      ({ asked, hintable, result }) => (asked && hintable) || result !== '',
    );
    if (mine.result !== '') return { decisions, result: mine.result, seconds: (Date.now() - began) / 1000 };
    await browser.click('[data-tool=hint]');
    // The tool rests while the bot thinks; until then the buttons are those of the table, and may be replaced at any moment.
    await until(browser, 'a hint', ({ advised, hintable }) => advised && hintable);
    await browser.click('.prompt .actions .primary');
    decisions = (await until(browser, 'a decision', ({ last }) => last > mine.last)).last;
  }
  throw new Error(`The game is not over after ${MOST} decisions`);
};
