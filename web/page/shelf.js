// The shelf: an IndexedDB, which has room for what localStorage has not. The program reads at once and IndexedDB does not, so
// this is the shelf as the page read or wrote it last. README.md tells how the two stores go together.

const shelf_patience_ms = 1000; // an IndexedDB that hangs does not keep the page from starting

export const shelf = {
  texts: new Map(), // key: { text, over }; over: hashes of the texts that this one came after
  database: null, // none either where there is none yet: the first game that moves makes one
  can_be_used: false,
  is_in_use: false, // from now on a text may be moving there
  is_late: false,
};

// Tells texts apart; it is no secret.
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

// Who only reads makes no database: nothing is kept before somebody plays.
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

// Settled when the shelf is there, or cannot be had.
let shelf_arrival = null;
export const shelf_arrived = () => (shelf_arrival ??= read_shelf(false).catch(() => {}));

export async function shelf_awaited() {
  const patience = new Promise((resolve) => setTimeout(() => resolve('late'), shelf_patience_ms));
  shelf.is_late = (await Promise.race([shelf_arrived(), patience])) === 'late';
}
