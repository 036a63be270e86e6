// Provides the program's typeface to the page. It is part of the program, so nothing is fetched.
import { program } from './program.js';

export function bring_face() {
  if (!globalThis.FontFace) return;
  for (const [is_bold, weight] of [[0, '400 500'], [1, '600 700']]) {
    const at = program._tessera_font(is_bold);
    const bytes = program.HEAPU8.slice(at, at + program._tessera_font_size(is_bold));
    document.fonts.add(new FontFace('Tessera', bytes, { weight }));
  }
}
