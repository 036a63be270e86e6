// Promise: An arrow key is announced in a few words, and so is a hand that was emptied.
// Screen-reader announcements, and the records of won games.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, it } from './lib/browser.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;

const words = (game) => game.page.locator('#words').innerText();

async function hears(game, what) {
  await game.page.waitForFunction((text) => document.getElementById('words').textContent.includes(text), what, { timeout: 20000 });
}

async function win(game) {
  for (const { cells } of answer) await player.place_by_dragging(game, cells);
  return game.sees('the win', ({ solved }) => solved);
}

describe('the board in words', () => {
  it('follows the game, row by row', async () => {
    const game = await host.game({ code });
    await hears(game, 'Row 1: empty ×4.');
    await hears(game, 'In the tray: L, T ×2.');
    await player.place_by_dragging(game, answer[0].cells);
    await hears(game, 'Row 1: L ×3, empty.');
    await hears(game, 'In the tray: T ×2.');
    assert.equal(await game.page.locator('#words h2').innerText(), '4 × 3.');
    await close_game(game);
  });

  it('says what is in the hand and whether it fits', async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    await game.keys('l', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft');
    await hears(game, 'In your hand: L, which fits on row 1 column 1');
    await game.keys('Enter', 't');
    await hears(game, 'which does not fit on');
    await close_game(game);
  });

  it('tells of each arrow in few words, and of a hand that was emptied', async () => {
    const game = await host.game({ code: '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h' });
    await game.page.locator('#canvas').focus();
    await game.keys('Tab', 'Tab');
    const held = await game.sees('a piece in hand', (state) => state.game.held);
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await game.keys(arrow);
      const { game: { held: { piece, cells } } } = await game.sees('it moved', (state) => state.game.held?.on_board);
      const [[row, column]] = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      await game.hears(new RegExp(`^${piece.slice(0, 1)}.*: row ${row + 1}, column ${column + 1}[.]`));
      const said = await game.page.locator('#live').textContent();
      assert.ok(said.length <= 80, said);
    }
    await game.keys('Escape');
    await game.hears(/^Your hand is empty/);
    assert.ok(held);
    await close_game(game);
  });

  for (const [family, code] of Object.entries({ 'number swap': '1s/3x3/AAEQ/h3n9', 'edge match': '1e/3x1/.AB-/QIQI/y511' })) it(`tells of each arrow in few words: ${family}`, async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    const live = () => game.page.locator('#live').textContent();
    await game.keys(family === 'edge match' ? 'Tab' : 'ArrowRight');
    await game.page.waitForFunction(() => document.getElementById('live').textContent);
    for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
      const before_it = await live();
      await game.keys(arrow);
      await game.page.waitForFunction((text) => ![text, ''].includes(document.getElementById('live').textContent), before_it);
      const said = await live();
      assert.ok(said.length <= 80, said);
    }
    await close_game(game);
  });

  it('is in the language of the player and takes no key', async () => {
    const game = await host.game({ code, locale: 'fr-FR' });
    await hears(game, 'Ligne 1\u00a0: vide ×4.');
    assert.equal(await game.page.locator('#words :is(a, button, input, [tabindex])').count(), 0);
    await game.press('home');
    await game.page.waitForFunction(() => document.getElementById('words').textContent === '');
    assert.equal(await words(game), '');
    await close_game(game);
  });
});

describe('a game that was won', () => {
  it('keeps the best time of the level, also after a reload', async () => {
    const game = await host.game({ code });
    assert.equal((await game.state()).best_ms, -1);
    const first = await win(game);
    assert.ok(first.best_ms > 0 && first.best_ms <= first.elapsed_ms);
    await game.press('restart');
    await game.sees('a new attempt', ({ elapsed_ms, moves }) => moves === 0 && elapsed_ms < first.elapsed_ms);
    await game.page.waitForTimeout(first.best_ms); // this time it takes longer
    const second = await win(game);
    assert.equal(second.best_ms, first.best_ms);
    await game.screenshot('won-again');
    await game.page.reload();
    await game.is_playable();
    assert.equal((await game.state()).best_ms, first.best_ms);
    await close_game(game);
  });

  it('counts for nothing when the program laid it out', async () => {
    const game = await host.game({ code });
    await game.press('solve');
    const state = await game.sees('the solution', ({ solved }) => solved);
    assert.equal(state.best_ms, -1);
    assert.ok(state.shown);
    await game.page.reload();
    await game.is_playable();
    assert.ok((await game.state()).shown, 'it is known after a reload too');
    await game.press('home');
    await game.sees('the list', ({ screen }) => screen === 'home');
    await close_game(game);
  });
});
