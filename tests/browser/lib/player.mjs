// Plays a known solution with each input device. Each function checks where the piece is and corrects itself, like a hand;
// none knows the program's logic.
import { middle, pieces_of, shape_of } from './game.mjs';

export const small = {
  code: '1p/4x3/FG-C/nn89', // an L and two T on a board of four columns and three rows
  answer: pieces_of('AAAB\nACBB\nCCCB'),
};

const corner_of = (cells) => ({
  row: Math.min(...cells.map(([row]) => row)),
  column: Math.min(...cells.map(([, column]) => column)),
});

const same_cells = (some, others) => [...some].sort().join(' ') === [...others].sort().join(' ');

export function is_placed(state, cells) {
  return state.game.placements.some((placement) => same_cells(placement.cells, cells));
}

async function placed(game, cells) {
  return game.sees(`a piece on ${JSON.stringify(cells)}`, (state) => is_placed(state, cells));
}

async function held(game) {
  return (await game.sees('a piece in hand', (state) => state.game.held)).game.held;
}

// Turns and flips the held piece to the wanted orientation.
async function turn_until(game, shape, { turn, flip }) {
  const around = (await game.state()).board.down[0] ? 6 : 4; // rows of hexagons and triangles are slanted
  for (let step = 0; step < 2 * around; ++step) {
    const before = shape_of((await held(game)).cells);
    if (before === shape) return;
    await (step === around ? flip : turn)();
    await game.frame();
  }
  throw new Error(`the piece never lay as ${shape}`);
}

async function tray_place(game, shape) {
  const slot = await game.tray_piece(shape);
  if (!slot) throw new Error(`no piece in the tray can lie as ${shape}`);
  return middle(slot);
}

// Returns the state once a further frame leaves the held piece where it is: a slow machine shows a move a frame late.
async function settled(game) {
  for (let last = ''; ;) {
    const state = await game.state();
    const { on_board, row, column } = state.game.held;
    const now = `${on_board} ${row} ${column}`;
    if (now === last) return state;
    last = now;
    await game.frame();
  }
}

// Moves the held piece until its shadow on the board is at the target.
async function steer(game, cells, from, move) {
  const target = corner_of(cells);
  let at = from;
  for (let tries = 0; tries < 8; ++tries) {
    const { board, game: { held: piece } } = await settled(game);
    if (piece.on_board && piece.row === target.row && piece.column === target.column) return at;
    const [rows, columns] = [target.row - piece.row, target.column - piece.column];
    at = { x: at.x + rows * board.down[0] + columns * board.across[0], y: at.y + rows * board.down[1] + columns * board.across[1] };
    await move(at);
    await game.frame();
  }
  throw new Error('the piece never came to where it was steered');
}

export async function place_by_dragging(game, cells) {
  const { mouse, keyboard } = game.page;
  const start = await tray_place(game, shape_of(cells));
  const target = await game.cell(...cells[0]);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(target.x, target.y, { steps: 3 });
  await turn_until(game, shape_of(cells), { turn: () => mouse.wheel(0, -100), flip: () => keyboard.press('Shift+ArrowDown') });
  await steer(game, cells, target, ({ x, y }) => mouse.move(x, y));
  await mouse.up();
  await placed(game, cells);
}

export async function place_by_clicking(game, cells) {
  const { mouse } = game.page;
  await game.click(await tray_place(game, shape_of(cells)));
  await turn_until(game, shape_of(cells), { turn: () => game.press('turn'), flip: () => game.press('flip') });
  const target = await game.cell(...cells[0]);
  await mouse.move(target.x, target.y, { steps: 2 });
  await game.frame();
  const there = await steer(game, cells, target, ({ x, y }) => mouse.move(x, y));
  await game.click(there);
  await placed(game, cells);
}

export async function place_by_finger(game, cells) {
  const shape = shape_of(cells);
  const start = await tray_place(game, shape);
  await game.tap(start);
  await turn_until(game, shape, { turn: () => game.tap_button('turn'), flip: () => game.tap_button('flip') });
  await game.keys('Escape'); // puts it back in its current orientation
  const target = await game.cell(...cells[0]);
  await game.finger_drag(start, target);
  await game.frame();
  await steer(game, cells, target, (at) => game.fingers('touchMove', at));
  await game.fingers('touchEnd');
  await placed(game, cells);
}

export async function place_by_tapping(game, cells) {
  const shape = shape_of(cells);
  for (const cell of cells) {
    if (!(await game.state()).game.held) await game.tap(await tray_place(game, shape));
    await turn_until(game, shape, { turn: () => game.tap_button('turn'), flip: () => game.tap_button('flip') });
    const { moves } = await game.sees('what was done before', () => true);
    await game.tap(await game.cell(...cell));
    await game.frame();
    const state = await game.state();
    if (is_placed(state, cells)) return;
    if (state.moves > moves) await game.tap_button('undo');
  }
  throw new Error('no tap put the piece where it should be');
}

export async function place_by_keys(game, cells) {
  const shape = shape_of(cells);
  const wanted = await game.tray_piece(shape);
  for (let step = 0; (await game.state()).game.held?.piece !== wanted.piece; ++step) {
    if (step > 20) throw new Error('Tab never came to the piece');
    await game.keys('Tab');
    await game.frame();
  }
  await turn_until(game, shape, { turn: () => game.keys('r'), flip: () => game.keys('Shift+ArrowDown') });
  const target = corner_of(cells);
  for (let step = 0; step < 200; ++step) {
    const { board, game: { held: { row, column } } } = await game.state();
    if (row === target.row && column === target.column) break;
    const [x, y] = [0, 1].map((part) => (target.row - row) * board.down[part] + (target.column - column) * board.across[part]);
    const rows = y / board.cell; // a triangle lies half a cell higher or lower than its neighbours
    await game.keys(rows > 0.6 ? 'ArrowDown' : rows < -0.6 ? 'ArrowUp' : x > 0 ? 'ArrowRight' : 'ArrowLeft');
    await game.frame();
  }
  await game.keys('Enter');
  await placed(game, cells);
}

// Plays hint after hint, by keyboard.
export async function solve_by_hints(game) {
  for (let count = 0; count < 300 && !(await game.state()).solved; ++count) {
    await game.keys('h');
    await game.sees('no hint being looked for', ({ job }) => job === 'idle');
  }
  await game.sees('the solution', ({ solved }) => solved);
}
