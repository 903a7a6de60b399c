/** The pages. All but the front page are loaded on demand and then cached. */
import type { Component } from 'svelte';
import { i18n } from '#kit/i18n.svelte.ts';
import { isPlayable, rulebookOf } from '../games.ts';
import type { Route } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

type Page = Component<{ route: Route }>;
type PageName = Exclude<Route['page'], 'front' | 'nowhere'>;

const LOADERS: Readonly<Record<PageName, () => Promise<{ readonly default: Page }>>> = {
  // Prerendering draws the outline of a table, never a table: even when it takes long, and another page has loaded one.
  table: () => (import.meta.env.SSR ? new Promise(() => undefined) : import('../pages/Table.svelte')),
  open: () => import('../pages/Open.svelte'),
  tables: () => import('../pages/Lists.svelte'),
  daily: () => import('../pages/Daily.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  account: () => import('../pages/Account.svelte'),
  person: () => import('../pages/Person.svelte'),
  continue: () => import('../pages/Continue.svelte'),
  verify: async () => {
    const { verifyTexts } = await import('../text/verify.ts');
    await i18n.load('verify', verifyTexts);
    return import('../pages/Verify.svelte');
  },
};
const loaded = new Map<PageName, Page>();

const load = async (name: PageName): Promise<Page> => {
  const { default: page } = await LOADERS[name]();
  loaded.set(name, page);
  return page;
};

/**
 * Returns the page itself when it is loaded, so that it renders at once and without a flash of the loading
 * state.
 */
export const pageOf = (name: PageName): Page | Promise<Page> => loaded.get(name) ?? load(name);

/** A server that is slower than this many milliseconds leaves nobody without a page whose links work. */
const PATIENCE = 3000;

/** Loads the page of a route, and what it is drawn from at once. */
export const loadFor = async (route: Route): Promise<void> => {
  if (route.page === 'front' || route.page === 'nowhere') return;
  const page = pageOf(route.page);
  if (route.page === 'open' && isPlayable(route.game)) {
    const { prepareForm } = await import('../lobby/prepared-form.ts');
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([prepareForm(route.game), late]);
  }
  if (route.page === 'rules') await rulebookOf(route.game, settings.language);
  await page;
};
