import { expect, type Page, test } from '@playwright/test';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { DIRECTIONS } from '#games/tank-chess/rules/geometry.ts';
import { targetsAt } from '#games/tank-chess/rules/shot.ts';
import { OUT, turnFacing, turnFrom, turnShot, turnTo } from '#games/tank-chess/rules/types.ts';
import { axeFindingsOfAllRules } from './accessibility.ts';
import { openCommand, TestServer, useTool, watchForFaults } from './support.ts';
import { openPosition, sitDown, TablePage } from './tank-chess-support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';

const quiet = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem('ludoteca.settings', JSON.stringify({ language: 'en', motion: 'off' })),
  );
};

/** The live region for screen readers. */
const spoken = (page: Page): Promise<string> =>
  page.locator('[data-announcement]').evaluate((e) => e.textContent?.trim() ?? '');
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName ?? '');

/** Presses a key that causes an announcement, and returns it. */
const pressed = async (page: Page, key: string): Promise<string> => {
  const before = await spoken(page);
  await page.keyboard.press(key);
  await expect.poll(() => spoken(page), { intervals: [5, 10, 20, 50] }).not.toBe(before);
  return spoken(page);
};

/**
 * Moves the cursor to a square with the arrow keys and collects the announcements. On White's board, up is
 * towards rank n.
 */
const walk = async (page: Page, table: TablePage, file: number, rank: number): Promise<string[]> => {
  const heard: string[] = [];
  const at = async () => {
    const name = await table.board.getAttribute('data-cursor');
    return name ? { file: name.charCodeAt(0) - 97, rank: Number(name.slice(1)) - 1 } : undefined;
  };
  if ((await at()) === undefined) await pressed(page, 'ArrowUp');
  for (let now = await at(); now && (now.file !== file || now.rank !== rank); now = await at()) {
    const key =
      now.file < file
        ? 'ArrowRight'
        : now.file > file
          ? 'ArrowLeft'
          : now.rank < rank
            ? 'ArrowUp'
            : 'ArrowDown';
    heard.push(await pressed(page, key));
  }
  return heard;
};

/** Plays a turn with arrows and Enter on the board. An escape is a step beyond the far edge. */
const playByArrows = async (page: Page, table: TablePage, text: string): Promise<string[]> => {
  const read = tankChess.read(table.state, table.state.side, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  const turn = read.value[0]!;
  const { width, height } = table.state.config;
  const place = (square: number) => [square % width, Math.floor(square / width)] as const;
  const [from, to, facing] = [turnFrom(turn), turnTo(turn), turnFacing(turn)];
  const heard = await walk(page, table, ...place(from));
  await page.keyboard.press('Enter');
  if (to === OUT) {
    // White's exit lies beyond the highest rank.
    heard.push(...(await walk(page, table, place(from)[0], height - 1)));
    heard.push(await pressed(page, 'ArrowUp'));
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-action=leave]')).toBeVisible();
    await page.keyboard.press('Enter');
    return heard;
  }
  heard.push(...(await walk(page, table, ...place(to))));
  await page.keyboard.press('Enter');
  const wanted = page.locator(`[data-facing="${DIRECTIONS[facing]}"]`);
  await expect(page.locator('[data-action=done]').or(wanted).first()).toBeVisible();
  if (await wanted.isVisible()) {
    for (let n = 0; n < 8; n++) {
      heard.push(await pressed(page, 'ArrowRight'));
      if (await wanted.evaluate((e) => e.classList.contains('chosen'))) break;
    }
    await page.keyboard.press('Enter');
  }
  const target = targetsAt(table.state, from, to, facing).find((t) => t.shot === turnShot(turn));
  if (target) {
    for (let n = 0; n < 4; n++)
      if ((await pressed(page, 'ArrowRight')).includes(name(target.square, width))) break;
    await expect(table.board.locator('.stop.chosen')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  return heard;
};
const name = (square: number, width: number): string =>
  `${String.fromCharCode(97 + (square % width))}${Math.floor(square / width) + 1}`;

/** Plays the training ground as White to its end, each own turn by `play`. Returns the number of those. */
const playThrough = async (
  page: Page,
  table: TablePage,
  play: (text: string) => Promise<void>,
): Promise<number> => {
  let turns = 0;
  while ((await table.settle()) === 'asked') {
    const text = table.think('major', 20_000);
    const before = (await table.record()).length;
    await play(text);
    await table.waitForTurns(before + 1);
    expect((await table.record())[before]?.startsWith(text.replace(/[+#!]+$/, ''))).toBe(true);
    turns++;
  }
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(table.match.outcome?.reason).toBe(await table.shell.getAttribute('data-over'));
  return turns;
};

test('a whole game with arrows and Enter on the board, spoken at every step', async ({ page, context }) => {
  test.setTimeout(300_000);
  const faults = watchForFaults(context);
  await quiet(page);
  await sitDown(page, server.url, { level: 'recruit', scenario: 'training-ground', colour: 'hostWhite' });
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  expect(await axeFindingsOfAllRules(page)).toEqual([]);
  // Focuses the board once; from then on only keys of the board are used.
  await table.board.focus();
  const turns = await playThrough(page, table, async (text) => {
    expect(await focused(page)).toBe('application');
    const heard = await playByArrows(page, table, text);
    expect(heard.length).toBeGreaterThan(0);
    for (const [n, told] of heard.entries()) {
      expect(told).not.toBe('');
      expect(told).not.toContain('⟨');
      expect(told).not.toBe(heard[n - 1]);
    }
  });
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(faults).toEqual([]);
});

test('a whole game by the command box alone', { tag: '@long' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const faults = watchForFaults(context);
  await quiet(page);
  await sitDown(page, server.url, { level: 'recruit', scenario: 'training-ground', colour: 'hostWhite' });
  const table = new TablePage(page, 'training-ground');
  await table.settle();
  await openCommand(page);
  const turns = await playThrough(page, table, async (text) => {
    expect(await focused(page)).toBe('combobox');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  });
  expect(turns).toBeGreaterThanOrEqual(3);
  expect(faults).toEqual([]);
});

test('every tank is named by owner, type, square, facing and state', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  const expectName = (square: string, name: string) =>
    expect(page.locator(`[data-thing="${square}"]`)).toHaveAttribute('aria-label', name);
  await expectName('e5', 'e5: White, medium tank, faces north.');
  await expectName('b11', 'b11: Black, heavy tank, faces south-east.');
  await expectName('c16', 'c16: Black, command tank, faces south.');
  await expect(page.locator('[data-thing][role=img]')).toHaveCount(5);
  await table.tap('e5');
  await expectName('e5', 'e5: White, medium tank, faces north. Chosen.');
  await table.tap('f7');
  await page.locator('[data-facing=N]').click();
  await page.locator('[data-action=fire-i10]').click();
  // The bot's answer first: the last moment is shown live, and would go on with it.
  await table.waitForTurns(2);
  await page.locator('.record [data-index="1"] button').click();
  await expect(page.locator('[data-wreck=i10]')).toHaveAttribute(
    'aria-label',
    'i10: wreck, Black, medium tank.',
  );
  await expect(page.locator('[data-thing=c16]')).toHaveAttribute(
    'aria-label',
    'c16: Black, command tank, faces south. In CHECK: it could be destroyed next turn.',
  );
});

test('steps are spelled on the board, things are read out, Escape goes back', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.board.focus();
  await walk(page, table, 4, 4);
  const announced = page.locator('[data-announcement]');
  await expect(announced).toContainText('e5: White, medium tank, faces north');
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await expect(announced).toContainText('FF: e7');
  await expect(page.locator('.tank.ghost')).toHaveCount(1);
  // Too many steps: the reason with its clause is shown, and the spelled path stays.
  for (const step of ['f', 'f', 'f', 'f']) await page.keyboard.press(step);
  await expect(page.locator('[data-clause-link]')).toHaveAttribute('data-clause-link', /^TC-4/);
  await expect(page.locator('.tank.ghost')).toHaveCount(1);
  for (let n = 0; n < 6; n++) await page.keyboard.press('Escape');
  await expect(page.locator('.tank.ghost')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(announced).toHaveText(/^Black: 3 tanks\. .*i10: Black, medium tank, faces south\./);
  await page.keyboard.press('o');
  await expect(announced).toHaveText(/^White: 2 tanks\./);
  await page.keyboard.press('t');
  await expect(announced).toContainText('Black could lose next turn: medium tank i10');
  await page.keyboard.press('g');
  await expect(page.locator('.shield')).toHaveCount(8);
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open]')).toContainText('F L R B');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(table.board).toBeFocused();
});

test('the reason that a square is out of reach is read out, though its words are still to be loaded', async ({
  page,
}) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await table.board.focus();
  await walk(page, table, 4, 4);
  await page.keyboard.press('Enter');
  await walk(page, table, 4, 9);
  await expect(page.locator('[data-announcement]')).toHaveText(/^e10: empty\. \S.+ \(TC-4\.2\)/);
});

test('words of a reason that come late are not read out over what was asked for meanwhile', async ({
  page,
}) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/refusals*.js', async (route) => {
    await held;
    await route.continue();
  });
  await table.board.focus();
  await walk(page, table, 4, 4);
  await page.keyboard.press('Enter');
  await walk(page, table, 4, 9);
  await page.keyboard.press('Enter');
  const why = page.locator('.why');
  await expect(why).toContainText('TC-4.2');
  await page.keyboard.press('e');
  const announced = page.locator('[data-announcement]');
  await expect(announced).toHaveText(/^Black: 3 tanks\./);
  const before = await why.textContent();
  release();
  await expect(why).not.toHaveText(before!);
  await expect(announced).toHaveText(/^Black: 3 tanks\./);
});

test('the field for typed moves is there when it is wanted, and as long', async ({ page }) => {
  const table = await openPosition(page, server.url, CROSSFIRE);
  const field = page.locator('input[name=command]');
  await table.board.focus();
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open] dl')).toContainText('opens the field to type moves in');
  // Nothing opens behind a dialog.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  // Its content is gone once the board has the focus again.
  await expect(page.locator('dialog dl')).toHaveCount(0);
  await expect(field).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('me5/');
  await expect(field).toHaveValue('me5/');
  await expect(page.locator('#continuations [role=option]').first()).toBeVisible();
  // Escape closes the list first.
  await page.keyboard.press('Escape');
  await expect(page.locator('#continuations')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(table.board).toBeFocused();

  // Without a keyboard. The device remembers what was wanted last.
  await useTool(page, 'type');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.reload();
  await table.settle();
  await expect(field).toBeVisible();
  await useTool(page, 'type');
  await expect(field).toHaveCount(0);
  await page.reload();
  await table.settle();
  await expect(field).toHaveCount(0);
});

test('the command box completes with legal continuations', async ({ page }) => {
  await quiet(page);
  await openPosition(page, server.url, CROSSFIRE);
  const field = await openCommand(page);
  await field.pressSequentially('me5>f7/n');
  const offers = page.locator('#continuations [role=option]');
  await expect(offers.first()).toBeVisible();
  await field.pressSequentially('*');
  await expect(offers).toHaveText(['Me5>f7/N*i10']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Me5>f7/N*i10');
  await field.press('Enter');
  await expect(page.locator('.record [data-index="1"]')).toContainText('Me5>f7/N*i10');
});

test('a tank is dragged, and Escape cancels the drag', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  const [tank, enemy] = [await table.middleOf('e5'), await table.middleOf('i10')];
  const side = (enemy.x - tank.x) / 4;
  await page.mouse.move(tank.x, tank.y);
  await page.mouse.down();
  await page.mouse.move(tank.x + side, tank.y - side, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-facing]')).toHaveCount(0);
  await page.mouse.move(tank.x, tank.y);
  await page.mouse.down();
  await page.mouse.move(tank.x + side, tank.y - 2 * side, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-facing=N]').click();
  await page.locator('[data-action=fire-i10]').click();
  await table.waitForTurns(1);
  expect((await table.record())[0]).toBe('Me5>f7/N*i10+');
});

test('a hint is set up with its reason, and not sent before it is confirmed', async ({ page }) => {
  await quiet(page);
  const table = await openPosition(page, server.url, CROSSFIRE);
  await page.locator('[data-tool=hint]').click();
  await expect(page.locator('.prompt .note')).toHaveText(
    /A bot would (drive|turn) .* to .*\. Because .*\. Choose “.+”, or cancel\./,
    {
      timeout: 60_000,
    },
  );
  expect(await table.record()).toEqual([]);
  await expect(page.locator('[data-action=cancel]')).toBeVisible();
  await page.locator('.prompt .actions .primary').click();
  await table.waitForTurns(1);
});
