import assert from 'node:assert/strict';

// The words of a card, which nobody presses.
const only_told = new Set(['win.hardest', 'win.times', 'win.compared']);

// Checks that board, tray and buttons are inside the window, and buttons large enough for a finger.
export function assert_in_view(state, { width, height }) {
  const board = { x: state.board.x, y: state.board.y, width: state.board.cell * state.board.columns, height: state.board.cell * state.board.rows };
  const boxes = [{ name: 'board', ...board }, ...state.buttons];
  for (const box of boxes) {
    const label = `${box.name} in ${width}x${height}`;
    assert.ok(box.x >= 0 && box.y >= 0, label);
    assert.ok(box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5, label);
  }
  for (const button of state.buttons.filter(({ name }) => !only_told.has(name))) {
    assert.ok(Math.min(button.width, button.height) >= 44, `${button.name} measures ${button.width}x${button.height}`);
  }
  assert.ok(state.board.cell >= 18, `a cell of ${state.board.cell}`);
}
