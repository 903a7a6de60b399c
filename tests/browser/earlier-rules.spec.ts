import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { frozenPath, frozenText } from '#server/rules-versions/frozen-rules.ts';
import { freezeRules, freezingOf } from '../../scripts/freeze-rules.ts';
import { becomeGuest, TestServer, watchForFaults } from './support.ts';
import { TablePage } from './tank-chess-support.ts';

const SCENARIO = 'training-ground';
let server: TestServer;
let folder: string;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  server = await TestServer.start();
});
test.afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Archives the present rules of Tank Chess as version 0, after a change of their source text. */
const keepAsVersion0 = async (change: (code: string) => string): Promise<void> => {
  const { path, version } = await freezeRules(freezingOf('tank-chess', join(folder, 'now')));
  const code = readFileSync(path, 'utf8').split('\n').slice(1).join('\n');
  const earlier = frozenPath(join(folder, 'rules'), 'tank-chess', '0')!;
  mkdirSync(dirname(earlier), { recursive: true });
  writeFileSync(
    earlier,
    frozenText('tank-chess', '0', change(code.replace(`version: "${version}"`, 'version: "0"'))),
  );
};

/** Moves the table to version 0, for which the server has rules. */
const turnBack = async (): Promise<void> => {
  await server.kill();
  const db = new DatabaseSync(join(server.data, 'ludoteca.db'));
  db.exec(`UPDATE tables SET version = '0'`);
  db.close();
  server.settings = { RULES_DIR: join(folder, 'rules') };
  await server.run();
};

test('a match under earlier rules is shown, says so, and can be continued', async ({ page, context }) => {
  const faults = watchForFaults(context);
  await keepAsVersion0((code) => code);
  await becomeGuest(page, server.url);
  const opened = await page.request.post(`${server.url}/api/tables`, {
    data: {
      game: 'tank-chess',
      options: { scenarioId: SCENARIO, clock: 'none' },
      passAndPlay: true,
      seats: [{ kind: 'human' }, { kind: 'human' }],
    },
  });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`${server.url}/t/${table}`);
  const game = new TablePage(page, SCENARIO);
  expect(await game.settle()).toBe('asked');
  await expect(page.locator('[data-earlier-rules]')).toHaveCount(0);
  await game.playByKeyboard(game.think('recruit', 200));
  await game.waitForTurns(1);
  await turnBack();
  await page.reload();
  await expect(page.locator('[data-earlier-rules]')).toContainText('version 0');
  expect(await game.settle()).toBe('asked');
  await game.playByKeyboard(game.think('recruit', 200));
  await game.waitForTurns(2);
  expect(faults).toEqual([]);
});

test('a match whose views the page cannot read is shown as text, and the rest of the page works', async ({
  page,
}) => {
  // The old version called this field of the state by another name.
  await keepAsVersion0((code) => code.replaceAll('turnNumber', 'numberOfTurn'));
  await becomeGuest(page, server.url);
  const opened = await page.request.post(`${server.url}/api/tables`, {
    data: {
      game: 'tank-chess',
      options: { scenarioId: SCENARIO, clock: 'none' },
      passAndPlay: true,
      seats: [{ kind: 'human' }, { kind: 'human' }],
    },
  });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`${server.url}/t/${table}`);
  const game = new TablePage(page, SCENARIO);
  expect(await game.settle()).toBe('asked');
  await game.playByKeyboard(game.think('recruit', 200));
  await game.waitForTurns(1);
  await turnBack();
  await page.reload();
  await expect(page.locator('[data-obstacle]')).toContainText('cannot show');
  await expect(page.locator('[data-record-only] li')).toHaveCount(1);
  await page.locator('[data-obstacle] a').click();
  await expect(page.locator('[data-play="tank-chess"]')).toBeVisible();
});
