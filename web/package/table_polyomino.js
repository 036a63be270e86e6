// The table of a polyomino puzzle on any lattice. The program says where cells lie and what turns do (src/jobs/table_text.h); here
// a piece may lie where all its cells are free cells of the board (src/games/polyomino/polyomino.cpp). See tables.js.
import { least } from './board.js';
import { svg, text_at } from './draw.js';
import { TesseraError } from './error.js';
import { frame_of_solids, solids } from './solid.js';
import { Table } from './table.js';

const refuse = (pattern, ...values) => { throw new TesseraError('illegal_move', pattern, { values }); };
const is_same = (a, b) => a.item === b.item && a.turn === b.turn && a.row === b.row && a.column === b.column;
const key = (numbers) => numbers.join(' ');

// A state is the list of what lies on the board: { item, turn, row, column, is_given }, `item` a piece, `turn` its orientation, row
// and column those of its frame on the program's grid.
export class PolyominoTable extends Table {
  noun = 'piece';
  #by_place;

  constructor(puzzle) {
    super(puzzle, puzzle.table);
    const { pieces, space } = puzzle.table;
    this.pieces = pieces;
    this.turns = space ? ['turn', 'tip', 'roll'] : ['turn'];
    this.has_flip = !space || pieces.some(({ orientations }) => !orientations.every(({ flipped }, own) => reached(orientations, own).has(flipped)));
    this.flip_caption = space ? 'Mirror' : 'Flip';
    this.#by_place = new Map(this.board.spots.map((spot) => [key(spot.place), spot]));
  }

  start() { return this.puzzle.table.givens.reduce((state, given) => this.#played(state, given, true), []); }
  play(state, move) { return this.#played(state, move, false); }
  is_solved(state) { return this.#left(state) === 0; }

  shape(item, turn) { return this.pieces[item].orientations[turn].cells; }
  count(state, item) { return this.pieces[item].count - state.filter((lying) => lying.item === item).length; }
  tray(state) { return this.pieces.flatMap((_, item) => (this.count(state, item) > 0 ? [item] : [])); }

  // Returns the orientation a step on about an axis (0 upright; in space also 1 forwards, 2 to the right), or a step back.
  turned(item, turn, is_back = false, axis = 0) {
    const after = (one) => this.pieces[item].orientations[one].turned[axis];
    if (!is_back) return after(turn);
    let before = turn;
    for (let next = after(turn); next !== turn; next = after(next)) before = next;
    return before;
  }

  flipped(item, turn) { return this.pieces[item].orientations[turn].flipped; }
  fixed(lying) { return lying.is_given; }

  lying_at(state, row, column) {
    return state.find((lying) => this.cells(lying).some((cell) => cell[0] === row && cell[1] === column)) ?? null;
  }

  move(held, row, column) {
    const to = this.#text({ ...held, row, column });
    return held.from ? `shift ${this.#text(held.from)} ${to}` : `place ${to}`;
  }

  take(held) { return `take ${this.#text(held.from)}`; }

  label(item) { return this.pieces[item].label; }
  item_words(item) { return [this.label(item), this.shape(item, 0).length]; }

  cell_words(state, row, column) {
    const lying = this.lying_at(state, row, column);
    return lying ? this.label(lying.item) : 'empty';
  }

  progress(state) {
    const left = this.#left(state);
    return left ? ['{} {cell|cells} left', left] : ['Solved'];
  }

  get solved_words() { return ['Solved! Every cell is covered']; }
  get goal() { return 'Cover every cell of the board with the pieces in the tray.'; }

  get how() {
    return this.board.is_in_space
      ? 'Tab or its letter chooses a piece, the arrow keys move it within its layer, Page Up and Page Down '
        + 'to another layer, with Shift they turn and tip it, Enter places it, Backspace takes it back, the '
        + 'exclamation mark gives a hint, question mark shows help.'
      : 'Tab chooses a piece, the arrow keys move it, R turns it, F flips it, Enter places it, '
        + 'Backspace takes it back, H gives a hint, question mark shows help.';
  }

  draw_board() {
    const { board } = this;
    const numbers = board.is_in_space
      ? board.layers.map(({ x, y, layer }) => text_at(x + 0.5, y - 0.35, 0.45, String(layer + 1), { class: 'layer' })) : [];
    return [...numbers, svg('path', { class: 'cells', d: board.facets(board.spots) }), ...(board.is_round ? [] : [svg('path', { class: 'edge', d: board.path(board.spots) })])];
  }

  draw(lying) {
    const spots = this.cells(lying).map(([row, column]) => this.board.spot(row, column)).filter(Boolean);
    const layers = [...new Set(spots.map(({ layer }) => layer))].map((layer) => spots.filter((spot) => spot.layer === layer));
    return this.#piece(lying.item, lying.is_given, layers.flatMap((part) => this.#art(lying.item, part, lying.is_given)));
  }

  frame(item, turn) {
    if (this.board.is_in_space) return frame_of_solids(this.#centres(item, turn), this.board.is_round);
    const parts = this.#parts(item, turn);
    const corners = parts.flatMap(({ x, y, outline }) => outline.map((corner) => [corner[0] + x, corner[1] + y]));
    const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis])));
    const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
    return { x: left, y: top, width: right - left, height: bottom - top, parts };
  }

  draw_item(item, turn) {
    if (!this.board.is_in_space) return this.#piece(item, false, this.#art(item, this.#parts(item, turn), false));
    const { parts } = this.frame(item, turn);
    const nearest = least(parts, ({ nearness }) => -nearness);
    const label = text_at(nearest.x, nearest.y, 0.42, this.label(item), { class: 'label' });
    return this.#piece(item, false, [solids(this.#centres(item, turn), this.board.is_round, () => this.#class_of(item, false)), label]);
  }

  #centres(item, turn) { return this.pieces[item].orientations[turn].centres.map((centre) => centre.map((number) => number / 1000)); }

  #parts(item, turn) {
    const { outlines } = this.pieces[item].orientations[turn];
    return this.#centres(item, turn).map(([x, y], cell) => ({ x, y, outline: this.board.outlines[outlines[cell]] }));
  }

  #class_of(item, is_given) { return `piece tint-${this.pieces[item].tint}${is_given ? ' given' : ''}`; }
  #piece(item, is_given, art) { return svg('g', { class: this.#class_of(item, is_given) }, ...art); }

  // Cells of one layer, with the piece's label on the one nearest to their middle.
  #art(item, spots, is_given) {
    const mean = (of) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
    const [x, y] = [mean((spot) => spot.x), mean((spot) => spot.y)];
    const middle = least(spots, (spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2);
    const label = this.label(item);
    const size = Math.min(0.42, 0.9 / label.length);
    const pin = is_given && spots[0] !== middle ? [svg('circle', { class: 'pin', cx: spots[0].x, cy: spots[0].y, r: 0.09 })] : [];
    const rods = (kind) => (this.board.is_round ? pairs(spots).map(([a, b]) => svg('line', { class: kind, x1: a.x, y1: a.y, x2: b.x, y2: b.y })) : []);
    return [...rods('rim'), svg('path', { d: this.board.path(spots) }), ...rods('rod'), ...pin, text_at(middle.x, middle.y + 0.02, size, label, { class: 'label' })];
  }

  #left(state) { return this.board.spots.length - state.reduce((sum, { item }) => sum + this.shape(item, 0).length, 0); }

  // A move names the place of the first cell or, on squares, the corner of the frame.
  #text({ item, turn, row, column }) {
    const { cells, first } = this.pieces[item].orientations[turn];
    const place = first === undefined ? [row, column] : this.board.spot(cells[first][0] + row, cells[first][1] + column)?.place ?? [];
    return [this.pieces[item].name, turn, ...place].join(' ');
  }

  #read([name, turn, ...place]) {
    const item = this.pieces.findIndex((piece) => piece.name === name);
    const orientation = this.pieces[item]?.orientations[turn];
    const numbers = place.map(Number);
    if (!orientation || !numbers.every(Number.isInteger)) return null;
    if (orientation.first === undefined) return numbers.length === 2 ? { item, turn: Number(turn), row: numbers[0], column: numbers[1] } : null;
    const spot = this.#by_place.get(key(numbers));
    const [down, right] = orientation.cells[orientation.first];
    return spot ? { item, turn: Number(turn), row: spot.row - down, column: spot.column - right } : null;
  }

  #played(state, move, is_given) {
    const [verb, ...words] = move.split(/\s+/);
    const parts = verb === 'shift' ? [words.slice(0, words.length / 2), words.slice(words.length / 2)] : [words];
    const read = parts.map((part) => this.#read(part));
    if (!['place', 'take', 'shift'].includes(verb) || read.includes(null)) refuse('this is not a move: {}', move);
    const rest = verb === 'place' ? state : this.#without(state, read[0]);
    return verb === 'take' ? rest : this.#with(rest, { ...read.at(-1), is_given });
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
    if (!cells.every(([row, column]) => this.board.spot(row, column))) refuse('{} does not fit on the board there', name);
    for (const [row, column] of cells) {
      const below = this.lying_at(state, row, column);
      if (below) refuse('{} would overlap {}', name, this.label(below.item));
    }
    return [...state, lying];
  }
}

// The orientations that turns lead to.
function reached(orientations, from) {
  const found = new Set([from]);
  for (const one of found) orientations[one].turned.forEach((next) => found.add(next));
  return found;
}

const pairs = (spots) => spots.flatMap((a, index) => spots.slice(0, index).map((b) => [a, b])).filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) < 1.1);
