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
    assert.match(buttons.find(({ name }) => name === 'chapter.0').label, /^Course +41$/);
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

describe('the page of a technique', () => {
  const hole = '1p/4x4/C-CLM/3A/jr4q'; // the first level about holes

  // Asks for a hint, and for more of it until its rung names a technique.
  async function named_rung(game) {
    await game.press('hint');
    await game.sees('a hint', ({ hint }) => hint !== '');
    for (let rung = 0; rung < 6 && !(await game.has_button('technique')); ++rung) {
      await game.press('hint.next');
      await game.frame();
    }
    return (await game.button('technique')).label;
  }

  for (const size of variants(Object.keys(sizes), ['phone'])) {
    it(`opens by a press on its name on a hint, and leads back to the same rung: ${size}`, async () => {
      const game = await host.game({ ...sizes[size], code: hole });
      const name = await named_rung(game);
      assert.equal(name, 'Hole');
      await game.screenshot(`technique-name-${size}`);
      const { hint, hints } = await game.state();
      await game.press('technique');
      await game.sees('its page', ({ panel }) => panel === 'technique');
      await game.screenshot(`technique-page-${size}`);
      const { label, x, y, width, height } = await game.button('technique.play');
      assert.equal(label, 'Got it');
      const window = game.page.viewportSize();
      assert.ok(x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height);
      await game.press('technique.play');
      const after_all = await game.sees('the hint', ({ panel }) => panel === '');
      assert.deepEqual([after_all.hint, after_all.hints], [hint, hints]);
      await close_game(game);
    });
  }

  it('opens from a step of an explanation, and Escape leads back to that step', async () => {
    const game = await host.game({ ...phone, code: hole });
    await game.press('hint');
    await game.sees('a hint', ({ hint }) => hint !== '');
    await game.press('explain');
    const { lesson } = await game.sees('the first deduction', (state) => state.lesson && state.buttons.some(({ name }) => name === 'technique'));
    await game.screenshot('technique-lesson');
    await game.press('technique');
    await game.sees('its page', ({ panel }) => panel === 'technique');
    await game.keys('Escape');
    const after_all = await game.sees('the step', ({ panel }) => panel === '');
    assert.equal(after_all.lesson.step, lesson.step);
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
