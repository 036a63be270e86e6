// Edge match in the page: a small puzzle solved with every input device, and the nine giraffe tiles.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, painted_nightly, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

// Three framed tiles in a row, and their solution.
const code = '1e/3x1/.AB-/QIQI/y511';
const answer = ['=A------', '=B--=A--', '----=B--'];
const giraffes = '1e/3x3/BMOV/h6h6D8R4dGzqfEyNcx/1s16';

const in_tray = (state, tile) => state.game.tray.find((one) => one.tile === tile);
const lies_at = (state, column) => state.game.placed.find((one) => one.row === 0 && one.column === column);

// Turns a tile of the tray to the given turn.
async function turn_until(game, tile, turn) {
  for (let step = 0; step < 4; ++step) {
    if (in_tray(await game.state(), tile).edges === answer[tile]) return;
    await turn();
    await game.frame();
  }
  throw new Error(`tile ${tile} never lay as ${answer[tile]}`);
}

async function by_dragging(game, tile) {
  const start = middle(in_tray(await game.state(), tile));
  await game.page.mouse.move(start.x, start.y);
  await turn_until(game, tile, () => game.page.mouse.wheel(0, -100));
  await game.drag(start, await game.cell(0, tile));
}

async function by_clicking(game, tile) {
  await game.click(middle(in_tray(await game.state(), tile)));
  await turn_until(game, tile, () => game.press('turn'));
  await game.click(await game.cell(0, tile));
}

async function by_tapping(game, tile) {
  await game.tap(middle(in_tray(await game.state(), tile)));
  await turn_until(game, tile, async () => game.tap(middle(in_tray(await game.state(), tile))));
  await game.tap(await game.cell(0, tile));
}

async function by_finger(game, tile) {
  await game.tap(middle(in_tray(await game.state(), tile)));
  await turn_until(game, tile, () => game.tap_button('turn'));
  await game.keys('Escape');
  const target = await game.cell(0, tile);
  await game.finger_drag(middle(in_tray(await game.state(), tile)), target);
  await game.frame();
  // The tile floats above the finger: moves it until its shadow is at the target.
  const { board, game: { held } } = await game.state();
  const below = held.on_board ? (0 - held.row) * board.cell : 0;
  let at = { x: target.x, y: target.y + below };
  for (let tries = 0; tries < 12 && !(await is_over(game, tile)); ++tries) {
    at = { x: at.x, y: at.y + board.cell / 3 };
    await game.fingers('touchMove', at);
    await game.frame();
  }
  await game.fingers('touchEnd');
}

async function is_over(game, column) {
  const { held } = (await game.state()).game;
  return held.on_board && held.row === 0 && held.column === column;
}

async function by_keys(game, tile) {
  for (let step = 0; (await game.state()).game.held?.tile !== tile; ++step) {
    assert.ok(step < 20, 'Tab comes to the tile');
    await game.keys('Tab');
    await game.frame();
  }
  await turn_until(game, tile, () => game.keys('r'));
  for (let step = 0; !(await is_over(game, tile)); ++step) {
    assert.ok(step < 20, 'arrows bring the tile to its cell');
    const { held } = (await game.state()).game;
    await game.keys(held.column < tile ? 'ArrowRight' : 'ArrowLeft');
    await game.frame();
  }
  await game.keys('Enter');
}

async function play_to_the_win(wish, lay, name) {
  const game = await host.game({ code, ...wish });
  for (const tile of answer.keys()) {
    await lay(game, tile);
    await game.sees(`tile ${tile} on its cell`, (state) => lies_at(state, tile)?.tile === tile);
  }
  const state = await game.sees('the win', ({ solved }) => solved);
  assert.equal(state.game.clashes, 0);
  await game.screenshot(`edge-match-won-${name}`);
  await close_game(game);
}

describe('tiles are laid', () => {
  it('by dragging with the mouse', () => play_to_the_win(painted_nightly, by_dragging, 'mouse'));
  it('by clicks alone', () => play_to_the_win({}, by_clicking, 'clicks'));
  it('by dragging with a finger', () => play_to_the_win(phone, by_finger, 'finger'));
  it('by taps alone', () => play_to_the_win(phone, by_tapping, 'taps'));
  it('by the keyboard alone', () => play_to_the_win({}, by_keys, 'keys'));
});

describe('the nine giraffe tiles', () => {
  it('are turned on the board by the right button and change places by dragging', async () => {
    const game = await host.game({ code: giraffes });
    await game.drag(middle(in_tray(await game.state(), 2)), await game.cell(0, 0));
    await game.sees('the tile', (state) => lies_at(state, 0)?.tile === 2);
    const { x, y } = await game.cell(0, 0);
    await game.page.mouse.click(x, y, { button: 'right' });
    await game.sees('the tile turned', (state) => lies_at(state, 0)?.turn === 3);
    await game.drag(middle(in_tray(await game.state(), 5)), await game.cell(0, 1));
    await game.drag(await game.cell(0, 0), await game.cell(0, 1));
    await game.sees('both tiles exchanged', (state) => lies_at(state, 0)?.tile === 5 && lies_at(state, 1)?.tile === 2);
    await game.screenshot('edge-match-giraffes');
    await close_game(game);
  });

  it('are laid one by one by following the hints', async () => {
    const game = await host.game({ code: giraffes });
    for (let tile = 0; tile < 9; ++tile) {
      for (let rung = 0; (await game.state()).game.placed.length === tile; ++rung) {
        assert.ok(rung < 12, 'the last rung of the hint lays a tile');
        const before = (await game.state()).hint;
        await game.press('hint');
        await game.sees('the next rung', (state) => state.job === 'idle' && (state.hint !== before || state.game.placed.length > tile));
      }
    }
    await game.sees('the win', ({ solved }) => solved);
    await game.screenshot('edge-match-giraffes-won');
    await close_game(game);
  });

  it('show clashes until the player does not want it', async () => {
    const game = await host.game({ code: giraffes });
    await game.drag(middle(in_tray(await game.state(), 0)), await game.cell(0, 0));
    await game.drag(middle(in_tray(await game.state(), 1)), await game.cell(0, 1));
    await game.sees('a clash', (state) => state.game.clashes === 1 && state.game.marks_clashes);
    await game.press('clashes');
    await game.sees('no marks', (state) => !state.game.marks_clashes);
    await close_game(game);
  });
});
