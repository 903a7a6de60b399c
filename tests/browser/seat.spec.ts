/** Events of a seat outside the game: its clock, its link, a substitute bot, a refused chat line. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { nextFrame } from './layout.ts';
import { becomeGuest, openCommand, TestServer, typeMove, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
/** Its bots are so slow that two of them do not end a game while a person looks for a button. */
let slow: TestServer;
test.beforeAll(async () => {
  [server, slow] = await Promise.all([TestServer.start(), TestServer.start({ BOT_PACE: '2000' })]);
});
test.afterAll(() => Promise.all([server.stop(), slow.stop()]));

const SCENARIO = 'training-ground';
const QUIET = { language: 'en', motion: 'off', sound: false };

const arrive = async (
  browser: Browser,
  { viewport = { width: 1280, height: 720 }, settings = QUIET, url = server.url } = {},
): Promise<{ page: Page; faults: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await page.addInitScript(
    (wanted) => localStorage.setItem('ludoteca.settings', JSON.stringify(wanted)),
    settings,
  );
  await page.goto(url);
  await becomeGuest(page, url);
  return { page, faults };
};

/** Opens a table and goes there. */
const open = async (page: Page, clock: string, level?: string, scenarioId = SCENARIO): Promise<TablePage> => {
  const { origin } = new URL(page.url());
  const other = level === undefined ? { kind: 'human' } : { kind: 'bot', level };
  const data = {
    game: 'tank-chess',
    options: { scenarioId, colours: 'hostWhite', clock },
    seats: [{ kind: 'human' }, other],
  };
  const opened = await page.request.post(`${origin}/api/tables`, { data });
  expect(opened.status()).toBe(201);
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`${origin}/t/${table}`);
  return new TablePage(page, scenarioId);
};

test('a clock below twenty seconds warns, counts tenths, and falls', async ({ browser }) => {
  const { page, faults } = await arrive(browser);
  const table = await open(page, '0.5+0', 'recruit');
  await table.settle();
  const clock = page.locator('.own time[role=timer]');
  const theirs = page.locator('.top time[role=timer]');
  await expect(clock).toHaveText(/^0:2\d$/);
  await expect(clock).not.toHaveClass(/low/);
  await expect(clock).toHaveText(/^1\d\.\d$/);
  await expect(clock).toHaveClass(/low/);
  await expect(clock).toHaveAttribute('aria-label', /^Clock of You: 1\d\.\d$/);
  const [before, after] = [
    await clock.innerText(),
    await clock.evaluate(async (e) => {
      await new Promise((done) => setTimeout(done, 450));
      return e.textContent ?? '';
    }),
  ];
  expect(Number(before) - Number(after)).toBeGreaterThanOrEqual(0.3);
  // Nobody waits for Black, so that clock stands still.
  await expect(theirs).not.toHaveClass(/low/);
  await expect(page.locator('[data-result]')).toContainText('You lose', { timeout: 30_000 });
  await expect(page.locator('[data-result]')).toContainText('on time');
  await expect(page.locator('.record .fact')).toHaveText('Your time is up.');
  await expect(clock).toHaveText('0.0');
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Neither end of any text is cut off. */
const isWhole = (part: Locator): Promise<boolean> =>
  part.evaluateAll((all) => all.length > 0 && all.every((one) => one.scrollWidth <= one.clientWidth));

for (const width of [390, 360])
  test(`at ${width} pixels, in Italian and with clocks, both names are whole and nothing moves`, async ({
    browser,
  }) => {
    const settings = { ...QUIET, language: 'it' };
    const { page, faults } = await arrive(browser, { viewport: { width, height: 760 }, settings });
    const friend = await arrive(browser, { viewport: { width, height: 760 }, settings });
    // As long as the longest name that is given to a guest.
    await friend.page.request.post(`${server.url}/api/me`, { data: { name: 'Patience Dolphin 5' } });
    const table = await open(page, '15+10');
    await friend.page.goto(page.url());
    await friend.page.locator('[data-sit="2"]').click();
    await table.settle();
    const rows = page.locator('.seats :is(.seat strong span, .seat small)');
    await expect(rows).toHaveCount(4);
    await expect(page.locator('.top strong')).toHaveText('Patience Dolphin 5');
    const places = async () => {
      await nextFrame(page);
      return page.evaluate(() =>
        ['.top .seat', '.own .seat', '.top strong', '.top time', '.board'].map((part) => {
          const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
          return [top, bottom] as const;
        }),
      );
    };
    const before = await places();
    const [, , name, clock] = before;
    expect(clock![0]).toBeGreaterThanOrEqual(name![1]);
    expect(await isWhole(rows)).toBe(true);
    // The other side is to move, and then away; no row grows or shrinks for it.
    await typeMove(page, table.think('recruit', 200));
    await expect(page.locator('.top .seat')).toHaveClass(/owing/);
    expect(await isWhole(rows)).toBe(true);
    expect(await places()).toEqual(before);
    await friend.page.context().close();
    await expect(page.locator('.top [data-presence=away]')).toBeVisible();
    expect(await isWhole(rows)).toBe(true);
    expect(await places()).toEqual(before);
    expect([...faults, ...friend.faults]).toEqual([]);
    await page.context().close();
  });

test('the link of a table is passed to the device’s share dialog', async ({ browser }) => {
  const { page, faults } = await arrive(browser);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      shared.push(data);
    };
  });
  await open(page, 'none');
  await page.locator('[data-share]').click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared.map(({ url }) => url)).toEqual([page.url()]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a bot plays for somebody who wants a break, and the seat is taken back', async ({ browser }) => {
  const { page, faults } = await arrive(browser, { url: slow.url });
  await page.clock.install();
  const table = await open(page, 'none', 'recruit', 'basic-20');
  await table.settle();
  await page.locator('[data-more]').click();
  await page.locator('#more [data-act=toBot]').click();
  await expect(page.locator('[data-lent]')).toContainText('plays for you until you come back');
  await expect(page.locator('.own [data-seat="1"]')).toContainText('plays meanwhile');
  await expect(await openCommand(page)).not.toBeEditable();
  // Both sides are played without us.
  await table.waitForTurns(4);
  // The last turn of the opponent rests on the screen until its caption can be read. Nobody waits for that here.
  // The page's time goes on until it stands: it can only be stopped at a time to come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.locator('[data-lent] button').click();
  await expect(page.locator('[data-lent]')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.locator('.own [data-seat="1"]')).not.toContainText('plays meanwhile');
  await table.settle();
  const before = (await table.record()).length;
  await table.playByKeyboard(table.think('recruit', 200));
  await table.waitForTurns(before + 1);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Sends more lines by a second connection of the same person than anybody may, while the page is open. */
const chatter = (page: Page): Promise<void> =>
  page.evaluate(
    (table) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        const say = (text: string): void =>
          socket.send(JSON.stringify({ t: 'say', id: crypto.randomUUID(), table, text }));
        socket.onopen = () => {
          socket.send(JSON.stringify({ t: 'hello', protocol: 1 }));
          for (let n = 0; n < 8; n++) say(`chatter ${n}`);
          setInterval(() => say('more chatter'), 200);
        };
        socket.onmessage = ({ data }) => {
          if (String(data).includes('"refused"')) done();
        };
      }),
    new URL(page.url()).pathname.split('/').at(-1),
  );

test('a line that is too long or comes too soon is refused, and the chat says why', async ({ browser }) => {
  const { page, faults } = await arrive(browser);
  const table = await open(page, 'none', 'recruit');
  await table.settle();
  await page.locator('[data-panel=chat]').click();
  const field = page.locator('[name=chat]');
  const why = page.locator('[data-chat] .why');
  await field.fill('x'.repeat(301));
  await expect(page.locator('[data-chat] .left')).toHaveText('1 character too many');
  await field.press('Enter');
  await expect(why).toContainText('300 characters at most');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await field.fill('x'.repeat(300));
  await expect(why).toHaveCount(0);
  await field.press('Enter');
  await expect(page.locator('[data-line]')).toHaveCount(1);
  await chatter(page);
  for (let n = 1; n < 30 && (await why.count()) === 0; n++) {
    await field.fill(`line ${n}`);
    await field.press('Enter');
    await expect.poll(async () => (await why.count()) === 1 || (await field.inputValue()) === '').toBe(true);
  }
  await expect(why).toContainText('a little more slowly');
  // The refused text is still there to be sent again.
  await expect(field).not.toHaveValue('');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('what is written before the answer comes stays in its field', async ({ browser }) => {
  const { page, faults } = await arrive(browser);
  /** Answers that are on their way. What they answer has been told before them. */
  let late: (() => void)[] | undefined;
  await page.routeWebSocket('**/socket', (socket) => {
    const beyond = socket.connectToServer();
    beyond.onMessage((message) => {
      if (late && String(message).startsWith('{"t":"ack"')) late.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  const table = await open(page, 'none', 'recruit');
  await table.settle();
  const expectKept = async (field: Locator, first: string, told: () => Promise<void>): Promise<void> => {
    late = [];
    await field.fill(first);
    await field.press('Enter');
    await told();
    await field.press('End');
    await page.keyboard.type('more');
    await expect(field).toHaveValue(`${first}more`);
    await expect.poll(() => late?.length).toBe(1);
    for (const send of late) send();
    await expect(field).toHaveValue('more');
    late = undefined;
  };
  await expectKept(await openCommand(page), table.think('recruit', 200), async () => {
    await table.waitForTurns(2);
  });
  await page.locator('[data-panel=chat]').click();
  await expectKept(page.locator('[name=chat]'), 'Good evening', () =>
    expect(page.locator('[data-line]')).toHaveCount(1),
  );
  expect(faults).toEqual([]);
  await page.context().close();
});
