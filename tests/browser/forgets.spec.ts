/** A table that forgets, in the page: two browsers, one stays and one comes later; neither can look back before the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import { type RunningServer, startServer } from '#server/main.ts';
import { laidTokens } from '#tables/tests/help/tokens.ts';
import type { OpenTable } from '#wire/rest.ts';
import { at, buildPage } from './built-page.ts';
import { webDirIn } from './small-table.ts';
import { openTable, watchForFaults } from './support.ts';

/** What lies on the table, and a button for each token that lies face down. What happens is counted, and not kept. */
const TABLE = `
<script>
  import { onDestroy } from 'svelte';
  const { view, seat, decide, hear, story } = $props();
  const places = $derived(Object.entries(view.state.token.place).filter(([, token]) => token !== 0));
  window.steps = 0;
  onDestroy(hear?.(({ lines }) => { window.steps += lines.length; }) ?? (() => undefined));
</script>
<ul data-lines={story.length}>
  {#each places as [place, token]}
    <li data-place={place}>
      {#if token === 1}<button data-turn={place} disabled={seat === undefined} onclick={() => void decide('turn ' + place)}>{place}</button>
      {:else}{token[0]}{/if}
    </li>
  {/each}
</ul>
`;
const PAGE = `
<script>
  import { announceEvents } from ${at('web/src/match/announce-events.svelte.ts')};
  import { Play } from ${at('web/src/match/play.svelte.ts')};
  import Shell from ${at('web/src/match/Shell.svelte')};
  import { laidTokens } from ${at('tables/tests/help/tokens.ts')};
  import Table from './Table.svelte';
  const { table, moment } = document.body.dataset;
  const play = new Play(table, () => (moment === undefined ? undefined : Number(moment)));
  const module = { game: laidTokens, Table, entry: (item) => item.text ?? '·', about: () => [] };
  play.open();
  announceEvents(play, () => module);
  window.play = play;
</script>
{#if play.session.picture && !play.session.picture.view}<button data-sit onclick={() => void play.sit(2)}>sit</button>{/if}
{#if play.trial}<play.trial.Part {play} {module} start={play.trial.start} openClause={() => undefined} />
{:else if play.session.picture?.view}<Shell {play} {module} openClause={() => undefined} />{/if}
<div role="log" data-narration>{#each play.desk.narration.lines as { id, text } (id)}<p>{text}</p>{/each}</div>
`;
const ENTRY = `
import { mount } from 'svelte';
import { i18n } from ${at('kit/i18n.svelte.ts')};
import Page from './Page.svelte';
i18n.addSource('tokens', async () => ({
  'game.small-tokens': 'Tokens', 'ending.resign': 'One side has resigned.', 'point.turn': 'Turn a token.',
  'event.turned': '{picture} at {place}', 'event.covered': 'Covered', 'event.won': 'A pair',
}));
await i18n.setLanguage('en');
mount(Page, { target: document.body });
`;

const data = mkdtempSync(join(tmpdir(), 'ludoteca-forgets-'));
let code: string;
let server: RunningServer;
test.beforeAll(async () => {
  code = await buildPage({ 'Table.svelte': TABLE, 'Page.svelte': PAGE, 'entry.js': ENTRY });
  server = await startServer({
    port: 0,
    dataDir: data,
    webDir: webDirIn(data),
    library: { ids: [laidTokens.id], load: async () => laidTokens },
    pace: 0,
    log: pino({ level: 'silent' }),
  });
});
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Shows a table with the page of this test in a document of the server's; `moment`: the one that the address names. */
const show = async (page: Page, table: string, moment?: number): Promise<void> => {
  await page.goto(`${server.url}/healthz`);
  await page.evaluate(
    ([id, wanted]) => {
      document.body.replaceChildren();
      document.body.dataset.table = id;
      if (wanted !== '') document.body.dataset.moment = wanted;
    },
    [table, String(moment ?? '')] as const,
  );
  await page.addScriptTag({ content: code, type: 'module' });
};
const newcomer = async (browser: Browser): Promise<Page> => {
  // The script of this test is none that the server allows.
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await page.request.get(`${server.url}/api/me`);
  return page;
};
const turn = (page: Page, place: string): Promise<void> => page.locator(`[data-turn=${place}]`).click();
const token = (page: Page, place: string) => page.locator(`[data-place=${place}]`);
/** Everything on a page from which its person could read something. */
const shown = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    // Time goes on.
    for (const part of copy.querySelectorAll('script, time')) part.remove();
    return copy.innerHTML.replace(/\s+/g, ' ');
  });

test('who stays and who comes can look up equally nothing, and at the end everything', async ({
  browser,
}) => {
  const [host, friend, watcher] = await Promise.all([0, 1, 2].map(() => newcomer(browser)));
  const pages = [host, friend, watcher] as [Page, Page, Page];
  const faults = pages.map((page) => watchForFaults(page.context()));
  const wish: OpenTable = { game: laidTokens.id, options: {}, seats: [{ kind: 'human' }, { kind: 'human' }] };
  const table = (await openTable(pages[0], server.url, wish)).split('/').at(-1)!;
  for (const page of pages) await show(page, table);
  await pages[1].locator('[data-sit]').click();
  // Who has no table yet hears nothing that happens at it.
  for (const page of pages) await expect(token(page, 'p1')).toBeVisible();

  await turn(pages[0], 'p1');
  // A decision that is sent before the last one is answered comes too late, and is refused.
  await expect(token(pages[0], 'p1')).toHaveText('sun-1');
  await turn(pages[0], 'p3');
  for (const page of pages) {
    await expect(token(page, 'p1')).toHaveText('sun-1');
    await expect(token(page, 'p3')).toHaveText('moon-1');
    // Every step was told as it happened, and is not kept.
    await expect.poll(() => page.evaluate('window.steps')).toBe(2);
    await expect(page.locator('[data-lines="0"]')).toHaveCount(1);
  }
  // The host looks at a private board, on which both lie face up.
  await pages[0].locator('[data-tool=try]').click();
  await expect(pages[0].locator('[data-whose]')).toBeVisible();
  await expect(token(pages[0], 'p1')).toHaveText('sun-1');

  await turn(pages[1], 'p5');
  await expect(pages[0].locator('[data-whose]')).toHaveCount(0);
  await expect(pages[0].locator('.prompt')).toContainText('played from memory');
  const latecomer = await newcomer(browser);
  faults.push(watchForFaults(latecomer.context()));
  await show(latecomer, table, 1);
  for (const page of [...pages, latecomer]) {
    await expect(token(page, 'p5')).toHaveText('star-1');
    await expect(token(page, 'p1')).toHaveText('p1');
    await expect(page.locator('[data-forgets]')).toContainText('nobody can look back before it is over');
    await expect(page.locator('input[type=range]')).toHaveCount(0);
    await expect(page.locator('[data-index]')).toHaveCount(0);
    await page.keyboard.press('[');
    await expect(page.locator('[data-last="0"][data-at="0"]')).toHaveCount(1);
    // What was announced cannot be read again either.
    await expect(page.locator('[data-narration]')).toHaveText('');
    expect(await shown(page)).not.toMatch(/sun|moon/);
  }
  // A spectator who has stayed sees what one who comes sees, to the letter.
  await expect(async () => expect(await shown(pages[2])).toBe(await shown(latecomer))).toPass({
    timeout: 15_000,
  });

  await pages[1].evaluate('window.play.act("resign")');
  for (const page of [...pages, latecomer]) {
    await expect(page.locator('[data-forgets]')).toHaveCount(0);
    await expect(page.locator('input[type=range]')).toHaveCount(1);
    await expect(page.locator('[data-index]')).toHaveCount(4);
  }
  await pages[0].evaluate('window.play.session.past(2).then((view) => { window.earlier = view; })');
  await expect.poll(() => pages[0].evaluate('window.earlier?.state.token.place.p1?.[0]')).toBe('sun-1');
  // The address of the latecomer names a moment: now it is shown.
  await expect(token(latecomer, 'p1')).toHaveText('sun-1');
  await expect(token(latecomer, 'p5')).toHaveText('p5');
  expect(faults.flat()).toEqual([]);
  for (const page of [...pages, latecomer]) await page.context().close();
});
