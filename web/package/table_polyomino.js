// The table of a polyomino puzzle on squares: its rules (src/games/polyomino/polyomino.cpp), what is in words, what is drawn.
// See tables.js for what all tables offer.
import { middle_cell, outline, squares, svg, text_at } from './draw.js';
import { TesseraError } from './error.js';
import { flipped, key_of, turned } from './shapes.js';

const refuse = (pattern, ...values) => { throw new TesseraError('illegal_move', pattern, { values }); };
const text_of = (level, { item, turn, row, column }) => `${level.pieces[item].name} ${turn} ${row} ${column}`;
const is_same = (a, b) => a.item === b.item && a.turn === b.turn && a.row === b.row && a.column === b.column;

// A state is the list of what lies on the board: { item, turn, row, column, is_given }, `item` a piece, `turn` its orientation.
export class PolyominoTable {
  has_tray = true;
  has_flip = true;
  noun = 'piece';

  constructor(level) {
    this.level = level;
    this.open = cells_of_board(level);
  }

  start() {
    return this.level.givens.reduce((state, given) => this.#played(state, given, true), []);
  }

  play(state, move) { return this.#played(state, move, false); }

  is_solved(state) {
    return state.reduce((sum, { item }) => sum + this.level.pieces[item].shape.length, 0) === this.open.length;
  }

  shape(item, turn) { return this.level.pieces[item].orientations[turn]; }
  cells({ item, turn, row, column }) { return this.shape(item, turn).map((cell) => [cell[0] + row, cell[1] + column]); }
  count(state, item) { return this.level.pieces[item].count - state.filter((lying) => lying.item === item).length; }
  tray(state) { return this.level.pieces.flatMap((_, item) => (this.count(state, item) > 0 ? [item] : [])); }
  turned(item, turn, is_back) { return this.#like(item, turn, is_back ? (shape) => turned(turned(turned(shape))) : turned); }
  flipped(item, turn) { return this.#like(item, turn, flipped); }
  fixed(lying) { return lying.is_given; }

  lying_at(state, row, column) {
    return state.find((lying) => this.cells(lying).some((cell) => cell[0] === row && cell[1] === column)) ?? null;
  }

  move(held, row, column) {
    const to = text_of(this.level, { ...held, row, column });
    return held.from ? `shift ${text_of(this.level, held.from)} ${to}` : `place ${to}`;
  }

  take(held) { return `take ${text_of(this.level, held.from)}`; }
  without(state, held) { return state.filter((lying) => lying !== held.from); }

  label(item) { return this.level.labels[item]; }
  item_words(item) { return [this.label(item), this.level.pieces[item].shape.length]; }

  cell_words(state, row, column) {
    const lying = this.lying_at(state, row, column);
    return lying ? this.label(lying.item) : this.level.board[row][column] === '.' ? 'empty' : 'no cell';
  }

  progress(state) {
    const left = this.open.length - state.reduce((sum, { item }) => sum + this.level.pieces[item].shape.length, 0);
    return left ? ['{} {cell|cells} left', left] : ['Solved'];
  }

  get solved_words() { return ['Solved! Every cell is covered']; }
  get goal() { return 'Cover every cell of the board with the pieces in the tray.'; }

  get how() {
    return 'Tab chooses a piece, the arrow keys move it, R turns it, F flips it, Enter places it, '
      + 'Backspace takes it back, H gives a hint, question mark shows help.';
  }

  draw_board() { return [svg('path', { class: 'cells', d: squares(this.open) }), svg('path', { class: 'edge', d: outline(this.open) })]; }

  draw(lying) { return this.#art(lying.item, this.cells(lying), lying.is_given); }
  draw_item(item, turn) { return this.#art(item, this.shape(item, turn), false); }

  #art(item, cells, is_given) {
    const { tint } = this.level.pieces[item];
    const number = tint > 0 ? tint : (item % 12) + 1;
    const [row, column] = middle_cell(cells);
    const label = this.label(item);
    const ink = text_at(column + 0.5, row + 0.52, label.length > 2 ? 0.3 : 0.42, label, { class: 'label' });
    const pins = is_given ? [svg('circle', { class: 'pin', cx: cells[0][1] + 0.5, cy: cells[0][0] + 0.5, r: 0.09 })] : [];
    const is_under = is_given && cells[0] === middle_cell(cells);
    return svg('g', { class: `piece tint-${number}${is_given ? ' given' : ''}` }, svg('path', { d: outline(cells) }), ...(is_under ? [] : pins), ink);
  }

  #like(item, turn, change) {
    const { orientations } = this.level.pieces[item];
    const wanted = key_of(change(orientations[turn]));
    const found = orientations.findIndex((shape) => key_of(shape) === wanted);
    return found < 0 ? turn : found;
  }

  #read(words) {
    const item = this.level.pieces.findIndex(({ name }) => name === words[0]);
    const [turn, row, column] = words.slice(1).map(Number);
    const is_known = item >= 0 && this.level.pieces[item].orientations[turn] && Number.isInteger(row) && Number.isInteger(column);
    return is_known ? { item, turn, row, column } : null;
  }

  #played(state, move, is_given) {
    const [verb, ...words] = move.split(/\s+/);
    const parts = verb === 'shift' ? [this.#read(words.slice(0, 4)), this.#read(words.slice(4))] : [this.#read(words)];
    if (!['place', 'take', 'shift'].includes(verb) || parts.includes(null)) refuse('this is not a move: {}', move);
    const rest = verb === 'place' ? state : this.#without(state, parts[0]);
    return verb === 'take' ? rest : this.#with(rest, { ...parts.at(-1), is_given });
  }

  #without(state, lying) {
    const there = state.find((other) => is_same(other, lying)) ?? refuse('there is no such piece to take back');
    if (there.is_given) refuse('{} is fixed from the start', this.label(there.item));
    return state.filter((other) => other !== there);
  }

  #with(state, lying) {
    const name = this.label(lying.item);
    if (this.count(state, lying.item) <= 0) refuse('no piece {} is left', name);
    const cells = this.cells(lying);
    const is_on_board = cells.every(([row, column]) => this.level.board[row]?.[column] === '.');
    if (!is_on_board) refuse('{} does not lie on the free cells of the board there', name);
    for (const [row, column] of cells) {
      const below = this.lying_at(state, row, column);
      if (below) refuse('{} would lie on top of {}', name, this.label(below.item));
    }
    return [...state, lying];
  }
}

const cells_of_board = ({ board }) =>
  board.flatMap((line, row) => [...line].flatMap((letter, column) => (letter === '.' ? [[row, column]] : [])));
