/**
 * The service worker: precaches one complete build of the page for offline use. The files of a build are
 * cached all together or not at all. Documents are network first, other precached files are cache first. Data
 * about tables and people (`/api`, sockets) is never cached.
 *
 * A new build takes control at once but removes nothing that an open page may need: the files of the previous
 * build stay until the next one, because that page may still load chunks.
 */

/** Inserted at build time: web/build/precache.ts. Paths without their leading slash. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

import type { PushedNotice } from '#wire/notices.ts';

const PREFIX = 'ludoteca-';
/** Number of caches to keep: this build and the previous one. */
const KEPT = 2;
/** Network timeout in milliseconds. */
const PATIENCE = 4000;
const PAGE = '/index.html';

const build = __PRECACHE__;
const cacheName = PREFIX + build.version;
const kept: ReadonlySet<string> = new Set(build.files.map((file) => `/${file}`));

/**
 * One file of this build. Files with a hash in their name are copied from an older cache if possible; others
 * are fetched anew.
 */
const fetchFile = async (path: string): Promise<Response> => {
  const hashed = path.startsWith('/assets/');
  const known = hashed ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: hashed ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const responses = await Promise.all([...kept].map(async (path) => [path, await fetchFile(path)] as const));
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
  await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  // `keys()` lists them in order of creation.
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(ours.slice(0, Math.max(0, ours.length - (KEPT - 1))).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const ownFile = async (path: string): Promise<Response | undefined> =>
  (await (await caches.open(cacheName)).match(path)) ?? caches.match(path);

/** The document from the network, or from the cache when the server is unreachable, slow or failing. */
const page = async (request: Request): Promise<Response> => {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  let answer: Response | undefined;
  try {
    answer = await fetch(request, { signal: waiting.signal });
  } catch {
    // Offline: the cache answers below.
    answer = undefined;
  }
  clearTimeout(timer);
  if (answer && answer.status < 500) return answer;
  return (await ownFile(PAGE)) ?? answer ?? Response.error();
};

const file = async (request: Request, path: string): Promise<Response> =>
  (await ownFile(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // Hashed files of the previous build are served, too, though this build does not list them.
  else if (kept.has(url.pathname) || url.pathname.startsWith('/assets/'))
    event.respondWith(file(request, url.pathname));
});

// --- notifications: whose turn it is
// ---------------------------------------------------------------------------

/** One notification at a time: each replaces the one before. */
const TAG = 'turns';

const takeAway = async (): Promise<void> => {
  for (const shown of await self.registration.getNotifications({ tag: TAG })) shown.close();
};

const show = async (notice: PushedNotice): Promise<void> => {
  if (notice.title === '') return takeAway();
  const { title, body, path, news } = notice;
  const options = { tag: TAG, body, data: path, icon: '/icon-192.png', silent: !news };
  await self.registration.showNotification(title, options);
};

/** Navigates an open page to this path, or opens a window. */
const goTo = async (path: string): Promise<void> => {
  const url = new URL(path, self.location.origin).href;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find((one) => one.url.split('?')[0] === url) ?? open[0];
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus();
  if (page.url.split('?')[0] !== url) await page.navigate(url);
};

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushedNotice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(goTo(typeof path === 'string' ? path : '/'));
});
