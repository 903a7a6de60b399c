import { expect, test } from '@playwright/test';
import { recordMatches, replayFingerprints } from '#engine/laws/record.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { TestServer } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

const MATCHES = 50;

test(`${MATCHES} recorded matches of Tank Chess replay to the same bytes in Node and in Chromium`, async ({
  page,
}) => {
  const files = recordMatches(tankChess, MATCHES, 2026);
  const here = replayFingerprints(tankChess, files);
  await page.goto(`${server.url}/replay.html`);
  await page.waitForFunction(() => window.replayRecorded !== undefined);
  const there = await page.evaluate((recorded) => window.replayRecorded?.('tank-chess', recorded), files);
  expect(there).toHaveLength(MATCHES);
  for (const [n, prints] of here.entries()) expect(there?.[n] === prints, `match ${n}`).toBe(true);
});
