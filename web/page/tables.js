// Files fetched separately from the program: tables of levels and of languages other than English, and its second part.
import { own, program, with_text } from './program.js';

export const hashes = { '@HASHES@': '' }; // damaged, truncated or outdated files count as missing
const patience_ms = 20000;
const suspect = new Set(); // files whose cached copy may be the fault and is bypassed the next time

// Returns what `read` makes of the reply, or null if the file is missing or not the one that belongs to this page.
export async function fetch_checked(file, read) {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), patience_ms);
  const cache = suspect.has(file) ? 'reload' : 'default';
  const fetched = fetch(own(file), { integrity: hashes[file], cache, signal: waiting.signal });
  const found = await fetched.then((response) => (response.ok ? read(response) : null)).catch(() => null);
  if (found === null) suspect.add(file);
  else suspect.delete(file);
  return found;
}

export const fetch_table = (file) => fetch_checked(file, (response) => response.text());

export async function ask_levels() {
  const text = await fetch_table('levels.txt');
  with_text(text, (...copy) => program._tessera_levels_answered(...copy));
}
