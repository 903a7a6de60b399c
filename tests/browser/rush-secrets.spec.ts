/** Hidden hands stay hidden: on one shared device, between browsers, and from spectators. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secrets } from './rush-secrets.ts';
import { seekTable } from './rush-seeking.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { buySaboteur, handIds, sabotages } from './rush-wishes.ts';
import { TestServer, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());

/** A width at which every hand is on the table. On narrow screens the opponents' hands are folded. */
const WIDE = { width: 1440, height: 900 };
const SHORT = { roundLimit: 5, firstPlayer: '1' } as const;

/** Cards in the hands of all seats but this one. The player whose turn it is plays with an open hand. */
const handsBut = (table: RushPage, seat: number): string[] => {
  const { model } = table;
  return model.seats.flatMap((one) =>
    one.seat === seat || one.seat === model.turnOf ? [] : handIds(model, one.seat),
  );
};
/** Before somebody has confirmed that they have the device: all hands, open or not. */
const everyHand = ({ model }: RushPage): string[] => model.seats.flatMap(({ seat }) => handIds(model, seat));

/**
 * The device passes to the player who has to decide. No card of any hand is on the page before they confirm.
 */
const takeOver = async (table: RushPage, secrets: Secrets): Promise<void> => {
  await secrets.forbid(everyHand(table));
  await expect(table.page.locator('[data-handover]')).toBeVisible();
  await expect(table.table).toHaveCount(0);
  await expect(table.page.locator('[data-thing]')).toHaveCount(0);
  await secrets.forbid(handsBut(table, table.asked));
  await table.page.locator('[data-handover] button').click();
  expect(await table.settle()).toBe('asked');
};

const someone = async (
  browser: Browser,
): Promise<{ page: Page; table: RushPage; secrets: Secrets; faults: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: WIDE });
  const faults = watchForFaults(context);
  const page = await context.newPage();
  await quiet(page);
  return { page, table: new RushPage(page), secrets: await Secrets.watch(page), faults };
};

test('two people pass one device: the other hand is never in the page', async ({ browser }) => {
  test.setTimeout(600_000);
  const { page, table, secrets, faults } = await someone(browser);
  await page.goto(await openRush(page, server.url, ['person', 'person'], SHORT, true));
  let taken = 0;
  for (let state = await table.settle(); state !== 'over'; state = await table.settle()) {
    if (state === 'covered') {
      await takeOver(table, secrets);
      taken++;
    }
    const seat = table.asked;
    await table.agree();
    const hidden = handsBut(table, seat);
    await secrets.forbid(hidden);
    // Answering Sabotage shows the open hand of the player whose turn it is. Otherwise the other hand lies
    // face down.
    if (table.model.turnOf === seat) {
      expect(hidden).not.toEqual([]);
      await expect(page.locator(`[data-back^="${1 - seat}-"]`)).toHaveCount(hidden.length);
    }
    await table.play(table.think());
  }
  expect(taken).toBeGreaterThanOrEqual(10);
  expect(await secrets.leaks()).toEqual([]);
  expect(faults).toEqual([]);
});

test('three people at one device answer Sabotage, each alone', async ({ browser }) => {
  test.setTimeout(600_000);
  const { page, table, secrets, faults } = await someone(browser);
  const seats = ['person', 'person', 'person'] as const;
  const options = { ...SHORT, reserveSize: 5 };
  const payable = (model: RushPage['model']): boolean => buySaboteur(model, 0) !== undefined;
  await page.goto(await seekTable([page], server.url, seats, options, payable, true));
  /** By seat, the card that it gave up. */
  const given = new Map<number, string>();
  while (given.size < 2 || table.model.asked === 'chooseSabotageDiscard') {
    if ((await table.settle()) === 'covered') await takeOver(table, secrets);
    const [seat, { model }] = [table.asked, table];
    await secrets.forbid(handsBut(table, seat));
    if (model.asked === 'chooseSabotageDiscard') {
      const [card] = model.seats[seat]!.hand;
      given.set(seat, card!.name);
      await expect(page.locator(`.seat[data-seat="${seat + 1}"]`)).toHaveAttribute('data-answer', 'owed');
      // As far as other players know, a card that was given up is still in a hand.
      await table.play(`discard ${card!.name}`);
      continue;
    }
    const saboteur = model.seats[0]!.hand.find((card) => card && sabotages(card.kind));
    if (seat === 0 && saboteur) await table.play(`play ${saboteur.name}`);
    else if (model.asked !== 'stepTwo') await table.play(table.think());
    else await table.play((given.size === 0 && seat === 0 && buySaboteur(model, 0)) || 'end');
  }
  expect([...given.keys()].sort()).toEqual([1, 2]);
  await secrets.forbid([]);
  expect(await secrets.leaks()).toEqual([]);
  const told = table.story.flatMap((item) => item.told).filter(({ type }) => type === 'gaveUp');
  expect(new Map(told.map(({ seat, card }) => [Number(seat) - 1, card]))).toEqual(given);
  expect(faults).toEqual([]);
});

test('two play over a link while a third watches: no page has the hand of another player', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [host, friend, third] = [await someone(browser), await someone(browser), await someone(browser)];
  const all = [host, friend, third];
  const address = await openRush(host.page, server.url, ['person', 'person'], SHORT);
  for (const { page } of all) await page.goto(address);
  await friend.page.locator('[data-sit]').click();
  await expect(third.page.locator('[data-watching]')).toBeVisible();
  const players = [host, friend];
  let checked = 0;
  for (;;) {
    await expect.poll(() => players.every(({ table }) => table.info?.started === true)).toBe(true);
    // Each page hears of its own seat in a message of its own.
    const settled = (): boolean => players.some(({ table }) => table.asked >= 0 || table.view.outcome);
    await expect.poll(settled).toBe(true);
    const mover = players.find(({ table }) => table.asked >= 0);
    if (!mover || (await mover.table.settle()) === 'over') break;
    const { table } = mover;
    await table.agree();
    const last = table.story.at(-1)?.index ?? 0;
    for (const one of all)
      await expect(one.page.locator('.shell[data-at]')).toHaveAttribute('data-at', String(last));
    // The player whose turn it is plays with an open hand. The other hand is visible to its owner only.
    const seat = 1 - table.model.turnOf;
    const holder = players[seat]!;
    const hidden = handIds(holder.table.model, seat);
    expect(hidden).toHaveLength(table.model.seats[seat]!.hand.length);
    for (const one of all) {
      if (one === holder) continue;
      expect(handIds(one.table.model, seat)).toEqual([]);
      await one.secrets.forbid(hidden);
      await expect(one.page.locator(`[data-back^="${seat}-"]`)).toHaveCount(hidden.length);
    }
    await holder.secrets.forbid([]);
    const before = table.view.decision;
    const text = table.think();
    // The next turn begins with the hand revealed, and the cards taken by Sabotage lie on the Depot.
    const opens = /^(end|take|discard)/.test(text) || (text.startsWith('play') && hidden.length === 1);
    if (opens) for (const one of all) await one.secrets.forbid([]);
    await table.play(text);
    for (const one of all) await expect.poll(() => one.table.view.decision).toBeGreaterThan(before);
    checked++;
  }
  expect(checked).toBeGreaterThanOrEqual(10);
  for (const one of all) {
    await expect(one.page.locator('.shell[data-at]')).toHaveAttribute('data-over', 'rounds');
    expect(await one.secrets.leaks()).toEqual([]);
    expect(one.faults).toEqual([]);
  }
});

test('the server dies and comes back in the middle of Sabotage; who still owes an answer gives it elsewhere', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const people = [await someone(browser), await someone(browser), await someone(browser)];
  const pages = people.map(({ page }) => page);
  const seats = ['person', 'person', 'person'] as const;
  const options = { ...SHORT, reserveSize: 5 };
  const payable = (model: RushPage['model']): boolean => buySaboteur(model, 0) !== undefined;
  const address = await seekTable(pages, server.url, seats, options, payable);
  for (const page of pages) await page.goto(address);
  const [host, first] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  for (let bought = false; ; ) {
    await expect.poll(() => people.some(({ table }) => table.info?.started && table.asked >= 0)).toBe(true);
    const { table } = people.find((one) => one.table.asked >= 0)!;
    await table.settle();
    const [seat, { model }] = [table.asked, table];
    if (model.asked === 'chooseSabotageDiscard') break;
    const saboteur = model.seats[0]!.hand.find((card) => card && sabotages(card.kind));
    const purchase: string | undefined = !bought && seat === 0 ? buySaboteur(model, 0) : undefined;
    bought ||= purchase !== undefined;
    const before = table.view.decision;
    if (seat === 0 && saboteur) await table.play(`play ${saboteur.name}`);
    else if (model.asked !== 'stepTwo') await table.play(table.think());
    else await table.play(purchase ?? 'end');
    for (const one of people) await expect.poll(() => one.table.view.decision).toBeGreaterThan(before);
  }
  // The second seat gives up a card: nobody else learns which, before the third seat has given up one.
  const [card] = first.table.model.seats[1]!.hand;
  const third = people[2]!;
  for (const one of [host, third]) await one.secrets.forbid(handIds(first.table.model, 1));
  await first.table.settle();
  await first.table.play(`discard ${card!.name}`);
  for (const { page } of people)
    await expect(page.locator('.seat[data-seat="2"]')).toHaveAttribute('data-answer', 'in');
  await expect(first.page.locator('.shell[data-at]')).toHaveAttribute('data-asked', '');

  await server.kill();
  for (const { page } of people) await expect(page.locator('[data-connection=lost]')).toBeVisible();
  const elsewhere = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await third.page.context().storageState(),
  });
  expect(await third.secrets.leaks()).toEqual([]);
  await third.page.context().close();
  await server.run();

  const page = await elsewhere.newPage();
  const again = {
    page,
    table: new RushPage(page),
    secrets: await Secrets.watch(page),
    faults: watchForFaults(elsewhere),
  };
  await quiet(page);
  await page.goto(address);
  for (const one of [host, first, again]) {
    await expect(one.page.locator('[data-connection=lost]')).toHaveCount(0);
    await expect(one.page.locator('.seat[data-seat="2"]')).toHaveAttribute('data-answer', 'in');
  }
  expect(await again.table.settle()).toBe('asked');
  await again.secrets.forbid(handIds(first.table.model, 1));
  await again.table.agree();
  const [last] = again.table.model.seats[2]!.hand;
  expect(await again.secrets.leaks()).toEqual([]);
  expect(await host.secrets.leaks()).toEqual([]);
  for (const one of [host, again]) await one.secrets.forbid([]);
  await again.table.play(`discard ${last!.name}`);
  // Now both are revealed to everybody.
  for (const { table } of [host, first, again]) {
    await expect.poll(() => table.model.asked).not.toBe('chooseSabotageDiscard');
    const told = table.story.flatMap((item) => item.told).filter(({ type }) => type === 'gaveUp');
    expect(told.map(({ seat }) => seat).sort()).toEqual([2, 3]);
    expect(JSON.stringify(told)).toContain(card!.name);
    expect(JSON.stringify(told)).toContain(last!.name);
  }
  expect(await host.table.settle()).toBe('asked');
  for (const { faults } of [...people, again]) expect(faults).toEqual([]);
  await elsewhere.close();
});
