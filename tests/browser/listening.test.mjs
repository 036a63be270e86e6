// Promise: Every control has a name, and a game can be played with a screen reader alone. Also: browser/lib/game.mjs.
// A whole game with a screen reader, using only names, roles and announcements.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, nightly } from './lib/browser.mjs';
import { Listener } from './lib/listener.mjs';
import { small } from './lib/player.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const host = new Host();
before(() => host.open());
after(() => host.close());

// Returns a button as a screen reader finds and presses it.
const button = (page, name) => page.getByRole('button', { name, exact: true });
// A disabled button takes no click, so this waits until it can.
const press = async (page, name) => {
  const found = button(page, name);
  while (!(await found.isEnabled())) await page.waitForTimeout(20);
  await found.dispatchEvent('click');
};

const listener_on = (page) => new Listener({
  run: (expression) => page.evaluate(expression),
  strike: (key) => page.keyboard.press(key, { delay: 20 }),
  press: (name) => press(page, name),
});

async function sits_at(page, name) {
  await page.waitForFunction((wanted) => {
    const id = document.getElementById('canvas').getAttribute('aria-activedescendant');
    return id && document.getElementById(id).textContent === wanted;
  }, name, { timeout: 20000 });
}

describe('those who listen', () => {
  it('play a whole game by what is said and by names', async () => {
    const game = await host.game({ code: small.code });
    const { page } = game;
    const listener = listener_on(page);
    await listener.listen();
    await page.getByRole('application').focus();
    await listener.play_small();
    await press(page, 'Next puzzle');
    await page.waitForFunction(() => !document.title.startsWith('4 × 3'), null, { timeout: 20000 });
    await close_game(game);
  });

  nightly('play a board of cubes by what is said, which names layers', async () => {
    const game = await host.game({ code: '1p/cER_w/kBHpERHw/A/d15w' });
    const { page } = game;
    const listener = listener_on(page);
    await listener.listen();
    await page.getByRole('application').focus();
    await listener.key('v');
    await listener.hears(/V, which fits on layer 1 row 1 column 1, layer 1 row 1 column 2, layer 1 row 2 column 1/);
    await listener.key('PageUp');
    await listener.hears(/V fits: layer 2, row 1, column 1/);
    await listener.key('PageDown');
    await listener.hears(/V fits: layer 1, row 1, column 1/);
    await listener.key('Enter');
    await listener.hears(/5 cells left/);
    await listener.key('a');
    await listener.hears(/A, which fits on layer 1 row 2 column 2/);
    await listener.key('Enter');
    await listener.hears(/Solved/);
    await close_game(game);
  });

  it('play a whole pyramid by what is said and by names', async () => {
    const game = await host.game({ code: '1p/sIi_-wgA/kRHokALyAj2ACgA4/A/..1-4-size.3x3.largest.4.unique.yes.stream.own.lattice.sphere.outline.pyramid/f6zr' });
    const { page } = game;
    const listener = listener_on(page);
    await listener.listen();
    await page.getByRole('application').focus();
    await listener.lay_in_space('i', [[0, 0, 0], [0, 0, 1], [0, 0, 2]]);
    await listener.hears(/11 cells left/);
    await listener.lay_in_space('v', [[0, 1, 2], [0, 2, 1], [0, 2, 2]]);
    await listener.lay_in_space('a', [[0, 1, 0], [0, 1, 1], [0, 2, 0], [1, 1, 0]]);
    await press(page, 'Undo');
    await press(page, 'Redo');
    await listener.lay_in_space('i', [[1, 0, 0], [1, 0, 1]]);
    await listener.hears(/2 cells left/);
    await listener.lay_in_space('i', [[1, 1, 1], [2, 0, 0]]);
    await listener.hears(/Solved/);
    await close_game(game);
  });

  it('find every button by its name, and are told where they are', async () => {
    const game = await host.game({ code: small.code });
    const { page } = game;
    const listener = listener_on(page);
    await listener.listen();
    for (const name of ['Hint', 'Undo', 'Share']) await button(page, name).waitFor({ state: 'attached' });
    assert.ok(await button(page, 'Undo').isDisabled());
    await page.getByRole('application').focus();
    for (let tries = 0; !(await game.state()).buttons.some(({ focused }) => focused); ++tries) {
      assert.ok(tries < 20, 'Tab never came to a button');
      await listener.key('Tab');
    }
    await sits_at(page, (await game.state()).buttons.find(({ focused }) => focused).label);
    await press(page, 'Share');
    await listener.hears(/^Share/);
    await page.getByRole('dialog', { name: 'Share' }).waitFor({ state: 'attached' });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    await press(page, 'Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await close_game(game);
  });
});
