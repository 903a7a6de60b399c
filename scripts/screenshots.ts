/**
 * Takes the pictures of docs/pictures from a server of its own: `node scripts/screenshots.ts [FOLDER [NAME…]]`. Builds the page
 * when its sources have changed, unless `PAGE_DIR` names a built one. Fails when a picture exceeds its size limit.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { withServer } from '../bench/page/own-server.ts';
import config from '../playwright.config.ts';
import { BattlegroundsPage, openBattlegrounds } from '../tests/browser/battlegrounds-support.ts';
import { EightyCardsPage, openEightyCards } from '../tests/browser/eighty-cards-support.ts';
import { openRush, RushPage } from '../tests/browser/rush-support.ts';
import { sendDecision } from '../tests/browser/seated-page.ts';
import { TablePage } from '../tests/browser/tank-chess-support.ts';
import { buildPage, pageIsFresh } from './page.mjs';

const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../docs/pictures', import.meta.url));
/** The names of the pictures to take; all, if there are none. */
const ONLY = process.argv.slice(3);
const MOST = 250_000;
const MOST_TOGETHER = 2_000_000;
/** JPEG quality, per cent. */
const QUALITY = 70;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
type Light = 'light' | 'dark';

/** The basic game after nineteen turns of two bots; Black to move. */
const MIDDLE =
  '16x16 3h42m43m42h42/1#2##10/1#2##3c31##3/1#1xl#11/7##2l34/6#####2##1/2##xl1xLxl6#1/2###m410/11###2/1#10##2/1##2#####1L74/7##7/1xLH08#H01#1/3##1C7M01L0##2#1/10##2#1/5M03M06 b 0 10';
/** A shot that destroys a tank and threatens the command tank. */
const SHOT = 'Mf9>d7/S*h3';

interface Picture {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly light: Light;
  /** Gradients and grain are too large as PNG. */
  readonly lossy?: boolean;
  readonly pose: (page: Page, url: string) => Promise<void>;
}

const front = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.locator('[data-play="tank-chess"]').waitFor();
};

/** A table for two at one device in mid-game; the shot has been fired, White is asked. */
const answer = async (page: Page, url: string): Promise<TablePage> => {
  await front(page, url);
  const data = {
    game: 'tank-chess',
    options: { position: MIDDLE, colours: 'hostWhite', clock: 'none' },
    seats: [{ kind: 'human' }, { kind: 'human' }],
    passAndPlay: true,
  };
  const opened = await page.request.post(`${url}/api/tables`, { data });
  if (opened.status() !== 201) throw new Error(await opened.text());
  const { table: id } = (await opened.json()) as { readonly table: string };
  await page.goto(`${url}/t/${id}`);
  const table = new TablePage(page, 'basic-16', MIDDLE);
  await table.settle();
  await table.playByKeyboard(SHOT);
  await table.waitForTurns(1);
  await table.settle();
  return table;
};
const shot = async (page: Page, url: string): Promise<void> => {
  await answer(page, url);
};
const picker = async (page: Page, url: string): Promise<void> => {
  const table = await answer(page, url);
  await table.tap('c4');
  await table.tap('d5');
  await page.locator('.ring [data-facing=N]').hover();
};
const target = async (page: Page, url: string): Promise<void> => {
  const table = await answer(page, url);
  await table.tap('c4');
  await table.tap('d5');
  await page.locator('.ring [data-facing=N]').click();
  await page.locator('.fire').waitFor();
};
const withoutCoach = async (page: Page, url: string): Promise<void> => {
  await front(page, url);
  await page.evaluate(() => localStorage.setItem('ludoteca.lessons', JSON.stringify({ off: true })));
};
/** A table of Rush with three bots, after so many turns of every seat, when this seat has to decide. */
const ROUNDS = 7;
const rush = async (page: Page, url: string): Promise<RushPage> => {
  await withoutCoach(page, url);
  const table = new RushPage(page);
  const bots = ['veteran', 'gunner', 'rookie'] as const;
  await page.goto(await openRush(page, url, ['person', ...bots], { firstPlayer: '1' }));
  await table.settle();
  // Not during a Sabotage.
  for (let ended = 0; ended < ROUNDS || table.model.asked !== 'stepTwo'; ) {
    const text = table.think();
    if (text === 'end') ended++;
    await table.play(text);
    await table.settle();
  }
  return table;
};
const turn = async (page: Page, url: string): Promise<void> => {
  await rush(page, url);
};
/** Cards of the hand are chosen, and the prompt says what they can do. */
const payment = async (page: Page, url: string): Promise<void> => {
  await rush(page, url);
  const cards = page.locator('.mine [data-place^="hand:"] [data-active]:not([data-chosen])');
  for (let chosen = 0; chosen < 2 && (await cards.count()) > 0; chosen++) await cards.first().click();
};
/** A Battle of Battlegrounds with three bots, after so many turns of this seat, when it may move again. */
const BATTLE_TURNS = 3;
const battle = async (page: Page, url: string): Promise<void> => {
  await withoutCoach(page, url);
  const table = new BattlegroundsPage(page);
  const bots = ['driver', 'driver', 'cadet'] as const;
  const options = { variant: 'battle', startPlayer: 'seat1' };
  await page.goto(await openBattlegrounds(page, url, ['person', ...bots], options));
  await table.settle();
  for (let turns = 0; turns < BATTLE_TURNS || table.question !== 'mainAction'; ) {
    if (table.question === 'mainAction') turns++;
    await table.play(table.think(), (text) => sendDecision(table, text));
    await table.settle();
  }
};
/** A race of Around the World with three bots, after so many turns of this seat, in the middle of its next one. */
const RACE_TURNS = 7;
const race = async (page: Page, url: string): Promise<void> => {
  await withoutCoach(page, url);
  const table = new EightyCardsPage(page);
  await page.goto(await openEightyCards(page, url, ['person', 'guard', 'stoker', 'guard']));
  await table.settle();
  const turns = new Set<number>();
  while (turns.size < RACE_TURNS || table.question !== 'act') {
    const { state } = table.model;
    if (table.question === 'act') turns.add(state.turns);
    await table.play(table.think('navigator'), (text) => sendDecision(table, text));
    await table.settle();
  }
};
/** The clauses of the shot, on a phone. */
const clause = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/rules/tank-chess#TC-6.10`);
  await page.locator('.wanted').waitFor();
};
const form = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/open/tank-chess`);
  await page.locator('#app:not([inert]) [data-open-form]').waitFor();
};
const lobby = async (page: Page, url: string): Promise<void> => {
  await form(page, url);
  await page.locator('[data-open]').click();
  await page.locator('[data-lobby]').waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'front-light', size: DESK, light: 'light', pose: front },
  { name: 'front-phone-light', size: PHONE, light: 'light', pose: front },
  { name: 'front-phone-dark', size: PHONE, light: 'dark', pose: front },
  { name: 'table-light', size: DESK, light: 'light', lossy: true, pose: shot },
  { name: 'table-dark', size: DESK, light: 'dark', lossy: true, pose: target },
  { name: 'table-phone-light', size: PHONE, light: 'light', lossy: true, pose: picker },
  { name: 'rush-light', size: DESK, light: 'light', lossy: true, pose: turn },
  { name: 'rush-dark', size: DESK, light: 'dark', lossy: true, pose: payment },
  { name: 'rush-phone-light', size: PHONE, light: 'light', lossy: true, pose: payment },
  { name: 'rush-phone-dark', size: PHONE, light: 'dark', lossy: true, pose: turn },
  { name: 'battlegrounds-light', size: DESK, light: 'light', lossy: true, pose: battle },
  { name: 'battlegrounds-phone-dark', size: PHONE, light: 'dark', lossy: true, pose: battle },
  { name: 'eighty-cards-light', size: DESK, light: 'light', lossy: true, pose: race },
  { name: 'eighty-cards-phone-light', size: PHONE, light: 'light', lossy: true, pose: race },
  { name: 'rules-phone-dark', size: PHONE, light: 'dark', pose: clause },
  { name: 'lobby-phone-light', size: PHONE, light: 'light', pose: lobby },
];

const take = async (browser: Browser, url: string, picture: Picture): Promise<number> => {
  const context = await browser.newContext({
    viewport: picture.size,
    colorScheme: picture.light,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  await picture.pose(page, url);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  const path = join(FOLDER, `${picture.name}.${picture.lossy ? 'jpg' : 'png'}`);
  await page.screenshot(picture.lossy ? { path, type: 'jpeg', quality: QUALITY } : { path });
  await context.close();
  return statSync(path).size;
};

if (!process.env.PAGE_DIR && !pageIsFresh()) buildPage(process.execPath);
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await withServer(async (url) => {
    let together = 0;
    for (const picture of PICTURES.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name))) {
      const bytes = await take(browser, url, picture);
      together += bytes;
      console.log(`${picture.name}: ${bytes} bytes`);
      if (bytes > MOST) process.exitCode = 1;
    }
    console.log(`together: ${together} bytes`);
    if (together > MOST_TOGETHER) process.exitCode = 1;
  });
} finally {
  await browser.close();
}
