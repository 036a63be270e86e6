// The program's persistent texts, by name. A change is written to localStorage at once, with a mark of its predecessors,
// and moves to the shelf a little later (shelving.js). README.md describes both stores.
import { hash_of, shelf, shelf_arrived } from './shelf.js';

export const prefix = 'tessera.';
const mark_prefix = 'tessera:'; // hashes of the preceding texts, and a final '-' if the text is to be removed from the shelf
const longest_past = 9;

// Returns null if the browser refuses or storage is full.
export function stored(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

export const is_ours = (name) => name === null || name.startsWith(prefix) || name.startsWith(mark_prefix);
export const text_here = (key) => stored(() => localStorage.getItem(prefix + key));
export const mark_here = (key) => stored(() => localStorage.getItem(mark_prefix + key));
export const is_gone = (mark) => mark?.endsWith('-') ?? false;
export const past_in = (mark) => mark?.match(/\w+/g) ?? [];

const names_with = (start) => Object.keys(localStorage).filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
export const keys_here = () => stored(() => [...new Set([...names_with(prefix), ...names_with(mark_prefix)])]) ?? [];

const put = (name, text) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text));

export function set_mark(key, hashes) {
  const past = hashes.length > longest_past ? [hashes[0], ...hashes.slice(1 - longest_past)] : hashes;
  return stored(() => put(mark_prefix + key, past.join(' ') || null)) !== null;
}

// Removes a text that was moved, if it has not changed since.
export function clear_here(key, text, mark) {
  if (text_here(key) !== text || mark_here(key) !== mark) return;
  stored(() => put(prefix + key, null));
  stored(() => put(mark_prefix + key, null));
}

export const waiting = new Map(); // key: { text, past }, for which localStorage had no room, until the shelf answers
export const fresh = new Map(); // key: { text, past }, written here by this page and not moved yet
export const shelving = { wake() {}, heard() {}, put: () => false }; // until shelving.js is loaded

// Returns true if the shelf has a newer successor of the text.
export function is_left_over(key, text) {
  const there = shelf.texts.get(key);
  return Boolean(there?.over.length) && there.over.includes(hash_of(text)) && !past_in(mark_here(key)).includes(hash_of(there.text));
}

function load(key) {
  if (waiting.has(key)) return waiting.get(key).text;
  const text = text_here(key);
  if (text !== null && !is_left_over(key, text)) return text;
  return text === null && is_gone(mark_here(key)) ? null : (shelf.texts.get(key)?.text ?? null);
}

// Returns the hashes of the current text of a key and its predecessors: all are older than the next write.
function past_of(key) {
  const last = waiting.get(key);
  const text = text_here(key);
  const there = shelf.texts.get(key);
  if (last) return [...last.past, ...(last.text === null ? [] : [hash_of(last.text)])];
  if (text !== null && is_left_over(key, text)) return [hash_of(there.text), hash_of(text)];
  if (text !== null) return [...past_in(mark_here(key)), hash_of(text)];
  if (is_gone(mark_here(key))) return past_in(mark_here(key));
  return there ? [hash_of(there.text)] : [];
}

// Returns the writes for an entry, in order: [name, text, or null to remove it].
function steps_of(key, { text, past }) {
  const mark = mark_here(key);
  const is_marked = shelf.is_in_use || shelf.texts.size > 0 || mark !== null;
  const hashes = text === null ? [...past, '-'] : past;
  const next = is_marked && hashes.length ? hashes.join(' ') : null;
  const marking = next === mark ? [] : [[mark_prefix + key, next]];
  return text === null ? [[prefix + key, null], ...marking] : [...marking, [prefix + key, text]];
}

// Makes the changes in order. If one is refused, undoes the earlier ones in reverse: each of those states fitted before.
// Returns true if all were made.
function change_in_order(steps) {
  const before = [];
  try {
    for (const [name, text] of steps) {
      before.unshift([name, localStorage.getItem(name)]);
      put(name, text);
    }
    return true;
  } catch {
    for (const [name, text] of before) stored(() => put(name, text));
    return false;
  }
}

// Maps texts as read by the program to the originals that are not valid Unicode, to preserve them when it keeps them elsewhere.
const raw_texts = new Map();

function readable(raw) {
  const text = raw.replace(/[\ud800-\udfff]/gu, '\ufffd');
  if (text !== raw) raw_texts.set(text, raw);
  return text;
}

// Writes copies before their originals are overwritten, and removes texts last, so that the page may end at any point.
// Removes first only if there is not enough room otherwise.
function change_here(all, gone_first) {
  const steps = (fits) => [...all].filter(fits).flatMap(([key, entry]) => steps_of(key, entry));
  const gone = steps(([, { text }]) => text === null);
  const copies = steps(([key, { text }]) => text !== null && load(key) === null);
  const others = steps(([key, { text }]) => text !== null && load(key) !== null);
  return change_in_order(gone_first ? [...gone, ...copies, ...others] : [...copies, ...others, ...gone]);
}

const with_past = (key, text) => {
  const past = past_of(key);
  return { text, past: past.length > longest_past ? [past[0], ...past.slice(1 - longest_past)] : past };
};

// True if another page has written a text that is not a predecessor of the waiting one.
const is_overtaken = ([key, { past }]) => text_here(key) !== null && !past.includes(hash_of(text_here(key)));

// Makes all changes of { key: text, or null to remove it } or none; returns null if the browser refuses.
function change(changes) {
  const wanted = new Map(Object.entries(changes).map(([key, text]) => [key, with_past(key, raw_texts.get(text) ?? text)]));
  const all = new Map([...waiting, ...wanted]);
  const is_clear = ![...waiting].some(is_overtaken);
  if (!is_clear || !change_here(all, false)) {
    if (shelving.put(wanted)) return 'kept';
    const makes_room = is_clear && [...all.values()].some(({ text }) => text === null);
    if (!makes_room || !change_here(all, true)) return null;
  }
  waiting.clear();
  for (const [key, entry] of all) fresh.set(key, entry);
  shelving.wake();
  return 'kept';
}

// A browser may evict a page's storage unless asked not to. Some browsers ask the player about it, so this is requested
// only once, after some play.
const matters_after = 12; // saves in one visit, one per move
let kept_games = 0;

function ask_to_persist() {
  if (load('persist') !== null || change({ persist: 'asked' }) === null) return;
  navigator.storage?.persist?.().catch(() => {});
}

function change_and_count(changes) {
  const answer = change(changes);
  const is_play = answer !== null && Object.keys(changes).some((key) => key.startsWith('game.'));
  if (is_play && ++kept_games === matters_after) ask_to_persist();
  return answer;
}

function keys() {
  const here = stored(() => names_with(prefix));
  const all = new Set([...(here ?? []), ...shelf.texts.keys(), ...waiting.keys()]);
  return here === null && !all.size ? null : [...all].filter((key) => load(key) !== null).join('\n');
}

let unheard = []; // changes by other pages while the shelf is read

// Handles a change by another page of this browser. A removed text was probably moved; shelving.js checks. Returns true if
// the program may now read something else; marks alone do not cause that, except those of removed texts.
function hear_of_change(event) {
  const { key: name, oldValue, newValue } = event;
  const is_news = name === null || name.startsWith(prefix) || is_gone(newValue) || is_gone(oldValue);
  if (name === null || newValue !== null || oldValue === null) return is_news;
  unheard?.push(event);
  if (!shelf.can_be_used) return is_news;
  const key = name.slice(prefix.length);
  if (name.startsWith(mark_prefix) ? is_gone(oldValue) : is_gone(mark_here(key))) shelf.texts.delete(key);
  else if (name.startsWith(prefix)) shelf.texts.set(key, { text: oldValue, over: [] });
  shelving.heard(key);
  return is_news;
}

// Calls tell() after each change by another page that the program may read. A page that reads the shelf calls this in the same
// task: texts may move there while the shelf is read, and until the program starts.
export async function hear_of_others(tell, reads_shelf) {
  stored(() => localStorage.length); // browsers report changes only to pages that have looked
  addEventListener('storage', (event) => is_ours(event.key) && hear_of_change(event) && tell());
  if (reads_shelf) await shelf_arrived();
  const events = unheard;
  unheard = null;
  events.forEach(hear_of_change);
}

export const kept = {
  load: (key) => { const raw = load(key); return raw === null ? null : readable(raw); },
  keys,
  change: (changes) => stored(() => change_and_count(JSON.parse(changes))),
};
