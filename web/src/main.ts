import './style/faces.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { queueIdle } from '#kit/yielding-queue.ts';
import App from './App.svelte';
import { connection } from './connection/connection.svelte.ts';
import { readOutline } from './frame/outline-game.ts';
import { pageOf } from './frame/page-loaders.ts';
import { pwa } from './frame/pwa.svelte.ts';
import { router } from './frame/router.svelte.ts';
import { settings } from './frame/settings.svelte.ts';
import { rulebookOf } from './games.ts';
import { isLocal } from './offline/messages.ts';

router.open();
pwa.open();
const { route } = router;
// All that the first page needs is fetched beside the words, not after them. Whoever needs it says so if it does
// not come.
const ahead: unknown[] = [];
if (route.page !== 'front' && route.page !== 'nowhere') ahead.push(pageOf(route.page));
if (route.page === 'rules') ahead.push(rulebookOf(route.game, settings.language));
// The server takes a while to answer; meanwhile the page is put together. Its document hints at the game's code.
if (route.page === 'table' && !isLocal(route.table)) connection.open();
/** No top-level await: pages import from this file's bundle, and would wait for it while it waits for them. */
const show = async (): Promise<void> => {
  await settings.open();
  await Promise.allSettled(ahead);
  const target = document.getElementById('app');
  if (!target) throw new Error('The document has no place for the page');
  readOutline(target);
  // What the server drew stays in sight until the same has been put together, alive. A table is not drawn by the
  // server, and has to be measured while it is laid.
  const alive = document.createElement('div');
  alive.id = target.id;
  if (route.page === 'table') target.replaceWith(alive);
  mount(App, { target: alive });
  await queueIdle();
  if (target.isConnected) target.replaceWith(alive);
};
void show();
