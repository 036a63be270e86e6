// Tables: rules, words and drawing of a puzzle in play, for the element. The rules are those of src/games; a test compares them
// with the engine's on many boards, and the engine has the last word on each position that is played.
//
// A table has `level`, `start()`, `play(state, move)` (throws a TesseraError), `is_solved(state)`; what lies on the board as
// { item, turn, row, column }; what is in hand as { item, turn, from } with `from` lying on the board or null; `tray(state)`,
// the items that are on offer; `move` and `take`, which say in a move's text where a hand puts something; and `draw` functions,
// which return SVG elements in units of a cell.
import { TesseraError } from './error.js';
import { EdgeMatchTable } from './table_edge_match.js';
import { NumberSwapTable } from './table_number_swap.js';
import { PolyominoTable } from './table_polyomino.js';

const tables = { polyomino: PolyominoTable, number_swap: NumberSwapTable, edge_match: EdgeMatchTable };

export const table_of = (level) => new tables[level.family](level);

// What lies on the board, whatever the family keeps as its state.
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
