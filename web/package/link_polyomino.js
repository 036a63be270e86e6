// The body of a polyomino's link, on squares: src/games/polyomino/share.cpp and share_pieces.cpp.
import { BitReader, bits_below, digit_value } from './bits.js';
import { grid_text, read_sides, refuse } from './link_parts.js';
import { drawing_of, free_polyominoes, shape_of } from './shapes.js';
import { make_piece, pieces_of_set, with_names } from './sets.js';

const cut_off = () => refuse('the link is cut off or has a letter too many');
const most_pieces = 4096;

export function read_polyomino(body) {
  if (/^[a-z]/.test(body)) refuse('a puzzle on another lattice than squares is opened from its level text, not from a link', 'impossible_puzzle');
  const parts = body.split('/');
  if (parts.length < 2 || parts.length > 5) cut_off();
  const board = read_board(parts[0]);
  const pieces = pieces_of_set(parts[1]) ?? read_pieces(parts[1]);
  if (!pieces.length) refuse('the pieces in the link cannot be read');
  with_names(pieces);
  const is_set = parts[4] === undefined && pieces_of_set(parts[1]) !== undefined;
  if (parts[4] !== undefined) parts[4].split('.').forEach((style) => give_style(pieces, style));
  const [givens, moves] = [parts[2], parts[3]].map((part) => (part === undefined ? [] : read_placements(board, pieces, part)));
  return { level: level_text(board, is_set ? `set ${parts[1]}\n` : pieces_text(pieces), givens), moves };
}

function level_text({ cells, columns }, pieces, givens) {
  return `board\n${grid_text(cells, columns, '')}end\n${pieces}${givens.map((given) => `${given}\n`).join('')}`;
}

const pieces_text = (pieces) => pieces.map((piece) => {
  const words = ['piece', piece.name, piece.count > 1 && `x${piece.count}`, !piece.can_flip && 'noflip', !piece.can_turn && 'noturn',
    piece.is_named && 'named', piece.tint > 0 && `tint${piece.tint}`];
  return `${words.filter(Boolean).join(' ')}\n${drawing_of(piece.shape).join('\n')}\nend\n`;
}).join('');

function read_board(code) {
  const [size, mask] = code.split('.');
  const { columns, rows } = read_sides(size, 128, 'the link has no board of 1 to 128 cells a side');
  if (mask === '') cut_off();
  const bits = new BitReader(mask ?? '');
  const cells = Array.from({ length: rows * columns }, () => (mask === undefined ? '.' : '.#'[bits.read(1) ?? cut_off()]));
  if (!bits.at_end) cut_off();
  return { columns, rows, cells };
}

let small;
const small_shapes = () => (small ??= [1, 2, 3, 4, 5, 6].flatMap(free_polyominoes));

// Pieces one after another: a digit is a free polyomino of up to six cells, a dot begins a drawing, - and _ a count.
function read_pieces(code) {
  const bad = () => refuse('the pieces in the link cannot be read');
  const pieces = [];
  let total = 0;
  for (let at = 0; at < code.length;) {
    let shape;
    let traits = {};
    if (code[at] === '.') {
      const bits = new BitReader(code, at + 1);
      ({ shape, traits } = read_drawing(bits));
      at = bits.next_digit;
    } else shape = small_shapes()[digit_value(code[at++])];
    if (!shape?.length) bad();
    let count = 1;
    if (code[at] === '-' || code[at] === '_') {
      const length = code[at] === '_' ? 2 : 1;
      count = new BitReader(code, at + 1).read(6 * length) ?? bad();
      if (count === 0 && length === 1) bad();
      count = count || most_pieces;
      at += 1 + length;
    }
    total += count;
    if (total > most_pieces) bad();
    pieces.push(make_piece('', shape, { count, ...traits }));
  }
  return pieces;
}

function read_drawing(bits) {
  const can_flip = bits.read(1) === 0;
  const can_turn = bits.read(1) === 0;
  const side = bits.read(1) === 1 ? 7 : 4;
  const columns = bits.read(side) + 1;
  const rows = bits.read(side) + 1;
  const cells = [];
  for (let index = 0; index < rows * columns; ++index) {
    const is_cell = bits.read(1);
    if (is_cell === undefined) return { shape: [] };
    if (is_cell) cells.push([Math.floor(index / columns), index % columns]);
  }
  return { shape: cells.length ? shape_of(cells) : [], traits: { can_flip, can_turn } };
}

// INDEX-TINT or INDEX-TINT-NAME
function give_style(pieces, style) {
  const [, index, tint, , name] = style.match(/^(\d{1,4})-(\d{1,2})(-([A-Za-z0-9]{1,8}))?$/) ?? cut_off();
  const piece = pieces[index] ?? cut_off();
  if (Number(tint) > 12 || pieces.some((other) => other.name === name)) cut_off();
  Object.assign(piece, { tint: Number(tint), is_named: Boolean(name), name: name ?? piece.name });
}

function read_placements({ cells, columns }, pieces, code) {
  const bits = new BitReader(code);
  const placements = [];
  for (let more = bits.read(1); more !== 0; more = bits.read(1)) {
    if (more === undefined || placements.length === most_pieces) cut_off();
    const piece = bits.read(bits_below(pieces.length));
    const orientation = bits.read(3);
    const corner = bits.read(bits_below(cells.length)) ?? cut_off();
    if (!pieces[piece]?.orientations[orientation] || corner >= cells.length) refuse('the link places a piece that does not exist', 'damaged');
    placements.push(`place ${pieces[piece].name} ${orientation} ${Math.floor(corner / columns)} ${corner % columns}`);
  }
  if (!bits.at_end) cut_off();
  return placements;
}
