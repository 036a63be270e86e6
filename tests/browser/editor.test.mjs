// A level made in the editor: painting and cutting a board, drawing and fixing pieces, playing and sharing the result.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

// Waits for the editor's board, which appears with the first frame.
const sees_editor = (game) =>
  game.sees('the editor', ({ screen, editor }) => screen === 'edit' && (editor?.draft.board ?? editor?.draft)?.width > 0);
const sees_play = (game) => game.sees('the puzzle', ({ screen, panel }) => screen === 'play' && panel === '');

async function open_editor(game, family = 'polyomino') {
  await game.press('home');
  await game.sees('the families', ({ buttons }) => buttons.some(({ name }) => name === `family.${family}`));
  await game.press(`family.${family}`);
  await game.press('edit');
  return sees_editor(game);
}

// Returns the middle of a cell of a board with so many rows and columns.
function cell_of({ x, y, width, height }, rows, columns, row, column) {
  return { x: x + (width / columns) * (column + 0.5), y: y + (height / rows) * (row + 0.5) };
}

// Checks that all buttons outside scrollable lists are inside the window and large enough for a finger.
function assert_fits({ buttons, editor }, { width, height }) {
  const fixed = ['home', 'edit.play', 'edit.share', 'undo', 'redo', 'cut', 'piece.new', 'shuffle', 'mix'];
  for (const button of buttons.filter(({ name }) => fixed.includes(name))) {
    const label = `${button.name} in ${width}x${height}`;
    assert.ok(button.x >= 0 && button.y >= 0, label);
    assert.ok(button.x + button.width <= width + 0.5 && button.y + button.height <= height + 0.5, label);
    assert.ok(Math.min(button.width, button.height) >= 44, `${label} measures ${button.width}x${button.height}`);
  }
  const board = editor.draft.board ?? editor.draft;
  assert.ok(board.x >= 0 && board.x + board.width <= width && board.y + board.height <= height, 'the board');
}

describe('the editor', () => {
  it('paints a board with the mouse, cuts it, says how many solutions there are, and plays it', async () => {
    const game = await host.game(desktop);
    const { editor } = await open_editor(game);
    assert.equal(editor.trouble, '', 'who has not begun hears no complaint');
    await game.press('edit.play');
    await game.sees('what is missing, once it is asked for', ({ notice, screen }) => notice && screen === 'edit');
    const { mouse } = game.page;
    const first = cell_of(editor.draft.board, 5, 6, 0, 0);
    const last = cell_of(editor.draft.board, 5, 6, 0, 2);
    await mouse.move(first.x, first.y);
    await mouse.down();
    await mouse.move(last.x, last.y, { steps: 8 });
    await mouse.up();
    await game.sees('three cells taken out', (state) => state.editor.draft.text.includes('###...\n......'));
    const bare = await game.color_count(editor.draft.board);
    await game.press('cut');
    const cut = await game.sees('its solutions', (state) => state.editor.trouble === '' && state.editor.solutions !== '');
    assert.ok(Number(cut.editor.solutions) >= 1);
    assert.ok(await game.color_count(editor.draft.board) > 2 * bare, 'the pieces are shown where they were cut');
    await game.page.reload();
    await game.is_playable();
    await open_editor(game);
    await game.sees('the draft as it was', (state) => state.editor.draft.text === cut.editor.draft.text);
    assert.ok(await game.color_count(editor.draft.board) > 2 * bare, 'a reload keeps them there');
    await game.press('edit.play');
    const played = await sees_play(game);
    assert.deepEqual([played.board.columns, played.board.rows, played.moves], [6, 5, 0]);
    await close_game(game);
  });

  it('is worked with a finger, keeps the draft over a reload, and undoes', async () => {
    const game = await host.game(phone);
    const { editor } = await open_editor(game);
    await game.tap(cell_of(editor.draft.board, 5, 6, 2, 2));
    await game.sees('a hole', (state) => state.editor.draft.text.includes('..#...'));
    await game.page.reload();
    await game.is_playable();
    const again = await open_editor(game);
    assert.ok(again.editor.draft.text.includes('..#...'));
    await game.tap(cell_of(again.editor.draft.board, 5, 6, 4, 5));
    await game.sees('another', (state) => state.editor.draft.text.includes('.....#'));
    await game.tap_button('undo');
    await game.sees('one hole', (state) => !state.editor.draft.text.includes('.....#'));
    await close_game(game);
  });

  it('draws a piece cell by cell and lays it where it is fixed', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    await game.press('edit.page.1');
    const { editor } = await game.sees('the desk', (state) => state.editor.draft.desk.width > 0);
    const { desk, desk_side } = editor.draft;
    for (const column of [2, 3, 4]) await game.click(cell_of(desk, desk_side, desk_side, 3, column));
    await game.sees('a piece of three cells', (state) => /piece \S+\nXXX\nend/.test(state.editor.draft.text));
    await game.press('count.more');
    await game.sees('two of it', (state) => /piece \S+ x2\nXXX/.test(state.editor.draft.text));
    await game.press('edit.page.2');
    const table = await game.sees('the tray', (state) => state.editor.draft.fixing?.tray.length === 1);
    const [slot] = table.editor.draft.fixing.tray;
    await game.page.mouse.click(slot.x + slot.width / 2, slot.y + slot.height / 2);
    await game.sees('it in the hand', (state) => state.editor.draft.fixing.held);
    await game.keys('ArrowRight', 'Enter');
    await game.sees('it fixed', (state) => state.editor.draft.text.includes('\nplace '));
    await close_game(game);
  });

  for (const [cells, [size, lattice]] of named_variants({ hexagons: [desktop, 1], triangles: [phone, 2], cubes: [desktop, 4], balls: [phone, 5] }, ['balls'])) {
    it(`draws a board of ${cells} and a piece for it, and plays it`, async () => {
      const game = await host.game(size);
      await open_editor(game);
      await game.press(`lattice.${lattice}`);
      const { editor: { draft: { cells: places, text } } } = await game.sees('its cells', (state) => /lattice /.test(state.editor.draft.text) && state.editor.draft.cells.length > 9);
      await game.screenshot(`editor-${cells}-board`);
      const point = size.touch ? (place) => game.tap(place) : (place) => game.click(place);
      await point(places[0]);
      await game.sees('a cell less', (state) => state.editor.draft.text !== text);
      await point(places[0]);
      await game.sees('all cells again', (state) => state.editor.draft.text === text);
      for (const [side, wanted] of [['layers', 1], ['rows', 1], ['columns', 3]]) {
        for (let presses = 0; presses < 8; ++presses) {
          const { buttons, editor: { draft } } = await game.state();
          const can_shrink = buttons.some(({ name, enabled }) => name === `${side}.less` && enabled);
          if (!can_shrink || (side === 'columns' && draft.cells.length === wanted)) break;
          await game.press(`${side}.less`);
          await game.sees('a smaller board', (state) => state.editor.draft.text !== draft.text);
        }
      }
      await game.sees('three cells', (state) => state.editor.draft.cells.length === 3);
      await game.press('edit.page.1');
      for (const index of [0, 1, 2]) { // the first one brings more fields, and the desk moves
        const { editor: { draft: { desk_cells } } } = await game.sees('the desk', ({ editor: { draft } }) => draft.desk_cells.length > 9 && (draft.text.match(/X/g) ?? []).length === index);
        await point(desk_cells[index]);
      }
      await game.sees('a piece of three', (state) => /piece \S+\n ?X ?X ?X\n/.test(state.editor.draft.text));
      await game.screenshot(`editor-${cells}-piece`);
      await game.press('edit.play');
      const { board } = await sees_play(game);
      assert.ok(board.cell > 20);
      await close_game(game);
    });
  }

  for (const [device, size] of named_variants({ desktop, phone: { ...phone, locale: 'fr-FR' }, lying: phone_lying }, ['phone'])) {
    it(`names a piece by what is typed, refuses what is no name, and plays it under its name: ${device}`, async () => {
      const game = await host.game(size);
      await open_editor(game);
      await game.press('cut');
      await game.sees('pieces', (state) => state.editor.draft.text.includes('piece '));
      await game.press('edit.page.1');
      const { editor } = await game.sees('the name', ({ buttons }) => buttons.some(({ name }) => name === 'piece.name'));
      const before = editor.draft.text;
      const answer = async (name) => {
        await game.press('piece.name');
        await game.page.locator('#entry[open]').waitFor();
        await game.page.locator('#entry-text').fill(name);
        await game.page.locator('#entry-ok').click();
      };
      await answer('a b');
      await game.sees('why not', (state) => /letters or digits|lettres ou chiffres/.test(state.notice ?? ''));
      await game.screenshot(`${device}-editor-no-name`);
      await answer('Boat7');
      const named = await game.sees('its name', (state) => /piece Boat7 (x\d+ )?named\n/.test(state.editor.draft.text));
      await game.frame();
      await game.screenshot(`${device}-editor-name`);
      await game.press('undo');
      await game.sees('its old name', (state) => state.editor.draft.text === before);
      await game.press('redo');
      await game.sees('its new name again', (state) => state.editor.draft.text === named.editor.draft.text);
      await game.page.reload();
      await game.is_playable();
      assert.equal((await open_editor(game)).editor.draft.text, named.editor.draft.text);
      await close_game(game);
    });
  }

  it('colours a piece; whoever opens the link sees its name and its colour', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    await game.press('cut');
    await game.sees('pieces', (state) => state.editor.draft.text.includes('piece '));
    await game.press('edit.page.1');
    await game.press('piece.name');
    await game.page.locator('#entry-text').fill('Boat7');
    await game.page.locator('#entry-ok').click();
    const swatches = (await game.state()).buttons.filter(({ name }) => /^tint[.]/.test(name));
    assert.deepEqual(swatches.map(({ name }) => name), Array.from({ length: 13 }, (_, index) => `tint.${index}`), 'all twelve are there to be seen, and the usual one');
    await game.scroll_to('tint.12');
    const colors = await Promise.all([1, 2, 12].map(async (tint) => {
      const { x, y, width, height } = await game.button(`tint.${tint}`);
      return String((await game.colors({ x: x + width / 2 - 2, y: y + height / 2 - 2, width: 4, height: 4 }))[0]);
    }));
    assert.equal(new Set(colors).size, 3, 'and each is seen as it is');
    await game.press('tint.1');
    await game.press('tint.2');
    await game.sees('its colour', (state) => /piece Boat7 .*named tint2\n/.test(state.editor.draft.text));
    await game.press('edit.play');
    const { code } = await sees_play(game);
    assert.match(code, /\d+-2-Boat7\/\w+$/);
    const other = await host.game({ ...phone, code: code.replace('#', '') });
    assert.equal((await other.state()).code, code);
    await other.screenshot('phone-named-and-coloured');
    await close_game(other);
    await close_game(game);
  });

  it('invites to begin with a picture of a board, and with one of a set', async () => {
    const game = await host.game(desktop);
    const { editor } = await open_editor(game);
    await game.press('start.1');
    const heart = await game.sees('a figure', (state) => state.editor.draft.text !== editor.draft.text);
    assert.match(heart.editor.draft.text, /#/);
    await game.screenshot('editor-started');
    await game.press('edit.page.1');
    await game.sees('the sets', ({ buttons }) => buttons.some(({ name }) => name === 'set.3'));
    await game.press('set.3');
    const { slots, desk } = (await game.sees('its pieces', (state) => /\nset pentominoes\n/.test(state.editor.draft.text))).editor.draft;
    assert.ok(slots.length > 0 && slots.every(({ x, y }) => x < desk.x || y < desk.y), 'the list of pieces is beside or above the drawing of one');
    await game.screenshot('editor-set');
    await game.press('edit.page.0');
    const back = await game.sees('the board', ({ buttons }) => buttons.some(({ name }) => name === 'columns.more'));
    const rows = (state) => state.buttons.find(({ name }) => name === 'rows.more').y;
    assert.ok(back.buttons.some(({ name }) => name === 'start.1'), 'boards are offered as before');
    await game.press('start.2');
    await game.sees('another board without the pieces', (state) => !/\nset /.test(state.editor.draft.text) && rows(state) === rows(back));
    for (let step = 0; step < 3; ++step) await game.press('undo'), await game.frame();
    await game.sees('the blank board, to begin again', (state) => state.editor.draft.text === editor.draft.text);
    await game.scroll_to('start.8');
    await close_game(game);
  });

  it('shows a large board closer by the wheel, and the rest of it by the map', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    for (let step = 0; step < 18; ++step) await game.press('columns.more'), await game.frame();
    await game.press('rows.more'), await game.frame();
    const small = (await game.state()).editor.draft;
    const middle = { x: small.board.x + small.board.width / 2, y: small.board.y + small.board.height / 2 };
    await game.page.mouse.move(middle.x, middle.y);
    for (let turn = 0; turn < 5; ++turn) await game.page.mouse.wheel(0, -100), await game.frame();
    const near = (await game.state()).editor.draft;
    assert.ok(near.board.width > 2 * small.board.width, `${near.board.width} for ${small.board.width}`);
    assert.equal(near.text, small.text, 'the wheel paints nothing');
    await game.frame();
    await game.screenshot('editor-closer');
    const end = (await game.button('edit.page.0')).x - 22; // of the board's part of the window
    await game.click({ x: end - 18 - 16, y: desktop.height - 18 - 16 }); // the map's lower right corner
    await game.frame();
    const moved = (await game.state()).editor.draft;
    assert.ok(moved.board.x < near.board.x - 100, 'a press on the map shows that part');
    assert.equal(moved.text, near.text, 'and paints nothing');
    await close_game(game);
  });

  it('shows a large board closer by two fingers, which paint nothing', async () => {
    const game = await host.game(phone);
    await open_editor(game);
    for (let step = 0; step < 12; ++step) await game.press('columns.more'), await game.frame();
    const { text, board } = (await game.state()).editor.draft;
    const beside = (by) => ({ x: board.x + board.width / 2 + by, y: board.y + board.height / 2 });
    await game.fingers('touchStart', beside(-20), beside(20));
    for (const by of [40, 70, 100]) await game.fingers('touchMove', beside(-by), beside(by)), await game.frame();
    await game.fingers('touchEnd');
    await game.frame();
    const near = (await game.state()).editor.draft;
    assert.ok(near.board.width > 1.5 * board.width, `${near.board.width} for ${board.width}`);
    assert.equal(near.text, text);
    await close_game(game);
  });

  it('gives a puzzle a title, an author and a note, which stay with it and go with its link, its text and its frame', async () => {
    const game = await host.game(desktop);
    await open_editor(game);
    await game.press('cut');
    await game.sees('pieces', (state) => state.editor.draft.text.includes('piece '));
    const type = async (field, text) => {
      await game.press(field);
      await game.page.locator('#entry[open]').waitFor();
      await game.page.locator('#entry-text').fill(text);
      const draft = await game.page.evaluate(() => {
        document.getElementById('entry-ok').click();
        return globalThis.tessera.state().editor.draft.text;
      });
      assert.ok(draft.includes(`${field} ${text}`), 'the answer is taken before the dialog can show another question');
    };
    await type('title', 'Das Boot – l’été');
    await type('author', 'Anna Müller');
    await game.scroll_to('note');
    await type('note', 'Begin at the stern.');
    await game.sees('both', (state) => state.editor.draft.text.includes('title Das Boot – l’été\nauthor Anna Müller\nnote Begin at the stern.\n'));
    await game.frame();
    await game.screenshot('editor-signed');
    await game.press('edit.play');
    const played = await sees_play(game);
    assert.equal(played.title, 'Das Boot – l’été');
    await game.screenshot('play-signed');
    assert.match(await game.page.title(), /^Das Boot/);
    const { hash } = new URL(game.page.url());
    assert.match(hash, /\/-[.][\w-]+\/\w{4}$/);
    await game.press('home');
    const { buttons } = await game.sees('its card', ({ screen, buttons: all }) => screen === 'home' && all.some(({ name }) => name === 'continue'));
    assert.match(buttons.find(({ name }) => name === 'continue').label, /Das Boot – l’été, by Anna Müller/);
    await game.press('continue');
    await sees_play(game);
    await game.page.reload();
    await game.is_playable();
    assert.equal((await game.state()).title, 'Das Boot – l’été');
    assert.equal(new URL(game.page.url()).hash, hash);
    const other = await host.game({ ...phone, code: hash.slice(1) });
    const seen = await other.state();
    assert.equal(seen.title, 'Das Boot – l’été');
    assert.equal(seen.notice, 'Begin at the stern.', 'the note is read at once');
    assert.equal(seen.code, played.code, 'the same puzzle, however it is called');
    await other.page.waitForFunction(() => document.getElementById('words').textContent.includes('Das Boot – l’été, by Anna Müller'));
    await other.screenshot('phone-signed');
    await close_game(other);
    await close_game(game);
  });

  it('makes a puzzle of a position, and shares it', async () => {
    const game = await host.game({ ...desktop, code: '1e/2x2/AB/xsZFrw/bx8m' });
    await game.press('pause');
    await game.press('edit.position');
    const { editor } = await sees_editor(game);
    assert.equal(editor.family, 'edge_match');
    await game.press('edit.share');
    await game.sees('the sheet', ({ screen, panel }) => screen === 'play' && panel === 'share');
    await close_game(game);
  });

  it('takes fixed pieces away until a puzzle is harder', async () => {
    const game = await host.game({ ...desktop, code: '1p/11x5/iq/llppykHuAMpPUQ2zw/pgp9' }); // a starter's
    await game.press('pause');
    await game.press('edit.position');
    const fixed_count = ({ editor }) => editor.draft.text.split('\nplace ').length;
    const before = fixed_count(await game.sees('the tool', ({ buttons }) => buttons.some(({ name, label }) => name === 'edit.next' && label === 'Make it harder')));
    await game.press('edit.next');
    await game.sees('fewer fixed pieces', (state) => fixed_count(state) < before);
    await game.sees('one solution still', ({ editor }) => editor.solutions === '1' && editor.exact);
    await close_game(game);
  });

  for (const [device, size] of named_variants({ desktop, phone, lying: phone_lying }, ['phone'])) {
    it(`fits on a screen: ${device}`, async () => {
      const game = await host.game(size);
      for (const family of ['polyomino', 'number_swap', 'edge_match']) {
        await open_editor(game, family);
        const pages = family === 'polyomino' ? 3 : 1;
        for (let page = 0; page < pages; ++page) {
          if (page > 0) await game.press(`edit.page.${page}`);
          if (family === 'polyomino' && page === 0) await game.press('cut');
          const state = await game.sees('the page', (now) => now.editor.page === page);
          await game.frame();
          await game.screenshot(`${device}-editor-${family}-${page}`);
          assert_fits(state, size);
        }
      }
      await close_game(game);
    });
  }
});
