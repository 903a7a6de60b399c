/**
 * The way back from a question: the prompt offers to take one's own decision back where it led to a question without
 * buttons, as far as that needs nobody's consent.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import type { Asked } from '#games/rush/rules/state.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import type { BotPlayer } from '#tables/services.ts';
import { goingOn } from './going-on.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { Curious } from './rush-wishes.ts';
import { sendDecision } from './seated-page.ts';
import { buildSmallTable, showTable, UNGUARDED, webDirIn } from './small-table.ts';
import { openTable, TestServer, watchForFaults } from './support.ts';

/** A table that asks in the prompt, at wish with a button there, and takes one or three matches. */
const TABLE = `
<script>
  const { view, seat, desk, decide } = $props();
  let buttons = $state(false);
  $effect(() => {
    const own = { id: 'own', label: 'A button', run: () => undefined };
    desk.ask(seat === undefined ? '' : 'How many?', buttons ? [own] : []);
  });
</script>
<p data-pile>{view.state.pile}</p>
<button data-buttons onclick={() => { buttons = !buttons; }}>buttons</button>
{#if seat !== undefined}
  {#each [1, 3] as n (n)}<button data-take={n} onclick={() => void decide('take ' + n)}>{n}</button>{/each}
{/if}
`;
const bots: BotPlayer = {
  levels: async () => ['bot'],
  choose: async () => 'take 3',
  close: async () => undefined,
};
const data = mkdtempSync(join(tmpdir(), 'ludoteca-back-'));
let code: string;
let small: RunningServer;
let server: TestServer;
test.beforeAll(async () => {
  code = await buildSmallTable({ 'tests/browser/going-on.ts': 'goingOn' }, TABLE, {
    'game.going-on': 'Going on',
    'seat.1': 'Seat 1',
    'seat.2': 'Seat 2',
  });
  small = await startServer({
    port: 0,
    bots,
    dataDir: data,
    webDir: webDirIn(data),
    library: { ids: [goingOn.id], load: async () => goingOn },
    pace: 0,
    log: pino({ level: 'silent' }),
  });
  server = await TestServer.start();
});
test.afterAll(async () => {
  await small.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

type Other = 'person' | 'bot';

/** The host's page, and the other person's where there is one. */
const begin = async (
  browser: Browser,
  policy: 'free' | 'consent',
  other: Other,
): Promise<readonly Page[]> => {
  const seat = other === 'bot' ? ({ kind: 'bot', level: 'bot' } as const) : ({ kind: 'human' } as const);
  const host = await browser.newPage(UNGUARDED);
  const wish = { game: goingOn.id, options: { policy }, seats: [{ kind: 'human' } as const, seat] };
  const table = (await openTable(host, small.url, wish)).split('/').at(-1)!;
  const pages = [host];
  if (other === 'person') {
    const friend = await browser.newPage(UNGUARDED);
    await friend.request.get(`${small.url}/api/me`);
    await showTable(friend, small.url, code, table, 2);
    await friend.locator('[data-sit]').click();
    pages.push(friend);
  }
  await showTable(host, small.url, code, table);
  await expect(host.locator('[data-pile]')).toHaveText('12');
  return pages;
};
const back = (page: Page) => page.locator('[data-action=back]');
const pile = (page: Page) => page.locator('[data-pile]');
const take = (page: Page, n: 1 | 3): Promise<void> => page.locator(`[data-take="${n}"]`).click();

test('one’s own last decision is taken back from the prompt, unless the game has buttons there', async ({
  browser,
}) => {
  const [host, friend] = (await begin(browser, 'free', 'person')) as [Page, Page];
  const faults = [host, friend].flatMap((page) => watchForFaults(page.context()));
  await expect(host.locator('.asked')).toHaveText('How many?');
  await expect(back(host)).toHaveCount(0);
  await take(host, 1);
  // It names what is taken back.
  await expect(back(host)).toHaveText(/Take back\s*take 1/);
  await host.locator('[data-buttons]').click();
  await expect(host.locator('[data-action=own]')).toBeVisible();
  await expect(back(host)).toHaveCount(0);
  await host.locator('[data-buttons]').click();
  await back(host).click();
  await expect(pile(host)).toHaveText('12');
  await expect(pile(friend)).toHaveText('12');
  await expect(back(host)).toHaveCount(0);
  // What another has decided is not one's own to take back.
  await take(host, 3);
  await expect(friend.locator('.asked')).toHaveText('How many?');
  await expect(pile(friend)).toHaveText('9');
  await expect(back(friend)).toHaveCount(0);
  await expect(back(host)).toHaveCount(0);
  expect(faults).toEqual([]);
  for (const page of [host, friend]) await page.context().close();
});

test('where others would have to agree there is no such button, unless they are bots', async ({
  browser,
}) => {
  const [host, friend] = (await begin(browser, 'consent', 'person')) as [Page, Page];
  await take(host, 1);
  await expect(pile(host)).toHaveText('11');
  await expect(host.locator('.asked')).toHaveText('How many?');
  await expect(host.locator('[data-tool=undo]')).toBeEnabled();
  await expect(back(host)).toHaveCount(0);
  const [alone] = (await begin(browser, 'consent', 'bot')) as [Page];
  await take(alone, 1);
  await back(alone).click();
  await expect(pile(alone)).toHaveText('12');
  for (const page of [host, friend, alone]) await page.context().close();
});

/** Questions of Rush that follow from a card that was played, and are answered on the table. */
const FOLLOWING: readonly Asked[] = [
  'chooseDefendedBase',
  'chooseSiegeTarget',
  'chooseResearchGain',
  'chooseRepairCards',
];

test('a card of Rush that asks for more is taken back by button and by key', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await quiet(page);
  await page.goto(server.url);
  const curious = new Curious();
  const table = new RushPage(page);
  const open = async () =>
    page.goto(await openRush(page, server.url, ['person', 'rookie'], { firstPlayer: '1' }));
  await open();
  await table.settle();
  const mayUndo = () => table.view.own['1']!.acts.includes('undo');
  while (!(FOLLOWING.includes(table.model.asked) && mayUndo())) {
    const text = curious.choose(table.model, table.asked, () => table.think('rookie'));
    await table.play(text, (one) => sendDecision(table, one));
    if ((await table.settle()) !== 'over') continue;
    await open();
    await table.settle();
  }
  const { asked } = table.model;
  const played = table.story.at(-1)!.text!;
  for (const leave of [() => back(page).click(), () => table.table.press('1')]) {
    await expect(back(page)).toContainText('Take back');
    await leave();
    await expect(table.table).toHaveAttribute('data-asked', 'stepTwo');
    await expect(back(page)).toHaveCount(0);
    await table.settle();
    await table.play(played, (one) => sendDecision(table, one));
    await expect(table.table).toHaveAttribute('data-asked', asked);
  }
  expect(faults).toEqual([]);
});
