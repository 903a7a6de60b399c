/**
 * Renders the prerendered documents: each page in each language as far as it can be rendered without data,
 * and the list of modules that it will load. Run by Node when the page is built: web/build/documents.ts.
 */
import { render } from 'svelte/server';
import { LANGUAGES, type Language } from '#engine/text.ts';
import { GAME_IDS, MANIFESTS } from '#games/library.ts';
import { i18n } from '#kit/i18n.svelte.ts';
import type { GameCard } from '#wire/rest.ts';
import App from './App.svelte';
import { pageOf } from './frame/page-loaders.ts';
import { LISTS, routeOf, router } from './frame/router.svelte.ts';
import { rulebookOf } from './games.ts';
import { prepareForm } from './lobby/prepared-form.ts';

/** One page in one language. */
export interface Drawn {
  /** Path without slashes at its ends. For a table, the game's id takes the place of the table's id. */
  readonly path: string;
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  readonly needs: Needs;
}

/** Modules that a page loads, relative to the root of the repository. */
interface Needs {
  /** Modules of the prerendered part, whose styles are inlined. */
  readonly drawn: readonly string[];
  readonly later: readonly string[];
}

const PAGE = 'web/src/pages';
/** The form for a table that exists begins with what is chosen there, so it is drawn without. */
const CHANGED = '?table=';

/** What each page needs, apart from the application's messages. */
const needsOf = (language: Language): Readonly<Record<string, Needs>> => ({
  '': { drawn: [], later: [] },
  settings: { drawn: [`${PAGE}/Settings.svelte`], later: [] },
  account: { drawn: [`${PAGE}/Account.svelte`], later: [`web/src/people/text/${language}.ts`] },
  continue: { drawn: [`${PAGE}/Continue.svelte`], later: [] },
  verify: { drawn: [`${PAGE}/Verify.svelte`], later: [`web/src/text/verify.${language}.ts`] },
  ...Object.fromEntries(
    ['tables', ...LISTS.map((list) => `tables/${list}`)].map((path) => [
      path,
      { drawn: [`${PAGE}/Lists.svelte`], later: [] },
    ]),
  ),
  ...Object.fromEntries(
    MANIFESTS.filter(({ daily }) => daily).map(({ id }) => [
      `daily/${id}`,
      { drawn: [`${PAGE}/Daily.svelte`], later: [`web/src/daily/text/${language}.ts`] },
    ]),
  ),
  ...Object.fromEntries(
    GAME_IDS.flatMap((game) => {
      const table = [`games/${game}/table/index.ts`, `games/${game}/text/${language}.ts`];
      return [
        [`t/${game}`, { drawn: [], later: [`${PAGE}/Table.svelte`, ...table] }],
        [`open/${game}`, { drawn: [`${PAGE}/Open.svelte`], later: table }],
        [`open/${game}${CHANGED}`, { drawn: [`${PAGE}/Open.svelte`], later: table }],
        [`learn/${game}`, { drawn: [`${PAGE}/Learn.svelte`], later: table }],
        [
          `rules/${game}`,
          { drawn: [`${PAGE}/Rules.svelte`], later: [`games/${game}/text/rulebook.${language}.ts`] },
        ],
      ];
    }),
  ),
});

const cards = async (): Promise<readonly GameCard[]> =>
  Promise.all(
    MANIFESTS.map(async ({ id, rules, bots }): Promise<GameCard> => {
      const { version, seats, options, presets = [] } = await rules();
      const levels = ((await bots?.())?.levels ?? []).map((level) => level.id);
      return { id, version, seats, options, presets, levels };
    }),
  );

const draw = async (path: string, language: Language, needs: Needs): Promise<Drawn> => {
  const route = routeOf(new URL(path, 'http://localhost'));
  router.route = route;
  // Tables are not prerendered; only their skeleton is.
  if (route.page !== 'front' && route.page !== 'nowhere' && route.page !== 'table') await pageOf(route.page);
  if (route.page === 'rules') await rulebookOf(route.game, language);
  if (route.page === 'open' && route.table === undefined) await prepareForm(route.game, cards);
  const { head, body } = render(App);
  const later = [`kit/text/${language}.ts`, ...needs.later];
  return { path: path.replace(CHANGED, '/change'), language, head, body, needs: { ...needs, later } };
};

export const drawAll = async (): Promise<Drawn[]> => {
  const drawn: Drawn[] = [];
  for (const language of LANGUAGES) {
    await i18n.setLanguage(language);
    for (const [path, needs] of Object.entries(needsOf(language)))
      drawn.push(await draw(path, language, needs));
  }
  return drawn;
};
