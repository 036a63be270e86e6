// The program comes in two files (web/split.mjs): app.wasm has everything that a game needs, and second.wasm, which is
// fetched after the first frame, the sheets and the editor. The functions of the second take the places of the first one's
// absent functions.
import { keys_here, text_here } from './kept.js';
import { own, program } from './program.js';
import { shelf } from './shelf.js';
import { fetch_checked } from './tables.js';

const again_ms = 3000; // between attempts
let first = null; // the running program's functions
let imports = null; // what it was given
let is_split = false;
let is_coming = false;
let is_there = false;
let timer = 0;

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

// True if the first puzzle, or one that is kept, may not be made of squares: only the second file reads those. The days made
// ahead are read when they are opened.
function needs_second() {
  const kept = [...keys_here().map((key) => [key, text_here(key)]), ...[...shelf.texts].map(([key, { text }]) => [key, text])];
  return /^#\d+p[/][a-z]|lattice/.test(location.hash) || kept.some(([key, text]) => key !== 'ahead' && text?.includes('lattice '));
}

// Returns the function that runs the first file for Emscripten. `failed` is called if that is not possible.
export function bring_first(file, failed) {
  return (given, receive) => {
    imports = { ...given, absent };
    fetch(own(file), { credentials: 'same-origin' }).then((reply) => instantiate(reply, imports)).then(async ({ instance, module }) => {
      first = instance.exports;
      is_split = WebAssembly.Module.imports(module).some(({ module: from }) => from === 'absent');
      if (is_split && needs_second()) await bring_second();
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
  if (is_there) program?._tessera_second_part_came(); // not yet running if its first puzzle needs the second file
}

// Returns null while the second file is missing; once asked, it requests the file until it has come.
export function is_whole() {
  if (!is_split || is_there) return '';
  bring_second();
  clearTimeout(timer);
  timer = setTimeout(is_whole, again_ms);
  return null;
}
