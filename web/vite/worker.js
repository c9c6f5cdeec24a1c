/**
 * Lets the client open without a network. Files that were built are kept as they are used, under the
 * version of the build; of the API only what never changes for a game (its description, its lesson) or for
 * a version (the results of the lab), and only for when nobody answers.
 */
const SHELL = 'shell-__VERSION__';
const FACTS = 'facts';
const START = ['/', '/icon.svg', '/manifest.webmanifest'];
const LASTING = /^\/api\/(games|lessons|lab)(\/|$)/;

self.addEventListener('install', (event) => {
  const start = caches.open(SHELL).then((cache) => cache.addAll(START));
  event.waitUntil(start.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const clean = caches.keys().then((names) => {
    const old = names.filter((name) => name !== SHELL && name !== FACTS);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  event.waitUntil(clean.then(() => self.clients.claim()));
});

/** The page tells what it loaded before the worker was there. */
self.addEventListener('message', (event) => {
  const requests = event.data.map((url) => new Request(url));
  event.waitUntil(Promise.all(requests.map((request) => answer(request))));
});

/** The network, and what it said last when there is none. */
async function fresh(request, key, name) {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  } catch (fault) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw fault;
  }
}

/** What was kept; otherwise the network, whose answer is kept. Names of files hold a hash of the contents. */
async function lasting(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** How a request is answered here; null: not here. */
function answer(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (request.mode === 'navigate') return fresh(request, '/', SHELL); // every page is one file
  if (LASTING.test(pathname)) return fresh(request, request, FACTS);
  if (pathname.startsWith('/assets/')) return lasting(request);
  return START.includes(pathname) ? fresh(request, request, SHELL) : null;
}

/** A push message: a table waits for the player, who is not there. */
self.addEventListener('push', (event) => {
  const { table, title } = event.data.json();
  const options = { tag: table, icon: '/icon.svg', data: { table } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens the table, in a tab that shows it or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/table/${encodeURIComponent(event.notification.data.table)}`;
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => new URL(url).pathname === path);
    await (tab ? tab.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});

self.addEventListener('fetch', (event) => {
  const response = answer(event.request);
  if (response) event.respondWith(response);
});
