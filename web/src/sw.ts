/**
 * The service worker: keeps one whole build of the page, so that the page comes without a connection. A build's
 * files are kept together or not at all. The page itself is asked of the server first, everything else that we
 * keep is taken from here; what tables and people say (`/api`, sockets) is never kept.
 *
 * A new build takes over at once but replaces nothing under an open page: the files of the build before stay
 * until the next one, because that page may still want its other half.
 */

/** Put in when the page is built: web/build/precache.ts. Paths without their first slash. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

import type { PushedNotice } from '#wire/notices.ts';

const PREFIX = 'ludoteca-';
/** This build's and the one before it. */
const KEPT = 2;
/** A connection that says nothing for so long is none; milliseconds. */
const PATIENCE = 4000;
const PAGE = '/index.html';

const build = __PRECACHE__;
const cacheName = PREFIX + build.version;
const kept: ReadonlySet<string> = new Set(build.files.map((file) => `/${file}`));

/** One file of this build: an older build's where the name holds a hash, else as the server has it now. */
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
  // In the order they were made.
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(ours.slice(0, Math.max(0, ours.length - (KEPT - 1))).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const ownFile = async (path: string): Promise<Response | undefined> =>
  (await (await caches.open(cacheName)).match(path)) ?? caches.match(path);

/** The server's page, or the one we keep when the server cannot be reached, is slow, or in trouble. */
const page = async (request: Request): Promise<Response> => {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  let answer: Response | undefined;
  try {
    answer = await fetch(request, { signal: waiting.signal });
  } catch {
    // No connection: that is what we are here for.
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
  // Hashed files of the build before are kept, too, though this build does not name them.
  else if (kept.has(url.pathname) || url.pathname.startsWith('/assets/'))
    event.respondWith(file(request, url.pathname));
});

// --- whose turn it is -----------------------------------------------------------------------------------------

/** One notice of all that waits; the next one takes its place. */
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

/** Goes to a page that is open, or opens one. */
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
