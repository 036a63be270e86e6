// Tests the lesson of a newcomer: a hand picks up a piece, a tile or a number of the open puzzle, lays it down where it
// may lie, and takes it back, on a table of its own. It ends at the first input, which is the game's, and does not come again.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const moving = { still: false };
const numbers = '1s/3x3/AAEQ/h3n9';
const linked = {
  squares: player.small.code,
  hexagons: '1p/hCCf4/sEG2wQT2AAQ/A/a655',
  triangles: '1p/tCCEd8/wAsAG4/A/fw13',
  cubes: '1p/cER_w/kBHpERHw/A/d15w',
  numbers,
  tiles: '1e/3x1/.AB-/QIQI/y511',
};

const shows = ({ demonstration }) => demonstration !== null;
const comes = (game, patience = 3000) => game.sees('the hand', shows, patience);

// Returns what the hand did until it was gone.
async function watch(game) {
  const seen = { held: false, moves: 0, places: new Set(), ms: 0 };
  for (const start = Date.now(); seen.ms < 20000; seen.ms = Date.now() - start) {
    const { demonstration } = await game.state();
    if (!demonstration) return seen;
    seen.held ||= demonstration.holding;
    seen.moves = Math.max(seen.moves, demonstration.moves);
    seen.places.add(`${Math.round(demonstration.x)} ${Math.round(demonstration.y)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('the hand never went away');
}

async function shows_none(game, ms = 3500) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    assert.equal((await game.state()).demonstration, null);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const position_of = ({ code, moves, can_undo, can_redo, solved, notice, game: { tray, placements, held } }) => (
  { code, moves, can_undo, can_redo, solved, notice, tray, placements, held });

describe('the hand that shows how to play', () => {
  for (const [name, code] of named_variants(linked, ['squares', 'numbers'])) {
    const size = name === 'squares' || name === 'tiles' ? phone : desktop;
    it(`shows who comes by a link to ${name} how, in ten seconds, and changes nothing`, async () => {
      const game = await host.game({ ...size, ...moving, code });
      const before_it = await comes(game);
      const heard = await game.page.locator('#live').textContent();
      await game.screenshot(`hand-${name}`);
      const seen = await watch(game);
      assert.ok(seen.held && seen.moves > 0, JSON.stringify(seen));
      assert.ok(seen.places.size > 10, 'it moves');
      assert.ok(seen.ms < 10000, `${seen.ms} ms`);
      assert.deepEqual(position_of(await game.state()), position_of(before_it));
      assert.equal((await game.state()).moves, 0);
      assert.equal(await game.page.locator('#live').textContent(), heard);
      await game.rests(700);
      await shows_none(game, 2500);
      await close_game(game);
    });
  }

  for (const [device, size] of named_variants({ phone, desktop }, ['phone'])) {
    it(`comes on the first visit without a link, too, and on a puzzle from the list (${device})`, async () => {
      const game = await host.game({ ...size, ...moving });
      await comes(game);
      await game.screenshot(`hand-first-${device}`);
      await game.press('home');
      await game.sees('the list', ({ screen, demonstration }) => screen === 'home' && demonstration === null);
      await game.page.evaluate((code) => { location.hash = code; }, numbers);
      await game.sees('another family', ({ family }) => family === 'number_swap');
      await comes(game);
      await close_game(game);
    });
  }

  it('is gone at the first press, which is the game\'s, and does not come again', async () => {
    const game = await host.game({ ...moving, code: linked.squares });
    await comes(game);
    const piece = middle((await game.state()).game.tray[0]);
    await game.page.mouse.move(piece.x, piece.y);
    assert.ok(shows(await game.state()), 'a pointer that only moves does not end it');
    await game.page.mouse.down();
    await game.sees('no hand', (state) => !shows(state), 1000);
    await game.page.mouse.move(piece.x, piece.y - 60, { steps: 4 });
    await game.sees('the piece in hand', (state) => state.game.held);
    await game.page.mouse.up();
    await game.page.reload();
    await game.is_whole();
    await shows_none(game);
    await close_game(game);
  });

  it('goes at a key and at the wheel, too', async () => {
    for (const act of [(game) => game.keys('ArrowLeft'), (game) => game.page.mouse.wheel(0, 100)]) {
      const game = await host.game({ ...moving, code: numbers });
      const { board } = await comes(game);
      await game.page.mouse.move(board.x + 5, board.y + 5);
      await act(game);
      await game.sees('no hand', (state) => !shows(state), 1000);
      await shows_none(game, 2500);
      await close_game(game);
    }
  });

  it('is not for those who want no motion, begin at once or have played before', async () => {
    const still = await host.game({ code: linked.squares });
    await shows_none(still);
    await close_game(still);
    const visitor = await host.visitor(moving);
    const game = await host.game({ ...moving, code: linked.squares }, visitor);
    await game.keys('ArrowLeft');
    await shows_none(game);
    await player.place_by_dragging(game, player.small.answer[0].cells);
    await game.page.reload();
    await game.is_whole();
    await shows_none(game);
    await close_game(game);
  });
});
