// Converts flat puzzles of BurrTools to level text: the first problem's result is the board, its shapes are the pieces.
import { Refusal, all_in, read_markup, whole_number } from './markup.js';
import { empty_shape, has_colours, lay_flat, read_cells, refusal_of, too_large } from './voxels.js';
import { say } from './words.js';

const most_piece_cells = 1024; // limit of level text: src/games/polyomino/level.h
const most_kinds = 2048;
const most_pieces = 4096;

const sum_of = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

// ---- The problem

function shape_named(shapes, id, offset) {
  const shape = shapes[whole_number(id)];
  if (!shape) throw new Refusal(say('The first problem names a shape that is not there.'), offset);
  return shape;
}

function result_of(shapes, problem) {
  const [result] = all_in(problem, 'result');
  if (!result?.attributes.id) throw new Refusal(say('The first problem has no result to use as the board.'), problem.offset);
  return shape_named(shapes, result.attributes.id, result.offset);
}

// Returns how often a shape is used, at least and at most.
function range_of(shape, { attributes: { count, min, max } }) {
  const [least, most] = (count ? [count, count] : min && max ? [min, max] : ['1', '1']).map(whole_number);
  if (!(least <= most)) throw refusal_of(shape, say('How often shape {} is used cannot be read.'));
  return { least, most };
}

function uses_in(shapes, problem) {
  const uses = new Map();
  for (const element of all_in(all_in(problem, 'shapes')[0], 'shape')) {
    const shape = shape_named(shapes, element.attributes.id, element.offset);
    const { least, most } = range_of(shape, element);
    const before = uses.get(shape) ?? { least: 0, most: 0 };
    uses.set(shape, { shape, least: before.least + least, most: before.most + most });
  }
  const used = [...uses.values()].filter(({ most }) => most > 0);
  if (used.length > most_kinds || sum_of(used.map(({ most }) => most)) > most_pieces) {
    throw new Refusal(say('There are more pieces than a puzzle can have here.'), problem.offset);
  }
  return used;
}

function read_piece({ shape, least, most }) {
  const cells = read_cells(shape);
  if (cells.some(({ sign }) => sign === '+')) throw open_cells(shape);
  const rows = lay_flat(shape, cells);
  if (cells.length > most_piece_cells) throw too_large(shape);
  return { rows, shape, least, most, size: cells.length };
}

const open_cells = (shape) =>
  refusal_of(shape, say('Shape {} has optional cells, which no puzzle here can have.'));

// Decides which cells of the result are the board, and how often each piece is used. Optional cells are decided only if the
// pieces leave no choice: they fill all cells, or exactly the required ones.
function settle_cells(result, pieces) {
  const cells = read_cells(result);
  const fixed = cells.filter(({ sign }) => sign === '#');
  const area = (bound) => sum_of(pieces.map((piece) => piece[bound] * piece.size));
  if (area('least') === cells.length) return { cells, bound: 'least' };
  if (fixed.length < cells.length && area('most') !== fixed.length) throw open_cells(result);
  const has_ranges = pieces.some(({ least, most }) => least < most);
  return { cells: fixed, bound: 'most', is_loose: has_ranges && area('most') > fixed.length };
}

// ---- The level

const picture = (rows, filled, empty) => rows.map((row) => row.map((is) => (is ? filled : empty)).join('')).join('\n');

const letter_name = (index) => (index < 26 ? '' : letter_name(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

// Returns the shapes' own names if valid in level text, else letters.
function names_for(pieces) {
  const wishes = pieces.map(({ shape }) => shape.element.attributes.name);
  const names = wishes.map((wish, index) => (/^[a-z\d][\w.-]{0,15}$/i.test(wish ?? '') && wishes.indexOf(wish) === index ? wish : ''));
  let next = 0;
  for (const [index, name] of names.entries()) {
    while (!names[index]) {
      const letter = letter_name(next++);
      if (!names.includes(letter)) names[index] = letter;
    }
  }
  return names;
}

function level_text(title, board, pieces) {
  const names = names_for(pieces);
  const blocks = pieces.map(({ rows, count }, index) => `piece ${names[index]} x${count}\n${picture(rows, 'X', '.')}\nend\n`);
  const head = title ? `title ${title}\n` : '';
  return `tessera 1 polyomino\n${head}board\n${picture(board, '.', '#')}\nend\n${blocks.join('')}`;
}

function shapes_in(puzzle) {
  return all_in(all_in(puzzle, 'shapes')[0], 'voxel').map((element, index) => ({ element, number: index + 1 }));
}

// Returns the first problem: { shapes, problem, has_more }.
function read_puzzle_of_burr(text) {
  const puzzle = read_markup(text);
  if (puzzle.name !== 'puzzle') throw new Refusal(say('This XML file is not a BurrTools puzzle.'), puzzle.offset);
  const [grid] = all_in(puzzle, 'gridType');
  if ((grid?.attributes.type ?? '0') !== '0') {
    throw new Refusal(say('Only puzzles made of cubes can be opened, and this one has other cells.'), grid.offset);
  }
  const [problem, ...others] = all_in(all_in(puzzle, 'problems')[0], 'problem');
  if (!problem) throw new Refusal(say('This file has shapes, but no problem to solve.'), puzzle.offset);
  return { shapes: shapes_in(puzzle), problem, has_more: others.length > 0 };
}

function remarks_on({ has_more, is_coloured, is_loose }) {
  return [
    ...(has_more ? [say('Only the first of several problems was opened.')] : []),
    ...(is_coloured ? [say('Colours were left out: here any piece may lie on any cell.')] : []),
    ...(is_loose ? [say('Every piece that may be used is there, so some may be left over.')] : []),
  ];
}

// Returns { level, remarks }: the level text, and sentences about omitted parts. Throws a Refusal.
export function read_burr(text, title) {
  const { shapes, problem, has_more } = read_puzzle_of_burr(text);
  const result = result_of(shapes, problem);
  const uses = uses_in(shapes, problem);
  const pieces = uses.map(read_piece);
  const { cells, bound, is_loose } = settle_cells(result, pieces);
  if (!cells.length) throw empty_shape(result);
  const counted = pieces.map((piece) => ({ ...piece, count: piece[bound] })).filter(({ count }) => count > 0);
  const is_coloured = [result, ...uses.map(({ shape }) => shape)].some(has_colours);
  return { level: level_text(title, lay_flat(result, cells), counted), remarks: remarks_on({ has_more, is_coloured, is_loose }) };
}
