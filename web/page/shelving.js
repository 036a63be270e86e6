// Moves texts from localStorage to the shelf, and stores texts there for which localStorage has no room (see README.md).
// Everything is one transaction. If another page of this browser has written something that this one has not read, the
// program merges both, as it merges an imported file.
import { clear_here, fresh, is_gone, is_left_over, is_ours, keys_here, mark_here, past_in, set_mark, shelving, text_here, waiting } from './kept.js';
import { answer_of, hash_of, read_shelf, shelf, shelf_arrived } from './shelf.js';

const soon_ms = 1000;
const much_later_ms = 30000; // after which this page moves another page's texts
const residents = ['settings', 'lesson', 'persist', 'ahead']; // stay in localStorage: small, and read by other pages of Tessera or not worth a merge
const merged_by_program = /^(game|previous|solved|settings|(game|draft|aside)[.].*)$/;

let program_side = null; // { found(text), refused(), changed() }
let refuses = false; // true if the shelf refused last, while something is waiting
let others = null; // pages of this browser that have the shelf open
let work = Promise.resolve();

// Runs jobs one after the other. A failing job changes nothing.
function queue(job) {
  work = work.then(job).catch(() => {});
}

async function opened() {
  if (shelf.database) return shelf.database;
  shelf.is_in_use = true;
  await read_shelf(true).catch((error) => {
    shelf.is_in_use = false;
    throw error;
  });
  return shelf.database;
}

// ---- Writing

// Decides about an entry by the existing record: put it, it (or a successor) is there, or both clash.
function verdict({ text, past, is_lost }, record) {
  if (!record || past.includes(hash_of(record.text))) return record?.text === text ? 'there' : 'put';
  if (text === null || is_lost || record.text === text || record.over.includes(hash_of(text))) return 'there';
  return 'clash';
}

async function begin_transaction() {
  const database = await opened();
  const transaction = database.transaction('texts', 'readwrite', { durability: 'strict' });
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  done.catch(() => {});
  return { store: transaction.objectStore('texts'), done, commit: () => transaction.commit?.() };
}

// Writes entries { key, text, past }, with `is_whole` all or none. Returns the clashing ones, with the existing records.
async function write(entries, is_whole) {
  const { store, done, commit } = await begin_transaction();
  const records = await Promise.all(entries.map(({ key }) => answer_of(store.get(key))));
  const verdicts = entries.map((entry, index) => verdict(entry, records[index]));
  const clashes = entries.map((entry, index) => ({ ...entry, record: records[index] })).filter((_, index) => verdicts[index] === 'clash');
  const is_refused = is_whole && clashes.length > 0;
  const after = entries.map(({ key, text, past }, index) => {
    if (is_refused || verdicts[index] !== 'put') return [key, records[index]];
    const record = text === null ? undefined : { text, over: past };
    if (record) store.put(record, key);
    else store.delete(key);
    return [key, record];
  });
  commit();
  await done;
  for (const [key, record] of after) {
    if (record) shelf.texts.set(key, record);
    else shelf.texts.delete(key);
  }
  return clashes;
}

// ---- Merging

const escaped = (text) => text.replace(/[\\\n\r]/g, (letter) => `\\${{ '\n': 'n', '\r': 'r' }[letter] ?? letter}`);

// Formats the clashing texts for src/session/exported_texts.h. The program keeps unknown texts aside.
function export_of(clashes) {
  const lines = clashes.map(({ key, record }, index) => (
    `key ${merged_by_program.test(key) ? key : `aside.${index}`}\ntext ${escaped(record.text)}\n`));
  return `tessera-export 1\n${lines.join('')}end\n`;
}

// Merges clashing texts of the shelf with those here; the result is a successor of both.
function merge(clashes) {
  if (!program_side.found(export_of(clashes))) return false;
  for (const { key, record } of clashes) {
    const hash = hash_of(record.text);
    if (waiting.has(key)) waiting.get(key).past.push(hash);
    else set_mark(key, [...past_in(mark_here(key)), hash, ...(is_gone(mark_here(key)) ? ['-'] : [])]);
    if (text_here(key) !== null) fresh.set(key, { text: text_here(key), past: past_in(mark_here(key)) });
  }
  return true;
}

// ---- Moving

// Returns the entry of a key to move: a text, its removal, or a text that another page removed needlessly.
function entry_of(key) {
  const text = text_here(key);
  const mark = mark_here(key);
  if (text !== null && residents.includes(key) && !is_left_over(key, text)) return null;
  if (text !== null || is_gone(mark)) return { key, text, mark, past: past_in(mark) };
  const own = fresh.get(key);
  return own && own.text !== null && !residents.includes(key) ? { key, ...own, mark, is_lost: true } : null;
}

async function move(keys) {
  const before = new Map(fresh);
  await opened();
  const entries = keys.filter((key) => !waiting.has(key)).map(entry_of).filter(Boolean);
  const clashes = await write(entries, false);
  for (const entry of entries) {
    const is_stuck = clashes.some(({ key }) => key === entry.key);
    if (!is_stuck && fresh.get(entry.key) === before.get(entry.key)) fresh.delete(entry.key);
    if (!is_stuck) clear_here(entry.key, entry.text, entry.mark);
  }
  if (clashes.length && merge(clashes)) wake();
}

async function move_fresh() {
  const keys = [...fresh.keys()];
  if (keys.some(entry_of)) await move(keys);
  for (const key of keys) if (!entry_of(key)) fresh.delete(key);
}

let waking = null;
function wake() {
  if (!shelf.can_be_used) return;
  waking ??= setTimeout(() => {
    waking = null;
    queue(move_fresh);
  }, soon_ms);
}

// Each page moves its own texts. Texts of pages that have ended are moved here after a while without changes.
let looking = null;
let seen = new Map();

function look() {
  looking = null;
  const now = new Map(keys_here().filter(entry_of).map((key) => [key, `${text_here(key)}\n${mark_here(key)}`]));
  const old = [...now.keys()].filter((key) => seen.get(key) === now.get(key));
  seen = now;
  if (old.length) queue(() => move(old));
  if (now.size > old.length) look_later();
}

function look_later() {
  if (shelf.can_be_used) looking ??= setTimeout(look, much_later_ms);
}

// ---- Texts without room in localStorage

async function put_waiting() {
  const entries = [...waiting].map(([key, entry]) => ({ key, ...entry, entry }));
  if (!entries.length) return;
  const clashes = await write(entries, true);
  if (clashes.length) {
    refuses = false;
    if (!merge(clashes)) throw new Error('no room to merge');
    return put_waiting();
  }
  for (const { key, entry, text, past } of entries) {
    if (waiting.get(key) === entry) waiting.delete(key);
    const here = text_here(key);
    if (text === null && here !== null && past.includes(hash_of(here))) clear_here(key, here, mark_here(key));
  }
  refuses = false;
  others?.postMessage(entries.map(({ key }) => key));
  look_later();
}

async function try_to_put() {
  try {
    await put_waiting();
  } catch {
    const is_new = !refuses;
    refuses = true;
    if (is_new) program_side.refused();
  }
}

function put(changes) {
  if (!shelf.can_be_used) return false;
  queue(try_to_put);
  if (refuses && waiting.size) return false;
  for (const [key, entry] of changes) waiting.set(key, entry);
  return true;
}

// ---- Changes by other pages

async function read_again(keys) {
  if (!shelf.database) await read_shelf(false);
  if (!shelf.database) return;
  const store = shelf.database.transaction('texts').objectStore('texts');
  const records = await Promise.all(keys.map((key) => answer_of(store.get(key))));
  const is_news = keys.filter((key, index) => shelf.texts.get(key)?.text !== records[index]?.text).length > 0;
  keys.forEach((key, index) => {
    if (records[index]) shelf.texts.set(key, records[index]);
    else shelf.texts.delete(key);
  });
  if (is_news) program_side.changed();
}

function heard(key) {
  queue(() => read_again([key]));
  look_later();
}

async function come_back() {
  shelf.database?.close();
  shelf.database = null;
  await read_shelf(false);
  program_side.changed();
}

function listen() {
  addEventListener('pageshow', ({ persisted }) => persisted && queue(come_back));
  addEventListener('storage', ({ key, newValue }) => key && is_ours(key) && newValue !== null && look_later());
  if (!globalThis.BroadcastChannel) return;
  others = new BroadcastChannel('tessera.kept');
  others.onmessage = ({ data }) => queue(() => read_again(data));
}

export async function begin_shelving(side) {
  program_side = side;
  await shelf_arrived();
  if (!shelf.can_be_used) return;
  Object.assign(shelving, { wake, heard, put });
  listen();
  if (shelf.is_late) side.found('');
  if (fresh.size) wake();
  look_later();
}
