// Promise: A player keeps puzzles as cards, sends them as a series in one link, and a friend plays them in order, after a reload too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying } from './lib/browser.mjs';
import { code_of } from './lib/levels.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const kept = [code, code_of('number_swap/01-two-swaps'), code_of('edge_match/01-first-frame')];
const sizes = { desktop, phone, lying: phone_lying, small: { width: 320, height: 568, touch: true } };

const has = (wanted) => ({ buttons }) => buttons.some(({ name }) => name === wanted);
const title_of = ({ buttons }) => buttons.find(({ name }) => name === 'pause')?.label ?? '';

async function follow(game, fragment) {
  await game.page.evaluate((hash) => { location.hash = hash; }, fragment);
  await game.sees('the puzzle of the link', (state) => state.screen === 'play' && state.code === fragment);
}

// Keeps the open puzzle with the button of the share sheet.
async function keep(game) {
  await game.press('share');
  await game.sees('the share sheet', has('share.keep'));
  await game.press('share.keep');
  await game.sees('that it is kept', ({ panel, notice }) => panel === '' && /added/i.test(notice));
}

async function keep_all(size) {
  const game = await host.game({ code: kept[0], ...size });
  await keep(game);
  for (const fragment of kept.slice(1)) {
    await follow(game, fragment);
    await keep(game);
  }
  return game;
}

async function show_row(game) {
  await game.press('home');
  await game.sees('the list', has('row.0'));
  await game.press('row.0');
  return game.sees('the cards', has('kept.0'));
}

async function answer_question(game, text) {
  await game.page.locator('#entry-text').fill(text);
  await game.page.locator('#entry-ok').click();
}

// The fragment of the link of a series of the three puzzles.
async function series_code() {
  const game = await keep_all(desktop);
  await show_row(game);
  await game.press('shelf.sheet');
  await game.sees('the sheet', has('series.title'));
  await game.press('series.title');
  await answer_question(game, 'Three ways');
  await game.press('series.author');
  await answer_question(game, 'Anna');
  await game.frame();
  await game.press('series.copy');
  await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
  const link = await game.page.evaluate(() => navigator.clipboard.readText());
  await close_game(game);
  return link.slice(link.indexOf('#') + 1);
}

describe('own puzzles', () => {
  for (const [name, size] of named_variants(sizes, ['small'])) {
    it(`are cards that are moved and taken off, and stay after a reload: ${name}`, async () => {
      const game = await keep_all(size);
      const cards = await show_row(game);
      assert.ok(has('kept.2')(cards));
      await game.screenshot(`shelf-${name}`);
      const before_move = cards.buttons.find((button) => button.name === 'kept.0').label;
      await game.press('shelf.sheet');
      await game.sees('the sheet', has('series.copy'));
      await game.screenshot(`shelf-sheet-${name}`);
      await game.press('series.down.0');
      await game.frame();
      await game.press('series.out.0');
      await game.sees('two puzzles', (state) => !has('series.out.2')(state));
      await game.page.reload();
      await game.is_whole();
      await game.sees('the puzzle', ({ screen }) => screen === 'play');
      const after_reload = await show_row(game);
      assert.equal(after_reload.buttons.find((button) => button.name === 'kept.0').label, before_move);
      assert.ok(!has('kept.2')(after_reload));
      await game.press('kept.0');
      await game.sees('the puzzle of the card', (state) => state.screen === 'play' && state.code === kept[0]);
      assert.match(title_of(await game.state()), /puzzle 1 of 2/);
      await close_game(game);
    });
  }

  it('are saved as a file, which another player imports', async () => {
    const game = await keep_all(desktop);
    await show_row(game);
    await game.press('shelf.sheet');
    await game.sees('the sheet', has('series.save'));
    const downloading = game.page.waitForEvent('download');
    await game.press('series.save');
    const file = await (await downloading).path();
    assert.match(readFileSync(file, 'utf8'), /^tessera 1 series\npuzzle #1p/);
    const friend = await host.game(desktop);
    await friend.press('settings');
    await friend.sees('the settings', has('import'));
    const choosing = friend.page.waitForEvent('filechooser');
    await friend.press('import');
    await (await choosing).setFiles({ name: 'series.txt', mimeType: 'text/plain', buffer: readFileSync(file) });
    await friend.sees('its first puzzle', (state) => state.screen === 'play' && state.code === kept[0]);
    await close_game(game);
    await close_game(friend);
  });
});

describe('a series by link', () => {
  let series;
  before(async () => {
    series = await series_code();
  });

  for (const [name, size] of named_variants(sizes, ['phone'])) {
    it(`leads from one puzzle to the next, and is there after a reload: ${name}`, async () => {
      const game = await host.game({ code: series, ...size });
      await game.sees('the first puzzle', (state) => state.code === kept[0] && /puzzle 1 of 3/.test(title_of(state)));
      for (const { cells } of answer) await player.place_by_dragging(game, cells);
      const won = await game.sees('the card of the win', has('win.next'));
      assert.ok(has('win.series')(won) || size.height < 600, 'the card tells the place in the series');
      await game.screenshot(`series-won-${name}`);
      await game.press('win.next');
      await game.sees('the second puzzle', (state) => state.code === kept[1] && /puzzle 2 of 3/.test(title_of(state)));
      await game.page.reload();
      await game.is_whole();
      await game.sees('the same puzzle', (state) => state.code === kept[1] && /puzzle 2 of 3/.test(title_of(state)));
      const list = await show_row(game);
      assert.match(list.buttons.find((button) => button.name === 'row.0').label, /Three ways +1\/3/);
      assert.match(list.buttons.find((button) => button.name === 'kept.0').label, /Solved/);
      await game.screenshot(`series-list-${name}`);
      await close_game(game);
    });
  }

  it('that is damaged says so and leaves the game', async () => {
    const game = await host.game({ code, ...desktop });
    await game.page.evaluate((hash) => { location.hash = hash; }, `${series.slice(0, -1)}x`);
    await game.sees('what is wrong', ({ notice }) => /link/.test(notice));
    assert.equal((await game.state()).code, code);
    await close_game(game);
  });
});
