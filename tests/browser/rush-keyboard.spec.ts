/** Rush without a mouse: by arrows, Enter and letters on the table, and by the command box alone. */
import { expect, type Page, test } from '@playwright/test';
import { CARD_IDS, isVehicle } from '#games/rush/content/cards.ts';
import { defenderAt } from '#games/rush/rules/bases.ts';
import { aboutOf, VERB, verbOf } from '#games/rush/rules/steps.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { anyAttack } from './rush-wishes.ts';
import { openCommand, TestServer, watchForFaults } from './support.ts';
import { walk } from './walking.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const SHORT = { roundLimit: 5 } as const;

const begin = async (page: Page): Promise<RushPage> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await quiet(page);
  const table = new RushPage(page);
  await page.goto(await openRush(page, server.url, ['person', 'rookie'], SHORT));
  expect(await table.settle()).toBe('asked');
  return table;
};

/** Plays a decision by keys on the table. */
const byKeys = async (table: RushPage, text: string): Promise<void> => {
  const { page, model } = table;
  const steps = table.read(text);
  const [first, ...rest] = steps as [number, ...number[]];
  const own = model.seats[table.asked]!;
  const enter = async (thing: string): Promise<void> => {
    await walk(page, thing);
    await page.keyboard.press('Enter');
  };
  const choose = async (
    cards: readonly ({ id: string; kind: number } | undefined)[],
    kinds: readonly number[],
  ): Promise<void> => {
    const left = cards.filter((card) => card !== undefined);
    for (const kind of kinds) {
      const [card] = left.splice(
        left.findIndex((one) => one.kind === kind),
        1,
      );
      await enter(`card:${card!.id}`);
    }
  };
  const aim = (target: number): Promise<void> => {
    const at = aboutOf(target);
    return enter(
      verbOf(target) === VERB.defender ? `card:${CARD_IDS[defenderAt(model.state, at)]}` : `base:${at}`,
    );
  };
  const press = async (action: string): Promise<void> => {
    const ids = await page
      .locator('[data-action]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
    await page.keyboard.press(String(ids.indexOf(action) + 1));
  };
  const kinds = steps.map(aboutOf);
  switch (verbOf(first)) {
    case VERB.end:
      return page.keyboard.press('e');
    case VERB.buy:
      await choose(own.hand, kinds.slice(1));
      await enter(`card:${model.reserve.find((card) => card.kind === kinds[0])!.id}`);
      return page.keyboard.press('p');
    case VERB.play:
      await choose(own.hand, kinds);
      return page.keyboard.press('a');
    case VERB.deploy:
      await choose(own.hand, [kinds[0]!]);
      await page.keyboard.press('d');
      if (own.bases.filter(({ base, defender }) => base && !defender).length !== 1)
        await enter(`base:${kinds[1]}`);
      return;
    case VERB.attack:
      await choose(own.hand, kinds);
      return page.keyboard.press('f');
    case VERB.on:
    case VERB.base:
    case VERB.defender:
      return aim(first);
    case VERB.gain:
      return enter(`card:${model.reserve.find((card) => card.kind === kinds[0])!.id}`);
    case VERB.repair:
      await choose(own.depot, kinds);
      return press('graveyard');
    case VERB.discard:
      await choose(own.hand, kinds);
      return press('giveUp');
    case VERB.strike:
      if (model.attacking.length > 1) await choose(model.attacking, [kinds[0]!]);
      return aim(rest[0]!);
    case VERB.payout:
      return press((await page.locator('[data-action^=payout]').first().getAttribute('data-action'))!);
    default:
      throw new Error(`No keys for ${text}`);
  }
};

/** Where Tab stops on the table. */
const stops = (page: Page) => page.locator('[role=application] [data-thing][tabindex="0"]');
const isOnTable = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('[role=application]')?.contains(document.activeElement) === true,
  );

test('the keys go on to the table from a button of the prompt, and a card that has left holds no Tab', async ({
  page,
}) => {
  const table = await begin(page);
  await table.thing(`card:${table.model.reserve[0]!.id}`).focus();
  await byKeys(table, table.think());
  await table.settle();
  // From elsewhere the way leads back to a card that lies there.
  await page.locator('.bar [data-tool=undo], [data-tool=undo]').first().focus();
  await expect(stops(page)).not.toHaveCount(0);
  await page.locator('[data-action=end]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isOnTable(page)).toBe(true);
  await table.settle();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.thing)).toBeDefined();
});

test('a whole short game by arrows, Enter and letters', async ({ page, context }) => {
  test.setTimeout(900_000);
  const faults = watchForFaults(context);
  const table = await begin(page);
  // Focuses the table once; from then on only its keys are used.
  await table.thing(`card:${table.model.reserve[0]!.id}`).focus();
  const spoken = new Set<string>();
  let turns = 0;
  for (; (await table.settle()) === 'asked'; ) {
    const text = anyAttack(table.model, table.asked) ?? table.think();
    await table.play(text, (one) => byKeys(table, one));
    await expect(stops(page)).not.toHaveCount(0);
    spoken.add(await page.locator('[data-narration] p').last().innerText());
    if (text === 'end') turns++;
  }
  expect(turns).toBe(5);
  // Every turn was announced to screen readers.
  expect(spoken.size).toBeGreaterThanOrEqual(turns);
  expect([...spoken].join(' ')).not.toContain('⟨');
  await expect(page.locator('[data-result] [data-scoring=whole]')).toBeVisible();
  // The command box is gone; a player who used the keys is where the result is read.
  await expect(page.locator('input[name=command]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('keys open what explains itself, and Escape goes back', async ({ page }) => {
  const table = await begin(page);
  await table.thing(`card:${table.model.reserve[0]!.id}`).focus();
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open] dl dt')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.locator(`dialog[open] [data-info="card:${table.model.reserve[0]!.id}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const [card] = table.model.seats[table.asked]!.hand;
  await walk(page, `card:${card!.id}`);
  await page.keyboard.press('Enter');
  await expect(table.thing(`card:${card!.id}`)).toHaveAttribute('data-chosen', '');
  await page.keyboard.press('Escape');
  await expect(table.thing(`card:${card!.id}`)).not.toHaveAttribute('data-chosen');
});

test('a letter that presses no button says why', async ({ page }) => {
  const table = await begin(page);
  const said = page.locator('.prompt .said');
  await table.thing(`card:${table.model.reserve[0]!.id}`).focus();
  const [card] = table.model.seats[table.asked]!.hand;
  await walk(page, `card:${card!.id}`);
  for (const [key, text] of [
    ['d', 'First choose a card'],
    ['f', 'First choose a card'],
    ['a', 'First choose a card'],
    ['p', 'First choose in the Reserve'],
    ['9', 'This key does nothing'],
  ] as const) {
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(said).toContainText(text);
  }
  await page.keyboard.press('Enter');
  await expect(table.thing(`card:${card!.id}`)).toHaveAttribute('data-chosen', '');
  await page.keyboard.press('e');
  await expect(said).toContainText('First take back what you have chosen');
  // What the rules forbid they give the reason for: a card that is no Vehicle does not defend.
  await page.keyboard.press('Escape');
  const other = table.model.seats[table.asked]!.hand.find((one) => one && !isVehicle(one.kind))!;
  await walk(page, `card:${other.id}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('d');
  await expect(said.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', /^RUSH-/);
});

/** Plays this many turns by the command box, or to the end of the game. */
const playByBox = async (page: Page, most: number): Promise<void> => {
  test.setTimeout(900_000);
  const faults = watchForFaults(page.context());
  const table = await begin(page);
  const field = await openCommand(page);
  const offers = page.locator('#continuations [role=option]');
  /** Types the first two letters and accepts completions as far as they lead; the rest is typed. */
  const byOffers = async (text: string): Promise<void> => {
    await field.focus();
    await field.fill('');
    await page.keyboard.type(text.slice(0, 2));
    for (;;) {
      const value = await field.inputValue();
      const list = value === text ? [] : await offers.allTextContents();
      const at = list
        .map((one) => one.trim())
        .findIndex((one) => one.length > value.length && text.startsWith(one));
      if (at < 0) break;
      for (let n = 0; n <= at; n++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(value.length);
      offered++;
    }
    const value = await field.inputValue();
    if (value !== text) {
      expect(text.startsWith(value)).toBe(true);
      await page.keyboard.type(text.slice(value.length));
    }
    await page.keyboard.press('Enter');
  };
  let [turns, offered] = [0, 0];
  while (turns < most && (await table.settle()) === 'asked') {
    const text = anyAttack(table.model, table.asked) ?? table.think();
    await table.play(text, byOffers);
    if (text === 'end') turns++;
  }
  expect(turns).toBe(Math.min(most, SHORT.roundLimit));
  expect(offered).toBeGreaterThanOrEqual(turns);
  expect(faults).toEqual([]);
};

test('the command box offers how to go on, and plays a turn', ({ page }) => playByBox(page, 1));

test('a whole short game by the command box', { tag: '@long' }, async ({ page }) => {
  await playByBox(page, Number.POSITIVE_INFINITY);
  await expect(page.locator('[data-result] [data-scoring=whole]')).toBeVisible();
  await expect(page.locator('[data-result] h2')).toBeFocused();
});
