// Promise: A course level is told of in a sentence and a picture before its first move, on every screen, and can be played at once.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, phone, phone_lying, variants } from './lib/browser.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const small_phone = { width: 320, height: 568, touch: true };
const sizes = { desktop, phone, phone_lying, small_phone };

// Opens the list at the course of a family, which is its first chapter.
async function course(wish, family) {
  const game = await host.game(wish);
  await game.press('home');
  await game.sees('the list', ({ screen }) => screen === 'home');
  await game.press(`family.${family}`);
  await game.press('chapter.0');
  return game;
}

const cards = async (game) => (await game.state()).buttons.filter(({ name }) => /^level[.]\d+$/.test(name));

describe('a course', () => {
  for (const size of variants(Object.keys(sizes), ['phone_lying'])) {
    for (const family of ['polyomino', 'number_swap', 'edge_match']) {
      it(`tells its first idea, whole and readable: ${family}, ${size}`, async () => {
        const game = await course(sizes[size], family);
        const [first] = await cards(game);
        await game.press(first.name);
        const state = await game.sees('the idea', ({ panel }) => panel === 'technique');
        const { width, height } = sizes[size];
        const play = state.buttons.find(({ name }) => name === 'technique.play');
        assert.ok(play.y > 0 && play.y + play.height <= height && play.x >= 0 && play.x + play.width <= width, JSON.stringify(play));
        await game.screenshot(`course-${family}-${size}`);
        await game.press('technique.play');
        await game.sees('the board', ({ panel, screen }) => panel === '' && screen === 'play');
        await close_game(game);
      });
    }
  }

  it('is the first chapter, and says of each level which idea it needs', async () => {
    const game = await course(desktop, 'polyomino');
    const [first] = await cards(game);
    assert.match(first.label, /^Corner 1, 4 × 4, 4 pieces, Starter/);
    const { buttons } = await game.state();
    assert.match(buttons.find(({ name }) => name === 'chapter.0').label, /^Course +36$/);
    await close_game(game);
  });

  it('tells an idea no more once one of its levels is solved, and the win counts it', async () => {
    const game = await course(desktop, 'number_swap');
    const [first] = await cards(game);
    await game.press(first.name);
    await game.sees('the idea', ({ panel }) => panel === 'technique');
    await game.keys('Escape');
    await game.sees('the board', ({ panel }) => panel === '');
    await solve_two_by_two(game);
    await game.sees('the card of the win', ({ buttons }) => buttons.some(({ name }) => name === 'win.next'));
    await game.screenshot('course-win');
    const { code } = await game.state();
    await game.press('win.next');
    await game.sees('the next level, and no idea over it', (state) => state.code !== code && state.screen === 'play' && state.panel === '');
    await close_game(game);
  });
});

// Sorts the grid of `Nearer 1` in two swaps.
async function solve_two_by_two(game) {
  for (const [from, to] of [[[1, 0], [1, 1]], [[0, 1], [1, 1]]]) {
    await game.drag(await game.cell(...from), await game.cell(...to));
    await game.frame();
  }
}
