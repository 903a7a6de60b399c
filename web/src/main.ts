import './style/faces.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { SHELF } from './games.ts';
import { pwa } from './pwa.svelte.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

router.open();
pwa.open();
if (router.route.page === 'table') {
  // Fetched beside the words, not after them. Whoever needs them says so if they do not come.
  const built = SHELF.filter((game) => game.load);
  const ahead = [import('./pages/Table.svelte'), built.length === 1 ? built[0]?.load?.() : undefined];
  void Promise.allSettled(ahead);
}
await settings.open();
const target = document.getElementById('app');
if (!target) throw new Error('The document has no place for the page');
mount(App, { target });
