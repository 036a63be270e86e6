// Caches the page for offline use. site.mjs fills in the two lines below: a mark that changes with any file, and each file
// with its hash, so that no damaged file is cached. A new version waits until the player accepts it.
const version = '@VERSION@';
const files = ['@FILES@'];

const name_of = (mark) => `tessera-${mark}`;
const path_of = (file) => new URL(file, registration.scope).pathname;
const paths = new Map(files.map(([file]) => [path_of(file), file]));
paths.set(path_of('index.html'), './');
for (const [file] of files) {
  if (file.endsWith('.html')) paths.set(path_of(file.slice(0, -5)), file); // some hosts redirect to this address
}

addEventListener('install', (event) => {
  const wanted = files.map(([file, integrity]) => new Request(file, { cache: 'no-cache', integrity }));
  event.waitUntil(caches.open(name_of(version)).then((cache) => cache.addAll(wanted)));
});

// Keeps the previous version for tabs that still use it.
async function take_over() {
  const names = (await caches.keys()).filter((name) => name.startsWith(name_of('')));
  const older = names.slice(0, names.indexOf(name_of(version)));
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener('activate', (event) => event.waitUntil(take_over()));

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

// Pages request files with their version, so no page mixes two.
async function answer(request, file, asked) {
  const name = name_of(asked || version);
  const cache = (await caches.has(name)) ? await caches.open(name) : null;
  const kept = await cache?.match(file, { ignoreSearch: true });
  return kept?.redirected ? new Response(kept.body, kept) : (kept ?? fetch(request)); // browsers refuse redirected responses
}

// Serves its own files only; all other requests go to the host.
addEventListener('fetch', (event) => {
  const { pathname, search } = new URL(event.request.url);
  const file = event.request.url.startsWith(registration.scope) ? paths.get(pathname) : undefined;
  if (event.request.method !== 'GET' || !file) return;
  const asked = event.request.mode === 'navigate' ? '' : search.slice(1);
  event.respondWith(answer(event.request, file, asked));
});
