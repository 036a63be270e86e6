// The program comes in two files (web/split.mjs): app.wasm has everything that a game needs, and second.wasm, which is
// fetched after the first frame, the sheets and the editor. The functions of the second take the places of the first one's
// absent functions.
import { keys_here, text_here } from './kept.js';
import { own, program } from './program.js';
import { shelf } from './shelf.js';
import { fetch_checked } from './tables.js';

const again_ms = 3000; // between attempts
const most_attempts = 4; // before the page says that it cannot be loaded
let first = null; // the running program's functions
let imports = null; // what it was given
let is_split = false;
let is_coming = false;
let is_there = false;
let timer = 0;
let waits = null; // what is to be called once the second file is there

// Never called: the program asks is_whole() before it calls a function of its second part.
const absent = new Proxy({}, {
  get: () => () => {
    throw new Error('the second part of the program is not there');
  },
});

// Hosts may send a program with a type that browsers do not compile while it arrives.
async function instantiate(reply, given) {
  const spare = reply.clone();
  try {
    return await WebAssembly.instantiateStreaming(reply, given);
  } catch {
    return WebAssembly.instantiate(await spare.arrayBuffer(), given);
  }
}

// True if the puzzle of the address, or a game that is kept, may be of another family than the first, or not be made of squares:
// only the second file plays those, and reads races ("/.-") and series. The days made ahead are read when they are opened.
function needs_second() {
  const kept = [...keys_here().map((key) => [key, text_here(key)]), ...[...shelf.texts].map(([key, { text }]) => [key, text])];
  const is_of_squares = /^(#\d+p[/][^a-z].*)?$/.test(location.hash) && !location.hash.includes('/.-');
  return !is_of_squares || kept.some(([key, text]) => key !== 'ahead' && /lattice |tessera \d+ (?!polyomino)|[/][.]-/.test(text ?? ''));
}

// Brings the second file if the first puzzle needs it, in a few attempts.
async function bring_what_is_needed() {
  for (let attempt = 1; is_split && !is_there && needs_second(); ++attempt) {
    await bring_second();
    if (is_there) return;
    if (attempt === most_attempts) throw new Error('the second part of the program did not come');
    await new Promise((resolve) => setTimeout(resolve, again_ms));
  }
}

// Calls act() once the puzzle of the address can be opened: at once, or when the second file has come.
export function once_playable(act) {
  waits = is_split && !is_there && needs_second() ? act : null;
  if (waits) is_whole();
  else act();
}

// Returns the function that runs the first file for Emscripten. `failed` is called if that is not possible.
export function bring_first(file, failed) {
  return (given, receive) => {
    imports = { ...given, absent };
    fetch(own(file), { credentials: 'same-origin' }).then((reply) => instantiate(reply, imports)).then(async ({ instance, module }) => {
      first = instance.exports;
      is_split = WebAssembly.Module.imports(module).some(({ module: from }) => from === 'absent');
      await bring_what_is_needed();
      receive(instance);
    }).catch(failed);
    return {};
  };
}

export async function bring_second() {
  if (!is_split || is_there || is_coming) return;
  is_coming = true;
  const run = async (reply) => WebAssembly.instantiate(await reply.arrayBuffer(), { ...imports, first });
  is_there = (await fetch_checked('second.wasm', run)) !== null;
  is_coming = false;
  if (!is_there) return;
  program?._tessera_second_part_came(); // not yet running if its first puzzle needs the second file
  waits?.();
  waits = null;
}

// Returns null while the second file is missing; once asked, it requests the file until it has come.
export function is_whole() {
  if (!is_split || is_there) return '';
  bring_second();
  clearTimeout(timer);
  timer = setTimeout(is_whole, again_ms);
  return null;
}
