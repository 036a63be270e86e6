// What readers of links share.
import { TesseraError } from './error.js';

export function refuse(sentence, code = 'bad_syntax', offset = 0) {
  throw new TesseraError(code, sentence, { offset });
}

export function read_sides(text, most, sentence) {
  const [, columns, rows] = text.match(/^(\d{1,3})x(\d{1,3})$/)?.map(Number) ?? refuse(sentence);
  if (!(columns >= 1 && rows >= 1 && columns <= most && rows <= most)) refuse(sentence, 'limit_exceeded');
  return { columns, rows };
}

export const grid_text = (cells, columns, separator) =>
  Array.from({ length: cells.length / columns }, (_, row) => `${cells.slice(row * columns, (row + 1) * columns).join(separator)}\n`).join('');
