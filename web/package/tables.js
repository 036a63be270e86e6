// Tables: rules, words and drawing of a puzzle in play, for the element, from what the program says of it (`describe` in puzzle.js).
// The rules are those of src/games; a test compares them with the program's on many boards, and the program has the last word on
// each position that is played.
//
// A table (table.js) has `board`, `start()`, `play(state, move)` (throws a TesseraError), `is_solved(state)`; what lies on the board
// as { item, turn, row, column }, row and column on the program's grid; what is in hand as { item, turn, from } with `from` lying on
// the board or null; `tray(state)`, the items that are on offer; `move` and `take`, which say in a move's text where a hand puts
// something; and `draw` functions, which return SVG elements in units of a cell.
import { TesseraError } from './error.js';
import { EdgeMatchTable } from './table_edge_match.js';
import { NumberSwapTable } from './table_number_swap.js';
import { PolyominoTable } from './table_polyomino.js';

const tables = { polyomino: PolyominoTable, number_swap: NumberSwapTable, edge_match: EdgeMatchTable };

export const table_of = (puzzle) => new tables[puzzle.family](puzzle);

// Returns the items on the board, whatever the family keeps as its state.
export const lying_on = (table, state) => (table.lying ? table.lying(state) : state);

// Why the rules refuse a move; null if they do not.
export function why_not(table, state, move) {
  try {
    table.play(state, move);
    return null;
  } catch (error) {
    if (error instanceof TesseraError) return error;
    throw error;
  }
}
