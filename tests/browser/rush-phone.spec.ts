/** Rush on a telephone: words on targets, a hand that is empty, and what was said when something else is asked. */
import { type Browser, expect, test } from '@playwright/test';
import type { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import type { Language } from '#engine/text.ts';
import { COST, KIND_IDS } from '#games/rush/content/cards.ts';
import { rush } from '#games/rush/rules/game.ts';
import { step, VERB } from '#games/rush/rules/steps.ts';
import { type Model, modelOf } from '#games/rush/table/model.ts';
import { quiet, RushPage } from './rush-support.ts';
import { openSaved } from './saved-table.ts';
import { TestServer, telephone } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());
test.setTimeout(300_000);

/** A table between the person of a telephone and a bot, from the moment at which this holds. */
const saved = async (
  browser: Browser,
  deal: string,
  until: (model: Model, match: Match) => boolean,
  language: Language = 'en',
) => {
  const sitting = await telephone(browser);
  const { page } = sitting;
  const address = await openSaved(server, {
    ...{ game: 'rush', options: { firstPlayer: '1' }, deal, level: 'gunner' },
    seats: [page, 'rookie'],
    until: (match) => match.owing === 1 && until(modelOf(viewOf(match, seatBit(0))), match),
  });
  await quiet(page, language);
  const table = new RushPage(page, true);
  await page.goto(address);
  await table.settle();
  return { ...sitting, table };
};

for (const language of ['en', 'it', 'pl'] as const)
  test(`what would become of a defender is read as a whole, ${language}`, async ({ browser }) => {
    const { context, page, faults } = await saved(
      browser,
      'aims',
      (model) => model.asked === 'chooseAttackStep' && model.seats[1]!.bases.some(({ defender }) => defender),
      language,
    );
    const words = page.locator('[data-targets] .defender .effect span');
    await expect(words).not.toHaveCount(0);
    for (const word of await words.all()) {
      const cut = await word.evaluate((one) => {
        const [said, plate] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
        return one.scrollWidth > one.clientWidth + 1 || said.left < plate.left || said.right > plate.right;
      });
      expect(cut, await word.innerText()).toBe(false);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

/** A purchase for which the whole hand is paid. */
const allForOne = ({ state, seats, reserve, asked }: Model): string | undefined => {
  if (asked !== 'stepTwo') return undefined;
  const pay = seats[0]!.hand.map((card) => step(VERB.pay, card!.kind));
  for (const { kind } of reserve) {
    const draft = [step(VERB.buy, kind), ...pay];
    if (pay.length > 0 && !rush.refuse(state, 0, draft, true)) return rush.write(state, 0, draft);
  }
  return undefined;
};

test('an empty hand keeps its place', async ({ browser }) => {
  const { context, page, table, faults } = await saved(
    browser,
    'all for one',
    (model) => allForOne(model) !== undefined,
  );
  const heights = () =>
    page
      .locator('.mine .mat, .mine .hand')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  expect(before).toHaveLength(2);
  await table.play(allForOne(table.model)!);
  await expect(page.locator('.mine .hand [data-thing]')).toHaveCount(0);
  expect(await heights()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('why not is said of what was asked last, also by keys; a Vehicle says what it costs', async ({
  browser,
}) => {
  const poor = (model: Model) =>
    model.asked === 'stepTwo' &&
    model.reserve.find(
      ({ kind }) => rush.refuse(model.state, 0, [step(VERB.buy, kind)], false)?.code === 'HAND_NOT_ENOUGH',
    );
  const { context, page, table, faults } = await saved(browser, 'poor', (model) => Boolean(poor(model)));
  const dear = poor(table.model);
  if (!dear) throw new Error('Everything can be paid');
  const why = page.locator('.prompt .why');
  await table.tap(table.thing(`card:${dear.id}`));
  await expect(why).toContainText(`costs ${COST[dear.kind]}.`);
  await expect(why).toContainText('Nothing has been chosen to pay');
  await table.thing(`card:${dear.id}`).focus();
  // The keys of the table: they drop what was begun, list themselves, and open the help.
  for (const key of ['Backspace', '?', 'r']) {
    await page.keyboard.press('Enter');
    await expect(why, KIND_IDS[dear.kind]!).toBeVisible();
    await page.keyboard.press(key);
    await expect(why, key).toHaveCount(0);
    if (key === 'Backspace') continue;
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await table.thing(`card:${dear.id}`).focus();
  }
  expect(faults).toEqual([]);
  await context.close();
});
