// The page's own texts, in the language of the player.
import { prefix, stored } from './kept.js';
import { canvas, find, program, with_text } from './program.js';
import { fetch_table, hashes } from './tables.js';

const written = ['how', 'line', 'late', 'skip', 'again'].map((id) => [find(id), find(id).textContent]); // in index.html
const spoken = ['@LANGUAGES@']; // codes, in the order of src/app/text/strings.h
const translations = {}; // language code: its table, once loaded
const on_its_way = {}; // the same while loading
let words = new Map(); // English: translation

export const say = (english) => words.get(english) ?? english;

export function speak(code) {
  const lines = translations[code]?.matchAll(/^english (.*)\ntranslation (.*)$/gm) ?? [];
  words = new Map([...lines].map(([, english, translation]) => [english, translation]));
  document.documentElement.lang = code in translations ? code : 'en';
  document.documentElement.dataset.spoken = '';
  canvas.setAttribute('aria-label', say('Puzzle board'));
  for (const [element, english] of written) element.textContent = say(english);
  if (document.documentElement.dataset.program === 'lab') {
    find('how').textContent = say('Space plays and pauses, the arrow keys go a step, with Shift they walk through the tree, N goes to the next solution, Escape leads back to the puzzle.');
  }
}

function fetch_translation(code) {
  on_its_way[code] ??= fetch_table(`translation-${code}.txt`).then((table) => {
    delete on_its_way[code];
    if (table !== null) translations[code] = table;
    return table;
  });
  return on_its_way[code];
}

export function ask_translation(code) {
  if (code in translations) return translations[code];
  fetch_translation(code).then((table) => with_text(table, (...copy) => program._tessera_translation_answered(...copy)));
  return null;
}

// Returns the language that the program will request: the setting is known before it starts.
function language_at_start() {
  const setting = stored(() => localStorage.getItem(`${prefix}settings`))?.match(/^language ([1-9])$/m);
  return setting ? spoken[setting[1] - 1] : navigator.language.slice(0, 2);
}

async function learn_language() {
  const code = language_at_start();
  const has_table = `translation-${code}.txt` in hashes;
  const patience = new Promise((resolve) => setTimeout(resolve, 3000));
  if (has_table) await Promise.race([fetch_translation(code), patience]);
  speak(code);
  return !has_table || code in translations;
}

// Delays the first frame until the player's language is loaded, for a limited time. Resolves to true if it was.
let learnt = null;
export function language_learnt() {
  learnt ??= learn_language();
  return learnt;
}
