import './style/faces.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import { queueIdle, queueTask, yieldToBrowser } from '#kit/yielding-queue.ts';
import App from './App.svelte';
import { connection } from './connection/connection.svelte.ts';
import { readOutline } from './frame/outline-game.ts';
import { loadFor } from './frame/page-loaders.ts';
import { pwa } from './frame/pwa.svelte.ts';
import { router } from './frame/router.svelte.ts';
import { settings } from './frame/settings.svelte.ts';
import { isLocal } from './offline/messages.ts';

const show = async (): Promise<void> => {
  router.open();
  pwa.open();
  const { route } = router;
  await yieldToBrowser();
  // Everything that the first page needs is fetched in parallel with the messages. A failure is shown by the
  // component that needs it.
  const ahead = loadFor(route);
  // Connects while the page is being assembled, because the server's answer takes time. The document already
  // has preload hints for the game's code.
  if (route.page === 'table' && !isLocal(route.table)) connection.open();
  await settings.open();
  await Promise.allSettled([ahead]);
  await yieldToBrowser();
  const target = document.getElementById('app');
  if (!target) throw new Error('The document has no place for the page');
  readOutline(target);
  // The prerendered document stays visible until the live page has been assembled. A table is not
  // prerendered, and has to be in the document while it renders, because it measures itself.
  const alive = document.createElement('div');
  alive.id = target.id;
  if (route.page === 'table') target.replaceWith(alive);
  mount(App, { target: alive });
  await queueIdle();
  if (target.isConnected) target.replaceWith(alive);
};
// A task of its own, because that of evaluating the bundle is long already. No top-level await: pages import from this
// bundle, which would then wait for them – a deadlock.
queueTask(() => void show());
