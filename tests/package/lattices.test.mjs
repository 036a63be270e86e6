// Promise: <tessera-puzzle> shows and plays boards on every lattice of the game, by mouse, finger, keys and by what is said alone, and
//     knows days and built-in levels.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { from_top, levels, tessera } from './lib/package.mjs';
import { PackageHost, Player, close_page, shot } from './lib/page.mjs';
import { it, named_variants } from '../browser/lib/browser.mjs';

const host = new PackageHost();
before(() => host.open());
after(() => host.close());

const axe = readFileSync(createRequire(from_top('tests/browser/package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const code_of = (name) => levels.find((level) => level.name === `polyomino/${name}`).code;
const element = (code, more = '') => `<tessera-puzzle code="${code}" ${more}></tessera-puzzle>`;
const boards = { hexagons: '57-hexagon-02', triangles: '58-triangle-02', 'a turned board': '59-turned-01', balls: '60-pyramid-01', cubes: '61-soma-02' };
const ways = ['place_by_mouse', 'place_by_finger', 'place_by_keys', 'place_by_words'];

describe('a puzzle is solved by mouse, by finger, by keys and by what is said, on', () => {
  for (const [name, level] of named_variants(boards, ['balls'])) {
    it(name, async () => {
      const code = code_of(level);
      const { moves } = await tessera.solve(code);
      const player = await new Player(await host.page(element(code), { width: 390, height: 844, touch: true })).is_ready();
      assert.ok(moves.length >= 2 && player.table.board.spots.length >= 4);
      for (const way of ways) {
        for (const move of moves) await player[way](move);
        await player.solved();
        assert.deepEqual(await player.moves(), moves, way);
        assert.equal(await player.text('progress'), 'Solved! Every cell is covered');
        assert.ok((await tessera.open({ level: await player.element.evaluate((one) => one.level), moves })).solved);
        await player.element.evaluate((one) => one.restart());
      }
      await close_page(player.page);
    });
  }
});

const cubes = 'tessera 1 polyomino\ntitle Two by two by two\nlattice cubic\nboard\n..\n..\n-\n..\n..\nend\npiece L\nX.\nXX\n-\nX.\n..\nend\npiece M\nX.\nXX\n-\nX.\n..\nend\n';

describe('in space', () => {
  it('keys and buttons turn about three axes, letters take pieces, and a hint plays', async () => {
    const player = await new Player(await host.page(element(code_of('61-soma-01')))).is_ready();
    const { page, table } = player;
    assert.deepEqual(table.turns, ['turn', 'tip', 'roll']);
    await player.element.locator('.board').focus();
    const item = table.tray(table.start())[0];
    await page.keyboard.press(table.label(item)[0].toLowerCase());
    const turn_of = () => player.element.evaluate((one) => one.shadowRoot.querySelector('.held svg').innerHTML);
    const drawn = [await turn_of()];
    for (const [key, button] of [['Shift+ArrowRight', 'turn'], ['Shift+ArrowDown', 'tip'], ['Shift+PageUp', 'roll']]) {
      const before = await turn_of();
      await player.element.locator('.board').focus();
      await page.keyboard.press(key);
      drawn.push(await turn_of());
      for (let press = 0; press < 3; ++press) await player.button(button).click();
      assert.equal(await turn_of(), before, `four times ${button}`);
    }
    assert.ok(new Set(drawn).size >= 3);
    await page.keyboard.press('Escape');
    const { steps, moves } = await tessera.hint(code_of('61-soma-01'));
    for (let step = 0; step <= steps.length; ++step) await player.element.evaluate((one) => one.hint());
    assert.deepEqual(await player.moves(), moves);
    assert.equal((await player.seen()).filter(({ name }) => name === 'hint').length, steps.length);
    await close_page(page);
  });

  it('layers are drawn beside each other where there is room, and words name them', async () => {
    const code = code_of('60-pyramid-20');
    for (const [width, least] of [[320, 1], [390, 2], [1280, 3]]) {
      const player = await new Player(await host.page(element(code, 'readonly'), { width, height: 844 })).is_ready();
      await player.arrange();
      assert.ok(player.table.board.layers_a_row >= least, `${width}: ${player.table.board.layers_a_row}`);
      const { scrollWidth, clientWidth } = await player.page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth }));
      assert.ok(scrollWidth <= clientWidth, `${width}: ${scrollWidth} > ${clientWidth}`);
      const words = await player.element.evaluate((one) => one.shadowRoot.getElementById('words').innerText);
      assert.deepEqual(words.match(/^layer \d+$/gm), ['layer 1', 'layer 2', 'layer 3', 'layer 4', 'layer 5']);
      assert.ok(await player.page.getByRole('img', { name: /^Puzzle board, the board has 5 layers/ }).isVisible());
      await shot(player.page, `pyramid-${width}`);
      await close_page(player.page);
    }
  });

  it('a piece that may be mirrored has a button for it', async () => {
    const page = await host.page(element(''));
    const player = page.locator('tessera-puzzle');
    const level = cubes.replace('piece L\nX.\nXX\n-\nX.\n..', 'piece L flip\nXX\n.X\n-\n..\n.X');
    await player.evaluate((one, text) => { one.level = text; return one.ready; }, level);
    assert.ok(await player.getByRole('button', { name: 'Mirror', exact: true }).isVisible());
    await player.evaluate((one, text) => { one.level = text; return one.ready; }, cubes);
    assert.ok(await player.getByRole('button', { name: 'Mirror', exact: true }).isHidden());
    await close_page(page);
  });
});

describe('all lattices', () => {
  it('have no fault that axe finds, and words in the language of the page', async () => {
    const page = await host.page(`<main><h1>Puzzles</h1>${Object.values(boards).map((name) => element(code_of(name))).join('')}</main>`, { lang: 'de' });
    for (const index of Object.keys(Object.values(boards))) await new Player(page, `tessera-puzzle >> nth=${index}`).is_ready();
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`), []);
    const told = await page.evaluate(() => [...document.querySelectorAll('tessera-puzzle')].map((one) => one.shadowRoot.getElementById('how').textContent));
    assert.ok(told.every((text) => /Tab/.test(text) && !/arrow keys/.test(text)), told.join('\n'));
    await close_page(page);
  });
});

describe('what a link only names', () => {
  it('is made or looked up by the element', async () => {
    const named = readFileSync(from_top('tests/links/v1.txt'), 'utf8').match(/^#1[dl]\/\S+$/gm);
    const [a_day, a_level] = ['d', 'l'].map((letter) => named.find((code) => code.startsWith(`#1${letter}/p`)));
    assert.ok(a_day && a_level);
    for (const code of [a_day, a_level]) {
      const page = await host.page(element(code));
      const player = await new Player(page).is_ready();
      const { level, title } = await tessera.open(code);
      assert.equal(await player.element.evaluate((one) => one.level), level);
      assert.equal(await player.text('title'), title);
      assert.equal(page.requests.includes('levels.txt'), code === a_level);
      await close_page(page);
    }
  });
});
