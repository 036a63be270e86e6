// Sentences in the reader's language. English is part of the code; the others are the game's own tables, one file each, which are
// fetched when an element asks for them.
import { filled_in } from './record.js';

const languages = ['fr', 'de'];
const tables = new Map(); // promises

const unescaped = (text) => text.replace(/\\(.)/g, (_, letter) => ({ n: '\n', r: '\r' }[letter] ?? letter));

async function fetch_table(language) {
  const addresses = { fr: new URL('./translation-fr.txt', import.meta.url), de: new URL('./translation-de.txt', import.meta.url) };
  const response = await fetch(addresses[language]);
  if (!response.ok) throw new Error(`${response.status}`);
  const pairs = (await response.text()).matchAll(/^english (.*)\ntranslation (.*)$/gm);
  return new Map([...pairs].map(([, english, other]) => [unescaped(english), unescaped(other)]));
}

// Returns the language's table; an empty one for English, and if it cannot be fetched.
export async function table_in(tag) {
  const language = languages.find((name) => tag?.toLowerCase().split('-')[0] === name);
  if (!language) return new Map();
  if (!tables.has(language)) tables.set(language, fetch_table(language));
  return tables.get(language).catch(() => {
    tables.delete(language);
    return new Map();
  });
}

const with_capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Fills a sentence in; the first letter of a whole sentence becomes a capital.
export const say_in = (table) => (pattern, ...values) => filled_in(table.get(pattern) ?? pattern, values.map(String));
export const sentence_in = (table) => (...words) => with_capital(say_in(table)(...words));
