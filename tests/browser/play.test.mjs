// A small puzzle from the first piece to the win, with each input device.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, painted, phone, phone_lying } from './lib/browser.mjs';
import { middle, shape_of } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;

async function play_to_the_win(wish, place, name) {
  const game = await host.game({ code, ...wish });
  for (const piece of answer) await place(game, piece.cells);
  const state = await game.sees('the win', ({ solved }) => solved);
  assert.equal(state.game.placements.length, answer.length);
  assert.ok(state.game.tray.every(({ left }) => left === 0), 'the tray is empty');
  assert.ok(state.moves >= answer.length);
  await game.screenshot(`won-${name}`);
  await close_game(game);
}

describe('a puzzle is solved', () => {
  it('by dragging with the mouse', () => play_to_the_win(painted, player.place_by_dragging, 'mouse'));
  it('by clicks alone', () => play_to_the_win({}, player.place_by_clicking, 'clicks'));
  it('by dragging with a finger', () => play_to_the_win(phone, player.place_by_finger, 'finger'));
  it('by taps alone, on a phone lying down', () => play_to_the_win(phone_lying, player.place_by_tapping, 'taps'));
  it('by the keyboard alone', () => play_to_the_win({}, player.place_by_keys, 'keys'));
  it('with moving pieces, for those who like that', () => play_to_the_win({ ...painted, still: false }, player.place_by_dragging, 'moving'));
});

describe('what is drawn', () => {
  it('is the board, the pieces, the buttons, and the piece in hand', async () => {
    const game = await host.game({ code, ...painted });
    const { board, buttons, game: { tray } } = await game.state();
    const area = { x: board.x, y: board.y, width: board.cell * board.columns, height: board.cell * board.rows };
    const empty = await game.color_count(area);
    assert.ok(empty > 3, `the board has ${empty} colours`);
    const boxes = [...tray, ...buttons.filter(({ enabled }) => enabled)];
    for (const [index, colors] of (await game.colors_in(boxes)).entries()) {
      assert.ok(colors.length > 1, `${boxes[index].name ?? boxes[index].piece} has ${colors.length} colours`);
    }
    await player.place_by_dragging(game, answer[0].cells);
    const filled = await game.color_count(area);
    assert.ok(filled > empty + 5, `the board has ${empty} colours without a piece, ${filled} with one`);
    await close_game(game);
  });
});

describe('a piece', () => {
  it('goes home from where it does not fit', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    const shape = shape_of(answer[1].cells);
    const start = middle(await game.tray_piece(shape));
    await game.drag(start, await game.cell(0, 0)); // on the first piece
    await game.sees('an empty hand', (state) => !state.game.held);
    assert.equal((await game.state()).game.placements.length, 1);
    assert.ok(await game.tray_piece(shape));
    await close_game(game);
  });

  it('is picked up again from the board and taken back to the tray', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    const tray = middle((await game.state()).game.tray[0]);
    await game.drag(await game.cell(...answer[0].cells[0]), tray);
    await game.sees('an empty board', (state) => state.game.placements.length === 0);
    await close_game(game);
  });

  it('stays where it was when the move is undone, and returns when it is done again', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await player.place_by_dragging(game, answer[1].cells);
    await game.page.locator('#canvas').focus();
    await game.keys('z', 'z');
    await game.sees('an empty board', (state) => state.game.placements.length === 0 && !state.can_undo);
    await game.keys('y');
    await game.sees('the first piece', (state) => player.is_placed(state, answer[0].cells));
    await game.press('redo');
    await game.sees('the second piece', (state) => player.is_placed(state, answer[1].cells) && !state.can_redo);
    await close_game(game);
  });

  it('is turned by the right button, the wheel and keys while it is held', async () => {
    const game = await host.game({ code });
    const slot = await game.tray_piece(shape_of(answer[0].cells));
    await game.click(middle(slot));
    await game.page.mouse.move(420, 300, { steps: 2 });
    const seen = new Set();
    const look = async () => {
      await game.frame();
      seen.add(shape_of((await game.state()).game.held.cells));
    };
    await look();
    await game.page.mouse.wheel(0, -100);
    await look();
    await game.keys('r');
    await look();
    await game.page.mouse.click(420, 300, { button: 'right' });
    await look();
    await game.keys('f', 'r');
    await look();
    assert.ok(seen.size >= 4, `saw only ${[...seen].join(' | ')}`);
    await game.keys('Escape');
    await game.sees('an empty hand', (state) => !state.game.held);
    await close_game(game);
  });

  it('stays in the hand when the mouse leaves the window and comes back', async () => {
    const game = await host.game({ code });
    const start = middle((await game.state()).game.tray[0]);
    await game.page.mouse.move(start.x, start.y);
    await game.page.mouse.down();
    await game.page.mouse.move(-300, start.y, { steps: 5 });
    const over = await game.cell(1, 1);
    await game.page.mouse.move(over.x, over.y, { steps: 5 });
    await game.sees('the piece over the board', (state) => state.game.held?.on_board);
    await game.page.mouse.up();
    await close_game(game);
  });

  it('is picked by its letter, put back with Escape and taken back with Backspace', async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    await game.keys('t');
    const { game: { held } } = await game.sees('the T in hand', (state) => state.game.held);
    assert.match(held.piece, /^T/);
    await game.keys('Escape');
    await game.sees('an empty hand', (state) => !state.game.held);
    await player.place_by_keys(game, answer[0].cells);
    await game.keys('Backspace');
    await game.sees('an empty board', (state) => state.game.placements.length === 0);
    await game.keys('Shift+?');
    await game.sees('the help', ({ panel }) => panel === 'help');
    await game.keys('Escape');
    await game.sees('the board', ({ panel }) => panel === '');
    await close_game(game);
  });
});

describe('letters', () => {
  const lettered = '1p/5x5/LMNRT/115r'; // F, P, U, Y and Z
  const opened = async (options = {}) => {
    const game = await host.game({ code: lettered, ...options });
    await game.page.locator('#canvas').focus();
    return game;
  };

  it('pick the pieces that bear them, and commands have other keys there', async () => {
    const game = await opened();
    for (const letter of 'FPUYZ') {
      await game.keys(letter.toLowerCase());
      await game.sees(`${letter} in hand`, (state) => state.game.held?.piece.startsWith(letter));
    }
    await game.keys('Enter');
    await game.sees('Z laid', (state) => state.game.placements.length === 1);
    await game.keys('Control+z');
    await game.sees('an empty board', (state) => state.game.placements.length === 0 && state.can_redo);
    await game.keys('Control+y');
    await game.sees('Z laid again', (state) => state.game.placements.length === 1);
    await game.keys('z');
    await game.sees('Z taken from the board', (state) => state.game.held?.piece.startsWith('Z'));
    await game.keys('f');
    const { game: { held } } = await game.sees('F in hand', (state) => state.game.held?.piece.startsWith('F'));
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown']) {
      const before = (await game.state()).game.held.orientation;
      await game.keys(key);
      await game.sees(`what ${key} does`, (state) => state.game.held.orientation !== before);
    }
    assert.ok(held);
    await game.keys('Escape', '!');
    await game.sees('a hint', ({ hint, job }) => hint !== '' || job !== 'idle');
    await close_game(game);
  });

  it('have their keys told by Help and by the buttons', async () => {
    const keys_of = (game, name) => game.page.getByRole('button', { name, exact: true }).getAttribute('aria-keyshortcuts');
    const game = await opened();
    assert.equal(await keys_of(game, 'Undo'), 'Control+Z');
    assert.equal(await keys_of(game, 'Hint'), '! H');
    await game.keys('?');
    await game.sees('the help', ({ panel }) => panel === 'help');
    await game.screenshot('help-letters');
    await close_game(game);
    const other = await host.game({ code });
    assert.equal(await keys_of(other, 'Undo'), 'Control+Z Z');
    await close_game(other);
  });
});

describe('Enter', () => {
  it('goes on to the next puzzle after a win', async () => {
    const game = await host.game({ code });
    for (const { cells } of answer) await player.place_by_dragging(game, cells);
    const won = await game.sees('the win', ({ solved }) => solved);
    await game.keys('Enter');
    await game.sees('another puzzle', (state) => state.code !== won.code && !state.solved);
    await close_game(game);
  });
});

describe('a finger', () => {
  it('that moves less than eight pixels taps', async () => {
    const game = await host.game({ code, ...phone });
    const start = middle((await game.state()).game.tray[0]);
    await game.finger_drag(start, { x: start.x + 5, y: start.y - 4 }, 2);
    await game.fingers('touchEnd');
    const { game: { held } } = await game.sees('a piece picked by the tap', (state) => state.game.held);
    assert.equal(held.on_board, false);
    await close_game(game);
  });

  it('holds the piece above itself', async () => {
    const game = await host.game({ code, ...phone });
    const { board, game: { tray } } = await game.state();
    const finger = { x: board.x + board.cell * 2, y: board.y + board.cell * 3 };
    await game.finger_drag(middle(tray[0]), finger);
    const { game: { held } } = await game.sees('a piece over the board', (state) => state.game.held?.on_board);
    const lowest = Math.max(...held.cells.map(([row]) => row));
    assert.ok(board.y + (lowest + 1) * board.cell <= finger.y, 'the finger hides a part of the piece');
    await game.screenshot('held-by-finger');
    await game.fingers('touchEnd');
    await close_game(game);
  });

  it('joined by a second one gives the drag up', async () => {
    const game = await host.game({ code, ...phone });
    const start = middle((await game.state()).game.tray[0]);
    const over = await game.cell(1, 1);
    await game.finger_drag(start, over);
    await game.sees('a piece in hand', (state) => state.game.held);
    await game.fingers('touchStart', over, { x: over.x + 60, y: over.y + 40 });
    await game.fingers('touchEnd');
    await game.sees('an empty hand', (state) => !state.game.held);
    assert.equal((await game.state()).game.placements.length, 0);
    await close_game(game);
  });
});
