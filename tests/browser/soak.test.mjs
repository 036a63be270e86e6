// Random input for a while: presses, drags, keys, wheels, several fingers, loss of the graphics context, leaving and
// returning. There must be no errors, and nothing may be lost. A minute by default; TESSERA_SOAK_SECONDS sets the duration,
// TESSERA_SOAK_SEED repeats a run, TESSERA_SOAK_LOG replays the log of a run.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Host, from_top } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';

const seconds = Number(process.env.TESSERA_SOAK_SECONDS ?? 60);
const seed = Number(process.env.TESSERA_SOAK_SEED ?? 1);
const replayed = process.env.TESSERA_SOAK_LOG;
const folder = from_top('build/soak');

const host = new Host();
before(() => host.open());
after(() => host.close());

const puzzles = {
  polyomino: '1p/4x3/FG-C/nn89',
  number_swap: '1s/3x3/AAEQ/h3n9',
  edge_match: '1e/3x1/.AB-/QIQI/y511',
};

// A small random number generator (mulberry32): the same seed gives the same actions.
class Chance {
  constructor(number) {
    this.state = number >>> 0;
  }

  fraction() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count) {
    return Math.floor(this.fraction() * count);
  }

  of(list) {
    return list[this.below(list.length)];
  }
}

const all_keys = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown',
  'r', 'f', 'h', 'z', 'y', '?', 'PageDown', 'F2', 'Control+z', 'Control+Shift+z', '1', '$'];
// Buttons that lead out of the page.
const left_alone = /^(share\.system|licences|print)$/;

// Chooses the next action by the state of the screen, as a line of the log: a name and numbers or words.
function choose(chance, state) {
  const anywhere = () => [chance.below(state.width), chance.below(state.height)];
  const interesting = () => {
    const slots = (state.game.tray ?? []).map(middle);
    const { x, y, cell, rows, columns } = state.board ?? { x: 0, y: 0, cell: 20, rows: 10, columns: 10 };
    const on_board = { x: x + (chance.below(columns) + 0.5) * cell, y: y + (chance.below(rows) + 0.5) * cell };
    const place = chance.of([on_board, ...(slots.length > 0 ? [chance.of(slots)] : [])]);
    return [place.x, place.y].map(Math.round);
  };
  const spot = () => (chance.below(4) === 0 ? anywhere() : interesting());
  const buttons = state.buttons.filter(({ enabled, name }) => enabled && !left_alone.test(name));
  const acts = [
    [8, () => (buttons.length > 0 ? ['click', ...Object.values(middle(chance.of(buttons))).map(Math.round)] : ['click', ...anywhere()])],
    [6, () => ['click', ...spot()]],
    [8, () => ['drag', ...spot(), ...spot()]],
    [8, () => ['key', chance.of(all_keys)]],
    [3, () => ['wheel', ...spot(), chance.of([-100, 100, 30])]],
    [3, () => ['tap', ...spot()]],
    [3, () => ['finger', ...spot(), ...spot()]],
    [2, () => ['torn', ...spot(), ...spot()]],
    [2, () => ['pinch', ...spot(), ...spot()]],
    [1, () => ['right', ...spot()]],
    [1, () => ['size', 320 + chance.below(700), 320 + chance.below(500)]],
    [1, () => ['lose']],
    [1, () => ['hide']],
    [1, () => ['look', chance.of(['light', 'dark'])]],
    [1, () => ['open', chance.of(Object.keys(puzzles))]],
    [1, () => ['paste', chance.of(['words', `http://a.example/#${puzzles.polyomino}`])]],
    [1, () => ['rest', chance.below(300)]],
  ];
  let at = chance.below(acts.reduce((sum, [weight]) => sum + weight, 0));
  return acts.find(([weight]) => (at -= weight) < 0)[1]();
}

const point = (x, y) => ({ x, y });
const part_of_way = (from, to, share) => point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);

// Loses the graphics context and restores it soon after.
const lose_graphics = (page) => page.evaluate(async () => {
  const context = document.getElementById('canvas').getContext('webgl2');
  const door = context.getExtension('WEBGL_lose_context');
  const once = (name) => new Promise((done) => canvas.addEventListener(name, () => setTimeout(done), { once: true }));
  const { canvas } = context;
  const lost = once('webglcontextlost');
  door.loseContext();
  await lost;
  const restored = once('webglcontextrestored');
  door.restoreContext();
  await restored;
});

const do_as_told = {
  click: ({ page }, x, y) => page.mouse.click(x, y),
  right: ({ page }, x, y) => page.mouse.click(x, y, { button: 'right' }),
  drag: (game, x, y, to_x, to_y) => game.drag(point(x, y), point(to_x, to_y)),
  key: ({ page }, key) => page.keyboard.press(key),
  async wheel({ page }, x, y, turned) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, turned);
  },
  tap: (game, x, y) => game.tap(point(x, y)),
  async finger(game, x, y, to_x, to_y) {
    await game.finger_drag(point(x, y), point(to_x, to_y), 3);
    await game.fingers('touchEnd');
  },
  async torn(game, x, y, to_x, to_y) { // as by an incoming call, or a hand on the screen
    await game.finger_drag(point(x, y), point(to_x, to_y), 3);
    await game.fingers('touchCancel');
  },
  async pinch(game, x, y, other_x, other_y) {
    const [one, two] = [point(x, y), point(other_x, other_y)];
    await game.fingers('touchStart', one, two);
    await game.fingers('touchMove', part_of_way(one, two, 0.3), part_of_way(two, one, 0.3));
    await game.fingers('touchEnd');
  },
  size: ({ page }, width, height) => page.setViewportSize({ width, height }),
  lose: ({ page }) => lose_graphics(page),
  hide: ({ page }) => page.evaluate(() => {
    dispatchEvent(new Event('blur'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    dispatchEvent(new PageTransitionEvent('pageshow'));
    dispatchEvent(new Event('focus'));
  }),
  look: ({ page }, colorScheme) => page.emulateMedia({ colorScheme }),
  open: ({ page }, family) => page.evaluate((code) => { location.hash = code; }, puzzles[family]),
  paste: ({ page }, text) => page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, text),
  rest: ({ page }, ms) => page.waitForTimeout(ms),
};

// Answers a dialog of the page, which covers the game.
async function answer_dialog(page) {
  if (await page.evaluate(() => document.getElementById('entry').open)) await page.keyboard.press('Escape');
}

async function play(game, log, next) {
  for (let line = next(await game.state()); line; line = next(await game.state())) {
    log.push(line);
    const [name, ...arguments_] = line;
    await do_as_told[name](game, ...arguments_);
    await answer_dialog(game.page);
  }
}

function recorded(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  return () => lines.shift();
}

function chosen(family, end) {
  const chance = new Chance(seed * 7919 + Object.keys(puzzles).indexOf(family));
  return (state) => (Date.now() < end ? choose(chance, state) : null);
}

describe('anything at all', () => {
  for (const family of replayed ? [replayed.match(/[a-z_]+(?=\.log$)/)[0]] : Object.keys(puzzles)) {
    it(`is done to ${family} without a complaint`, { timeout: seconds * 1000 + 60000 }, async () => {
      const game = await host.game({ code: puzzles[family], unmade: true, touch: true, width: 640, height: 480, mobile: false });
      const { problems } = game.page.context();
      const log = [];
      const next = replayed ? recorded(replayed) : chosen(family, Date.now() + (seconds * 1000) / 3);
      try {
        await play(game, log, (state) => (problems.length > 0 ? null : next(state)));
        await game.frame();
        assert.ok((await game.state()).frames > 0);
      } finally {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${family}.log`), log.map((line) => `${JSON.stringify(line)}\n`).join(''));
        console.log(`${log.length} acts with seed ${seed}, in ${join(folder, `${family}.log`)}`);
      }
      await game.page.context().close();
      assert.deepEqual(problems, []);
    });
  }
});
