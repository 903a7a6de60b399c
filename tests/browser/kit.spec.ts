/** The gallery of the table kit on the development server: every piece in every state, alive, by day and by night. */
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { CARDS, expectAccessible } from './accessibility.ts';

let server: ViteDevServer;
let url: string;
test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The development server has no port');
  url = `http://127.0.0.1:${address.port}/kit`;
});
test.afterAll(() => server.close());

/** The states that each piece is shown in. */
const STATES = {
  touch: ['plain', 'active', 'chosen', 'affordable', 'locked', 'aimed'],
  faces: ['with room for words', 'signs only', 'a picture and its values', 'without lines'],
  piles: ['empty', 'one', 'many', 'open, with a sign', 'narrow'],
  hands: ["one's own hand, with one card forward", "somebody else's hand", 'tray', 'empty tray'],
  dice: ['throw, choose, throw again or keep', 'other dice'],
  tokens: ['0', '1', '3', '12'],
  maps: ['64 places', '400 places, 200 pieces'],
  boards: ['spots', 'aims', 'lines', 'trails', 'shots', 'lit', 'ring', 'drive'],
  seated: ['wide', 'narrow'],
  grounds: [
    'rocks, steppe',
    'woods, meadow',
    'woods, autumn',
    'firs, snow',
    'houses, meadow',
    'ruins, paving',
    'columns, desert',
    'teeth, meadow',
    'crags, autumn',
    'crags, snow',
    'walls, steppe',
    'walls, mud',
    'hedges, gravel',
    'crates, paving',
    'sandbags, mud',
    'islands, shallows',
    'water, meadow',
  ],
  graphs: ['two seats', 'five seats, 60 turns', 'no turns'],
  scores: ['during a game', 'revealed step by step', 'the end, shared', 'points alone, narrow'],
  seats: [
    'name plate',
    "to move, with the shell's line",
    'strip',
    'wide strip',
    'standings',
    'standings, narrow',
  ],
  stocks: ['plenty', 'nearly gone', 'narrow'],
  lookups: ['folded', 'unfolded', 'matrix', 'legend'],
  prompts: ['asked', 'refused', 'noted', 'waiting'],
  captions: ['turn', 'turn, with speech', 'narrow', 'speech alone', 'without a face', 'list', 'empty list'],
  help: ['coach', 'digest', 'empty digest'],
} as const;

const open = async (page: Page, query = ''): Promise<void> => {
  // What is lit would pulse for ever, and the page never be at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}?pace=0${query}`);
  await page.locator('#help').waitFor();
  await page.locator('#graphs').waitFor();
};
const valuesOf = (page: Page): Promise<string[]> =>
  page
    .locator('#dice [data-state^=throw] [data-thing]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label') ?? ''));

test('every piece is there in all its states, by day and by night', async ({ page }) => {
  await open(page);
  for (const [piece, states] of Object.entries(STATES)) {
    const shown = () =>
      page
        .locator(`#${piece} [data-state]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
    await expect.poll(shown, piece).toEqual([...states]);
  }
  await expectAccessible(page, 'the gallery', { without: CARDS });
});

test('things are touched, and looked at by a long press or the second button', async ({ page }) => {
  await open(page);
  const told = page.locator('[data-told]');
  await page.locator('[data-thing="state:active"]').click();
  await expect(told).toHaveText('touched state:active');
  await page.locator('[data-thing="state:plain"]').click({ button: 'right' });
  await expect(told).toHaveText('looked at state:plain');
  await page.locator('[data-thing="state:locked"]').click({ delay: 700 });
  // The end of a long press is no tap.
  await expect(told).toHaveText('looked at state:locked');
  await page.locator('[data-thing="card:7"]').press('Enter');
  await expect(told).toHaveText('touched card:7');
});

test('dice are thrown, thrown again and kept; only those that are meant change', async ({ page }) => {
  await open(page);
  await expect
    .poll(() => valuesOf(page))
    .toEqual(
      [1, 2, 3, 4, 5, 6].map((n) =>
        expect.stringMatching(n % 3 === 1 ? /^red die: not thrown/ : /not thrown/),
      ),
    );
  await page.locator('[data-throw]').click();
  const first = await valuesOf(page);
  for (const text of first) expect(text).toMatch(/^(red|blue|green) die: [1-8]$/);
  // The whole throw is read aloud.
  await expect(page.locator('#dice [data-state^=throw] [aria-live]')).toHaveText(first.join(', '));
  await page.locator('[data-thing="die:2"]').click();
  await page.locator('[data-keep]').click();
  const kept = await valuesOf(page);
  expect(kept.at(-1)).toBe(`${first[1]}, kept`);
  await page.locator('[data-thing="die:1"]').click();
  await page.locator('[data-throw-again]').click();
  const again = await valuesOf(page);
  expect(again.slice(1)).toEqual(kept.slice(1));
  await expect(page.locator('[data-throw-again]')).toBeDisabled();
});

test('a map of 400 places is chosen from, enlarged and moved about by mouse and keys', async ({ page }) => {
  await open(page);
  const map = page.getByRole('application', { name: 'Map of 400 places' });
  await expect(map.locator('.place')).toHaveCount(400);
  await expect(map.locator('.piece')).toHaveCount(200);
  const box = (await map.boundingBox())!;
  await map.click({ position: { x: box.width * 0.975, y: box.height * 0.975 } });
  await expect(map).toHaveAttribute('data-chosen', '399');
  await map.press('ArrowRight');
  await map.press('ArrowDown');
  await map.press('Enter');
  await expect(map).toHaveAttribute('data-chosen', '21');
  await map.press('z');
  await expect(map).not.toHaveAttribute('data-zoom', '1.00');
  const before = (await map.getAttribute('viewBox'))!;
  for (let steps = 0; steps < 12; steps++) await map.press('ArrowRight');
  await expect(map).toHaveAttribute('data-cursor', '33');
  // What is enlarged follows the cursor.
  await expect(map).not.toHaveAttribute('viewBox', before);
  await map.press('z');
  await expect(map).toHaveAttribute('data-zoom', '1.00');
});

test('a table has a place for every seat; on a narrow screen one opponent at a time is unfolded', async ({
  page,
}) => {
  await open(page);
  const places = (name: string) => page.locator(`[data-seated=${name}] [data-seat-place]`);
  await expect(places('wide')).toHaveText([
    'Seat 2, beyond',
    'Seat 3, beyond',
    'Seat 4, beyond',
    'Seat 1, own',
  ]);
  await expect(places('narrow')).toHaveText(['Seat 1, own']);
  const strip = (seat: number) => page.locator(`[data-seated=narrow] [data-strip-of="${seat}"]`);
  await strip(2).click();
  await strip(3).click();
  await expect(strip(2)).toHaveAttribute('aria-expanded', 'false');
  await expect(places('narrow')).toHaveText(['Seat 3, unfolded', 'Seat 1, own']);
  await strip(3).click();
  await expect(places('narrow')).toHaveText(['Seat 1, own']);
  await page.locator('[data-lay=narrow]').click();
  await expect(page.locator('[data-seated=narrow] [data-over]')).toHaveText('To choose from: 2, 3');
});

test('offers stand in a ring round a place; the keys go over the squares of a board', async ({ page }) => {
  await open(page);
  const board = page.getByRole('application', { name: 'Board: ring' });
  await page.locator('[data-offer="4"]').click();
  await expect(board).toHaveAttribute('data-facing', '4');
  await board.focus();
  for (const [key, place] of [
    ['ArrowUp', '2 2'],
    ['ArrowUp', '2 3'],
    ['End', '4 3'],
    ['ArrowRight', '5 3'],
    ['ArrowRight', '5 3'],
    ['Home', '0 3'],
    ['n', '0 0'],
    ['n', '2 2'],
    ['p', '0 0'],
    ['p', '4 4'],
  ] as const) {
    await board.press(key);
    await expect(board).toHaveAttribute('data-place-told', place);
  }
  await expect(board.locator('.cursor')).toHaveCount(2);
  await board.click({ position: { x: 5, y: 5 } });
  await expect(board.locator('.cursor')).toHaveCount(0);
});

test('a piece drives along its way and fires; without motion it is simply there', async ({ page }) => {
  await open(page);
  const board = page.getByRole('application', { name: 'Board: drive' });
  await page.locator('[data-drive]').click();
  await expect(board).toHaveAttribute('data-moment', '1');
  await page.goto(`${url}?pace=400`);
  // The shot is seen for a moment only.
  const fired = page.waitForFunction(() =>
    document.querySelector('[aria-label="Board: drive"] :is(.bolt, .blast)'),
  );
  await page.locator('[data-drive]').click();
  await fired;
  await expect(board).toHaveAttribute('data-moment', '1');
  await expect(board.locator('.blast')).toHaveCount(0);
});

test('pieces fly to where they lie, and are simply there without motion', async ({ page }) => {
  await open(page, '&pace=0');
  const right = page.locator('#motion [data-place=right] [data-piece]');
  await page.locator('[data-fly-all]').click();
  await expect(right).toHaveCount(12);
  await expect(page.locator('#motion [data-flying]')).toHaveAttribute('data-flying', '0');
  await page.goto(`${url}?pace=120`);
  await page.locator('[data-fly-one]').click();
  await expect(right).toHaveCount(1);
  await expect(page.locator('#motion [data-flying]')).toHaveAttribute('data-flying', '0');
  await expect(page.locator('#motion .flyer')).toHaveCount(0);
});

test('a score sheet is revealed step by step, or as a whole', async ({ page }) => {
  await open(page);
  const sheet = page.locator('[data-state="revealed step by step"] [data-scoring]');
  await expect(sheet.locator('[data-award]')).toHaveCount(1);
  await expect(sheet.locator('[data-score-of]')).toHaveCount(0);
  await sheet.locator('[data-scoring-next]').click();
  await sheet.locator('[data-scoring-next]').click();
  await expect(sheet.locator('[data-award]')).toHaveCount(2);
  // The first column is filled in, the others are still empty.
  await expect(sheet.locator('[data-score-of="1"] td')).toHaveText(['9', '', '']);
  await sheet.locator('[data-scoring-skip]').click();
  await expect(sheet).toHaveAttribute('data-scoring', 'whole');
  await expect(sheet.locator('[data-tie=coins]')).toContainText('Bartek: 12');
  await expect(sheet.locator('[data-winners]')).toHaveAttribute('data-winners', '2 4');
});

test('a thing is looked at: what it is, what can be done with it, and why not', async ({ page }) => {
  // What is lit pulses for ever otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.locator('[data-look=castle]').click();
  const castle = page.locator('dialog[open] [data-info=castle]');
  await expect(castle.locator('[data-use=move]')).toHaveAttribute('data-may', 'true');
  await expect(castle.locator('[data-use=fire] [data-clause-link]')).toHaveCount(1);
  await expect(castle.locator('dd')).toHaveText(['7', '5']);
  await expectAccessible(page, 'a thing looked at', { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(castle).toHaveCount(0);
  // A thing without picture, abilities and uses.
  await page.locator('[data-look=title]').click();
  await expect(page.locator('dialog[open] [data-info=title] .stands')).toHaveText('Anna4');
});

test('the reference is searched; things are listed once something is sought', async ({ page }) => {
  // What is lit pulses for ever otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.locator('[data-reference-of]').click();
  const reference = page.locator('dialog[open] [data-reference]');
  await expect(reference.locator('[data-ability]')).toHaveCount(2);
  await expect(reference.locator('[data-entry]')).toHaveCount(0);
  await expect(reference.locator('[data-help=stay] p')).toBeHidden();
  await expectAccessible(page, 'the reference', { within: 'dialog[open]' });
  await reference.locator('[name=sought]').fill('walk');
  await expect(reference.locator('[data-ability]')).toHaveCount(1);
  await expect(reference.locator('[data-entry]')).toHaveText(['Walking castle · walks']);
  // What is found is unfolded.
  await expect(reference.locator('[data-help=stay] p')).toBeVisible();
  await reference.locator('[data-entry=castle]').click();
  await expect(page.locator('dialog[open] [data-info=castle]')).toBeVisible();
  await page.keyboard.press('Escape');
  await reference.locator('[name=sought]').fill('zebra');
  await expect(reference.locator('p')).toHaveText(['Nothing found.']);
});

test('a digest tells in one line what one player won', async ({ page }) => {
  await open(page);
  const lines = page.locator('[data-state=digest] [data-digest]');
  await expect(lines).toHaveText(['Anna captured your base.', 'Bo: two cards · 3 points']);
  await expect(page.locator('[data-state="empty digest"]')).toContainText('Nothing that concerns you.');
});

test('a strip says whether it is unfolded, and a standing how one stands', async ({ page }) => {
  await open(page);
  const strip = page.locator('[data-state=strip] [data-strip]');
  await expect(strip).toHaveAttribute('aria-expanded', 'false');
  await strip.click();
  await expect(strip).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-state=standings] [data-thing]')).toHaveText([
    /Longest road.*you lead by 2/,
    /Largest fleet.*tied for the lead/,
    /Coins.*3 behind/,
    /Total.*–/,
  ]);
  await expect(page.locator('[data-thing="award:road"]')).toHaveAccessibleName(
    'Longest road: Anna 7, Bartek 5. you lead by 2',
  );
});
