/**
 * The router. Its routes are `/`, `/t/ID` with `?at=N`, `/open/GAME` with `?table=ID`, `/tables` and `/tables/STATE`,
 * `/daily/GAME` with `?date=DATE`, `/rules/GAME` with `#CLAUSE`, `/learn/GAME` with `?table=ID` and `#TASK`, `/settings`, `/account`, `/people/ID`,
 * `/continue#TOKEN`, `/verify` with `?table=ID`.
 */
import type { ListState } from '#wire/rest.ts';

/** The lists of tables: one's own, and the public ones. */
export const LISTS = ['mine', 'open', 'running', 'finished'] as const satisfies readonly (
  | ListState
  | 'mine'
)[];

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'table'; readonly table: string; readonly at: number | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string }
  /** A task of the game's course, or '' for the list of them; and the table from which somebody came, if any. */
  | {
      readonly page: 'learn';
      readonly game: string;
      readonly task: string;
      readonly table: string | undefined;
    }
  /** The form for a new table, or for one of this game that waits and is to be set up otherwise. */
  | { readonly page: 'open'; readonly game: string; readonly table: string | undefined }
  /** The game of a date, or of today. */
  | { readonly page: 'daily'; readonly game: string; readonly date: string | undefined }
  | { readonly page: 'tables'; readonly list: ListState | 'mine' }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  | { readonly page: 'person'; readonly person: string }
  /** The token is in the fragment, which browsers do not send to the server. */
  | { readonly page: 'continue'; readonly token: string }
  /** The table whose finished match is verified. Without one, the page asks for a file. */
  | { readonly page: 'verify'; readonly table: string | undefined }
  | { readonly page: 'nowhere' };

export const routeOf = (url: URL): Route => {
  const [head = '', id = '', more] = url.pathname.split('/').filter((part) => part !== '');
  if (more !== undefined) return { page: 'nowhere' };
  if (head === '') return { page: 'front' };
  if (head === 't' && id !== '') {
    const at = url.searchParams.get('at');
    return { page: 'table', table: id, at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : undefined };
  }
  if (head === 'rules' && id !== '')
    return { page: 'rules', game: id, clause: decodeURIComponent(url.hash.slice(1)) };
  if (head === 'learn' && id !== '') {
    const table = url.searchParams.get('table') ?? undefined;
    return { page: 'learn', game: id, task: decodeURIComponent(url.hash.slice(1)), table };
  }
  if (head === 'open' && id !== '')
    return { page: 'open', game: id, table: url.searchParams.get('table') ?? undefined };
  if (head === 'daily' && id !== '')
    return { page: 'daily', game: id, date: url.searchParams.get('date') ?? undefined };
  if (head === 'tables' && id === '') return { page: 'tables', list: 'mine' };
  const list = LISTS.find((one) => one === id);
  if (head === 'tables' && list) return { page: 'tables', list };
  if (head === 'settings' && id === '') return { page: 'settings' };
  if (head === 'account' && id === '') return { page: 'account' };
  if (head === 'people' && id !== '') return { page: 'person', person: id };
  if (head === 'continue' && id === '') return { page: 'continue', token: url.hash.slice(1) };
  if (head === 'verify' && id === '')
    return { page: 'verify', table: url.searchParams.get('table') ?? undefined };
  return { page: 'nowhere' };
};

class Router {
  route = $state.raw<Route>({ page: 'front' });

  open(): void {
    this.#take();
    addEventListener('popstate', () => this.#take());
    addEventListener('hashchange', () => this.#take());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Navigates to an address of this page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#take();
    if (how === 'push') scrollTo(0, 0);
  }

  #take(): void {
    this.route = routeOf(new URL(location.href));
  }

  /** Handles clicks on internal links without loading a new document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
