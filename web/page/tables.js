// Tables fetched separately from the program: levels, and languages other than English.
import { own, program, with_text } from './program.js';

export const hashes = { '@HASHES@': '' }; // damaged, truncated or outdated files count as missing
const patience_ms = 20000;
const suspect = new Set(); // files whose cached copy may be the fault and is bypassed the next time

export async function fetch_table(file) {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), patience_ms);
  const cache = suspect.has(file) ? 'reload' : 'default';
  const fetched = fetch(own(file), { integrity: hashes[file], cache, signal: waiting.signal });
  const text = await fetched.then((response) => (response.ok ? response.text() : null)).catch(() => null);
  if (text === null) suspect.add(file);
  else suspect.delete(file);
  return text;
}

export async function ask_levels() {
  const text = await fetch_table('levels.txt');
  with_text(text, (...copy) => program._tessera_levels_answered(...copy));
}
