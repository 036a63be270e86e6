// Share codes: what a link says, as level text and moves, or as a puzzle to be made (src/session/share.h, and share.cpp of each
// family). The worker reads the level text afterwards, so that the engine has the last word on it.
import { BitReader, bits_below, check_digits } from './bits.js';
import { grid_text, read_sides, refuse } from './link_parts.js';
import { read_polyomino } from './link_polyomino.js';

export const families = { p: 'polyomino', s: 'number_swap', e: 'edge_match' };
const generator_version = '1'; // of all families
const newest_version = 1;
const longest = 2000;

// True for a share code, with its # or without; level text begins otherwise.
export const is_link = (text) => /^#?\d/.test(text);

// Returns { family, level, moves }, or { family, params, seed } of a puzzle to be made.
export function read_link(text) {
  const code = text.startsWith('#') ? text : `#${text}`;
  const { letter, body } = take_apart(code);
  if (letter === 't') return read_recipe(body);
  if ('ld'.includes(letter)) refuse('links to built-in levels and daily puzzles are opened by the game alone', 'unavailable');
  if (!Object.hasOwn(families, letter)) refuse('the link is to a kind of puzzle that is not known here', 'unknown_name');
  const credited = cut_at(body, '/-.');
  const made = cut_at(credited.before, '/..');
  const { level, moves } = readers[letter](made.before);
  const lines = [...read_credits(credited.after), ...recipe_line(made.after)];
  const order = ['title', 'recipe', 'author'];
  lines.sort((a, b) => order.indexOf(a.split(' ')[0]) - order.indexOf(b.split(' ')[0]));
  const family = families[letter];
  return { family, level: `tessera 1 ${family}\n${lines.map((line) => `${line}\n`).join('')}${level}`, moves };
}

function take_apart(code) {
  if (code.length > longest) refuse(`the link is longer than ${longest} characters`, 'limit_exceeded', longest);
  if (!/^#\d/.test(code)) refuse('this is not a link to a puzzle');
  if (/[^A-Za-z0-9/._-]/.test(code.slice(1))) refuse('the link contains an invalid character');
  const [, version, letter, slash] = code.match(/^#(\d+)(.?)(.?)/);
  if (version.startsWith('0')) refuse('this is not a link to a puzzle');
  if (Number(version) > newest_version) refuse('the link was made by a newer version', 'unknown_version', 1);
  if (!slash) refuse('the link is cut off', 'damaged', code.length);
  if (slash !== '/') refuse('this is not a link to a puzzle');
  const start = version.length + 3;
  const end = code.lastIndexOf('/');
  if (end < start || code.length - end !== 5) refuse('the link is cut off', 'damaged', code.length);
  if (check_digits(code.slice(0, end + 1)) !== code.slice(end + 1)) refuse('the link is damaged: its check digits do not fit', 'damaged', end + 1);
  return { letter, body: code.slice(start, end) };
}

// The last part of a body if it begins with the mark.
function cut_at(body, mark) {
  const slash = body.lastIndexOf('/');
  return slash >= 0 && body.startsWith(mark, slash) ? { before: body.slice(0, slash), after: body.slice(slash + mark.length) } : { before: body, after: '' };
}

function read_credits(digits) {
  if (!digits) return [];
  const bits = new BitReader(digits);
  const bytes = [];
  while (bytes.length < Math.floor(digits.length * 6 / 8)) bytes.push(bits.read(8));
  const [title, author] = bytes.includes(undefined) ? [] : new TextDecoder().decode(new Uint8Array(bytes)).split('\n');
  if (author === undefined) refuse('the title in the link cannot be read', 'damaged');
  return [...(title ? [`title ${title}`] : []), ...(author ? [`author ${author}`] : [])];
}

function recipe_line(part) {
  if (!part) return [];
  const [, version, seed, params] = part.match(/^(\d+)-(\d+)-(.*)$/) ?? refuse('the link does not say how the puzzle was made');
  return [`recipe ${version} ${seed} ${params.replaceAll('.', ' ')}`.trimEnd()];
}

function read_recipe(body) {
  const [head, seed, params] = body.split('/');
  const family = families[head[0]] ?? refuse('the link is to a kind of puzzle that is not known here', 'unknown_name');
  if (head.slice(1) !== generator_version) refuse('the link was made with another version of the generator', 'unknown_version');
  if (!/^\d+$/.test(seed ?? '')) refuse('the link has no seed');
  if (params === undefined) refuse('the link asks for a puzzle that cannot be made');
  return { family, seed, params: params.replaceAll('.', ' ') };
}

// --- number swap

const pairs_of = (rows, columns) => Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns])
  .flatMap(([row, column]) => [
    ...(column + 1 < columns ? [[row, column, row, column + 1]] : []),
    ...(row + 1 < rows ? [[row, column, row + 1, column]] : [])])
  .map((cells) => cells.join(' '));

function read_swap(body) {
  const [size, tiles, barriers = '', moves = ''] = body.split('/');
  const { columns, rows } = read_sides(size, 10, 'the link does not say how large the grid is');
  const pairs = pairs_of(rows, columns);
  const numbers = read_ranks(tiles, rows * columns);
  const walls = barriers ? read_walls(barriers, pairs) : [];
  const width = String(numbers.length).length;
  const level = `grid\n${grid_text(numbers.map((number) => String(number).padStart(width)), columns, ' ')}end\n`;
  const open = pairs.filter((pair) => !walls.includes(pair));
  return { level: level + walls.map((pair) => `barrier ${pair}\n`).join(''), moves: moves ? read_swaps(moves, open) : [] };
}

function read_ranks(digits = '', count) {
  const bits = new BitReader(digits);
  const left = Array.from({ length: count }, (_, index) => index + 1);
  const numbers = [];
  while (left.length) {
    const rank = bits.read(bits_below(left.length));
    if (!(rank < left.length)) refuse('the tiles in the link are damaged');
    numbers.push(...left.splice(rank, 1));
  }
  if (!bits.at_end) refuse('the tiles in the link are damaged');
  return numbers;
}

function read_walls(digits, pairs) {
  const bits = new BitReader(digits);
  const walls = pairs.filter(() => (bits.read(1) ?? refuse('the barriers in the link are damaged')) === 1);
  if (!bits.at_end || !walls.length) refuse('the barriers in the link are damaged');
  return walls;
}

function read_swaps(digits, open) {
  const bits = new BitReader(digits);
  const moves = [];
  for (let number = bits.read(bits_below(open.length + 1)); number; number = bits.read(bits_below(open.length + 1))) {
    moves.push(open[number - 1] ?? refuse('the moves in the link are damaged'));
  }
  return moves;
}

// --- edge match

function read_tiles(body) {
  const [size, table = '', digits = '', moves] = body.split('/');
  const { columns, rows } = read_sides(size, 16, 'the link has no board of tiles');
  const has_plain = table.endsWith('-');
  const [halved, whole = ''] = (has_plain ? table.slice(0, -1) : table).split('.');
  const edges = [...(has_plain ? ['--'] : []), ...[...halved].flatMap((letter) => [`H${letter}`, `B${letter}`]), ...[...whole].map((letter) => `=${letter}`)];
  const bits = new BitReader(digits);
  const edge = () => edges[bits.read(bits_below(edges.length))] ?? refuse('the tiles in the link are damaged');
  const tiles = Array.from({ length: rows * columns }, () => edge() + edge() + edge() + edge());
  if (!bits.at_end) refuse('the link has too many tiles');
  const head = rows === columns ? '' : `size ${columns}x${rows}\n`;
  return { level: `${head}tiles\n${grid_text(tiles, columns, ' ')}end\n`, moves: moves === undefined ? [] : read_tile_moves(moves, rows, columns) };
}

function read_tile_moves(digits, rows, columns) {
  const bits = new BitReader(digits);
  const width = bits_below(rows * columns);
  const number = (size) => bits.read(size) ?? refuse('the moves in the link are damaged');
  const cell = () => {
    const index = number(width);
    return `${Math.floor(index / columns)} ${index % columns}`;
  };
  const [place, take, shift] = [1, 2, 3];
  const moves = [];
  while (digits.length * 6 - bits.position >= 6) {
    const kind = number(2);
    if (kind === place) {
      const tile = number(width);
      const to = cell();
      moves.push(`place ${tile} ${number(2)} ${to}`);
    } else if (kind === take) moves.push(`take ${cell()}`);
    else if (kind === shift) moves.push(`shift ${cell()} ${cell()} ${number(2)}`);
    else refuse('the moves in the link are damaged');
  }
  return moves;
}

const readers = { p: read_polyomino, s: read_swap, e: read_tiles };
