/** The end of a match: who has won and by what, how it went, and looking back at it. */
import { expect, type Page, test } from '@playwright/test';
import { importGame } from '#games/tank-chess/rules/notation/import.ts';
import { SAMPLE_RECORD } from '#games/tank-chess/tests/fixtures/sample-record.ts';
import { expectAccessible } from './accessibility.ts';
import { coveredOf } from './layout.ts';
import { openRush, quiet, RushPage } from './rush-support.ts';
import { expectMoments, openTable, TestServer, typeMove, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const shell = (page: Page) => page.locator('.shell[data-at]');
const type = async (page: Page, text: string, turns: number): Promise<void> => {
  await typeMove(page, text);
  await expect(shell(page)).toHaveAttribute('data-last', String(turns));
};

test('the sample game of Tank Chess: what decided it is shown, and what was better can be tried', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(context);
  await quiet(page);
  const options = { scenarioId: 'training-ground', colours: 'hostWhite', clock: 'none' };
  const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
  await page.goto(
    await openTable(page, server.url, { game: 'tank-chess', options, seats: [...seats], passAndPlay: true }),
  );
  await new TablePage(page).settle();
  const record = importGame(SAMPLE_RECORD);
  if (!record.ok) throw new Error(record.error.code);
  const { turns } = record.value;
  for (const [n, { text }] of turns.entries()) await type(page, text, n + 1);

  const ending = page.locator('[data-result]');
  await expect(ending.locator('h2')).toHaveText('Black wins');
  await expect(ending.locator('h2')).toBeFocused();
  await expect(ending).toContainText('The command tank has escaped.');
  await expect(page.locator('input[name=command]')).toHaveCount(0);
  // The final position is in sight.
  await expect(page.locator('.board')).toBeInViewport({ ratio: 0.9 });
  await expect(ending.locator('[data-line]')).toHaveText([/White\s+0%/, /Black\s+100%/]);
  await expect(ending.locator('[data-highlight=decisive]')).toContainText('Turn 3 of 8');
  await expect(ending.locator('[data-verify]')).toHaveCount(0);
  await ending.locator('[data-graph] summary').click();
  await expect(ending.locator('[data-graph] tbody tr')).toHaveCount(turns.length + 1);
  // A number stands for a turn of each, as in the record.
  await expect(ending.locator('[data-graph] tbody th').nth(3)).toHaveText('2 · Black');
  await expectAccessible(page, 'the end');
  // In a wider place the graph is drawn as wide.
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 820, height: 1180 });
  const part = () =>
    ending
      .locator('[data-graph] .plot')
      .evaluate((plot) => plot.querySelector('.rule')!.getBoundingClientRect().width / plot.clientWidth);
  await expect.poll(part).toBeGreaterThan(0.94);
  await page.setViewportSize(screen);

  // The escape is played again.
  await expectMoments(page, ending.locator('[data-show=last]'), [
    String(turns.length - 1),
    String(turns.length),
  ]);

  await ending.locator('[data-review]').press('Enter');
  const moment = ending.locator('[data-marked]');
  await expect(moment.locator('[data-review-next]')).toBeFocused();
  await expect(moment).toHaveAttribute('data-marked', '1');
  const first = await shell(page).getAttribute('data-at');
  await expect(moment.locator('[data-better=better]')).toContainText('Major Iron’s idea: ');
  // What was played is said in words, and shown; so is the position before it.
  const [, from, to] = /tank from (\w+) to (\w+), facing/.exec(
    (await moment.locator('.played').textContent())!,
  )!;
  const tankOn = (square: string) => page.locator(`[data-thing="${square}"]`);
  await expect(moment.locator('h3')).toContainText('After');
  await expect(tankOn(to!)).toHaveCount(1);
  await expect(tankOn(from!)).toHaveCount(0);
  await expect(page.locator('.board [data-lit]')).toHaveCount(2);
  await moment.locator('[data-review-side=before]').click();
  await expect(moment.locator('h3')).toContainText('Before');
  await expect(tankOn(from!)).toHaveCount(1);
  await expect(tankOn(to!)).toHaveCount(0);
  await moment.locator('[data-review-side=after]').click();
  await expect(shell(page)).toHaveAttribute('data-at', first!);
  await expectAccessible(page, 'a marked moment');
  await moment.locator('[data-review-next]').click();
  await expect(moment).toHaveAttribute('data-marked', '2');
  await expect(shell(page)).not.toHaveAttribute('data-at', first!);
  // By keys to the last one and back: at neither end the focus is lost.
  const [before, next] = [moment.locator('[data-review-before]'), moment.locator('[data-review-next]')];
  for (const button of [next, before]) {
    await button.focus();
    for (let n = 0; n < 20 && (await button.getAttribute('aria-disabled')) === 'false'; n++)
      await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  }
  await expect(moment).toHaveAttribute('data-marked', '1');
  await expect(shell(page)).toHaveAttribute('data-at', first!);

  // The private board begins there, with the better turn already played; the moment is still marked afterwards.
  await moment.locator('[data-review-try]').click();
  await expect(page.locator('.trial')).toHaveAttribute('data-trial', '1');
  await expect(page.locator('.trial')).toHaveAttribute('data-at', first!);
  await page.locator('[data-trial-return]').click();
  await expect(moment).toHaveAttribute('data-marked', '1');
  await moment.locator('[data-review-close]').press('Enter');
  await expect(ending.locator('[data-review]')).toBeFocused();
  await expect(shell(page)).toHaveAttribute('data-at', String(turns.length));

  // On a phone what was played is shown again above the panel, with the way back.
  await page.setViewportSize({ width: 390, height: 844 });
  await ending.locator('[data-show=decisive]').click();
  await expect(ending.locator('[data-shown]')).toContainText('command tank from d9 to d4');
  await expect(ending.locator('[data-action=present]')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredOf(page, '.board [data-thing]')).toEqual([]);
  await ending.locator('[data-action=present]').click();
  await expect(shell(page)).toHaveAttribute('data-at', String(turns.length));

  // It can be folded there.
  await page.setViewportSize({ width: 360, height: 640 });
  await ending.locator('[data-fold]').click();
  await expect(ending.locator('[data-graph]')).toBeHidden();
  await expect(ending.locator('h2')).toBeVisible();
  await ending.locator('[data-fold]').click();
  await expect(ending.locator('[data-graph]')).toBeVisible();

  // Of two who share a device none is "you", in the lists either.
  await page.goto(`${server.url}/tables`);
  await expect(page.locator('[data-table]')).toContainText('Black wins');
  expect(faults).toEqual([]);
});

test('a short game of Rush: points and chances, the deal, a stronger bot', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await quiet(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const address = await openRush(page, server.url, ['person', 'rookie'], {
    firstPlayer: '1',
    roundLimit: 5,
    clock: 'none',
  });
  const table = new RushPage(page);
  await page.goto(address);
  while ((await table.settle()) === 'asked') {
    const text = table.think();
    await table.play(text, (one) => table.type(one));
  }
  const ending = page.locator('[data-result]');
  await expect(ending.locator('h2')).toBeVisible();
  const scores = table.view.outcome!.scores!;
  await expect(ending.locator('[data-graph-of=points]')).toHaveAttribute('aria-pressed', 'true');
  await expect(ending.locator('[data-line] b')).toHaveText(scores.map(String));
  await ending.locator('[data-graph-of=chances]').click();
  await expect(ending.locator('[data-line] b')).toHaveText(
    table.view.outcome!.ranks.map((rank, _, all) =>
      rank === 1 ? `${100 / all.filter((one) => one === 1).length}%` : '0%',
    ),
  );
  await expect(ending.locator('[data-verify]')).toHaveText('Check the deal');
  await expectAccessible(page, 'the end of Rush', { within: '.ending' });
  const next = ending.locator('[data-stronger=gunner]');
  await expect(next).toHaveAccessibleName('Next opponent: Gunner Greta');
  // One row on the smallest phone, also with the longest name of a bot.
  await page.setViewportSize({ width: 360, height: 640 });
  const tops = await next.evaluate((button) => {
    button.lastChild!.textContent = 'Maresciallo d’Acciaio';
    const row = button.parentElement!;
    // A game whose chances never swung has no moments to review: the row is measured with three buttons all the same.
    if (!row.querySelector('[data-review]')) {
      const review = row.firstElementChild!.cloneNode() as HTMLElement;
      review.textContent = 'Review';
      row.append(review);
    }
    return [...row.children].map((one) => one.getBoundingClientRect().top);
  });
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await next.click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('[data-seat]').filter({ hasText: 'Gunner Greta' })).not.toHaveCount(0);
  expect(faults).toEqual([]);
});
