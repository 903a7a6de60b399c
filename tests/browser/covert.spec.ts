/** A covert round in the page, played with a small game of the law suite: in two browsers, and at one device. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import { type RunningServer, startServer } from '#server/main.ts';
import type { BotPlayer } from '#tables/services.ts';
import { ambushWith } from '#tables/tests/help/ambush.ts';
import type { OpenTable } from '#wire/rest.ts';
import { buildSmallTable, showTable, UNGUARDED, webDirIn } from './small-table.ts';
import { openTable, watchForFaults } from './support.ts';

/** A table that shows what the viewer sees of the hands, and a button for each answer. */
const TABLE = `
<script>
  const { view, seat, from, decide } = $props();
  const hand = $derived(view.state.card.hand[from]);
</script>
<p data-hand={from + 1}>{Array.isArray(hand) ? hand.join() : hand}</p>
<p data-way>{view.state.way.join()}</p>
{#if seat !== undefined}
  {#each view.state.asked === 'turn' ? ['walk', 'rest'] : ['pass', 'trap'] as text}
    <button data-say={text} onclick={() => void decide(text)}>{text}</button>
  {/each}
{/if}
`;
test.use(UNGUARDED);

let code: string;
test.beforeAll(async () => {
  code = await buildSmallTable({ 'engine/laws/small/ambush.ts': 'ambush' }, TABLE, {
    'game.small-ambush': 'Ambush',
    'seat.1': 'Seat 1',
    'seat.2': 'Seat 2',
    'seat.3': 'Seat 3',
    'point.window.anybody': 'Does anybody spring a trap?',
  });
});

const data = mkdtempSync(join(tmpdir(), 'ludoteca-covert-'));
const web = webDirIn(data);
let server: RunningServer;
/** Bots pass. */
const bots: BotPlayer = {
  levels: async () => ['bot'],
  choose: async ({ view }) => (view.covert ? 'pass' : 'walk'),
  close: async () => undefined,
};
const start = async (port: number): Promise<void> => {
  // Two traps: in the second and in the third hand.
  const game = ambushWith([false, true, true]);
  server = await startServer({
    port,
    bots,
    dataDir: data,
    webDir: web,
    library: { ids: [game.id], load: async () => game },
    pace: 0,
    hold: 200,
    log: pino({ level: 'silent' }),
  });
};
test.beforeAll(() => start(0));
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const show = (page: Page, table: string): Promise<void> => showTable(page, server.url, code, table);
const say = (page: Page, text: string): Promise<void> => page.locator(`[data-say=${text}]`).click();
/** Takes a seat. The lobby, another page, would do no more. */
const sit = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ t: 'hello', protocol: 1 }));
          socket.send(JSON.stringify({ t: 'sit', id: 'sit', table: id }));
        };
        socket.onmessage = ({ data: text }) => {
          if (!text.includes('"ack"')) return;
          socket.close();
          done();
        };
      }),
    table,
  );

test('others see that a round is open, not who answers, and a pass leaves no line', async ({ browser }) => {
  const wish: OpenTable = {
    game: 'small-ambush',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'human' }],
  };
  const [host, friend] = [await browser.newPage(UNGUARDED), await browser.newPage(UNGUARDED)];
  const faults = [host, friend].map((page) => watchForFaults(page.context()));
  const table = (await openTable(host, server.url, wish)).split('/').at(-1)!;
  await friend.request.get(`${server.url}/api/me`);
  await show(host, table);
  await show(friend, table);
  await sit(friend, table);
  const lines = (page: Page) => page.locator('[data-index]');
  await say(host, 'walk');
  await expect(friend.locator('[data-say=trap]')).toBeVisible();
  await expect(friend.locator('[data-round]')).toContainText('s left');
  await expect(host.locator('.prompt')).toContainText('may be answering in secret');
  await expect(host.locator('[data-asked=""]')).toHaveCount(1);
  await expect(host.locator('.owing')).toHaveCount(0);
  await say(friend, 'pass');
  // The friend's turn: the host has heard of no answer.
  await expect(friend.locator('[data-say=walk]')).toBeVisible();
  await expect(host.locator('.owing')).toHaveCount(1);
  await expect(lines(host)).toHaveCount(1);
  await expect(lines(friend)).toHaveCount(2);
  // The host has no trap: the table passes, and nobody is asked.
  await say(friend, 'walk');
  await expect(host.locator('[data-say=walk]')).toBeVisible();
  await expect(lines(friend)).toHaveCount(3);
  await say(host, 'walk');
  await say(friend, 'trap');
  await expect(host.locator('[data-way]')).toHaveText('1,2');
  await expect(lines(host).last()).toContainText('trapped');
  expect(faults.flat()).toEqual([]);
  for (const page of [host, friend]) await page.context().close();
});

test('one device asks everybody once, and is covered only for who wants to answer', async ({ page }) => {
  const faults = watchForFaults(page.context());
  const human = { kind: 'human' } as const;
  const wish: OpenTable = {
    game: 'small-ambush',
    options: { limit: 'none' },
    seats: [human, human, human],
    passAndPlay: true,
  };
  const table = (await openTable(page, server.url, wish)).split('/').at(-1)!;
  await show(page, table);
  const cover = page.locator('[data-handover]');
  const anybody = page.locator('[data-anybody]');
  const hand = page.locator('[data-hand]');
  await cover.locator('button').click();
  await expect(hand).toHaveText('stone-1,stone-4');
  await say(page, 'walk');
  await expect(anybody).toContainText('Does anybody spring a trap?');
  await expect(anybody).toHaveAttribute('data-anybody', '2 3');
  await expect(cover).toHaveCount(0);
  // The second seat wants to: only now the device is handed over.
  await page.locator('[data-speak="2"]').click();
  await expect(hand).toHaveCount(0);
  await cover.locator('button').click();
  await expect(page.locator('[data-hand="2"]')).toContainText('trap-2');
  await say(page, 'trap');
  await expect(anybody).toHaveAttribute('data-anybody', '3');
  // The device goes on to somebody else, so the cards of the second seat are gone.
  await expect(page.locator('[data-unheld]')).toHaveCount(1);
  await expect(hand).toHaveCount(0);
  await page.locator('[data-nobody]').click();
  // The trap is sprung, and everybody is asked again; nobody has taken the device.
  await expect(anybody).toHaveAttribute('data-anybody', '2 3');
  await expect(hand).toHaveCount(0);
  await page.locator('[data-speak="3"]').click();
  await cover.locator('button').click();
  await expect(page.locator('[data-way]')).toHaveText('0,0,0');
  // A page that is opened anew shows nobody's cards.
  await show(page, table);
  await expect(page.locator('[data-unheld]')).toHaveCount(1);
  await expect(hand).toHaveCount(0);
  await page.locator('[data-nobody]').click();
  await expect(cover).toContainText('2');
  expect(faults).toEqual([]);
});

test('about who is away in a covert round the others vote, no matter who is waited for', async ({
  browser,
}) => {
  const wish: OpenTable = {
    game: 'small-ambush',
    options: { limit: 'none' },
    seats: [{ kind: 'human' }, { kind: 'human' }],
    absent: 'vote',
  };
  const [host, friend] = [await browser.newPage(UNGUARDED), await browser.newPage(UNGUARDED)];
  const table = (await openTable(host, server.url, wish)).split('/').at(-1)!;
  await friend.request.get(`${server.url}/api/me`);
  await show(host, table);
  await show(friend, table);
  await sit(friend, table);
  await say(host, 'walk');
  await expect(friend.locator('[data-say=trap]')).toBeVisible();
  await friend.context().close();
  await expect(host.locator('[data-presence=away]')).toBeVisible();
  await expect(host.locator('[data-absent]')).toHaveCount(0);
  // The friend has been away for longer than it takes.
  await host.goto('about:blank');
  const { port } = new URL(server.url);
  await server.close();
  const db = new DatabaseSync(join(data, 'ludoteca.db'));
  db.prepare('UPDATE seats SET away = -200000 WHERE table_id = ? AND seat = 1').run(table);
  db.close();
  await start(Number(port));
  await show(host, table);
  await expect(host.locator('.prompt')).toContainText('may be answering in secret');
  await expect(host.locator('[data-absent="2"]')).toContainText('has been away for 3 minutes');
  await host.locator('[data-act=voteBot]').click();
  // The bot passes and walks; then it is the host's turn.
  await expect(host.locator('[data-say=walk]')).toBeVisible();
  await expect(host.locator('[data-absent]')).toHaveCount(0);
  await expect(host.locator('[data-seat="2"]')).toContainText('bot plays meanwhile');
  await host.context().close();
});
