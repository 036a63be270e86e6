// Promise: A player draws a board and plays graded puzzles on it, which a link, a reload and Back keep; a board on which
//     none can be made says what to change. Also: app/game/editor_test.cpp, games/polyomino/draft_test.cpp.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import { rested_ms } from './lib/slowness.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const has = (state, name) => state.buttons.some((button) => button.name === name);

async function open_editor(game) {
  await game.press('home');
  await game.sees('the families', (state) => has(state, 'family.polyomino'));
  await game.press('family.polyomino');
  await game.press('edit');
  return game.sees('the editor', ({ screen, editor }) => screen === 'edit' && editor?.draft.board?.width > 0);
}

// Takes a cell out of a board of 6 x 5.
async function take_out(game, row, column) {
  const { editor: { draft: { board } } } = await game.state();
  await game.click({ x: board.x + (board.width / 6) * (column + 0.5), y: board.y + (board.height / 5) * (row + 0.5) });
  await game.frame();
}

// Draws a board with two corners missing, and asks for puzzles on it.
async function make_on_board(game) {
  await open_editor(game);
  await take_out(game, 0, 0);
  await take_out(game, 4, 5);
  const drawn = (await game.state()).editor.draft.text;
  assert.ok(drawn.includes('#.....\n......\n......\n......\n.....#'), drawn);
  let state = {};
  const ms = await rested_ms(game.page, async () => {
    await game.press('edit.make');
    state = await game.sees('a puzzle on the sheet', ({ panel, making }) => panel === 'new' && !making);
  });
  return { drawn, state, ms };
}

async function play(game) {
  await game.frame();
  await game.press('make.play');
  return game.sees('the puzzle', ({ screen, panel }) => screen === 'play' && panel === '');
}

const tray_of = ({ game: { tray } }) => tray.map(({ cells, left }) => `${left} ${JSON.stringify(cells)}`);

function assert_drawn(state) {
  assert.deepEqual([state.board.columns, state.board.rows], [6, 5]);
  assert.match(state.code, /mask\./, 'the link says what was drawn');
  assert.match(state.title, /^Junior 6 × 5 no\. \d+$/);
}

describe('a board drawn in the editor', () => {
  it('gets a graded puzzle, which another page opens from its link, and a reload keeps', async () => {
    const game = await host.game({ ...desktop });
    const { state, ms } = await make_on_board(game);
    assert.ok(ms < 2000, `made within a moment: ${ms} ms`);
    assert.equal(state.made.shape, 17, 'the last of the shapes is the drawn board');
    await game.frame();
    await game.screenshot('own-board');
    const played = await play(game);
    assert_drawn(played);
    await game.page.reload();
    await game.is_playable();
    const again = await game.state();
    assert.equal(again.code, played.code);
    assert.deepEqual(tray_of(again), tray_of(played));
    await close_game(game);

    const friend = await host.game({ code: played.code });
    const seen = await friend.state();
    assert.equal(seen.code, played.code);
    assert.deepEqual(tray_of(seen), tray_of(played));
    assert.deepEqual(seen.game.placements, played.game.placements);
    await close_game(friend);
  });

  it('is there again after Back, and for another puzzle like that', async () => {
    const game = await host.game({ ...desktop });
    const { drawn, state } = await make_on_board(game);
    await game.page.goBack();
    const back = await game.sees('the editor', ({ screen, panel }) => screen === 'edit' && panel === '');
    assert.equal(back.editor.draft.text, drawn);
    await game.frame();
    await game.press('edit.make');
    const other = await game.sees('another seed', (now) => now.panel === 'new' && !now.making && now.seed !== state.seed);
    await play(game);
    await game.press('new');
    const sheet = await game.sees('the sheet', ({ panel }) => panel === 'new');
    assert.equal(sheet.made.shape, other.made.shape);
    await close_game(game);
  });

  it('is drawn first where the maker is asked for one, and can be chosen there from then on', async () => {
    const game = await host.game({ ...desktop });
    await game.is_whole();
    await game.press('new');
    const { buttons } = await game.sees('the sheet', ({ panel, making }) => panel === 'new' && !making);
    const shapes = buttons.filter(({ name }) => /^shape[.]/.test(name));
    await game.press(shapes.at(-1).name);
    await game.sees('the editor, and what to do there', ({ screen, panel, notice }) => screen === 'edit' && panel === '' && /draw a board/i.test(notice));
    await game.press('start.1');
    await game.frame();
    await game.press('edit.make');
    const { made } = await game.sees('puzzles for it', ({ panel, making }) => panel === 'new' && !making, 60000);
    assert.equal(made.shape, shapes.length - 1);
    await close_game(game);
  });

  it('says which set cannot fill it, and then makes no puzzle', async () => {
    const game = await host.game({ ...desktop });
    await open_editor(game);
    await game.press('edit.page.1');
    await game.sees('the pieces', (state) => has(state, 'set.4'));
    await game.press('set.4');
    await game.press('edit.page.0');
    await game.sees('the board', (state) => has(state, 'edit.make'));
    await game.press('edit.make');
    const state = await game.sees('why', ({ notice }) => /cannot fill the board: 20 cells for 30/.test(notice));
    assert.equal(state.panel, '');
    assert.ok(!state.making);
    await close_game(game);
  });

  for (const [name, size] of named_variants({ desktop, phone, phone_lying }, ['phone'])) {
    it(`offers it where the window measures ${size.width} x ${size.height}`, async () => {
      const game = await host.game({ ...size });
      await open_editor(game);
      const { x, y, width, height } = await game.button('edit.make');
      assert.ok(x >= 0 && x + width <= size.width && y + height <= size.height, `${name}: ${JSON.stringify({ x, y, width, height })}`);
      await game.click(middle({ x, y, width, height }));
      await game.sees('the sheet', ({ panel, making }) => panel === 'new' && !making);
      await game.frame();
      await game.screenshot(`own-board-${name}`);
      await close_game(game);
    });
  }
});
