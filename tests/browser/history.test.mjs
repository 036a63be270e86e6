// Promise: Back closes a sheet, shows the list, then leaves; followed links come back. Also:
//     app/game/opening_test.cpp.
// Back closes a sheet, then shows the list, then leaves the page; Forward returns to links that were followed.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, phone } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const recipe = '1t/p1/3/size.8x8.pieces.13.smallest.2.largest.0/2yeb'; // of a generated puzzle
const race = '1p/4x3/FG-C/A/gGS0g/.-AJUZ/k7hq'; // against a game of two pieces
const another = '1e/2x2/AB/xsZFrw/bx8m'; // of another kind
const code_in_address = (game) => new URL(game.page.url()).hash.slice(1);
const sees_play = (game) => game.sees('the puzzle', ({ screen, panel }) => screen === 'play' && panel === '');
const sees_list = (game) => game.sees('the list', ({ screen, panel }) => screen === 'home' && panel === '');
const sees_sheet = (game, name) => game.sees(`the sheet ${name}`, ({ panel }) => panel === name);

async function open_list(game) {
  await game.press('home');
  const shown = await sees_list(game);
  await game.sees('its cards', ({ buttons }) => buttons.some(({ name }) => name === 'daily'));
  return shown;
}

// Opens a sheet and the list, and closes both by their buttons.
async function look_around(game) {
  await game.press('settings');
  await sees_sheet(game, 'settings');
  await game.keys('Escape');
  await sees_play(game);
  await open_list(game);
  await game.keys('Escape');
  await sees_play(game);
}

// Starts with a realistic history: first another page.
async function arrive(game) {
  const address = game.page.url();
  await game.page.goto('about:blank');
  await game.page.goto(address);
  await game.is_playable();
}

// A page in a browser that takes its time to go back when the page asks for it.
async function slow_to_go_back() {
  const visitor = await host.visitor();
  await visitor.addInitScript(() => {
    const { go } = History.prototype;
    history.go = (steps) => setTimeout(() => {
      addEventListener('popstate', () => { globalThis.has_gone = true; }, { once: true });
      go.call(history, steps);
    }, 1500);
  });
  return host.game({ code }, visitor);
}

describe('Back', () => {
  it('closes a sheet, shows the list, leaves the page, and Forward comes back', async () => {
    const game = await host.game({ code });
    await arrive(game);
    await player.place_by_dragging(game, answer[0].cells);
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.page.goBack();
    assert.equal((await sees_play(game)).game.placements.length, 1);
    await game.page.goBack();
    await sees_list(game);
    assert.equal(code_in_address(game), code, 'the address names the open game');
    await game.page.goForward();
    assert.equal((await sees_play(game)).game.placements.length, 1);
    await game.page.goBack();
    await sees_list(game);
    await game.page.goBack();
    assert.equal(game.page.url(), 'about:blank');
    await game.page.goForward();
    await game.is_playable();
    assert.equal((await sees_play(game)).game.placements.length, 1, 'the game is kept');
    await close_game(game);
  });

  it('needs no more steps after sheets and lists were closed by their own buttons', async () => {
    const game = await host.game({ code });
    await arrive(game);
    for (let time = 0; time < 3; ++time) {
      await look_around(game);
      await game.frame();
    }
    await game.page.goBack();
    await sees_list(game);
    await game.page.goBack();
    assert.equal(game.page.url(), 'about:blank');
    await close_game(game);
  });

  for (const [what, fragment, sheet] of [['a race', race, 'race'], ['a level of a course', '1p/4x4/C-CLM/3A/jr4q', 'technique']]) {
    it(`closes the sheet that ${what} begins with, whose link was followed in an open page`, async () => {
      const game = await host.game({ code: another });
      await game.press('settings');
      await sees_sheet(game, 'settings');
      await game.page.evaluate((hash) => { location.hash = hash; }, fragment);
      await sees_sheet(game, sheet);
      await game.rests(300);
      assert.equal((await game.state()).panel, sheet);
      await game.page.goBack();
      await sees_play(game);
      assert.notEqual((await game.state()).code, another);
      await game.page.goBack();
      await game.sees('the first puzzle', (state) => state.screen === 'play' && state.code === another);
      await close_game(game);
    });
  }

  it('leads from one sheet that followed another to the puzzle', async () => {
    const game = await host.game({ code });
    await game.press('new');
    await sees_sheet(game, 'new');
    await game.keys('Escape');
    await sees_play(game);
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.page.goBack();
    await sees_play(game);
    await game.page.goForward(); // does not reopen a sheet, and nothing else happens
    await sees_play(game);
    await game.page.goBack();
    await sees_list(game);
    await close_game(game);
  });

  it('leads to the puzzle before a link that was followed, as it was left', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.evaluate((hash) => { location.hash = hash; }, another);
    const other = await game.sees('the other puzzle', (state) => state.code !== code);
    assert.equal(code_in_address(game), other.code);
    await game.page.goBack();
    const state = await game.sees('the first puzzle', (now) => now.code === code);
    assert.equal(state.game.placements.length, 1);
    assert.equal(code_in_address(game), code);
    await game.page.goForward();
    await game.sees('the other puzzle again', (now) => now.code === other.code);
    await open_list(game);
    await game.page.goForward();
    assert.equal((await sees_play(game)).code, code, 'the history as it came to be');
    await close_game(game);
  });

  it('does not undo what was done while the page itself goes back', async () => {
    const game = await slow_to_go_back();
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.keys('Escape');
    await sees_play(game);
    await game.press('home');
    await sees_list(game);
    await game.page.waitForFunction(() => history.state.depth === 0);
    await game.rests(300);
    await sees_list(game);
    await close_game(game);
  });

  it('does not undo a link that is followed while the page itself goes back', async () => {
    const game = await slow_to_go_back();
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.keys('Escape');
    await sees_play(game);
    await game.page.evaluate((hash) => { location.hash = hash; }, another);
    const other = await game.sees('the other puzzle', (state) => state.code !== code);
    await game.page.waitForFunction(() => globalThis.has_gone);
    await game.rests(300);
    assert.equal((await sees_play(game)).code, other.code, 'still');
    assert.equal(code_in_address(game), other.code);
    await game.page.goBack();
    await game.sees('the first puzzle', (state) => state.code === code);
    await close_game(game);
  });

  it('does not undo a link that is followed at the moment the page goes back', async () => {
    const visitor = await host.visitor();
    await visitor.addInitScript((hash) => {
      const { go } = History.prototype;
      history.go = (steps) => {
        go.call(history, steps);
        location.hash = hash;
      };
    }, another);
    const game = await host.game({ code }, visitor);
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.keys('Escape');
    const other = await game.sees('the other puzzle', (state) => state.code !== code);
    await game.rests(300);
    assert.equal(code_in_address(game), other.code);
    await close_game(game);
  });

  it('and Forward never lead from the list to a puzzle that was not there', async () => {
    const game = await host.game({ code });
    await open_list(game);
    await game.press('settings');
    await sees_sheet(game, 'settings');
    await game.page.goBack();
    await sees_list(game);
    await game.page.goForward();
    await game.rests(300);
    await sees_list(game);
    await game.press('daily');
    await game.sees('the puzzle of the day', ({ screen, day }) => screen === 'play' && day !== '');
    await game.rests(300);
    await game.page.goBack();
    await sees_list(game);
    await close_game(game);
  });

  it('stops a puzzle that is being made for a link, and does not make it again', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.route('**/worker.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await game.page.evaluate((hash) => { location.hash = hash; }, recipe);
    const made = await game.sees('the puzzle of the link', (state) => state.code !== code && state.board.rows === 8);
    await game.rests(500);
    assert.equal((await game.state()).code, made.code);
    assert.equal(code_in_address(game), made.code);
    await game.page.goBack();
    assert.equal((await game.sees('the first puzzle', (state) => state.code === code)).game.placements.length, 1);
    await game.page.goForward();
    await game.sees('the other one', (state) => state.code === made.code);
    await open_list(game);
    assert.match(game.page.url(), /^http/);
    await close_game(game);
  });

  it('is the browser\'s alone where that takes no entries, and nothing else changes', async () => {
    const visitor = await host.visitor();
    await visitor.addInitScript(() => { history.pushState = () => { throw new DOMException('too many', 'SecurityError'); }; });
    const game = await host.game({ code }, visitor);
    for (let time = 0; time < 2; ++time) {
      await look_around(game);
    }
    await player.place_by_dragging(game, answer[0].cells);
    assert.equal(code_in_address(game), code);
    await close_game(game);
  });

  it('works on phones, and after a reload', async () => {
    const game = await host.game({ code, ...phone });
    await game.tap_button('home');
    await sees_list(game);
    await game.keys('Escape');
    await sees_play(game);
    await game.page.goBack();
    await sees_list(game);
    await game.page.reload();
    await game.is_playable();
    await sees_play(game);
    await game.tap_button('home');
    await sees_list(game);
    await game.page.goForward();
    await sees_play(game);
    await game.page.goBack();
    await sees_list(game);
    await close_game(game);
  });
});

describe('the title of the page', () => {
  it('names the puzzle, and nothing over the list', async () => {
    const game = await host.game({});
    await game.sees('the levels', ({ levels }) => levels !== 0);
    await game.page.waitForFunction(() => document.title === 'Warm-up · Tessera');
    await open_list(game);
    await game.page.waitForFunction(() => document.title === 'Tessera');
    await close_game(game);
  });
});
