// Puzzles from files: text, or BurrTools puzzles (gzipped XML).
import { read_burr } from './burr.js';
import { Refusal, place_of, too_much, with_words } from './markup.js';
import { notice } from './notices.js';
import { say } from './words.js';

const most_bytes = 2e7; // larger than any file written by this page
export const puzzle_types = 'text/plain,text/xml,application/xml,application/gzip,application/octet-stream,.txt,.xmpuzzle';

async function unpack(file) {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts = [];
  for (let size = 0; size <= most_bytes; size += parts.at(-1).length) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    parts.push(value);
  }
  reader.cancel();
  throw too_much();
}

async function text_in(file) {
  if (file.size > most_bytes) throw too_much();
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] !== 0x1f || head[1] !== 0x8b) return file.text();
  if (!globalThis.DecompressionStream) {
    throw new Refusal(say('This browser cannot unpack this file. Unpack it with gzip first, then open the result.'));
  }
  return unpack(file);
}

function why_refused(error, text) {
  if (!(error instanceof Refusal)) return say('This file cannot be read: it is damaged or cut off.');
  if (error.offset === null) return error.message;
  const { line, column } = place_of(text, error.offset);
  return `${error.message} ${with_words(say('(Line {0}, column {1}.)'), line, column)}`;
}

const title_of = (name) => name.replace(/\.(xmpuzzle|xml|gz)$/i, '').replace(/\s+/g, ' ').trim();

// Returns the file as text for the program, or null after showing an error.
export async function read_puzzle(file) {
  let text = '';
  try {
    text = await text_in(file);
    if (!/^\s*</.test(text)) return text;
    const { level, remarks } = read_burr(text, title_of(file.name));
    if (remarks.length) notice(remarks.join(' '));
    return level;
  } catch (error) {
    notice(why_refused(error, text));
    return null;
  }
}
