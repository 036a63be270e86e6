// Promise: <tessera-puzzle> is played by mouse, finger and keys in any page, says what happens, and shares one program and one
//     worker with the others of its page.
// The custom element in a real browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { from_top, levels, part, tessera } from './lib/package.mjs';
import { PackageHost, Player, close_page, shot } from './lib/page.mjs';
import { it, variants } from '../browser/lib/browser.mjs';
import { find_file, serve, type_of } from '../../web/serve.mjs';

const host = new PackageHost();
before(() => host.open());
after(() => host.close());

const axe = readFileSync(createRequire(from_top('tests/browser/package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const code_of = (name) => levels.find((level) => level.name === name).code;
const warm_up = code_of('polyomino/06-iq');
const swap = levels.find(({ name }) => name.startsWith('number_swap/')).code;
const tiles = levels.find(({ code }) => code.startsWith('#1e/3x3/')).code;
const element = (code, more = '') => `<tessera-puzzle code="${code}" ${more}></tessera-puzzle>`;
const { moves: answer } = await tessera.solve(warm_up);

const player_in = async (body, wish) => new Player(await host.page(body, wish)).is_ready();

describe('a puzzle is solved', () => {
  const solved_by = async (place, wish) => {
    const player = await player_in(element(warm_up), wish);
    for (const move of answer) await player[place](move);
    await player.solved();
    const seen = await player.seen();
    assert.deepEqual(seen.map(({ name }) => name), [...answer.map(() => 'move'), 'solved']);
    assert.deepEqual(seen.at(-1).moves, answer);
    assert.match(await player.text('progress'), /^Solved! Every cell is covered$/);
    assert.ok((await tessera.open({ family: 'polyomino', level: (await player.element.evaluate((one) => one.level)), moves: await player.moves() })).solved);
    return player;
  };

  it('by mouse', async () => {
    const { page } = await solved_by('place_by_mouse');
    await shot(page, 'solved');
    await close_page(page);
  });

  it('by finger, on a phone', async () => close_page((await solved_by('place_by_finger', { width: 390, height: 844, touch: true })).page));

  it('by keys alone, and every step is said', async () => {
    const player = await solved_by('place_by_keys');
    await player.page.keyboard.press('u');
    assert.equal(await player.said(), '4 cells left');
    await player.page.keyboard.press('y');
    await player.solved();
    await close_page(player.page);
  });

  it('by taps: what is picked lies down where the board is tapped', async () => {
    const player = await player_in(element(warm_up), { width: 390, height: 844, touch: true });
    for (const move of answer) {
      const { item, turn, cell } = player.read(move);
      await player.tap(player.item(item));
      for (const press of player.way(item, 0, turn)) await player.tap(player.button(press));
      const { x, y } = await player.cell(cell.row, cell.column);
      await player.fingers('touchStart', { x, y });
      await player.fingers('touchEnd');
    }
    await player.solved();
    await close_page(player.page);
  });

  it('by what is said alone, through names and roles', async () => {
    const player = await player_in(element(warm_up));
    const { page } = player;
    const board = page.getByRole('application', { name: /^Puzzle board, 11 \u00d7 5/ });
    for (const move of answer) {
      const { item, turn, cell } = player.read(move);
      const name = player.table.label(item);
      await page.getByRole('button', { name: new RegExp(`^${name}, \\d`) }).dispatchEvent('click');
      for (const press of player.way(item, 0, turn)) await page.getByRole('button', { name: press === 'turn' ? 'Turn' : 'Flip', exact: true }).dispatchEvent('click');
      await board.focus();
      const [down, right] = [cell.row + 1, cell.column + 1];
      for (let tries = 0; ; ++tries) {
        const [, fits, row, column] = (await player.said()).match(/^\S+ (fits|does not fit): row (\d+), column (\d+)$/) ?? assert.fail(await player.said());
        if (Number(row) === down && Number(column) === right) {
          assert.equal(fits, 'fits');
          break;
        }
        assert.ok(tries < 40);
        await page.keyboard.press(Number(row) < down ? 'ArrowDown' : Number(row) > down ? 'ArrowUp' : Number(column) < right ? 'ArrowRight' : 'ArrowLeft');
      }
      await page.keyboard.press('Enter');
    }
    await player.solved();
    assert.equal(await player.said(), 'Solved! Every cell is covered');
    await close_page(page);
  });

  it('of numbers, by mouse, by taps and by keys', async () => {
    const { moves } = await tessera.solve(swap);
    for (const way of ['drag', 'click', 'keys']) {
      const player = await player_in(element(swap));
      const { mouse, keyboard } = player.page;
      let cursor = [0, 0];
      await player.element.locator('.board').focus();
      for (const move of moves) {
        const [row, column, other_row, other_column] = move.split(' ').map(Number);
        const [from, to] = [await player.cell(row, column), await player.cell(other_row, other_column)];
        if (way === 'click') {
          await mouse.click(from.x, from.y);
          await mouse.click(to.x, to.y);
        } else if (way === 'drag') {
          await mouse.move(from.x, from.y);
          await mouse.down();
          await mouse.move(to.x, to.y, { steps: 5 });
          await mouse.up();
        } else {
          for (; cursor[0] !== row; cursor[0] += Math.sign(row - cursor[0])) await keyboard.press(cursor[0] < row ? 'ArrowDown' : 'ArrowUp');
          for (; cursor[1] !== column; cursor[1] += Math.sign(column - cursor[1])) await keyboard.press(cursor[1] < column ? 'ArrowRight' : 'ArrowLeft');
          await keyboard.press('Enter');
          await keyboard.press(other_row > row ? 'ArrowDown' : 'ArrowRight');
          if (move !== moves.at(-1)) await keyboard.press('Enter');
          cursor = [other_row, other_column];
        }
      }
      await player.solved();
      assert.deepEqual(await player.moves(), moves, way);
      await close_page(player.page);
    }
  });

  it('of tiles, by mouse and by keys', async () => {
    const { moves } = await tessera.solve(tiles);
    for (const way of ['mouse', 'keys']) {
      const player = await player_in(element(tiles));
      const { mouse, keyboard } = player.page;
      await player.element.locator('.board').focus();
      let cursor = [0, 0];
      for (const move of moves) {
        const [item, turn, row, column] = move.split(' ').slice(1).map(Number);
        if (way === 'mouse') {
          await player.item(item).click();
          for (let at = 0; at !== turn; at = player.table.turned(item, at)) await player.button('turn').click();
          const { x, y } = await player.cell(row, column);
          await mouse.click(x, y);
        } else {
          await player.item(item).focus();
          for (let at = 0; at !== turn; at = player.table.turned(item, at)) await keyboard.press('r');
          await keyboard.press('Enter');
          for (; cursor[0] < row; ++cursor[0]) await keyboard.press('ArrowDown');
          for (; cursor[1] < column; ++cursor[1]) await keyboard.press('ArrowRight');
          for (; cursor[1] > column; --cursor[1]) await keyboard.press('ArrowLeft');
          await keyboard.press('Enter');
        }
      }
      await player.solved();
      assert.deepEqual(await player.moves(), moves, way);
      await shot(player.page, 'tiles');
      await close_page(player.page);
    }
  });
});

describe('while it is played', () => {
  it('a piece is moved on, turned, taken back and laid again, and undo goes through it all', async () => {
    const player = await player_in(element(warm_up));
    const { page } = player;
    await player.place_by_mouse(answer[0]);
    const { item, cell: { row, column } } = player.read(answer[0]);
    const bar = await player.element.locator('.bar').boundingBox();
    const [from, away] = [await player.cell(row, column), { x: bar.x + 5, y: bar.y + 5 }];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(away.x, away.y, { steps: 6 });
    await page.mouse.up();
    assert.deepEqual((await player.moves()).map((move) => move.split(' ')[0]), ['place', 'take']);
    assert.ok(await player.item(item).isVisible());
    await player.button('undo').click();
    assert.equal(await player.item(item).count(), 0);
    await player.button('redo').click();
    await player.button('restart').click();
    assert.deepEqual(await player.moves(), []);
    assert.deepEqual((await player.seen()).map(({ kind }) => kind), ['play', 'play', 'undo', 'redo', 'restart']);
    await page.keyboard.press('Control+y');
    assert.equal((await player.moves()).length, 1);
    await close_page(page);
  });

  it('a piece that does not fit goes back, and a sentence says why', async () => {
    const player = await player_in(element(warm_up));
    const [, , turn] = answer[0].split(' ');
    await player.place_by_mouse(`${answer[0].split(' ').slice(0, 2).join(' ')} ${turn} 0 0`);
    assert.deepEqual(await player.moves(), []);
    assert.match(await player.text('message'), /^P (would overlap L|does not fit on the board there)$/);
    await player.element.locator('.board').click({ position: { x: 20, y: 20 } });
    assert.match(await player.text('message'), /is fixed from the start$/);
    await close_page(player.page);
  });

  it('a hint says more and more, marks its place, and in the end plays', async () => {
    const player = await player_in(element(warm_up));
    const { steps, moves } = await tessera.hint(warm_up);
    await player.element.locator('.board').focus();
    for (const [index, { sentence }] of steps.entries()) {
      await player.page.keyboard.press('h');
      await player.page.waitForFunction(([one, count]) => document.querySelector(one).seen.filter(({ name }) => name === 'hint').length === count, ['tessera-puzzle', index + 1]);
      assert.equal((await player.text('message')).toLowerCase(), sentence.toLowerCase());
    }
    assert.equal(await player.element.locator('.mark').count(), 1);
    await shot(player.page, 'hint');
    await player.button('hint').click();
    assert.deepEqual(await player.moves(), moves);
    const seen = await player.seen();
    assert.deepEqual(seen.at(-1), { name: 'move', kind: 'hint', move: moves[0], moves });
    assert.deepEqual(seen.slice(0, -1).map(({ step, steps: all }) => [step, all]), steps.map((_, index) => [index + 1, steps.length]));
    await close_page(player.page);
  });

  it('events reach the page', async () => {
    const page = await host.page(`<div id="around">${element(warm_up)}</div>`);
    const player = await new Player(page).is_ready();
    await page.evaluate(() => {
      globalThis.heard = [];
      for (const name of ['move', 'solved']) document.getElementById('around').addEventListener(name, (event) => globalThis.heard.push([name, event.target.localName, event.composed]));
    });
    for (const move of answer) assert.ok(await player.element.evaluate((one, text) => one.play(text), move));
    await player.solved();
    assert.deepEqual(await page.evaluate(() => globalThis.heard), [...answer.map(() => ['move', 'tessera-puzzle', true]), ['solved', 'tessera-puzzle', true]]);
    assert.equal(await player.element.evaluate((one) => one.play('place P 0 0 0')), false);
    await close_page(page);
  });
});

describe('several elements', () => {
  it('share their programs, each in one worker, and the engines are fetched when one is played', async () => {
    const page = await host.page([warm_up, warm_up, swap, tiles].map((code) => element(code)).join(''));
    const players = await Promise.all([0, 1, 2, 3].map((index) => new Player(page, `tessera-puzzle >> nth=${index}`).is_ready()));
    const programs = () => page.requests.filter((file) => /^(worker|reader)/.test(file)).sort();
    const judged = () => players[0].element.evaluate((one) => ({ ...one.constructor.engine.state }));
    assert.deepEqual(programs(), ['reader.js', 'reader.wasm', 'worker_browser.js']);
    await page.evaluate(() => Promise.all([...document.querySelectorAll('tessera-puzzle')].map((one) => one.hint())));
    for (const move of answer) await players[0].element.evaluate((one, text) => one.play(text), move);
    await players[0].solved();
    assert.deepEqual(await players[1].moves(), []);
    assert.deepEqual([...new Set(programs())], ['reader.js', 'reader.wasm', 'worker.js', 'worker.wasm', 'worker_browser.js']);
    assert.equal(programs().filter((file) => file.endsWith('.wasm')).length, 2);
    assert.deepEqual(await judged(), { workers: 1, running: 0, waiting: 0, started: 1 });
    assert.equal(page.workers().length, 2);
    for (const player of players.slice(1)) assert.ok((await player.seen()).some(({ name }) => name === 'hint'));
    await close_page(page);
  });

  it('fetch nothing before they are nearly seen, and never the engines if they are only shown', async () => {
    const page = await host.page(`<p style="block-size: 3000px">A long text</p>${element(warm_up, 'readonly')}${element(swap, 'readonly')}`);
    await page.waitForTimeout(300);
    const programs = () => page.requests.filter((file) => /^(worker|reader)/.test(file)).sort();
    assert.deepEqual(programs(), []);
    await page.evaluate(() => document.querySelector('tessera-puzzle').scrollIntoView());
    await page.getByRole('img', { name: /^Puzzle board, 11/ }).waitFor();
    const player = await new Player(page, 'tessera-puzzle >> nth=0').is_ready();
    await page.waitForTimeout(300);
    assert.deepEqual(programs(), ['reader.js', 'reader.wasm', 'worker_browser.js']);
    assert.equal(await player.element.locator('button').count(), await player.element.locator('.bar button').count());
    await close_page(page);
  });
});

describe('an element', () => {
  it('that is read-only cannot be played, but is described', async () => {
    const player = await player_in(element(warm_up, 'readonly'));
    const { page } = player;
    assert.equal(await player.element.locator('.bar').isVisible(), false);
    await page.mouse.click(...Object.values(await player.cell(0, 5)).slice(0, 2));
    await page.keyboard.press('Tab');
    await page.keyboard.press('h');
    await player.item(player.read(answer[0]).item).click();
    await page.mouse.click(...Object.values(await player.cell(1, 3)).slice(0, 2));
    assert.deepEqual([await player.seen(), await player.moves(), await player.element.locator('.ghost').count()], [[], [], 0]);
    const board = page.getByRole('img', { name: /^Puzzle board, 11 \u00d7 5/ });
    assert.ok(await board.isVisible());
    assert.match(await player.element.evaluate((one) => one.shadowRoot.getElementById('words').innerText), /^row 1: L, L, L, L, empty/);
    await player.element.evaluate((one) => { one.readonly = false; });
    assert.ok(await player.element.locator('.bar').isVisible());
    await close_page(page);
  });

  it('says what is wrong with its code, in a sentence and an event', async () => {
    const page = await host.page(`<script>addEventListener('error', ({ detail }) => { globalThis.complaint = detail?.message ?? globalThis.complaint; })</script>${element('1p/11x5/iq')}`);
    await page.waitForFunction(() => globalThis.complaint);
    assert.equal(await page.evaluate(() => globalThis.complaint), 'the link is cut off');
    assert.equal(await new Player(page).text('message'), 'The link is cut off');
    await page.evaluate((code) => { document.querySelector('tessera-puzzle').code = code; }, warm_up);
    await new Player(page).is_ready();
    await close_page(page);
  });

  it('opens level text, and puzzles to be made', async () => {
    const page = await host.page(element('1t/p1/2024/size.9x7.pieces.12.smallest.2.largest.0/x3m7'));
    const player = await new Player(page).is_ready();
    assert.equal(await player.text('title'), '9x7 #2024');
    const level = 'tessera 1 polyomino\ntitle Two\nboard\n..\n..\nend\npiece I2 x2\nXX\nend\n';
    await player.element.evaluate((one, text) => { one.level = text; return one.ready; }, level);
    assert.equal(await player.text('title'), 'Two');
    const refused = await player.element.evaluate((one) => { one.level = 'tessera 1 polyomino\nboard\n...\nend\npiece I2\nXX\nend\n'; return one.ready.catch(({ message }) => message); });
    assert.equal(refused, 'the pieces cannot fill the board: 2 cells for 3');
    await close_page(page);
  });

  for (const width of variants([320, 480, 900, 1280], [320])) {
    it(`is as wide as its container, and everything is inside: ${width}`, async () => {
      const page = await host.page(`<div style="width: ${width}px">${[warm_up, swap, tiles].map((code) => element(code)).join('')}</div>`, { width: width + 20, height: 900 });
      for (const index of [0, 1, 2]) {
        const player = await new Player(page, `tessera-puzzle >> nth=${index}`).is_ready();
        const own = await player.element.boundingBox();
        assert.equal(own.width, width);
        for (const part of await player.element.locator('.board, .press, .bar button').all()) {
          const box = await part.boundingBox();
          if (!box) continue;
          assert.ok(box.x >= own.x && box.x + box.width <= own.x + own.width + 0.5 && box.y + box.height <= own.y + own.height + 0.5, JSON.stringify(box));
          assert.ok((await part.getAttribute('class')) === 'board' || Math.min(box.width, box.height) >= 44);
        }
      }
      await shot(page, `width-${width}`);
      await close_page(page);
    });
  }

  it('fits the height that its container gives', async () => {
    const many = levels.filter(({ name }) => name.startsWith('polyomino')).reduce((longest, level) => (level.code.length > longest.code.length && !/p\/[a-z]/.test(level.code) ? level : longest)).code;
    for (const [code, width, height] of [[warm_up, 700, 360], [warm_up, 340, 480], [tiles, 700, 300], [tiles, 340, 480], [many, 800, 500], [many, 340, 600]]) {
      const page = await host.page(`<div style="width: ${width}px; height: ${height}px">${element(code, 'style="height: 100%"')}</div>`);
      const player = await new Player(page).is_ready();
      const own = await player.element.boundingBox();
      assert.equal(own.height, height);
      for (const part of ['.board', '.tray', '.bar']) {
        const box = await player.element.locator(part).boundingBox();
        assert.ok(box.y >= own.y && box.y + box.height <= own.y + own.height + 0.5, `${part} in ${width} x ${height}: ${JSON.stringify(box)}`);
      }
      await shot(page, `height-${width}-${height}`);
      await close_page(page);
    }
  });

  it('follows the reader, its attribute and the page\u2019s own colours', async () => {
    const colors = (player) => player.element.evaluate((one) => [getComputedStyle(one.shadowRoot.querySelector('.frame')).backgroundColor, getComputedStyle(one.shadowRoot.querySelector('.tint-5 path')).fill]);
    const seen = {};
    for (const dark of [false, true]) {
      const player = await player_in(element(warm_up), { dark });
      seen[dark] = (await colors(player))[0];
      await player.element.evaluate((one, theme) => { one.theme = theme; }, dark ? 'light' : 'dark');
      seen[`other ${dark}`] = (await colors(player))[0];
      await shot(player.page, dark ? 'dark' : 'light');
      await close_page(player.page);
    }
    assert.equal(seen[false], seen['other true']);
    assert.equal(seen[true], seen['other false']);
    assert.notEqual(seen[true], seen[false]);
    const own = await player_in(element(warm_up), { head: '<style>tessera-puzzle { --tessera-page: rgb(1, 2, 3); --tessera-piece-5: rgb(4, 5, 6) } tessera-puzzle::part(board) { outline: 7px solid }</style>' });
    assert.deepEqual(await colors(own), ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    assert.equal(await own.element.evaluate((one) => getComputedStyle(one.shadowRoot.querySelector('.board')).outlineWidth), '7px');
    await close_page(own.page);
  });

  it('speaks the language of its page', async () => {
    const player = await player_in(element(warm_up), { lang: 'fr' });
    await player.page.getByRole('button', { name: 'Indice' }).waitFor();
    await player.button('hint').click();
    await player.page.waitForFunction(() => document.querySelector('tessera-puzzle').seen.length === 1);
    const [{ sentence }] = await player.seen();
    assert.notEqual((await player.text('message')).toLowerCase(), sentence.toLowerCase());
    await close_page(player.page);
  });

  it('has no fault that axe finds, with a name for every control', async () => {
    for (const dark of [false, true]) {
      const page = await host.page(`<main><h1>Puzzles</h1>${[warm_up, swap, tiles].map((code) => element(code)).join('')}${element(warm_up, 'readonly')}</main>`, { dark });
      await new Player(page, 'tessera-puzzle >> nth=0').is_ready();
      await page.getByRole('button', { name: /^P, 5/ }).first().click();
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`), []);
      await close_page(page);
    }
  });

  it('keeps to the strictest policy of a page', async () => {
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types tessera-puzzle";
    const player = await player_in(element(warm_up), { head: `<meta http-equiv="Content-Security-Policy" content="${policy}">` });
    for (const move of answer) await player.element.evaluate((one, text) => one.play(text), move);
    await player.solved();
    await close_page(player.page);
  });
});

describe('the calls in a browser', () => {
  it('work in a page, and in a worker of it, and are ended by a signal', async () => {
    const page = await host.page('', { script: '' });
    const work = `import { generate, count, Engine } from '/tessera-puzzle/index.js';
      const puzzle = await generate('polyomino', { size: '5x5', unique: true, seed: 3 });
      const engine = new Engine({ workers: 1 });
      const signal = new AbortController();
      const progress = () => signal.abort(new DOMException('over', 'TimeoutError')); // a worker has begun, which is ended
      const ended = await engine.count(${JSON.stringify('tessera 1 polyomino\nboard\n' + `${'.'.repeat(30)}\n`.repeat(30) + 'end\npiece I2 x450\nXX\nend\n')}, { signal: signal.signal, progress }).catch(({ name }) => name);
      const refused = await engine.solve('hello').catch(({ message }) => message);
      const answers = [(await count(puzzle)).solutions, ended, refused, (await engine.count(puzzle)).solutions, engine.state.started];`;
    const wanted = [1, 'TimeoutError', 'a level begins with: tessera 1 FAMILY', 1, 2];
    assert.deepEqual(await page.evaluate(`(async () => { const blob = ${JSON.stringify(`${work} globalThis.answers = answers;`)};
      const script = document.createElement('script'); script.type = 'module'; script.textContent = blob; document.head.append(script);
      while (!globalThis.answers) await new Promise((resolve) => setTimeout(resolve, 20)); return globalThis.answers; })()`), wanted);
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${host.folder}/work.js`, `${work} postMessage(answers);`);
    assert.deepEqual(await page.evaluate(() => new Promise((resolve, reject) => {
      const worker = new Worker('/work.js', { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })), wanted);
    await close_page(page);
  });

  it('work in a page of another host, as from a package network', async () => {
    const from = await serve(host.folder, 0, (folder, request, response) => {
      const file = find_file(folder, request.url);
      response.writeHead(file ? 200 : 404, { 'Access-Control-Allow-Origin': '*', 'Content-Type': file ? type_of(file) : 'text/plain' });
      response.end(file ? readFileSync(file) : '');
    });
    const address = `http://127.0.0.1:${from.address().port}/tessera-puzzle/`;
    const page = await host.page(element(warm_up), { script: `<script type="module" src="${address}element.js"></script>` });
    const player = await new Player(page).is_ready();
    for (const move of answer) await player.element.evaluate((one, text) => one.play(text), move);
    await player.solved();
    const context = page.context();
    await context.close();
    from.closeAllConnections();
    from.close();
    assert.deepEqual(context.problems.filter((problem) => !problem.startsWith(`request to ${address}`)), []);
  });
});

it('the element\u2019s module is imported where there is no page, as servers do', async () => {
  assert.equal(typeof (await part('element.js')).TesseraPuzzle, 'function');
});
