// Help for players who are new to a family: controls, the rule, legible captions, par, and the map with its legend.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { Host, close_game, desktop, it, named_variants, phone, phone_lying, variants } from './lib/browser.mjs';
import { middle } from './lib/game.mjs';
import * as player from './lib/player.mjs';

const host = new Host();
before(() => host.open());
after(() => host.close());

const small_phone = { ...phone, width: 320, height: 568 };
const pieces = player.small.code;
const nine = '1s/3x3/AAEQ/h3n9'; //   1 2 3 / 4 6 5 / 8 7 9
const four = '1s/2x2/S/wmva'; //      2 1 / 4 3
const wide = '1p/11x5/iq/llppykHuAMpPUQ2zw/pgp9';
const tiles = '1e/3x1/.AB-/QIQI/y511';

const how = (game) => game.page.locator('#how').textContent();
const found = (state, name) => state.buttons.find((button) => button.name === name);

async function swap(game, from, to) {
  const { moves } = await game.sees('what was done before', () => true);
  await game.drag(await game.cell(...from), await game.cell(...to));
  await game.sees('the swap', (state) => state.moves === moves + 1);
}

async function win_nine(game) {
  await swap(game, [1, 1], [1, 2]);
  await swap(game, [2, 1], [2, 0]);
  return game.sees('the win', ({ solved }) => solved);
}

describe('how the canvas is used', () => {
  it('is told by the family\'s rule and keys, and on the list by those of the list', async () => {
    const game = await host.game({ code: pieces });
    await game.sees('the puzzle', ({ family }) => family === 'polyomino');
    assert.match(await how(game), /Cover the whole board.*Tab chooses a piece.*F flips it/);
    for (const [code, rule] of [[nine, /numbers in order.*picks up a number/], [tiles, /edges of touching tiles.*Tab chooses a tile/]]) {
      await game.page.evaluate((fragment) => { location.hash = fragment; }, code);
      await game.page.waitForFunction((text) => new RegExp(text).test(document.getElementById('how').textContent), rule.source);
      assert.doesNotMatch(await how(game), /piece|flip/);
    }
    await game.press('home');
    await game.sees('the list', ({ screen }) => screen === 'home');
    await game.frame();
    assert.match(await how(game), /^Tab goes from one button to the next/);
    const description = await game.page.locator('meta[name=description]').getAttribute('content');
    for (const family of ['pieces', 'tiles', 'numbers']) assert.match(description, new RegExp(family));
    await close_game(game);
  });

  it('is told in the language of the player', async () => {
    const game = await host.game({ code: nine, locale: 'de' });
    await game.page.waitForFunction(() => /Zahlen geordnet/.test(document.getElementById('how').textContent));
    await close_game(game);
  });
});

describe('the rule of a family', () => {
  for (const [window, size] of named_variants({ desktop, phone, small_phone, phone_lying }, ['small_phone'])) {
    for (const [family, code] of Object.entries({ nine, tiles })) {
      it(`stands over the first puzzle of ${family} on ${window}, and leads to the help`, async () => {
        const game = await host.game({ code, ...size });
        const state = await game.sees('the rule', (each) => found(each, 'rule'));
        const rule = found(state, 'rule');
        assert.ok(rule.y + rule.height <= state.board.y, 'it lies above the board');
        assert.ok(rule.x >= 0 && rule.x + rule.width <= size.width, 'it lies in the window');
        await game.screenshot(`rule-${family}-${window}`);
        await game.press('rule');
        await game.sees('the help', ({ panel }) => panel === 'help');
        await close_game(game);
      });
    }
  }

  // The item in the hand is in front of everything.
  const covers = {
    'the rule': async (game) => found(await game.sees('the rule', (state) => found(state, 'rule')), 'rule'),
    'a button': async (game) => found(await game.state(), 'help'),
    'a hint': async (game) => {
      await game.press('hint');
      return found(await game.sees('the hint', (state) => state.hint && found(state, 'card.close')), 'card.close');
    },
  };
  for (const [cover, find] of Object.entries(covers)) for (const [window, size] of named_variants({ desktop, lying: phone_lying }, ['lying'])) it(`a piece in hand is in front of ${cover}: ${window}`, async () => {
    const game = await host.game({ ...size, touch: false, code: pieces });
    const { x, y, width, height } = await find(game);
    const spot = { x: x + width / 2, y: y + height / 2 };
    const is_strong = (colors) => colors.some((color) => Math.max(...color) - Math.min(...color) > 60);
    const look = () => game.colors({ x: spot.x - 2, y: spot.y - 2, width: 4, height: 4 });
    assert.ok(!is_strong(await look()), 'it alone is pale');
    const { game: { tray } } = await game.state();
    const from = middle(tray[0]);
    await game.page.mouse.move(from.x, from.y);
    await game.page.mouse.down();
    await game.page.mouse.move(spot.x, spot.y, { steps: 6 });
    await game.sees('the piece in hand', ({ game: { held } }) => held);
    await game.frame();
    await game.screenshot(`hand-over-${cover.slice(cover.indexOf(' ') + 1)}-${window}`);
    assert.ok(is_strong(await look()), 'the piece is in front');
    await close_game(game);
  });

  // Opens a puzzle of eleven columns while another game is not over, and returns the state with the notice about that.
  async function told_of_the_other(size) {
    const game = await host.game({ ...size, code: pieces });
    await (size.touch ? player.place_by_finger : player.place_by_dragging)(game, player.small.answer[0].cells);
    await game.page.evaluate((code) => { location.hash = code; }, wide);
    return { game, state: await game.sees('the notice', ({ buttons }) => buttons.some(({ name }) => name === 'notice.action')) };
  }

  const do_overlap = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width &&
    one.y < other.y + other.height && other.y < one.y + one.height;

  for (const [window, size] of named_variants({ desktop, phone, small_phone, phone_lying }, ['phone_lying'])) {
    it(`gives way to a notice in its place, and comes when that has gone: ${window}`, async () => {
      const { game, state } = await told_of_the_other(size);
      const rule = found(state, 'rule');
      assert.ok(!rule || !do_overlap(rule, found(state, 'notice.action')), 'they do not overlap');
      await game.screenshot(`rule-and-notice-${window}`);
      await game.press('notice.close');
      await game.sees('the rule', (later) => found(later, 'rule'));
      await close_game(game);
    });
  }

  for (const [window, size] of named_variants({ desktop, phone, small_phone, phone_lying }, ['desktop'])) {
    it(`gives way to a hint, and so does the notice: ${window}`, async () => {
      const { game } = await told_of_the_other(size);
      await game.press('hint');
      await game.sees('the hint without the offer', (state) => found(state, 'hint.next') && !found(state, 'notice.action'));
      await game.press('hint.next');  // which nothing covers
      await game.sees('more of the hint', ({ rung }) => rung === 2);
      await close_game(game);
    });
  }

  it('and an offer about the board stays under the sheet of the maker', async () => {
    const { game } = await told_of_the_other(desktop);
    await game.press('new');
    const { notice, buttons } = await game.sees('the maker', ({ panel }) => panel === 'new');
    assert.match(notice, /other game/);
    assert.ok(buttons.some(({ name }) => name === 'make.play'), buttons.map(({ name }) => name).join(' '));
    assert.ok(!buttons.some(({ name }) => name.startsWith('notice')));
    await close_game(game);
  });

  it('goes with the first move, and stays away after the first win', async () => {
    const game = await host.game({ code: nine });
    await game.sees('the rule', (state) => found(state, 'rule'));
    await swap(game, [1, 1], [1, 2]);
    await game.sees('no rule', (state) => !found(state, 'rule'));
    await swap(game, [2, 1], [2, 0]);
    await game.sees('the win', ({ solved }) => solved);
    await game.page.evaluate((fragment) => { location.hash = fragment; }, four);
    await game.sees('the other grid', ({ board, solved }) => board.rows === 2 && !solved);
    assert.equal(found(await game.state(), 'rule'), undefined);
    await close_game(game);
  });

  it('goes for ever when it is closed', async () => {
    const game = await host.game({ code: tiles });
    await game.sees('the rule', (state) => found(state, 'rule'));
    await game.press('rule.close');
    await game.sees('no rule', (state) => !found(state, 'rule'));
    await game.page.reload();
    await game.is_playable();
    await game.frame();
    assert.equal(found(await game.state(), 'rule'), undefined);
    await close_game(game);
  });
});

describe('captions of the buttons below the table', () => {
  const actions = ['undo', 'redo', 'restart', 'turn', 'flip', 'hint', 'solve', 'clashes', 'map'];

  for (const locale of variants(['en-GB', 'de', 'fr'], ['fr'])) {
    for (const [window, size] of named_variants({ phone, small_phone, phone_lying }, ['small_phone'])) {
      it(`shorten one by one, in ${locale} on ${window}`, async () => {
        const game = await host.game({ code: pieces, ...size, locale });
        const bare = [];
        for (const [family, code] of Object.entries({ pieces, nine, four, tiles })) {
          await game.page.evaluate((fragment) => { location.hash = fragment; }, code);
          await game.sees('the puzzle', (state) => state.code === code && state.language === locale.slice(0, 2));
          const { buttons } = await game.state();
          bare.push(...buttons.filter(({ name, caption }) => actions.includes(name) && !caption).map(({ name }) => `${name} of ${family}`));
          await game.screenshot(`captions-${locale.slice(0, 2)}-${window}-${family}`);
        }
        assert.deepEqual(bare, []);
        await close_game(game);
      });
    }
  }
});

describe('the top line', () => {
  for (const locale of variants(['en-GB', 'de', 'fr'], ['fr'])) {
    for (const [window, size] of named_variants({ phone, small_phone, phone_lying }, ['phone_lying', 'small_phone'])) {
      it(`says title, state and time whole, in ${locale} on ${window}`, async () => {
        const game = await host.game({ ...size, locale });
        await game.sees('the language', ({ language }) => language === locale.slice(0, 2));
        await game.press('rule.close'); // which is in the place of the title
        await game.sees('the title', ({ buttons }) => !buttons.some(({ name }) => name === 'rule'));
        await game.page.evaluate(() => { const real = performance.now.bind(performance); performance.now = () => real() + 61000; });
        await game.press('settings'); // a game at rest draws no frame
        await game.sees('the settings', ({ panel }) => panel === 'settings');
        await game.keys('Escape');
        await game.sees('a minute', ({ buttons }) => / 1 min$/.test(buttons.find(({ name }) => name === 'pause').caption));
        const { caption } = await game.button('pause');
        assert.doesNotMatch(caption, /…/);
        await close_game(game);
      });
      if (size === phone_lying) continue; // there the win's card replaces the line
      it(`says par whole after a win, in ${locale} on ${window}`, async () => {
        const game = await host.game({ code: nine, ...size, locale });
        await win_nine(game);
        await game.frame();
        const { caption } = await game.button('pause');
        assert.match(caption, /par 2/i);
        assert.match(caption, /0:\d\d$/);
        assert.doesNotMatch(caption, /…/);
        await game.screenshot(`par-${locale.slice(0, 2)}-${window}`);
        await close_game(game);
      });
    }
  }
});

describe('a number swap that is won', () => {
  it('is praised at par, told by how much it was longer, kept by its swaps and shared with them', async () => {
    const game = await host.game({ code: nine, ...phone });
    await swap(game, [0, 0], [0, 1]);
    await swap(game, [0, 0], [0, 1]);
    await win_nine(game);
    await game.hears(/Sorted in 4 swaps, 2 more than par/);
    await game.screenshot('number-swap-won-over-par');
    assert.equal((await game.state()).best_moves, 4);
    await game.press('restart');
    await game.sees('the start', ({ moves }) => moves === 0);
    await win_nine(game);
    await game.hears(/Sorted in the fewest swaps: 2/);
    await game.screenshot('number-swap-won-at-par');
    assert.equal((await game.state()).best_moves, 2);
    await game.press('win.share');
    await game.sees('the sheet', ({ panel }) => panel === 'share');
    await game.frame();
    await game.press('share.result');
    await game.sees('that it was copied', ({ notice }) => /result copied/i.test(notice));
    const result = await game.page.evaluate(() => navigator.clipboard.readText());
    assert.match(result, /in 2 swaps, par 2 · 0:\d\d/);
    await close_game(game);
  });

  it('has its fewest swaps on its card, after a reload too', async () => {
    const game = await host.game({ ...phone });
    const to_list = async () => {
      await game.press('home');
      await game.sees('the list', ({ screen, levels }) => screen === 'home' && levels);
      await game.press('family.number_swap');
      await game.press('chapter.1'); // after the course
      return game.sees('its levels', (state) => state.buttons.some(({ label }) => label.startsWith('Two swaps')));
    };
    await to_list();
    await game.press((await game.state()).buttons.find(({ label }) => label === 'Two swaps, 2 × 2, Par 2, Starter, Start here').name); // 2 3 / 1 4
    await game.sees('the level', ({ title, screen }) => screen === 'play' && title === 'Two swaps');
    for (let turn = 0; turn < 3; ++turn) await swap(game, [0, 0], [0, 1]);
    await swap(game, [0, 0], [1, 0]);
    await game.sees('the win', ({ solved, moves }) => solved && moves === 4);
    await game.page.reload();
    await game.is_playable();
    const { buttons } = await to_list();
    assert.ok(buttons.some(({ label }) => label === 'Two swaps, 2 × 2, Par 2, Starter, Solved, 4 swaps'), buttons.map(({ label }) => label).join(' | '));
    await game.screenshot('number-swap-card');
    await close_game(game);
  });
});

describe('the map of all grids', () => {
  it('shows only when it is asked for, with a legend, and that is kept', async () => {
    const game = await host.game({ code: four, ...desktop });
    assert.equal((await game.state()).game.map, null);
    await game.screenshot('map-unasked');
    await game.press('map');
    const { game: { map } } = await game.sees('the map', (state) => state.game.map);
    assert.equal(map.states, 24);
    await game.screenshot('map-asked');
    await game.page.reload();
    await game.is_playable();
    await game.sees('the map again', (state) => state.game.map);
    await game.press('map');
    await game.sees('no map', (state) => !state.game.map);
    await close_game(game);
  });

  it('has its legend in every window and language', async () => {
    for (const locale of variants(['en-GB', 'de', 'fr'], ['fr'])) {
      for (const [window, size] of named_variants({ phone, small_phone, phone_lying }, ['small_phone'])) {
        const game = await host.game({ code: '1s/3x2/QK/gA/q6b1', ...size, locale });
        await game.press('map');
        await game.sees('the map', (state) => state.game.map);
        await game.screenshot(`map-${locale.slice(0, 2)}-${window}`);
        await close_game(game);
      }
    }
  });
});

describe('tiles that a hint names', () => {
  it('bear the number that it says, and alike ones are told with "or"', async () => {
    const game = await host.game({ code: '1e/3x3/BMOV/h6h6D8R4dGzqfEyNcx/1s16', ...desktop });
    const { game: { tray } } = await game.state();
    const middles = () => game.painted(() => Promise.all(tray.map(async ({ x, y, width, height }) =>
      (await game.picture({ x: x + width / 2 - 12, y: y + height / 2 - 12, width: 24, height: 24 })).toString('base64'))));
    const plain = await middles();
    let named = [];
    for (let rung = 0; rung < 2; ++rung) {
      const before = (await game.state()).hint;
      await game.press('hint');
      const { hint } = await game.sees('the next rung', (state) => state.job === 'idle' && state.hint !== before);
      assert.doesNotMatch(hint, /\d\/\d/);
      await game.frame();
      const shown = await middles();
      named = (hint.match(/\d+/g) ?? []).map(Number);
      // All others are dimmed, but none bears another number.
      const changed = tray.filter((_, index) => shown[index] !== plain[index]).map(({ tile }) => tile + 1);
      assert.ok(named.every((name) => changed.includes(name)), hint);
      assert.equal(new Set(named.map((name) => shown[tray.findIndex(({ tile }) => tile + 1 === name)])).size, named.length, 'alike tiles bear different numbers');
    }
    assert.ok(named.length > 1, 'alike tiles are named');
    await game.screenshot('tiles-numbered');
    await close_game(game);
  });
});

describe('Solve on a board that cannot be completed', () => {
  it('says why, and offers to take back what is to blame and to solve', async () => {
    const game = await host.game({ code: pieces });
    await player.place_by_dragging(game, [[0, 1], [1, 1], [2, 1], [2, 2]]);
    await game.press('solve');
    await game.sees('the verdict', ({ notice }) => /cannot be filled.*to blame/.test(notice));
    await game.screenshot('solve-on-a-broken-board');
    await game.press('notice.action');
    await game.sees('the solution', ({ solved }) => solved);
    await close_game(game);
  });
});
