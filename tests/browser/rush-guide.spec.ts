/** The guide and the summary beside the table of Rush, and the moments of a game with hidden information. */
import { expect, type Page, test } from '@playwright/test';
import { nextFrame } from './layout.ts';
import { becomeGuest, quickBots, TestServer, typeMove, watchForFaults } from './support.ts';

// Here things move, as they do for most people; elsewhere they are simply there.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const shell = (page: Page) => page.locator('.shell[data-at]');
const table = (page: Page) => page.locator('[data-moment]');

/** Waits until this player has to decide, or the game is over. */
const settle = async (page: Page): Promise<boolean> => {
  await expect
    .poll(
      () =>
        shell(page).evaluate(
          (e) => (e as HTMLElement).dataset.asked !== '' || (e as HTMLElement).dataset.over !== '',
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return (await shell(page).getAttribute('data-over')) !== '';
};
const play = async (page: Page, text: string): Promise<void> => {
  const before = Number(await shell(page).getAttribute('data-last'));
  await typeMove(page, text);
  await expect.poll(async () => Number(await shell(page).getAttribute('data-last'))).toBeGreaterThan(before);
};

/** Opens a table against bots and moves first. */
const open = async (
  page: Page,
  options: Record<string, string | number | boolean> = {},
  bots = 1,
): Promise<string> => {
  // Where bots are slow, captions tell what the digest does otherwise.
  await quickBots(page);
  await becomeGuest(page, server.url);
  const data = {
    game: 'rush',
    options: { firstPlayer: '1', clock: 'none', ...options },
    seats: [{ kind: 'human' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'rookie' }))],
  };
  const opened = await page.request.post(`${server.url}/api/tables`, { data });
  expect(opened.status(), await opened.text()).toBe(201);
  const address = `${server.url}/t/${((await opened.json()) as { table: string }).table}`;
  await page.goto(address);
  await settle(page);
  return address;
};

/** The visible cards of one's own hand, in order, once the whole table is rendered and no card is in the air. */
const ownHand = async (page: Page): Promise<(string | null)[]> => {
  await expect(shell(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[data-flying="0"]')).toHaveCount(1);
  return page
    .locator('.mine .hand [data-thing^="card:"]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-thing')));
};

test('two taps from the front page to the first turn', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await page.goto(server.url);
  await page.locator('[data-play=rush]').click();
  await page.locator('[data-level=rookie]').click();
  await expect(shell(page)).toBeVisible();
  await settle(page);
  await expect(page.locator('[data-seat]').filter({ hasText: 'Rookie Pip 3' })).not.toHaveCount(0);
  // Coming from the front page, styles are loaded in another order than with the table's own address.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.mine .plate [data-seat]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(faults).toEqual([]);
});

test('the coach says each thing once; the digest tells what others did; both are put away', async ({
  page,
}) => {
  const address = await open(page);
  const coach = page.locator('[data-coach]');
  await expect(coach).toHaveAttribute('data-coach', 'firstTurn');
  await coach.locator('[data-coach-ok]').click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await settle(page);
  await expect(page.locator('[data-coach=firstTurn]')).toHaveCount(0);
  await play(page, 'end');
  await settle(page);
  const digest = page.locator('[data-digest-card]');
  // Purchases of others are listed. A bot may have attacked without buying, or only ended its turn.
  const bought = (await page.locator('.record li').allInnerTexts()).some((text) => /buys|gains/.test(text));
  if (bought) await expect(digest).toHaveCount(1);
  // The coach waits until it has been read.
  await expect(digest.or(coach).first()).toBeVisible();
  const did = (await digest.count()) === 1;
  if (did) await digest.locator('button').click();
  await expect(digest).toHaveCount(0);
  await expect(coach).toHaveCount(1);
  await coach.locator('[data-coach-off]').click();
  await expect(coach).toHaveCount(0);
  await page.goto(`${server.url}/settings`);
  await expect(page.locator('input[name=lessons]')).not.toBeChecked();
  await page.locator('label:has(input[name=lessons])').click();
  await page.locator('[data-lessons-again]').click();
  await page.goto(address);
  await settle(page);
  // The summary comes first.
  if (did) await digest.locator('button').click();
  await expect(coach).toHaveCount(1);
});

test('on a telephone the coach welcomes before anything else is told, in a line that covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { firstPlayer: '2' });
  const coach = page.locator('[data-coach]');
  await expect(coach).toHaveAttribute('data-coach', 'firstTurn');
  await expect(coach.locator('[data-coach-line]')).toHaveText('The most points win');
  await expect(coach.locator('p')).toBeHidden();
  await expect(page.locator('[data-digest-card]')).toHaveCount(0);
  // The hand is above the line, and the line above the question.
  const bottomOf = async (part: string): Promise<number> => {
    const box = await page.locator(part).last().boundingBox();
    return box!.y + box!.height;
  };
  const topOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())!.y;
  expect((await coach.boundingBox())!.height).toBeLessThan(56);
  // The page is scrolled there.
  await expect
    .poll(async () => (await bottomOf('.mine .hand [data-thing^="card:"]')) - (await topOf('[data-coach]')))
    .toBeLessThanOrEqual(1);
  expect(await bottomOf('[data-coach]')).toBeLessThanOrEqual((await topOf('.prompt')) + 1);
  /** Where the table and the question are, after the frame in which the page would scroll. */
  const places = async () => {
    await nextFrame(page);
    return page.evaluate(() =>
      ['.board', '.prompt'].map((part) => document.querySelector(part)!.getBoundingClientRect().top),
    );
  };
  const before = await places();
  await coach.locator('[data-coach-line]').click();
  await expect(coach.locator('p')).toContainText('Welcome: the most points win.');
  // Neither what is read in full nor the end of it moves the table.
  expect(await places()).toEqual(before);
  await expect(coach.locator('[data-coach-ok]')).toBeInViewport({ ratio: 1 });
  // While something is composed, its buttons have the room.
  const card = page.locator('.mine .hand [data-thing^="card:"]').first();
  await card.click();
  await expect(coach).toBeHidden();
  await page.locator('[data-action=cancel]').click();
  await expect(coach).toBeVisible();
  const after = await places();
  await coach.locator('[data-coach-ok]').click();
  await expect(coach).toHaveCount(0);
  expect(await places()).toEqual(after);
});

test('the big card, the reference and advice', async ({ page }) => {
  await open(page);
  await page.locator('.mine .hand [data-thing^="card:"]').first().click({ button: 'right' });
  // A dialog that is not open yet does not hear Escape.
  const info = page.locator('dialog[open] [data-info]');
  await expect(info.locator('[data-use]')).not.toHaveCount(0);
  for (const use of await info.locator('[data-use][data-may=false]').all())
    await expect(use.locator('[data-clause-link]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(info).toHaveCount(0);

  await page.locator('[data-tool=reference]').click();
  const reference = page.locator('[data-reference]');
  await expect(reference.locator('[data-ability]')).toHaveCount(11);
  await reference.locator('[name=sought]').fill('siege');
  await expect(reference.locator('[data-ability=siege]')).toHaveCount(1);
  await expect(reference.locator('[data-entry=ussr-kv-2]')).toHaveCount(1);
  await reference.locator('[name=sought]').fill('ис 2');
  await expect(reference.locator('[data-entry]')).toHaveText([/^IS-2 · USSR/]);
  await reference.locator('[name=sought]').fill('siege');
  await reference.locator('[data-help=auxiliarySafe] [data-clause-link]').click();
  // The rulebook is loaded when it is opened for the first time.
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules).toContainText('RUSH-6.15');
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reference).toHaveCount(0);

  // A hint is set up on the table with its reason; one tap confirms it. It stands where it stood, before and after.
  const places = () =>
    page
      .locator('.bar [data-tool]')
      .evaluateAll((tools) => tools.map((one) => (one as HTMLElement).dataset.tool));
  const before = await places();
  expect(before[0]).toBe('hint');
  await page.locator('[data-coach-advice]').click();
  const note = page.locator('.prompt .note');
  await expect(note).toHaveText(/I would do this: .* Because .*\./, { timeout: 30_000 });
  const last = Number(await shell(page).getAttribute('data-last'));
  await page.locator('.prompt .actions .primary').click();
  await expect.poll(async () => Number(await shell(page).getAttribute('data-last'))).toBeGreaterThan(last);
  await settle(page);
  await expect.poll(places).toEqual(before);
});

test('every moment of a game with secrets has an address, for its player and for who watches', async ({
  page,
  browser,
}) => {
  const address = await open(page);
  const first = await ownHand(page);
  expect(first).toHaveLength(3);
  await play(page, 'end');
  await settle(page);
  const second = await ownHand(page);
  expect(second).not.toEqual(first);

  await page.locator('.record [data-index="1"] button').click();
  await expect(page).toHaveURL(/at=1$/);
  await expect(table(page)).toHaveAttribute('data-moment', '1');
  await page.goto(`${address}?at=0`);
  await expect(table(page)).toHaveAttribute('data-moment', '0');
  expect(await ownHand(page)).toEqual(first);
  // Nothing can be played in the past.
  await expect(page.locator('[data-thing][data-active]')).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(table(page)).toHaveAttribute('data-moment', '1');
  await page.locator('[data-action=present]').click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => ownHand(page)).toEqual(second);

  // A spectator sees what everybody saw: the open hand of the turn, not the one drawn after it.
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`${address}?at=0`);
  await expect(table(guest)).toHaveAttribute('data-moment', '0');
  expect(await ownHand(guest)).toEqual(first);
  await guest.goto(`${address}?at=1`);
  await expect(table(guest)).toHaveAttribute('data-moment', '1');
  expect(await ownHand(guest)).toEqual([]);
  await context.close();
});

test('the end is revealed step by step, then comes the result; it can be seen again', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ motion: 'slow' })),
  );
  await open(page, { roundLimit: 5 });
  while (!(await settle(page))) {
    // Nothing is bought, so the only other possible question is the bot's Sabotage.
    const sabotaged = (await page.locator('.asked').innerText()).includes('Sabotage!');
    await play(page, sabotaged ? `discard ${(await ownHand(page))[0]!.replace('card:', '')}` : 'end');
  }
  const scoring = page.locator('[data-scoring]');
  await expect(scoring).toBeVisible();
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await expect(scoring).not.toHaveAttribute('data-scoring', 'whole');
  await expect(scoring.locator('[data-winners]')).toHaveCount(0);
  await scoring.locator('[data-scoring-next]').click();
  // The playback shows them one after the other, too.
  await expect(scoring.locator('[data-award]')).toHaveCount(3);
  await expect(scoring.locator('[data-winners]')).toHaveCount(0);
  await scoring.locator('[data-scoring-skip]').click();
  await expect(scoring.locator('[data-award]')).toHaveCount(3);
  await expect(scoring.locator('[data-winners]')).toHaveCount(1);
  // The result stands above what was revealed, and the table is not covered.
  await expect(page.locator('[data-result] h2')).toBeInViewport();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('[data-tool=sheet]').click();
  await expect(page.locator('dialog[open] [data-winners]')).toHaveCount(1);
});
