// Reads the page's storage from both of its stores, see web/README.md.
import { hash_of } from '../../../web/page/shelf.js';

// Returns { here: localStorage, shelf: IndexedDB } from any page of the origin, without creating a database.
export const both_stores = (page) => page.evaluate(async () => {
  const here = Object.fromEntries(Object.entries(localStorage).filter(([name]) => /^tessera[.:]/.test(name)));
  const shelf = await new Promise((resolve) => {
    const request = indexedDB.open('tessera');
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = () => resolve({});
    request.onsuccess = () => {
      const store = request.result.transaction('texts').objectStore('texts');
      const keys = store.getAllKeys();
      const records = store.getAll();
      records.onsuccess = () => {
        request.result.close();
        resolve(Object.fromEntries(keys.result.map((key, index) => [key, records.result[index]])));
      };
    };
  }).catch(() => ({}));
  return { here, shelf };
});

// Returns { 'tessera.KEY': text }.
export async function kept_texts(page) {
  const { here, shelf } = await both_stores(page);
  const kept = {};
  for (const [key, { text, over }] of Object.entries(shelf)) {
    const journal = here[`tessera.${key}`];
    const mark = here[`tessera:${key}`] ?? '';
    if (journal === undefined && mark.endsWith('-')) continue;
    const is_newer = journal !== undefined && (!over.includes(hash_of(journal)) || mark.includes(hash_of(text)));
    kept[`tessera.${key}`] = is_newer ? journal : text;
  }
  for (const [name, text] of Object.entries(here)) if (name.startsWith('tessera.')) kept[name] ??= text;
  return kept;
}
