// The shelf: an IndexedDB, which has more room than localStorage. The program reads synchronously, unlike IndexedDB, so
// this is a copy of the shelf as the page last read or wrote it. README.md describes both stores.

const shelf_patience_ms = 1000; // after which the page starts without a hanging IndexedDB

export const shelf = {
  texts: new Map(), // key: { text, over }; over: hashes of the preceding texts
  database: null, // also null before the first move of a game creates one
  can_be_used: false,
  is_in_use: false, // true: texts may be moving there
  is_late: false,
};

// A non-cryptographic hash to distinguish texts.
export function hash_of(text) {
  let one = text.length;
  let other = 0x2545f491;
  for (let at = 0; at < text.length; ++at) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other + letter, 0x2c1b3c6d) ^ (other >>> 15);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

export const answer_of = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

async function read_all(database) {
  const store = database.transaction('texts').objectStore('texts');
  const [keys, records] = await Promise.all([answer_of(store.getAllKeys()), answer_of(store.getAll())]);
  shelf.texts = new Map(keys.map((key, index) => [key, records[index]]));
}

// Reading does not create a database: nothing is stored before the first play.
export async function read_shelf(makes_it) {
  let is_absent = false;
  const request = indexedDB.open('tessera');
  request.onupgradeneeded = () => {
    is_absent = !makes_it;
    if (is_absent) request.transaction.abort();
    else request.result.createObjectStore('texts');
  };
  try {
    const database = await answer_of(request);
    database.onclose = database.onversionchange = () => {
      database.close();
      shelf.database = null;
    };
    await read_all(database);
    shelf.database = database;
    shelf.is_in_use = true;
  } catch (error) {
    if (!is_absent) throw error;
  }
  shelf.can_be_used = true;
}

// Settles when the shelf has been read, or is unavailable.
let shelf_arrival = null;
export const shelf_arrived = () => (shelf_arrival ??= read_shelf(false).catch(() => {}));

export async function shelf_awaited() {
  const patience = new Promise((resolve) => setTimeout(() => resolve('late'), shelf_patience_ms));
  shelf.is_late = (await Promise.race([shelf_arrived(), patience])) === 'late';
}
