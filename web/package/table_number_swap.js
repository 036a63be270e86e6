// The table of a number swap: src/games/number_swap. See tables.js for what all tables offer.
import { grid_of } from './board.js';
import { svg, text_at } from './draw.js';
import { TesseraError } from './error.js';
import { Table } from './table.js';

const refuse = (pattern, ...values) => { throw new TesseraError('illegal_move', pattern, { values }); };

// The pair of cells as a move writes it, the first in reading order first.
function pair_text(a, b) {
  const [first, second] = a.row < b.row || (a.row === b.row && a.column <= b.column) ? [a, b] : [b, a];
  return `${first.row} ${first.column} ${second.row} ${second.column}`;
}

// A state is the list of numbers, row by row. What is held is a cell: { item: number, turn: 0, from: { row, column } }.
export class NumberSwapTable extends Table {
  has_tray = false;
  turns = [];
  noun = 'number';

  constructor(puzzle) {
    const level = puzzle.table;
    super(puzzle, grid_of(level.rows, level.columns));
    this.level = level;
    this.walls = new Set(level.barriers.map(([row, column, other_row, other_column]) =>
      pair_text({ row, column }, { row: other_row, column: other_column })));
  }

  start() { return this.level.tiles; }

  play(state, move) {
    const numbers = move.split(/\s+/).map(Number);
    if (numbers.length !== 4 || !numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 10)) {
      refuse('two cells are four numbers: row, column, row, column');
    }
    const [row, column, other_row, other_column] = numbers;
    const [from, to] = [this.#index(row, column), this.#index(other_row, other_column)];
    if (from < 0 || to < 0) refuse('this cell is not on the board');
    if (from === to) refuse('a tile cannot be swapped with itself');
    if (Math.abs(row - other_row) + Math.abs(column - other_column) !== 1) refuse('only neighbours that share an edge can be swapped');
    if (this.walls.has(pair_text({ row, column }, { row: other_row, column: other_column }))) refuse('there is a barrier between these two cells');
    return swapped(state, from, to);
  }

  is_solved(state) { return state.every((number, index) => number === index + 1); }

  tray() { return []; }
  turned(item, turn) { return turn; }
  flipped(item, turn) { return turn; }
  fixed() { return false; }

  lying_at(state, row, column) {
    const index = this.#index(row, column);
    return index < 0 ? null : { item: state[index], turn: 0, row, column };
  }

  move(held, row, column) { return pair_text(held.from, { row, column }); }
  take() { return null; }

  // The numbers as what lies on the board.
  lying(state) {
    const { columns } = this.level;
    return state.map((item, index) => ({ item, turn: 0, row: Math.floor(index / columns), column: index % columns }));
  }

  label(item) { return String(item); }
  item_words(item) { return [String(item), 1]; }
  cell_words(state, row, column) { return String(state[this.#index(row, column)]); }
  progress(state, move_count) { return this.is_solved(state) ? ['Sorted in {} {swap|swaps}', move_count] : ['{} {swap|swaps}', move_count]; }
  get solved_words() { return null; }
  get goal() { return 'Put the numbers in order, row by row, by swapping neighbours.'; }

  get how() {
    return 'Tab leads to the grid, the arrow keys walk over it, Enter picks up a number, the arrow keys then swap it with its '
      + 'neighbours, Enter puts it down, H gives a hint, question mark shows help.';
  }

  draw_board() { return [svg('rect', { class: 'cells', width: this.level.columns, height: this.level.rows })]; }

  draw_over() {
    return this.level.barriers.map(([row, column, , other_column]) => {
      const is_upright = other_column !== column;
      return svg('path', { class: 'wall', d: is_upright ? `M${column + 1} ${row}v1` : `M${column} ${row + 1}h1` });
    });
  }

  draw({ item, row, column }) {
    const is_home = item === row * this.level.columns + column + 1;
    return svg('g', { class: `number${is_home ? ' home' : ''}`, transform: `translate(${column} ${row})` }, ...this.#art(item));
  }

  draw_item(item) { return svg('g', { class: 'number' }, ...this.#art(item)); }

  #art(item) { return [svg('rect', { x: 0.05, y: 0.05, width: 0.9, height: 0.9, rx: 0.14 }), text_at(0.5, 0.53, 0.42, String(item))]; }

  #index(row, column) {
    const is_inside = row >= 0 && column >= 0 && row < this.level.rows && column < this.level.columns;
    return is_inside ? row * this.level.columns + column : -1;
  }
}

const swapped = (state, from, to) => state.map((number, index) => (index === from ? state[to] : index === to ? state[from] : number));
