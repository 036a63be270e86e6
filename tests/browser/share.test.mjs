// Making, storing and sharing puzzles: the maker, valid and invalid links, the state after a reload.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, named_variants, phone, screenshot_folder } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const code_in_address = (game) => new URL(game.page.url()).hash.slice(1);

// Makes a puzzle of a size and seed with the buttons of the sheet, and opens it.
async function make(game, { columns, rows, seed }) {
  await game.press('new');
  await game.sees('the sheet', ({ panel }) => panel === 'new');
  await game.frame();
  if (!(await game.state()).buttons.some(({ name }) => name === 'seed')) {
    await game.press('make.more');
    await game.frame();
  }
  await set_number(game, 'columns', columns);
  await set_number(game, 'rows', rows);
  await game.scroll_to('seed');
  await game.page.mouse.wheel(0, 2000); // to the end: it is the last line, and the buttons below may cover it
  await game.frame();
  await game.press('seed');
  await game.page.locator('#entry-text').fill(String(seed));
  await game.page.locator('#entry-ok').click();
  await game.sees('the seed, and a puzzle of it', (state) => state.seed === String(seed) && !state.making);
  await game.screenshot('new-puzzle');
  await game.press('make.play');
  return game.sees('the new puzzle', ({ panel, board }) => panel === '' && board.columns === columns && board.rows === rows);
}

async function set_number(game, name, wanted) {
  for (let step = 0; step < 60; ++step) {
    const { made } = await game.state();
    if (made[name] === wanted) return;
    await game.press(`${name}.${made[name] < wanted ? 'more' : 'less'}`);
    await game.frame();
  }
  throw new Error(`${name} never became ${wanted}`);
}

async function copied_link(game) {
  await game.press('share');
  await game.sees('the sheet', ({ panel }) => panel === 'share');
  await game.frame();
  await game.screenshot('share');
  await game.press('share.copy');
  await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
  return game.page.evaluate(() => navigator.clipboard.readText());
}

describe('a puzzle that was solved', () => {
  it('says what was achieved, and the result can be copied from its card', async () => {
    for (const [, size] of named_variants({ wide: {}, phone }, ['phone'])) {
      const game = await host.game({ code, ...size });
      for (const { cells } of answer) await player.place_by_dragging(game, cells);
      await game.sees('the card', ({ buttons }) => buttons.some(({ name }) => name === 'win.share'));
      await game.screenshot(`win-${size.width ?? 'wide'}`);
      await game.press('win.share');
      await game.sees('the sheet', ({ panel }) => panel === 'share');
      await game.frame();
      const [download] = await Promise.all([game.page.waitForEvent('download'), game.press('share.picture')]);
      assert.equal(download.suggestedFilename(), 'tessera-4-3.png');
      const png = await readFile(await download.path());
      assert.equal(png.subarray(1, 4).toString(), 'PNG');
      await writeFile(join(screenshot_folder, 'result.png'), png);
      assert.ok(png.readUInt32BE(16) > png.readUInt32BE(20), 'a few lines, wider than high');
      await game.frame();
      const { buttons } = await game.state();
      assert.ok(buttons.some(({ name }) => name === 'share.copy'), 'the link can be copied, too');
      await game.press('share.result');
      await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
      const [result, squares, link] = (await game.page.evaluate(() => navigator.clipboard.readText())).split('\n');
      assert.match(result, /^Tessera · .* · 4 × 3 · Solved in \d+:\d\d$/);
      assert.equal([...squares].length, answer.length, `a square for each piece: ${squares}`);
      assert.equal(link, `${host.address}#${code}`);
      await close_game(game);
    }
  });
});

describe('a puzzle that was made', () => {
  it('is the same for the friend who opens its link', async () => {
    const game = await host.game({});
    const made = await make(game, { columns: 7, rows: 6, seed: 4242 });
    assert.equal(made.code, code_in_address(game));
    const link = await copied_link(game);
    assert.equal(link, `${host.address}#${made.code}`);
    await close_game(game);

    const friend = await host.game({ code: link.split('#')[1] });
    const seen = await friend.state();
    const pieces = ({ game: { tray } }) => tray.map(({ cells, left }) => `${left} ${JSON.stringify(cells)}`);
    assert.equal(seen.code, made.code);
    assert.deepEqual(pieces(seen), pieces(made));
    assert.deepEqual(seen.game.placements, made.game.placements);
    assert.ok(seen.game.placements.every(({ given }) => given));
    await close_game(friend);
  });

  it('is the same again with the same seed, and another with another', async () => {
    const codes = [];
    for (const seeds of [[11], [11, 12]]) {
      const game = await host.game({});
      for (const seed of seeds) codes.push((await make(game, { columns: 8, rows: 8, seed })).code);
      await close_game(game);
    }
    assert.equal(codes[0], codes[1]);
    assert.notEqual(codes[0], codes[2]);
  });

  it('can be sent as far as it was played', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.press('share');
    await game.sees('the sheet', ({ panel }) => panel === 'share');
    await game.frame();
    await game.press('share.moves');
    await game.frame();
    await game.press('share.copy');
    await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
    const link = await game.page.evaluate(() => navigator.clipboard.readText());
    await close_game(game);

    const friend = await host.game({ code: link.split('#')[1] });
    assert.ok(player.is_placed(await friend.state(), answer[0].cells));
    await close_game(friend);
  });

  it('opens from a recipe, and the address then holds the puzzle itself, with how it was made', async () => {
    const game = await host.game({ code: '1t/p1/3/size.8x8.pieces.13.smallest.2.largest.0/2yeb' });
    assert.equal((await game.state()).code, '1p/8x8/CF-CGLM-DU-Cis.Blno/..1-3-pieces.13/8gxx');
    assert.equal(code_in_address(game), '1p/8x8/CF-CGLM-DU-Cis.Blno/..1-3-pieces.13/8gxx');
    await close_game(game);
  });

  it('is shared with the sheet of the system where there is one', async () => {
    const context = await host.visitor(phone);
    await context.addInitScript(() => {
      navigator.share = (data) => {
        globalThis.shared = { ...data, asked_in_gesture: navigator.userActivation.isActive };
        return Promise.resolve();
      };
    });
    const game = await host.game({ code, ...phone }, context);
    await game.tap_button('share');
    await game.sees('the sheet', ({ panel }) => panel === 'share');
    await game.frame();
    await game.tap_button('share.system');
    await game.page.waitForFunction(() => globalThis.shared);
    const shared = await game.page.evaluate(() => globalThis.shared);
    assert.equal(shared.url, `${host.address}#${code}`);
    assert.equal(shared.text, undefined, 'nothing is solved yet');
    assert.equal(shared.asked_in_gesture, true);
    await close_game(game);
  });

  it('is shared with its result once it is solved, by the sheet of the system', async () => {
    const context = await host.visitor(phone);
    await context.addInitScript(() => {
      navigator.share = (data) => {
        globalThis.shared = { ...data };
        return Promise.resolve();
      };
    });
    const game = await host.game({ code, ...phone }, context);
    for (const { cells } of answer) await player.place_by_dragging(game, cells);
    await game.sees('the card', ({ buttons }) => buttons.some(({ name }) => name === 'win.share'));
    await game.press('win.share');
    await game.sees('the sheet', ({ panel }) => panel === 'share');
    await game.frame();
    await game.screenshot('share-solved');
    await game.press('share.system');
    await game.page.waitForFunction(() => globalThis.shared);
    const { url, text } = await game.page.evaluate(() => globalThis.shared);
    assert.equal(url, `${host.address}#${code}`);
    const [result, squares] = text.split('\n');
    assert.match(result, /^Tessera · .* · Solved in \d+:\d\d$/);
    assert.equal([...squares].length, answer.length);
    await close_game(game);
  });
});

describe('a link that is wrong', () => {
  const wrong = {
    'cut off': '1p/4x3/FG-C/nn',
    'changed in one place': '1p/4x4/FG-C/nn89',
    'from the future': '9p/4x3/FG-C/nn89',
    'not a link at all': 'hello',
    'full of signs': '%00%ff<script>alert(1)</script>',
    'very long': `1p/${'A'.repeat(5000)}/nn89`,
  };
  for (const [name, fragment] of named_variants(wrong, ['changed in one place', 'from the future'])) {
    it(`gets a sentence and a puzzle to play: ${name}`, async () => {
      const game = await host.game({ code: fragment });
      const state = await game.sees('a sentence', ({ notice }) => notice !== '');
      assert.match(state.notice, /[a-z].*\.$/i);
      assert.ok(state.board.columns > 0 && state.game.tray.length > 0);
      assert.equal(code_in_address(game), state.code, 'the address holds what is on the table');
      if (name === 'cut off') await game.screenshot('wrong-link');
      await close_game(game);
    });
  }

  it('never loses the game in progress', async () => {
    const context = await host.visitor();
    const game = await host.game({ code }, context);
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.evaluate(() => { location.hash = '1p/4x3/FG-C/xxxx'; });
    const state = await game.sees('a sentence', ({ notice }) => notice !== '');
    assert.ok(player.is_placed(state, answer[0].cells));
    assert.equal(code_in_address(game), code);
    await game.page.close();
    const later = await host.game({ code: '1p/broken' }, context);
    assert.ok(player.is_placed(await later.state(), answer[0].cells));
    await close_game(later);
  });
});

describe('a game', () => {
  it('is there again after a reload, with its undo', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await player.place_by_dragging(game, answer[1].cells);
    await game.page.reload();
    await game.is_playable();
    const state = await game.state();
    assert.ok(player.is_placed(state, answer[0].cells) && player.is_placed(state, answer[1].cells));
    await game.press('undo');
    await game.sees('one piece less', (now) => now.game.placements.length === 1);
    await close_game(game);
  });

  it('is there again without a link, in a tab opened later', async () => {
    const context = await host.visitor();
    const game = await host.game({ code }, context);
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.close();
    const later = await host.game({}, context);
    assert.ok(player.is_placed(await later.state(), answer[0].cells));
    assert.equal(code_in_address(later), code);
    await close_game(later);
  });

  it('interrupted by a link is kept, one tap away', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.evaluate(() => { location.hash = '1p/8x8/CF-CGLM-DU-Cis.Blno/w68d'; });
    await game.sees('the other puzzle', ({ board }) => board.columns === 8);
    await game.frame();
    await game.press('notice.action');
    const state = await game.sees('the first game', ({ board }) => board.columns === 4);
    assert.ok(player.is_placed(state, answer[0].cells));
    await close_game(game);
  });

  it('goes on where the browser keeps nothing', async () => {
    const context = await host.visitor();
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
    });
    const game = await host.game({ code }, context);
    await player.place_by_dragging(game, answer[0].cells);
    await close_game(game);
  });
});
