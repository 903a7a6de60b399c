/** The handover cover, on a page of its own without a game. */
import { expect, test } from '@playwright/test';
import { at, buildPage } from './built-page.ts';

/** A table for two at one device. Two buttons pass the turn on; one player's hand is visible. */
const PAGE = `
<script>
  import Handover from ${at('web/src/match/Handover.svelte')};
  import RecordPanel from ${at('web/src/replay/RecordPanel.svelte')};
  const { hides: atFirst } = $props();
  let hides = $state(atFirst);
  let asked = $state(1);
  let drawnFor = $state();
  let open = $state(false);
  let covered = $state(false);
  const moments = { story: [{ index: 1, seat: 1, text: 'draws the ace', told: [] }], at: 1, last: 1, playing: false, show() {}, play() {} };
  const module = { about: () => [], entry: (item) => item.text };
  const stops = { kinds: ['all'], kind: 'all', back() {}, forward() {}, choose() {} };
  const info = { options: {}, seats: [{}, {}], spectators: 0, chat: false, mine: [1, 2] };
</script>
<p data-covered={covered}></p>
<button data-next onclick={() => { asked = asked === 1 ? 2 : 1; }}>next</button>
<button data-apart onclick={() => { hides = true; }}>apart</button>
<button data-bot onclick={() => { asked = undefined; }}>bot</button>
<button data-open onclick={() => { asked = undefined; open = true; }}>open</button>
<button data-late onclick={() => { asked = undefined; open = false; drawnFor = 2; }}>late</button>
<button data-again onclick={() => { asked = 2; }}>again</button>
<Handover {hides} wanted={asked} {drawnFor} {open} nameOf={(seat) => 'Seat ' + seat} bind:covered>
  <p data-hand>hand of {asked}</p>
</Handover>
<RecordPanel {module} {info} {moments} {stops} {covered} session={{ chat: [], table: 'here' }} factOf={() => ''} nameOf={() => ''} send={() => undefined} />
`;
const ENTRY = `
import { mount } from 'svelte';
import { i18n } from ${at('kit/i18n.svelte.ts')};
import Page from './Page.svelte';
await i18n.setLanguage('en');
for (const hides of [true, false]) mount(Page, { target: document.getElementById(String(hides)), props: { hides } });
`;

let code: string;
test.beforeAll(async () => {
  code = await buildPage({ 'Page.svelte': PAGE, 'entry.js': ENTRY });
});

test('a hidden hand is not even drawn until its player has the device', async ({ page }) => {
  await page.setContent('<div id="true"></div><div id="false"></div>');
  await page.addScriptTag({ content: code, type: 'module' });
  const table = page.locator('#true');
  const cover = table.locator('[data-handover]');
  const hand = table.locator('[data-hand]');
  // Everybody is asked, and nobody has said yet who has the device.
  await table.locator('[data-open]').click();
  await expect(table.locator('[data-unheld]')).toHaveCount(1);
  await expect(table.locator('[data-covered=true]')).toHaveCount(1);
  await expect(hand).toHaveCount(0);
  await table.locator('[data-again]').click();
  await table.locator('[data-next]').click();
  await expect(cover).toContainText('Hand the device to Seat 1');
  await expect(table.locator('[data-covered=true]')).toHaveCount(1);
  await expect(hand).toHaveCount(0);
  // Nor is the last player's activity.
  await expect(table.locator('[data-index]')).toHaveCount(0);
  await expect(table.locator('input[type=range]')).toHaveCount(0);
  await cover.locator('button').click();
  await expect(table.locator('[data-index]')).toContainText('draws the ace');
  await expect(hand).toHaveText('hand of 1');
  await expect(table.locator('[data-covered=false]')).toHaveCount(1);
  // The other player has to decide: covered at once.
  await table.locator('[data-next]').click();
  await expect(hand).toHaveCount(0);
  await expect(cover).toContainText('Seat 2');
  await cover.locator('button').click();
  await expect(hand).toHaveText('hand of 2');
  // A bot moves, then the same person has to decide again: the device has not changed hands.
  await table.locator('[data-bot]').click();
  await table.locator('[data-again]').click();
  await expect(hand).toHaveText('hand of 2');
  await expect(cover).toHaveCount(0);
  // Time runs out for a player before they have the device: what is drawn for them stays covered.
  await table.locator('[data-next]').click();
  await cover.locator('button').click();
  await table.locator('[data-late]').click();
  await expect(cover).toContainText('Hand the device to Seat 2');
  await expect(hand).toHaveCount(0);
  await table.locator('[data-open]').click();
  await expect(table.locator('[data-unheld]')).toHaveCount(1);
  await expect(hand).toHaveCount(0);
  // Without hidden information nothing is covered.
  await page.locator('#false [data-next]').click();
  await expect(page.locator('#false [data-hand]')).toHaveText('hand of 2');
  await expect(page.locator('#false [data-handover]')).toHaveCount(0);
  // Something is hidden from now on: who has just been asked has the device, and the next one does not.
  await page.locator('#false [data-apart]').click();
  await expect(page.locator('#false [data-hand]')).toHaveText('hand of 2');
  await page.locator('#false [data-next]').click();
  await expect(page.locator('#false [data-handover]')).toContainText('Hand the device to Seat 1');
});
