// The running program and what every other part needs of it and of the document.

export const find = (id) => document.getElementById(id);
export const canvas = find('canvas');
export const version = '@VERSION@'; // site.mjs fills it in: what belongs to this page has it in its address
export const own = (file) => `${file}?${version}`;

// In embed.html, the page for frames: "play", or "only" where the puzzle is there to be looked at. Else null.
const framed = 'framed' in document.documentElement.dataset;
export const framing = () => (framed ? (new URLSearchParams(location.search).get('view') || 'play') : null);

// Whether this page keeps anything but settings: the lab has no games, and a frame keeps nothing.
export const keeps = () => document.documentElement.dataset.program === 'app' && !framed;

export let program = null;

export function set_program(running) {
  program = running;
}

// Calls use(address, size) with a copy of the text on the program's heap, or with 0 when there is none. A 0 follows the copy.
export function with_text(text, use) {
  if (text === null) return use(0, 0);
  const bytes = new TextEncoder().encode(text);
  const at = program._malloc(bytes.length + 1);
  program.HEAPU8.set(bytes, at);
  program.HEAPU8[at + bytes.length] = 0;
  use(at, bytes.length);
  program._free(at);
}
