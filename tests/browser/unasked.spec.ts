/**
 * What a seat does without owing a decision, in the page: it decides, answers in advance and leaves standing orders, which
 * are shown to it alone, taken back, and kept over a restart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import type { AnyGame } from '#engine/game.ts';
import { barter } from '#engine/laws/small/barter.ts';
import { parry } from '#engine/laws/small/parry.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { parryWith } from '#tables/tests/help/parry.ts';
import type { OpenTable } from '#wire/rest.ts';
import { expectAccessible } from './accessibility.ts';
import { buildSmallTable, showTable, UNGUARDED, webDirIn } from './small-table.ts';
import { freePort, openCommand, openTable, typeMove, watchForFaults } from './support.ts';

/** What the seat sees of the hand on its side, and buttons for some decisions; the others are typed. */
const TABLE = `
<script>
  const { view, seat, from, decide } = $props();
  const hand = $derived(view.state.card.hand[from]);
  const cards = $derived(Array.isArray(hand) ? hand : []);
  const texts = $derived(view.game === 'small-parry' ? ['pass', 'parry'] : ['draw', 'decline', ...cards.map((card) => 'offer ' + card)]);
</script>
<p data-hand={from + 1}>{Array.isArray(hand) ? hand.join() : hand}</p>
<p data-asks>{view.state.asked ?? ''}</p>
<p data-market>{view.state.card.market?.join() ?? ''}</p>
{#if seat !== undefined}
  {#each texts as text}<button data-say={text} onclick={() => void decide(text)}>{text}</button>{/each}
{/if}
`;
const HANDS = [
  ['strike-1', 'strike-2'],
  ['strike-3', 'parry-1'],
  ['parry-2', 'feint-1'],
];
const GAMES: Readonly<Record<string, AnyGame>> = {
  [parry.id]: parryWith(HANDS),
  [barter.id]: barter as AnyGame,
};

const HUMAN = { kind: 'human' } as const;

const data = mkdtempSync(join(tmpdir(), 'ludoteca-unasked-'));
const web = webDirIn(data);
let code: string;
let port: number;
let server: RunningServer;
const start = async (): Promise<void> => {
  server = await startServer({
    port,
    dataDir: data,
    webDir: web,
    library: { ids: Object.keys(GAMES), load: async (id) => GAMES[id] },
    pace: 0,
    log: pino({ level: 'silent' }),
  });
};
test.beforeAll(async () => {
  code = await buildSmallTable(
    { 'engine/laws/small/parry.ts': 'parry', 'engine/laws/small/barter.ts': 'barter' },
    TABLE,
    {
      'game.small-parry': 'Parry',
      'game.small-barter': 'Barter',
      'order.pass until my turn': 'Pass until it is my turn',
      'seat.1': 'Seat 1',
      'seat.2': 'Seat 2',
      'seat.3': 'Seat 3',
      'refusal.NOT_IN_HAND': 'That card is not in your hand.',
    },
  );
  port = await freePort();
  await start();
});
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const newcomer = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ ...UNGUARDED, viewport: { width: 1440, height: 900 } });
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
  await typeMove(page, text);
};

test('players answer in advance and leave orders, which only they see and take back', async ({ browser }) => {
  const pages = await Promise.all([0, 1, 2].map(() => newcomer(browser)));
  const [host, friend, third] = pages as [Page, Page, Page];
  const faults = pages.map((page) => watchForFaults(page.context()));
  const told: string[] = [];
  host.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  const wish: OpenTable = { game: parry.id, options: {}, seats: [HUMAN, HUMAN, HUMAN] };
  const table = (await openTable(host, server.url, wish)).split('/').at(-1)!;
  for (const [i, page] of pages.entries()) {
    await showTable(page, server.url, code, table, i + 1);
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
  expect(told.slice(before).filter((text) => /"t":"(?:update|change)"/.test(text))).toEqual([]);

  // The friend's order passes; the third's parry follows; the host is asked, and after them the order passes again.
  await friend.locator('[data-leave-order="pass until my turn"]').click();
  await expect(friend.locator('[data-order]')).toHaveText('Pass until it is my turn');
  await expect(host.locator('[data-asked="1"]')).toHaveCount(1);
  await host.locator('[data-say=pass]').click();
  await expect(friend.locator('[data-asked="2"]')).toHaveCount(1);
  await expect(friend.locator('[data-asks]')).toHaveText('');

  // Orders are lifted by keyboard; another one is offered again.
  await expect(host.locator('[data-order]')).toHaveCount(0);
  await friend.locator('[data-lift="pass until my turn"]').press('Enter');
  await expect(friend.locator('[data-order]')).toHaveCount(0);
  await expect(friend.locator('[data-leave-order]')).toHaveCount(2);
  expect(faults.flat().filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  for (const page of pages) await page.context().close();
});

test('who owes nothing decides where the rules let them, by mouse and by keyboard', async ({ browser }) => {
  const pages = await Promise.all([0, 1].map(() => newcomer(browser)));
  const [host, friend] = pages as [Page, Page];
  const faults = pages.map((page) => watchForFaults(page.context()));
  const wish: OpenTable = { game: barter.id, options: {}, seats: [HUMAN, HUMAN] };
  const table = (await openTable(host, server.url, wish)).split('/').at(-1)!;
  for (const [i, page] of pages.entries()) await showTable(page, server.url, code, table, i + 1);
  await friend.locator('[data-sit]').click();
  const may = (page: Page) => page.getByText('You need not decide anything now, but you may.');
  const offers = (page: Page) => page.locator('[data-say^="offer "]');
  await expect(may(friend)).toBeVisible();
  await expect(may(host)).toHaveCount(0);
  await expect(friend.locator('.prompt')).toContainText('Waiting for');
  // What it may not do is refused to it alone.
  await type(friend, 'offer c99');
  await expect(friend.locator('.said')).toBeVisible();
  await offers(friend).first().click();
  await expect(host.locator('[data-asks]')).toHaveText('answer');
  await expect(host.locator('[data-market]')).toHaveText(/^c\d+$/);
  await expect(may(friend)).toHaveCount(0);
  await type(host, 'decline');
  await expect(host.locator('[data-market]')).toHaveText('');
  await type(host, 'draw');
  // Now the host is the one who owes nothing; the focus is still in the field.
  await expect(may(host)).toBeVisible();
  const [card] = (await host.locator('[data-hand]').textContent())!.split(',');
  await host.keyboard.type(`offer ${card}`);
  await host.keyboard.press('Enter');
  await expect(friend.locator('[data-market]')).toHaveText(card!);
  await friend.locator('[data-say=decline]').click();
  await expect(host.locator('[data-market]')).toHaveText('');
  await expect(host.locator('[data-index]')).toHaveCount(5);
  expect(faults.flat()).toEqual([]);
  for (const page of pages) await page.context().close();
});

test('at a device that is passed round, each sees their own orders only, and those who may act take it', async ({
  browser,
}) => {
  const page = await newcomer(browser);
  const faults = watchForFaults(page.context());
  const open = async (game: string, seats: number) => {
    const wish: OpenTable = { game, options: {}, seats: Array(seats).fill(HUMAN), passAndPlay: true };
    const table = (await openTable(page, server.url, wish)).split('/').at(-1)!;
    await showTable(page, server.url, code, table);
  };
  const cover = page.locator('[data-handover]');
  const take = async (seat: number) => {
    await expect(cover).toContainText(`Seat ${seat}`);
    for (const own of [
      '[data-unasked]',
      '[data-order]',
      '[data-early]',
      '[data-others]',
      '[data-hand]',
      '[name=command]',
    ])
      await expect(page.locator(own)).toHaveCount(0);
    await cover.locator('button').click();
    await expect(page.locator(`[data-hand="${seat}"]`)).toHaveCount(1);
  };
  await open(parry.id, 3);
  await take(1);
  await page.locator('[data-leave-order="pass until my turn"]').click();
  await expect(page.locator('[data-order]')).toHaveText('Pass until it is my turn');
  await expectAccessible(page, 'orders', { within: '[data-unasked]' });
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await wide()).toBe(false);
  for (const button of await page.locator('[data-unasked] button:visible').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await type(page, 'strike 2');
  await take(2);
  await expect(page.locator('[data-unasked="2"]')).toHaveCount(1);
  await expect(page.locator('[data-order]')).toHaveCount(0);
  await page.locator('[data-say=pass]').click();
  await take(3);
  await page.locator('[data-say=parry]').click();
  // The first seat's order passes, so the device goes on to the second.
  await take(2);
  await expect(page.locator('[data-order]')).toHaveCount(0);

  await open(barter.id, 2);
  await take(1);
  await expect(page.locator('[data-others]')).toHaveAttribute('data-others', '2');
  await (await openCommand(page)).fill('sell');
  await expectAccessible(page, 'others who may act', { within: '[data-others]' });
  await page.locator('[data-speak="2"]').press('Enter');
  await take(2);
  await expect(page.locator('[data-unasked="2"]')).toContainText('but you may');
  await page.locator('[data-back]').click();
  await take(1);
  await page.locator('[data-speak="2"]').click();
  await take(2);
  await page.locator('[data-say^="offer "]').first().click();
  await take(1);
  await expect(page.locator('[data-asks]')).toHaveText('answer');
  await expect(page.locator('[data-others]')).toHaveCount(0);
  expect(await wide()).toBe(false);
  expect(faults).toEqual([]);
  await page.context().close();
});
