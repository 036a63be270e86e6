// Keeps the page for when there is no network. site.mjs fills in the two lines below: the list of files, and a mark that
// changes whenever any of them does. A new version waits until the player asks for it, so a page never mixes two.
const version = '@VERSION@';
const files = ['@FILES@'];

const cache_name = `tessera-${version}`;

addEventListener('install', (event) => {
  const fetched = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(cache_name).then((cache) => cache.addAll(fetched)));
});

async function take_over() {
  for (const name of await caches.keys()) {
    if (name.startsWith('tessera-') && name !== cache_name) await caches.delete(name);
  }
  await clients.claim();
}

addEventListener('activate', (event) => event.waitUntil(take_over()));

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(cache_name);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
