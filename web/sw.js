// Keeps the page for when there is no network. site.mjs fills in the two lines below: a mark that changes whenever any file
// does, and each file with its hash, so that nothing damaged is ever kept. A new version waits until the player asks for it.
const version = '@VERSION@';
const files = ['@FILES@'];

const name_of = (mark) => `tessera-${mark}`;
const path_of = (file) => new URL(file, registration.scope).pathname;
const paths = new Map(files.map(([file]) => [path_of(file), file]));
paths.set(path_of('index.html'), './');
for (const [file] of files) {
  if (file.endsWith('.html')) paths.set(path_of(file.slice(0, -5)), file); // as some hosts call it, by a redirection
}

addEventListener('install', (event) => {
  const wanted = files.map(([file, integrity]) => new Request(file, { cache: 'no-cache', integrity }));
  event.waitUntil(caches.open(name_of(version)).then((cache) => cache.addAll(wanted)));
});

// The version before this one is kept for the tabs that are still open with it.
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

// A page asks for its files with its version, so no page ever mixes two.
async function answer(request, file, asked) {
  const name = name_of(asked || version);
  const cache = (await caches.has(name)) ? await caches.open(name) : null;
  const kept = await cache?.match(file, { ignoreSearch: true });
  return kept?.redirected ? new Response(kept.body, kept) : (kept ?? fetch(request)); // no browser takes what was redirected
}

// Its own files only: what else lies in the folder, or does not, is the host's to answer.
addEventListener('fetch', (event) => {
  const { pathname, search } = new URL(event.request.url);
  const file = event.request.url.startsWith(registration.scope) ? paths.get(pathname) : undefined;
  if (event.request.method !== 'GET' || !file) return;
  const asked = event.request.mode === 'navigate' ? '' : search.slice(1);
  event.respondWith(answer(event.request, file, asked));
});
