/** Answers in advance and standing orders in the page: given, shown, taken back, kept over a restart; others see none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import { type RunningServer, startServer } from '#server/main.ts';
import { parryWith } from '#tables/tests/help/parry.ts';
import type { OpenTable } from '#wire/rest.ts';
import { at, buildPage } from './built-page.ts';
import { freePort, openTable, watchForFaults } from './support.ts';

/** What the seat sees of its hand, and buttons for two decisions; the others are typed. */
const TABLE = `
<script>
  const { view, seat, from, decide } = $props();
  const hand = $derived(view.state.card.hand[from]);
</script>
<p data-hand>{Array.isArray(hand) ? hand.join() : hand}</p>
<p data-asks>{view.state.asked ?? ''}</p>
{#if seat !== undefined}
  {#each ['pass', 'parry'] as text}<button data-say={text} onclick={() => void decide(text)}>{text}</button>{/each}
{/if}
`;
const PAGE = `
<script>
  import { parry } from ${at('engine/laws/small/parry.ts')};
  import { Play } from ${at('web/src/match/play.svelte.ts')};
  import Shell from ${at('web/src/match/Shell.svelte')};
  import Table from './Table.svelte';
  const play = new Play(document.body.dataset.table, () => undefined);
  play.open();
  const module = { game: parry, Table, entry: (item) => item.text ?? item.told.map(({ type }) => type).join(), about: () => [] };
</script>
{#if play.session.picture && !play.session.picture.view}<button data-sit onclick={() => void play.sit(Number(document.body.dataset.seat))}>sit</button>{/if}
{#if play.session.picture?.view}<Shell {play} {module} openClause={() => undefined} />{/if}
`;
const ENTRY = `
import { mount } from 'svelte';
import { i18n } from ${at('kit/i18n.svelte.ts')};
import Page from './Page.svelte';
i18n.addSource('parry', async () => ({ 'game.small-parry': 'Parry', 'order.pass until my turn': 'Pass until it is my turn' }));
await i18n.setLanguage('en');
mount(Page, { target: document.body });
`;
const HANDS = [
  ['strike-1', 'strike-2'],
  ['strike-3', 'parry-1'],
  ['parry-2', 'feint-1'],
];
const game = parryWith(HANDS);

const data = mkdtempSync(join(tmpdir(), 'ludoteca-unasked-'));
let code: string;
let port: number;
let server: RunningServer;
const start = async (): Promise<void> => {
  server = await startServer({
    port,
    dataDir: data,
    webDir: 'no-page',
    library: { ids: [game.id], load: async () => game },
    pace: 0,
    log: pino({ level: 'silent' }),
  });
};
test.beforeAll(async () => {
  code = await buildPage({ 'Table.svelte': TABLE, 'Page.svelte': PAGE, 'entry.js': ENTRY });
  port = await freePort();
  await start();
});
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** A browser of its own for one seat, with the page of this test in a document of the server's. */
const show = async (page: Page, table: string, seat: number): Promise<void> => {
  await page.goto(`${server.url}/healthz`);
  await page.evaluate(
    ([id, number]) => {
      document.body.replaceChildren();
      Object.assign(document.body.dataset, { table: id, seat: number });
    },
    [table, String(seat)] as const,
  );
  await page.addScriptTag({ content: code, type: 'module' });
};
const newcomer = async (browser: Browser): Promise<Page> => {
  // The script of this test is none that the server allows.
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await page.request.get(`${server.url}/api/me`);
  return page;
};
/** Resolves when this page has reached the server over a new socket and got its table. */
const followsAgain = (page: Page): Promise<void> =>
  new Promise((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"t":"table"')) done();
      }),
    );
  });
const type = async (page: Page, text: string): Promise<void> => {
  await page.locator('input[name=command]').fill(text);
  await page.locator('input[name=command]').press('Enter');
};

test('players answer in advance and leave orders, which only they see and take back', async ({ browser }) => {
  const pages = await Promise.all([0, 1, 2].map(() => newcomer(browser)));
  const [host, friend, third] = pages as [Page, Page, Page];
  const faults = pages.flatMap((page) => watchForFaults(page.context()));
  const told: string[] = [];
  host.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  const human = { kind: 'human' } as const;
  const wish: OpenTable = { game: game.id, options: {}, seats: [human, human, human] };
  const table = (await openTable(host, server.url, wish)).split('/').at(-1)!;
  for (const [i, page] of pages.entries()) {
    await show(page, table, i + 1);
    if (i > 0) await page.locator('[data-sit]').click();
  }
  const mine = (page: Page) => page.locator('[data-unasked]');

  // Asked are the friend, then the third, who answers already now, by keyboard.
  await expect(host.locator('[data-hand]')).toHaveText('strike-1,strike-2');
  await type(host, 'strike 3');
  await expect(friend.locator('[data-asked="2"]')).toHaveCount(1);
  await expect(mine(third)).toContainText('You may answer before it is your turn.');
  await expect(mine(friend)).not.toContainText('before it is your turn');
  const before = told.length;
  await type(third, 'pass');
  await expect(third.locator('[data-early]')).toHaveText('Your answer in advance: pass');

  // It outlasts the server, is taken back, and given anew by mouse.
  const back = pages.map(followsAgain);
  await server.close();
  await start();
  await Promise.all(back);
  await third.locator('[data-withdraw]').click();
  await expect(third.locator('[data-early]')).toHaveCount(0);
  await third.locator('[data-say=parry]').click();
  await expect(third.locator('[data-early]')).toHaveAttribute('data-early', 'parry');
  await expect(host.locator('[data-asks]')).toHaveText('2');
  await expect(host.locator('[data-early]')).toHaveCount(0);
  expect(told.slice(before).filter((text) => text.includes('"update"'))).toEqual([]);

  // The friend's order passes; the third's parry follows; the host is asked, and after them the order passes again.
  await friend.locator('[data-leave="pass until my turn"]').click();
  await expect(friend.locator('[data-order]')).toHaveText('Pass until it is my turn');
  await expect(host.locator('[data-asked="1"]')).toHaveCount(1);
  await host.locator('[data-say=pass]').click();
  await expect(friend.locator('[data-asked="2"]')).toHaveCount(1);
  await expect(friend.locator('[data-asks]')).toHaveText('');

  // Orders are lifted by keyboard; another one is offered again.
  await expect(host.locator('[data-order]')).toHaveCount(0);
  await friend.locator('[data-lift="pass until my turn"]').press('Enter');
  await expect(friend.locator('[data-order]')).toHaveCount(0);
  await expect(friend.locator('[data-leave]')).toHaveCount(2);
  expect(faults.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  for (const page of pages) await page.context().close();
});
