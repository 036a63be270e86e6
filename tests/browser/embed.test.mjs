// A puzzle embedded in another page: played in its frame, or only shown.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { Host, close_game, it } from './lib/browser.mjs';
import { Game, middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';
import { veil } from './lib/veil.mjs';

const host = new Host();
let folder;
let elsewhere;
before(async () => {
  await host.open();
  folder = mkdtempSync(join(tmpdir(), 'tessera-'));
  elsewhere = await host.serve(folder);
});
after(() => {
  rmSync(folder, { recursive: true });
  return host.close();
});

const { code, answer } = player.small;
const large = // 40 x 24
  '1p/40x24/B.Cl_yg.CH9zCA.CGzzyA.CH55xA.CHz7iA-C.CG77iA.CGz_kA.DF_eGA.Cl-84.Cn8eOE.Cm5-cI.CG7_kA.Cl9-c.CH55zg.CG7_mA.CIz_mE.CIx33E.Dl_82A.Cn_84Q.CJ_3MQ.CIz33E-D.CIz33C.CIz3zi.CoQ9-cQ.Cn58-Y.CJ57jm.CI7_2E.CIz_3E.CoY9-4Q.DH8fHxg.Cn8-eO.Cp88eOE.CJx3_M.CI7_3E.Co49-4Q.CoY9-8Q.Cn_-8Y.CJ7_zi.CqY5-8YI.EH_3w8CA.DJ8fHxwQ.CI7__M.Co1--8I.CKx3_uI.CMhjv_MQ.DIcffzgg.CqY9-8YQ.Cq49-8YQ.Cqx9-8YI.DJ_ffHBA.Cp598-Y.CqY9_84Q.DKYefn5gQ.CsQc9-8YQ.DI4-fn5g.Cr59_8YQ/hxqb';
const cells = answer[0].cells;
const left = 40; // of the frame in its page
const top = 60;

// A game in a frame: its state is read inside, input is sent from outside, offset by the frame's corner.
class FramedGame extends Game {
  constructor(page, frame) {
    super(Object.assign(Object.create(page), {
      evaluate: (...given) => frame.evaluate(...given),
      waitForFunction: (...given) => frame.waitForFunction(...given),
      mouse: { down: () => page.mouse.down(), up: () => page.mouse.up(), wheel: (x, y) => page.mouse.wheel(x, y),
        click: (x, y) => page.mouse.click(x + left, y + top), move: (x, y, how) => page.mouse.move(x + left, y + top, how) },
    }));
  }
}

// Opens a page of another host with a frame that shows an address of this one.
async function framed(address, storage = true) {
  writeFileSync(join(folder, 'index.html'), `<!doctype html><link rel="icon" href="data:,"><style>body { margin: 0 }
    iframe { position: absolute; left: ${left}px; top: ${top}px; border: 0 }</style>
    <iframe src="${host.address}${address}" width="560" height="560" title="A puzzle"></iframe>`);
  const context = await host.browser.newContext({ viewport: { width: 700, height: 700 }, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'allow' });
  await veil(context);
  if (!storage) {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(globalThis, name, { get() { throw new DOMException('no', 'SecurityError'); } });
      }
    });
  }
  context.problems = [];
  context.on('weberror', (event) => context.problems.push(`exception: ${event.error()}`));
  context.on('console', (line) => line.type() === 'error' && context.problems.push(line.text()));
  const page = await context.newPage();
  await page.goto(elsewhere);
  return page;
}

async function framed_game(address, storage = true) {
  const page = await framed(address, storage);
  const game = new FramedGame(page, page.frames()[1]);
  await game.is_playable();
  await game.frame();
  return game;
}

const usable = (buttons) => buttons.filter(({ enabled }) => enabled).map(({ name }) => name);

const context_of = (game) => Object.getPrototypeOf(game.page).context();
async function leave(game) {
  const context = context_of(game);
  await context.close();
  assert.deepEqual(context.problems, []);
}

describe('a puzzle in a frame of another page', () => {
  for (const storage of [true, false]) {
    it(`is played there, where the browser ${storage ? 'keeps texts' : 'keeps nothing'}`, async () => {
      const game = await framed_game(`embed.html#${code}`, storage);
      const { buttons } = await game.state();
      const names = usable(buttons);
      for (const name of ['home', 'new', 'settings', 'share', 'help', 'pause', 'checkpoint']) assert.ok(!names.includes(name), name);
      for (const piece of answer) await player.place_by_dragging(game, piece.cells);
      await game.sees('the end', (state) => /Solved/.test(state.notice));
      await leave(game);
    });
  }

  it('keeps nothing, and leaves Back and the list to the pages they belong to', async () => {
    const game = await framed_game(`embed.html#${code}`);
    const kept = () => game.page.evaluate(async () => [Object.keys(localStorage), (await navigator.serviceWorker.getRegistrations()).length]);
    const entries = await game.page.evaluate(() => history.length);
    await player.place_by_dragging(game, cells);
    await game.keys('?', 'Escape');
    await game.frame();
    const { screen, panel } = await game.state();
    assert.deepEqual([screen, panel], ['play', '']);
    assert.deepEqual(await kept(), [[], 0]);
    assert.equal(await game.page.evaluate(() => history.length), entries);
    await leave(game);
  });

  it('leads to the whole game, with the pieces as they lie', async () => {
    const game = await framed_game(`embed.html#${code}`);
    await player.place_by_dragging(game, cells);
    const opened = context_of(game).waitForEvent('page');
    await game.press('whole');
    const whole = new Game(await opened);
    await whole.is_playable();
    assert.ok(whole.page.url().startsWith(`${host.address}#`));
    assert.ok(player.is_placed(await whole.state(), cells));
    assert.ok(await whole.has_button('home'));
    await leave(game);
  });

  it('is only looked at where the page says so', async () => {
    const game = await framed_game(`embed.html?view=only#${code}`);
    const { game: { tray }, buttons } = await game.state();
    assert.deepEqual(usable(buttons), ['whole']);
    await game.drag(middle(tray[0]), await game.cell(0, 0));
    await game.click(await game.cell(1, 1));
    await game.keys('Tab', 'Enter', 'Enter', 'h', 'r');
    await game.frame();
    const state = await game.state();
    assert.deepEqual([state.game.placements, state.game.held ?? null, state.hint], [[], null, '']);
    await leave(game);
  });
});

describe('a large board that is only looked at', () => {
  it('is zoomed with the wheel and with buttons, and moved about', async () => {
    const game = await framed_game(`embed.html?view=only#${large}`);
    const { board: whole, buttons } = await game.state();
    assert.deepEqual(usable(buttons), ['whole', 'zoom_in']);
    await game.press('zoom_in');
    await game.press('zoom_in');
    const { board: near } = await game.sees('it closer', ({ board }) => board.cell > 1.5 * whole.cell);
    await game.drag({ x: 280, y: 300 }, { x: 340, y: 320 });
    await game.sees('another part', ({ board }) => board.x > near.x);
    assert.equal((await game.state()).game.placements.length, 0);
    await leave(game);
  });
});

describe('the other pages', () => {
  for (const address of ['', 'index.html', 'lab.html', 'learn.html']) {
    it(`are refused in such a frame: ${address || './'}`, async () => {
      const page = await framed(address);
      const refused = page.context().problems;
      for (let tries = 0; tries < 100 && !refused.length; ++tries) await page.waitForTimeout(50);
      assert.match(refused.join(), /frame-ancestors/);
      await page.context().close();
    });
  }
});

describe('the text of a frame', () => {
  it('is copied from the sheet for sharing, and shows the puzzle', async () => {
    const game = await host.game({ code });
    await game.press('share');
    await game.sees('the sheet', ({ panel }) => panel === 'share');
    await game.frame();
    await game.screenshot('share-frame');
    await game.press('share.frame');
    await game.sees('the answer', ({ notice }) => /copied/i.test(notice));
    const text = await game.page.evaluate(() => navigator.clipboard.readText());
    await close_game(game);
    assert.match(text, /^<iframe src="[^"]+" title="[^"]+" width="\d+" height="\d+" loading="lazy"[^>]*><\/iframe>$/);
    assert.equal(text.match(/src="([^"]+)"/)[1], `${host.address}embed.html#${code}`);
  });
});
