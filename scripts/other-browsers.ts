/**
 * Plays a whole game of each kind in Firefox and WebKit, by the mouse: `node scripts/other-browsers.ts [--browser ID]…
 * [--game ID]… [--pictures FOLDER]`. `npm test` proves the page in Chromium; this proves that nothing in it is
 * Chromium's own. Exit code 1 when a game did not reach its end.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '#games/library.ts';
import { withServer } from '../bench/page/own-server.ts';
import type { Kind } from './other-browsers/drivers/browser.ts';
import { firefox } from './other-browsers/drivers/firefox.ts';
import { webkit } from './other-browsers/drivers/webkit.ts';
import { playGame } from './other-browsers/game.ts';

const KINDS: readonly Kind[] = [firefox, webkit];

const { values } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true, default: KINDS.map(({ id }) => id) },
    game: { type: 'string', multiple: true, default: [...GAME_IDS] },
    pictures: { type: 'string' },
  },
});

const wanted = values.browser.map((id) => {
  const kind = KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no browser ${id}; there are ${KINDS.map((one) => one.id).join(', ')}`);
  const missing = kind.missing();
  if (missing !== undefined)
    throw new Error(`${missing} is missing: install Debian's packages ${kind.packages}`);
  return kind;
});
for (const game of values.game)
  if (!GAME_IDS.includes(game)) throw new Error(`There is no game ${game}; there are ${GAME_IDS.join(', ')}`);

const here = join(import.meta.dirname, 'other-browsers', 'drivers');
if (!existsSync(join(here, 'node_modules'))) {
  process.stderr.write('Installing what drives the browsers (once) …\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
    shell: true,
  });
  if (done.status !== 0) throw new Error('What drives the browsers cannot be installed');
}
if (values.pictures) mkdirSync(values.pictures, { recursive: true });

let failed = 0;
await withServer(async (url) => {
  for (const kind of wanted)
    for (const game of values.game) {
      const browser = await kind.launch();
      try {
        const { decisions, result, seconds } = await playGame(browser, url, game);
        console.log(
          `${browser.name}: ${game} played to its end in ${decisions} decisions, ${Math.round(seconds)} s: ${result}`,
        );
      } catch (error) {
        failed++;
        console.log(`${browser.name}: ${game} FAILED: ${error}`);
      } finally {
        if (values.pictures)
          writeFileSync(join(values.pictures, `${kind.id}-${game}.png`), await browser.picture());
        await browser.close();
      }
    }
});
process.exitCode = failed > 0 ? 1 : 0;
