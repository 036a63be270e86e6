// What the browser keeps for the program, by name.

export const prefix = 'tessera.';

// Null where it is refused or full: the program is told so.
export function stored(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

const own_keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

const put = (key, text) => (text === null ? localStorage.removeItem(prefix + key) : localStorage.setItem(prefix + key, text));

// One after the other. Where one is refused those before it are taken back, the last one first: each state on the way back
// had room on the way there. Whether all were made.
function change_in_order(changes) {
  const before = [];
  try {
    for (const [key, text] of changes) {
      before.unshift([key, localStorage.getItem(prefix + key)]);
      put(key, text);
    }
    return true;
  } catch {
    for (const [key, text] of before) stored(() => put(key, text));
    return false;
  }
}

// What the program read of a text that is no Unicode, by which it is known when the program keeps it elsewhere.
const raw_texts = new Map();

function readable(raw) {
  const text = raw.replace(/[\ud800-\udfff]/gu, '\ufffd');
  if (text !== raw) raw_texts.set(text, raw);
  return text;
}

// All changes of { key: text, or null where it goes } or none: null says that the browser refuses. Copies come before what
// they are copies of is written over, and what goes goes last, so that the page may end anywhere in between; only where
// there is no room for that goes it first.
function change(changes) {
  const all = Object.entries(changes).map(([key, text]) => [key, raw_texts.get(text) ?? text]);
  const is_new = ([key]) => localStorage.getItem(prefix + key) === null;
  const gone = all.filter(([, text]) => text === null);
  const written = all.filter(([, text]) => text !== null);
  const ordered = [...written.filter(is_new), ...written.filter((entry) => !is_new(entry))];
  return change_in_order([...ordered, ...gone]) || (gone.length && change_in_order([...gone, ...ordered])) ? 'kept' : null;
}

// A browser that needs room may give up what a page keeps, unless it was asked not to. One may ask the player in its turn, so
// this is asked once and never again, when somebody has played for a while.
const matters_after = 12; // games kept in one visit, as one is after each move
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

const load = (key) => stored(() => localStorage.getItem(prefix + key));

export const kept = {
  load: (key) => { const raw = load(key); return raw === null ? null : readable(raw); },
  keys: () => stored(() => own_keys().join('\n')),
  change: (changes) => stored(() => change_and_count(JSON.parse(changes))),
};
