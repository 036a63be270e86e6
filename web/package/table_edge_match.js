// The table of an edge-matching puzzle: src/games/edge_match. See tables.js for what all tables offer.
import { grid_of } from './board.js';
import { svg, text_at } from './draw.js';
import { TesseraError } from './error.js';
import { Table } from './table.js';

const refuse = (pattern, ...values) => { throw new TesseraError('illegal_move', pattern, { values }); };
const steps = [[0, 1], [-1, 0], [0, -1], [1, 0]]; // sides: right, up, left, down
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

// A state is the list of what lies on the board: { item, turn, row, column }, `item` a tile, `turn` quarter turns anticlockwise.
export class EdgeMatchTable extends Table {
  noun = 'tile';

  constructor(puzzle) {
    const level = puzzle.table;
    super(puzzle, grid_of(level.rows, level.columns));
    this.level = level;
  }

  start() { return []; }

  play(state, move) {
    const [verb, ...words] = move.split(/\s+/);
    const numbers = words.map(Number);
    const sizes = { place: 4, take: 2, shift: 5 };
    const { rows, columns, tiles } = this.level;
    const bounds = { place: [tiles.length, 4, rows, columns], take: [rows, columns], shift: [rows, columns, rows, columns, 4] }[verb];
    if (numbers.length !== sizes[verb] || !numbers.every((number, index) => Number.isInteger(number) && number >= 0 && number < bounds[index])) {
      refuse('a move is place TILE TURN ROW COLUMN, take ROW COLUMN or shift ROW COLUMN ROW COLUMN TURN');
    }
    return { place: placed, take: taken, shift: shifted }[verb](this, state, ...numbers);
  }

  is_solved(state) {
    return state.length === this.level.tiles.length && state.every((lying) => steps.every((_, side) => !this.clashes(state, lying, side)));
  }

  // True if the edge on a side clashes with its neighbour or the frame; a plain edge inside the board always does.
  clashes(state, lying, side) {
    const edge = this.#edges(lying.item, lying.turn)[side];
    const [row, column] = [lying.row + steps[side][0], lying.column + steps[side][1]];
    if (row < 0 || column < 0 || row >= this.level.rows || column >= this.level.columns) return this.level.framed && edge !== '--';
    const other = this.lying_at(state, row, column);
    return other ? edge === '--' || partner(edge) !== this.#edges(other.item, other.turn)[(side + 2) % 4] : edge === '--';
  }

  count(state, item) { return state.some((lying) => lying.item === item) ? 0 : 1; }
  tray(state) { return this.level.tiles.flatMap((_, item) => this.count(state, item) ? [item] : []); }
  turned(item, turn, is_back) { return (turn + (is_back ? 1 : 3)) % 4; } // clockwise
  flipped(item, turn) { return turn; }
  fixed() { return false; }
  lying_at(state, row, column) { return state.find((lying) => lying.row === row && lying.column === column) ?? null; }

  move(held, row, column) {
    const { from } = held;
    return from ? `shift ${from.row} ${from.column} ${row} ${column} ${held.turn}` : `place ${held.item} ${held.turn} ${row} ${column}`;
  }

  take({ from }) { return `take ${from.row} ${from.column}`; }

  label(item) { return String(item + 1); }
  item_words(item, turn) { return [`${item + 1} ${this.#words(item, turn)}`, 1]; }

  cell_words(state, row, column) {
    const lying = this.lying_at(state, row, column);
    return lying ? `${lying.item + 1} ${this.#words(lying.item, lying.turn)}` : 'empty';
  }

  progress(state) {
    const left = this.level.tiles.length - state.length;
    if (left) return ['{} {tile|tiles} left', left];
    const ends = state.flatMap((lying) => steps.map((step, side) => ({ lying, step, is_clash: this.clashes(state, lying, side) })));
    const is_told_there = ({ lying, step }) => step[0] + step[1] < 0 && this.lying_at(state, lying.row + step[0], lying.column + step[1]);
    const once = (end) => end.is_clash && !is_told_there(end); // an edge between two tiles counts once
    const clashes = ends.filter(once).length;
    return clashes ? ['{} {clash|clashes}', clashes] : ['Solved'];
  }

  get solved_words() { return ['Solved! Every edge matches']; }
  get goal() { return 'Lay the tiles so that the edges of neighbours match.'; }

  get how() {
    return 'Tab chooses a tile, the arrow keys move it, R turns it, Enter places it, '
      + 'Backspace takes it back, H gives a hint, question mark shows help.';
  }

  draw_board() {
    const { rows, columns, framed } = this.level;
    const lines = Array.from({ length: rows - 1 }, (_, row) => `M0 ${row + 1}h${columns}`)
      .concat(Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v${rows}`)).join('');
    return [svg('rect', { class: `cells${framed ? ' framed' : ''}`, width: columns, height: rows }), svg('path', { class: 'lines', d: lines })];
  }

  draw({ item, turn, row, column }) { return svg('g', { transform: `translate(${column} ${row})` }, this.draw_item(item, turn)); }

  draw_item(item, turn) {
    const sides = this.#edges(item, turn).map((edge, side) => svg('g', { transform: `rotate(${-90 * side} 0.5 0.5)` }, ...side_art(edge, side)));
    return svg('g', { class: 'tile' }, svg('rect', { class: 'back', x: 0.02, y: 0.02, width: 0.96, height: 0.96, rx: 0.06 }), ...sides,
      text_at(0.5, 0.51, 0.15, String(item + 1), { class: 'number-of' }));
  }

  // The edges as they lie: a turn moves the right side to the top.
  #edges(item, turn) { return steps.map((_, side) => this.level.tiles[item][(side - turn + 4) % 4]); }
  #words(item, turn) { return [1, 0, 3, 2].map((side) => this.#edges(item, turn)[side]).join(' '); }
}

const partner = (edge) => ({ H: 'B', B: 'H', '=': '=' })[edge[0]] + edge[1];

function placed(table, state, item, turn, row, column) {
  if (!table.count(state, item)) refuse('that tile is already on the board');
  return [...taken_if(table, state, row, column), { item, turn, row, column }];
}

const taken_if = (table, state, row, column) => state.filter((lying) => lying !== table.lying_at(state, row, column));

function taken(table, state, row, column) {
  if (!table.lying_at(state, row, column)) refuse('there is no tile to take back');
  return taken_if(table, state, row, column);
}

// Swaps the tile with the one that lies there.
function shifted(table, state, row, column, to_row, to_column, turn) {
  const moved = table.lying_at(state, row, column) ?? refuse('there is no tile to move');
  const other = table.lying_at(state, to_row, to_column);
  if (other === moved && moved.turn === turn) refuse('the tile is already there');
  const rest = state.filter((lying) => lying !== moved && lying !== other);
  return [...rest, ...(other && other !== moved ? [{ ...other, row, column }] : []), { ...moved, row: to_row, column: to_column, turn }];
}

// The right side of a tile: half a motif with its letter, hollow for the lower half; six letters differ by their form, too.
function side_art(edge, side) {
  if (edge === '--') return [svg('path', { class: 'plain', d: 'M1 .02v.96l-.08 -.08v-.8z' })];
  const number = letters.indexOf(edge[1]);
  const form = forms[Math.floor(number / 8) % forms.length];
  return [svg('path', { class: `motif color-${(number % 8) + 1}${edge[0] === 'B' ? ' hollow' : ''}`, d: form }),
    text_at(0.885, 0.505, 0.13, edge[1], { class: `letter${edge[0] === 'B' ? ' on-hollow' : ''}`, transform: `rotate(${90 * side} 0.885 0.5)` })];
}

const forms = ['M.98 .27a.23 .23 0 0 0 0 .46z', 'M.98 .23L.69 .5L.98 .77z', 'M.98 .3h-.2v.4h.2z', 'M.98 .22h-.11v.17h-.17v.22h.17v.17h.11z',
  'M.98 .22L.75 .35v.3L.98 .78z', 'M.98 .2L.87 .39L.68 .5L.87 .61L.98 .8z', 'M.98 .21h-.08v.09h-.09v.1h-.09v.2h.09v.1h.09v.09h.08z'];
