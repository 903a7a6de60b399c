import './style/faces.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pwa } from './pwa.svelte.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

router.open();
pwa.open();
await settings.open();
const target = document.getElementById('app');
if (!target) throw new Error('The document has no place for the page');
mount(App, { target });
