// A whole game by those who listen: nothing is looked at but names, roles and what is said.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { Host, close_game, it } from './lib/browser.mjs';
import { shape_of } from './lib/game.mjs';
import { small } from './lib/player.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const host = new Host();
before(() => host.open());
after(() => host.close());

// From now on what is said is kept, as somebody hears it.
async function listen(page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    const live = document.getElementById('live');
    new MutationObserver(() => globalThis.heard.push(live.textContent)).observe(live, { childList: true });
  });
}

const said = (page) => page.evaluate(() => globalThis.heard);

async function hears(page, what, timeout = 20000) {
  const end = Date.now() + timeout;
  while (!(await said(page)).some((words) => what.test(words))) {
    if (Date.now() > end) assert.fail(`never heard ${what}, but ${JSON.stringify(await said(page))}`);
    await page.waitForTimeout(25);
  }
}

// A button as a screen reader finds and presses it.
const button = (page, name) => page.getByRole('button', { name, exact: true });
const press = (page, name) => button(page, name).dispatchEvent('click');

// A key, and what is said because of it: nothing where nothing changes.
async function key(page, name) {
  const { length } = await said(page);
  await page.keyboard.press(name, { delay: 20 });
  await page.waitForFunction((before) => globalThis.heard.length > before, length, { timeout: 700 }).catch(() => {});
}

// Where the piece in hand lies, as it was said last.
async function in_hand(page) {
  const words = (await said(page)).findLast((each) => /In your hand/.test(each));
  const cells = [...words.matchAll(/row (\d+) column (\d+)/g)].map(([, row, column]) => [row - 1, column - 1]);
  return { fits: /which fits on/.test(words), cells: cells.slice(0, 4) };
}

const corner = (cells) => [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];

async function lay(page, letter, wanted) {
  await key(page, letter);
  for (let tries = 0; shape_of((await in_hand(page)).cells) !== shape_of(wanted); ++tries) {
    assert.ok(tries < 8, `the piece ${letter} never lay as wanted`);
    await key(page, tries === 4 ? 'f' : 'r');
  }
  for (let tries = 0; tries < 20; ++tries) {
    const [[row, column], [to_row, to_column]] = [corner((await in_hand(page)).cells), corner(wanted)];
    if (row === to_row && column === to_column) break;
    await key(page, row < to_row ? 'ArrowDown' : row > to_row ? 'ArrowUp' : column < to_column ? 'ArrowRight' : 'ArrowLeft');
  }
  assert.ok((await in_hand(page)).fits);
  await key(page, 'Enter');
}

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
    await listen(page);
    await page.getByRole('application').focus();
    const [l, ...ts] = small.answer;
    await lay(page, 'l', l.cells);
    await hears(page, /8 cells left/);
    await key(page, 't');
    for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) await key(page, arrow);
    await hears(page, /T, which does not fit on row 1.*L/); // and why not
    await press(page, 'Undo'); // of the piece that was laid
    await hears(page, /12 cells left/);
    await press(page, 'Redo');
    await lay(page, 't', ts[0].cells);
    await hears(page, /4 cells left/);
    await lay(page, 't', ts[1].cells);
    await hears(page, /Solved! Every cell is covered/);
    await press(page, 'Next puzzle');
    await page.getByRole('dialog', { name: 'New puzzle' }).waitFor({ state: 'attached' });
    await press(page, 'Play');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => !document.title.startsWith('4 × 3'), null, { timeout: 20000 });
    await close_game(game);
  });

  it('find every button by its name, and are told where they are', async () => {
    const game = await host.game({ code: small.code });
    const { page } = game;
    await listen(page);
    for (const name of ['Hint', 'Undo', 'Share']) await button(page, name).waitFor({ state: 'attached' });
    assert.ok(await button(page, 'Undo').isDisabled());
    await page.getByRole('application').focus();
    for (let tries = 0; !(await game.state()).buttons.some(({ focused }) => focused); ++tries) {
      assert.ok(tries < 20, 'Tab never came to a button');
      await key(page, 'Tab');
    }
    await sits_at(page, (await game.state()).buttons.find(({ focused }) => focused).label);
    await press(page, 'Share');
    await hears(page, /^Share/);
    await page.getByRole('dialog', { name: 'Share' }).waitFor({ state: 'attached' });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    await press(page, 'Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await close_game(game);
  });
});
