// The running program, and helpers for it and the document.

export const find = (id) => document.getElementById(id);
export const canvas = find('canvas');
export const version = '@VERSION@'; // filled in by site.mjs; part of the addresses of this page's files
export const own = (file) => `${file}?${version}`;

// Returns "play" or, for view-only puzzles, "only" in embed.html, the page for frames; elsewhere null.
const framed = 'framed' in document.documentElement.dataset;
export const framing = () => (framed ? (new URLSearchParams(location.search).get('view') || 'play') : null);

// True if this page stores anything but settings: the lab has no games, and a frame stores nothing.
export const keeps = () => document.documentElement.dataset.program === 'app' && !framed;

export let program = null;

export function set_program(running) {
  program = running;
}

// Calls use(address, size) with a null-terminated copy of the text on the program's heap, or with 0 if there is none.
export function with_text(text, use) {
  if (text === null) return use(0, 0);
  const bytes = new TextEncoder().encode(text);
  const at = program._malloc(bytes.length + 1);
  program.HEAPU8.set(bytes, at);
  program.HEAPU8[at + bytes.length] = 0;
  use(at, bytes.length);
  program._free(at);
}
