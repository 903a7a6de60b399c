/**
 * The page's own session and connection, run by Node: the files of web/src with types stripped and compiled by Svelte.
 * Each page has its own copy, with a socket that sends its cookie, an address, and a faster clock.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import { WebSocket } from 'ws';
import type { StoryItem } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import type { ChatLine, Message } from '#wire/protocol.ts';

/** What is used here of the page's `Session`, which names the browser and so is no type of Node's. */
export interface PageSession {
  readonly picture: { readonly view?: View; readonly story: readonly StoryItem[] } | undefined;
  readonly chat: readonly ChatLine[];
  onMessage(message: Message): void;
  open(): void;
  close(): void;
  decide(seat: number, text: string): Promise<Refusal | undefined>;
  say(text: string): Promise<Refusal | undefined>;
  rematch(withdraw: boolean): Promise<Refusal | undefined>;
}

/** Timers of a page run this many times faster. */
const HURRY = 20;

/** The browser globals of each page, by its number. */
const KEY = Symbol.for('ludoteca.pages');
const around = new Map<string, Record<string, unknown>>();
Object.assign(globalThis, { [KEY]: around });
const NAMES = ['WebSocket', 'location', 'localStorage', 'document', 'addEventListener', 'setTimeout'];

const SESSION = new URL('../../web/src/connection/session.svelte.ts', import.meta.url);
const pageOf = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : /\/web\/src\/.*[?&]page=(\d+)/.exec(url)?.[1];

const sourceOf = (url: string, page: string): string => {
  const path = fileURLToPath(url.split('?')[0]!);
  const plain = stripTypeScriptTypes(readFileSync(path, 'utf8'));
  // Offline tables need a browser: here they are stubbed as in prerendering.
  const code = plain.replaceAll('import.meta.env.SSR', String(path.includes('/offline/')));
  const compiled = /\.svelte\.ts$/.test(path)
    ? compileModule(code, { generate: 'client', filename: path }).js.code
    : code;
  return `const { ${NAMES.join(', ')} } = globalThis[Symbol.for('ludoteca.pages')].get('${page}');\n${compiled}`;
};

let hooked = false;
const hook = (): void => {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const page = pageOf(context.parentURL);
      const ours = page !== undefined && /\/web\/src\/[^?]*\.ts$/.test(found.url);
      return ours ? { ...found, url: `${found.url}?page=${page}`, format: 'module' } : found;
    },
    load: (url, context, next) => {
      const page = pageOf(url);
      if (page === undefined) return next(url, context);
      return { format: 'module', source: sourceOf(url, page), shortCircuit: true };
    },
  });
};

let pages = 0;

/** A page that watches this table, not opened yet. `origin`: the server's; a cookie of '' sends none. */
export const newPage = async (origin: string, cookie: string, table: string): Promise<PageSession> => {
  hook();
  const page = String(++pages);
  const kept = new Map<string, string>();
  around.set(page, {
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url, { headers: cookie === '' ? {} : { cookie } });
        // A browser reports it by `close` alone.
        this.on('error', () => undefined);
      }
    },
    location: { protocol: 'http:', host: new URL(origin).host },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    document: { addEventListener: () => undefined, visibilityState: 'visible' },
    addEventListener: () => undefined,
    // A closed page must not keep this process alive.
    setTimeout: (then: () => void, ms: number) => setTimeout(then, ms / HURRY).unref(),
  });
  const code = (await import(`${SESSION.href}?page=${page}`)) as {
    Session: new (table: string) => PageSession;
  };
  return new code.Session(table);
};
