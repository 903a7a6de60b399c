/** Tables of the law suite's small games in the real shell, around a board of the test's own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { at, buildPage } from './built-page.ts';

const STYLES = fileURLToPath(new URL('../../web/src/style', import.meta.url));

/** The script of these tests is none that the server allows. */
export const UNGUARDED = { bypassCSP: true };

/** Of the body's data: the table, and the seat to sit down at, from 1. */
const PAGE = `
<script>
  import { Play } from ${at('web/src/match/play.svelte.ts')};
  import Shell from ${at('web/src/match/Shell.svelte')};
  import { games } from './games.js';
  import Table from './Table.svelte';
  const { table, seat } = document.body.dataset;
  const play = new Play(table, () => undefined);
  play.open();
  const { picture } = $derived(play.session);
  const module = $derived({
    game: games.find(({ id }) => id === picture.info.game),
    Table,
    entry: (item) => item.text ?? item.told.map(({ type }) => type).join(),
    about: () => [],
  });
</script>
{#if picture && !picture.view}<button data-sit onclick={() => void play.sit(Number(seat))}>sit</button>{/if}
{#if picture?.view}<Shell {play} {module} openClause={() => undefined} />{/if}
`;

/**
 * Builds the page.
 * @param games files that export a game, under that name, by path
 * @param table the board, a Svelte component with the properties of a game's table
 * @param messages English texts
 */
export const buildSmallTable = (
  games: Readonly<Record<string, string>>,
  table: string,
  messages: Readonly<Record<string, string>>,
): Promise<string> => {
  const imports = Object.entries(games).map(([path, name]) => `import { ${name} } from ${at(path)};`);
  const entry = `
import { mount } from 'svelte';
import { i18n } from ${at('kit/i18n.svelte.ts')};
import Page from './Page.svelte';
i18n.addSource('small', async () => (${JSON.stringify(messages)}));
await i18n.setLanguage('en');
mount(Page, { target: document.body });
`;
  return buildPage({
    'games.js': `${imports.join('\n')}\nexport const games = [${Object.values(games).join()}];`,
    'Table.svelte': table,
    'Page.svelte': PAGE,
    'entry.js': entry,
  });
};

/** A folder of pages in this one, for a server without any: a browser asks for the icon whatever it shows. */
export const webDirIn = (folder: string): string => {
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'favicon.ico'), '');
  return web;
};

/** Shows a table with a page that was built, in a document of the server's. */
export const showTable = async (
  page: Page,
  url: string,
  code: string,
  table: string,
  seat = 1,
): Promise<void> => {
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    ([id, number]) => {
      document.documentElement.lang = 'en';
      document.body.replaceChildren();
      Object.assign(document.body.dataset, { table: id, seat: number });
    },
    [table, String(seat)] as const,
  );
  for (const name of ['tokens.css', 'base.css']) await page.addStyleTag({ path: join(STYLES, name) });
  await page.addScriptTag({ content: code, type: 'module' });
};
