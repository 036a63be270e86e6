// The main user journeys in Firefox, if Xvfb and firefox-esr, or the Firefox named by TESSERA_FIREFOX, are installed;
// otherwise the tests are skipped with a message.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { serve } from '../../web/serve.mjs';
import { it as one, only_nightly, site_folder } from './lib/browser.mjs';
import { Firefox, FirefoxGame, is_here } from './lib/firefox.mjs';
import { Listener } from './lib/listener.mjs';
import * as player from './lib/player.mjs';

const { code, answer } = player.small;
const keys = { Enter: '\uE007', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' }; // of WebDriver
const browser = new Firefox();
const it = (name, act) => one(name, (test) => (browser.can_draw ? act() : test.skip('this Firefox has no WebGL 2')));
let server;
let address;

describe('Firefox', { skip: is_here ? false : 'there is no firefox-esr, or no Xvfb' }, () => {
  before(async () => {
    server = await serve(site_folder);
    address = `http://127.0.0.1:${server.address().port}/`;
    await browser.open('fr-FR, fr');
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function opened(fragment) {
    await browser.go('about:blank'); // otherwise only the fragment changes
    await browser.go(`${address}#${fragment}`);
    const game = new FirefoxGame(browser);
    await game.is_playable();
    return game;
  }

  it('opens a link, in the language of the player', async () => {
    const game = await opened(code);
    const { board, language } = await game.state();
    assert.deepEqual([board.columns, board.rows], [4, 3]);
    assert.equal(language, 'fr');
    assert.equal(await browser.run('return document.documentElement.lang'), 'fr');
  });

  it('takes pieces by the mouse, turns them by wheel and key, and keeps them over a reload', async () => {
    const game = await opened(code);
    await player.place_by_dragging(game, answer[0].cells);
    await browser.ask('WebDriver:Refresh', {});
    await game.is_playable();
    assert.ok(player.is_placed(await game.state(), answer[0].cells));
    await game.press('undo');
    await game.sees('an empty board', (state) => state.game.placements.length === 0);
  });

  it('keeps a game in IndexedDB', async () => {
    const game = await opened(code);
    await player.place_by_dragging(game, answer[0].cells);
    const games_here = () => browser.run('return Object.keys(localStorage).filter((name) => /game/.test(name)).length');
    for (const end = Date.now() + 20000; await games_here() > 0;) {
      assert.ok(Date.now() < end, 'it has moved');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await browser.ask('WebDriver:Refresh', {});
    await game.is_playable();
    assert.ok(player.is_placed(await game.state(), answer[0].cells));
    await game.press('undo');
    await game.sees('an empty board', (state) => state.game.placements.length === 0);
  });

  it('takes pieces by the finger', async () => {
    const game = await opened(code);
    await player.place_by_tapping(game, answer[0].cells);
    await game.tap_button('undo');
    await game.sees('an empty board', (state) => state.game.placements.length === 0);
  });

  it('hints and solves in a worker', async () => {
    const game = await opened(code);
    await game.press('hint');
    await game.sees('a hint', ({ hint }) => hint !== '');
    await game.press('solve');
    await game.sees('the solution', ({ solved }) => solved);
  });

  it('makes a puzzle', async () => {
    const game = await opened('1t/p1/3/size.8x8.pieces.13.smallest.2.largest.0/2yeb');
    await game.sees('the puzzle', ({ board, making }) => board.columns === 8 && !making);
  });
});

describe('those who listen to Firefox', is_here ? only_nightly : { skip: 'there is no firefox-esr, or no Xvfb' }, () => {
  const english = new Firefox();
  let server_of_this;
  before(async () => {
    server_of_this = await serve(site_folder);
    await english.open('en-GB, en');
  });
  after(async () => {
    await english.close();
    server_of_this.closeAllConnections();
    server_of_this.close();
  });

  one('play a whole game by what is said and by names', async (test) => {
    if (!english.can_draw) {
      test.skip('this Firefox has no WebGL 2');
      return;
    }
    await english.go(`http://127.0.0.1:${server_of_this.address().port}/#${code}`);
    const game = new FirefoxGame(english);
    await game.is_playable();
    const listener = new Listener({
      run: (expression) => english.run(`return ${expression}`),
      strike: (key) => game.page.keyboard.press(keys[key] ?? key),
      press: (name) => english.press_named(name),
    });
    await listener.listen();
    await english.run("document.getElementById('canvas').focus()");
    await listener.play_small();
    const { solved } = await game.state();
    assert.ok(solved);
  });
});
