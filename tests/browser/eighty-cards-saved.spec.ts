/** Around the World in 80 Cards from saved positions: windows, a chain of reactions, the end, keys alone, one device. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import { StepList } from '#engine/steps.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '#games/eighty-cards/content/travel.ts';
import { eachTravelKind } from '#games/eighty-cards/rules/cards.ts';
import type { EightyEvent } from '#games/eighty-cards/rules/events.ts';
import { eightyCards } from '#games/eighty-cards/rules/game.ts';
import { ACT, campHand, type Eighty, INTERFERE } from '#games/eighty-cards/rules/state.ts';
import { step, VERB, verbOf } from '#games/eighty-cards/rules/steps.ts';
import { EightyCardsByKeys, EightyCardsPage } from './eighty-cards-support.ts';
import { quiet } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { TestServer, typeMove, watchForFaults } from './support.ts';

let server: TestServer;
test.beforeEach(async () => {
  server = await TestServer.start();
});
test.afterEach(() => server.stop());
test.setTimeout(900_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A deal in which such a window comes early. */
const WINDOW = 'game 34';
const OPTIONS = { firstPlayer: 'host', interferencePace: 'full' } as const;
const newPage = async (browser: Browser, options: Partial<typeof PHONE> = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await quiet(page);
  return page;
};
const stateOf = ({ state }: Match): Eighty => state as Eighty;
const eventsOf = ({ story }: EightyCardsPage): EightyEvent[] =>
  story.flatMap(({ told }) => told as EightyEvent[]);
const fitsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** The interference cards in a hand. */
const interferenceOf = (s: Eighty, seat: number): string[] => {
  const found: string[] = [];
  eachTravelKind(s, seat, (kind) => {
    if (TRAVEL_KINDS[kind]!.type === 'interference') found.push(TRAVEL_IDS[kind]!);
  });
  return found;
};
/** Interference at this target, in notation; undefined where the seat can play none. */
const attackOn = (s: Eighty, seat: number, target: number): string | undefined => {
  const list = new StepList();
  const next = (draft: readonly number[]): number[] => {
    eightyCards.steps(s, seat, draft, list);
    return [...list.list()];
  };
  for (const card of next([]).filter((one) => verbOf(one) === VERB.interfere)) {
    const draft = [card, step(VERB.target, target)];
    if (eightyCards.refuse(s, seat, draft, false)) continue;
    while (eightyCards.refuse(s, seat, draft, true)) draft.push(next(draft)[0]!);
    return eightyCards.write(s, seat, draft);
  }
  return undefined;
};
/** A reaction to interference in a hand. */
const reactionOf = (s: Eighty, seat: number): string | undefined => {
  let found: string | undefined;
  eachTravelKind(s, seat, (kind) => {
    const card = TRAVEL_KINDS[kind]!;
    if (card.type === 'reaction' && card.against === 'interference') found = card.id;
  });
  return found;
};
/**
 * In a window of the first player's turn the second one can attack them, the third one holds two such cards, and the first
 * one could react.
 */
const isWindow = (match: Match): boolean => {
  const s = stateOf(match);
  return (
    s.asked === INTERFERE &&
    s.turnOf === 0 &&
    match.owing === 0b110 &&
    attackOn(s, 1, 0) !== undefined &&
    interferenceOf(s, 2).length > 1 &&
    reactionOf(s, 0) !== undefined
  );
};

test('a window is answered by touch on a telephone, and two other browsers learn nothing of it', async ({
  browser,
}) => {
  const pages = [await newPage(browser), await newPage(browser, PHONE), await newPage(browser)];
  const address = await openSaved(server, {
    game: 'eighty-cards',
    options: OPTIONS,
    seats: pages,
    deal: WINDOW,
    level: 'guard',
    simulated: true,
    pace: { days: 1, late: 'bot' },
    until: isWindow,
  });
  pages.push(await newPage(browser));
  const tables = pages.map((page, n) => new EightyCardsPage(page, n === 1));
  for (const { page } of tables) await page.goto(address);
  for (const table of tables) await expect.poll(() => table.dealt).toBe(true);
  const [host, phone, third, watcher] = tables as [
    EightyCardsPage,
    EightyCardsPage,
    EightyCardsPage,
    EightyCardsPage,
  ];

  // An order about some cards, by keys alone; it is about a card in hand, so the window is asked.
  await third.settle();
  const [card] = interferenceOf(third.model.state, 2);
  const heard = third.heard.length;
  await third.page.locator('[data-unfold]').press('Enter');
  await third.page.locator('[data-some=ask-about]').press('Enter');
  await third.page.locator(`[data-about="${card}"]`).press('Enter');
  await third.page.locator(`[data-leave-order="ask-about ${card}"]`).press('Enter');
  await expect(third.page.locator(`[data-order="ask-about ${card}"]`)).toBeVisible();
  expect(third.asked).toBe(2);
  await expect(third.page.locator('[data-some=ask-about]')).toHaveCount(0);
  const updates = ({ heard: all }: EightyCardsPage, from: number): string[] =>
    all.slice(from).filter((text) => /"t":"(?:update|change|table)"/.test(text));
  expect(third.heard.length).toBeGreaterThan(heard);

  // The second player attacks, and again if asked again.
  await phone.settle();
  const before = [host, third, watcher].map((one) => one.heard.length);
  const shown = await third.table.innerText();
  const decision = phone.view.decision;
  const text = attackOn(phone.model.state, 1, 0)!;
  await phone.compose(text);
  expect(await fitsScreen(phone.page)).toBe(true);
  await phone.tap(phone.action('again'));
  const order = phone.page.locator('[data-order^="again "]');
  await expect(order).toBeVisible();
  await expect.poll(() => phone.view.owing.includes(2)).toBe(false);
  // Who comes back in the middle of a window finds what they have answered.
  await phone.page.reload();
  await expect(order).toBeVisible();
  expect(phone.view.decision).toBe(decision);
  for (const [n, one] of [host, third, watcher].entries()) expect(updates(one, before[n]!)).toEqual([]);
  expect(await third.table.innerText()).toBe(shown);

  // The third one passes: the card comes out, and its target is asked for a reaction.
  await third.tap(third.action('pass'));
  await host.settle();
  expect(host.question).toBe('react');
  const [attack] = text.split(' ').slice(1);
  await expect
    .poll(() => eventsOf(watcher))
    .toContainEqual(expect.objectContaining({ type: 'interrupted', seat: 2, target: 1, card: attack }));
  // Inside the chain the server and the page begin anew.
  await server.kill();
  await server.run();
  await host.page.reload();
  await host.settle();
  expect(host.question).toBe('react');
  const reaction = reactionOf(host.model.state, 0)!;
  await host.play(`react ${reaction}`);
  await expect
    .poll(() => eventsOf(watcher))
    .toContainEqual({ type: 'reacted', seat: 1, card: reaction, against: attack });
  for (const { page } of tables) await page.context().close();
});

/** How often this seat (from 1) was attacked, as the page was told. */
const attacksOn = (table: EightyCardsPage, seat: number): number =>
  eventsOf(table).filter((event) => {
    if (event.type === 'exploded') return event.seat === seat;
    const attack = ['interfered', 'interrupted', 'reflected', 'fired'].includes(event.type);
    return attack && (event as Extract<EightyEvent, { target: number }>).target === seat;
  }).length;
/** A game against two bots in which somebody has driven so many spaces, and the person has the turn. */
const openLate = (page: Page, progress: number): Promise<string> =>
  openSaved(server, {
    game: 'eighty-cards',
    options: OPTIONS,
    seats: [page, 'stoker', 'stoker'],
    deal: 'three',
    level: 'guard',
    simulated: true,
    pace: { days: 1, late: 'bot' },
    until: (match) => {
      const s = stateOf(match);
      return s.asked === ACT && s.turnOf === 0 && Math.max(...s.progress) >= progress;
    },
  });

test('the last rounds on a telephone by touch, under "pass until I am attacked", to the end', async ({
  browser,
}) => {
  const page = await newPage(browser, PHONE);
  const faults = watchForFaults(page.context());
  const address = await openLate(page, 26);
  const table = new EightyCardsPage(page, true);
  await page.goto(address);
  await expect.poll(() => table.dealt).toBe(true);
  const { round } = table.model;
  const attacks = attacksOn(table, 1);
  let left = 0;
  while ((await table.settle()) === 'asked') {
    if (table.question === 'interfere') {
      left++;
      const { decision } = table.view;
      await table.tap(page.locator('[data-unfold]'));
      await table.tap(page.locator('[data-leave-order=pass-until-attacked]'));
      await expect.poll(() => table.view.decision !== decision || table.asked < 0).toBe(true);
      continue;
    }
    if (table.question === 'act') {
      await table.agree();
      expect(await fitsScreen(page)).toBe(true);
    }
    await table.play(table.think());
  }
  // It ends with an attack, and not before.
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(1 + attacksOn(table, 1) - attacks);
  expect(table.model.round - round).toBeGreaterThanOrEqual(2);
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('by keys alone to the end of a game', async ({ page, context }) => {
  const faults = watchForFaults(context);
  const address = await openLate(page, 43);
  await quiet(page);
  const table = new EightyCardsByKeys(page);
  await page.goto(address);
  let played = 0;
  for (; (await table.settle()) === 'asked'; played++) {
    const text = table.think();
    if (played % 3 < 2) await table.play(text);
    else await table.play(text, (one) => typeMove(page, one));
  }
  expect(played).toBeGreaterThan(3);
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(faults).toEqual([]);
});

test('at one device everybody is asked at once, and a hand is seen by its owner alone', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const address = await openSaved(server, {
    game: 'eighty-cards',
    options: OPTIONS,
    seats: [page, page, page],
    passAndPlay: true,
    deal: WINDOW,
    level: 'guard',
    simulated: true,
    pace: { days: 1, late: 'bot' },
    until: isWindow,
  });
  const table = new EightyCardsPage(page);
  await page.goto(address);
  const anybody = page.locator('[data-anybody]');
  await expect(anybody).toHaveAttribute('data-anybody', '2 3');
  const hands = table.table.locator('[data-piece]').filter({ has: page.locator('.words') });
  await expect(hands).toHaveCount(0);
  await page.locator('[data-speak="2"]').click();
  await page.locator('[data-handover] button').click();
  await expect(hands.first()).toBeVisible();
  await table.settle();
  await table.play('pass');
  await expect(anybody).toHaveAttribute('data-anybody', '3');
  await expect(hands).toHaveCount(0);
  await page.locator('[data-nobody]').click();
  await expect(anybody).toHaveCount(0);
  await expect(page.locator('[data-handover]')).toContainText('1');
  await page.context().close();
});

for (const locale of ['en', 'it', 'pl'])
  test(`a card shows its whole text, however long: ${locale}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 862 } })).newPage();
    await quiet(page, locale);
    const address = await openSaved(server, {
      game: 'eighty-cards',
      options: OPTIONS,
      seats: [page, 'stoker', 'stoker'],
      deal: 'balloon 24',
      level: 'guard',
      simulated: true,
      pace: { days: 1, late: 'bot' },
      until: (match) => {
        const s = stateOf(match);
        const hand = s.camp.list(campHand(s, 0)).map((card) => s.camp.plan.ids[card]!);
        return s.asked === ACT && s.turnOf === 0 && hand.some((id) => id.startsWith('explosive-balloon'));
      },
    });
    await page.goto(address);
    const words = page.locator('.mat .poster:not(.ticket) .words');
    await expect(words.first()).toBeVisible();
    const shown = await words.evaluateAll((all) =>
      all.map((one) => {
        const [text, art, card] = [one, one.previousElementSibling!, one.parentElement!].map((part) =>
          part.getBoundingClientRect(),
        );
        return { above: text!.top - art!.bottom, below: card!.bottom - text!.bottom };
      }),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const { above, below } of shown) {
      expect(above).toBeGreaterThan(-1);
      expect(below).toBeGreaterThan(-1);
    }
    await page.context().close();
  });
