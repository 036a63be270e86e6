// The element and the calls in Firefox, if it and Xvfb are installed; otherwise the tests are skipped with a message.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { it } from '../browser/lib/browser.mjs';
import { Firefox, is_here } from '../browser/lib/firefox.mjs';
import { serve } from '../../web/serve.mjs';
import { package_folder, small, tessera } from './lib/package.mjs';

const browser = new Firefox();
const code = '1p/11x5/iq/hz5dGYTqKbCK7cwAMtbakA/q47h';
const keys = { Enter: '\uE007', ArrowRight: '\uE014', ArrowDown: '\uE015' }; // of WebDriver
let server;
let folder;

describe('Firefox', { skip: is_here ? false : 'there is no firefox-esr, or no Xvfb' }, () => {
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-pages-'));
    cpSync(package_folder, join(folder, 'tessera-puzzle'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>
      <script type="module" src="tessera-puzzle/element.js"></script><tessera-puzzle code="${code}"></tessera-puzzle>`);
    server = await serve(folder);
    await browser.open('en-GB, en');
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const later = (script) => browser.ask('WebDriver:ExecuteAsyncScript', { script: `const done = arguments[0]; (async () => { ${script} })().then(done, (error) => done(String(error)));`, args: [] });
  const opened = async () => {
    await browser.go(`http://127.0.0.1:${server.address().port}/`);
    await later("await customElements.whenDefined('tessera-puzzle'); await document.querySelector('tessera-puzzle').ready;");
  };
  const press = (value) => browser.act('key', [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
  const place = (expression) => browser.run(`const { shadowRoot } = document.querySelector('tessera-puzzle'); const box = (${expression}).getBoundingClientRect(); return [box.left, box.top, box.width, box.height]`);
  const solved = () => later("while (!document.querySelector('tessera-puzzle').solved) await new Promise((resolve) => setTimeout(resolve, 20)); return document.querySelector('tessera-puzzle').moves;");

  it('plays the element by mouse and by keys, and the engine says that it is solved', async () => {
    await opened();
    const { moves } = await tessera.solve(code);
    await browser.run(`for (const move of ${JSON.stringify(moves.slice(0, 1))}) document.querySelector('tessera-puzzle').play(move)`);
    // The Y is dragged by its first cell to row 0, column 4.
    const [left, top, width, height] = await place("shadowRoot.querySelector('[data-item=\"4\"]').parentNode.querySelector('svg')");
    const [board_left, board_top, board_width] = await place("shadowRoot.querySelector('.board')");
    const cell = board_width / 11.3;
    const at = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
    await browser.act('pointer', [at(left + width * 0.56 / 4.12, top + height * 0.56 / 2.12), { type: 'pointerDown', button: 0 },
      at(board_left + cell * 2, board_top + cell * 2), at(board_left + cell * 4.65, board_top + cell * 0.65), { type: 'pointerUp', button: 0 }], { pointerType: 'mouse' });
    assert.deepEqual(await browser.run("return document.querySelector('tessera-puzzle').moves"), moves.slice(0, 2));
    // The L4 is flipped in the tray and goes by arrows to row 0, column 8.
    await browser.run("document.querySelector('tessera-puzzle').shadowRoot.querySelector('[data-item=\"10\"]').focus()");
    for (const key of ['f', keys.Enter, ...Array(8).fill(keys.ArrowRight), keys.Enter]) await press(key);
    assert.deepEqual(await solved(), moves);
  });

  it('runs calls in workers of its own, and ends one by its signal', async () => {
    await opened();
    const answers = await later(`const { count, Engine } = await import('./tessera-puzzle/index.js');
      const engine = new Engine({ workers: 1 });
      const endless = "tessera 1 polyomino\\nboard\\n" + (".".repeat(30) + "\\n").repeat(30) + "end\\npiece I2 x450\\nXX\\nend\\n";
      const stopping = new AbortController();
      const call = engine.count(endless, { signal: stopping.signal, progress: () => stopping.abort() }).catch(({ name }) => name);
      return [await call, (await engine.count(${JSON.stringify(small)})).solutions, engine.state.started];`);
    assert.deepEqual(answers, ['AbortError', 12, 2]);
  });
});
