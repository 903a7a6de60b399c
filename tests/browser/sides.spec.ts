/** Sides and one-seat games in the page, played with a small game of the law suite: in two browsers, and at one device. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { pino } from 'pino';
import { build } from 'vite';
import type { AnyGame } from '#engine/game.ts';
import { summit } from '#engine/laws/small/summit.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import type { OpenTable } from '#wire/rest.ts';
import { axeFindings } from './accessibility.ts';
import { openTable, watchForFaults } from './support.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const at = (path: string): string => JSON.stringify(join(ROOT, path));

/** Two decisions suffice; in each hand lies what its owner may see. One place can be pointed at, and shows who does. */
const TABLE = `
<script>
  const { view, seat, from, decide, marks = [], point } = $props();
  const hand = $derived(view.state.card.hand[from]);
</script>
<p data-hand={from + 1}>{Array.isArray(hand) ? hand.join() : hand}</p>
{#if seat !== undefined}<button data-draw onclick={() => void decide('draw')}>draw</button>{/if}
<button data-pile data-marked={marks.map(({ place, name }) => name + ' at ' + place).join()} disabled={!point} onclick={() => point('pile')}>pile</button>
`;
/** The shell of a table, and its row in a list. */
const PAGE = `
<script>
  import { summit } from ${at('engine/laws/small/summit.ts')};
  import TableRow from ${at('web/src/lobby/TableRow.svelte')};
  import { Play } from ${at('web/src/match/play.svelte.ts')};
  import Shell from ${at('web/src/match/Shell.svelte')};
  import Table from './Table.svelte';
  const play = new Play(location.pathname.split('/').at(-1), () => undefined);
  play.open();
  const seatClass = (seat, view) => view?.sides?.find((side) => side.includes(seat))?.[0] === 1 ? 'first' : 'second';
  const module = { game: summit, Table, pointsOnTable: true, seatClass, entry: (item) => item.text ?? '·', about: () => [] };
  const { picture } = $derived(play.session);
  const row = $derived(picture?.view && {
    ...picture.info, outcome: picture.view.outcome, myTurn: false, decisions: 0, created: 0, updated: 0,
  });
</script>
{#if picture && !picture.view}<button data-sit onclick={() => void play.sit(Number(location.hash.slice(1)))}>sit</button>{/if}
{#if picture?.view}<Shell {play} {module} openClause={() => undefined} />{/if}
<div data-narration>{#each play.desk.narration.lines as { id, text } (id)}<p>{text}</p>{/each}</div>
{#if row?.outcome}<TableRow table={row} />{/if}
`;
const ENTRY = `
import { mount } from 'svelte';
import { i18n } from ${at('kit/i18n.svelte.ts')};
import Page from './Page.svelte';
i18n.addSource('summit', async () => ({ 'game.small-summit': 'Summit', 'ending.resign': 'Somebody has resigned.', 'point.turn': 'Climb!', 'place.pile': 'the pile' }));
await i18n.setLanguage(new URLSearchParams(location.search).get('in') ?? 'en');
mount(Page, { target: document.body });
`;

const INDEX =
  '<!doctype html><html lang="en"><title>Summit</title><body><script type="module" src="./entry.js"></script>';

let server: RunningServer;
const data = mkdtempSync(join(tmpdir(), 'ludoteca-sides-'));
const web = join(data, 'web');
test.setTimeout(180_000);
test.beforeAll(async () => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results', 'sides-'));
  for (const [name, text] of Object.entries({
    'Table.svelte': TABLE,
    'Page.svelte': PAGE,
    'entry.js': ENTRY,
  }))
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'index.html'), INDEX);
  try {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [svelte({ configFile: false })],
      build: {
        outDir: web,
        minify: false,
        target: 'esnext',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(join(web, `cover-${summit.id}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // A browser asks for it whatever is shown.
  writeFileSync(join(web, 'favicon.ico'), '');
  server = await startServer({
    port: 0,
    dataDir: data,
    webDir: web,
    library: { ids: [summit.id], load: async () => summit as AnyGame },
    pace: 0,
    log: pino({ level: 'silent' }),
  });
});
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const resign = async (page: Page): Promise<void> => {
  await page.locator('[data-more]').click();
  await page.locator('[data-act=resign]').click();
  await page.locator('[data-confirm]').click();
};
const guest = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.request.get(`${server.url}/api/me`);
  return page;
};
const HUMAN = { kind: 'human' } as const;
const wishFor = (seats: number, more: Partial<OpenTable> = {}): OpenTable => ({
  game: summit.id,
  options: {},
  seats: Array.from({ length: seats }, () => HUMAN),
  ...more,
});

/** Four guests of these names at a table, seats 1 and 3 against 2 and 4. */
const four = async (browser: Browser, names: readonly string[] = []) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => guest(browser)));
  const faults = pages.map((page) => watchForFaults(page.context()));
  for (const [i, name] of names.entries())
    expect((await pages[i]!.request.post(`${server.url}/api/me`, { data: { name } })).ok()).toBe(true);
  /** What seat 2 is told. */
  const told: string[] = [];
  pages[1]!.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  const address = await openTable(pages[0]!, server.url, wishFor(4));
  for (const [i, page] of pages.entries()) {
    await page.goto(`${address}#${i + 1}`);
    if (i > 0) await page.locator('[data-sit]').click();
  }
  return { pages: pages as [Page, Page, Page, Page], faults, told, address };
};

test('partners talk among themselves, stand together, and win together', async ({ browser }) => {
  const { pages, faults, told, address } = await four(browser);
  const [one, two, three, four_] = pages;
  for (const page of pages) {
    const sides = page.locator('.seats [data-side]');
    await expect(sides).toHaveCount(2);
    await expect(sides.first()).toHaveAttribute('aria-label', 'Team 1');
    await expect(page.locator('.seats .first')).toHaveCount(2);
    await page.locator('[data-panel=chat]').click();
  }
  const say = async (page: Page, text: string) => {
    await page.locator('input[name=chat]').fill(text);
    await page.locator('input[name=chat]').press('Enter');
    await expect(page.locator('input[name=chat]')).toHaveValue('');
  };
  await say(one, 'we climb at dawn');
  await expect(three.locator('[data-side="1 3"][data-line]')).toContainText('we climb at dawn');
  await one.locator('label', { hasText: 'Everybody' }).click();
  await say(one, 'good luck');
  for (const page of pages)
    await expect(page.locator('[data-line]:not([data-side])')).toContainText('good luck');
  await expect(two.locator('[data-line]')).toHaveCount(1);
  expect(told.join('')).not.toContain('dawn');
  // A player who comes back reads what they could read before.
  await three.reload();
  await three.locator('[data-panel=chat]').click();
  await expect(three.locator('[data-line]')).toHaveCount(2);

  await resign(four_);
  await expect(one.locator('[data-result] h2')).toHaveText('You win');
  await expect(three.locator('[data-result] h2')).toHaveText('You win');
  await expect(two.locator('[data-result] h2')).toHaveText('You lose');
  const spectator = await guest(browser);
  const names = await spectator.request.get(`${server.url}/api/me`);
  expect(names.ok()).toBe(true);
  await spectator.goto(`${address}?in=it`);
  await expect(spectator.locator('[data-result] h2')).toHaveText(/^Vincono .+ e .+$/);
  await expect(spectator.locator('[data-table] em')).toContainText('Vincono');
  expect(faults.flat()).toEqual([]);
});

test('a player points at a decision and at a place; the partner sees it, takes it over, and the enemy sees nothing', async ({
  browser,
}) => {
  const { pages, faults, told } = await four(browser, ['Anna', 'Ewa', 'Ben']);
  const [anna, ewa, ben] = pages;
  // By keyboard, for the partner whose turn it is.
  await ben.locator('[data-propose]').focus();
  await ben.keyboard.press('Enter');
  // What Anna may do whatever she holds; the cards of her hand are not listed.
  await expect(ben.locator('#proposable option')).toHaveCount(1);
  await ben.locator('input[name=proposed]').fill('fly');
  await ben.keyboard.press('Enter');
  await expect(ben.locator('[data-clause-link="SU-2"]')).toBeVisible();
  await ben.locator('input[name=proposed]').fill('Draw');
  await ben.keyboard.press('Enter');
  await expect(ben.locator('[data-proposal="3"]')).toContainText('You propose to Anna: draw');
  const proposal = anna.locator('[data-proposal="3"]');
  await expect(proposal).toContainText('Ben proposes to you: draw');
  await expect(anna.locator('[data-narration]')).toContainText('Ben proposes to you: draw');

  // On the table; on the page of a phone.
  await anna.setViewportSize({ width: 390, height: 844 });
  await anna.locator('[data-propose]').click();
  await expect(anna.locator('#proposable option')).toHaveCount(3);
  await anna.locator('[data-pointing]').click();
  await anna.locator('[data-pile]').click();
  await expect(anna.locator('[data-pile]')).toBeDisabled();
  await expect(ben.locator('[data-proposal="1"]')).toContainText('Anna points at: the pile');
  await expect(ben.locator('[data-pile]')).toHaveAttribute('data-marked', 'Anna at pile');
  expect(await axeFindings(anna, { within: '[data-proposals]' })).toEqual([]);
  await ben.reload();
  await expect(ben.locator('[data-proposal]')).toHaveCount(2);

  // Taking it over sends nothing yet.
  await proposal.locator('[data-take]').click();
  await expect(anna.locator('input[name=command]')).toHaveValue('draw');
  await expect(anna.locator('input[name=command]')).toBeFocused();
  await expect(anna.locator('[data-last="0"]')).toBeVisible();
  await anna.keyboard.press('Enter');
  await expect(ben.locator('[data-last="1"]')).toBeVisible();
  for (const page of [anna, ben]) await expect(page.locator('[data-proposal]')).toHaveCount(0);

  // It is Ewa's turn now: there is nothing to propose but a place. It is taken back again.
  await ben.locator('[data-propose]').click();
  await expect(ben.locator('input[name=proposed]')).toHaveCount(0);
  await ben.locator('select[name=place]').selectOption('played');
  await ben.locator('select[name=place]').press('Enter');
  await ben.getByRole('button', { name: 'Point at it' }).click();
  await expect(anna.locator('[data-proposal="3"]')).toContainText('Ben points at: played');
  await ben.locator('[data-unpropose]').click();
  await expect(anna.locator('[data-proposal]')).toHaveCount(0);
  await expect(ewa.locator('[data-last="1"]')).toBeVisible();
  await expect(ewa.locator('[data-proposal]')).toHaveCount(0);
  expect(told.join('')).not.toContain('propos');
  expect(faults.flat()).toEqual([]);
});

test('who plays alone has lost, in three languages, and is never said to have drawn', async ({ browser }) => {
  const page = await guest(browser);
  const faults = watchForFaults(page.context());
  const address = await openTable(page, server.url, wishFor(1));
  await page.goto(address);
  await resign(page);
  for (const [language, lost] of [
    ['en', 'You lose'],
    ['it', 'Hai perso'],
    ['pl', 'Przegrywasz'],
  ] as const) {
    await page.goto(`${address}?in=${language}`);
    await expect(page.locator('[data-result] h2')).toHaveText(lost);
    await expect(page.locator('[data-table] em')).toContainText(lost);
  }
  await page.goto(address);
  await expect(page.locator('[data-table] strong')).toHaveText('You');
  const spectator = await guest(browser);
  await spectator.goto(address);
  await expect(spectator.locator('[data-result] h2')).toHaveText(/ loses$/);
  expect(faults).toEqual([]);
});

test('a device that is passed round is covered for hands, never for a deck alone', async ({ browser }) => {
  const page = await guest(browser);
  const faults = watchForFaults(page.context());
  const passed = { passAndPlay: true } as const;
  await page.goto(await openTable(page, server.url, wishFor(2, passed)));
  const cover = page.locator('[data-handover]');
  await expect(cover).toBeVisible();
  await cover.locator('button').click();
  await page.locator('[data-draw]').click();
  await expect(cover).toBeVisible();
  await expect(page.locator('[data-hand]')).toHaveCount(0);

  await page.goto(await openTable(page, server.url, wishFor(2, { ...passed, options: { open: true } })));
  for (const seat of [1, 2, 1]) {
    await expect(page.locator(`[data-asked="${seat}"]`)).toBeVisible();
    await expect(cover).toHaveCount(0);
    await page.locator('[data-draw]').click();
  }
  await expect(page.locator('[data-asked="2"]')).toBeVisible();
  expect(faults).toEqual([]);
});
