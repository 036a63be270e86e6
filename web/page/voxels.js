// Converts a shape of BurrTools, { element, number }, to a flat one. Its cells are # filled, + optional, _ empty; numbers
// after them are colours. x is to the right, y up, z towards the viewer.
import { Refusal, whole_number, with_words } from './markup.js';
import { say } from './words.js';

const most_side = 128; // of a board in level text: src/games/polyomino/level.h

// Names shapes as BurrTools does.
export const refusal_of = (shape, sentence) => new Refusal(with_words(sentence, `S${shape.number}`), shape.element.offset);

export const empty_shape = (shape) => refusal_of(shape, say('Shape {} is empty.'));
export const too_large = (shape) => refusal_of(shape, say('Shape {} is larger than a board or a piece can be here.'));
export const has_colours = ({ element }) => /[1-9]/.test(element.words);

function read_signs(shape) {
  const { attributes, words } = shape.element;
  const [x, y, z] = [attributes.x, attributes.y, attributes.z].map(whole_number);
  const signs = words.replace(/[\s\d]/g, '');
  if (signs.length !== x * y * z || /[^#+_]/.test(signs)) {
    throw refusal_of(shape, say('Shape {} is damaged: its cells do not match its sides.'));
  }
  return { signs, x, y };
}

// Returns the cells that are not empty: { sign, at: [x, y, z] }.
export function read_cells(shape) {
  const { signs, x, y } = read_signs(shape);
  const count = signs.replace(/_/g, '').length;
  if (count === 0) throw empty_shape(shape);
  if (count > most_side * most_side) throw too_large(shape);
  const cells = [];
  for (let index = 0; index < signs.length; ++index) {
    const at = [index % x, Math.floor(index / x) % y, Math.floor(index / x / y)];
    if (signs[index] !== '_') cells.push({ sign: signs[index], at });
  }
  return cells;
}

// Returns the range of the cells along each axis.
function spans_of(cells) {
  return [0, 1, 2].map((axis) => {
    const places = cells.map(({ at }) => at[axis]);
    const low = Math.min(...places);
    const high = Math.max(...places);
    return { low, high, size: high - low + 1 };
  });
}

// Returns the rows of filled cells from top to bottom, without empty ones around them.
export function lay_flat(shape, cells) {
  const spans = spans_of(cells);
  const flat = [2, 1, 0].find((axis) => spans[axis].size === 1);
  if (flat === undefined) throw refusal_of(shape, say('Shape {} is not flat. Only puzzles of a single layer can be opened.'));
  if (spans.some(({ size }) => size > most_side)) throw too_large(shape);
  const [across, up] = [0, 1, 2].filter((axis) => axis !== flat);
  const rows = Array.from({ length: spans[up].size }, () => Array(spans[across].size).fill(false));
  for (const { at } of cells) rows[spans[up].high - at[up]][at[across] - spans[across].low] = true;
  return rows;
}
