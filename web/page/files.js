// Puzzles from files: any text that the program reads, packed by gzip or not.
import { notice } from './notices.js';
import { say } from './words.js';

const most_bytes = 2e7; // larger than any file written by this page
export const puzzle_types = 'text/plain,text/xml,application/xml,application/json,application/gzip,application/octet-stream,'
  + '.txt,.xmpuzzle,.psv,.sage,.json,.mat,.letters,.cut,.e2,.bucas,.tiles,.link,.url';

async function unpack(file) {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts = [];
  for (let size = 0; size <= most_bytes; size += parts.at(-1).length) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    parts.push(value);
  }
  reader.cancel();
  throw new RangeError();
}

async function text_in(file) {
  if (file.size > most_bytes) throw new RangeError();
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const is_packed = head[0] === 0x1f && head[1] === 0x8b;
  if (is_packed && !globalThis.DecompressionStream) throw new ReferenceError();
  return is_packed ? unpack(file) : file.text();
}

function why_refused(error) {
  if (error instanceof RangeError) return say('This file is too large to be opened.');
  if (error instanceof ReferenceError) {
    return say('This browser cannot unpack this file. Unpack it with gzip first, then open the result.');
  }
  return say('This file cannot be read: it is damaged or cut off.');
}

// Returns the text in the file, or null after showing an error.
export async function read_puzzle(file) {
  try {
    return await text_in(file);
  } catch (error) {
    notice(why_refused(error));
    return null;
  }
}
