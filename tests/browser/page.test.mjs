// The page around the game: keys, focus, sizes, idling, security policy, speed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe } from 'node:test';
import { Host, close_game, it, named_variants, painted, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';
import { assert_in_view } from './lib/view.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const { code, answer } = player.small;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const focus_of = (game) => game.page.evaluate(() => document.activeElement.id || document.activeElement.tagName);

describe('the keyboard', () => {
  it('plays from the first moment, before anything is clicked or tabbed to', async () => {
    for (const [key, shown] of [['h', ({ hint, job }) => hint !== '' || job !== 'idle'], ['t', (state) => state.game.held], ['?', ({ panel }) => panel === 'help']]) {
      const game = await host.game({ code });
      await game.keys(key);
      await game.sees(`what ${key} does`, shown);
      await close_game(game);
    }
  });

  it('comes into the game with Tab and leaves it with Tab, both ways', async () => {
    const game = await host.game({ code });
    assert.equal(await focus_of(game), 'canvas');
    let steps = 0;
    for (; (await focus_of(game)) === 'canvas' && steps < 60; ++steps) await game.keys('Tab');
    assert.ok(steps > 1, 'Tab found nothing in the game');
    assert.ok(steps < 60, 'Tab never left the game');
    await game.page.locator('#canvas').focus();
    for (steps = 0; (await focus_of(game)) === 'canvas' && steps < 60; ++steps) await game.keys('Shift+Tab');
    assert.equal(await focus_of(game), 'skip');
    await game.keys('Tab');
    assert.equal(await focus_of(game), 'canvas');
    await close_game(game);
  });

  it('shows where it is', async () => {
    const game = await host.game({ code });
    await game.page.locator('#skip').focus();
    await game.keys('Tab');
    const ring = () => game.page.evaluate(() => getComputedStyle(document.getElementById('stage'), '::after').borderTopStyle);
    assert.equal(await ring(), 'solid');
    await game.screenshot('focus');
    await game.click(await game.cell(1, 1));
    assert.notEqual(await ring(), 'solid', 'who uses the mouse sees no ring');
    await close_game(game);
  });

  it('leaves the browser its own shortcuts', async () => {
    const game = await host.game({ code });
    await game.page.locator('#canvas').focus();
    const kept = await game.page.evaluate(() => {
      const prevented = [];
      const press = (key, modifiers) => {
        const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...modifiers });
        if (!document.getElementById('canvas').dispatchEvent(event)) prevented.push(key);
      };
      for (const key of ['c', 'v', 'r', 'l', 't', 'p', 'f', '0', '+', '-', '=']) press(key, { ctrlKey: true });
      for (const key of ['F5', 'F11', 'F12']) press(key, {});
      press('ArrowLeft', { altKey: true });
      return prevented;
    });
    assert.deepEqual(kept, []);
    await close_game(game);
  });

  it('pastes a link anywhere on the page', async () => {
    const game = await host.game({});
    await game.page.evaluate((text) => navigator.clipboard.writeText(text), `Try this: ${host.address}#${code}`);
    await game.page.locator('#canvas').focus();
    await game.keys('Control+v');
    await game.sees('the puzzle of the link', (state) => state.board.columns === 4 && state.board.rows === 3);
    await close_game(game);
  });
});

describe('the policy', () => {
  it('refuses other scripts, evaluation, and requests to anyone', async () => {
    const game = await host.game({ code });
    const tried = await game.page.evaluate(async () => {
      const refusal = async (act) => {
        try {
          await act();
          return 'allowed';
        } catch (error) {
          return error.name;
        }
      };
      const inline = document.createElement('script');
      await new Promise((done) => setTimeout(done)); // up to here the browser lets the test evaluate code
      return {
        worker: await refusal(() => new Worker('other.js')),
        evaluation: await refusal(() => document.defaultView['ev' + 'al']('1')),
        inline: await refusal(() => { inline.text = 'globalThis.was_run = true'; document.body.append(inline); }),
        request: await refusal(() => fetch('http://127.0.0.1:9/')),
      };
    });
    assert.deepEqual(tried, { worker: 'TypeError', evaluation: 'EvalError', inline: 'TypeError', request: 'TypeError' });
    assert.equal(await game.page.evaluate(() => globalThis.was_run), undefined);
    await game.page.context().close(); // with expected problems
  });
});

describe('the page', () => {
  it('has nothing that axe objects to, in light and dark', async () => {
    for (const dark of [false, true]) {
      const game = await host.game({ code, dark });
      await game.page.evaluate(axe);
      const { violations } = await game.page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`), []);
      await close_game(game);
    }
  });

  it('draws no frame while nothing happens', async () => {
    const game = await host.game({ code, still: false });
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.mouse.move(2, 2);
    await game.rests(300);
    await game.rests(3000);
    await close_game(game);
  });

  it('comes back by itself when the browser takes WebGL away', async () => {
    const game = await host.game({ code, ...painted });
    await player.place_by_dragging(game, answer[0].cells);
    await game.page.mouse.move(2, 2);
    await game.frame();
    const picture = await game.picture();
    assert.ok(await game.color_count({ x: 0, y: 0, width: painted.width, height: painted.height }) > 50, 'something is drawn');
    await game.page.evaluate(() => {
      globalThis.taken = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
      globalThis.taken.loseContext();
    });
    await game.page.waitForFunction(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
    const { frames } = await game.state();
    await game.page.evaluate(() => globalThis.taken.restoreContext());
    await game.sees('a new frame', (state) => state.frames > frames);
    await game.frame();
    await game.frame();
    assert.deepEqual(await game.picture(), picture);
    await player.place_by_dragging(game, answer[1].cells);
    const { problems } = game.page.context();
    game.page.context().problems = problems.filter((line) => !/context/i.test(line));
    await close_game(game);
  });

  // A busy machine keeps the page waiting, so there its own work is measured.
  it('can be played a second and a half after it was asked for, with nothing in any cache', async () => {
    const times = [];
    let work = Infinity;
    while (times.length < 6 && !(times.at(-1) < 1500)) {
      const page = await (await host.visitor({ painted: true })).newPage();
      const tools = await page.context().newCDPSession(page);
      await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const started = Date.now();
      await page.goto(host.address);
      await page.waitForFunction(() => globalThis.tessera?.state().frames > 0, null, { polling: 10 });
      times.push(Date.now() - started);
      const { metrics } = await tools.send('Performance.getMetrics');
      work = Math.min(work, 1000 * metrics.find(({ name }) => name === 'ThreadTime').value);
      await close_game({ page });
    }
    console.log(`first playable frame after ${times.join(', ')} ms, ${Math.round(work)} ms of work`);
    assert.ok(times.at(-1) < 1500 || work < 1000, `${times.join(', ')} ms, ${work} ms of work`);
  });

  it('speaks French to those who do', async () => {
    const game = await host.game({ code, locale: 'fr-FR' });
    assert.equal(await game.page.locator('html').getAttribute('lang'), 'fr');
    assert.equal((await game.state()).language, 'fr');
    assert.equal(await game.page.locator('#canvas').getAttribute('aria-label'), 'Plateau de jeu');
    await close_game(game);
  });

  it('follows the system from light to dark', async () => {
    const game = await host.game({ code });
    assert.equal((await game.state()).theme, 'light');
    await game.page.emulateMedia({ colorScheme: 'dark' });
    await game.sees('the dark theme', (state) => state.theme === 'dark');
    await game.page.waitForFunction(() => {
      const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
      return red + green + blue < 200;
    }, null, { timeout: 20000 });
    await close_game(game);
  });
});

describe('colours of the player\'s own', () => {
  it('reach the table when they are wished for, and go when they are not', async () => {
    const game = await host.game({ code: player.small.code });
    const page_color = () => game.page.evaluate(() => document.documentElement.style.getPropertyValue('--back'));
    const shown = async () => {
      await game.frame();
      return game.picture();
    };
    const [usual, usual_picture] = [await page_color(), await shown()];
    for (const wish of [{ forcedColors: 'active' }, { contrast: 'more' }]) {
      await game.page.emulateMedia(wish);
      await game.page.waitForFunction(() => document.documentElement.style.getPropertyValue('--back') === '#ffffff');
      assert.ok(!(await shown()).equals(usual_picture), 'the table is another');
      await game.page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
      await game.page.waitForFunction((color) => document.documentElement.style.getPropertyValue('--back') === color, usual);
    }
    await close_game(game);
  });

  it('are dark where the player\'s are', async () => {
    const game = await host.game({ code: player.small.code, dark: true, forced: true });
    await game.page.waitForFunction(() => document.documentElement.style.getPropertyValue('--back') === '#000000');
    await game.screenshot('contrast-dark');
    await close_game(game);
  });
});

describe('colours around the table', () => {
  const lightness = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [more, less] = [lightness(one), lightness(other)].sort((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };
  // The colours of dialogs, notices and sentences before the game, as they are shown.
  const shown = (page) => page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const color_of = (name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color.match(/\d+/g).map(Number);
    };
    const colors = Object.fromEntries(['back', 'card', 'text', 'faint', 'edge', 'focus', 'main', 'main-text'].map((name) => [name, color_of(name)]));
    probe.remove();
    return colors;
  });
  const needs = [ // on, least contrast, least contrast for those who wish for more
    ['text', 'back', 7, 12], ['text', 'card', 7, 12], ['faint', 'back', 4.5, 12], ['faint', 'card', 4.5, 12],
    ['focus', 'back', 4.5, 4.5], ['focus', 'card', 4.5, 4.5], ['main', 'card', 4.5, 4.5], ['main-text', 'main', 4.5, 4.5], ['edge', 'card', 1.2, 12],
  ];

  for (const dark of [false, true]) {
    it(`can be told apart, and more so by those who wish for that: ${dark ? 'dark' : 'light'}`, async () => {
      const game = await host.game({ code, dark });
      for (const wish of ['no-preference', 'more']) {
        await game.page.emulateMedia({ contrast: wish });
        await game.page.waitForFunction((value) => matchMedia(`(prefers-contrast: ${value})`).matches, wish);
        await game.frame();
        const colors = await shown(game.page);
        for (const [name, on, least, more] of needs) {
          const found = contrast(colors[name], colors[on]);
          assert.ok(found >= (wish === 'more' ? more : least), `${name} on ${on}, ${wish}: ${found.toFixed(2)}`);
        }
      }
      await close_game(game);
    });
  }
});

describe('any window', () => {
  for (const [name, wish] of named_variants({ desktop: { width: 1280, height: 800 }, phone, lying: phone_lying, small: { width: 320, height: 568 } }, ['small'])) {
    for (const ratio of name === 'phone' ? variants([1, 2, 2.625], [2.625]) : [1]) {
      it(`shows everything: ${name} at ${ratio}`, async () => {
        const game = await host.game({ ...wish, ratio });
        const state = await game.state();
        assert.deepEqual([state.width, state.height].map(Math.round), [wish.width, wish.height]);
        assert_in_view(state, wish);
        const canvas = await game.page.evaluate(() => ({ across: document.getElementById('canvas').width, shown: document.getElementById('canvas').clientWidth }));
        assert.equal(canvas.shown, wish.width);
        assert.equal(canvas.across, Math.floor(wish.width * Math.min(ratio, 2)), 'sharp, but at most two pixels a pixel');
        await game.screenshot(`window-${name}-${ratio}`);
        await close_game(game);
      });
    }
  }

  const low = { '320x200': [320, 200], '400x300': [400, 300], '480x300': [480, 300], '512x260': [512, 260], '640x200': [640, 200] };
  for (const [size, [width, height]] of named_variants(low, ['320x200'])) {
    it(`scrolls instead of shrinking the board: ${size}`, async () => {
      const game = await host.game({ width, height });
      const { board } = await game.state();
      assert.ok(board.cell >= 20, `cells of ${board.cell} px`);
      await game.page.mouse.wheel(0, 1000);
      await game.page.waitForFunction(() => scrollY + innerHeight >= 479);
      await game.screenshot(`window-low-${size}`);
      await close_game(game);
    });
  }

  it('shows nine tiles at once on the smallest phone', async () => {
    const size = { width: 320, height: 568, touch: true };
    const game = await host.game({ ...size, code: '1e/3x3/BMOV/h6h6D8R4dGzqfEyNcx/1s16', locale: 'fr-FR' });
    const { game: { tray } } = await game.state();
    assert.equal(tray.length, 9);
    assert.ok(tray.every(({ x, width }) => x >= 0 && x + width <= size.width), 'no tile is out of sight');
    await game.screenshot('window-small-tiles');
    await close_game(game);
  });

  it('shows the whole board when the puzzle is solved, and puts it back where it was once the card is closed', async () => {
    for (const [, size] of named_variants({ phone, small: { width: 320, height: 568, touch: true }, desktop: { width: 1280, height: 800 } }, ['small'])) {
      const game = await host.game({ ...size, code });
      const { board } = await game.state();
      for (const { cells } of answer) await player.place_by_dragging(game, cells);
      const won = await game.sees('the end', ({ buttons }) => buttons.some(({ name }) => name === 'win.next'));
      assert_in_view(won, size);
      await game.press('card.close');
      await game.sees('the board where it was', (state) => JSON.stringify(state.board) === JSON.stringify(board));
      await close_game(game);
    }
  });

  it('may change its size in the middle of the game', async () => {
    const game = await host.game({ code });
    await player.place_by_dragging(game, answer[0].cells);
    for (const size of [{ width: 600, height: 900 }, { width: 844, height: 390 }, { width: 1000, height: 700 }]) {
      await game.page.setViewportSize(size);
      const state = await game.sees(`a width of ${size.width}`, ({ width, height }) => width === size.width && height === size.height);
      await game.frame();
      assert_in_view(await game.state(), size);
      assert.ok(player.is_placed(state, answer[0].cells));
    }
    await player.place_by_dragging(game, answer[1].cells);
    await close_game(game);
  });
});

describe('a large board', () => {
  const large = '1t/p1/7/size.60x60.pieces.90.smallest.2.largest.0/bpxw';

  it('can be looked at closely and moved, and its tray scrolled', async () => {
    const game = await host.game({ code: large });
    const whole = await game.state();
    assert.deepEqual([whole.board.columns, whole.board.rows], [60, 60]);
    assert.ok(whole.game.tray.length >= 80);
    assert.ok(whole.board.cell * 60 > 340, // below the rule for newcomers
       `the board is ${whole.board.cell * 60} across`);
    await game.screenshot('large');
    const centre = await game.cell(30, 30);
    await game.page.mouse.move(centre.x, centre.y);
    for (let notch = 0; notch < 6; ++notch) await game.page.mouse.wheel(0, -100);
    const close = await game.sees('larger cells', ({ board }) => board.cell > whole.board.cell * 1.5);
    await game.drag(centre, { x: centre.x + 120, y: centre.y + 60 });
    await game.sees('the board moved', ({ board }) => Math.hypot(board.x - close.board.x, board.y - close.board.y) > 40);
    await game.screenshot('large-close');
    const slot = middle(whole.game.tray[0]);
    await game.page.mouse.move(slot.x, slot.y);
    await game.page.mouse.wheel(0, 400);
    await game.sees('the tray scrolled', ({ game: { tray } }) => tray[0].x !== whole.game.tray[0].x || tray[0].y !== whole.game.tray[0].y);
    await close_game(game);
  });
});
